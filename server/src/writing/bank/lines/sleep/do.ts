/** sleep, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepDo = `
I    | spare | I've had bad nights and good days side by side.
I    | fair | I've come through long nights, and the mornings came too.
I    | kindness first | I've been kind on very little sleep.
I    | spare | More than once I've expected a bad night and had a fair one.
I    | evening night spare | More than once I've fallen asleep while I was sure I wouldn't.
I    | humour first-only spare | More than once I've slept on a bad temper and woken without it.
I    | spare | My body has found its way to sleep thousands of times.
I    | - | There have been nights when I forgot to worry.
I    | rest fair | Some of the hours I remember fondly were spent doing very little.
I    | waking-up morning spare | I've got up on poor sleep before and found some good in the day.
I    | an-exam evening night fair | I stop revising while I can still sleep.
I    | a-hard-talk fair | I've slept on hard words before and been glad I waited.
I    | a-hard-talk evening night spare | I can leave things unsettled tonight and rest all the same.
I    | waiting-for-news evening night spare | I've fallen asleep before without knowing the answer.
I    | winding-down evening spare | I do the last thing slowly and call the day done.
I    | winding-down evening | I've left plenty of jobs for the morning, and the morning coped.
I    | winding-down evening spare | I can end the day without finishing my list.
I    | bedtime evening night | I lie down, and I let that be the last thing I do well today.
I    | bedtime evening night spare | I bring my tired self to bed and ask nothing more of it.
I    | evening night fair | I can leave the day where it is and still care about it.
I    | night | I've lain awake before and still had a decent day.
I    | evening night fair | Tonight I rest, whether or not I sleep.
I    | night fair | I can get up, walk about, and come back to bed in peace.
I    | evening night fair | Tonight I choose sleep over being up to date.
I    | evening night first | More than once I've taken a worry to bed and outslept it.
?    | honesty spare | Will I tell one person how I've been sleeping?
?    | spare | Will I take ten minutes with nothing in my hands?
?    | kindness spare | Will I go easy on somebody else who seems tired?
?    | a-busy-day morning afternoon spare | What would I put down for ten minutes, right in the middle of today?
?    | waiting-for-news evening night fair | What if I slept first and wondered later?
when | spare | When I get a quiet quarter of an hour, I'll rest as though I meant it.
when | spare | When I plan a day, I'll put one rest in it and keep it there.
when | courage spare | If I've had a run of bad nights, I'll tell someone and ask for help.
when | waking-up morning | When I wake up tired, I'll open a curtain before I judge the day.
when | a-hard-talk fair | When an argument gets late, I'll ask to leave it until I've slept.
when | an-exam an-interview evening night fair | When it's time to stop, I'll shut the notes and trust them.
when | after-a-setback evening night spare | When I'm too upset to sleep, I'll rest my body and let my mind follow.
when | waiting-for-news bedtime evening night spare | When I reach for the phone in bed, I'll leave it and breathe out.
when | winding-down evening spare | When the last job is done, I'll sit for a minute before I go to bed.
when | night fair | When I wake in the night, I'll remember other nights when I drifted off again.
when | night fair | If I've been awake a long while, I'll get up quietly and sit somewhere soft.
I    | note-friends evening night spare | I can write down what I'd tell a friend, and then turn out the light.
I    | note-work evening night fair | I write one word on my hand for the morning and stop there.
I    | note-study evening night spare | I can shut my notes on purpose and go to bed.
I    | note-worry evening night | I write it down and put the cap back on the pen.
I    | note-shame evening night spare | I can leave my mistakes with today and lie down.
I    | note-anger evening night | I leave the quarrel in the kitchen and put the light out on it.
I    | note-tired spare | I leave it undone, and I go and lie down.
I    | note-glad evening night fair | I can go over the good news once more and then close my eyes.
I    | note-heartache first-only fair | I lie down for twenty minutes and call it a rest, not a mood.
I    | evening night note-work note-boss | I leave that voice at work, where it's on the payroll.
I    | honesty fair | I say I'm tired, and the evening carries on without me.
I    | night first | I turn the pillow over and start the night again.
I    | waking-up morning humour | I get up in instalments.
I    | evening night first | I've slept through thunder. I know how.
I    | note-work | I rest on my day off, and I don't report back.
I    | fair | I've turned a bad night into a slow, polite sort of day more often than I remember.
I    | kindness fair | I've been up half the night before and still been kind to strangers.
I    | night fair | I get up, drink some water, and come back to a cooler bed.
I    | note-friends spare | I can nap without checking who's written.
I    | fair | I've turned down good offers for the sake of a dull, lovely evening, and not missed one of them.
I    | - | I've been carried through whole weeks by one good night and a bit of stubbornness.
I    | evening night note-loss | I take the sadness to bed with me, and leave it some of the pillow.
I    | note-shame note-mistake spare | I rest first and review it later.
I    | after-a-setback evening night | I've gone to bed flattened before, and got up merely creased.
I    | - | I sit down for five minutes and mean it.
I    | humour | I've made good decisions by sleeping on them. It took no effort.
I    | evening night first | My body has done this thousands of times. It doesn't need notes.
I    | fair | I keep one evening with nothing in it.
I    | fair | I close my eyes for one song.
I    | fair | I let the phone charge somewhere I'm not.
I    | waiting-for-news evening night | I've slept beside bigger questions.
I    | before-work fair | I've gone in on very little sleep and done no harm.
I    | evening night humour first | I've told the day I'd think about it, and gone to bed without thinking about it.
I    | evening night | I've fallen asleep halfway through a worry and woken without the end of it.
I    | evening night note-shame note-compare note-doubt fair | I stop the review at bedtime, whatever the score.
you  | evening night note-family | {name}, you can love them just as well asleep.
?    | evening spare | What would I stop doing at nine o'clock, if I were my own guest?
?    | first | Will I rest before I've run out of nice things to say?
?    | evening night spare | Will I put the phone to bed first?
?    | fair | Will I shut my eyes on the bus and let the town go by without me?
?    | evening fair | Will I go to bed while I still like the day?
when | night fair | If I wake at night, I'll turn the pillow and not the light.
when | spare | When I get in, I'll sit down before I start.
when | evening night spare | When I feel the first yawn, I'll stop arguing with it.
when | evening humour first | When I'm asked to stay on, I'll yawn without hiding it.
when | waking-up morning | When the alarm goes, I'll give it a minute to get used to me.
you  | fair | {name}, you've had short nights and managed the mornings.
you  | evening night first | {name}, you've fallen asleep on top of bigger worries than this.
you  | night fair | {name}, you've lain awake before, and sleep came in its own time.
I    | evening first | I put the lamp on and the phone out.
I    | fair | I lie down flat for ten minutes, and I let the list lie down too.
I    | first | I say I'm off to bed and then, astonishingly, I go.
I    | evening night fair | I wash the day off my hands and leave it in the basin.
you  | evening first | {name}, put the light out while you still like the book.
you  | - | {name}, sit down with your coat off. You're stopping.
you  | evening night first | {name}, you've put hundreds of days to bed. This one can go too.
you  | afternoon fair | {name}, close your eyes for one song. You know the song.
you  | night fair | {name}, try the cool side of the pillow. The night can begin from there.
?    | evening fair | Will I go up before the second wind comes looking for me?
?    | evening fair | What if I made the bed inviting, as if for somebody I like?
?    | afternoon spare | What if I took my tea to the window and nothing else?
when | evening fair | When the credits roll, I'll get up before the next thing starts.
when | fair | When I get the good chair, I'll use all of it.
you  | afternoon spare | {name}, you can shut your eyes for the length of one song.
you  | morning first | {name}, put a cup in your hand before you put a plan in your head.
I    | before-work not-good not-bright fair | I can go in on half a night's sleep and take it gently.
I    | an-exam evening night | I shut the book with the pen in it, and put the light out.
I    | an-interview evening night fair | I hang the jacket on the door. It can wait up for me.
I    | waiting-for-news evening night fair | I put the phone in the hall with the coats. It can wait up.
?    | evening spare | What would I do first, if bedtime had already been announced?
when | evening night first | Before bed, I'll put out a cup for whoever I am in the morning.
when | first | When the light goes off, I'll let one person off with it.
I    | - | I've gone to bed in socks and felt like royalty.
I    | - | I take my watch off. The hour goes with it.
I    | - | I've slept on trains, mouth wide open.
I    | - | I shut my eyes on the bus and trust the driver.
`
