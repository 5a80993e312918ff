/** body-peace, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceDo = `
I    | rest first-only | I rest when I'm tired, and I don't have to explain.
I    | care morning afternoon | Today I let comfort be a good enough reason.
I    | - | I don't earn my meals, and I don't owe anything for them.
I    | kindness first | I speak of my body with respect, even when I'm cross with it.
I    | care not-good not-bright | My body can be difficult and still be mine to care for.
I    | humour morning afternoon | Today I take the easier way and call it sensible.
I    | honesty | I can rearrange a day because of how I feel.
I    | honesty courage not-good not-bright | I tell someone when something hurts.
I    | curiosity first-only | I'm getting older, and I can be curious about that.
I    | humour first-only best | Today I'm the age I am, and I don't argue.
I    | rest first | I can be proud of a day spent resting.
I    | - | I've had rough nights and slow mornings before, and I've come through.
I    | care | I keep one small comfort in the day, even a crowded one.
I    | independence morning afternoon first | Today I go at my own pace and don't explain.
I    | patience first-only | My pace is slow at times, and things get done all the same.
I    | - | I care for my body without watching it all day.
I    | humour first-only | I can find my body funny and still treat it well.
I    | - | I can sit out what's too much for me, and I belong all the same.
I    | care | I let myself be looked after, even if I'm shy about it.
I    | humour not-good not-bright | My body keeps me going, even when I have doubts about it.
I    | humour first-only | I've been cross with my body before, and I've made peace again.
I    | courage | I can speak up about my own body, even when that's hard.
I    | waking-up morning | I've had slow mornings before that turned into decent days.
I    | a-busy-day care | Today my body gets a place on the list.
I    | winding-down bedtime evening night | My body has carried the day, and I let it put the day down.
I    | bedtime night rest | I let the bed do the holding tonight.
when | rest first | When I've done what I can, I'll let that be the day's work.
when | kindness not-good not-bright | When something hurts, I'll stop asking what I did wrong.
when | independence first | When I'm offered help, I'll take the part I can use.
when | - | If a plan asks too much of my body, I'll change the plan.
when | - | When a mirror spoils my mood, I'll turn to something I like doing.
when | courage | When talk turns to bodies and food, I'll change the subject.
when | care | When I'm cold, hungry or sore, I'll see to that before my list.
when | courage | If someone doubts how I feel, I'll go on believing myself.
when | - | When something feels good, I'll stay with it a little longer.
I    | note-heartache | I can feed and rest my body, however my heart is doing.
I    | note-work | I take my break, all of it.
I    | note-anger best | I scrub a pan as if it had said something.
I    | note-tired best | I take the stairs as if I'm carrying something. I am.
I    | humour best | I've had this body for years. I know where things are kept.
I    | rest | I've rested without permission and got away with it.
I    | not-good not-bright | I hold my back where it hurts, and for a minute that's all I do.
I    | best | I've spent whole days forgetting what I look like, and they were good days.
I    | - | I've come home early, put something warm on and regretted very little.
I    | an-interview best | I've had a racing heart in a good jacket before.
I    | first-only best | I carry a jumper. I know me.
I    | - | I've had fine afternoons on very little energy.
I    | - | I dress so that I can breathe.
I    | - | I do it sitting down, and it gets done.
I    | - | I leave before the ache does the talking.
I    | - | I go to bed at the time I'd tell a friend to.
I    | - | I stop when my body says so, in the middle of a sentence if need be.
I    | not-heavy not-low first-only | I sing badly, and the whole of me enjoys it.
I    | time-alone first-only best | I take up the whole sofa.
I    | afternoon rest | I lie down in the middle of the day like a person with sense.
I    | bedtime night | Lamp off, jaw loose, hands open. That's my plan.
I    | note-work note-stage | I give my hands something to hold and begin.
I    | note-family | I take five minutes on the step before I go in.
I    | note-friends morning afternoon | I make the good coffee for one.
I    | note-loss | I eat something warm, because this is hard work.
I    | morning afternoon note-heartache | I go out and let the weather have a go at me.
you  | morning | {name}, you've got up stiff before, and the day came round.
you  | first | {name}, you've worn the comfortable thing and been taken seriously.
you  | humour first best | {name}, you've carried yourself through worse on a worse breakfast.
you  | first | {name}, you've had days that were all ache and still made somebody laugh in them.
you  | note-shame best | {name}, you can take the comfortable chair.
you  | note-anger | {name}, you can take it out on the washing-up.
?    | - | What would the job be like at two thirds of the speed?
when | - | When I'm cold, I'll fetch the jumper before I finish the page.
when | - | When I've been still too long, I'll move whatever would like to move.
when | - | When I've finished, I'll stop, which is a separate skill.
when | - | If my energy runs out early, I'll finish early too.
when | - | When I've got three good hours, I'll spend two and keep one back.
when | note-tired | When I've got one good hour, I'll spend half of it resting.
you  | not-heavy not-low humour | {name}, you've danced badly and had a lovely time.
you  | - | {name}, your arms know how to hold people. They've done it well.
I    | - | I put a jumper on before I'm cold.
I    | - | I take my shoes off the moment the door is shut.
you  | best | {name}, lie on the grass. It holds up whole cows.
?    | - | Will I put my coat on as soon as I'm cold?
?    | - | Will I ask for the chair with a back?
?    | - | What would I wear if comfort came first today?
?    | evening | Will I run the bath before I look at anything else?
when | - | When there's music, I'll move whatever wants to.
when | - | When the bench is free, I'll take it.
?    | afternoon | Will I shut my eyes for as long as it takes the bath to fill?
I    | waking-up morning | I stretch until something says thank you.
I    | before-work | I choose the shoes that like me.
I    | a-busy-day | I go to the loo when I first think of it. It's a revolution.
I    | an-exam | I drop my shoulders, sit back in the chair and begin again.
I    | meeting-people | I wear the thing I can breathe in, and breathe in it.
I    | waiting-for-news | I walk to the end of the road and back, and let my arms swing.
I    | time-alone best | I dance until the dog leaves the room.
I    | winding-down evening | I lie on the rug and let the floor have its turn.
I    | bedtime night | I find the cool part of the sheet and stop there.
?    | - | Will I ask for the window open, or shut, as I'd like it?
?    | - | What would I do differently if comfort were on the list?
?    | evening night | Will I go to bed when my body says, and not when the film does?
?    | - | What if I sat down for the next phone call?
?    | - | What if I stretched like a cat before I stood up?
?    | - | What if I wore the comfortable shoes and let the smart ones rest?
?    | - | What would feel good to do with my body for five minutes?
`
