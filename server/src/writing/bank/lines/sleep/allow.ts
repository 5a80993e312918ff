/** sleep, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepAllow = `
I    | evening night fair | I don't have to earn this sleep.
I    | evening night fair | It's okay to leave today in pieces.
I    | night spare | It's all right to be awake, as long as I'm gentle.
I    | evening night fair | I can hand the night everything I couldn't mend.
I    | evening night spare | I'm allowed to let the phone sleep in another room.
I    | winding-down evening spare | I can go to bed without having to deserve it.
I    | winding-down evening spare | It's okay to end the evening early.
I    | winding-down evening spare | I can make the last hour slow on purpose.
I    | evening night fair | I'm allowed to rest beside my worries.
I    | evening night spare | I don't have to solve anything tonight.
I    | evening night spare | It's all right if sleep takes its time.
I    | evening night | I can let my thoughts wander off without me.
I    | evening night not-good not-bright spare | I'm allowed a soft ending to a hard day.
I    | evening night spare | I'm allowed to be held by ordinary things: a bed, a blanket, the night.
I    | night spare | I can rest my eyes and call it enough.
I    | night spare | I'm allowed to get up, drink some water, and try again.
I    | evening night fair | I'm allowed to sleep with things unsaid.
I    | evening night fair | I can let the last thought be a small one.
I    | evening night | I don't have to make plans with my eyes shut.
I    | bedtime evening night fair | It's okay to leave the light on a little longer.
I    | after-a-setback evening night fair | I'm allowed to sleep well even though something went wrong.
I    | after-a-setback evening night fair | I can be sad and sleepy at the same time.
I    | after-a-setback evening night spare | What happened doesn't have to make sense before I rest.
I    | waiting-for-news evening night spare | I can sleep without knowing the answer yet.
I    | waiting-for-news evening night | I'm allowed one night off from the question.
I    | an-exam an-interview evening night spare | I'm allowed to rest now, so that I can think later.
I    | evening night spare | I can let the night be long without filling it.
I    | evening night | It's all right to miss somebody and still fall asleep.
I    | night fair | I can lie awake and still be looked after by this bed.
I    | evening night spare | It's okay to need a lot of sleep.
I    | morning waking-up spare | I don't have to make up for lost sleep all at once.
I    | morning not-good not-bright fair | It's okay to run on half strength today.
I    | afternoon spare | I'm allowed to close my eyes for ten minutes.
I    | morning afternoon spare | I can plan for an early night and look forward to it.
I    | meeting-people morning afternoon not-good not-bright fair | I'm allowed to say I slept badly and leave it there.
I    | fair | It's okay to lie down before I'm worn out.
I    | spare | One bad night doesn't have to become a bad day.
I    | spare | It's all right to leave early because I need my sleep.
I    | fair | I'm allowed to be hard to reach while I rest.
I    | not-low spare | I'm allowed to feel well and still go to bed early.
I    | waking-up morning | I can get up gently, as if somebody were still asleep.
I    | waking-up before-work morning | I don't have to start the day by adding up the night.
I    | a-busy-day spare | I'm allowed to stop for five minutes and call it necessary.
I    | waiting-for-news evening night fair | I don't have to stay awake for the answer.
I    | after-a-setback fair | I'm allowed to sleep on it before I decide what it means.
I    | time-alone fair | I can spend an hour doing nothing and owe no account of it.
I    | winding-down evening | I'm allowed to call it a day while there's still some day left.
I    | winding-down evening fair | It's okay to want the evening for nothing in particular.
I    | bedtime evening night fair | I can go to bed as I am, thoughts and all.
I    | bedtime evening night fair | I don't have to feel peaceful to lie down.
I    | evening night first | Tonight can be ordinary, with socks on.
I    | evening night spare | The thinking can wait for daylight.
?    | fair | What if an early night were a pleasure and not a defeat?
?    | spare | Will I let myself look forward to bed?
?    | not-good not-bright | What if I didn't have to be cheerful as well as tired?
?    | afternoon evening night fair | What if tonight doesn't have to make up for last night?
?    | fair | What if I let myself do nothing for the length of a song?
?    | waking-up morning spare | What if I let the morning come to me slowly?
?    | winding-down evening fair | What if the evening doesn't have to be useful?
?    | night fair | What if I lay here like someone with nowhere to be?
?    | evening night spare | Will I let the worries talk without answering them?
when | fair | When I feel guilty for resting, I'll rest for five more minutes.
when | spare | When my body asks for a break, I'll give it a short one at once.
when | fair | When a free half hour turns up, I'll leave it free.
when | first | If I can't rest properly, I'll rest badly and let it count.
when | spare | If I make a tired mistake, I'll put it right without a lecture.
when | friendship spare | When I'm offered a hand on a tired day, I'll take it and sit down.
when | honesty fair | If I've been tired for days, I'll tell someone instead of hiding it.
when | meeting-people humour | When I'm too tired to be nice, I'll settle for being quiet.
when | spare | If rest feels like falling behind, I'll rest a little anyway.
when | waking-up morning spare | If I wake before I'd like to, I'll lie there kindly until it's time.
when | a-hard-talk honesty fair | If I'm too tired to talk well, I'll ask to talk another day.
when | waiting-for-news evening night fair | When the waiting keeps me awake, I'll rest anyway, with my eyes shut.
when | winding-down evening spare | When the evening fills up, I'll take one thing out of it.
when | bedtime evening night fair | When I remember something I forgot, I'll put it on paper and shut the notebook.
when | evening night first | When I can't sleep, I'll stop asking myself to.
when | evening night fair | If I'm awake with a worry, I'll offer it an hour in daylight.
when | evening night | When I think I've wasted the day, I'll let it simply be a day.
I    | note-loss evening night spare | I'm allowed to sleep while someone I love is on my mind.
I    | note-loss spare | I can rest without forgetting the one I'm hurting for.
I    | note-heartache evening night spare | I can lie awake over someone and not reach for my phone.
I    | note-family evening night | It isn't mended. I can sleep on my side of it.
I    | note-friends note-lonely | I can be lonely and still have the whole duvet.
I    | note-work | I don't have to be tired to prove that I worked.
I    | note-study evening night fair | I'm allowed to sleep before I've learned it all.
I    | note-worry spare | I can rest my body while my mind goes on worrying.
I    | note-worry evening night | The worry can have the armchair. I'm having the bed.
I    | note-shame evening night | I'm allowed to sleep before I've forgiven myself.
I    | note-shame | I can be ashamed and tired, and see to the tired part first.
I    | note-anger evening night spare | I'm allowed to go to bed angry and be gentle with myself there.
I    | note-anger spare | I can be cross with someone and still let my body rest.
I    | note-tired evening night | Lying here counts, even with my eyes open.
I    | note-glad evening night | I can lie here and be pleased at the ceiling.
I    | note-glad evening night spare | I can let good news be the last thing I think of tonight.
I    | spare | It's fine to need more sleep than I used to.
I    | evening note-tired | Half past eight can be my bedtime.
I    | evening night note-family note-anger note-row | It's all right to go to bed unresolved, with the good pillow.
I    | honesty fair | Asked how I am, I may say tired and leave it there.
I    | morning afternoon first | Today is allowed to be beige.
I    | evening night humour first | My worries can sleep on the floor.
I    | fair | Slow is how tired people stay kind, and I may be slow.
I    | humour | I can do nothing now and think of a reason later.
I    | evening night waiting-for-news note-worry | The answer isn't up yet, and I don't have to be.
I    | first | I don't owe anybody a bright voice.
I    | note-glad | Relief is a kind of tired, and I can lie down in it.
I    | not-heavy not-low humour fair | I can sleep late and call it a hobby.
I    | humour first | I needn't be witty on this much sleep.
I    | evening night note-move fair | A strange ceiling is allowed to keep me up a little.
I    | fair | A bad night needs no report from me.
I    | humour fair | I'm allowed to be bad at mornings and good company by lunch.
I    | fair | My energy can have a half day.
I    | evening night first | The dishes can stay as they are tonight, and so can I.
I    | evening night first | Tomorrow can put its own shoes on. I've taken mine off.
I    | humour first | It's fine to put my head on my arms, like at school.
I    | evening night note-shame note-compare | Their lives can carry on without me looking.
I    | humour first | My tiredness is allowed to be boring.
I    | evening night note-worry note-money | The sums don't change at night, so I can stop doing them.
I    | evening night note-work note-stage | I know it well enough to sleep on it.
I    | humour | A sit-down is a plan.
I    | humour first | It's all right to be sleepy at an unfashionable hour.
I    | evening night note-study | My brain does its filing at night. I can leave it to it.
I    | evening night first | I'm off duty. The moon's got it.
I    | night fair | I don't have to be asleep. Lying here is something.
I    | note-tired note-ill | Resting can be my whole contribution.
I    | evening night first-only first | I can lie here and be no help at all.
I    | not-heavy not-low fair | It's fine to be this rested and not spend it all at once.
I    | evening night first | I'm allowed to fall asleep in the middle of a worry.
I    | humour fair | It's okay to say I'm sleeping on it and then simply sleep.
I    | kindness spare | It's all right to give my tired self the good cushion and the last of the quiet.
I    | evening night note-worry fair | Nothing useful is left for me to do tonight.
I    | honesty first | I'm allowed to be tired of being told to rest.
I    | evening night note-shame note-guilt | Guilt keeps late hours. I don't have to.
I    | - | I can be the first to go home.
I    | night first | The night may take as long as it likes. I've brought nothing with me to be late for.
I    | humour | I can be tired and not make conversation about it.
I    | morning humour fair | I may be soft round the edges until noon.
I    | friendship first | I can cancel one thing and keep the friend.
I    | morning afternoon fair | Last night can stay where it was. I'm here.
I    | fair | For ten minutes I may be of no use at all.
I    | - | There's no prize for last one awake, and I can miss it gladly.
I    | evening night note-family | Tonight the worrying can be somebody else's shift.
you  | evening night note-anger | {name}, you can pick the argument up again after breakfast.
you  | evening fair | You're allowed to say good night first.
you  | humour first | {name}, you may cancel with a clear conscience and a hot water bottle.
you  | morning afternoon | {name}, a short night doesn't cancel you.
you  | evening night note-friends | {name}, you don't have to solve a friendship in bed.
you  | evening night note-plain fair | {name}, you can let the day be finished.
you  | evening night note-shame | {name}, the court is closed until morning.
you  | humour spare | You can be tired in company. It's not rude.
you  | evening night humour first | {name}, you can leave that argument unfinished. It's only you in there.
you  | - | {name}, you can stop being useful now.
you  | evening night note-shame note-doubt | {name}, you don't have to prove anything lying down.
you  | spare | {name}, you're allowed to sleep without a good excuse.
?    | evening night note-friends note-missed-out fair | What if I let them have their evening, and I had my pillow?
?    | evening night | Will I leave the party in my head early?
?    | evening night note-loss fair | What if I slept with the light on, just for now?
?    | fair | What if being a bit dull is the treat?
?    | evening night note-plain | What if I slept first and thought second?
?    | evening fair | What if I let the last hour be useless, and enjoyed it like a stolen one?
?    | evening humour fair | Will I let the evening end before I've finished improving it?
?    | evening night note-glad | What if I lay awake for a nice reason, for once?
?    | evening night note-heartache spare | What if I let this be unsolved until morning?
when | fair | When I sit down, I'll sit all the way down.
when | morning fair | When the night was bad, I'll make the morning easy.
when | humour | When someone asks what I did at the weekend, I'll say I lay about, and smile.
when | night humour first | When the night goes badly, I'll hold it against the night.
when | evening night humour first | When my head starts a speech at midnight, I'll sit at the back and doze.
when | evening humour | When the day asks for one more thing, I'll answer in my pyjamas.
you  | evening night spare | {name}, you can leave tonight unfinished.
you  | evening night first | {name}, you're off duty. Even the worrying can go home.
you  | night fair | {name}, you can be awake and still be resting.
you  | evening night humour first | {name}, you can stop being interesting now.
I    | evening night note-plain | It can all wait until the morning, the good bits too.
I    | evening night note-plain | I can turn the day down now, like a lamp.
I    | night | I can lie here without being good at it.
I    | evening night fair | I'm allowed to leave the day where it dropped.
I    | evening night | I owe tonight nothing.
I    | night | I can rest my face.
I    | night | I may stop listening for things.
I    | evening night fair | I can let the last hour be no use to anyone.
I    | evening night | The day can stay in my coat pocket until tomorrow.
I    | evening humour first | I'm allowed to be in pyjamas before the news.
I    | night first | I can look at the ceiling. The ceiling and I have nothing to settle.
I    | morning first | I'm allowed to open one eye at a time.
I    | morning first | The morning can start without me for five minutes. It knows the way.
I    | fair | Ten minutes flat on my back is a whole rest, in small.
you  | morning afternoon evening fair | {name}, lie down for ten minutes. You can be busy again afterwards.
you  | night first | {name}, you don't have to be asleep. Warm is plenty.
you  | afternoon first | {name}, you're allowed a chair, a biscuit and no further plans.
you  | morning fair | {name}, you can be slow until the second cup.
you  | fair | {name}, your rest doesn't need a note from anybody.
?    | evening first | What if I went to bed while it was still my own idea?
?    | afternoon fair | What if I lay on the sofa and let the afternoon carry on?
?    | night spare | What if nothing has to be finished before I shut my eyes?
?    | morning afternoon spare | What would be lost if I sat down for one song?
?    | morning afternoon fair | What would I cancel if I were as tired as I'd let a friend be?
?    | morning spare | Will I let the first hour come to me?
I    | waking-up morning | I'm allowed to come up slowly, like a diver.
I    | an-exam evening night fair | The books can sleep on the desk. I've read enough, and so have they.
I    | a-hard-talk evening night fair | This talk can have a night's sleep in the middle.
I    | meeting-people evening | I may leave on a yawn.
I    | after-a-setback evening night spare | I can lie down, and let today's trouble lie on the floor.
I    | waiting-for-news evening night | The answer isn't in this bed. I've looked.
I    | time-alone fair | I may nap with my mouth open.
I    | winding-down evening | I can go up while the others are still choosing a film.
?    | evening fair | What if I let the film end without me?
?    | morning afternoon spare | Will I have the nap and leave out the explanation?
I    | - | My jaw can hang like washing.
when | - | When asked what I did with my evening, I'll say I held a chair down.
I    | first | The washing-up and I can both soak.
I    | evening night first | Anyone I've annoyed is probably asleep.
?    | first | What could I forgive lying down?
I    | - | Everything can wait until I'm vertical.
I    | evening night first | I don't have to fall asleep. I can just be left lying about.
when | first | If the bed isn't made, I'll get in and finish it from inside.
I    | evening night first | Nothing I think at this hour needs my signature.
I    | evening night first | My alarm can lie awake for me. It's plugged in.
I    | first | I needn't qualify for bed.
I    | evening night first | Tonight needn't teach me anything.
I    | - | My pillow asks no follow-up questions.
I    | evening night | I owe the evening nothing.
I    | first | I'm now officially a warm lump.
I    | - | My socks can stay where they fell. So can I.
?    | - | Who'd know if I went to bed at eight?
when | first | If I can't switch off, I'll dim.
I    | - | I can sag.
I    | first | My head weighs as much as a cat. I can put it down.
I    | - | My face can come off duty.
I    | first | My mind can stay up if it likes. I'm off.
I    | first | I'm the duvet's problem now.
I    | - | My sheep can go uncounted. They know how many they are.
?    | first | What if I'm not failing to sleep but succeeding at lying down?
I    | - | Groaning as I sit down is allowed at any age.
when | - | Before I give up on sleep, I'll try my other ear.
I    | first | I can go to bed unimproved.
I    | first | I may go to bed cross and wake up merely hungry.
I    | - | My hands can lie where they land.
I    | - | My eyebrows can come down now.
I    | first | Perhaps I'm not sad. Perhaps I'm tired.
I    | - | I get to be in bed just to be in bed.
I    | first | The corner of the blanket is mine to hold. I know how old I am.
I    | first | My breathing goes on without me. I can stop helping.
I    | - | My eyes can close before I've decided anything.
I    | first | Nothing further from me.
I    | - | I can be tired from nothing in particular.
I    | first | It can rain without me.
I    | evening night first | I don't have to be anybody until breakfast.
I    | first | One ankle out, the rest of me warm.
I    | - | A thought can wake me. I needn't get up for it.
I    | first | Some nights are only long. I needn't read anything into them.
I    | - | After a nap, I needn't know what year it is.
I    | - | I needn't make the bed. I have plans for it.
I    | - | It's all right if I rest and feel no better.
I    | - | Being warm is my whole plan.
I    | evening night first | Somebody is driving the night bus. I can shut my eyes.
I    | first | Somebody else may have the last word. I'm going to bed.
I    | - | Let the clock face the wall. I've seen it.
I    | - | I don't have to be grateful before I sleep.
I    | evening night first | I don't have to have a good night. I can have a night.
I    | - | The book can fall on my face. I'm done.
`
