/** sleep, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepOwn = `
I    | - | I am someone who rests.
I    | - | I am worth a good night's sleep.
I    | - | I am more than how I slept.
I    | - | I am myself on tired days too.
I    | - | I am on my own side when I'm tired.
I    | - | Resting is something I know how to do.
I    | kindness | My tired self is safe with me.
I    | evening night | When the day is done, I belong to myself.
I    | - | Needing sleep is nothing for me to be ashamed of.
I    | - | My rest is mine, and I can look after it.
I    | - | My worth doesn't depend on how awake I am.
I    | first-only | My body and I are on the same side about sleep.
I    | fairness | My need for rest is as real as anybody's.
I    | - | Resting is part of who I am, as much as doing.
I    | - | I have a quiet in me that no bad night has used up.
I    | - | I know how to be gentle with myself when I'm tired.
I    | - | I trust myself to handle a tired day.
I    | - | I trust rest, even on nights when I can't sleep.
I    | kindness not-good not-bright | It's like me to be gentle with tired people, and I am one of them.
I    | - | I am a person who needs sleep, and that's a plain fact.
I    | humour | I can be strong and be asleep by ten.
I    | - | I can be tired and still be proud of myself.
I    | independence | I am free to rest when I've had enough.
I    | humour first-only | I am not a machine, and I'm glad of it.
I    | friendship | Tired or rested, I'm a good friend to myself.
I    | - | I respect my own limits, and sleep is one of them.
I    | humour first-only | Doing nothing is something I can do well.
I    | nature | I am a living thing, and living things rest.
I    | health | Sleep is one of the ways I stand by my own body.
I    | honesty | I am someone who says when I'm tired.
I    | - | How I slept is one fact about me among many.
I    | - | I deserve rest on the days I've done little, too.
I    | waking-up morning | Rested or not, I am the same person, and I can begin.
I    | waking-up morning | I get up as someone on my own side.
I    | waking-up before-work morning | However I slept, this morning is mine to begin.
I    | before-work a-busy-day | There is more to me than my energy, and I can do good work with what I have.
I    | before-work first-only | Even on a tired day, I can be trusted.
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
I    | night | I am gentle with myself at this hour.
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
?    | - | What would I do with a free hour if I thought I deserved it?
?    | independence | Will I treat my energy as something that belongs to me?
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
when | - | When I rest, I'll rest as someone who has the right to.
when | - | If I sleep badly, I'll keep my good opinion of myself.
when | independence | When others keep going, I'll rest when it's right for me.
when | honesty | When I say no to a late night, I'll say it without an apology.
when | - | When my body says enough, I'll take its side.
when | - | If I'm called lazy, I'll remember what I know about my own days.
when | care | When I've given a lot, I'll give some rest to myself.
when | - | When I plan something big, I'll plan the rest that goes with it.
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
I    | note-heartache | My nights belong to me, and my heart can rest in them.
I    | note-family | I can love the people close to me and still sleep soundly.
I    | note-friends evening night | I can be lonely tonight and still be kind company for myself.
I    | note-work | My sleep matters as much as my work does.
I    | note-study | I am more than my marks, asleep and awake.
I    | note-worry | I can be a worrier and still be someone who rests.
I    | note-shame evening night | I am worth a night's rest, whatever I got wrong today.
I    | note-anger evening night | I can be in the right about a quarrel and still get some sleep.
I    | note-tired | I am no less myself for being this tired.
I    | note-glad evening night | I take my joys to bed with me as well as my cares.
`
