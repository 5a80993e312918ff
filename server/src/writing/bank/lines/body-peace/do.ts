/** body-peace, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceDo = `
I    | care morning afternoon spare | Today I let comfort be a good enough reason.
I    | fair | I don't earn my meals, and I don't owe anything for them.
I    | care not-good not-bright fair | My body can be difficult and still be mine to care for.
I    | humour morning afternoon spare | Today I take the easier way and call it sensible.
I    | honesty spare | I can rearrange a day because of how I feel.
I    | honesty courage not-good not-bright spare | I tell someone when something hurts.
I    | curiosity first-only spare | I'm getting older, and I can be curious about that.
I    | humour first-only first | Today I'm the age I am, and I don't argue.
I    | rest spare | I can be proud of a day spent resting.
I    | care fair | I keep one small comfort in the day, even a crowded one.
I    | independence morning afternoon spare | Today I go at my own pace and don't explain.
I    | fair | I care for my body without watching it all day.
I    | humour first-only fair | I can find my body funny and still treat it well.
I    | care fair | I let myself be looked after, even if I'm shy about it.
I    | humour not-good not-bright spare | My body keeps me going, even when I have doubts about it.
I    | waking-up morning spare | I've had slow mornings before that turned into decent days.
I    | a-busy-day care spare | Today my body gets a place on the list.
I    | winding-down bedtime evening night fair | My body has carried the day, and I let it put the day down.
I    | bedtime night rest fair | I let the bed do the holding tonight.
when | rest spare | When I've done what I can, I'll let that be the day's work.
when | kindness not-good not-bright fair | When something hurts, I'll stop asking what I did wrong.
when | independence fair | When I'm offered help, I'll take the part I can use.
when | fair | If a plan asks too much of my body, I'll change the plan.
when | fair | When a mirror spoils my mood, I'll turn to something I like doing.
when | courage fair | When talk turns to bodies and food, I'll change the subject.
when | care fair | When I'm cold, hungry or sore, I'll see to that before my list.
when | courage spare | If someone doubts how I feel, I'll go on believing myself.
when | spare | When something feels good, I'll stay with it a little longer.
I    | note-work | I take my break, all of it.
I    | note-anger | I scrub a pan as if it had said something.
I    | note-tired | I take the stairs as if I'm carrying something. I am.
I    | humour first | I've had this body for years. I know where things are kept.
I    | rest first | I've rested without permission and got away with it.
I    | not-good not-bright spare | I hold my back where it hurts, and for a minute that's all I do.
I    | first | I've spent whole days forgetting what I look like, and they were good days.
I    | fair | I've come home early, put something warm on and regretted very little.
I    | an-interview | I've had a racing heart in a good jacket before.
I    | first-only first | I carry a jumper. I know me.
I    | fair | I've had fine afternoons on very little energy.
I    | fair | I dress so that I can breathe.
I    | fair | I do it sitting down, and it gets done.
I    | fair | I leave before the ache does the talking.
I    | fair | I go to bed at the time I'd tell a friend to.
I    | fair | I stop when my body says so, in the middle of a sentence if need be.
I    | not-heavy not-low first-only first | I sing badly, and the whole of me enjoys it.
I    | time-alone first-only | I take up the whole sofa.
I    | afternoon rest | I lie down in the middle of the day like a person with sense.
I    | bedtime night fair | Lamp off, jaw loose, hands open. That's my plan.
I    | note-work note-stage fair | I give my hands something to hold and begin.
I    | note-family | I take five minutes on the step before I go in.
I    | note-friends morning afternoon | I make the good coffee for one.
I    | note-loss | I eat something warm, because this is hard work.
I    | morning afternoon note-heartache | I go out and let the weather have a go at me.
you  | morning spare | {name}, you've got up stiff before, and the day came round.
you  | humour first | {name}, you've carried yourself through worse on a worse breakfast.
you  | note-shame | {name}, you can take the comfortable chair.
you  | note-anger | {name}, you can take it out on the washing-up.
?    | spare | What would the job be like at two thirds of the speed?
when | spare | When I'm cold, I'll fetch the jumper before I finish the page.
when | spare | When I've been still too long, I'll move whatever would like to move.
when | first | When I've finished, I'll stop, which is a separate skill.
when | spare | If my energy runs out early, I'll finish early too.
when | spare | When I've got three good hours, I'll spend two and keep one back.
when | note-tired spare | When I've got one good hour, I'll spend half of it resting.
you  | not-heavy not-low humour fair | {name}, you've danced badly and had a lovely time.
you  | first | {name}, your arms know how to hold people. They've done it well.
I    | fair | I put a jumper on before I'm cold.
I    | fair | I take my shoes off the moment the door is shut.
you  | first | {name}, lie on the grass. It holds up whole cows.
?    | spare | Will I put my coat on as soon as I'm cold?
?    | fair | Will I ask for the chair with a back?
?    | spare | What would I wear if comfort came first today?
?    | evening spare | Will I run the bath before I look at anything else?
when | fair | When there's music, I'll move whatever wants to.
when | spare | When the bench is free, I'll take it.
I    | waking-up morning fair | I stretch until something says thank you.
I    | before-work | I choose the shoes that like me.
I    | a-busy-day | I go to the loo when I first think of it. It's a revolution.
I    | an-exam spare | I drop my shoulders, sit back in the chair and begin again.
I    | meeting-people fair | I wear the thing I can breathe in, and breathe in it.
I    | waiting-for-news fair | I walk to the end of the road and back, and let my arms swing.
I    | time-alone | I dance until the dog leaves the room.
I    | winding-down evening | I lie on the rug and let the floor have its turn.
I    | bedtime night | I find the cool part of the sheet and stop there.
?    | spare | Will I ask for the window open, or shut, as I'd like it?
?    | spare | What would I do differently if comfort were on the list?
?    | evening night fair | Will I go to bed when my body says, and not when the film does?
?    | spare | What if I sat down for the next phone call?
?    | spare | What if I stretched like a cat before I stood up?
?    | spare | What if I wore the comfortable shoes and let the smart ones rest?
?    | spare | What would feel good to do with my body for five minutes?
?    | first | Will I dance in the next kitchen I'm left alone in?
when | first | When I get into cold water, I'll make the noise.
I    | - | I stretch until something clicks, and say ah.
I    | first | I've floated on my back with my ears full of quiet.
I    | - | I carry the shopping in two trips.
I    | - | I sneeze at full volume.
`
