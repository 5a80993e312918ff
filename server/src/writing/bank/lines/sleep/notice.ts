/** sleep, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepNotice = `
I    | evening night | However tired I am tonight, I can let it help me rest.
I    | bedtime night | I notice the bed holding me up, and I can let it.
I    | evening night | My eyes can close for a moment, and I don't have to sleep yet.
I    | night | I'm awake in the night, and I can be gentle about it.
I    | night | My mind may find a puzzle at this hour, and it can keep until morning.
I    | night | I notice the hours going by, and I don't need to count them.
I    | evening night | I notice the small sounds of the night, and they want nothing from me.
I    | bedtime evening night | Right now I can let my hands be empty.
I    | an-exam evening night | I notice I'm still revising in my head, and I can stop for tonight.
I    | night | I can notice when I'm trying to sleep, and stop trying.
I    | evening night | Right now my only job is to be comfortable.
I    | night | I notice the clock, and I can turn it to the wall.
I    | morning afternoon | Last night is over, however it went, and I'm here.
I    | not-good not-bright | Right now I can rest my eyes for the length of one breath.
I    | morning afternoon | Tonight isn't here yet, and I can leave it where it is.
I    | rest first | Some of my rest comes without sleep, and it counts.
I    | - | My nights aren't all alike, and they don't need to be.
I    | health | My body remembers how to rest, even when my mind forgets.
?    | evening night | What if I only rested, and let sleep come or not?
?    | night | What if being awake is allowed tonight?
?    | evening night | What would I like to be thinking of when I drift off?
?    | evening night | What if I didn't have to be good at sleeping?
?    | night | What if this thought looks smaller by breakfast?
?    | evening night | What would I hear if I listened to the furthest sound?
?    | evening night | What if the night doesn't need anything from me?
?    | after-a-setback evening night | What if I can rest without having solved anything?
?    | waiting-for-news evening night | What if I let tonight be a night off from wondering?
?    | night | What would it be like to lie here and not mind being awake?
?    | kindness evening night | What would I wish for somebody who can't sleep tonight?
?    | night | What if I stopped working out how many hours are left?
?    | evening night | What would it be like to have nothing asked of me until morning?
?    | evening night | What if tonight is only a night?
?    | evening night | What if nothing I think at this hour has to be decided?
?    | curiosity | What would I call the kind of tired I am?
?    | - | What if one bad night is only one night?
?    | - | What would feel restful about the next ten minutes?
?    | first | What if my need for rest is an ordinary need, like thirst?
?    | first | What if my sleep isn't a measure of how well I'm doing?
when | evening night | When my mind starts racing, I'll notice my breath instead of the time.
when | night | When I wake in the night, I'll notice that nothing is asked of me.
when | night | When I look at the clock, I'll look away again gently.
when | evening night | When I feel my jaw clench, I'll let my mouth fall open a little.
when | evening night | When I can't get comfortable, I'll notice one part of me that is.
when | evening night | When I turn over in bed, I'll leave the thought on the other side.
when | an-exam an-interview evening night | When I start to rehearse, I'll notice the pillow under my head.
when | evening night | When I feel wide awake in bed, I'll notice that lying still is rest too.
when | night | When I get up for a glass of water, I'll leave the lights low.
when | evening night not-good not-bright | When I feel sad at night, I'll let the sadness lie down beside me.
when | - | When I sit down, I'll notice the chair taking some of the load.
when | first | When a tired thought sounds certain, I'll notice that it's tired.
when | waiting-for-news | When waiting wears me out, I'll notice that waiting is work.
when | night | When I wake too soon, I'll notice the quiet and rest in it a while.
when | evening night not-good not-bright | If I feel afraid at night, I'll notice what's solid around me.
when | kindness | When I call myself lazy, I'll ask how much rest I've had.
when | learning | When I keep reading the same line, I'll rest my eyes for a moment.
when | rest first | If I feel I haven't done enough to rest, I'll ask who made that rule.
when | evening night | When a worry comes, I'll say later, and breathe out.
I    | first | I can ask how tired I am, and believe the answer.
I    | - | I can give my eyes a moment with nothing to look at.
I    | first | Sleep is part of my life, and I can be friendly with it.
I    | evening night | Some of today is unfinished, and I can rest beside it.
I    | evening night | I've set the day down by the door, with the shoes.
I    | evening night | I can be awake and comfortable, and that is a kind of rest.
I    | evening night first | My body can rest first, and my mind can follow in its own time.
I    | evening night | I can let tonight be an ordinary night.
I    | evening night | Sleep can come in its own time, and I can rest meanwhile.
I    | evening | I can let the last hour of today be a gentle one.
I    | - | I can rest my mind on one thing and let the others wait.
I    | note-work evening night | I notice work coming to bed with me, and I can ask it to wait outside.
I    | note-glad evening night | A happy thing can keep me awake tonight, and I can enjoy it.
I    | note-worry best | Being on guard is tiring work, and I've been doing nights.
I    | first-only best | My bones would like a word.
I    | note-glad not-good not-bright best | I'm too pleased to be tired, and tired anyway.
I    | note-shame | My own scolding has worn me out.
I    | night | The dark is soft on my eyes.
I    | first-only best | I'm short of sleep and long on opinions.
I    | evening night humour best | I've got everything lying down except my thoughts.
I    | not-heavy not-low humour best | I'm so comfortable that moving would be rude.
I    | note-family not-good not-bright | I'm tired on other people's behalf as well as my own.
I    | night humour best | I've turned over three times, like a dog making a bed.
I    | afternoon evening humour | I've been leaning towards the end of the day since roughly ten o'clock this morning.
I    | night best | Somewhere a long way off a lorry is going to work, and I don't have to.
I    | evening night note-friends best | I'm still replaying a chat that the other person is probably asleep through.
I    | night humour best | I'm awake, and so is one bird. It seems to be coping.
I    | evening night note-heartache | My heart is tired. It can rest when I do.
I    | note-loss | My eyes are tired from more than being awake.
I    | not-heavy not-low morning | After a good night, I can notice that the world has edges again.
I    | evening night note-family | I'm listening for other people's doors. I can stop for the night.
I    | night humour best | My mind is holding a meeting. I'd sent apologies.
I    | humour | I've reached the stage of tired where the cushions look like people who understand me.
I    | not-heavy not-low | I feel like a room with the windows open.
I    | note-heartache | Feeling all this has worn me out.
you  | evening | {name}, you've carried the day this far. The floor can take it from here.
?    | humour best | What would happen to my face, if I stopped looking interested?
?    | not-heavy not-good not-bright | What if I'm not sad, only sleepy?
when | humour | When I get snappish, I'll look for the missing hour of sleep.
when | humour best | When I can't remember why I came in, I'll sit down while I'm there.
when | night | When the clock has something to tell me, I'll let it tell the wall.
you  | night humour best | {name}, your body went to bed an hour ago. You can join it.
I    | evening night note-plain best | Today has had all of me it's getting.
I    | night humour best | I've brought the whole day to bed, and it snores.
I    | night | My eyes are closed and my mind is still up.
I    | night not-good not-bright | I'm working out tomorrow with a tired pencil.
I    | evening night | I've done enough for one day. I can stop now.
I    | evening night | My pillow has two sides, and I've met only one.
I    | night best | When a car goes by, it can take one thought with it.
I    | night | My hands can go to sleep first. The rest of me can catch up.
you  | evening night | {name}, you can leave one lamp on and need nothing else.
you  | night | {name}, nothing is asked of you in the dark.
you  | morning | {name}, you're up. Speeches are for after breakfast.
?    | night | What if the pillow is cooler on the other side?
?    | evening night | What if I've nothing to steer until morning?
?    | - | What if I sat down before I needed to?
?    | evening | What if the day ended here, at the bottom of this cup?
when | morning best | When the alarm goes, I'll find out what the weather is before I find out what I think.
when | best | When I yawn, I'll count it as a vote.
you  | evening night | {name}, if you're tired, that's the whole of the news. The rest is tomorrow's paper.
you  | night best | {name}, a quiet house doesn't need you to keep it company.
I    | morning | I've one eye open. The other's waiting to hear.
I    | morning | I can listen to the kettle, and that's all the day need ask of me yet.
I    | morning afternoon best | I'm awake down to about the elbows.
I    | morning best | I'm coming up slowly, like toast.
I    | - | My eyelids feel like shop shutters at five to six.
?    | morning | What if I let my eyes open one at a time?
?    | morning | What would the day look like from under one more minute of blanket?
?    | morning afternoon | What would I give for ten minutes and a rug?
when | morning afternoon | When the day looks long, I'll find the chair in it.
?    | morning afternoon | What if I'm only one cup short?
?    | morning afternoon | What would ten minutes with my eyes shut cost me?
when | - | When the sofa calls, I'll at least hear it out.
?    | waking-up morning | What would it be like to wake up slowly, like a town?
when | bedtime night | When the house creaks, I'll let it settle first.
I    | afternoon | It's the hour when the sofa starts saying my name.
I    | morning | My dream has left, and the kettle is still here.
you  | afternoon | {name}, there's a chair near you, and it's paid for.
?    | evening night best | What would the cat say about how I'm lying?
I    | morning | My dreams have gone home and left the lights on.
I    | - | I've leaned on three things in a row. A chair could be next.
I    | morning afternoon best | There's a pillow crease on my cheek, and I came by it honestly.
I    | morning best | The birds have been up for hours and haven't got anything done either.
I    | afternoon | The afternoon has a soft place in it, and I'm leaning.
?    | morning | What if I lay here until the next bird?
when | morning | When I can't find my other shoe, I'll sit down where I am and have a think.
I    | waking-up morning | The dream's still warm, and I'm under it.
I    | winding-down evening best | I've yawned at the kettle, and the kettle understood.
`
