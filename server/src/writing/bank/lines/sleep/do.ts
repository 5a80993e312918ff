/** sleep, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepDo = `
I    | - | I've got through tired days before, and done some of them well.
I    | first | I've had bad nights and good days side by side.
I    | not-good not-bright | I've been tired before, and rest came.
I    | - | I've slept in strange beds and noisy rooms before.
I    | - | I've come through long nights, and the mornings came too.
I    | kindness | I've been kind on very little sleep.
I    | creativity | I can go to bed stuck and see what the morning brings.
I    | first | More than once I've expected a bad night and had a fair one.
I    | - | More than once I've fallen asleep while I was sure I wouldn't.
I    | humour first-only | More than once I've slept on a bad temper and woken without it.
I    | meeting-people | I can be gentle with people even when I'm worn out.
I    | patience | I've been patient before, even after short nights.
I    | meeting-people care | I can care about people and still need my sleep.
I    | morning afternoon | Today I take a pause and do nothing in it.
I    | fairness morning afternoon | Today I give my tiredness a fair hearing.
I    | morning afternoon | Today I do less, and I do it kindly.
I    | morning afternoon | Today I let one thing wait until I've slept.
I    | kindness morning afternoon | Today I speak to my tired self as I'd speak to a tired child.
I    | morning afternoon | Today I turn down one thing for the sake of tonight.
I    | morning afternoon | Today I leave some of my energy unspent.
I    | first | My body has found its way to sleep thousands of times.
I    | first | There have been nights when I forgot to worry.
I    | - | There have been good nights among the bad, and they are mine too.
I    | - | I put my own rest on the list, and I keep it there.
I    | - | I've carried on after sleepless nights, slowly and well enough.
I    | first | I've forgotten most of what once kept me awake.
I    | - | I trust rest enough to stop for ten minutes.
I    | rest first | Some of the hours I remember fondly were spent doing very little.
I    | waking-up morning | I've got up on poor sleep before and found some good in the day.
I    | waking-up morning | I give myself one slow minute before I get up.
I    | before-work a-busy-day not-good not-bright | I can begin the day tired and still begin it kindly.
I    | an-exam an-interview | I've been clear-headed on a short night before.
I    | an-exam evening night | I stop revising while I can still sleep.
I    | an-exam an-interview | I can bring what I know, however the night went.
I    | an-interview an-exam evening night | I can be nervous and fall asleep all the same.
I    | a-hard-talk | I can ask to have the talk when I'm rested.
I    | a-hard-talk | I've slept on hard words before and been glad I waited.
I    | a-hard-talk evening night | I can leave things unsettled tonight and rest all the same.
I    | after-a-setback | I can be disappointed and still take care of my sleep.
I    | after-a-setback | I rest first, and then I look at what went wrong.
I    | waiting-for-news | I've waited through other nights and looked after myself.
I    | waiting-for-news evening night | I've fallen asleep before without knowing the answer.
I    | time-alone evening night | I've been alone at night and been all right.
I    | winding-down evening | I do the last thing slowly and call the day done.
I    | winding-down evening | I've left plenty of jobs for the morning, and the morning coped.
I    | winding-down evening | I can end the day without finishing my list.
I    | bedtime evening night | I put out the light and think kindly of today.
I    | bedtime evening night | I lie down, and I let that be the last thing I do well today.
I    | bedtime evening night | I bring my tired self to bed and ask nothing more of it.
I    | evening night | I've done enough for one day.
I    | evening night first | I can leave the day where it is and still care about it.
I    | night | I've lain awake before and still had a decent day.
I    | evening night | Tonight I rest, whether or not I sleep.
I    | evening night | Tonight I leave the worries where they are and go to bed.
I    | evening night not-good not-bright | I've put down heavy days before, and I can put this one down.
I    | evening night | Tonight I go to bed when my body asks to.
I    | night | I can get up, walk about, and come back to bed in peace.
I    | evening night | Tonight I choose sleep over being up to date.
I    | evening night | More than once I've taken a worry to bed and outslept it.
?    | morning afternoon | Will I pause once today while I have some energy left?
?    | - | What if I kept one promise to myself about rest?
?    | morning afternoon | What would I do today if I trusted myself to rest tonight?
?    | honesty | Will I tell one person how I've been sleeping?
?    | morning afternoon | What would it be like to finish on time today?
?    | - | What if I remembered a night I slept well, and how rested I felt?
?    | first | Will I take ten minutes with nothing in my hands?
?    | kindness first | Will I go easy on somebody else who seems tired?
?    | first | Will I ask for the help that would let me rest?
?    | waking-up morning | Will I start today gently, however the night went?
?    | a-busy-day morning afternoon | What would I put down for ten minutes, right in the middle of today?
?    | waiting-for-news evening night | What if I slept first and wondered later?
?    | winding-down evening | Will I let the last hour of today be the slow one?
?    | bedtime evening night | What would I thank myself for before I sleep?
?    | evening night | Will I choose one kind thought to take to bed?
when | - | When I'm tired, I'll do the next thing at half the pace.
when | - | When I feel my temper rising, I'll sit down before I speak.
when | - | When I could do with a rest, I'll take it while a small one is enough.
when | - | When I'm asked for more than I have, I'll offer what I have.
when | - | When I feel too tired to begin, I'll try five minutes and then decide.
when | honesty | When I've had enough, I'll say so before my temper does.
when | kindness | If somebody near me is tired, I'll make one thing a little easier for them.
when | - | When my mind is foggy, I'll do the simple things first.
when | first | When I get a quiet quarter of an hour, I'll rest as though I meant it.
when | - | When I've finished what matters, I'll let the other things stay undone.
when | first | When I feel I can't stop, I'll stop for one breath and see.
when | - | When I plan a day, I'll put one rest in it and keep it there.
when | kindness not-low | When I feel well rested, I'll do something kind for somebody.
when | courage | If I've had a run of bad nights, I'll tell someone and ask for help.
when | waking-up morning | When I wake up tired, I'll open a curtain before I judge the day.
when | before-work a-busy-day | When the day starts fast, I'll take one slow breath and go at my own pace.
when | a-hard-talk | When an argument gets late, I'll ask to leave it until I've slept.
when | an-exam an-interview evening night | When it's time to stop, I'll shut the notes and trust them.
when | after-a-setback evening night | When I'm too upset to sleep, I'll rest my body and let my mind follow.
when | waiting-for-news bedtime evening night | When I reach for the phone in bed, I'll leave it and breathe out.
when | winding-down evening | When the last job is done, I'll sit for a minute before I go to bed.
when | bedtime evening night | When I get into bed, I'll name one thing I did well enough.
when | night | When I wake in the night, I'll remember other nights when I drifted off again.
when | night | If I've been awake a long while, I'll get up quietly and sit somewhere soft.
I    | note-heartache evening night | I can put my thoughts of someone down until the morning.
I    | note-family evening night | I can leave my worry about someone close until morning, and rest now.
I    | note-friends evening night | I can write down what I'd tell a friend, and then turn out the light.
I    | note-work evening night | I can write down one thing about work and leave the rest until morning.
I    | note-study evening night | I can shut my notes on purpose and go to bed.
I    | note-worry evening night | I can put a worry on paper and leave it there till morning.
I    | note-shame evening night | I can leave my mistakes with today and lie down.
I    | note-anger evening night | I can put my anger down for tonight, and see to it after sleep.
I    | note-tired | I can drop one thing because I'm tired, and go and lie down.
I    | note-glad evening night | I can go over the good news once more and then close my eyes.
I    | note-heartache first-only | I lie down for twenty minutes and call it a rest, not a mood.
I    | evening night note-work note-boss | I leave that voice at work, where it's on the payroll.
I    | honesty | I said I was tired, and the evening carried on without me.
I    | night | I turn the pillow over and start the night again.
I    | evening night | I've slept through better worries than this one.
I    | waking-up morning humour | I get up in instalments.
I    | evening night | I've slept through thunder. I know how.
I    | note-work | I rest on my day off, and I don't report back.
I    | - | I've turned a bad night into a slow, polite sort of day more often than I remember.
I    | kindness | I've been up half the night before and still been kind to strangers.
I    | night | I get up, drink some water, and come back to a cooler bed.
I    | note-friends | I can nap without checking who's written.
I    | - | I've turned down good offers for the sake of a dull, lovely evening, and not missed one of them.
I    | - | I've been carried through whole weeks by one good night and a bit of stubbornness.
I    | evening night note-loss | I take the sadness to bed with me, and leave it some of the pillow.
I    | note-shame note-mistake | I rest first and review it later.
I    | after-a-setback evening night | I've gone to bed flattened before, and got up merely creased.
I    | - | I sit down for five minutes and mean it.
I    | humour | I've made good decisions by sleeping on them. It took no effort.
I    | - | I leave early. It's still going well, and so am I.
I    | evening night | My body has done this thousands of times. It doesn't need notes.
I    | - | I keep one evening with nothing in it.
I    | humour | I've slept on trains, floors and other people's sofas. Sleep knows how to find me.
I    | - | I close my eyes for one song.
I    | - | I let the phone charge somewhere I'm not.
I    | waiting-for-news evening night | I've slept beside bigger questions.
I    | before-work | I've gone in on very little sleep and done no harm.
I    | evening night humour | I've told the day I'd think about it, and gone to bed without thinking about it.
I    | evening night | I've fallen asleep halfway through a worry and woken without the end of it.
I    | evening night note-shame note-compare note-doubt | I stop the review at bedtime, whatever the score.
you  | humour | {name}, you sat down when you were tired. People write books about that.
you  | evening night note-family | {name}, you can love them just as well asleep.
you  | - | {name}, you turned the light off on time. It's a small, serious thing.
?    | evening | What would I stop doing at nine o'clock, if I were my own guest?
?    | - | What would I do about my tiredness, if it belonged to a friend?
?    | - | Will I rest before I've run out of nice things to say?
?    | evening night | Will I put the phone to bed first?
?    | - | Will I shut my eyes on the bus and let the town go by without me?
?    | evening | Will I go to bed while I still like the day?
when | night | If I wake at night, I'll turn the pillow and not the light.
when | - | When I get in, I'll sit down before I start.
when | evening night | When I feel the first yawn, I'll stop arguing with it.
when | evening humour | When I'm asked to stay on, I'll yawn without hiding it.
when | waking-up morning | When the alarm goes, I'll give it a minute to get used to me.
you  | - | {name}, you've had short nights and managed the mornings.
you  | evening night | {name}, you've fallen asleep on top of bigger worries than this.
you  | evening night | {name}, you did enough today. You can tell by how tired you are.
you  | night | {name}, you've lain awake before, and sleep came in its own time.
`
