/** sleep, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepNotice = `
I    | bedtime night spare | I notice the bed holding me up, and I can let it.
I    | evening night fair | My eyes can close for a moment, and I don't have to sleep yet.
I    | night spare | My mind may find a puzzle at this hour, and it can keep until morning.
I    | evening night spare | I notice the small sounds of the night, and they want nothing from me.
I    | bedtime evening night fair | Right now I can let my hands be empty.
I    | an-exam evening night spare | I notice I'm still revising in my head, and I can stop for tonight.
I    | night spare | I can notice when I'm trying to sleep, and stop trying.
I    | evening night spare | Right now my only job is to be comfortable.
I    | night spare | I notice the clock, and I can turn it to the wall.
I    | morning afternoon fair | Last night is over, however it went, and I'm here.
I    | morning afternoon spare | Tonight isn't here yet, and I can leave it where it is.
I    | rest fair | Some of my rest comes without sleep, and it counts.
I    | spare | My nights aren't all alike, and they don't need to be.
?    | evening night spare | What if I only rested, and let sleep come or not?
?    | night fair | What if being awake is allowed tonight?
?    | evening night spare | What would I like to be thinking of when I drift off?
?    | evening night fair | What if I didn't have to be good at sleeping?
?    | night fair | What if this thought looks smaller by breakfast?
?    | evening night spare | What would I hear if I listened to the furthest sound?
?    | evening night spare | What if the night doesn't need anything from me?
?    | after-a-setback evening night fair | What if I can rest without having solved anything?
?    | waiting-for-news evening night fair | What if I let tonight be a night off from wondering?
?    | night spare | What would it be like to lie here and not mind being awake?
?    | kindness evening night spare | What would I wish for somebody who can't sleep tonight?
?    | night first | What if I stopped working out how many hours are left?
?    | evening night spare | What would it be like to have nothing asked of me until morning?
?    | evening night | What if tonight is only a night?
?    | evening night fair | What if nothing I think at this hour has to be decided?
?    | curiosity fair | What would I call the kind of tired I am?
?    | spare | What if one bad night is only one night?
?    | spare | What if my need for rest is an ordinary need, like thirst?
?    | spare | What if my sleep isn't a measure of how well I'm doing?
when | evening night spare | When I feel my jaw clench, I'll let my mouth fall open a little.
when | evening night | When I can't get comfortable, I'll notice one part of me that is.
when | evening night fair | When I turn over in bed, I'll leave the thought on the other side.
when | an-exam an-interview evening night fair | When I start to rehearse, I'll notice the pillow under my head.
when | evening night spare | When I feel wide awake in bed, I'll notice that lying still is rest too.
when | evening night not-good not-bright fair | When I feel sad at night, I'll let the sadness lie down beside me.
when | spare | When I sit down, I'll notice the chair taking some of the load.
when | first | When a tired thought sounds certain, I'll notice that it's tired.
when | waiting-for-news fair | When waiting wears me out, I'll notice that waiting is work.
when | night spare | When I wake too soon, I'll notice the quiet and rest in it a while.
when | evening night not-good not-bright spare | If I feel afraid at night, I'll notice what's solid around me.
when | kindness fair | When I call myself lazy, I'll ask how much rest I've had.
when | evening night spare | When a worry comes, I'll say later, and breathe out.
I    | spare | I can ask how tired I am, and believe the answer.
I    | fair | I can give my eyes a moment with nothing to look at.
I    | evening night spare | Some of today is unfinished, and I can rest beside it.
I    | evening night fair | I've set the day down by the door, with the shoes.
I    | evening night fair | I can be awake and comfortable, and that is a kind of rest.
I    | evening night fair | I can let tonight be an ordinary night.
I    | evening night spare | Sleep can come in its own time, and I can rest meanwhile.
I    | evening spare | I can let the last hour of today be a gentle one.
I    | note-work evening night | I notice work coming to bed with me, and I can ask it to wait outside.
I    | note-glad evening night spare | A happy thing can keep me awake tonight, and I can enjoy it.
I    | note-worry | Being on guard is tiring work, and I've been doing nights.
I    | first-only first | My bones would like a word.
I    | note-glad not-good not-bright | I'm too pleased to be tired, and tired anyway.
I    | note-shame fair | My own scolding has worn me out.
I    | night fair | The dark is soft on my eyes.
I    | first-only first | I'm short of sleep and long on opinions.
I    | evening night humour first | I've got everything lying down except my thoughts.
I    | not-heavy not-low humour first | I'm so comfortable that moving would be rude.
I    | note-family not-good not-bright | I'm tired on other people's behalf as well as my own.
I    | night humour first | I've turned over three times, like a dog making a bed.
I    | afternoon evening humour | I've been leaning towards the end of the day since roughly ten o'clock this morning.
I    | night first | Somewhere a long way off a lorry is going to work, and I don't have to.
I    | evening night note-friends | I'm still replaying a chat that the other person is probably asleep through.
I    | night humour first | I'm awake, and so is one bird. It seems to be coping.
I    | note-loss fair | My eyes are tired from more than being awake.
I    | not-heavy not-low morning fair | After a good night, I can notice that the world has edges again.
I    | evening night note-family | I'm listening for other people's doors. I can stop for the night.
I    | night humour first | My mind is holding a meeting. I'd sent apologies.
I    | humour | I've reached the stage of tired where the cushions look like people who understand me.
I    | not-heavy not-low fair | I feel like a room with the windows open.
you  | evening first | {name}, you've carried the day this far. The floor can take it from here.
?    | humour | What would happen to my face, if I stopped looking interested?
?    | not-heavy not-good not-bright fair | What if I'm not sad, only sleepy?
when | humour first | When I get snappish, I'll look for the missing hour of sleep.
when | humour first | When I can't remember why I came in, I'll sit down while I'm there.
you  | night humour first | {name}, your body went to bed an hour ago. You can join it.
I    | evening night note-plain | Today has had all of me it's getting.
I    | night humour first | I've brought the whole day to bed, and it snores.
I    | night fair | My eyes are closed and my mind is still up.
I    | night not-good not-bright | I'm working out tomorrow with a tired pencil.
I    | evening night first | My pillow has two sides, and I've met only one.
I    | night first | When a car goes by, it can take one thought with it.
I    | night fair | My hands can go to sleep first. The rest of me can catch up.
you  | night fair | {name}, nothing is asked of you in the dark.
you  | morning first | {name}, you're up. Speeches are for after breakfast.
?    | night fair | What if the pillow is cooler on the other side?
?    | evening night spare | What if I've nothing to steer until morning?
?    | fair | What if I sat down before I needed to?
?    | evening fair | What if the day ended here, at the bottom of this cup?
when | morning first | When the alarm goes, I'll find out what the weather is before I find out what I think.
when | first | When I yawn, I'll count it as a vote.
you  | evening night | {name}, if you're tired, that's the whole of the news. The rest is tomorrow's paper.
you  | night first | {name}, a quiet house doesn't need you to keep it company.
I    | morning | I've one eye open. The other's waiting to hear.
I    | morning fair | I can listen to the kettle, and that's all the day need ask of me yet.
I    | morning afternoon first | I'm awake down to about the elbows.
I    | morning first | I'm coming up slowly, like toast.
I    | fair | My eyelids feel like shop shutters at five to six.
?    | morning fair | What if I let my eyes open one at a time?
?    | morning afternoon spare | What would I give for ten minutes and a rug?
?    | morning afternoon fair | What would ten minutes with my eyes shut cost me?
when | - | When the sofa calls, I'll at least hear it out.
?    | waking-up morning | What would it be like to wake up slowly, like a town?
when | bedtime night fair | When the house creaks, I'll let it settle first.
I    | afternoon | It's the hour when the sofa starts saying my name.
?    | evening night first | What would the cat say about how I'm lying?
I    | fair | I've leaned on three things in a row. A chair could be next.
I    | morning afternoon first | There's a pillow crease on my cheek, and I came by it honestly.
I    | morning first | The birds have been up for hours and haven't got anything done either.
I    | afternoon | The afternoon has a soft place in it, and I'm leaning.
?    | morning fair | What if I lay here until the next bird?
when | morning | When I can't find my other shoe, I'll sit down where I am and have a think.
I    | waking-up morning fair | The dream's still warm, and I'm under it.
I    | winding-down evening | I've yawned at the kettle, and the kettle understood.
when | - | When everything annoys me, I'll check the clock before I check the people.
when | first | Before I sleep, I'll find the one muscle still holding a shopping bag.
when | - | If I read one line four times, I'll take the hint.
when | first | If I wake in the dark, I'll listen for the fridge doing its rounds.
?    | first | What if the creaks are the house getting comfortable, same as me?
when | first | Once the bed's warm, I'll notice that was me.
I    | - | I'm sleepy and arguing about it.
I    | - | My yawn is bigger than my plans.
I    | not-good not-bright first | I'm too tired to go to bed.
I    | first | I'd like to be carried in from the car, asleep.
I    | - | Somewhere there's a bed with my dent in it.
I    | - | My blinks are getting longer.
`
