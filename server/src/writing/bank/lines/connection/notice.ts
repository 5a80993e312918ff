/** connection, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionNotice = `
I    | honesty | I notice how quickly I say fine, before I've even checked.
I    | first | I notice I think of people more often than I tell them.
I    | - | I can want to be near people and left alone, both at once.
I    | meeting-people | I notice how hard I'm trying to be liked, and I can ease off a little.
I    | time-alone not-good not-bright first-only | I notice how quiet it is here, and how much I'd like a voice in it.
I    | bedtime night | If today's conversations come back to me, I can leave them as they were.
I    | - | Part of me wants to reach out, and part of me wants to be found.
I    | bedtime night | If I'm missing somebody tonight, I'm allowed to feel that.
I    | - | There's more to me than people have had the chance to see.
I    | not-good not-bright | If I feel lonely, that is a feeling and not a fact about me.
I    | not-good not-bright | Loneliness tells me what I value, even when it's sore.
I    | not-good not-bright | I can miss someone quietly and still have an ordinary day.
I    | not-good not-bright | Missing people can be tiring, and I'm allowed to rest.
I    | not-good not-bright | Being left out stings, and the sting doesn't measure my worth.
I    | waiting-for-news | I notice who I'd like to tell, whichever way the news goes.
I    | - | I can tell the people who calm me from the people who tire me.
I    | meeting-people | I can feel shy in a group and be part of it all the same.
I    | an-interview meeting-people | Even a nod from a stranger can steady me a little.
I    | friendship | I notice that I hold back a little, even from people I like.
I    | honesty | I notice how long I can go without saying what I feel.
I    | not-good not-bright | Some loneliness is simply tiredness, and some of it is a wish for people.
I    | - | My need for people is as ordinary as my need for rest.
I    | - | I notice that people often mean well, even when their words come out badly.
I    | first | I can notice whose company leaves me lighter.
I    | - | I notice that I'm a slightly different person with each person I know.
I    | first | I can wish somebody well without their knowing.
I    | first | Part of me likes to be among people, and part of me likes to go home.
I    | - | Part of me waits for others to begin, and part of me could begin.
I    | - | I can tell when I'm really with somebody and when I'm only nearby.
I    | curiosity first | I notice how much I'd still like to find out about people I know well.
I    | - | I notice how different I feel when I'm not trying to be liked.
I    | independence | I can enjoy people and still notice when I've had enough.
I    | - | Some of the people who shaped me are far away, and they're still part of me.
I    | - | I notice that I don't need many people, only a few real ones.
I    | first | I can feel fond of somebody without having to do anything about it.
I    | first | I notice how I brighten when I see somebody I like.
I    | patience | It takes me time to trust, and I can notice who has earned some.
I    | humour | I can think of something that would make a friend of mine laugh.
I    | - | I can notice if there's somebody I've been meaning to ask after.
?    | not-good not-bright | What if loneliness is a wish, and not a verdict?
?    | not-good not-bright | What if I don't always have to be the cheerful one?
?    | not-good not-bright | What if the distance I feel began as a way to keep safe?
?    | - | What if I noticed which people I soften around?
?    | - | What if other people feel as unsure of their welcome as I do?
?    | not-good not-bright | What if it hurts to miss someone because it was good to know them?
?    | - | What if I'm allowed to want company and still need my door shut?
?    | honesty not-good not-bright | What if I told myself the truth about how alone I feel at times?
?    | first | What if an awkward silence is only two shy people being careful?
?    | - | What if the part of me I hide is the part people would warm to?
?    | first | What if I'm easier to know than I think?
?    | meeting-people | What if other people are too busy being nervous to judge me?
?    | meeting-people | What if I looked for one friendly face to stand beside?
?    | time-alone | What if a quiet hour holds some peace as well?
?    | a-hard-talk | What if the other person is hurt too, and the hurt comes out as anger?
?    | after-a-setback not-good not-bright | What if I want comfort more than I want answers?
?    | bedtime night | What if I let somebody I miss be a gentle thought tonight?
?    | - | What would I say if somebody asked how I really am?
?    | - | What would being known feel like, even for five minutes?
?    | - | What would I want a new friend to find out first?
?    | - | What would I notice about people if I weren't watching myself?
?    | not-good not-bright | What would my loneliness ask for, if it could ask?
?    | morning afternoon not-good not-bright | What would help me feel a little less far from people today?
?    | first | What would I like someone to know about me without my explaining?
?    | kindness not-good not-bright | What would I say to somebody who felt alone today?
?    | patience | What would it be like to let trust come slowly?
?    | a-busy-day | What would it take to really see one person in the rush?
?    | waiting-for-news | What would I most like somebody to say while I wait?
?    | winding-down evening | What would I tell someone about today, if they asked properly?
?    | before-work | What would I like people to feel when I arrive?
?    | morning afternoon | Will I notice if somebody is glad to see me today?
?    | - | Will I catch myself saying fine when I mean something else?
?    | - | Will I notice the moment I start to hide?
?    | morning afternoon | Will I let one small kindness reach me today?
?    | - | Will I see who else may be feeling left out?
?    | honesty | Will I let myself notice who I'd like to see?
?    | time-alone | Will I notice when being alone turns into being lonely?
?    | meeting-people | Will I notice one thing I like about somebody I meet?
?    | not-good not-bright | What if feeling awkward means I'm taking part?
?    | - | What would I notice if I believed I was welcome?
?    | after-a-setback | What would I want a kind person to ask me now?
?    | bedtime night | What would I like to thank somebody for tonight?
?    | morning afternoon | Will I let myself be curious about someone today?
?    | courage | What if I let myself hope for company, just a little?
?    | courage | What if reaching out feels hard because it matters to me?
?    | honesty | What would be a truer word than fine for how I am?
?    | - | What would I want most from company, comfort or laughter or quiet?
?    | not-good not-bright | What would soften in me if I stopped being ashamed of feeling lonely?
?    | not-good not-bright | Will I let myself be lonely without making it my fault?
?    | patience | Will I listen to myself with the patience I give to other people?
when | first | When I say I'm fine, I'll notice whether that's true.
when | - | When I feel lonely, I'll call it by its name, quietly.
when | - | When I reach for my phone without a reason, I'll ask myself if I'd like company.
when | - | When I hear a voice I like, I'll let my shoulders come down.
when | - | When I miss someone, I'll let one good memory stay a moment.
when | bedtime night | When I lie down and feel alone, I'll put a hand on my chest and notice it rise.
when | - | When someone holds a door for me, I'll let it be a small kindness.
when | - | When someone doesn't reply, I'll notice the story I start telling about it.
when | curiosity | When someone new speaks to me, I'll find one thing I'd like to ask.
when | first | When someone says my name kindly, I'll let it land.
when | - | When a stranger smiles, I'll let the smile warm me a little.
when | - | When a song reminds me of someone, I'll let it be fond before it's sad.
when | - | When I leave a message unsent, I'll notice what I was hoping for.
when | - | When the talk moves past me, I'll keep listening and not count it against myself.
when | - | When an old friendship comes to mind, I'll name what I valued in it.
when | an-interview meeting-people | When the words get stuck, I'll notice that I wanted to speak.
when | - | When my face goes warm in company, I'll remember that shyness passes through.
when | - | When my mind says I don't belong, I'll notice that it's guessing.
when | - | When my smile feels put on, I'll notice how I feel underneath.
when | a-busy-day | When people become a blur, I'll look at one face properly.
when | - | When people seem far away, I'll check whether I'm simply tired.
when | not-low | When someone makes me glad, I'll take a second to feel it.
when | friendship | When I'm at ease with someone, I'll notice how little effort it takes.
when | - | When I'm the quiet one, I'll trust that I'm part of the group.
when | - | When I'm about to apologise for talking, I'll look up and see whether they're listening.
when | a-hard-talk | When I'm sure I know what the other person means, I'll notice I could ask.
when | - | If I feel left out, I'll say to myself plainly that it stings.
when | - | If I feel shy, I'll look for what I'm curious about.
when | - | If I feel like a bother, I'll notice that I'd be glad to help someone else.
when | - | If I want company and dread it too, I'll let both be true.
when | - | If I start to compare my evenings with other people's, I'll notice I'm only guessing at theirs.
when | not-good not-bright | If my eyes fill when somebody is kind, I'll let them, and stay.
when | after-a-setback | If I want to keep what happened to myself, I'll notice whether it's for peace or for shame.
when | waiting-for-news | If the waiting feels lonely, I'll picture the others who are waiting somewhere today.
when | before-work | If facing people feels like a lot, I'll think of one who's easy to be with.
when | - | If a conversation warms me, I'll stay with the warmth a moment longer.
when | - | If somebody forgets me, I'll notice the hurt before I guess at reasons.
when | - | If somebody tells me something real, I'll remember that they chose me to hear it.
when | - | If somebody interrupts, I'll notice that what I had to say is still mine.
when | an-interview meeting-people | If I catch myself performing, I'll listen for my own ordinary voice.
when | meeting-people | If nothing comes into my head to say, I'll listen a little more warmly.
when | humour | When something strikes me as funny, I'll notice who I'd like to tell.
when | - | When I pass someone walking alone, I'll wish them well in my head.
when | time-alone | When I eat alone, I'll sit down to it properly and let it be a meal.
when | - | When a crowd makes me lonelier, I'll notice that I'd rather have one person.
when | a-busy-day | If I've only talked about tasks, I'll notice the person I was talking to.
when | - | When I think I'm the only lonely one, I'll remember how common loneliness is.
when | care | When I want to be comforted, I'll lay a hand on my arm and breathe for a moment.
when | - | When I wish somebody knew me better, I'll name one thing I'd like them to know.
when | honesty | When I pretend not to care, I'll admit to myself that I do.
when | - | When I'm ashamed of needing people, I'll remember that the need is human.
when | friendship | If I think I've left it too long to get in touch, I'll notice that I care.
when | - | If my loneliness turns to crossness, I'll look for the sadness underneath.
when | - | If I feel nothing much towards people, I'll let that be how it is for now.
when | - | If I think I'm too much for people, I'll ask what I need.
when | honesty | If I feel the urge to hide how I am, I'll at least be truthful with myself.
when | independence | If being alone feels good, I'll enjoy it without explaining why.
I    | note-family | I notice that the people I worry about most are the ones I love.
I    | note-friends | I notice how much I'd like somebody to talk to, and it's a fair wish.
I    | note-worry | I notice that a worry grows when I'm the only one who knows it.
I    | note-shame | I notice the wish to hide from people, and under it the wish to be accepted.
I    | note-anger | I notice I can be angry with somebody and care about them as well.
I    | note-glad | I notice who I want to tell when something good happens.
I    | first-only | I've been rehearsing a message for days that could be four words long.
I    | morning afternoon not-heavy not-low humour first-only | I'm so pleased today that strangers are at risk of a hello.
I    | humour first-only | I've missed being teased.
I    | night humour | Somebody else is awake just now as well, and also cross about it.
I    | - | I like the hum of people.
I    | honesty first-only | I say I'm busy when what I mean is that I'm shy.
I    | night | In the dark I can still hear how a friend says my name.
I    | friendship first-only | I've the kind of tiredness that only one particular friend is any use for.
I    | humour first-only | I look at my phone as if it owed me something.
I    | not-bright first-only | It's odd what I miss about people: the humming, the late replies, the coat on the wrong hook.
I    | - | I know by the second ring whether I want to answer.
I    | night | Night makes people seem further off than they are.
I    | - | I go quiet when I care most.
I    | - | Somewhere, somebody may be telling a story with me in it.
I    | not-bright first-only | I've said fine three times and meant it once.
I    | humour first-only | I remember the one awkward thing I said. They remember the cake.
I    | first-only | I'm listening with one ear and writing my answer with the other.
I    | - | I can feel the difference between being heard and being waited out.
I    | - | I can tell a friend by how little I tidy up.
I    | honesty first-only | Some of what I call independence is not wanting to ask.
I    | - | My shoulders know who I'm comfortable with.
I    | night not-good not-bright first-only | It's late and I miss somebody. Both can be true until morning.
I    | first-only | Right now I want a hug and no questions.
I    | first-only | I save up things to tell people, and then forget to spend them.
I    | - | My silence is full of things I like about people and haven't got round to saying.
I    | first-only | I miss people at the plainest moments, when something's funny and there's only me to tell.
I    | not-good not-bright first-only | Missing somebody sits about here, just under the ribs.
I    | - | Being near people counts, even from behind a book.
I    | not-good not-bright first-only | Some hours are lonelier than others, and by now I know mine.
I    | first-only | Somebody's on my mind. I could say so.
I    | - | I'm shyer than I sound.
I    | first-only | I've been waiting to be asked, and it's just possible that they have too.
I    | first-only | One name has crossed my mind twice. I can take the hint.
I    | - | Half of my shyness is politeness.
I    | - | My laugh is different with people I trust. It's louder.
I    | meeting-people | My hands don't know what to do at parties, and they come along anyway.
I    | - | I can hear my own voice warm up when it's somebody I like.
I    | not-heavy not-low first-only | Something good happened, and my first thought was who to tell.
I    | note-loss | I still look up for somebody who isn't in the room.
I    | note-family note-child | Some of my heart has just gone in through a gate without me.
I    | note-heartache | I keep looking at my phone. What I want isn't in it.
I    | note-work | I can tell who makes work lighter by what my shoulders do.
I    | note-study | Other people are turning pages faster. It's a different book.
you  | - | {name}, what you'd like right now may be quite small: a word, a wave, a chair pulled up.
you  | night | {name}, it's late, and the people you're fond of are still out there.
you  | - | {name}, you can stop saying fine and see what's underneath.
you  | - | {name}, somebody's good opinion of you was formed on an ordinary day.
you  | - | {name}, you've worked so hard at being easy company that you haven't asked if you like it.
you  | - | {name}, you can tell who's good for you by how you breathe on the way home.
you  | not-good not-bright | {name}, you can be in a full room and still be waiting for one face.
you  | - | You can hear how a friend is in the first word.
you  | note-family | {name}, you can love them and be worn out by them.
?    | - | What if I miss the chat more than the person?
?    | - | What if shyness is only interest with its coat still on?
?    | - | What if the person I'm nervous of is at home in the kitchen, nervous of me?
?    | - | What would I say first, if somebody sat down beside me now?
?    | not-heavy not-low | What would I say if I let my good mood do the talking?
?    | note-friends | What if I'm missing people because I'm good at loving them?
when | night | When it's late and I feel far from people, I'll remember that they're mostly in bed.
when | - | When I laugh before I've decided to, I'll look round to see who did it.
when | - | When I start explaining myself a second time, I'll notice that the first time worked.
when | - | When I write sorry for the delay yet again, I'll notice that I came back.
when | humour | When I hear myself say no worries, I'll check for worries.
when | friendship | When a friend's name comes up on the screen, I'll notice whether my face got there first.
when | note-glad | When I think who to ring first, I'll notice who it is.
when | note-shame note-mistake | When I'm sure they're all thinking about me, I'll guess they're thinking about lunch.
you  | - | {name}, you miss people more than you let on.
you  | - | {name}, somebody thought of you this week and didn't say.
you  | - | {name}, you listen harder than people notice.
you  | - | {name}, you'd like a bit of company. It's allowed to be that simple.
I    | note-missing | I miss someone because they matter.
I    | note-plain | There's a person I'd like to tell.
I    | note-somebody | There's a person in my thoughts, and a warm place where I keep them.
I    | - | I'd like somebody to ask twice.
I    | - | There's a person I keep nearly ringing.
I    | - | I've been polite for days, and I miss being known.
I    | - | I'm in the room, and a little behind glass.
I    | - | I wanted to be asked. I could start by asking.
I    | - | I laugh more than I talk when I'm shy.
`
