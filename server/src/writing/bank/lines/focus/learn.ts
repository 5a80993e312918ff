/** focus, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusLearn = `
I    | spare | I'm learning to begin before my mind is clear.
I    | - | I'm learning to be bored for a minute before I reach for something.
I    | an-interview spare | I'm learning to let a pause be part of my answer.
I    | spare | I'm getting better at letting a message wait until I've finished my sentence.
I    | kindness spare | I'm practising coming back gently, and not counting how often.
I    | an-exam spare | I'm teaching myself to breathe out before I turn the paper over.
I    | bedtime night spare | I'm teaching myself that a thought can go unsolved until I've slept.
I    | fair | I'm learning to ask how much of my list is really mine to do.
?    | fair | What if the first five minutes don't have to go well?
?    | curiosity first | What if being easily distracted is partly being easily interested?
?    | time-alone spare | What would I happily lose an hour to?
?    | kindness spare | What if I asked myself for fewer things at once?
?    | spare | What if I decided how much is enough before I began?
?    | an-interview an-exam spare | What would steady me in the minute before it begins?
when | spare | When I've gone over the same line twice, I'll stand up for a minute.
when | spare | When I'm interrupted, I'll write down one word to help me come back.
when | curiosity spare | When I feel the pull of my phone, I'll ask what I'm hoping to find.
when | learning fair | When I get stuck, I'll ask a smaller question.
when | an-exam fair | When I sit down to revise, I'll decide how long before I begin.
when | an-exam spare | If my mind goes blank, I'll write one thing I do know.
when | an-interview fair | If I can't follow the question, I'll ask to hear it once more.
when | fair | When I start planning my answer, I'll go back to listening.
when | waiting-for-news spare | When I go to check for news, I'll give something else five minutes first.
when | waking-up morning spare | When the day's jobs rush in, I'll let them wait until I'm up.
when | kindness fair | When it's too noisy to think, I'll look for quiet before I blame myself.
I    | note-friends note-lonely spare | I'm learning to let something I enjoy keep me company.
I    | note-study fair | I'm learning to shut the book and see what's still there.
I    | note-anger | I'm learning not to send messages at this temperature.
I    | note-tired fair | I'm learning to stop when I'm tired and not only when I'm finished.
I    | note-work | I'm practising finishing a thought before I open a message.
I    | first | I'm learning to hear the difference between a good idea and a way out.
I    | humour | I'm starting to finish.
I    | a-busy-day | I'm learning to be late for one thing and not hurried in six.
I    | waiting-for-news spare | While I wait, I'm learning to choose jobs with an end in sight.
I    | before-work morning fair | Before the day gets its hands on me, I'm learning to pick one thing.
I    | fair | I'm learning to say how long I need, and then to use all of it without a sorry.
I    | first | I'm practising the art of not looking that up.
I    | an-exam fair | I'm learning to read the question that's there, not the one I revised.
I    | fair | I've begun leaving a note where I stopped. It's a kindness to me later.
I    | not-heavy not-low spare | I get caught up in things more often lately. It suits me.
I    | not-heavy not-low fair | I'm learning to stay with what delights me a minute past sensible.
I    | humour spare | I'm practising the short list. It's harder than the long one.
I    | note-shame | I'm getting better at hearing one criticism as one criticism.
I    | note-loss spare | I'm getting used to losing the thread and letting somebody kind hand me the end of it.
I    | humour first | I'm finding out what my staring into space means. Often it means lunch.
I    | not-heavy not-low fair | These days I lose track of time for good reasons.
I    | humour first-only first | I've learned that I don't remember things. Paper does.
I    | evening night fair | Each night I'm learning to leave the list a little further from the bed.
I    | a-hard-talk meeting-people humour | I'm practising listening to the end, including the dull bit.
I    | fair | I'm getting better at beginning badly on purpose.
I    | evening night humour first | I'm getting used to having one brilliant idea at bedtime and not getting up for it.
I    | evening night first | I'm learning to end the day on a comma and go to bed.
I    | fair | Bit by bit, I find out what I can ignore.
I    | fair | More often now, I ask what a thing is for before I ask how fast.
I    | humour spare | I used to answer on the first buzz. These days I make it wait for the third.
I    | note-glad fair | I'm getting used to staying in a good moment until it's finished.
I    | humour | Starting is getting easier for me. Stopping is still a work in progress.
you  | note-work note-recital | {name}, you're learning to listen for the tune instead of the mistakes.
you  | note-family fair | {name}, you're learning to be where you are, and ring later.
?    | spare | Will I let one dull job be dull?
?    | spare | What if being slow to start is just how I warm up?
when | spare | When I've stared so long that the words go funny, I'll get up and let them settle.
when | spare | When I feel the itch to switch, I'll count ten breaths and see if it's still there.
when | note-work note-boss spare | When my mind goes back to it, I'll come back to what's in front of me.
when | afternoon evening note-heartache | When I start on what might have been, I'll come back to what's for dinner.
when | note-family note-anger note-row | When I start listing old crimes, I'll stick to the one on the table.
when | note-worry | When the worry starts again, I'll tell it I've heard this one.
when | curiosity fair | When I want to look something up, I'll write the question down and stay.
when | humour fair | When I feel clever, I'll write it down before it goes.
when | humour first | When I've done three things at once, I'll go and check what burned.
when | humour fair | When the middle gets dull, I'll change chairs and keep the task.
I    | note-chore spare | I'm learning to do the dull thing before it grows.
I    | note-scrolling spare | I'm learning to put the phone down before I feel worse.
I    | spare | I'm learning to let the next thing wait its turn.
I    | fair | Lately I let the message wait, and the message manages.
I    | fair | Bit by bit I'm finding which hours my mind likes.
I    | spare | It turns out the dull part is where things get done.
I    | - | I've learned to leave the phone in the hall, with the umbrellas.
I    | fair | I used to work with six windows open. Now I get by on two.
I    | spare | I can tell when I drift now, and I come back sooner.
you  | first | {name}, a mind can wander and still be home by supper.
?    | spare | What would one hour be like with the phone in the hall?
?    | fair | What if I read the whole thing before I had an opinion?
?    | fair | What if I stopped at the good bit, so tomorrow starts there?
?    | humour fair | What if I worked on one thing without once improving the system?
when | first | When I've got three windows open, I'll shut the two I'm hiding in.
you  | first | {name}, coming back is the exercise. You can drift all you like and still be doing it.
you  | spare | {name}, you can practise on one song, start to finish.
you  | fair | {name}, put a thought on paper and you can stop carrying it about.
you  | spare | {name}, try one window open instead of nine. You can feel the difference.
you  | fair | {name}, leave yourself a note where you stopped. You'd do it for a friend.
I    | waking-up morning | I let myself wake up before I let my phone.
I    | a-busy-day fair | I've learned to turn the pile over and look at one sheet.
I    | an-exam fair | I'm getting better at letting a question go by and catching it on the way back.
when | an-exam spare | When a question looks foreign, I'll look for one word I know.
?    | spare | What would the job look like with everything decorative taken off?
I    | - | I've begun asking my thoughts to speak one at a time. They're considering it.
I    | first | Lately I leave my phone in another room, and visit it.
I    | - | Bit by bit I'm finding out how long a minute is. It's roomy.
?    | first | How would I do a dull job if I were secretly fond of it?
I    | first | I can do about a minute of quiet. Then I think about cheese.
I    | - | I'm a beginner at looking. I've started with one leaf.
when | first | If I drift off, I'll slip back in quietly, as at the theatre.
I    | - | I'm practising listening to the very end of other people's sentences.
I    | first | I still drift. I come back with better manners now.
I    | - | I'm starting to read recipes to the end before I crack an egg.
I    | - | I'm getting better at middles. Beginnings were easy.
I    | first | I notice I've drifted sooner now, often before I've bought anything.
I    | first | My concentration is short but sincere.
`
