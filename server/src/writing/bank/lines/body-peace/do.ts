/** body-peace, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceDo = `
I    | not-good not-bright | I've had hard days in my body, and gentler ones have come as well.
I    | kindness morning afternoon | Today I give my body some of the patience I give to people I'm fond of.
I    | rest first-only | I rest when I'm tired, more often than I used to.
I    | care | Today comfort counts as a reason.
I    | kindness | I've been kind to myself at difficult times, and I remember how.
I    | - | I don't earn my meals, and I don't owe anything for them.
I    | - | I let a meal be a meal, and then I go on with my day.
I    | rest | More than once, I've rested before I was worn out.
I    | kindness | I speak of my body with respect, even when I'm cross with it.
I    | care not-good not-bright | My body can be difficult and still be mine to care for.
I    | - | I let a remark about my body fall without picking it up.
I    | humour morning afternoon | Today I take the easier way and call it sensible.
I    | learning | I've managed on tired days before, and I know what can wait.
I    | honesty | I can rearrange a day because of how I feel.
I    | not-good not-bright | I listen sooner than I used to when something hurts.
I    | honesty morning afternoon | Today I do what I can without spending what I haven't got.
I    | not-good not-bright | I can be unwell and still be myself.
I    | - | I come back to being gentle, however often I forget.
I    | not-good not-bright | I can miss how things were and still look after how they are.
I    | honesty courage not-good not-bright | I tell someone when it hurts.
I    | curiosity first-only | I'm getting older, and I'm still curious about it.
I    | humour first-only | Today I'm the age I am, and I don't argue.
I    | - | Some days I do less, and I'm still worth as much.
I    | rest | I can be proud of a day spent resting.
I    | - | I've had rough nights and slow mornings, and I've come through them as myself.
I    | - | I can have an off day without having an opinion about myself.
I    | care | I keep one small comfort in the day, even a crowded one.
I    | not-good not-bright | I can feel weak and still be on my own side.
I    | independence morning afternoon | Today I don't explain my pace to anyone.
I    | patience first-only | My pace is a real pace, and things get done at it.
I    | patience | I've taken my time before, and it was time well used.
I    | - | I care for my body without watching it all day.
I    | care | I give my body rest, warmth and a kind word when I can.
I    | rest | Being tired is reason enough, and I leave a few things undone.
I    | not-heavy | There have been moments of ease in my body, and I remember some of them.
I    | - | There are still things that feel good to me, and I let one of them in today.
I    | not-good not-bright | Even on a stiff day, something in me can soften.
I    | humour first-only | I can find my body funny and still treat it well.
I    | morning afternoon | Today I put down the question of how I come across.
I    | honesty first-only | I've stopped apologising for some of the things my body needs.
I    | - | I sit out what's too much for me, and I still belong.
I    | honesty | I treat today's limits as true, and I plan from there.
I    | kindness | I forgive my body a little today.
I    | - | I can be careful with myself without being afraid.
I    | care | I let myself be looked after, even if I'm shy about it.
I    | curiosity morning afternoon | Today I notice one thing in me that works without any effort.
I    | humour not-good not-bright | My body keeps me going while I have my doubts about it.
I    | - | I take my own discomfort seriously.
I    | kindness | I can be kind to my body before I like it.
I    | humour first-only | I've quarrelled with my body before, and I've made it up again.
I    | courage honesty | I can ask a question about my health and ask it twice.
I    | courage | I've spoken up about my own body when it was hard to.
I    | waking-up morning honesty | This morning I ask my body how it is, and I believe the answer.
I    | waking-up morning | I've had slow mornings before that turned into decent days.
I    | before-work waking-up morning afternoon | Today I start from the energy I've got.
I    | before-work not-good not-bright | I can start work tired and go gently.
I    | before-work a-busy-day care | I bring along something that makes today more comfortable.
I    | a-busy-day rest | In the middle of things, I stop for a moment, and it's allowed.
I    | a-busy-day | I can be busy and still notice I'm tired.
I    | a-busy-day care | Today my body gets a place on the list.
I    | meeting-people | I bring the body I have, and I let it be comfortable in company.
I    | meeting-people honesty | I say what I need in company, and then I get on with enjoying it.
I    | after-a-setback not-good not-bright | Hard spells have come before, and I've been gentle with myself through some of them.
I    | after-a-setback care | I begin again with the smallest kind thing.
I    | after-a-setback | I'm disappointed, and I still look after myself.
I    | waiting-for-news care | While I wait, I keep warm and look after the small things.
I    | waiting-for-news | I've waited for answers before and stayed myself.
I    | time-alone rest | By myself, I let my body be exactly as tired as it is.
I    | time-alone | I use this quiet to get comfortable.
I    | time-alone | I keep my own company, and I keep it kindly.
I    | winding-down evening rest | I give my body the evening, whatever kind of day it was.
I    | winding-down evening night humour | I get comfortable before I've finished worrying.
I    | winding-down bedtime evening night | My body has carried the day, and I let it put the day down.
I    | bedtime night rest | I let the bed do the holding tonight.
I    | bedtime night patience | Tonight I rest, whether sleep comes soon or late.
?    | kindness morning afternoon | What would I drop from today's list, to be kinder to myself?
?    | honesty | Will I believe my own tiredness without asking for proof?
?    | morning afternoon | What would today be like without a single verdict on my body?
?    | kindness morning afternoon | Will I give myself a peaceful meal today, if I can?
?    | fairness morning afternoon | Will I say something fair about my body today?
?    | care | What would I change, if comfort mattered as much as finishing?
?    | courage | Will I ask for the easier way, out loud?
?    | morning afternoon | What would I enjoy today that asks little of me?
?    | a-busy-day rest | What if I take my break on time today?
?    | meeting-people before-work honesty morning afternoon | What would I say about today's energy, if I were honest?
?    | after-a-setback patience | What if being gentle is the way back?
?    | waiting-for-news care | What if I look after myself first and worry second?
?    | winding-down evening rest | Will I let this evening be a soft one?
when | honesty | When I notice I'm tired, I'll say so plainly to myself.
when | rest | When I've done what I can, I'll let that be the day's work.
when | kindness not-good not-bright | When it hurts, I'll stop asking what I did wrong.
when | not-good not-bright | When I'm angry with my body, I'll let the anger pass before I decide anything.
when | independence | When I'm offered help, I'll take the part I can use.
when | honesty | If I can't keep up, I'll say so and set my own pace.
when | - | If a plan asks too much of my body, I'll change the plan.
when | - | When a mirror spoils my mood, I'll turn to something I like doing.
when | courage | When talk turns to bodies and food, I'll change the subject.
when | care | If I've put off looking after myself, I'll do one bit of it now.
when | care | When I'm cold, hungry or sore, I'll answer the need before the list.
when | patience | When I begin to rush, I'll go back to my own speed.
when | courage | If someone doubts how I feel, I'll go on believing myself.
when | - | When something feels good, I'll stay with it a little longer.
when | rest | When my strength runs out, I'll stop without calling it failure.
when | honesty courage not-good not-bright | When I start hiding how I feel, I'll tell one person a little of it.
when | waking-up morning not-good not-bright | When I wake up stiff or slow, I'll give the morning more room.
when | a-busy-day | When the day runs away with me, I'll come back to my body for one breath.
when | after-a-setback learning | If a bad spell comes back, I'll bring back what helped last time.
when | waiting-for-news | When waiting makes me tense, I'll soften what I can and keep warm.
when | winding-down evening care | When the evening comes, I'll make myself comfortable first.
when | bedtime night kindness | If the night is long, I'll keep myself kind company.
I    | note-loss | I can worry or grieve, and still give my body something warm.
I    | note-heartache | I can feed and rest my body, however my heart is doing.
I    | note-family | I can take ten minutes for my body before I see to those close to me.
I    | note-friends | I can take my body out for some air when I'm lonely.
I    | note-work | I can leave work for five minutes because my body asks.
I    | note-study | My body can be nervous about a test while I carry on thinking.
I    | note-worry | I can be worried and still give my body food, water and rest.
I    | note-shame | I can be embarrassed, breathe out and let my face cool.
I    | note-anger | I can shake the anger out of my hands and breathe.
I    | note-tired | I can do today at the speed of a tired body.
I    | note-glad | I can celebrate by giving my body something it likes.
`
