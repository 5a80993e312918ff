/** body-peace, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceDo = `
I    | not-good not-bright | I've had hard days in my body, and gentler ones have come as well.
I    | kindness morning afternoon first | Today I'm as patient with my body as I'd be with a friend.
I    | rest first-only | I rest when I'm tired, and I don't have to explain.
I    | care morning afternoon | Today I let comfort be a good enough reason.
I    | kindness | I've been kind to myself at difficult times, and I remember how.
I    | - | I don't earn my meals, and I don't owe anything for them.
I    | - | I let a meal be a meal, and then I go on with my day.
I    | rest | More than once, I've rested before I was worn out.
I    | kindness first | I speak of my body with respect, even when I'm cross with it.
I    | care not-good not-bright | My body can be difficult and still be mine to care for.
I    | - | I let a remark about my body pass me by.
I    | humour morning afternoon | Today I take the easier way and call it sensible.
I    | learning | I've managed on tired days before, and I know what can wait.
I    | honesty | I can rearrange a day because of how I feel.
I    | honesty morning afternoon first | Today I do what I can with the energy I have.
I    | not-good not-bright | I can be unwell and still be myself.
I    | not-good not-bright | I can miss how my body was and look after how it is now.
I    | honesty courage not-good not-bright | I tell someone when something hurts.
I    | curiosity first-only | I'm getting older, and I can be curious about that.
I    | humour first-only | Today I'm the age I am, and I don't argue.
I    | first | Some days I do less, and I'm still worth as much.
I    | rest first | I can be proud of a day spent resting.
I    | - | I've had rough nights and slow mornings before, and I've come through.
I    | - | I can have an off day without judging myself.
I    | care | I keep one small comfort in the day, even a crowded one.
I    | not-good not-bright | I can feel weak and still be on my own side.
I    | independence morning afternoon first | Today I go at my own pace and don't explain.
I    | patience first-only | My pace is slow at times, and things get done all the same.
I    | - | I care for my body without watching it all day.
I    | rest | I'm allowed to be tired, and I leave a few things undone.
I    | humour first-only | I can find my body funny and still treat it well.
I    | honesty first-only | I don't have to apologise for what my body needs.
I    | - | I can sit out what's too much for me, and I belong all the same.
I    | honesty first | I take today's limits seriously, and I plan around them.
I    | - | I can be careful with myself without being afraid.
I    | care | I let myself be looked after, even if I'm shy about it.
I    | curiosity morning afternoon | Today I notice one thing in me that works without any effort.
I    | humour not-good not-bright | My body keeps me going, even when I have doubts about it.
I    | - | I take my own discomfort seriously.
I    | kindness | I can be kind to my body whether or not I like it.
I    | humour first-only | I've been cross with my body before, and I've made peace again.
I    | courage honesty | I can ask a question about my health, and ask again if I need to.
I    | courage | I can speak up about my own body, even when that's hard.
I    | waking-up morning honesty | This morning I ask my body how it is, and I believe the answer.
I    | waking-up morning | I've had slow mornings before that turned into decent days.
I    | before-work waking-up morning afternoon | Today I start from the energy I've got.
I    | before-work not-good not-bright | I can start work tired and go gently.
I    | a-busy-day rest | On a busy day, I'm allowed to stop for a moment.
I    | a-busy-day | I can be busy and still notice I'm tired.
I    | a-busy-day care | Today my body gets a place on the list.
I    | meeting-people honesty | I say what I need in company, and then I get on with enjoying it.
I    | after-a-setback care | I begin again with one small kind thing for my body.
I    | after-a-setback | I'm disappointed, and I still look after myself.
I    | waiting-for-news care | While I wait, I keep warm and look after myself.
I    | waiting-for-news | I've waited for answers before and stayed myself.
I    | time-alone rest | By myself, I let my body be exactly as tired as it is.
I    | time-alone | I use a quiet hour to get comfortable.
I    | winding-down evening rest | I give my body a restful evening, whatever kind of day it was.
I    | winding-down evening night humour | I get comfortable, even while some worries are unsolved.
I    | winding-down bedtime evening night | My body has carried the day, and I let it put the day down.
I    | bedtime night rest | I let the bed do the holding tonight.
I    | bedtime night patience | Tonight I rest, whether sleep comes soon or late.
?    | kindness morning afternoon | What would I drop from today's list, to be kinder to myself?
?    | honesty | Will I believe my own tiredness without asking for proof?
?    | morning afternoon | What would today be like if I didn't judge my body once?
?    | kindness morning afternoon | Will I give myself a peaceful meal today, if I can?
?    | fairness morning afternoon | Will I say something fair about my body today?
?    | care first | What would I change, if comfort mattered as much as getting things done?
?    | courage first | Will I ask for help to do something the easier way?
?    | morning afternoon | What would I enjoy today that asks little of me?
?    | a-busy-day rest | What if I take my break on time today?
?    | meeting-people before-work honesty morning afternoon | What would I say about today's energy, if I were honest?
?    | after-a-setback patience | What if being gentle is the way to start again?
?    | waiting-for-news care | What if I look after myself first and worry second?
?    | winding-down evening rest | Will I let this evening be a soft one?
when | honesty | When I notice I'm tired, I'll say so plainly to myself.
when | rest first | When I've done what I can, I'll let that be the day's work.
when | kindness not-good not-bright | When something hurts, I'll stop asking what I did wrong.
when | not-good not-bright | When I'm angry with my body, I'll let the anger pass before I decide anything.
when | independence first | When I'm offered help, I'll take the part I can use.
when | honesty | If I can't keep up, I'll say so and set my own pace.
when | - | If a plan asks too much of my body, I'll change the plan.
when | - | When a mirror spoils my mood, I'll turn to something I like doing.
when | courage | When talk turns to bodies and food, I'll change the subject.
when | care first | If I've put off looking after myself, I'll do one small caring thing now.
when | care | When I'm cold, hungry or sore, I'll see to that before my list.
when | patience | When I begin to rush, I'll go back to my own speed.
when | courage | If someone doubts how I feel, I'll go on believing myself.
when | - | When something feels good, I'll stay with it a little longer.
when | rest | When my strength runs out, I'll stop without calling it failure.
when | honesty courage not-good not-bright | When I start hiding how I feel, I'll tell one person a little of it.
when | waking-up morning not-good not-bright | When I wake up stiff or slow, I'll give the morning more time.
when | a-busy-day | When the day runs away with me, I'll come back to my body for one breath.
when | after-a-setback learning | If a bad spell comes back, I'll bring back what helped last time.
when | winding-down evening care | When the evening comes, I'll make myself comfortable first.
when | bedtime night kindness | If the night is long, I'll keep myself kind company.
I    | note-heartache | I can feed and rest my body, however my heart is doing.
I    | note-work | I can leave work for five minutes because my body needs a break.
I    | note-study | My body can be nervous about a test while I carry on thinking.
I    | note-worry | I can be worried and still give my body food, water and rest.
I    | note-anger | I can shake the anger out of my hands and breathe.
I    | note-tired | I can do today at the speed of a tired body.
I    | humour | I've had this body for years. I know where things are kept.
I    | rest | I've rested without permission and got away with it.
I    | not-good not-bright | I hold my back where it hurts, and for a minute that's all I do.
I    | - | I've spent whole days forgetting what I look like, and they were good days.
I    | - | I've come home early, put something warm on and regretted very little.
I    | an-interview | I've had a racing heart in a good jacket before.
I    | - | I've mistaken a bad afternoon for the rest of my life, and then had a decent evening.
I    | first-only | I carry a jumper. I know me.
I    | - | I've had fine afternoons on very little energy.
I    | - | I dress so that I can breathe.
I    | not-heavy not-low | I've felt this good before, and I remember the way.
I    | - | I do it sitting down, and it gets done.
I    | - | I leave before the ache does the talking.
I    | care | I give my body warm water, clean clothes and no lecture.
I    | - | I go to bed at the time I'd tell a friend to.
I    | - | I stop when my body says so, in the middle of a sentence if need be.
I    | not-heavy not-low first-only | I sing badly, and the whole of me enjoys it.
I    | time-alone first-only | I take up the whole sofa.
I    | afternoon rest | I lie down in the middle of the day like a person with sense.
I    | bedtime night | Lamp off, jaw loose, hands open. That's my plan.
I    | note-work note-stage | I give my hands something to hold and begin.
I    | note-family | I take five minutes on the step before I go in.
I    | note-friends | I make the good coffee for one.
I    | note-loss | I eat something warm, because this is hard work.
I    | morning afternoon note-heartache | I go out and let the weather have a go at me.
you  | morning | {name}, you've got up stiff before, and the day came round.
you  | - | {name}, you sit when you need to, and the talk goes on.
you  | - | {name}, you've worn the comfortable thing and been taken seriously.
you  | humour | {name}, you've carried yourself through worse on a worse breakfast.
you  | - | {name}, you've had days that were all ache and still made somebody laugh in them.
you  | note-shame | {name}, you can take the comfortable chair.
you  | note-anger | {name}, you can take it out on the washing-up.
?    | - | What would the job be like at two thirds of the speed?
when | - | When I'm cold, I'll fetch the jumper before I finish the page.
when | - | When I've been still too long, I'll move whatever would like to move.
when | honesty | When it hurts, I'll say where and how much, in plain words.
when | - | When I've finished, I'll stop, which is a separate skill.
when | - | If my energy runs out early, I'll finish early too.
when | - | When I've got three good hours, I'll spend two and keep one back.
when | note-tired | When I've got one good hour, I'll spend half of it resting.
you  | - | {name}, your body has got you through all your days so far, tired ones included.
you  | - | {name}, you've slowed down when your body asked, and it knew.
you  | not-heavy not-low humour | {name}, you've danced badly and had a lovely time.
you  | - | {name}, your arms know how to hold people. They've done it well.
`
