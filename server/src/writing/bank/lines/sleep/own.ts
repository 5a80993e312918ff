/** sleep, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepOwn = `
I    | first | I am someone who rests.
I    | - | I am worth a good night's sleep.
I    | first | I am more than how I slept.
I    | - | I am myself on tired days too.
I    | - | I am on my own side when I'm tired.
I    | - | Resting is something I know how to do.
I    | kindness | My tired self is safe with me.
I    | evening night first | When the day is done, I belong to myself.
I    | - | Needing sleep is nothing for me to be ashamed of.
I    | first | My worth doesn't depend on how awake I am.
I    | first-only | My body and I are on the same side about sleep.
I    | fairness first | My need for rest is as real as anybody's.
I    | - | I have a quiet in me that no bad night has used up.
I    | - | I know how to be gentle with myself when I'm tired.
I    | kindness not-good not-bright | It's like me to be gentle with tired people, and I am one of them.
I    | - | I am a person who needs sleep, and that's a plain fact.
I    | humour | I can be strong and be asleep by ten.
I    | - | I can be tired and still be proud of myself.
I    | independence | I am free to rest when I've had enough.
I    | humour first-only | I am not a machine, and I'm glad of it.
I    | friendship | Tired or rested, I'm a good friend to myself.
I    | humour first-only | Doing nothing is something I can do well.
I    | nature first | I am a living thing, and living things rest.
I    | health first | Sleep is one of the ways I stand by my own body.
I    | honesty | I am someone who says when I'm tired.
I    | - | How I slept is one fact about me among many.
I    | - | I deserve rest on the days I've done little, too.
I    | waking-up morning | I get up as someone on my own side.
I    | waking-up before-work morning | However I slept, this morning is mine to begin.
I    | a-busy-day | Even on a busy day, I am someone who pauses.
I    | an-exam an-interview | My mind is my own, tired or fresh, and it knows a good deal.
I    | an-exam an-interview waiting-for-news evening night | Whatever tomorrow brings, I go to bed as myself tonight.
I    | a-hard-talk evening night | I can be at odds with someone and at peace with myself tonight.
I    | a-hard-talk | It's like me to sleep on it before I answer.
I    | a-hard-talk | I can rest without having the last word.
I    | after-a-setback | Whatever went wrong, I am worth a good rest.
I    | after-a-setback waiting-for-news | I have a right to rest, however things turn out.
I    | after-a-setback evening night | I am more than what went wrong, and I can go to bed.
I    | waiting-for-news evening night | Answer or no answer, I am whole tonight.
I    | time-alone evening night | On my own at night, I am kind company.
I    | winding-down evening | It's like me to let the evening be slow.
I    | bedtime evening night | I make my peace with today, and I lie down.
I    | bedtime evening night | I am here, and that's all tonight asks of me.
I    | evening night first-only | The night and I can be on friendly terms.
I    | evening night | I can be proud of a small day and rest on it.
I    | evening night | I know how to put a day down.
I    | evening night | Tonight I'm content to be unfinished.
I    | night | Even when I'm awake, I am someone who can rest.
?    | - | What would my days be like if I made time for rest?
?    | - | What if needing sleep is simply part of being me?
?    | courage morning afternoon | Will I take my own sleep seriously today?
?    | - | What would I stop proving if rest were mine by right?
?    | - | What if I'm as worthy when I'm tired as when I'm at my best?
?    | first | What would I do with a free hour if I thought I deserved it?
?    | - | What if how I slept says nothing about who I am?
?    | - | What if I could be ambitious and well rested?
?    | not-low | What if resting well is something to be proud of?
?    | waking-up morning | What if I'm still myself this morning, however I slept?
?    | waiting-for-news evening night | What if I'm all right tonight, even without knowing?
?    | winding-down evening | What would this evening be like if it belonged to me?
?    | bedtime evening night | What if I fell asleep thinking well of myself?
?    | evening night | What would I put down tonight, if I believed I've done enough?
when | courage | When someone boasts of how little they sleep, I'll speak up for rest.
when | - | When I'm choosing between sleep and one more thing, I'll choose as I would for a friend.
when | - | If I sleep badly, I'll keep my good opinion of myself.
when | independence | When others keep going, I'll rest when it's right for me.
when | honesty first | When I say no to a late night, I'll say it without an apology.
when | first | When my body says enough, I'll take its side.
when | - | If I'm called lazy, I'll remember what I know about my own days.
when | care | When I've given a lot, I'll give some rest to myself.
when | first | When I plan something big, I'll plan the rest that goes with it.
when | - | If I've rested very little, I'll think no less of what I do today.
when | waking-up morning | When I wake, I'll greet myself before I ask how I slept.
when | before-work not-good not-bright | If I set out tired, I'll carry it as a fact and not as a failing.
when | a-busy-day | When the day speeds up, I'll keep my own pace as well as I can.
when | an-exam an-interview | If the night before is short, I'll trust what I've already learned.
when | waiting-for-news evening night | When I don't know the answer yet, I'll lie down and let it wait.
when | after-a-setback evening night | When the day has gone wrong, I'll go to bed as my own friend.
when | time-alone evening night not-good not-bright | When the night feels lonely, I'll talk to myself as to someone dear.
when | winding-down evening | When the day is done, I'll let it be mine and let it be over.
when | bedtime evening night not-heavy | When I put the light out, I'll wish myself a good night.
when | evening night humour | When I try to force myself to sleep, I'll smile and simply rest.
when | night | When I wake in the night, I'll remember that I'm on my own side.
I    | note-loss evening night | I can sleep, and my love for someone stays where it is.
I    | note-friends note-lonely evening night | I can be lonely tonight and still be kind company for myself.
I    | note-worry | I can be a worrier and still be someone who rests.
I    | note-shame evening night | I am worth a night's rest, whatever I got wrong today.
I    | note-anger evening night | I can be in the right about a quarrel and still get some sleep.
I    | note-tired | I am no less myself for being this tired.
I    | note-glad evening night | I take my joys to bed with me as well as my cares.
I    | note-family | I'm as entitled to a good night as anyone I worry about.
I    | humour first-only | I rest, and then I'm nicer.
I    | humour | I nap. I have no further comment.
I    | evening | I'm the one who says when the day is over.
I    | evening night | I've slept and I've woken, thousands of times. I'm good at both.
I    | humour first-only | I'm kind when I'm tired. It takes a run-up.
I    | night first-only | I'm no use at three in the morning, and I don't need to be.
I    | humour | I belong to the great company of people who go home early.
I    | note-study | I think better rested, and I know it.
I    | evening night | I'm worth turning the lights down for.
I    | waiting-for-news evening night | The answer knows how to knock. I can sleep meanwhile.
I    | evening night note-work | I clock off from the inside, too.
I    | humour | I like staying up, but I've met the person I am next day, and I'm fond of them.
I    | a-busy-day | I'm a person with a bedtime, whatever the day thinks.
I    | - | My rest isn't up for debate.
I    | first-only | I know when I've had enough, and I believe me.
I    | morning humour | I'm the same person before coffee, only quieter.
I    | not-heavy not-low evening night | I'm looking forward to my pillow, and I don't care who knows.
I    | health | My body keeps its own hours, and I've stopped writing to complain.
I    | evening night humour | I'm at my wisest just before sleep, and it's a mercy that I don't write it down.
I    | evening night humour | I'm the kind of person who reads half a page with great attention and wakes up with a crease.
I    | humour | I take rest seriously, and very little else after ten.
I    | a-hard-talk evening night | I'd rather be rested than right tonight.
I    | after-a-setback evening night | I'm not what went wrong. I'm the one under the blanket.
I    | an-exam evening night | I know what I know, even asleep.
you  | humour | {name}, you're a mammal. Mammals lie down.
you  | humour | {name}, you're lovely company when you've slept, and quite good company when you haven't.
you  | - | You're good at rest. You were born doing it.
you  | - | {name}, you know how to stop. It's rarer than it sounds.
you  | evening night | {name}, you're worth a clean pillowcase.
?    | - | What if sleepy is one of my better moods?
?    | - | What would I stop apologising for, if I slept as much as I like?
?    | - | What if being rested is my kind of ambition?
?    | humour | What if I'm simply a person who needs nine hours?
?    | humour | What if I'm not a lark or an owl, only a person who likes lying down?
?    | first | What if the rested me is the real one?
?    | evening | Will I keep tonight's early night the way I'd catch a train?
when | evening humour | When they call it an early night, I'll call it mine.
when | humour | When I'm asked the secret of anything, I'll say sleep.
when | humour | When people boast of how little they've slept, I'll change the subject to pillows.
you  | evening night | {name}, you're good at the mornings you dread.
you  | evening night | {name}, your rest isn't up for discussion.
you  | night | {name}, you're worth exactly as much asleep.
you  | evening night | {name}, you look after tomorrow by stopping tonight.
`
