/** boundaries, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesNotice = `
I    | - | I notice when my yes arrives before I've thought.
I    | - | I notice when I check other people's faces before my own feelings.
I    | - | I can notice when I carry a mood that isn't mine.
I    | honesty | I notice I say no problem when it is one.
I    | - | I notice a small tightness when I agree to something I don't want.
I    | - | I can notice when guilt turns up just because I stopped.
I    | - | I can notice when I explain a choice that was mine to make.
I    | not-good not-bright | I notice how much of my day has other people's names on it.
I    | not-good not-bright | I notice how easily I feel responsible for a whole room's mood.
I    | - | I notice the difference between wanting to help and being afraid not to.
I    | first-only | I notice I'd sooner be tired than be thought unkind.
I    | - | I can hear when a no of mine gets softened into a maybe.
I    | - | I can take it seriously when I dread a message.
I    | - | I notice when I apologise for taking up time I was offered.
I    | - | I notice when I hope someone guesses, so that I don't have to ask.
I    | kindness | I notice I'm kinder when I've had some time to myself.
I    | - | I notice relief when plans are cancelled, and it tells me something.
I    | a-busy-day not-good not-bright | I notice everything feels urgent today, and very little of it began with me.
I    | a-hard-talk | I can notice if I give way before they've even spoken.
I    | winding-down evening not-good not-bright | I notice I've come into the evening still carrying other people's worries.
I    | meeting-people | I can notice the wish to please people I've hardly met.
I    | before-work | I notice what I might be asked today, and I can choose what I give.
I    | after-a-setback not-good not-bright | I notice I'm collecting blame, and not all of it is mine.
I    | not-good not-bright | Part of me wants to help, and part of me has nothing left to help with.
I    | not-good not-bright | Part of me likes being needed, and part of me is tired of it.
I    | - | Part of me could ask for help, and part of me would sooner struggle.
I    | care | Part of me cares about other people, and part of me would like a turn.
I    | meeting-people | Part of me is being friendly, and part of me would like to go home soon.
I    | a-busy-day not-good not-bright | Part of me is still saying yes, and part of me has run out of hours.
I    | after-a-setback not-good not-bright | Part of me wants to put it right for other people, and part of me needs a rest first.
I    | before-work not-good not-bright | Part of me wants to do my share, and part of me is tired of doing more than that.
I    | waiting-for-news not-good not-bright | Part of me keeps reassuring others, and part of me would like some reassurance.
I    | - | Right now I'd like an hour that belongs to me.
I    | - | I can listen for a no in me, however small.
I    | time-alone | Right now I'm not being asked for anything, and it feels strange.
I    | bedtime night | Right now the day has stopped asking, and I can hear myself.
I    | - | There is a part of my day I'd like to keep for myself.
I    | not-good not-bright | There is an old fear in me that a no costs me people.
I    | - | Some of the feelings in a room started before I came in.
I    | - | There's a difference between feeling guilty and having done harm.
I    | fairness | There's a fairness I give to other people, and I can have some too.
I    | a-hard-talk | There's something I want to say clearly, and something in me that's frightened to.
I    | winding-down evening not-good not-bright | There's still a list in my head, and some of it belongs to other people.
I    | waking-up morning | There's a moment each morning before anybody asks, and I'm in it.
I    | - | My body says no a little before I do.
I    | not-good not-bright | My chest tightens when I'm asked too much, and I can listen to it.
I    | - | My first answer is often habit, and my second is nearer the truth.
I    | kindness not-good not-bright | My kindness is real, and so is my tiredness.
I    | not-good not-bright | My worry about people is warm, and it's also heavy.
I    | - | Other people's moods can reach me quickly, and I can know that about myself.
I    | - | Other people's feelings are real to me, and so are mine.
I    | - | Guilt can feel like a fact to me, and it's a feeling.
I    | first-only | Being helpful is sometimes where I hide when I don't know what I want.
I    | - | Saying yes can feel safer to me than it turns out to be.
I    | - | Saying no can make my heart quicken, even when I'm sure.
I    | - | I can feel the pull to fix things, and feel that some of them aren't mine.
I    | - | I can hear it when I call my own needs small.
I    | - | I can tell when I'm giving freely and when I'm paying to be liked.
I    | - | I can feel smaller around some people, and that's worth knowing.
I    | courage first-only | I feel my voice rise into a question when I mean a statement.
I    | independence | Some of what I call duty was handed to me before I could choose.
I    | - | Some requests make me tired before I've answered.
I    | - | I can nod along and notice, all the same, that I don't agree.
I    | before-work | Before the day is shared out, I notice what I'd like to keep of it.
I    | winding-down evening | As the evening comes, I notice how hard it is to stop being available.
I    | waking-up morning | Before I look at what's wanted of me, I notice what I'd like.
I    | bedtime night not-good not-bright | Tonight I notice that the guilt is loudest when I'm most tired.
I    | time-alone | On my own, I notice what I like when it's only up to me.
I    | waiting-for-news | Waiting, I notice how much I try to manage what isn't in my hands.
I    | a-busy-day not-good not-bright | In the middle of all this, I notice I haven't asked for anything.
I    | meeting-people | Among people, I notice how quickly I take on the mood of the loudest.
I    | not-good not-bright | I notice I feel guilty more quickly than I feel tired.
I    | - | I notice when I leave my own wishes until last.
I    | courage | I notice I'm braver about other people's needs than about mine.
I    | fairness | I notice a wish to be fair, and I'd like it to include me.
I    | - | For a minute, I can stop wondering whether I've upset somebody.
I    | rest | I notice that my limits are clearer when I'm rested.
I    | - | I notice I can feel a limit before I can explain it.
I    | honesty | It can feel strange to ask myself what I want, and I can still ask.
I    | not-good not-bright | I notice I'm afraid of seeming difficult, and I can be gentle about that.
I    | honesty not-good not-bright | Part of me is afraid of conflict, and part of me is ready to be honest.
I    | - | Part of me wants to be liked, and part of me wants some room.
I    | - | Part of me knows my limit, and part of me hopes it isn't tested.
I    | honesty | Right now I can ask myself how much giving is left in me.
I    | not-good not-bright | Right now I'm carrying more than I've said out loud.
I    | - | Right now my own needs are speaking softly, and I can listen.
I    | - | Right now I'd like some room, and that's a reasonable thing to want.
I    | - | There is a limit to what I can carry, and it isn't a fault.
I    | - | There is a steady part of me that knows what is mine.
I    | care | There is care in me, and there is a point where it runs low.
I    | - | Some guilt is older than anything I've done today, and I can leave it be.
I    | - | Some of my worry is about things I can't mend for other people.
I    | kindness honesty first-only | Some of my kindness comes from warmth, and some of it comes from fear.
I    | first-only | Under my hurry to be helpful, there's a wish to be valued.
I    | - | Under my quick yes, there is sometimes a worried no.
I    | - | It can be awkward to have limits, and I have them all the same.
I    | honesty | It can be a relief to admit that I can't do it all.
?    | not-good not-bright | What if my tiredness is a no I haven't said yet?
?    | not-good not-bright | What if this guilt is only the feeling of doing something new?
?    | - | What if another person's mood began long before I walked in?
?    | - | What if I'm not selfish, only used to giving?
?    | not-good not-bright | What if the crossness I feel is a limit speaking up?
?    | - | What if I'm allowed to notice when I don't want to?
?    | fairness | What if I counted my own time the way I count theirs?
?    | - | What if the thing I dread asking for is quite ordinary?
?    | - | What if I'm keeping a promise that I didn't actually make?
?    | not-good not-bright | What if I'm tired from things I wasn't asked to do?
?    | honesty not-good not-bright | What if I admitted to myself that I've had enough of this?
?    | - | What if I can care about a feeling without being its cause?
?    | care | What if the person I keep overlooking today is me?
?    | a-hard-talk | What if my anger is guarding something I value?
?    | time-alone | What if nothing is being asked of me in this hour?
?    | meeting-people | What if I noticed when I'm agreeing only to be liked?
?    | after-a-setback | What if only a part of this is mine to put right?
?    | - | What would my no sound like if it weren't afraid?
?    | - | What would I notice if I waited three breaths before answering?
?    | - | What would my body say to the next request?
?    | - | What would I stop doing if I weren't frightened of seeming unkind?
?    | - | What would it feel like to owe nothing for an hour?
?    | - | What would I ask for if I thought I was worth the trouble?
?    | not-good not-bright | What would be left of this guilt if I spoke of it kindly?
?    | not-good not-bright | What would I tell somebody who had agreed to all this?
?    | not-good not-bright | What would I call this feeling, if selfish weren't the word?
?    | - | What would I find out if I let someone be disappointed?
?    | - | What would it be like to hear a request as only a question?
?    | - | What would I like someone to ask me before they ask for something?
?    | a-hard-talk | What would I say first if I knew I'd be listened to?
?    | waking-up morning | What would I like to keep for myself today?
?    | waiting-for-news | What would I put down if I accepted that this part isn't mine?
?    | bedtime night | What would it be like to be responsible for nothing until morning?
?    | - | Will I notice the moment before I say yes?
?    | - | Will I catch myself explaining when a short answer was enough?
?    | - | Will I hear my own tiredness before I hear the next request?
?    | - | Will I notice who leaves me feeling lighter?
?    | honesty | Will I admit which things I don't want to do?
?    | - | Will I notice what I do when somebody is annoyed?
?    | - | Will I see the difference between a request and an emergency?
?    | kindness | Will I be kind to the part of me that finds no so hard?
?    | curiosity | Will I get curious about which requests are hardest to turn down?
?    | - | Will I notice if I'm making myself easy at my own expense?
?    | not-good not-bright | Will I feel the guilt without obeying it at once?
?    | - | What if saying no has been hard because I've had so little practice?
?    | not-good not-bright | What if my resentment began with a yes I didn't mean?
?    | patience | What if I gave my real answer the time it takes to arrive?
?    | before-work | Will I notice what I agree to in the first hour?
?    | - | What if having limits is simply part of being a person?
?    | honesty | What if I've been calling it kindness when it was partly fear?
?    | rest | What if my wish for quiet is a need and not a mood?
?    | - | What if I believed my own discomfort the first time?
?    | courage | What if being thought difficult is something I could bear?
?    | - | What if I could feel guilty and be right at the same time?
?    | - | What if my limits are telling me what I care about?
?    | not-good not-bright | What if the tightness in me is a boundary I haven't put into words?
?    | fairness | What if it's fair for me to need something too?
?    | - | What would I protect in my day if I trusted that it mattered?
?    | - | What would I stop apologising for, if I felt safe?
?    | - | What would it feel like to want something and not argue with it?
?    | - | What would I like more room for in my life?
?    | care | Will I notice where my care stops and my worry starts?
?    | - | Will I listen when something in me says enough?
?    | - | Will I notice how I talk myself out of what I want?
?    | - | Will I treat my own time as something real?
?    | honesty | Will I be honest with myself about what I can carry?
?    | - | Will I feel where my own limit is before I go past it?
when | - | When a yes jumps to my lips, I'll notice whether I mean it.
when | - | When someone sighs, I'll notice that I feel blamed, and wait.
when | - | When guilt turns up, I'll ask it what I've actually done.
when | - | When I feel resentful, I'll look for the no underneath.
when | - | When I walk into a bad mood, I'll notice how I felt before I came in.
when | - | When I'm asked for one more thing, I'll notice what my shoulders do.
when | - | When I start to explain, I'll notice that I'd already answered.
when | - | When I dread seeing a name on the screen, I'll take the feeling seriously.
when | - | When I want to go home, I'll notice that my body knew it first.
when | - | When I rush to fix someone's feelings, I'll ask whose comfort I'm after.
when | rest | When I sit down and feel guilty, I'll stay sitting and watch it pass.
when | - | When I give advice that wasn't asked for, I'll notice I was carrying their worry.
when | honesty | When I say maybe and mean no, I'll admit it to myself first.
when | - | When the phone buzzes, I'll notice the pull before I follow it.
when | - | When the room goes tense, I'll find out how I am.
when | - | When my jaw tightens at a request, I'll take that as news.
when | - | When my evening fills up with other people's plans, I'll notice what I'd hoped to do.
when | - | When my patience runs short, I'll ask when I last had time alone.
when | - | When my no comes out like a question, I'll notice that I meant it.
when | - | When someone is disappointed, I'll notice that the moment passes and I'm still here.
when | - | When someone is angry near me, I'll find the floor under me and breathe.
when | - | When someone says it's only a minute, I'll notice how many I have.
when | - | When someone thanks me for doing too much, I'll notice the tiredness under the glow.
when | - | When somebody goes quiet and it worries me, I'll notice that I'm guessing.
when | - | When somebody else says no easily, I'll watch how little falls apart.
when | fairness | When somebody takes my time for granted, I'll notice that it matters to me.
when | - | When a request comes late in the day, I'll notice how much of me is left.
when | - | When an old obligation tugs, I'll ask whether I'd choose it now.
when | - | When other people are upset, I'll notice which of the feelings are mine.
when | - | When people argue nearby, I'll remember it isn't mine to settle.
when | - | When it feels as if I'm the only one who can, I'll notice how familiar that is.
when | - | When they ask again, I'll notice that my answer hasn't changed.
when | - | When I apologise for needing something, I'll hear the sorry and leave the next one out.
when | - | If I feel a no in my stomach, I'll believe it long enough to think.
when | an-interview | If I feel responsible for a pause, I'll let it be a pause.
when | not-good not-bright | If I feel used, I'll say so to myself in plain words.
when | - | If I can't tell what I want, I'll notice what makes me feel lighter.
when | - | If I can't say no yet, I'll at least hear it.
when | kindness | If I've said yes too quickly again, I'll notice it without scolding.
when | - | If I'm keeping score, I'll notice that I've gone past what I wanted to give.
when | - | If I'm smiling and don't mean it, I'll let my face rest.
when | - | If I keep checking whether they're annoyed, I'll check how I am instead.
when | curiosity | If a small request makes me furious, I'll wonder what came before it.
when | - | If a question feels too private, I'll notice that I'm free not to answer.
when | - | If somebody pushes, I'll notice the push and let my breath slow down.
when | - | If somebody's bad day lands on me, I'll tell myself where it started.
when | - | If the word selfish comes up in me, I'll ask who taught me to use it.
when | - | If the guilt says I've let people down, I'll ask who, exactly.
when | a-hard-talk | If I hear myself backing down, I'll notice the sentence I was about to say.
when | a-hard-talk | When they raise their voice, I'll notice that I don't have to match it.
when | a-busy-day | When three requests come at once, I'll notice I'm one person.
when | a-busy-day | If I skip my own break, I'll notice what I skipped it for.
when | before-work | When I feel dread on the way in, I'll name the one thing it's about.
when | winding-down evening | When I stop for the evening and feel guilty, I'll notice that the stopping is fair.
when | bedtime night | When someone else's trouble follows me to bed, I'll notice that it can wait for morning.
when | waking-up morning | When I wake up thinking of what people need, I'll notice one thing I'd like.
when | meeting-people | When I'm agreeing with the whole table, I'll notice what I really think.
when | time-alone | When I get an hour to myself and want to fill it, I'll notice the urge and sit a minute.
when | waiting-for-news | If others look to me to be calm while I wait, I'll notice that I'm waiting too.
when | humour | When I agree to yet another thing, I'll notice how fast I was, and smile a little.
when | - | When I feel stretched, I'll notice what is pulling hardest.
when | - | When I start listing reasons in my head, I'll notice I'm defending a need.
when | honesty | When I rehearse an apology, I'll ask what I'm sorry for.
when | - | When I make myself small, I'll notice it and let my shoulders widen.
when | - | When I replay what I said, I'll notice that I'm looking for blame.
when | - | When a wish of my own comes up, I'll hear it out before I argue.
when | - | When I tell myself I have no choice, I'll look for one small one.
when | rest | When I'm tired and guilty together, I'll listen to the tiredness first.
when | - | When I hurry without being hurried, I'll notice who I'm trying to please.
when | - | When I imagine someone's displeasure, I'll notice that I'm imagining.
when | care | When my mind feels crowded, I'll take one breath that's only for me.
when | independence | When I long to be alone, I'll treat it as an honest need.
when | - | When I criticise myself for having a limit, I'll notice that limits are ordinary.
when | - | When worry for someone takes hold, I'll notice that worrying isn't the same as helping.
when | curiosity | If I don't know where my limit is, I'll notice where the ease stops.
when | - | If anger rises in me, I'll breathe once and ask what matters to me here.
when | patience | If I feel torn, I'll name both sides to myself without choosing yet.
when | - | If I'm making promises in my head, I'll notice that I haven't been asked.
when | fairness | If I feel in debt to people, I'll ask what I really owe.
when | honesty | If something feels wrong and I can't explain it, I'll notice it anyway.
when | - | If I start to dismiss what I need, I'll say it once to myself in plain words.
when | rest | If resting makes me restless, I'll notice how unused to it I am.
I    | - | I notice what there is in me to give, before I give it.
I    | - | I can check with myself before I answer anyone.
I    | - | There is a yes in me and there is a no, and I can listen to both.
I    | - | I notice where my own feelings stop and somebody else's begin.
I    | - | I can tell the difference between a request and an order.
I    | - | My own wishes are here too, and I can hear them.
I    | - | I notice who I feel most myself with.
I    | - | I can feel what I want before I decide what to say.
I    | - | Part of me is kind, and part of me keeps watch over my time.
I    | - | I notice how I feel straight after I say yes.
I    | - | Right now my time is my own, for the length of a breath.
I    | - | I can be near somebody's feelings without taking them on.
I    | - | I notice what I'd like to keep for myself.
I    | - | I'm allowed to know what I want, even if I keep it to myself.
I    | - | I can notice how full my days are before I take on more.
I    | - | My body can tell me when something is too much, and I can believe it.
I    | - | There is a line between caring and carrying, and I can feel for it.
I    | - | I notice how my voice sounds when I mean what I say.
I    | - | I can wait one breath before I offer to help.
I    | - | Some things are mine to look after, and I can tell which.
I    | - | I notice when I agree just to keep things smooth.
I    | - | I can let a question be only a question for a moment.
I    | - | There is room for my view as well as for other people's.
I    | - | I notice what I say yes to gladly.
I    | - | I can notice how much is enough for me.
I    | - | I notice the small moments when I choose for myself.
I    | - | Part of me likes to please, and part of me likes to be honest.
I    | - | I can notice what costs me a lot and what costs me little.
I    | - | I notice that other people have limits, and I can have mine.
I    | - | Right now I can put my own name on the list of people I care for.
I    | - | I notice how it feels to let something be somebody else's job.
I    | - | My energy is something I can feel, and something I can keep.
I    | - | I can hear how I really feel under a polite answer.
I    | - | I notice what makes me feel safe with people.
I    | - | Something in me knows when to stop, and I can ask it.
I    | - | I can look at a plan and ask whether it still suits me.
I    | - | I can feel the pull to answer at once, and wait a moment.
I    | - | I notice how much peace a clear answer can bring.
I    | note-loss | I notice what is asked of me while someone dear is on my mind, and I can choose.
I    | note-heartache | I notice how much of my mind someone takes up, and I can keep some of it back.
I    | note-family | I notice how quickly I say yes to the people closest to me.
I    | note-friends | I notice what I agree to so that I'm not left out.
I    | note-work | I notice which of my hours belong to work and which belong to me.
I    | note-study | I notice how many hours I give to studying, and which ones I'd like to keep.
I    | note-worry | I notice how much of my worry is mine, and how much I picked up.
I    | note-shame | I can notice when I say yes because I feel guilty.
I    | note-anger | I notice that my anger is pointing at something that matters to me.
I    | note-tired | I notice how little I've got left, and I can spend it carefully.
I    | note-glad | I notice who I want to tell good news to, and who I don't.
`
