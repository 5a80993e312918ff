/** connection, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionNotice = `
I    | spare | I notice I think of people more often than I tell them.
I    | fair | I can want to be near people and left alone, both at once.
I    | - | Part of me wants to reach out, and part of me wants to be found.
I    | not-good not-bright fair | I can miss someone quietly and still have an ordinary day.
I    | waiting-for-news | I notice who I'd like to tell, whichever way the news goes.
I    | meeting-people fair | I can feel shy in a group and be part of it all the same.
I    | fair | I can notice whose company leaves me lighter.
I    | spare | I can wish somebody well without their knowing.
I    | fair | Part of me likes to be among people, and part of me likes to go home.
I    | fair | I can feel fond of somebody without having to do anything about it.
I    | fair | I notice how I brighten when I see somebody I like.
?    | spare | What if other people feel as unsure of their welcome as I do?
?    | not-good not-bright | What if it hurts to miss someone because it was good to know them?
?    | first | What if an awkward silence is only two shy people being careful?
?    | fair | What if I'm easier to know than I think?
?    | meeting-people fair | What if I looked for one friendly face to stand beside?
?    | waiting-for-news fair | What would I most like somebody to say while I wait?
?    | winding-down evening fair | What would I tell someone about today, if they asked properly?
when | curiosity spare | When someone new speaks to me, I'll find one thing I'd like to ask.
when | first | When a song reminds me of someone, I'll let it be fond before it's sad.
when | fair | When the talk moves past me, I'll keep listening and not count it against myself.
when | a-busy-day fair | When people become a blur, I'll look at one face properly.
when | spare | When I'm the quiet one, I'll trust that I'm part of the group.
when | fair | When I'm about to apologise for talking, I'll look up and see whether they're listening.
when | a-hard-talk fair | When I'm sure I know what the other person means, I'll notice I could ask.
when | fair | If I feel shy, I'll look for what I'm curious about.
when | fair | If I start to compare my evenings with other people's, I'll notice I'm only guessing at theirs.
when | not-good not-bright fair | If my eyes fill when somebody is kind, I'll let them, and stay.
when | fair | If somebody tells me something real, I'll remember that they chose me to hear it.
when | spare | If somebody interrupts, I'll notice that what I had to say is still mine.
when | humour | When something strikes me as funny, I'll notice who I'd like to tell.
when | fair | When I pass someone walking alone, I'll wish them well in my head.
when | fair | When a crowd makes me lonelier, I'll notice that I'd rather have one person.
when | friendship spare | If I think I've left it too long to get in touch, I'll notice that I care.
when | independence spare | If being alone feels good, I'll enjoy it without explaining why.
I    | note-friends | I'd like somebody to tell. It's an ordinary thing to want.
I    | morning afternoon not-heavy not-low humour first-only first | I'm so pleased today that strangers are at risk of a hello.
I    | humour first-only first | I've missed being teased.
I    | night humour | Somebody else is awake just now as well, and also cross about it.
I    | fair | A room full of voices can be company, even when none of them are talking to me.
I    | night | In the dark I can still hear how a friend says my name.
I    | friendship first-only first | I've the kind of tiredness that only one particular friend is any use for.
I    | not-bright first-only first | It's odd what I miss about people: the humming, the late replies, the coat on the wrong hook.
I    | fair | I know by the second ring whether I want to answer.
I    | night | Night makes people seem further off than they are.
I    | - | Somewhere, somebody may be telling a story with me in it.
I    | not-bright first-only first | I've said fine three times and meant it once.
I    | humour first-only first | I remember the one awkward thing I said. They remember the cake.
I    | first | I can tell a friend by how little I tidy up.
I    | - | My shoulders know who I'm comfortable with.
I    | night not-good not-bright first-only | If I miss somebody at this hour, I can miss them until morning.
I    | first-only fair | Right now I want a hug and no questions.
I    | first-only first | I save up things to tell people, and then forget to spend them.
I    | first | My silence is full of things I like about people and haven't got round to saying.
I    | first-only first | I miss people at the plainest moments, when something's funny and there's only me to tell.
I    | not-good not-bright first-only first | Missing somebody sits about here, just under the ribs.
I    | - | Being near people counts, even from behind a book.
I    | first-only first | Somebody's on my mind. I could say so.
I    | first | I'm shyer than I sound.
I    | first-only | One name has crossed my mind twice. I can take the hint.
I    | fair | Half of my shyness is politeness.
I    | fair | My laugh is different with people I trust. It's louder.
I    | meeting-people | My hands don't know what to do at parties, and they come along anyway.
I    | fair | I can hear my own voice warm up when it's somebody I like.
I    | not-heavy not-low first-only first | Something good happened, and my first thought was who to tell.
I    | note-loss | I still look up for somebody who isn't in the room.
I    | note-family note-child spare | Some of my heart goes with them when they go.
I    | note-heartache | I keep looking at my phone. What I want isn't in it.
I    | note-work | I can tell who makes work lighter by what my shoulders do.
I    | note-study | Other people are turning pages faster. It's a different book.
you  | fair | {name}, what you'd like right now may be quite small: a word, a wave, a chair pulled up.
you  | first | {name}, somebody's good opinion of you was formed on an ordinary day.
you  | first | {name}, you can tell who's good for you by how you breathe on the way home.
you  | not-good not-bright | {name}, you can be in a full room and still be waiting for one face.
you  | - | You can hear how a friend is in the first word.
you  | note-family | {name}, you can love them and be worn out by them.
?    | first | What if shyness is only interest with its coat still on?
when | night | When it's late and I feel far from people, I'll remember that they're mostly in bed.
when | fair | When I start explaining myself a second time, I'll notice that the first time worked.
when | fair | When I write sorry for the delay yet again, I'll notice that I came back.
when | humour first | When I hear myself say no worries, I'll check for worries.
when | note-glad spare | When I think who to ring first, I'll notice who it is.
when | note-shame note-mistake | When I'm sure everybody's thinking about it, I'll remember how busy people are.
you  | - | {name}, somebody thought of you this week and didn't say.
you  | fair | {name}, you listen harder than people notice.
you  | fair | {name}, you'd like a bit of company. It's allowed to be that simple.
I    | note-plain spare | I could tell somebody about this, if I felt like it.
I    | first | There's a person I keep nearly ringing.
I    | first | I wanted to be asked. I could start by asking.
I    | spare | I laugh more than I talk when I'm shy.
I    | evening night fair | Lit windows across the road can be company, and I can look at them a while.
you  | first | {name}, someone may still use a word you taught them.
you  | evening night first | {name}, look at the lit windows. You're somebody's lit window too.
you  | fair | {name}, there's somebody you'd cross a road to say hello to. That counts as company.
?    | fair | What if somebody has been meaning to write to me as well?
?    | - | What if the person opposite is also pretending to read?
?    | first | What if somebody has kept something I wrote?
when | spare | When I hear a laugh I know, I'll look up.
when | fair | When I think of a joke for one person, I'll send it to that person.
when | - | When I spot somebody I know ahead of me, I'll notice whether I walk a bit faster.
when | first | When there's an empty seat by me, I'll move my bag.
when | - | When somebody laughs at the same joke, I'll look across.
I    | meeting-people | There's another one by the window pretending to read a text.
when | meeting-people fair | When I see somebody reading the bookshelf, I'll go and read the next shelf.
I    | time-alone spare | I can be alone and think of a joke for one particular person.
I    | first | I'd like to be asked how I am by somebody with time.
I    | - | I can think of somebody who'd be surprised to hear from me.
I    | - | I keep a chair clear, just in case.
?    | fair | What if the last thing I sent made somebody laugh out loud?
?    | evening fair | What would it be like to hear one particular laugh tonight?
?    | first | What if I was fun, and only remember the bit where I spilled it?
when | - | When somebody holds a door, I'll notice I've started to trot.
when | - | When two strangers talk on a train, I'll listen to the tune and leave them the words.
?    | - | Which of my sayings did I catch from someone, like a cold?
when | - | After I hang up, I'll notice what my mouth is doing.
when | first | When I laugh out loud alone, I'll notice who I look round for.
?    | first | Who gets the voice I use on cats?
when | - | If I'm feeling left out, I'll look for whoever's standing by the coats.
I    | first | I'd like to be hugged for longer than is polite.
I    | first | I'm not reading my phone. I'm trying not to look alone.
I    | first | I miss somebody's terrible jokes.
I    | first | There's a laugh I could pick out in a crowd.
I    | first | I want to be invited. Then I want it cancelled.
`
