/** sleep, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepOwn = `
I    | evening night spare | When the day is done, I belong to myself.
I    | humour | I can be strong and be asleep by ten.
I    | humour first-only | Doing nothing is something I can do well.
when | courage spare | When someone boasts of how little they sleep, I'll speak up for rest.
when | honesty spare | When I say no to a late night, I'll say it without an apology.
when | waiting-for-news evening night spare | When I don't know the answer yet, I'll lie down and let it wait.
when | bedtime evening night not-heavy spare | When I put the light out, I'll wish myself a good night.
when | evening night humour spare | When I try to force myself to sleep, I'll smile and simply rest.
I    | note-loss evening night spare | I can sleep, and my love for someone stays where it is.
I    | note-anger evening night spare | I can be in the right about a quarrel and still get some sleep.
I    | note-family | I'm as entitled to a good night as anyone I worry about.
I    | humour first-only first | I rest, and then I'm nicer.
I    | humour first | I nap. I have no further comment.
I    | evening fair | I'm the one who says when the day is over.
I    | evening night first | I've slept and I've woken, thousands of times. I'm good at both.
I    | humour first-only first | I'm kind when I'm tired. It takes a run-up.
I    | night first-only first | I'm no use at three in the morning, and I don't need to be.
I    | humour first | I belong to the great company of people who go home early.
I    | note-study spare | I think better rested, and I know it.
I    | evening night first | I'm worth turning the lights down for.
I    | waiting-for-news evening night | The answer knows how to knock. I can sleep meanwhile.
I    | evening night note-work | I clock off from the inside, too.
I    | humour | I like staying up, but I've met the person I am next day, and I'm fond of them.
I    | a-busy-day fair | I'm a person with a bedtime, whatever the day thinks.
I    | first-only fair | I know when I've had enough, and I believe me.
I    | morning humour fair | I'm the same person before coffee, only quieter.
I    | not-heavy not-low evening night fair | I'm looking forward to my pillow, and I don't care who knows.
I    | health | My body keeps its own hours, and I've stopped writing to complain.
I    | evening night humour first | I'm at my wisest just before sleep, and it's a mercy that I don't write it down.
I    | humour first | I take rest seriously, and very little else after ten.
I    | a-hard-talk evening night | I'd rather be rested than right tonight.
I    | after-a-setback evening night | I'm not what went wrong. I'm the one under the blanket.
I    | an-exam evening night | I know what I know, even asleep.
you  | humour first | {name}, you're a mammal. Mammals lie down.
you  | humour first | {name}, you're lovely company when you've slept, and quite good company when you haven't.
you  | - | You're good at rest. You were born doing it.
you  | fair | {name}, you know how to stop. It's rarer than it sounds.
you  | evening night first | {name}, you're worth a clean pillowcase.
?    | - | What if sleepy is one of my better moods?
?    | humour first | What if I'm simply a person who needs nine hours?
?    | humour first | What if I'm not a lark or an owl, only a person who likes lying down?
?    | - | What if the rested me is the real one?
?    | evening fair | Will I keep tonight's early night the way I'd catch a train?
when | evening humour spare | When they call it an early night, I'll call it mine.
when | humour first | When I'm asked the secret of anything, I'll say sleep.
when | humour first | When people boast of how little they've slept, I'll change the subject to pillows.
you  | evening night spare | {name}, your rest isn't up for discussion.
you  | night first | {name}, you're worth exactly as much asleep.
you  | evening night | {name}, you look after tomorrow by stopping tonight.
I    | first | I go to bed like somebody who lives here.
I    | humour first | I've had many regrets and hardly any of them were naps.
I    | first | I can do very little, very thoroughly.
I    | evening night fair | I close the day the way I close a good door, once and quietly.
I    | first | I don't compete over who's more tired. I go to bed.
I    | morning fair | I come to slowly, like good bread.
I    | first | I own one very good pillow, and I know where it is.
I    | first | I have a talent for cushions.
I    | first | My best self is generally found after eight hours and some toast.
I    | evening night first | I leave the day better than I found it, or at least with the lights off.
I    | - | I rest on purpose. The other kind finds me anyway.
you  | - | {name}, you do a very good quiet afternoon.
you  | evening night fair | {name}, the bed is yours, the night is yours, and the dishes are tomorrow's.
you  | spare | {name}, you rest like someone with good sense.
you  | first | {name}, you're worth the good pillow.
you  | morning first | {name}, you're still you before the first cup. There's just less of it.
?    | first | What if I'm a morning person who simply starts at eleven?
?    | fair | What if a good night is my idea of a big night?
?    | humour fair | What if lying down is what I do best?
?    | night fair | What if the right place to be at this hour is flat?
when | - | When somebody calls it an early night, I'll call it a plan.
when | morning fair | When I'm asked something before breakfast, I'll answer after it.
?    | fair | What if I'm at my cleverest lying down?
when | spare | When I'm tired, I'll rest as if resting were a thing I'm good at.
when | evening night first | When the evening is over, I'll let it be over.
?    | spare | What if resting well is one of the things I do best?
?    | evening night spare | What if a quiet end to the day is my kind of evening?
when | spare | When I wake up in a good mood, I'll thank whoever sent me to bed.
`
