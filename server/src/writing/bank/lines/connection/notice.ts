/** connection, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionNotice = `
I    | - | I can notice whether I'd like some company, and there's no shame in wanting that.
I    | honesty | I notice how quickly I say fine, before I've even checked.
I    | - | I notice that being alone and being lonely are different feelings in me.
I    | - | I notice that a small hello can brighten my day more than I expect.
I    | - | I notice that some silences with people are easy ones.
I    | humour | I notice how a shared joke can stay with me.
I    | - | I notice I think of people more often than I tell them.
I    | patience | I may warm up slowly, and I can notice that slowly is fine.
I    | - | I notice when I'm really being listened to, and how my whole body eases.
I    | - | I can want to be near people and left alone, both at once.
I    | meeting-people first-only | I notice I'm nervous, and part of it is how much I'd like this to go well.
I    | meeting-people | I notice how hard I'm trying to be liked, and I can ease off a little.
I    | time-alone not-good not-bright first-only | I notice how quiet it is here, and how much I'd like a voice in it.
I    | time-alone not-good not-bright | I notice I can feel peaceful alone one minute and lonely the next.
I    | bedtime night | If today's conversations come back to me, I can leave them as they were.
I    | - | Part of me wants to reach out, and part of me wants to be found.
I    | not-good not-bright | Part of me may be guarded, and part of me may be hoping.
I    | not-good not-bright | Part of me would like to talk, and part of me hasn't got the words yet.
I    | honesty not-good not-bright | Part of me says I'm fine alone, and part of me may be wishing for company.
I    | after-a-setback | Part of me wants to hide what happened, and part of me would like to tell somebody.
I    | before-work | Right now I'm gathering myself before I'm among people again.
I    | time-alone | Right now I'm in my own company, and I can be kind to myself.
I    | bedtime night | If I'm missing somebody tonight, I'm allowed to feel that.
I    | not-good not-bright | There may be things I haven't said, and I can choose when to say them.
I    | - | There can be a tenderness in missing someone, and I don't have to hurry it.
I    | - | There's more to me than people have had the chance to see.
I    | first-only | There's a difference between being private and hiding, and I can feel which I'm doing.
I    | friendship | There's room in me for someone new, even if I can't picture them yet.
I    | after-a-setback | Part of me may wish that somebody would say how hard it was.
I    | waking-up morning | There's a whole day ahead, and one kind word could fit into it.
I    | not-good not-bright | If I feel lonely, that is a feeling and not a fact about me.
I    | not-good not-bright | Loneliness tells me what I value, even when it's sore.
I    | not-good not-bright | I can miss someone quietly and still have an ordinary day.
I    | not-good not-bright | Missing people can be tiring, and I'm allowed to rest.
I    | not-good not-bright | Being left out stings, and the sting doesn't measure my worth.
I    | not-good not-bright | Being understood is a real need, and I have it too.
I    | - | There's a wish for friendship in me, even when it's quiet.
I    | waiting-for-news | I notice who I'd like to tell, whichever way the news goes.
I    | not-good not-bright | Some days I feel near to people, and some days far, and both pass through.
I    | - | I can tell the people who calm me from the people who tire me.
I    | not-good not-bright first-only | I can feel lonely and still be pleasant company.
I    | meeting-people | I can feel shy in a group and be part of it all the same.
I    | waking-up morning | Before I speak to anyone today, I can notice how I am.
I    | winding-down evening | This evening I can look back for one small kindness, given or received.
I    | an-interview meeting-people | Even a nod from a stranger can steady me a little.
I    | not-good not-bright | I notice a wish to be asked how I am, and to have time to answer.
I    | friendship | I notice that I hold back a little, even from people I like.
I    | - | I notice I'd like to matter to someone in a small, ordinary way.
I    | honesty | I notice how long I can go without saying what I feel.
I    | - | Part of me would like to be noticed, and part of me is shy of it.
I    | not-good not-bright first-only | If I feel a little apart right now, I can be on my own side.
I    | not-good not-bright | I can notice if there's something I'd love somebody to ask me.
I    | not-good not-bright | Right now I'd like to feel that I belong somewhere.
I    | not-good not-bright | There is an ache in wanting to belong, and nothing in it to be ashamed of.
I    | kindness | There is a friendliness in me that doesn't depend on who is near.
I    | not-good not-bright | Some loneliness is simply tiredness, and some of it is a wish for people.
I    | not-good not-bright | Some of what I feel may be waiting to be heard, and I can listen.
I    | kindness | If I keep my distance, that may be old caution, and I can look at it kindly.
I    | - | My need for people is as ordinary as my need for rest.
I    | kindness not-good not-bright | If I'm lonely, I can give some kindness to myself.
I    | kindness | I can notice one kindness I've been part of.
I    | care | There are ways I show I care that need no words, and I can notice one.
I    | - | I notice that people often mean well, even when their words come out badly.
I    | - | I can notice whose company leaves me lighter.
I    | - | I notice how I am with people, and how I am when they've gone.
I    | - | There are people who have been kind to me, and I can bring one to mind.
I    | - | I can check whether I want company, quiet, or a little of each.
I    | - | I notice how much a friendly word can do for me.
I    | kindness | There is some warmth in me for people I hardly know.
I    | - | I can think of somebody I like and let that be enough for a moment.
I    | - | I notice how it feels when I'm listened to, and how it feels when I listen.
I    | - | I can notice the people I meet in a day, even those I only nod to.
I    | - | I notice what I share easily and what I keep for a few.
I    | honesty | I can be honest with myself about how near to people I feel.
I    | - | Some closeness is loud and some is quiet, and I can notice which I like.
I    | - | I notice the small ways in which people look after each other.
I    | - | There may be more kindness in an ordinary day than I usually notice.
I    | - | I can feel how near or far I am from people today, without judging it.
I    | friendship | I notice which friendships feel easy, and what makes them so.
I    | - | A good conversation stays with me, and I can remember one.
I    | - | I notice that I'm a slightly different person with each person I know.
I    | - | I can wish somebody well without their knowing.
I    | - | I notice what I need from people, and it's all right to need it.
I    | - | Part of me likes to be among people, and part of me likes to go home.
I    | - | Part of me is private, and part of me would like to be known.
I    | - | Part of me waits for others to begin, and part of me could begin.
I    | care | I can notice who might like to hear from me.
I    | - | I notice how I feel after I've been kind, however small it was.
I    | - | I can tell when I'm really with somebody and when I'm only nearby.
I    | - | I notice that even a short chat can change an hour.
I    | - | I can let the people I love cross my mind and stay a little.
I    | curiosity | I notice how much I'd still like to find out about people I know well.
I    | - | I can notice the small ways I make people feel welcome.
I    | - | I notice there are things I'd tell only a few people, and that's a kind of trust.
I    | - | I notice how different I feel when I'm not trying to be liked.
I    | independence | I can enjoy people and still notice when I've had enough.
I    | - | I notice that being understood matters to me, and I can try to understand too.
I    | - | Some of the people who shaped me are far away, and they're still part of me.
I    | - | I can notice what I was given by people who were good to me.
I    | - | I notice that I don't need many people, only a few real ones.
I    | - | I can feel fond of somebody without having to do anything about it.
I    | - | I notice how I brighten when I see somebody I like.
I    | patience | It takes me time to trust, and I can notice who has earned some.
I    | - | I can remember a time I felt I belonged, and what helped.
I    | - | I notice how I treat people when I'm treating myself well.
I    | humour | I can think of something that would make a friend of mine laugh.
I    | - | I notice what I admire in the people I like.
I    | - | I can notice if there's somebody I've been meaning to ask after.
I    | - | I can notice the wish to be close, and let it be a good wish.
I    | - | Being with people asks something of me and gives me something, and I can notice both.
I    | fairness | I notice how I listen, and I can listen to myself as well.
I    | - | I can be good to the parts of me that other people don't see.
I    | - | I can think back over people I've known and be glad of one.
I    | - | I notice that I can be alone and still feel part of things.
?    | not-good not-bright | What if loneliness is a wish, and not a verdict?
?    | not-good not-bright | What if I don't always have to be the cheerful one?
?    | not-good not-bright | What if the distance I feel began as a way to keep safe?
?    | - | What if I noticed which people I soften around?
?    | not-good not-bright | What if I let myself admit it when I feel left out?
?    | - | What if other people feel as unsure of their welcome as I do?
?    | not-good not-bright | What if it hurts to miss someone because it was good to know them?
?    | - | What if I'm allowed to want company and still need my door shut?
?    | honesty not-good not-bright | What if I told myself the truth about how alone I feel at times?
?    | - | What if an awkward silence is only two shy people being careful?
?    | - | What if the part of me I hide is the part people would warm to?
?    | - | What if I'm easier to know than I think?
?    | meeting-people | What if other people are too busy being nervous to judge me?
?    | meeting-people | What if I looked for one friendly face to stand beside?
?    | time-alone | What if a quiet hour holds some peace as well?
?    | a-hard-talk | What if the other person is hurt too, and the hurt comes out as anger?
?    | after-a-setback not-good not-bright | What if I want comfort more than I want answers?
?    | bedtime night | What if I let somebody I miss be a gentle thought tonight?
?    | - | What would I say if somebody asked how I really am?
?    | - | What would being known feel like, even for five minutes?
?    | - | What would it be like to have my quietness understood?
?    | - | What would I want a new friend to find out first?
?    | - | What would I notice about people if I weren't watching myself?
?    | not-good not-bright | What would my loneliness ask for, if it could ask?
?    | morning afternoon not-good not-bright | What would help me feel a little less far from people today?
?    | - | What would I like someone to know about me without my explaining?
?    | kindness not-good not-bright | What would I say to somebody who felt alone today?
?    | not-good not-bright | What would I hear if I listened to the hurt beneath my crossness?
?    | morning afternoon not-good not-bright | What would make my own company feel kinder today?
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
?    | - | Will I notice how I am before I ask about others?
?    | care | Will I be gentle with the part of me that wants to be chosen?
?    | time-alone | Will I notice when being alone turns into being lonely?
?    | meeting-people | Will I notice one thing I like about somebody I meet?
?    | not-good not-bright | What if feeling awkward means I'm taking part?
?    | - | What would I notice if I believed I was welcome?
?    | after-a-setback | What would I want a kind person to ask me now?
?    | bedtime night | What would I like to thank somebody for tonight?
?    | morning afternoon | Will I let myself be curious about someone today?
?    | patience not-good not-bright | What if I were gentle with the lonely part of me instead of hurrying it?
?    | not-good not-bright | What if I can like being alone and be lonely at times?
?    | courage | What if I let myself hope for company, just a little?
?    | courage | What if reaching out feels hard because it matters to me?
?    | honesty | What would be a truer word than fine for how I am?
?    | kindness | What would I hope to hear, if a kind voice spoke to me now?
?    | - | What would it feel like to be at ease with someone?
?    | - | What would I want most from company, comfort or laughter or quiet?
?    | not-good not-bright | What would soften in me if I stopped being ashamed of feeling lonely?
?    | - | What would I be glad for someone to see in me?
?    | - | Will I notice what kind of closeness I'd like?
?    | not-good not-bright | Will I let myself be lonely without making it my fault?
?    | - | Will I recognise the hope underneath my caution?
?    | patience | Will I listen to myself with the patience I give to other people?
?    | - | Will I notice which thoughts make me feel further away from people?
when | - | When I say I'm fine, I'll notice whether that's true.
when | - | When I feel lonely, I'll call it by its name, quietly.
when | - | When I want to hide, I'll notice what I'm protecting.
when | - | When I see people laughing together, I'll notice the wish in me and be kind to it.
when | - | When I reach for my phone without a reason, I'll ask myself if I'd like company.
when | - | When I hear a voice I like, I'll let my shoulders come down.
when | - | When I miss someone, I'll let one good memory stay a moment.
when | bedtime night | When I lie down and feel alone, I'll put a hand on my chest and notice it rise.
when | - | When someone holds a door for me, I'll let it be a small kindness.
when | - | When someone doesn't reply, I'll notice the story I start telling about it.
when | curiosity | When someone new speaks to me, I'll find one thing I'd like to ask.
when | - | When someone listens well, I'll notice how that feels.
when | - | When someone says my name kindly, I'll let it land.
when | - | When a stranger smiles, I'll let the smile warm me a little.
when | - | When a song reminds me of someone, I'll let it be fond before it's sad.
when | - | When I leave a message unsent, I'll notice what I was hoping for.
when | - | When a kind thought about somebody comes, I'll notice how it warms me.
when | - | When the talk moves past me, I'll keep listening and not count it against myself.
when | - | When an old friendship comes to mind, I'll name what I valued in it.
when | time-alone | When the room feels too quiet, I'll say one kind sentence to myself out loud.
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
when | patience | If I feel slow to trust, I'll notice that I'm being careful with something precious.
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
when | kindness | If I've been short with someone, I'll notice the part of me that's sorry.
when | meeting-people | If nothing comes into my head to say, I'll listen a little more warmly.
when | humour | When something strikes me as funny, I'll notice who I'd like to tell.
when | - | When I pass someone walking alone, I'll wish them well in my head.
when | - | When I catch myself pulling back, I'll wonder kindly what I need.
when | time-alone | When I eat alone, I'll sit down to it properly and let it be a meal.
when | - | When a crowd makes me lonelier, I'll notice that I'd rather have one person.
when | a-busy-day | If I've only talked about tasks, I'll notice the person I was talking to.
when | - | When I think I'm the only lonely one, I'll remember how common loneliness is.
when | - | When I begin to blame myself for being alone, I'll notice the blame and soften it.
when | care | When I want to be comforted, I'll lay a hand on my arm and breathe for a moment.
when | not-good not-bright | When the thought comes that I've been forgotten, I'll notice that it's a thought.
when | not-good not-bright | When I feel unseen, I'll say my own name quietly, and kindly.
when | courage | When I nearly reach out and then stop, I'll notice the fear and the hope together.
when | - | When I wish somebody knew me better, I'll name one thing I'd like them to know.
when | - | When I've drifted far into my own head, I'll look up at the world around me.
when | - | When I envy other people's closeness, I'll hear the longing in it.
when | kindness | When I remember a kindness from long ago, I'll give it time to warm me again.
when | honesty | When I pretend not to care, I'll admit to myself that I do.
when | - | When I'm ashamed of needing people, I'll remember that the need is human.
when | not-good not-bright | When the hours feel empty, I'll ask myself kindly what I'm missing.
when | kindness | If I feel cut off from people, I'll notice that I still wish them well.
when | friendship | If I think I've left it too long to get in touch, I'll notice that I care.
when | - | If my loneliness turns to crossness, I'll look for the sadness underneath.
when | - | If I feel nothing much towards people, I'll let that be how it is for now.
when | - | If I think I'm too much for people, I'll ask what I need.
when | honesty | If I feel the urge to hide how I am, I'll at least be truthful with myself.
when | independence | If being alone feels good, I'll enjoy it without explaining why.
I    | note-loss | I notice how often my thoughts go to somebody dear, and I can let them go there.
I    | note-heartache | I notice how big one person's place in my heart can be.
I    | note-family | I notice that the people I worry about most are the ones I love.
I    | note-friends | I notice how much I'd like somebody to talk to, and it's a fair wish.
I    | note-work | I notice how much a kind word helps on hard days at work.
I    | note-study | I notice how easily studying shuts me away from people.
I    | note-worry | I notice that a worry grows when I'm the only one who knows it.
I    | note-shame | I notice the wish to hide from people, and under it the wish to be accepted.
I    | note-anger | I notice I can be angry with somebody and care about them as well.
I    | note-tired | I notice how hard it is to be good company when I'm worn out.
I    | note-glad | I notice who I want to tell when something good happens.
`
