/** focus, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusLearn = `
I    | first | I'm learning to begin before my mind is clear.
I    | - | I'm learning to do one thing while the others wait their turn.
I    | rest | I'm learning to take a break while I can still think.
I    | honesty | I'm learning how long I can concentrate, and to respect that.
I    | a-busy-day | I'm learning to choose one thing when so much needs doing.
I    | bedtime night | I'm learning to leave things half done and still go to sleep.
I    | - | I'm learning that I can be interrupted and still find my place.
I    | after-a-setback | I'm learning that a bad morning doesn't have to take the afternoon with it.
I    | an-exam | I'm learning to stay with the question in front of me.
I    | a-hard-talk | I'm learning to listen without preparing my answer.
I    | - | I'm learning to be bored for a minute before I reach for something.
I    | first | I'm learning to write things down so I can stop carrying them.
I    | kindness first | I'm learning to work with the mind I have today.
I    | time-alone | I'm learning to spend a quiet hour without filling it.
I    | waking-up morning | I'm learning to keep the first minutes of the morning for myself.
I    | winding-down evening | I'm learning to call a task done for today, even when it isn't finished.
I    | - | I'm learning to ask for quiet when I want it.
I    | meeting-people | I'm learning to really hear a name when I'm told it.
I    | an-interview | I'm learning to let a pause be part of my answer.
I    | honesty | I'm getting better at seeing what I'm avoiding, and why.
I    | - | I'm getting better at saying when I've got enough to do.
I    | - | I'm getting better at finishing one thought before I chase the next.
I    | - | I'm getting better at letting a message wait until I've finished my sentence.
I    | a-busy-day | I'm getting better at stopping between one thing and the next.
I    | an-exam | I'm getting better at leaving a question and coming back to it.
I    | after-a-setback | I'm getting better at picking up where I broke off.
I    | meeting-people friendship | I'm getting better at staying with the person who is speaking.
I    | - | I'm getting better at doing things in some order, even a poor one.
I    | winding-down evening night | I'm learning to notice when I've stopped taking things in.
I    | kindness first | I'm getting better at forgiving myself a slow start.
I    | - | I'm practising giving one thing my whole attention, for a little while.
I    | kindness first | I'm practising coming back gently, and not counting how often.
I    | - | I'm practising putting my phone away before I begin a task.
I    | patience | I'm practising patience with a mind that likes to wander.
I    | an-interview | I'm practising hearing the question they really asked.
I    | before-work morning | I'm practising choosing what matters before the day gets busy.
I    | bedtime night | I'm practising leaving unfinished thoughts for daylight.
I    | waiting-for-news | I'm practising checking a little less often while I wait.
I    | time-alone curiosity | I'm practising following one interest without asking where it goes.
I    | a-busy-day | I'm practising doing the next thing without going back over the last.
I    | - | I'm practising letting good enough be where I stop.
I    | - | I'm practising taking a little quiet before I need a lot.
I    | - | Slowly, I'm making peace with how my mind works.
I    | - | Slowly, I'm finding the hours when thinking comes easily.
I    | after-a-setback courage | Slowly, I'm learning to look calmly at what went wrong.
I    | - | Slowly, I'm learning to enjoy longer stretches of quiet.
I    | - | I'm learning to ask what matters before I ask what's next.
I    | - | I'm learning to let myself finish a thought before I speak.
I    | patience first | I'm learning to stay with a hard thing a few minutes longer.
I    | winding-down evening | I'm learning to write down what's unfinished and leave it on the page.
I    | honesty | I'm learning to tell people when I can't listen properly.
I    | - | Little by little, I'm taking my attention back from things that only shout.
I    | - | Bit by bit, I'm sorting what is mine to think about from what isn't.
I    | time-alone | Little by little, I'm learning to be alone with my thoughts.
I    | an-exam learning | Bit by bit, I'm learning to trust what I've gone over.
I    | before-work | Little by little, I'm learning to set off with less on my mind.
I    | rest | I'm coming to see that some of my thinking happens while I rest.
I    | kindness not-good not-bright | I'm coming to accept that some days my mind is slow.
I    | - | I'm coming to respect how much my mind carries in a day.
I    | - | I'm finding that ten minutes is enough to begin.
I    | kindness first | I'm finding that I think better when I've been kind to myself.
I    | - | I'm finding that a foggy head can clear once I've started.
I    | a-busy-day | I'm learning that a day can get quieter once I've picked one thing.
I    | time-alone creativity | I'm finding how absorbed I can get when I'm left in peace.
I    | nature | I'm finding that I think more clearly after some daylight.
I    | winding-down evening night | I'm learning to leave something unfinished and walk away.
I    | rest | I'm teaching myself to look up before I'm worn out.
I    | - | I'm teaching myself that slow work is still work.
I    | an-exam | I'm teaching myself to breathe out before I turn the paper over.
I    | bedtime night | I'm teaching myself that a thought can go unsolved until I've slept.
I    | waking-up morning | I'm teaching myself to wake up before I start planning.
I    | not-low | I'm learning to see how much I do get done.
I    | - | I'm beginning to protect the time when I think best.
I    | meeting-people curiosity | I'm learning to listen with more curiosity than nerves.
I    | a-hard-talk | I'm beginning to hear what is being said underneath the words.
I    | - | I'm beginning to leave some things unfinished on purpose.
I    | care | My attention is something I'm learning to look after.
I    | time-alone | I'm trying out an hour with only my own questions in it.
I    | patience first | I'm growing more patient with the middle of things.
I    | kindness | I'm learning to be kinder to the part of me that can't sit still.
I    | - | I'm getting to know the difference between thinking and worrying.
I    | - | I'm giving up the idea that a busy mind is a broken one.
I    | - | I'm starting to believe that doing less could be enough.
I    | a-busy-day | I'm starting to leave gaps in my day on purpose.
I    | - | I'm working out what I can carry in my head and what I can't.
I    | after-a-setback | After a bad stretch, I'm learning to begin with the easy part.
I    | - | I'm learning to ask how much of my list is really mine to do.
?    | - | What would help me begin, if my first step could be small?
?    | first | What if the first five minutes don't have to go well?
?    | - | What would I do first if I stopped trying to do everything?
?    | curiosity | What if being easily distracted is partly being easily interested?
?    | morning afternoon | What would I like to be fully here for today?
?    | - | Will I give one thing ten minutes of my real attention?
?    | rest | What if my mind is asking for a rest and not for more effort?
?    | curiosity | What would I learn about myself if I watched what pulls me away?
?    | care | What if I treated my attention as something worth looking after?
?    | a-busy-day morning afternoon | What would I leave undone today if I trusted it to be all right?
?    | an-exam | What if I only had to understand the next part?
?    | after-a-setback | What would starting again look like, without the blame?
?    | time-alone | What would I happily lose an hour to?
?    | winding-down evening | What would help me stop for today?
?    | kindness first | What if I asked myself for fewer things at once?
?    | patience | What would change if I did the next thing slowly?
?    | morning afternoon | Will I let one thing wait today without feeling guilty?
?    | - | What if what I've been dreading is smaller than it seems?
?    | waiting-for-news | What if I let something gentle hold my attention while I wait?
?    | kindness morning afternoon | What would be a fair amount to ask of the mind I have today?
?    | - | Will I notice the moment I drift, and come back kindly?
?    | - | What if beginning mattered more to me than finishing, only for today?
?    | honesty | What would I ask for if I admitted I was overloaded?
?    | learning | What if my slowest days are teaching me how I work?
?    | first | What if I decided how much is enough before I began?
?    | bedtime night | What if today's loose ends could stay where they are?
?    | an-interview an-exam | What would steady me in the minute before it begins?
?    | | What would I forgive in a friend whose mind was this full?
when | - | When I notice I've drifted, I'll come back to the last thing I understood.
when | first | When everything looks like one big tangle, I'll find one small part.
when | - | If a new idea turns up, I'll note it and stay with what I'm doing.
when | - | When I want to check something, I'll finish what I'm doing first.
when | - | When everything feels urgent, I'll ask what can't wait.
when | - | When I've gone over the same line twice, I'll stand up for a minute.
when | - | When I'm interrupted, I'll write down one word to help me come back.
when | - | When I start a second thing, I'll ask if I've left the first on purpose.
when | curiosity | When I feel the pull of my phone, I'll ask what I'm hoping to find.
when | - | When my head feels full, I'll put three things on paper.
when | - | When my list grows, I'll choose one thing and stay with it.
when | winding-down evening | When I go over what I missed today, I'll name one thing I stayed with.
when | patience | When I catch myself rushing, I'll do the next thing at half the speed.
when | - | If a worry keeps cutting in, I'll write it down and go back to what I was doing.
when | learning first | When I get stuck, I'll ask a smaller question.
when | an-exam | When I sit down to revise, I'll decide how long before I begin.
when | an-exam | If my mind goes blank, I'll write one thing I do know.
when | an-interview | If I can't follow the question, I'll ask to hear it once more.
when | - | When I start planning my answer, I'll go back to listening.
when | meeting-people | When my thoughts run ahead, I'll look at the person who is speaking.
when | after-a-setback | When I keep going over what went wrong, I'll look for the next small step.
when | waiting-for-news | When I go to check for news, I'll give something else five minutes first.
when | time-alone | When the quiet makes me restless, I'll wait a little before I fill it.
when | waking-up morning | When the day's jobs rush in, I'll let them wait until I'm up.
when | bedtime night | When I think of something I forgot, I'll jot it down and lie back.
when | rest | When I reach a good stopping place, I'll let myself take a break.
when | - | When I've finished something, I'll sit back for a moment.
when | kindness honesty | When I call myself scattered, I'll ask what I've been carrying.
when | kindness | When it's too noisy to think, I'll look for quiet before I blame myself.
when | patience first | When an hour has slipped away, I'll begin again from this minute.
I    | note-loss | I'm learning to do one thing at a time while somebody dear is on my mind.
I    | note-heartache | I'm learning that I can miss somebody and still enjoy something good.
I    | note-friends note-lonely | I'm learning to let something I enjoy keep me company.
I    | note-study | I'm learning how I study best, and it doesn't have to look like hard work.
I    | note-anger | I'm learning to cool down before I try to think.
I    | note-tired | I'm learning to stop when I'm tired and not only when I'm finished.
I    | note-work | I'm practising finishing a thought before I open a message.
I    | - | I'm learning to hear the difference between a good idea and a way out.
I    | humour | I'm starting to finish.
I    | a-busy-day | I'm learning to be late for one thing and not hurried in six.
I    | waiting-for-news | While I wait, I'm learning to choose jobs with an end in sight.
I    | before-work morning | Before the day gets its hands on me, I'm learning to pick one thing.
I    | - | I'm learning to say how long I need, and then to use all of it without a sorry.
I    | - | I'm practising the art of not looking that up.
I    | an-exam | I'm learning to read the question that's there, not the one I revised.
I    | - | I've begun leaving a note where I stopped. It's a kindness to me later.
I    | not-heavy not-low | I get caught up in things more often lately. It suits me.
I    | not-heavy not-low | I'm learning to stay with what delights me a minute past sensible.
I    | humour | I'm practising the short list. It's harder than the long one.
I    | note-shame | I'm getting better at hearing one criticism as one criticism.
I    | note-loss | I'm getting used to losing the thread and letting somebody kind hand me the end of it.
I    | humour | I'm finding out what my staring into space means. Often it means lunch.
I    | not-heavy not-low | These days I lose track of time for good reasons.
I    | humour first-only | I've learned that I don't remember things. Paper does.
I    | evening night | Each night I'm learning to leave the list a little further from the bed.
I    | a-hard-talk meeting-people humour | I'm practising listening to the end, including the dull bit.
I    | humour | I'm getting the hang of one thing at a time, several times a day.
I    | - | I'm getting better at beginning badly on purpose.
I    | evening night humour | I'm getting used to having one brilliant idea at bedtime and not getting up for it.
I    | evening night | I'm learning to end the day on a comma and go to bed.
I    | - | Bit by bit, I find out what I can ignore.
I    | - | More often now, I ask what a thing is for before I ask how fast.
I    | humour | I used to answer on the first buzz. These days I make it wait for the third.
I    | note-glad | I'm getting used to staying in a good moment until it's finished.
I    | note-plain | I'm finding I can hold one thing at a time, and choose which.
I    | humour | Starting is getting easier for me. Stopping is still a work in progress.
you  | note-work note-stage | {name}, you're learning to listen for the tune instead of the mistakes.
you  | - | You're beginning to ask for quiet as if you meant it.
you  | kindness | {name}, you're learning to call your mind back in a voice it would come to.
you  | - | {name}, you're working out what you can leave out. That's most of it.
you  | note-family | {name}, you're learning to be where you are, and ring later.
you  | - | {name}, you're slower to look up. Good.
?    | - | Will I let it be dull?
?    | - | What if being slow to start is just how I warm up?
?    | - | Will I find out how long an hour is with only one thing in it?
when | - | When I've stared so long that the words go funny, I'll get up and let them settle.
when | - | When I feel the itch to switch, I'll count ten breaths and see if it's still there.
when | note-work note-boss | When I hear that door, I'll carry on with my sentence.
when | afternoon evening note-heartache | When I start on what might have been, I'll come back to what's for dinner.
when | note-family note-anger note-row | When I start listing old crimes, I'll stick to the one on the table.
when | - | When it buzzes, I'll breathe.
when | note-worry | When I've thought it four times, I'll try writing it once.
when | curiosity | When I want to look something up, I'll write the question down and stay.
when | humour | When I feel clever, I'll write it down before it goes.
when | humour | When I'm proud of doing three things at once, I'll check what burned.
when | humour | When the middle gets dull, I'll change chairs and keep the task.
you  | - | {name}, you're learning that your attention is yours to spend.
you  | humour | {name}, you're getting better at doing one thing and letting the others sulk.
you  | - | {name}, you come back sooner than you used to.
you  | - | {name}, you're learning to stop before your head does.
I    | note-chore | I'm learning to do the dull thing before it grows.
I    | note-scrolling | I'm learning to put the phone down before I feel worse.
I    | note-plain | I'm learning to let the next thing wait its turn.
I    | - | Lately I let the message wait, and the message manages.
I    | humour | I used to do three things badly. I'm down to two.
I    | - | I'm getting better at coming back without a scolding.
I    | - | Bit by bit I'm finding which hours my mind likes.
I    | - | It turns out the dull part is where it gets done.
I    | - | More and more, I know I've drifted before the hour has.
`
