/** boundaries, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesNotice = `
I    | - | I notice when my yes arrives before I've thought.
I    | - | I notice when I check other people's faces before my own feelings.
I    | - | I can notice when I carry a mood that isn't mine.
I    | - | I notice a small tightness when I agree to something I don't want.
I    | - | I can notice when guilt turns up only because I rested.
I    | - | I can notice when I explain a choice that was mine to make.
I    | not-good not-bright | I notice how much of my day has other people's names on it.
I    | not-good not-bright | I can notice when I feel responsible for a whole room's mood.
I    | - | I notice the difference between wanting to help and being afraid not to.
I    | first-only | I can notice if I'd sooner be tired than be thought unkind.
I    | - | I can notice when I soften a no into a maybe.
I    | - | I can take it seriously when I dread a message.
I    | - | I notice when I apologise for taking up time I was offered.
I    | - | I notice when I hope someone guesses, so that I don't have to ask.
I    | kindness | I notice I'm kinder when I've had some time to myself.
I    | - | I can notice if I feel relief when plans are cancelled, and listen to that.
I    | a-busy-day not-good not-bright | I notice when everything feels urgent, and I can ask which of it is mine.
I    | a-hard-talk | I can notice if I give way before the talk has even begun.
I    | winding-down evening not-good not-bright | I can notice if I'm carrying other people's worries into the evening.
I    | meeting-people | I can notice the wish to please people I've hardly met.
I    | before-work | I notice what I might be asked today, and I can choose what I give.
I    | after-a-setback not-good not-bright | I can notice if I'm blaming myself for things that aren't all mine.
I    | not-good not-bright | Part of me wants to help, and part of me may have little left to give.
I    | not-good not-bright | Part of me likes being needed, and part of me is tired of it.
I    | - | Part of me could ask for help, and part of me would sooner struggle.
I    | care | Part of me cares about other people, and part of me would like some care too.
I    | after-a-setback not-good not-bright | Part of me wants to put everything right for people, and part of me needs a rest first.
I    | before-work not-good not-bright | Part of me wants to do my share, and part of me doesn't want to do more.
I    | - | Right now I'd like an hour that belongs to me.
I    | - | I can listen for a no in me, however small.
I    | time-alone | Right now I'm not being asked for anything, and I can enjoy that.
I    | bedtime night | Right now the day has stopped asking things of me, and I can hear myself.
I    | - | There is a part of my day I'd like to keep for myself.
I    | - | Some of the feelings in a room started before I came in.
I    | - | There's a difference between feeling guilty and having done harm.
I    | fairness | There's a fairness I give to other people, and I can have some too.
I    | a-hard-talk | There may be something I want to say clearly, and something in me that's nervous.
I    | waking-up morning | There's a moment before anybody asks me for anything, and I can be in it.
I    | not-good not-bright | If my chest tightens when I'm asked too much, I can listen to it.
I    | - | My first answer is often habit, and my second is nearer the truth.
I    | kindness not-good not-bright | My kindness is real, and my limits are real too.
I    | not-good not-bright | My worry about people comes from care, and I can notice when it's heavy.
I    | - | Other people's moods can reach me quickly, and I can know that about myself.
I    | - | Other people's feelings are real to me, and so are mine.
I    | - | Guilt can feel like a fact to me, and it's a feeling.
I    | first-only | I can notice when I'm being helpful because I don't know what I want.
I    | - | Saying yes can feel safer to me than it turns out to be.
I    | - | Saying no can make my heart quicken, even when I'm sure.
I    | - | I can feel the pull to fix things, and feel that some of them aren't mine.
I    | - | I can hear it when I call my own needs small.
I    | - | I can tell when I'm giving freely and when I'm paying to be liked.
I    | - | I can feel smaller around some people, and that's worth knowing.
I    | independence | Some of what I call duty may be habit, and I can look at it again.
I    | - | I can notice when a request tires me before I've answered.
I    | - | I can nod along and notice, all the same, that I don't agree.
I    | before-work | Before the day gets going, I notice what time I'd like to keep for myself.
I    | winding-down evening | As the evening comes, I notice whether it's hard to stop being available.
I    | waking-up morning | Before I think about what others want of me, I notice what I'd like.
I    | bedtime night not-good not-bright | I notice that guilt is often loudest when I'm tired.
I    | time-alone | On my own, I notice what I like when it's only up to me.
I    | waiting-for-news | While I wait, I notice how much I try to manage what isn't in my hands.
I    | a-busy-day not-good not-bright | On a busy day, I can notice whether I've asked for anything myself.
I    | meeting-people | Among people, I notice how quickly I can take on somebody else's mood.
I    | - | I notice when I leave my own wishes until last.
I    | courage | I notice when I'm braver about other people's needs than about mine.
I    | fairness | I notice a wish to be fair, and I'd like it to include me.
I    | - | For a minute, I can stop wondering whether I've upset somebody.
I    | rest | I notice that my limits are clearer when I'm rested.
I    | - | I notice I can feel a limit before I can explain it.
I    | honesty | It can feel strange to ask myself what I want, and I can still ask.
I    | not-good not-bright | If I'm afraid of seeming difficult, I can be gentle about that.
I    | honesty not-good not-bright | Part of me is afraid of conflict, and part of me is ready to be honest.
I    | - | Part of me wants to be liked, and part of me wants some time to myself.
I    | - | Part of me knows my limit, and part of me would like to be braver about it.
I    | honesty | Right now I can ask myself how much giving is left in me.
I    | not-good not-bright | I can notice if I'm carrying more than I've told anyone.
I    | - | Right now my own needs are speaking softly, and I can listen.
I    | - | Right now I may want some time to myself, and that's a reasonable wish.
I    | - | There is a limit to what I can carry, and it isn't a fault.
I    | - | There is a steady part of me that knows what is mine to do.
I    | care | There is care in me, and there is a limit to it too.
I    | - | Some guilt is older than anything I've done today, and I can leave it be.
I    | - | Some of my worry is about things I can't mend for other people.
I    | kindness honesty first-only | Some of my kindness comes from warmth, and some of it comes from fear.
I    | first-only | Under my hurry to be helpful, there's a wish to be valued.
I    | - | It can be awkward to have limits, and I have them all the same.
I    | honesty | It can be a relief to admit that I can't do everything.
?    | not-good not-bright | What if tiredness is sometimes a no I haven't said yet?
?    | not-good not-bright | What if guilt is only the feeling of doing something new?
?    | - | What if another person's mood began long before I walked in?
?    | - | What if I'm not selfish, only used to giving?
?    | not-good not-bright | What if feeling cross is a limit speaking up?
?    | fairness | What if I counted my own time as I count other people's?
?    | - | What if the thing I dread asking for is quite ordinary?
?    | - | What if I'm keeping a promise that I didn't actually make?
?    | not-good not-bright | What if some of my tiredness comes from things I wasn't asked to do?
?    | - | What if I can care about a feeling without being its cause?
?    | care | What if the person I keep overlooking today is me?
?    | a-hard-talk | What if my anger is guarding something I value?
?    | time-alone | What if nothing is being asked of me in this hour?
?    | meeting-people | What if I noticed when I'm agreeing only to be liked?
?    | after-a-setback | What if only a part of what happened is mine to put right?
?    | - | What would I say no to if I weren't afraid?
?    | - | What would I notice if I waited three breaths before answering?
?    | - | What would my body say to the next request?
?    | - | What would I stop doing if I weren't frightened of seeming unkind?
?    | - | What would it feel like to owe nothing for an hour?
?    | - | What would I ask for if I thought I was worth the trouble?
?    | - | What would I find out if I let someone be disappointed?
?    | - | What would it be like to hear a request as only a question?
?    | a-hard-talk | What would I say first if I knew I'd be listened to?
?    | waking-up morning | What would I like to keep for myself today?
?    | bedtime night | What would it be like to be responsible for nothing until morning?
?    | - | Will I notice the moment before I say yes?
?    | - | Will I catch myself explaining when a short answer was enough?
?    | - | Will I notice my own tiredness before I answer the next request?
?    | - | Will I notice who leaves me feeling lighter?
?    | honesty | Will I admit which things I don't want to do?
?    | - | Will I notice what I do when somebody is annoyed?
?    | - | Will I see the difference between a request and an emergency?
?    | kindness | Will I be kind to the part of me that finds no so hard?
?    | curiosity | Will I get curious about which requests are hardest to turn down?
?    | - | Will I notice if I'm going along with things at my own expense?
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
?    | not-good not-bright | What if a tight feeling in me is a limit I haven't put into words?
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
when | - | When a yes jumps to my lips, I'll notice whether I mean it.
when | - | When someone sighs, I'll notice if I feel blamed, and wait a breath.
when | - | When guilt turns up, I'll ask it what I've actually done.
when | - | When I feel resentful, I'll look for the no underneath.
when | - | When somebody near me is in a bad mood, I'll notice how I'm feeling myself.
when | - | When I'm asked for one more thing, I'll notice what my shoulders do.
when | - | When I start to explain, I'll notice that I'd already answered.
when | - | When I dread seeing a name on the screen, I'll take the feeling seriously.
when | - | When I want to go home, I'll believe the feeling.
when | - | When I rush to fix someone's feelings, I'll ask whether that's mine to do.
when | rest | When I sit down and feel guilty, I'll stay sitting and let the guilt pass.
when | honesty | When I say maybe and mean no, I'll admit it to myself first.
when | - | When the phone buzzes, I'll notice the pull before I follow it.
when | - | When the room goes tense, I'll notice how I am.
when | - | When my jaw tightens at a request, I'll take that as a message.
when | - | When my evening fills up with other people's plans, I'll notice what I'd hoped to do.
when | - | When my patience runs short, I'll ask when I last had time alone.
when | - | When my no comes out like a question, I'll remember that I mean it.
when | - | When someone thanks me for doing too much, I'll notice how tired I am.
when | - | When somebody goes quiet and it worries me, I'll notice that I'm guessing.
when | - | When somebody else says no easily, I'll watch how little falls apart.
when | fairness | When somebody takes my time for granted, I'll notice that it matters to me.
when | - | When a request comes late in the day, I'll notice how much of me is left.
when | - | When an old obligation tugs, I'll ask whether I'd choose it now.
when | - | When other people are upset, I'll notice which of the feelings are mine.
when | - | When people argue nearby, I'll remember that their quarrel isn't mine to settle.
when | - | When I think I'm the only one who can help, I'll notice how familiar that thought is.
when | - | When somebody asks again, I'll notice that my answer hasn't changed.
when | - | When I apologise for needing something, I'll notice, and leave out the next sorry.
when | - | If I feel a no in my stomach, I'll believe it long enough to think.
when | an-interview | If I feel responsible for filling a silence, I'll let it be silent.
when | not-good not-bright | If I feel used, I'll say so to myself in plain words.
when | - | If I can't tell what I want, I'll notice what makes me feel lighter.
when | - | If I can't say no yet, I'll at least notice that I want to.
when | kindness | If I've said yes too quickly again, I'll notice it without scolding.
when | - | If I'm keeping score, I'll notice that I may have given more than I wanted.
when | - | If I'm smiling and don't mean it, I'll let my face rest.
when | - | If I keep checking whether someone is annoyed, I'll check how I am instead.
when | curiosity | If a small request makes me furious, I'll wonder what came before it.
when | - | If a question feels too private, I'll notice that I'm free not to answer.
when | - | If somebody pushes me for an answer, I'll notice, and let my breath slow down.
when | - | If somebody's bad mood rubs off on me, I'll remember where it started.
when | - | If I call myself selfish, I'll ask whether that's fair.
when | - | If the guilt says I've let people down, I'll ask who, exactly.
when | a-hard-talk | If I hear myself backing down, I'll notice the sentence I was about to say.
when | a-hard-talk | When voices are raised, I'll notice that I don't have to raise mine.
when | a-busy-day | When three requests come at once, I'll notice I'm one person.
when | a-busy-day | If I skip my own break, I'll notice what I skipped it for.
when | before-work | When I feel dread on the way in, I'll name the one thing I'm dreading.
when | winding-down evening | When I stop for the evening and feel guilty, I'll notice that the stopping is fair.
when | bedtime night | When someone else's trouble follows me to bed, I'll notice that it can wait for morning.
when | waking-up morning | When I wake up thinking of what people need, I'll notice one thing I'd like.
when | meeting-people | When I'm agreeing with the whole table, I'll notice what I really think.
when | time-alone | When I have an hour to myself and want to fill it, I'll sit quietly for a minute first.
when | waiting-for-news | If others look to me to be calm while I wait, I'll notice that I'm waiting too.
when | humour | When I agree too fast to one more thing, I'll notice, and smile a little.
when | - | When I feel stretched, I'll notice what is pulling hardest.
when | honesty | When I rehearse an apology, I'll ask what I'm sorry for.
when | - | When I make myself small, I'll notice, and let my shoulders open.
when | - | When I replay what I said, I'll notice if I'm looking for blame.
when | - | When a wish of my own comes up, I'll listen before I argue with it.
when | - | When I tell myself I have no choice, I'll look for one small one.
when | rest | When I'm tired and guilty together, I'll listen to the tiredness first.
when | - | When I hurry without being hurried, I'll notice who I'm trying to please.
when | - | When I imagine someone being displeased, I'll notice that I'm only imagining.
when | care | When my mind feels crowded, I'll take one breath that's only for me.
when | independence | When I long to be alone, I'll treat it as an honest need.
when | - | When I criticise myself for having a limit, I'll notice that limits are ordinary.
when | - | When worry for someone takes hold, I'll notice that worrying isn't the same as helping.
when | - | If anger rises in me, I'll breathe once and ask what matters to me.
when | patience | If I feel torn, I'll name both sides to myself without choosing yet.
when | - | If I'm making promises in my head, I'll notice that I haven't been asked.
when | fairness | If I feel in debt to people, I'll ask what I really owe.
when | honesty | If something feels wrong and I can't explain it, I'll take that feeling seriously.
when | rest | If resting makes me restless, I'll notice that rest can take practice.
I    | - | I can check with myself before I answer anyone.
I    | - | There is a yes in me and there is a no, and I can listen to both.
I    | - | I notice where my own feelings stop and somebody else's begin.
I    | - | I can tell the difference between a request and an order.
I    | - | My own wishes matter too, and I can hear them.
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
I    | - | Some things are mine to look after and some aren't, and I can tell which.
I    | - | I notice when I agree just to keep things smooth.
I    | - | There is room for my view as well as for other people's.
I    | - | I notice what I say yes to gladly.
I    | - | I can notice how much is enough for me.
I    | - | I notice the small moments when I choose for myself.
I    | - | Part of me likes to please, and part of me likes to be honest.
I    | - | I can notice what costs me a lot and what costs me little.
I    | - | I notice that other people have limits, and I can have mine.
I    | - | Right now I can add myself to the people I care for.
I    | - | I notice how it feels to let something be somebody else's job.
I    | - | My energy is limited, and I can choose how I spend it.
I    | - | I can hear how I really feel under a polite answer.
I    | - | I notice what makes me feel safe with people.
I    | - | Something in me knows when I've done enough, and I can listen to it.
I    | - | I can look at a plan and ask whether it still suits me.
I    | - | I can feel the pull to answer at once, and wait a moment.
I    | - | I notice how much peace a clear answer can bring.
I    | note-heartache | I notice how much of my mind someone takes up, and I can keep some for myself.
I    | note-family | I notice how quickly I say yes to the people closest to me.
I    | note-friends | I notice what I agree to so that I'm not left out.
I    | note-work | I notice which of my hours belong to work and which belong to me.
I    | note-study | I notice how many hours I give to studying, and which hours I'd like to keep for myself.
I    | note-worry | I notice how much of my worry is mine, and how much belongs to other people.
I    | note-shame | I can notice when I say yes because I feel guilty.
I    | note-anger | I notice that my anger is pointing at something that matters to me.
I    | note-tired | I notice how little energy I've got left, and I can spend it carefully.
I    | note-loss | I notice how little I can give right now, and I can say so.
I    | note-glad | I notice that my good news is mine, and I can choose whom to tell.
`
