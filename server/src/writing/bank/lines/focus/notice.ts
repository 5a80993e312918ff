/** focus, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusNotice = `
I    | first | I notice my mind has wandered, and noticing is already coming back.
I    | - | I notice when I'm at my clearest, and it isn't all day.
I    | not-good not-bright | If I only have a little attention right now, a little is something.
I    | not-good not-bright | My mind can be full, and that isn't the same as failing.
I    | care | Right now what I need might be quiet, or food, or five minutes.
I    | kindness | If I'm putting something off, I can name it kindly.
I    | humour not-good not-bright | If my head is too full to sort today, I can sort one thing.
I    | - | My mind goes to what worries it, and I can see where it went.
I    | first | Something in me goes quiet when I do one thing at a time.
I    | - | Even a distracted day has some clear minutes in it for me.
I    | - | A wandering mind is still mine, and it can find its way back.
I    | creativity | Some good ideas come to me when I look away.
I    | not-good not-bright | My head can be noisy, and I can still hear myself.
I    | waking-up morning | I can let the list wait until I'm properly awake.
I    | waking-up morning | Right now, before the day comes in, my mind is my own.
I    | before-work | If I'm dreading a task, naming it can make it smaller.
I    | before-work humour | Part of me is at work already, and the rest of me can catch up gently.
I    | a-busy-day | I notice that some things only seem urgent.
I    | a-busy-day | Right now I'm doing one thing, whatever the list says.
I    | a-busy-day honesty | There is too much for one day, and it's honest to see that.
I    | an-exam an-interview | I notice my mind going blank, and a blank can pass.
I    | an-exam an-interview learning | There is more in my memory than I can feel at this moment.
I    | an-interview an-exam | Right now I can hear the question before I hurry to the answer.
I    | after-a-setback not-good not-bright first-only | I'm disappointed just now, and it's no wonder I can't concentrate.
I    | waiting-for-news | I notice half of me is listening for an answer.
I    | waiting-for-news not-good not-bright | Right now it's hard to concentrate, because I care what I'm about to hear.
I    | a-hard-talk meeting-people | I notice I'm planning my answer, and I can go back to listening.
I    | meeting-people a-hard-talk | There is one face in front of me, and that's enough to attend to.
I    | winding-down evening night | If my mind is still working after I've stopped, I can let it slow down.
I    | winding-down evening | There are unfinished things, and there is also an evening.
I    | bedtime evening night humour | If my list comes to bed with me, I can let it wait until morning.
I    | bedtime evening night | Right now there is nothing to concentrate on, and I can enjoy that.
I    | - | My interest can come in short stretches, and I can use a short one.
I    | not-good not-bright | It can take effort to keep the noise out, and I can be patient with myself.
I    | not-good not-bright | I can let my mind go at the speed it can manage today.
I    | curiosity not-low | Right now I can find one small thing that interests me, and follow it.
I    | not-good not-bright | If a worry keeps interrupting me, I can ask what it wants.
I    | rest not-good not-bright | If my head feels foggy, that may only be tiredness, and I can be gentle.
I    | not-good not-bright | My mind may be in several places, and my body is here in one.
I    | first | I can notice where my attention is before I decide where to send it.
I    | - | One thing at a time is all my mind can really do, and I can let it.
I    | - | I can check what I came to do before I do anything else.
I    | - | I can tell whether I'm thinking or only worrying.
I    | first | Part of my mind is here, and I can give it a moment to gather the rest.
I    | rest | I can feel whether my mind would like work or rest.
I    | first | A thing can be unfinished and still leave me in peace for a minute.
I    | - | I can see how many things I'm trying to think about, and set one down.
I    | - | Some things ask for my attention and some deserve it, and I can tell them apart.
I    | - | I can look up, take a breath, and see where I am.
I    | - | Being interrupted can cost me something, and I can go back gently.
I    | - | I can sense when I've looked at something long enough.
I    | - | There's a difference between being busy and being absorbed, and I can feel it.
I    | - | I can ask myself what matters in the next hour, and listen.
I    | first | I notice that the first few minutes are often the hardest.
I    | - | I can feel when I'm rushing, and let the next thing have its own time.
I    | first | I can notice one sound near me and let it bring me back.
I    | first | I can see what's urgent and what only feels urgent.
I    | humour | My mind has its own ideas about what to think of, and I can notice them kindly.
?    | - | What would I look at first, if I looked at only one thing?
?    | - | What would my mind settle on, if I let it choose?
?    | not-good not-bright | What if I'm tired, and not lazy?
?    | first | What if something I'm putting off is smaller than my dread of it?
?    | - | What would make starting feel a little safer?
?    | first | What if coming back is most of the skill?
?    | - | What would I do first, if I couldn't do it wrong?
?    | curiosity | What if my mind wanders because it's curious?
?    | - | What would I put on paper, to give my head a rest?
?    | - | What if putting something off is a way of protecting myself?
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
?    | not-good not-bright | What if I'm overwhelmed because I care about so much?
?    | learning | What would I ask, if I let myself not understand yet?
?    | first | What if the feeling I'm waiting for comes after I start?
?    | - | What would help more right now, a break or a beginning?
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
?    | - | Will I catch the moment when trying turns into straining?
?    | independence | What would I pay attention to, if I weren't trying to impress?
?    | - | What if losing the thread is an ordinary part of thinking?
?    | honesty | What would I say, if someone asked me where my mind has been?
?    | - | What if being easily distracted is also how I notice so much?
?    | rest | What would it be like to do nothing useful for a minute?
?    | patience | What if going slowly is how I do things well?
?    | | What would I find interesting here, if I weren't being tested?
?    | | What would I stop pretending to keep up with?
?    | | What would this look like to somebody who had slept well?
?    | waiting-for-news | What would give my mind something to hold while I wait?
when | - | When my mind drifts, I'll notice where it went before I bring it back.
when | - | When I can't start, I'll ask what would make starting easier.
when | - | When I read the same thing twice, I'll ask whether I'm tired.
when | first | When I find I've turned to something else, I'll come back kindly.
when | - | When a task feels huge, I'll look for its smallest part.
when | - | When I call myself lazy, I'll ask how tired I am.
when | - | When several things shout at once, I'll ask which one is truly for today.
when | kindness | When I lose my place, I'll notice it without sighing at myself.
when | - | When I tense up over a task, I'll let my jaw loosen.
when | first | When I feel rushed, I'll ask whether there's really a hurry.
when | - | When I can't take any more in, I'll notice that as a limit, not a fault.
when | - | When the room gets noisy, I'll take a breath before I go on.
when | humour | When I get the urge to tidy first, I'll notice what I'm putting off.
when | - | When I say I need one more thing before I begin, I'll ask whether that's true.
when | - | When I start imagining what people might say, I'll notice the worry and look at the task again.
when | - | When my list makes me want to hide, I'll look for the one thing that feels possible.
when | humour | When I forget what I came for, I'll notice how much is on my mind.
when | - | When I'm listening and my mind wanders, I'll come back to the voice.
when | - | When I'm stuck, I'll go back to the last part I understood.
when | kindness | When I tell myself off for drifting, I'll soften my tone.
when | first | When I think I've done nothing, I'll notice one thing I did.
when | learning | When a question comes to me, I'll let myself be curious.
when | - | When I stop halfway, I'll notice where, so I can find my way back.
when | - | When I could do with some help, I'll think of one person to ask.
when | waking-up morning | When I reach for my phone in bed, I'll ask how I feel first.
when | waking-up morning | When my list arrives before I'm up, I'll let it wait until I am.
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
I    | note-study | I notice when the studying goes in, and when I'm only turning pages.
I    | note-worry | I notice when worry interrupts me, and I can find my place afterwards.
I    | note-shame | I notice my mind going back to blame, and I can look elsewhere for a minute.
I    | note-tired | I notice that my mind is slow because I'm tired, and I can ask less of it.
I    | note-glad | I notice my mind running off to what I'm glad about, and I can enjoy that.
I    | humour | I'm here, mostly.
I    | - | The urge to check something is knocking. I can hear it and stay seated.
I    | - | I know what comes next. I've been circling it.
I    | note-work | My head has been at work since I woke up. It can have a break.
I    | waking-up morning humour | I'm awake. My head is still on the stairs.
I    | note-shame note-compare note-doubt | I'm marking myself again. I can put the pen down.
I    | - | The first dull minute is here, and I'm still in the room with it.
I    | note-friends note-left-out | My mind has gone to the party without me. I can fetch it home.
I    | humour first-only | I'm nearly paying attention.
I    | first-only | Right now my head is a drawer that doesn't shut.
I    | note-anger | I've been rehearsing the reply. It isn't getting shorter.
I    | - | I've gone vague. It happens.
I    | - | I've been on this page a while. The page is patient.
I    | not-good not-bright | My head is full. It isn't broken.
you  | - | You only have one head, and it's doing the work of several.
you  | humour | {name}, the thing you're avoiding is quite small. It's just sitting very still.
?    | - | What if the thing I'm avoiding is ten minutes long?
?    | note-tired | What if I can't think because I'm tired, and not because I'm dim?
?    | note-heartache | What would I be thinking about if I weren't thinking about this?
?    | not-good not-bright | What if I'm not distracted, only full?
?    | note-loss | What if my thoughts are just keeping somebody company?
?    | note-study | What would I understand if I read this slowly, like a recipe?
?    | curiosity | What if my wandering mind is only out looking for something?
?    | - | What if I've been working all along, in a way that doesn't show?
when | humour | When a thought says it's urgent, I'll ask to see some proof.
you  | - | {name}, you're trying to think in six places at once.
you  | - | {name}, half of what's shouting at you isn't yours.
you  | humour | {name}, you know which one it is. It's the one you keep walking round.
you  | - | {name}, a wandering mind isn't a broken one. You can ask it back nicely.
I    | note-scrolling | My thumb keeps looking for something that isn't in there.
I    | note-plain | My mind is full, and I can look at one thing in it.
I    | - | There are nine open doors in my head, and a draught.
I    | - | I'm busy in all directions and moving in none.
I    | - | My mind keeps leaving the room to check on things.
I    | - | I know what I'm avoiding. It has a name and a place on the list.
I    | - | Half of this hurry is mine. The other half came by message.
I    | - | I'm listening with one ear and answering with the other.
`
