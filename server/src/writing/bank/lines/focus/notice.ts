/** focus, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusNotice = `
I    | - | I notice my mind has wandered, and noticing is already coming back.
I    | - | I notice the itch to check something, and it eases if I wait.
I    | - | I notice how often my distraction turns out to be tiredness.
I    | - | I notice I'm quicker to start when the first step is small.
I    | curiosity | I notice what holds my attention without any effort.
I    | - | I notice how much I'm trying to hold in my head.
I    | - | I notice when I'm at my clearest, and it isn't all day.
I    | not-good not-bright | I notice worry using up the attention I wanted for something else.
I    | - | I notice how good it feels to be absorbed in something.
I    | - | Part of me is here, and part of me is still on the last thing.
I    | not-good not-bright | Part of me feels scattered, and part of me knows the next step.
I    | humour | Part of me is hoping for a distraction, and I can smile at that part.
I    | not-good not-bright | Right now I have only a little attention, and a little is something.
I    | - | Right now I'm between two things, and I can stay here for a breath.
I    | not-good not-bright | Right now my mind is full, and full is not the same as failing.
I    | care | Right now what I need might be quiet, or food, or five minutes.
I    | kindness | There is something I'm putting off, and I can name it kindly.
I    | humour not-good not-bright | There is more in my head than one head can sort today.
I    | - | There is one thing I keep coming back to, and that tells me something.
I    | - | Some days my mind is slow to settle, and this may be one of them.
I    | - | My mind goes to what worries it, and I can see where it went.
I    | - | My attention comes and goes like a tide, and this may be the low part.
I    | - | Something in me goes quiet when I do one thing at a time.
I    | - | Something in me wants a clear hour, and I can hear that wish.
I    | - | Even a distracted day has some clear minutes in it for me.
I    | - | A wandering mind is still mine, and it can find its way back.
I    | creativity | Some good ideas come to me when I look away.
I    | independence first-only | What I pay attention to is partly my choice, and I like that.
I    | not-good not-bright | My head is noisy today, and I can still hear myself.
I    | waking-up morning | I notice the list starting before I'm properly awake.
I    | waking-up morning | Right now, before the day comes in, my mind is my own.
I    | waking-up morning | Part of me is already rushing, and part of me is still waking up.
I    | before-work | I notice which task I'm dreading, and naming it makes it smaller.
I    | before-work | There is one thing I'd like to give my attention to at work today.
I    | before-work humour | Part of me is at work already, and the rest of me can catch up gently.
I    | a-busy-day | I notice how much of this calls itself urgent.
I    | a-busy-day | Right now I'm doing one thing, whatever the list says.
I    | a-busy-day honesty | There is too much here for one day, and seeing that is honest.
I    | an-exam an-interview | I notice my mind going blank, and a blank can pass.
I    | an-exam | Part of me is watching the clock, and part of me can look at this question.
I    | an-exam an-interview learning | There is more in my memory than I can feel at this moment.
I    | an-interview an-exam | Right now I can hear the question before I hurry to the answer.
I    | after-a-setback | I notice my mind going back to what went wrong, and I see why.
I    | after-a-setback | Part of me is still on the mistake, and part of me can do the next bit.
I    | after-a-setback not-good not-bright first-only | I'm disappointed just now, and it's no wonder I can't concentrate.
I    | waiting-for-news | I notice half of me is listening for an answer.
I    | waiting-for-news not-good not-bright | Right now it's hard to concentrate, because I care what I'm about to hear.
I    | waiting-for-news | Part of me keeps checking, and part of me would welcome something else to do.
I    | time-alone | I notice how my thoughts spread out when the room is quiet.
I    | time-alone | There is time here that's mine, and I'm a little unsure what to do with it.
I    | time-alone | Part of me wants noise for company, and part of me wants to think.
I    | a-hard-talk meeting-people | I notice I'm planning my answer, and I can go back to listening.
I    | meeting-people curiosity | Part of me is watching how I come across, and part of me is interested in them.
I    | meeting-people a-hard-talk | There is one face in front of me, and that's enough to attend to.
I    | a-hard-talk honesty | I notice my mind leaving when it gets uncomfortable.
I    | winding-down evening night | I notice my mind still working after I've stopped.
I    | winding-down evening | There are unfinished things, and there is also an evening.
I    | winding-down bedtime evening night | Part of me wants to do one more thing, and part of me is done for today.
I    | bedtime evening night humour | I notice the list coming to bed with me.
I    | bedtime evening night | Right now there is nothing to concentrate on, and I can enjoy that.
I    | - | I notice how tense I get when I try to force myself to think.
I    | - | I notice my interest comes in short stretches, and I can use a short one.
I    | - | I notice I think more clearly when I'm not being watched.
I    | not-good not-bright | I notice how much effort it takes to keep the noise out.
I    | not-good not-bright | I notice I want my mind to be quicker than it can be today.
I    | humour | Part of me is cross with my wandering mind, and part of me is fond of it.
I    | independence | Part of me wants to be told where to begin, and part of me would like to choose.
I    | not-good not-bright | Right now my thoughts are louder than the room, and the room is still here.
I    | curiosity not-low | Right now one small thing interests me, and I can follow it.
I    | not-good not-bright | There is a worry that keeps interrupting me, and I can ask what it wants.
I    | - | There is some quiet in me, even with so much going on.
I    | - | There is a steadier part of me that can watch the thoughts go by.
I    | rest not-good not-bright | Some of this fog may only be tiredness, and I can be gentle with it.
I    | - | Under all the noise in my head, I still know what matters to me.
I    | not-good not-bright | It's the switching back and forth that tires me, and I can feel it.
I    | not-good not-bright | My mind is in several places, and my body is here in just one.
I    | care not-good not-bright | My attention is stretched today, and I can spend it with care.
I    | - | I can notice what I've already taken care of, and leave it be.
I    | - | I notice how much lighter my mind is after one clear decision.
I    | - | I can notice what deserves my best hour.
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
I    | - | I notice that being interrupted costs me something, and I can go back gently.
I    | - | I can sense when I've looked at something long enough.
I    | - | There's a difference between being busy and being absorbed, and I can feel it.
I    | - | I notice how slowly some thoughts come, and how good they can be.
I    | - | I can ask myself what matters in the next hour, and listen.
I    | patience | It takes my mind a little while to settle, and I can notice it settling.
I    | - | I notice that the first few minutes are often the hardest.
I    | - | I can notice a distraction and be friendly to it as it passes.
I    | - | I notice how much of my worry is about later, while I am here.
I    | - | Even a wandering mind comes back by itself sometimes, and I can notice when it does.
I    | - | I can feel when I'm rushing, and let the next thing have its own time.
I    | independence | I notice who and what decides where my attention goes.
I    | - | I notice how quiet my head can be when I write things down.
I    | - | What I look at shapes my day, and I can notice what I'm looking at.
I    | - | I can notice one sound near me and let it bring me back.
I    | - | I notice when I'm doing something well simply because I'm there for it.
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
?    | not-good not-bright | What if the word for this is tired, and not lazy?
?    | - | What if the thing I'm putting off is smaller than the dread of it?
?    | - | What would make starting feel a little safer?
?    | - | What if coming back is most of the skill?
?    | - | What would I do first, if I couldn't do it wrong?
?    | curiosity | What if my mind wanders because it's curious?
?    | - | What would I put on paper, to give my head a rest?
?    | - | Will I notice when my hand goes to my phone by itself?
?    | - | What if putting it off is a way I protect myself?
?    | - | What would it be like to do one thing and only that?
?    | - | What if some of these things aren't mine to finish?
?    | honesty | What would I admit is too much?
?    | - | What if five honest minutes are enough to see how it feels?
?    | kindness morning afternoon | Will I see what pulls me away today, without scolding it?
?    | - | What if my clear time is shorter than I'd like, and still worth using?
?    | learning | What would I find interesting here, if I weren't being tested?
?    | - | What if I already know the next small step?
?    | - | What would I leave unfinished without minding?
?    | not-good not-bright | What if this restless feeling is energy looking for something to do?
?    | kindness | What would be kinder to me than pushing?
?    | - | What if I'm trying to remember too many things at once?
?    | - | What would I put out of reach for a while, to hear myself think?
?    | - | What if I don't feel ready, and that's only a feeling?
?    | morning afternoon | What would I like my attention for today?
?    | not-good not-bright | What if I'm overwhelmed because I care about all of it?
?    | honesty | What would I stop pretending to keep up with?
?    | humour | What would this look like to somebody who had slept well?
?    | rest | Will I notice when I'm pushing past what I can take in?
?    | learning | What would I ask, if I let myself not understand yet?
?    | - | What if I'm waiting for a feeling that comes after starting?
?    | - | What would help more right now, a break or a beginning?
?    | - | What if one clear thought is plenty for the moment?
?    | - | What if I noticed what went in, and not only what slipped by?
?    | - | What if I simply need a quieter spot?
?    | - | What would I think about, if nothing were asking me to?
?    | not-good not-bright | What if forgetting things only means I'm carrying a lot?
?    | courage | What would it be like to look at the list without flinching?
?    | rest | What if drifting is how I rest, when I don't let myself rest?
?    | - | What would feel finished enough?
?    | - | What if there's less left to do than it feels like?
?    | waking-up morning | What would I like to give my first clear hour to?
?    | waking-up morning | What if I let myself wake up before I look at the list?
?    | before-work | What if only one task today really needs my full mind?
?    | a-busy-day | Will I notice when I'm doing two things at once?
?    | a-busy-day | What would I take off the list, if it were a friend's?
?    | an-exam | What if a blank moment is only a moment?
?    | an-exam | What would I see in this question, if I looked at it slowly?
?    | an-interview a-hard-talk | What if I listened to the whole question before I worried?
?    | after-a-setback not-good not-bright | What if I can't concentrate because I'm still sore?
?    | waiting-for-news | What would give my mind something to hold while I wait?
?    | meeting-people curiosity | What if I got curious about one person there?
?    | a-hard-talk | Will I notice when I stop listening and start defending?
?    | winding-down evening | What would I call done, for today?
?    | bedtime evening night | What if the unfinished things can stay where they are tonight?
?    | not-good not-bright | What if my head is simply full?
?    | - | What would I notice here, if I slowed down by half?
?    | health | Will I notice what my body wants when my mind is restless?
?    | - | What would it feel like to listen to one thing right through?
?    | - | Will I catch the moment when trying turns into straining?
?    | kindness | What if the noise I mind most is my own criticism?
?    | independence | What would I pay attention to, if I weren't trying to impress?
?    | - | What if losing the thread is an ordinary part of thinking?
?    | honesty | What would I say, if someone asked me where my mind has been?
?    | - | What if my mind is only looking for somewhere safe to land?
?    | - | Will I watch one thought pass without following it, just to see?
?    | - | What if being easily distracted is also how I notice so much?
?    | - | What would I want to remember from this hour?
?    | kindness | What if I've been asking my mind to be a machine?
?    | rest | What would it be like to be here without being useful?
?    | patience | What if doing this slowly is how I do it well?
when | - | When my mind drifts, I'll notice where it went before I bring it back.
when | - | When I can't start, I'll notice what I'm afraid might happen.
when | - | When I feel overloaded, I'll notice how many things I'm trying to remember.
when | - | When I go over the same thing again, I'll notice whether I'm tired.
when | - | When I find I've turned to something else, I'll notice it and put it away kindly.
when | - | When I'm interrupted, I'll notice the last thing I was thinking.
when | - | When a task feels huge, I'll notice its nearest edge.
when | - | When I'm bored, I'll notice it as a feeling and stay a little longer.
when | - | When I skip to something easier, I'll notice what I stepped around.
when | - | When I come back after drifting, I'll notice that I came back.
when | - | When I use the word lazy about myself, I'll notice how tired I am.
when | - | When three things shout at once, I'll notice which one is truly for today.
when | kindness | When I lose my place, I'll notice it without sighing at myself.
when | - | When I tense up over a task, I'll notice my jaw.
when | - | When I lose track of time, I'll notice whether I enjoyed it.
when | - | When I feel rushed, I'll notice who is doing the rushing.
when | - | When a small part of it is done, I'll notice how that feels.
when | creativity | When an idea pulls me away, I'll notice it, jot it down and return.
when | - | When I pick something up and put it down again, I'll notice the worry in between.
when | - | When I can't take any more in, I'll notice that as a limit, not a fault.
when | - | When the room gets noisy, I'll notice what the noise does to me.
when | humour | When I get the urge to tidy first, I'll notice what I'm putting off.
when | - | When I put it off again, I'll notice whether I feel relieved or heavier.
when | - | When I say I need one more thing before I begin, I'll notice the nerves.
when | curiosity | When something interests me, I'll notice how easily I stay.
when | - | When I start imagining what people might say, I'll notice the worry and look at the task again.
when | - | When my list makes me want to hide, I'll notice the one item that feels possible.
when | humour | When I forget what I came for, I'll notice how much is on my mind.
when | - | When my eyes get tired, I'll notice something far away.
when | - | When I start several things, I'll notice which one I keep returning to.
when | - | When I feel clear, I'll notice what time it is and what helped.
when | - | When I feel foggy, I'll notice it the way I'd notice the weather.
when | - | When I want to drop a task halfway, I'll notice which part is the hard part.
when | - | When I'm listening and my mind leaves, I'll notice the last word I heard.
when | - | When worry takes my attention, I'll notice what it wants to protect.
when | - | When I'm stuck, I'll notice the last point where I wasn't.
when | kindness | When I tell myself off for drifting, I'll notice the tone.
when | courage | When I feel pulled two ways, I'll notice which pull is fear.
when | - | When I remember something I forgot, I'll notice the jolt and write it down.
when | - | When there's music or talk nearby, I'll notice whether it helps.
when | - | When I think I've done nothing, I'll notice one thing I did.
when | learning | When a question comes to me, I'll notice the pleasure of not knowing yet.
when | - | When I stop halfway, I'll notice where, so I can find my way back.
when | - | When I could do with some help, I'll notice the wish to hide it.
when | waking-up morning | When I reach for a screen on waking, I'll notice how I feel first.
when | waking-up morning | When the list arrives before I'm up, I'll notice that I'm still lying down.
when | before-work | When I get to work, I'll notice what my mind is already on.
when | a-busy-day | When I'm hurrying from one thing to the next, I'll notice where my mind is.
when | a-busy-day | When somebody wants me in the middle of something, I'll notice where I am in it.
when | an-exam | When my mind goes blank, I'll notice one word on the page that I know.
when | an-exam | When I hear other people working fast, I'll notice my own question again.
when | an-interview an-exam | When a question loses me, I'll notice the part I understood.
when | after-a-setback | When it's gone wrong and I can't concentrate, I'll notice that I'm upset, not useless.
when | after-a-setback | When my mind replays it, I'll notice how often I've watched it today.
when | waiting-for-news | When I check again, I'll notice what I was hoping for.
when | time-alone | When I fill a quiet hour with noise, I'll notice what I'm tired of thinking.
when | meeting-people | When I'm busy being nervous, I'll notice one thing about the person in front of me.
when | a-hard-talk | When I start building my answer, I'll notice I've stopped hearing theirs.
when | winding-down evening | When I keep going past tired, I'll notice what I fear would happen if I stopped.
when | bedtime night | When unfinished things come up in the night, I'll notice them as thoughts, not tasks.
when | - | When I hear myself say I can't concentrate, I'll ask what else is on my mind.
when | - | When a worry cuts in, I'll give it a name and one breath.
when | rest | When I find I've been staring into space, I'll ask whether that was rest.
when | honesty | When I nod without having listened, I'll admit it, at least to myself.
when | - | When I try to hold two thoughts at once, I'll notice which one is more tiring.
when | - | When my thoughts start to race, I'll take one long breath out.
when | - | When I catch myself straining, I'll drop my shoulders and look again.
when | - | When my thoughts jump about, I'll look at one still thing near me.
when | - | When a sound breaks in, I'll name it and come back.
when | - | If I get the urge to check something, I'll ask what I hope to find.
when | - | When I feel behind, I'll notice what pace I'm asking of myself.
when | humour | If I lose track of what I was saying, I'll smile and say so.
when | not-heavy | When I find I'm enjoying this, I'll stay with that for another breath.
when | - | When my mind goes to somebody I miss, I'll let it stay there a moment.
when | kindness | When I feel guilty for daydreaming, I'll remember that minds do that.
when | - | If everything seems to want me, I'll ask what I'm most worried about.
when | creativity curiosity | When I come out of a daydream, I'll notice what it was wishing for.
when | - | When I can't choose between two things, I'll notice which one lets me breathe out.
when | - | When it all speeds up in me, I'll put a hand on something solid.
when | - | If I'm thinking in circles, I'll say the question once in plain words.
when | care | When I've been trying for a while, I'll ask how I am before I carry on.
I    | note-loss | I notice my mind keeps going to somebody dear, and of course it does.
I    | note-heartache | I notice how often one person comes into my thoughts, and I can let that be.
I    | note-family | I notice that part of my mind stays with the people I worry about.
I    | note-friends | I notice how hard it is to concentrate when I feel on my own with things.
I    | note-work | I notice how much of my head work is taking up just now.
I    | note-study | I notice when the studying goes in, and when I'm only turning pages.
I    | note-worry | I notice the worry taking its turn again, and I can find my place afterwards.
I    | note-shame | I notice my mind going back to blame, and I can look elsewhere for a minute.
I    | note-anger | I notice that I'm still arguing in my head.
I    | note-tired | I notice that my mind is slow because I'm tired, and I can ask less of it.
I    | note-glad | I notice my mind running off to the good news, and I can enjoy it.
`
