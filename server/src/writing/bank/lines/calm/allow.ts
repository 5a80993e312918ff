/** calm, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmAllow = `
I    | first | I don't have to be calm to begin.
I    | - | I'm allowed to take up as much time as I need.
I    | not-good not-bright | I can leave this feeling unsolved for now.
I    | a-busy-day | I'm allowed to do one thing and then stop.
I    | - | It's okay if calm comes slowly.
I    | waiting-for-news | I'm allowed not to know yet.
I    | - | I don't have to follow each thought to where it's going.
I    | - | I can be worried and still be gentle.
I    | after-a-setback | I'm allowed to feel this before I learn from it.
I    | a-hard-talk | I can take a breath before I answer.
I    | a-hard-talk | I'm allowed to say I need a minute.
I    | an-exam | I can be nervous and still know what I know.
I    | an-interview | I don't have to fill the pauses.
I    | meeting-people | I can be quiet for a while and still belong in the room.
I    | - | I'm allowed to go at the pace I can keep.
I    | evening night winding-down | I can be done with the day for now.
I    | bedtime night | I can put it all down until morning.
I    | waking-up morning | I'm allowed to start this day slowly.
I    | before-work morning | I can carry only what this morning needs.
I    | first | Some things can wait, and so can I.
I    | not-good not-bright | I don't need to settle everything today.
I    | rest | I don't have to earn a quiet hour.
I    | first | It's all right to be still while things are unfinished.
I    | first | I can let someone else be in a hurry.
I    | - | I'm allowed to step out of the noise for a while.
I    | - | I don't have to take on the mood in the room.
I    | not-good not-bright | I can be steady in one small place and shaky in the rest.
I    | time-alone | I'm allowed to enjoy being undisturbed.
I    | - | I don't need to feel better by a certain time.
I    | - | I can let this be a slow day on the inside.
I    | - | I'm allowed to ignore the clock for a while.
I    | a-busy-day | I can leave one message unanswered while I breathe.
I    | a-busy-day | It's fine to let something small go undone today.
I    | not-good not-bright | I can stop rehearsing the worst that might happen.
I    | - | I'm allowed to breathe before I understand.
I    | not-good not-bright | I can leave any argument in my head unfinished.
I    | not-good not-bright | It's okay if an old thing still upsets me.
I    | - | I can ask a little less of myself for the next half hour.
I    | waiting-for-news | I can wait without getting ready for the worst.
I    | waiting-for-news | It's okay to do something ordinary while I wait.
I    | waiting-for-news patience | I'm allowed to put the question down and pick it up later.
I    | after-a-setback | Today can be a bad day and nothing more than that.
I    | after-a-setback | I don't have to explain what happened to anybody today.
I    | an-exam | I'm allowed to leave a hard question and come back.
I    | an-interview | I'm allowed to think before I speak.
I    | an-interview honesty | I can say I don't know, in a calm voice.
I    | a-hard-talk | I can care about what I'm saying and keep my voice low.
I    | a-hard-talk | I can disagree and still be gentle about it.
I    | meeting-people | I'm allowed to take a while to feel at ease.
I    | meeting-people | I don't have to be interesting straight away.
I    | meeting-people | I can leave when I've had enough.
I    | bedtime night rest | My body can rest even while my thoughts are busy.
I    | bedtime night | I don't need to solve anything lying down.
I    | bedtime night | It's all right to be awake and quiet.
I    | waking-up morning | I can meet the morning before I meet the news.
I    | waking-up morning | Nothing has to be decided before I'm properly awake.
I    | before-work morning | I'm allowed to arrive as I am.
I    | time-alone | I can let the phone ring out, this once.
I    | time-alone | I don't have to do anything useful with this hour.
I    | first | I'm allowed to change my mind about how urgent something is.
I    | - | It's okay to answer slowly.
I    | first | I don't have to hold the whole week at once.
I    | kindness | I can be as patient with myself as I am with other people.
I    | not-good not-bright | I'm allowed to be moved by something and not be swept away.
I    | not-good not-bright | If tears come, I can let them come and let them go by.
I    | - | It's okay if all I do today is stay calm.
I    | nature | I can go outside for no reason at all.
I    | nature | I'm allowed to stand still and look at the sky.
I    | - | I don't have to be ready for everything that might happen.
I    | - | I can let a worry be there and not feed it.
I    | - | I'm allowed to say that's enough for now.
I    | - | It's okay to be calm when others are upset.
I    | - | I'm allowed to want less noise in my life.
I    | first | I don't have to make sense of today while I'm still in it.
I    | not-good not-bright | I can give a worry ten minutes and then give it a rest.
I    | fairness | I can leave other people's worries with them for now.
I    | - | It's all right to need a door closed for a while.
I    | first | I can rest my attention on something that isn't a problem.
I    | - | I'm allowed to breathe out for longer than I breathe in.
I    | evening night | I'm allowed to let this day be over.
I    | evening | I can leave today's work where I left it.
I    | afternoon a-busy-day | It's okay to start afresh this afternoon.
I    | afternoon | I'm allowed ten quiet minutes in the middle of things.
I    | morning | I can let the first hour be easy.
I    | - | I can be a calm person and still need calming.
I    | care | I can look after somebody and still sit down.
I    | - | It's okay to say no to one more thing today.
I    | - | I don't have to feel peaceful to act with care.
I    | - | I can miss something and nothing falls apart.
I    | - | I'm allowed to keep today small and quiet.
I    | creativity | I can do something with my hands and let my mind drift.
I    | friendship not-good not-bright | I'm allowed to tell someone it's been a hard week.
?    | first | What if I'm allowed to be calm before everything's sorted?
?    | morning afternoon | What would today be like if I hurried half as much?
?    | first | What if nothing has to be decided in the next hour?
?    | a-busy-day morning afternoon | What would I leave out today if I were kind to myself?
?    | waiting-for-news | What if I could wait without picturing the worst?
?    | after-a-setback | What if what happened doesn't have to make sense yet?
?    | a-hard-talk | What if I'm allowed to pause before I answer?
?    | an-exam | What if I let the easy ones come first?
?    | an-interview | What if a slow answer is all right?
?    | meeting-people | What if being polite is plenty for the first ten minutes?
?    | bedtime night | What if there's nothing more to be done tonight?
?    | time-alone rest | What would I do with an hour that didn't have to be useful?
?    | - | What if I could let one thing be imperfect today?
?    | before-work morning | What if I walked in a little slower than usual?
?    | not-good not-bright | What would it take to feel a little safer right now?
?    | not-good not-bright | What if I let someone else help me for a while?
?    | - | What if nothing is expected of me for the next five minutes?
?    | - | What would I let wait if I were allowed to?
?    | not-good not-bright | What if I didn't have to carry so much and hurry as well?
?    | - | What would it be like to be excused from worrying for an hour?
?    | - | What if I'm allowed to be calm while other people aren't?
?    | not-good not-bright | What if I could be upset and unhurried?
?    | - | What if it's all right to leave the room?
?    | morning afternoon | What would I give up trying to control, only for today?
?    | - | What if I let the day be smaller than I'd planned?
?    | afternoon | What if this afternoon could be gentler than this morning was?
?    | - | What if peace is something I don't have to deserve?
when | first | When everything feels urgent, I'll let one thing wait.
when | - | When I want to answer at once, I'll give myself a breath.
when | a-busy-day | When two things need doing at once, I'll pick one and let the other wait.
when | waiting-for-news | When I start imagining the answer, I'll let myself not know.
when | bedtime night | When I remember something undone, I'll write it down and leave it.
when | a-hard-talk | When I don't know what to say, I'll say I need a moment.
when | an-exam | When I meet a question I can't do, I'll leave it and move on.
when | an-interview | When I lose my thread, I'll ask for the question again.
when | meeting-people | When I've had enough of people, I'll step outside for a bit.
when | after-a-setback | When I start to blame myself, I'll let some time go by first.
when | winding-down evening | When the day is still buzzing in me, I'll sit down before the next thing.
when | - | When I feel overwhelmed, I'll make the next step very small.
when | first | If I can't feel calm, I'll go slowly instead.
when | - | When someone is upset near me, I'll stay kind and keep my own pace.
when | time-alone | When I feel guilty for resting, I'll let myself sit a little longer.
when | waking-up morning | When I reach for my phone first thing, I'll wait for ten breaths.
when | - | When an old worry comes in, I'll let it sit beside me.
when | before-work morning | When I feel late before I've begun, I'll take one slow breath and start anyway.
when | not-good not-bright | If I start to cry, I'll let it take the time it takes.
when | - | When I notice I'm clenching, I'll open my hands.
when | first | When someone rushes me, I'll ask how soon they really need an answer.
when | - | When I've said enough, I'll let the quiet stay.
when | not-good not-bright | If today falls apart, I'll choose one small part of it to look after.
when | evening night | When I go over today, I'll stop at the part that went all right.
when | - | When I feel pulled in two directions, I'll stand still for a moment.
when | not-good not-bright | When I want to cry in company, I'll let myself step away.
when | - | When I think of something I forgot, I'll let it be forgotten for an hour.
when | - | When the news is too much, I'll turn it off.
when | - | When a call comes at a bad time, I'll let it go by.
when | - | When I've had a fright, I'll let myself go slowly afterwards.
when | - | When I feel like apologising for being slow, I'll just be slow.
when | - | When a plan falls through, I'll let there be no plan for a bit.
when | - | When I finish something, I'll allow myself a minute before the next.
when | - | If I need quiet, I'll ask for it plainly.
when | - | When I hear myself say I'm fine, I'll let myself say a bit more.
when | - | When I can't concentrate, I'll let myself look up for a while.
when | - | When I'm asked how I am, I'll let the answer be short and true.
when | - | When I've been strong for hours, I'll let somebody else take a turn.
when | - | When I get something wrong, I'll let a breath come before the blame.
when | patience | If something still hurts, I'll give it more time.
when | - | When I feel a little lighter, I'll let myself enjoy it.
when | | When it's all too loud, I'll let myself go somewhere softer.
I    | note-loss | I don't have to be calm about someone I love.
I    | note-loss | I can let the sadness come in waves, and rest in between.
I    | note-heartache | My heart can be sore, and I can still have a quiet hour.
I    | note-heartache | I can stop going over what went wrong with someone, for the next ten minutes.
I    | note-family | I'm allowed an hour of peace while things are hard with someone close.
I    | note-family | I can love someone close to me and not take on their mood.
I    | note-friends | I don't have to guess what my friends are thinking right now.
I    | note-work | I'm allowed to be calm while work is not.
I    | note-work | Nothing about work has to be settled in this minute.
I    | note-study | I can close the book for ten minutes and let my mind be quiet.
I    | note-study | I'm allowed to be calm before I know enough.
I    | note-worry | I don't have to answer a worry each time it asks.
I    | note-worry | I can leave a worry unsolved and still rest my shoulders.
I    | note-shame | I can get something wrong and still be allowed some peace.
I    | note-shame | I don't have to punish myself before I calm down.
I    | note-anger | I can calm down without agreeing that it was fair.
I    | note-tired | I can be too tired to think, and let thinking wait.
I    | - | I'm allowed a day at the bottom of the hill with a sandwich, looking up.
I    | not-heavy not-low first-only | Nothing is wrong just now, and I'm leaving it at that.
I    | not-good not-bright first-only | I can sulk calmly.
I    | - | I can be still without being good at it.
I    | kindness | My reply can be late and kind.
I    | - | For the next quarter of an hour, I'm not available to anything that starts with 'what if'.
I    | evening night rest | Tonight I'm excused from fixing anything.
I    | night | No verdict tonight, on me or on the day.
I    | bedtime night | I can go to bed without winning the argument in my head.
I    | humour first-only | It's okay to sigh like an old dog.
I    | - | I can say 'not now' to my own head.
I    | - | I'm allowed a bad quarter of an hour.
I    | - | I don't owe this feeling a decision.
I    | evening night | I can leave the list half done and my book half read, and go to bed.
I    | - | A long breath was going spare, so I took it.
I    | evening patience | Calm can be late. I'm here all evening.
I    | patience | Once the train has gone, I may as well breathe.
I    | - | I can feel it in my stomach and still not send the message.
I    | a-hard-talk | My silence can be a whole answer.
I    | rest | The washing-up can stare. I'm sitting down.
I    | morning afternoon evening | Shaken today, sensible tomorrow: I've allowed for both.
I    | night | All the people I might have annoyed today are in bed, thinking about themselves.
I    | morning | If the world wants me before I've finished this cup, it can knock like anybody else.
I    | note-anger | I can leave the last word lying there for somebody else to pick up.
I    | note-tired note-ill | I'm allowed to be bored of being ill.
I    | note-glad | I can just be pleased.
I    | note-plain | This can stay exactly as untidy as it is for now, and so can I.
I    | note-heartache | A short sulk is allowed.
I    | note-shame note-doubt | I can be found out as somebody who's still learning.
I    | note-friends note-left-out | They had a nice time without me. I can have one without them.
I    | note-family note-anger note-row | A row can be over for me before it's settled.
I    | note-friends | They might just be busy.
I    | note-heartache | My sadness can take longer than my friends expect.
I    | note-shame note-compare | Their news can be good news. The phone can go face down.
I    | note-work note-boss | I can take the point and leave the tone.
I    | note-loss | I'm allowed to laugh at something and be just as sad after.
I    | note-shame note-guilt | A guilty feeling isn't a guilty verdict.
I    | morning afternoon note-shame note-mistake | I can be sorry and still sit in the sun.
I    | note-bored | I'm allowed to be bored without doing anything about it.
I    | note-tired | The washing-up is not a moral question.
I    | note-work | The answer can be written by a calmer me.
I    | waiting-for-news note-worry | I'm allowed to be no good at waiting.
I    | note-move | It can be home to me before the pictures are up.
I    | note-anger | I'm allowed to be furious and say nothing yet.
I    | note-shame note-compare note-doubt | The voice telling me off is only one voice.
I    | note-study | It's all right to learn this slowly and out of order.
I    | note-friends | A slow reply is allowed to be just a slow reply to me.
I    | note-tired | I'm closing early.
I    | note-worry | I can be comfortable before I know.
you  | - | {name}, you can be calm and still be furious about the right things.
you  | - | {name}, you can be in the same room as a panic and not be related to it.
you  | evening night rest | {name}, you're off duty. Even your eyebrows.
you  | - | You may leave some of it unsaid.
you  | morning afternoon note-glad | {name}, you're allowed to be smug until supper.
you  | note-plain | {name}, you don't have to know what you think yet.
you  | note-family | {name}, you don't have to take the temperature of every room.
?    | evening night | What would I let go of first, if I knew it would keep until morning?
?    | evening | Will I let the evening be as dull as it likes?
?    | not-heavy not-low morning afternoon evening | Will I let a good day be, and not poke it?
?    | morning | Will I leave it unanswered until after lunch?
?    | - | Will I let myself look slow?
when | a-busy-day | When it all arrives at once, I'll let it form a queue.
when | not-heavy not-low | When something goes right, I'll stay in it for a minute before I tell anyone.
when | - | When they say it's urgent, I'll ask for whom.
when | - | When somebody sighs at me, I'll let it be their sigh.
when | note-loss | If I cry again, I'll let it run its course and then wash my face.
you  | - | {name}, you don't have to match the mood of the room.
you  | - | {name}, you can be the slow one today.
you  | - | {name}, you can stop bracing. If it comes, you can brace then.
you  | - | {name}, not every message deserves your pulse.
`
