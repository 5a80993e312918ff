/** focus, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusNotice = `
I    | - | I notice my mind has wandered, and noticing is already coming back.
I    | - | I can notice a wish to check something, and let it ease if I wait.
I    | - | I notice I'm quicker to start when the first step is small.
I    | curiosity | I notice what holds my attention without any effort.
I    | - | I notice when I'm at my clearest, and it isn't all day.
I    | - | I notice how good it feels to be absorbed in something.
I    | not-good not-bright | Part of me may feel scattered, and part of me can find the next step.
I    | humour | Part of me may hope for a distraction, and I can smile at that part.
I    | not-good not-bright | If I only have a little attention right now, a little is something.
I    | not-good not-bright | My mind can be full, and that isn't the same as failing.
I    | care | Right now what I need might be quiet, or food, or five minutes.
I    | kindness | If I'm putting something off, I can name it kindly.
I    | humour not-good not-bright | If my head is too full to sort today, I can sort one thing.
I    | - | There is one thing I keep coming back to, and that tells me something.
I    | - | Some days my mind is slow to settle, and this may be one of them.
I    | - | My mind goes to what worries it, and I can see where it went.
I    | - | My attention comes and goes like a tide, and that's natural.
I    | - | Something in me goes quiet when I do one thing at a time.
I    | - | Something in me wants a clear hour, and I can hear that wish.
I    | - | Even a distracted day has some clear minutes in it for me.
I    | - | A wandering mind is still mine, and it can find its way back.
I    | creativity | Some good ideas come to me when I look away.
I    | independence first-only | What I pay attention to is partly my choice, and I like that.
I    | not-good not-bright | My head can be noisy, and I can still hear myself.
I    | waking-up morning | I can let the list wait until I'm properly awake.
I    | waking-up morning | Right now, before the day comes in, my mind is my own.
I    | waking-up morning | Part of me may be rushing already, and part of me can wake up slowly.
I    | before-work | If I'm dreading a task, naming it can make it smaller.
I    | before-work | There is one thing I'd like to give my attention to at work today.
I    | before-work humour | Part of me is at work already, and the rest of me can catch up gently.
I    | a-busy-day | I notice that some things only seem urgent.
I    | a-busy-day | Right now I'm doing one thing, whatever the list says.
I    | a-busy-day honesty | There is too much for one day, and it's honest to see that.
I    | an-exam an-interview | I notice my mind going blank, and a blank can pass.
I    | an-exam | Part of me is watching the clock, and part of me can look at this question.
I    | an-exam an-interview learning | There is more in my memory than I can feel at this moment.
I    | an-interview an-exam | Right now I can hear the question before I hurry to the answer.
I    | after-a-setback | Part of me may be thinking of the mistake, and part of me can do the next bit.
I    | after-a-setback not-good not-bright first-only | I'm disappointed just now, and it's no wonder I can't concentrate.
I    | waiting-for-news | I notice half of me is listening for an answer.
I    | waiting-for-news not-good not-bright | Right now it's hard to concentrate, because I care what I'm about to hear.
I    | time-alone | There is time here that's mine, and I don't have to know what to do with it.
I    | a-hard-talk meeting-people | I notice I'm planning my answer, and I can go back to listening.
I    | meeting-people curiosity | Part of me is watching how I come across, and part of me is interested in them.
I    | meeting-people a-hard-talk | There is one face in front of me, and that's enough to attend to.
I    | a-hard-talk honesty | I can notice when my mind slips away, and come back to what they're saying.
I    | winding-down evening night | If my mind is still working after I've stopped, I can let it slow down.
I    | winding-down evening | There are unfinished things, and there is also an evening.
I    | winding-down bedtime evening night | Part of me wants to do one more thing, and part of me is done for today.
I    | bedtime evening night humour | If my list comes to bed with me, I can let it wait until morning.
I    | bedtime evening night | Right now there is nothing to concentrate on, and I can enjoy that.
I    | - | I can notice when I force myself to think, and ease off a little.
I    | - | My interest can come in short stretches, and I can use a short one.
I    | not-good not-bright | It can take effort to keep the noise out, and I can be patient with myself.
I    | not-good not-bright | I can let my mind go at the speed it can manage today.
I    | humour | Part of me may be cross with my wandering mind, and I can be kind to it.
I    | independence | Part of me may want to be told where to begin, and part of me can choose.
I    | curiosity not-low | Right now I can find one small thing that interests me, and follow it.
I    | not-good not-bright | If a worry keeps interrupting me, I can ask what it wants.
I    | - | There is some quiet in me, even with so much going on.
I    | - | There is a steadier part of me that can watch my thoughts go by.
I    | rest not-good not-bright | If my head feels foggy, that may only be tiredness, and I can be gentle.
I    | not-good not-bright | My mind may be in several places, and my body is here in one.
I    | care not-good not-bright | My attention may be stretched today, and I can spend it with care.
I    | - | I can notice what I've already taken care of, and leave it be.
I    | - | I notice how much lighter my mind is after one clear decision.
I    | - | I can notice where my attention is before I decide where to send it.
I    | - | I notice what my mind goes back to when nothing is asked of it.
I    | - | One thing at a time is all my mind can really do, and I can let it.
I    | - | I can check what I came to do before I do anything else.
I    | - | I notice how different I feel when I do only one thing.
I    | - | My thoughts come and go, and I can watch a few go by.
I    | - | I can tell whether I'm thinking or only worrying.
I    | - | I notice which hour of the day is kindest to my mind.
I    | - | I can notice how I begin things, and what helps me begin.
I    | - | Part of my mind is here, and I can give it a moment to gather the rest.
I    | - | I notice how a small thing, once finished, quietens my mind.
I    | rest | I can feel whether my mind would like work or rest.
I    | - | I notice what pulls at my attention, and I don't have to follow it.
I    | - | A thing can be unfinished and still leave me in peace for a minute.
I    | - | I notice how it feels to listen to something right to the end.
I    | - | I can see how many things I'm trying to think about, and set one down.
I    | - | I notice that I remember best what I really attended to.
I    | - | Some things ask for my attention and some deserve it, and I can tell them apart.
I    | - | There is a pause between one thing and the next, and I can notice it.
I    | - | I can look up, take a breath, and see where I am.
I    | kindness | I notice how I speak to myself when my mind wanders, and I can be gentler.
I    | - | I notice how the place I'm in helps me think or gets in the way.
I    | - | A clear minute is enough to notice what matters next.
I    | - | I can notice what I've been giving my best attention to lately.
I    | curiosity | I notice what makes me lean in and want to know more.
I    | - | My attention is a kind of care, and I can notice what I'm caring for.
I    | - | Being interrupted can cost me something, and I can go back gently.
I    | - | I can sense when I've looked at something long enough.
I    | - | There's a difference between being busy and being absorbed, and I can feel it.
I    | - | I notice how slowly some thoughts come, and how good they can be.
I    | - | I can ask myself what matters in the next hour, and listen.
I    | patience | It takes my mind a little while to settle, and I can notice it settling.
I    | - | I notice that the first few minutes are often the hardest.
I    | - | I can notice a distraction and be friendly to it as it passes.
I    | - | I notice when my worry is about later, and I can come back to now.
I    | - | Even a wandering mind comes back by itself sometimes, and I can notice when it does.
I    | - | I can feel when I'm rushing, and let the next thing have its own time.
I    | - | I notice how quiet my head can be when I write things down.
I    | - | What I look at shapes my day, and I can notice what I'm looking at.
I    | - | I can notice one sound near me and let it bring me back.
I    | learning | I have my own way of taking things in, and I can notice it.
I    | - | I can notice what I'm ready to stop thinking about.
I    | - | Some of what fills my mind isn't mine to solve, and I can notice which part.
I    | - | I notice I can come back to a thing as often as I leave it.
I    | - | Whatever my mind was doing a minute ago, I can notice what it's doing now.
I    | - | I can see what's urgent and what only feels urgent.
I    | humour | My mind has its own ideas about what to think of, and I can notice them kindly.
I    | - | I notice that I think better when I'm not in a hurry to be finished.
I    | creativity | I can notice what I'd gladly lose an hour to.
I    | - | I notice how it feels to be fully here, even for a few seconds.
?    | - | What would I look at first, if I looked at only one thing?
?    | - | What if my distraction is a sign of something I need?
?    | - | What would my mind settle on, if I let it choose?
?    | not-good not-bright | What if I'm tired, and not lazy?
?    | - | What if something I'm putting off is smaller than my dread of it?
?    | - | What would make starting feel a little safer?
?    | - | What if coming back is most of the skill?
?    | - | What would I do first, if I couldn't do it wrong?
?    | curiosity | What if my mind wanders because it's curious?
?    | - | What would I put on paper, to give my head a rest?
?    | - | Will I notice when I reach for my phone without thinking?
?    | - | What if putting something off is a way of protecting myself?
?    | - | What would it be like to do one thing and only that?
?    | - | What if some of what I'm trying to do isn't mine to finish?
?    | honesty | What would I admit is too much?
?    | - | What if five minutes are enough to see how a task feels?
?    | kindness morning afternoon | Will I notice what pulls me away today, without scolding myself?
?    | - | What if I already know the next small step?
?    | - | What would I leave unfinished without minding?
?    | kindness | What would be kinder to me than pushing?
?    | - | What if I'm trying to remember too many things at once?
?    | - | What would I put away for a while, to hear myself think?
?    | - | What if I don't feel ready, and that's only a feeling?
?    | morning afternoon | What would I like to give my attention to today?
?    | not-good not-bright | What if I'm overwhelmed because I care about so much?
?    | rest | Will I notice when I'm pushing past what I can take in?
?    | learning | What would I ask, if I let myself not understand yet?
?    | - | What if the feeling I'm waiting for comes after I start?
?    | - | What would help more right now, a break or a beginning?
?    | - | What if one clear thought is plenty for the moment?
?    | - | What if I noticed what I remember, and not only what I forget?
?    | - | What if I simply need a quieter spot?
?    | - | What would I like to think about, if nothing needed me?
?    | not-good not-bright | What if forgetting things sometimes only means I have a lot on my mind?
?    | courage | What would it be like to look at my list without dread?
?    | rest | What if drifting off is my mind's way of resting?
?    | - | What would count as finished enough for now?
?    | waking-up morning | What would I like to give my first clear hour to?
?    | waking-up morning | What if I let myself wake up before I look at the list?
?    | before-work | What if only one task today really needs my full mind?
?    | a-busy-day | Will I notice when I'm doing two things at once?
?    | a-busy-day | What would I take off the list, if it were a friend's?
?    | an-exam | What if a blank moment is only a moment?
?    | an-exam | What would I see in this question, if I looked at it slowly?
?    | an-interview a-hard-talk | What if I listened to the whole question before I worried?
?    | after-a-setback not-good not-bright | What if I can't concentrate because I'm still sore?
?    | meeting-people curiosity | What if I got curious about one person I meet?
?    | a-hard-talk | Will I notice when I stop listening and start defending?
?    | winding-down evening | What would I call done, for today?
?    | bedtime evening night | What if unfinished things can stay where they are tonight?
?    | not-good not-bright | What if my head is simply full?
?    | - | What would I notice around me, if I slowed down?
?    | health | Will I notice what my body wants when my mind is restless?
?    | - | What would it feel like to listen to one thing right through?
?    | - | Will I catch the moment when trying turns into straining?
?    | independence | What would I pay attention to, if I weren't trying to impress?
?    | - | What if losing the thread is an ordinary part of thinking?
?    | honesty | What would I say, if someone asked me where my mind has been?
?    | - | What if my mind only wants somewhere quiet to rest?
?    | - | Will I watch one thought pass without following it, just to see?
?    | - | What if being easily distracted is also how I notice so much?
?    | - | What would I want to remember from this hour?
?    | rest | What would it be like to do nothing useful for a minute?
?    | patience | What if going slowly is how I do things well?
?    | | What would I find interesting here, if I weren't being tested?
?    | | What would I stop pretending to keep up with?
?    | | What would this look like to somebody who had slept well?
?    | waiting-for-news | What would give my mind something to hold while I wait?
when | - | When my mind drifts, I'll notice where it went before I bring it back.
when | - | When I can't start, I'll ask what would make starting easier.
when | - | When I feel overloaded, I'll notice how many things I'm trying to remember.
when | - | When I read the same thing twice, I'll ask whether I'm tired.
when | - | When I find I've turned to something else, I'll come back kindly.
when | - | When I'm interrupted, I'll notice the last thing I was thinking.
when | - | When a task feels huge, I'll look for its smallest part.
when | - | When I'm bored, I'll notice it as a feeling and stay a little longer.
when | - | When I skip to something easier, I'll notice what I was avoiding.
when | - | When I come back after drifting, I'll notice that I came back.
when | - | When I call myself lazy, I'll ask how tired I am.
when | - | When several things shout at once, I'll ask which one is truly for today.
when | kindness | When I lose my place, I'll notice it without sighing at myself.
when | - | When I tense up over a task, I'll let my jaw loosen.
when | - | When I lose track of time, I'll notice whether I enjoyed it.
when | - | When I feel rushed, I'll ask whether there's really a hurry.
when | - | When a small part of a task is done, I'll notice how that feels.
when | creativity | When an idea pulls me away, I'll notice it, jot it down and return.
when | - | When I can't take any more in, I'll notice that as a limit, not a fault.
when | - | When the room gets noisy, I'll take a breath before I go on.
when | humour | When I get the urge to tidy first, I'll notice what I'm putting off.
when | - | When I put something off, I'll notice whether I feel relieved or heavier.
when | - | When I say I need one more thing before I begin, I'll ask whether that's true.
when | curiosity | When something interests me, I'll notice how easily I stay.
when | - | When I start imagining what people might say, I'll notice the worry and look at the task again.
when | - | When my list makes me want to hide, I'll look for the one thing that feels possible.
when | humour | When I forget what I came for, I'll notice how much is on my mind.
when | - | When my eyes get tired, I'll notice something far away.
when | - | When I start several things, I'll notice which one I keep returning to.
when | - | When I feel clear, I'll notice what time it is and what helped.
when | - | When I feel foggy, I'll notice it the way I'd notice the weather.
when | - | When I want to drop a task halfway, I'll notice which part is the hard part.
when | - | When I'm listening and my mind wanders, I'll come back to the voice.
when | - | When worry takes my attention, I'll notice what it wants to protect.
when | - | When I'm stuck, I'll go back to the last part I understood.
when | kindness | When I tell myself off for drifting, I'll soften my tone.
when | - | When I remember something I forgot, I'll notice the jolt and write it down.
when | - | When there's music or talk nearby, I'll notice whether it helps.
when | - | When I think I've done nothing, I'll notice one thing I did.
when | learning | When a question comes to me, I'll let myself be curious.
when | - | When I stop halfway, I'll notice where, so I can find my way back.
when | - | When I could do with some help, I'll think of one person to ask.
when | waking-up morning | When I reach for my phone in bed, I'll ask how I feel first.
when | waking-up morning | When my list arrives before I'm up, I'll let it wait until I am.
when | before-work | When I get to work, I'll notice what my mind is already on.
when | a-busy-day | When I'm hurrying from one thing to the next, I'll notice where my mind is.
when | a-busy-day | When somebody interrupts me, I'll note where I was before I answer.
when | an-exam | When my mind goes blank, I'll notice one word on the page that I know.
when | an-exam | When I hear other people working fast, I'll come back to my own question.
when | an-interview an-exam | When a question loses me, I'll notice the part I understood.
when | after-a-setback | When I can't concentrate after a setback, I'll remember that I'm upset, not useless.
when | after-a-setback | When my mind replays what happened, I'll bring it back to what's near me.
when | waiting-for-news | When I check for an answer, I'll take one breath and look up.
when | time-alone | When I fill a quiet hour with noise, I'll ask what I'd like to think about.
when | meeting-people | When I'm nervous, I'll notice one thing about the person in front of me.
when | winding-down evening | When I keep going though I'm tired, I'll ask what could wait.
when | bedtime night | When unfinished things come up in the night, I'll notice them as thoughts, not tasks.
when | - | When I hear myself say I can't concentrate, I'll ask what else is on my mind.
when | - | When a worry cuts in, I'll give it a name and one breath.
when | rest | When I find I've been staring into space, I'll ask whether that was rest.
when | honesty | When I nod without having listened, I'll admit it, at least to myself.
when | - | When my thoughts start to race, I'll take one long breath out.
when | - | When I catch myself straining, I'll drop my shoulders and look again.
when | - | When my thoughts jump about, I'll look at one still thing near me.
when | - | When a sound breaks in, I'll let it pass and come back.
when | - | If I get the urge to check something, I'll ask what I hope to find.
when | - | When I feel behind, I'll notice what pace I'm asking of myself.
when | humour | If I lose track of what I was saying, I'll smile and say so.
when | not-heavy | When I find I'm enjoying what I do, I'll stay with that for another breath.
when | - | When my mind goes to somebody I miss, I'll let it stay there a moment.
when | kindness | When I feel guilty for daydreaming, I'll remember that minds do that.
when | creativity curiosity | When I come out of a daydream, I'll come back gently.
when | - | When I can't choose between two things, I'll notice which one lets me breathe out.
when | - | When everything speeds up in me, I'll take one long breath out.
when | - | If I'm thinking in circles, I'll say the question once in plain words.
when | care | When I've been trying for a while, I'll ask how I am before I carry on.
when | | If everything seems to want me, I'll ask what I'm most worried about.
I    | note-loss | I notice my mind keeps going to somebody dear, and of course it does.
I    | note-heartache | I notice how often one person comes into my thoughts, and I can let that be.
I    | note-family | I notice that part of my mind stays with the people I worry about.
I    | note-friends | I notice how hard it is to concentrate when I feel on my own with things.
I    | note-work | I notice how much of my head work is taking up just now.
I    | note-study | I notice when the studying goes in, and when I'm only turning pages.
I    | note-worry | I notice when worry interrupts me, and I can find my place afterwards.
I    | note-shame | I notice my mind going back to blame, and I can look elsewhere for a minute.
I    | note-anger | I notice when I'm arguing in my head, and I can come back to what I'm doing.
I    | note-tired | I notice that my mind is slow because I'm tired, and I can ask less of it.
I    | note-glad | I notice my mind running off to what I'm glad about, and I can enjoy that.
`
