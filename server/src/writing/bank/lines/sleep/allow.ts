/** sleep, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepAllow = `
I    | evening night first | I don't have to earn this sleep.
I    | evening night | I'm allowed to stop for today.
I    | evening night | It's okay to leave today in pieces.
I    | evening night | I don't need to finish every thought tonight.
I    | night | It's all right to be awake, as long as I'm gentle.
I    | evening night | I can hand the night everything I couldn't mend.
I    | evening night | I'm allowed to let the phone sleep in another room.
I    | winding-down evening | I can go to bed without having to deserve it.
I    | winding-down evening | It's okay to end the evening early.
I    | winding-down evening | I can make the last hour slow on purpose.
I    | evening night | I'm allowed to rest beside my worries.
I    | evening night | I don't have to solve anything tonight.
I    | evening night | It's all right if sleep takes its time.
I    | evening night | I can let my thoughts wander off without me.
I    | evening night not-good not-bright | I'm allowed a soft ending to a hard day.
I    | evening night | I can put my responsibilities down for the night.
I    | evening night | I'm allowed to be held by ordinary things: a bed, a blanket, the night.
I    | night | I can rest my eyes and call it enough.
I    | night | I'm allowed to get up, drink some water, and try again.
I    | evening night | I don't have to hold the world up while I sleep.
I    | evening night | I'm allowed to sleep with things unsaid.
I    | evening night | It's enough to lie still and breathe.
I    | evening night | I can let the last thought be a small one.
I    | evening night | I don't have to make plans with my eyes shut.
I    | evening night first | I can let my body be as heavy as it wants.
I    | bedtime evening night | I'm allowed to close the day like a book I can open again.
I    | bedtime evening night | It's okay to leave the light on a little longer.
I    | after-a-setback evening night | I'm allowed to sleep well even though something went wrong.
I    | after-a-setback evening night | I can be sad and sleepy at the same time.
I    | after-a-setback evening night | What happened doesn't have to make sense before I rest.
I    | waiting-for-news evening night | I can sleep without knowing the answer yet.
I    | waiting-for-news evening night | I'm allowed one night off from the question.
I    | an-exam evening night | I can close the books and trust what's in me.
I    | an-exam an-interview evening night | I'm allowed to rest now, so that I can think later.
I    | an-interview evening night | I can let tomorrow's questions wait for tomorrow's answers.
I    | honesty evening night | I'm allowed to admit that I'm finished for today.
I    | evening night | I'm allowed to want nothing but sleep.
I    | evening night | I can let the night be long without filling it.
I    | evening night | It's all right to miss somebody and still fall asleep.
I    | evening night | I'm allowed to breathe as slowly as I like.
I    | night | I can lie awake and still be looked after by this bed.
I    | evening night | It's okay to need a lot of sleep.
I    | morning | I'm allowed to be slow after a short night.
I    | morning waking-up | I don't have to make up for lost sleep all at once.
I    | morning not-good not-bright | It's okay to run on half strength today.
I    | afternoon | I'm allowed to close my eyes for ten minutes.
I    | afternoon | I can be tired today without calling myself lazy.
I    | morning afternoon | I can plan for an early night and look forward to it.
I    | meeting-people morning afternoon | I'm allowed to say I slept badly and leave it there.
I    | not-good not-bright | My tiredness doesn't need a reason that sounds good.
I    | - | I don't have to justify the sleep I need.
I    | first | It's okay to lie down before I'm worn out.
I    | - | Some days are allowed to be slow.
I    | honesty | I'm allowed to say no to something because I'm tired.
I    | - | I don't have to be at my best to be useful.
I    | - | One bad night doesn't have to become a bad day.
I    | - | It's all right to leave early because I need my sleep.
I    | first | I'm allowed to rest with nothing wrong with me.
I    | rest | Rest is allowed to come in small pieces.
I    | first | Sleep can be something I enjoy and not something I get right.
I    | not-good not-bright | My tired self is allowed to have a smaller list.
I    | - | Some of today's list can wait for a rested day.
I    | first | I'm allowed to be hard to reach while I rest.
I    | health first | Sleep doesn't have to come last on my list.
I    | not-low | I'm allowed to feel well and still go to bed early.
I    | patience | It's okay if feeling rested takes me several nights.
I    | first | I don't have to fill the gaps in the day.
I    | waking-up morning | I can get up gently, as if somebody were still asleep.
I    | waking-up before-work morning | I don't have to start the day by adding up the night.
I    | a-busy-day | I'm allowed to stop for five minutes and call it necessary.
I    | a-busy-day before-work | I can do this day on the energy I've got.
I    | an-exam an-interview | I can do what's needed on the sleep I had.
I    | waiting-for-news evening night | I don't have to stay awake for the answer.
I    | after-a-setback | I'm allowed to sleep on it before I decide what it means.
I    | time-alone | I can spend an hour doing nothing and owe no account of it.
I    | winding-down evening | I'm allowed to call it a day while there's still some day left.
I    | winding-down evening | It's okay to want the evening for nothing in particular.
I    | bedtime evening night | I can go to bed as I am, thoughts and all.
I    | bedtime evening night | I don't have to feel peaceful to lie down.
I    | evening night | Tonight can be ordinary, and that's plenty.
I    | night | I'm allowed to be awake and unworried about it, even for a minute.
I    | evening night | The thinking can wait for daylight.
?    | not-good not-bright | What if I'm allowed to be tired today?
?    | first | What if rest doesn't need a reason?
?    | - | What would I leave for later if I took my tiredness seriously?
?    | - | What if one thing today could be done slowly?
?    | first | What if an early night were a pleasure and not a defeat?
?    | - | What would I say no to if I were guarding my sleep?
?    | - | What if I stopped grading my nights?
?    | - | What would it be like to rest without having to deserve it?
?    | - | What if I let my body choose the pace for an hour?
?    | - | What if lying down for a bit is simply good sense?
?    | - | What if today could ask a little less of me?
?    | morning afternoon | What would be enough for today, on the sleep I've had?
?    | - | What if sleep isn't wasted time?
?    | - | Will I let myself look forward to bed?
?    | not-good not-bright | What if I didn't have to be cheerful as well as tired?
?    | - | Will I let a quiet day be a good day?
?    | - | What if tonight doesn't have to make up for last night?
?    | - | What would I let go unanswered until I've rested?
?    | first | What if I let myself do nothing for the length of a song?
?    | - | What if I believed my body when it says enough?
?    | nature | Will I let my eyes rest on something that wants nothing from me?
?    | honesty not-good not-bright | What would I ask for help with, if I said how tired I am?
?    | morning afternoon | What would today be like with one real pause in it?
?    | not-good not-bright | What if it's all right to have little energy today?
?    | care | What if being rested is one of the ways I care?
?    | - | What if I could be slow today and still like myself?
?    | waking-up morning | What if I let the morning come to me slowly?
?    | waking-up before-work morning | Will I let the first hour be kind?
?    | a-busy-day morning afternoon | What would I drop today if rest were on the list?
?    | waiting-for-news evening night | What if the answer can find me rested?
?    | after-a-setback | What if I rested before I judged how things went?
?    | winding-down evening | What if the evening doesn't have to be useful?
?    | winding-down evening | What would I leave out of this evening to make it softer?
?    | bedtime evening night | What if I'm allowed to fall asleep with things unresolved?
?    | night | What if I lay here like someone with nowhere to be?
?    | evening night | What if it's not too late for tonight to be gentle?
?    | evening night | Will I let the worries talk without answering them?
?    | evening night kindness | What would it be like to forgive the whole day in one breath?
when | - | When I feel guilty for resting, I'll rest for five more minutes.
when | - | When too much is asked of me on a tired day, I'll say I can do part of it.
when | - | When my body asks for a break, I'll give it a short one at once.
when | - | If I've slept badly, I'll choose the one thing that matters and let that be enough.
when | - | When I hear myself say lazy, I'll ask if I mean tired.
when | meeting-people | When I'm invited to something late, I'll let my tiredness have a say.
when | first | When a free half hour turns up, I'll leave it free.
when | - | If I feel behind on sleep, I'll stop counting and rest when I can.
when | - | If I can't rest properly, I'll rest badly and let it count.
when | humour | When my mind says keep going, I'll ask my body for a second opinion.
when | first | When I'm about to promise too much, I'll ask to sleep on it.
when | - | If I make a tired mistake, I'll put it right without a lecture.
when | friendship | When I'm offered a hand on a tired day, I'll take it and sit down.
when | humour not-good not-bright | When I feel drained, I'll lower the bar and step over it.
when | honesty | If I've been tired for days, I'll tell someone instead of hiding it.
when | meeting-people humour | When I'm too tired to be nice, I'll settle for being quiet.
when | not-good not-bright | When tiredness makes everything look grey, I'll put off deciding anything.
when | - | If I lose my temper with the day, I'll go and sit somewhere calm.
when | - | When I feel sleepy at the wrong time, I'll take it as a message and not a fault.
when | health | When I plan my week, I'll leave room for sleep in it.
when | - | When I could do with some quiet, I'll ask for it kindly.
when | - | If rest feels like falling behind, I'll rest a little anyway.
when | care not-good not-bright | When I've nothing left to give, I'll stop giving for an hour.
when | first | When it's a choice between more and enough, I'll choose enough.
when | - | When I'm tempted to borrow from tonight's sleep, I'll leave it alone.
when | waking-up morning | If I wake before I'd like to, I'll lie there kindly until it's time.
when | waking-up morning not-good not-bright | When I get up tired, I'll ask only the next small thing of myself.
when | a-busy-day | When there's no time to rest, I'll take one slow breath and let that count.
when | an-exam an-interview | If I slept badly, I'll lean on what I already know.
when | after-a-setback | When something has gone wrong, I'll let myself rest before I mend it.
when | a-hard-talk honesty | If I'm too tired to talk well, I'll ask to talk another day.
when | waiting-for-news evening night | When the waiting keeps me awake, I'll rest anyway, with my eyes shut.
when | winding-down evening | When the evening fills up, I'll take one thing out of it.
when | bedtime evening night | When I lie down with something unfinished, I'll let it stay unfinished.
when | bedtime evening night | When I remember something I forgot, I'll put it on paper and shut the notebook.
when | evening night | When I can't sleep, I'll stop asking myself to.
when | evening night | If I'm awake with a worry, I'll offer it an hour in daylight.
when | night care | If I'm needed in the night, I'll do what's needed slowly and softly.
when | evening night | When I think I've wasted the day, I'll let it simply be a day.
I    | note-loss evening night | I'm allowed to sleep while someone I love is on my mind.
I    | note-loss | I can rest without forgetting the one I'm hurting for.
I    | note-heartache evening night | I can lie awake over someone and not reach for my phone.
I    | note-heartache | I can be tired from a sore heart, and rest as I would from hard work.
I    | note-family evening night | I'm allowed to sleep while things with someone close are not mended.
I    | note-family | I'm allowed to rest from worrying about the people I love.
I    | note-friends evening night | I can fall asleep without having heard from my friends.
I    | note-friends note-lonely | Being lonely can be tiring, and I'm allowed to rest from it.
I    | note-work evening night | My work can stay where it is until I've slept.
I    | note-work | I don't have to be tired to prove that I worked.
I    | note-study evening night | I'm allowed to sleep before I've learned it all.
I    | note-study | A rest can be part of studying, and I can take one.
I    | note-worry | I can rest my body while my mind goes on worrying.
I    | note-worry evening night | I don't have to settle my worries before I sleep.
I    | note-shame evening night | I'm allowed to sleep before I've forgiven myself.
I    | note-shame | I can be ashamed and tired, and see to the tired part first.
I    | note-anger evening night | I'm allowed to go to bed angry and be gentle with myself there.
I    | note-anger | I can be cross with someone and still let my body rest.
I    | note-tired evening night | I can lie down worn out and awake, and still be resting.
I    | note-glad evening night | I'm allowed to be too happy to sleep for a while.
I    | note-glad evening night | I can let good news be the last thing I think of tonight.
I    | - | It's fine to need more sleep than I used to.
I    | evening note-tired | Half past eight can be my bedtime.
I    | evening night note-family note-anger note-row | It's all right to go to bed unresolved, with the good pillow.
I    | honesty | Asked how I am, I may say tired and leave it there.
I    | morning afternoon | Today is allowed to be beige.
I    | evening night humour | My worries can sleep on the floor.
I    | - | Slow is how tired people stay kind, and I may be slow.
I    | humour | I can do nothing now and think of a reason later.
I    | evening night waiting-for-news note-worry | The answer isn't up yet, and I don't have to be.
I    | - | I don't owe anybody a bright voice.
I    | note-glad | Relief is a kind of tired, and I can lie down in it.
I    | not-heavy not-low humour | I can sleep late and call it a hobby.
I    | humour | I needn't be witty on this much sleep.
I    | evening night note-move | A strange ceiling is allowed to keep me up a little.
I    | - | A bad night needs no report from me.
I    | - | My eyes may shut without any promise of sleep.
I    | humour | I'm allowed to be bad at mornings and good company by lunch.
I    | - | My energy can have a half day.
I    | evening night | The dishes can stay as they are tonight, and so can I.
I    | evening night | Tomorrow can put its own shoes on. I've taken mine off.
I    | humour | It's fine to put my head on my arms, like at school.
I    | evening night note-shame note-compare | Their lives can carry on without me looking.
I    | humour | My tiredness is allowed to be boring.
I    | - | I may turn the volume of myself down.
I    | evening night note-worry note-money | The sums don't change at night, so I can stop doing them.
I    | evening night note-work note-stage | I know it well enough to sleep on it.
I    | humour | A sit-down is a plan.
I    | humour | It's all right to be sleepy at an unfashionable hour.
I    | evening night note-study | My brain does its filing at night. I can leave it to it.
I    | evening night | I'm off duty. The moon's got it.
I    | night | I don't have to be asleep. Lying here is something.
I    | note-tired note-ill | A day in bed can be my whole contribution.
I    | evening night first-only | I can lie here and be no help at all.
I    | not-heavy not-low | It's fine to be this rested and not spend it all at once.
I    | evening night | I'm allowed to fall asleep in the middle of a worry.
I    | humour | It's okay to say I'm sleeping on it and then simply sleep.
I    | kindness | It's all right to give my tired self the good cushion and the last of the quiet.
I    | - | One slow breath is allowed to be the whole of my break.
I    | evening night note-worry | Nothing useful is left for me to do tonight.
I    | honesty | I'm allowed to be tired of being told to rest.
I    | evening night note-shame note-guilt | Guilt keeps late hours. I don't have to.
I    | - | Resting badly is resting, and I can start badly.
I    | - | I can be the first to go home.
I    | night | The night may take as long as it likes. I've brought nothing with me to be late for.
I    | humour | I can be tired and not make conversation about it.
I    | morning humour | I may be soft round the edges until noon.
I    | friendship | I can cancel one thing and keep the friend.
I    | morning afternoon | Last night can stay where it was. I'm here.
I    | - | My gratitude can wait until I've sat down.
I    | - | For ten minutes I may be of no use at all.
I    | night | I may be awake in peace.
I    | - | It's fine to leave a lovely party while I'd still be missed.
I    | - | There's no prize for last one awake, and I can miss it gladly.
I    | evening night note-family | Tonight the worrying can be somebody else's shift.
you  | evening night note-anger | {name}, you can pick the argument up again after breakfast.
you  | evening | You're allowed to say good night first.
you  | humour | {name}, you may cancel with a clear conscience and a hot water bottle.
you  | morning afternoon | {name}, a short night doesn't cancel you.
you  | evening night note-friends | {name}, you don't have to solve a friendship in bed.
you  | evening night note-plain | {name}, you can leave this outside the bedroom door.
you  | evening night note-shame | {name}, the court is closed until morning.
you  | humour | You can be tired in company. It's not rude.
you  | evening night humour | {name}, you can leave that argument unfinished. It's only you in there.
you  | - | {name}, you can stop being useful now.
you  | evening night note-shame note-doubt | {name}, you don't have to prove anything lying down.
you  | - | {name}, you're allowed to sleep without a good excuse.
?    | evening night note-friends note-left-out | What if I let them have their evening, and I had my pillow?
?    | evening night | Will I leave the party in my head early?
?    | evening night note-loss | What if I slept with the light on, just for now?
?    | - | What if being a bit dull is the treat?
?    | evening night note-plain | What if I slept first and thought second?
?    | evening | What if I let the last hour be useless, and enjoyed it like a stolen one?
?    | evening humour | Will I let the evening end before I've finished improving it?
?    | - | Will I let myself be the one who dozes off?
?    | evening night note-glad | What if I lay awake for a nice reason, for once?
?    | evening night note-heartache | What if I let this be unsolved until morning?
when | - | When I sit down, I'll sit all the way down.
when | morning | When the night was bad, I'll make the morning easy.
when | humour | When someone asks what I did at the weekend, I'll say I lay about, and smile.
when | night humour | When the night goes badly, I'll hold it against the night.
when | evening night humour | When my head starts a speech at midnight, I'll sit at the back and doze.
when | evening humour | When the day asks for one more thing, I'll answer in my pyjamas.
when | humour | If I nod off, I'll count it as tact.
you  | evening night | {name}, you can leave tonight unfinished.
you  | evening night | {name}, you're off duty. Even the worrying can go home.
you  | night | {name}, you can be awake and still be resting.
you  | evening night humour | {name}, you can stop being interesting now.
I    | evening night note-plain | It can all wait until the morning, the good bits too.
I    | evening night note-plain | I can turn the day down now, like a lamp.
I    | evening night note-plain | I'm allowed to rest with some of it unsorted.
?    | evening night note-plain | What if the night could hold this for me?
I    | night | I can lie here without being good at it.
I    | evening night | I'm allowed to leave the day where it dropped.
I    | evening night | I owe tonight nothing.
I    | night | I can rest my face.
I    | night | I may stop listening for things.
I    | evening night | I can let the last hour be no use to anyone.
`
