/** gratitude, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeNotice = `
I    | not-good not-bright | I can be worn out and still be glad of something small.
I    | not-heavy | Right now something is going right quietly, without my asking.
I    | not-good not-bright | There is room in me for a hard day and one good minute.
I    | not-good not-bright | Part of me may count what went wrong, and part of me can see what went well.
I    | kindness | I can remember being helped, and notice how that feels.
I    | not-heavy not-low | There is something in my day that I would miss if it stopped.
I    | not-heavy not-low | Right now I have enough for the next few minutes.
I    | - | I notice relief when it comes, even when it's brief.
I    | not-good not-bright | Even on a hard day, something in me can be pleased.
I    | - | I notice how much I lean on things that simply work.
I    | first-only | Some days part of me can't feel thankful, and that part is welcome too.
I    | honesty | I may not feel thankful right now, and I can notice that without blame.
I    | - | There is a difference between being fine and finding one fine thing.
I    | - | Gladness can come more easily when I'm not chasing it.
I    | - | I notice a small comfort, and I let it count.
I    | - | Part of me wants more, and part of me can see what's here.
I    | - | Some good in my life had nothing to do with my effort.
I    | - | I notice how much my body does without being asked.
I    | kindness | There is somebody whose kindness I still remember.
I    | - | Right now I can find one thing that asks nothing of me.
I    | - | Part of me may be braced for trouble, and part of me can enjoy something.
I    | - | I can feel guilty for feeling good, and feel good anyway.
I    | - | Sadness and some sweetness can be in me on the same day.
I    | not-heavy not-low | Some of what I call ordinary is what I once hoped for.
I    | first-only | My mind may listen for bad news first, and I can listen for good.
I    | not-good not-bright | A little thankfulness can sit in me beside a lot of worry.
I    | - | I can be cross with a day and still like some of it.
I    | kindness | I notice who comes to mind when I think of kindness.
I    | kindness | Something in me lifts when a stranger is kind.
I    | - | I notice I'm kept going by things I rarely mention.
I    | - | I can remember how good it feels when a worry loosens.
I    | not-good not-bright | Even a poor day can leave me something worth keeping.
I    | humour | Even in a bad week, I can catch myself laughing.
I    | first-only | I may hurry past what I enjoy, and I can slow down a little.
I    | rest not-good not-bright first-only | It's harder to feel glad when I'm tired, and it helps to know that.
I    | not-good not-bright | Being glad doesn't cancel being sad, and I can feel them both.
I    | - | Right now I can think of a place that does me good.
I    | nature | Right now I can look at the sky and want nothing from it.
I    | - | There are sounds that please me, and I can listen for one of them.
I    | not-heavy not-low | I can think of a worry I used to have that has gone.
I    | honesty fairness morning afternoon | Today I can be honest about the bad and fair about the good.
I    | - | Part of me has kept going all this time, and I'm grateful to it.
I    | curiosity | Some things make me curious, and I'm glad of that.
I    | - | I notice what I'd hate to lose, and I'm glad I have it.
I    | waking-up morning | I notice this first quiet minute, and I'm glad it's mine.
I    | before-work | Part of me may dread today's work, and part of me likes being useful.
I    | before-work | Right now I have a few minutes before work that belong to me.
I    | a-busy-day | Even in all this rush, I can notice one thing running smoothly.
I    | a-busy-day | I notice how glad I am of any small pause.
I    | a-busy-day | Part of me may feel behind, and part of me is pleased with what's done.
I    | after-a-setback | I can be sad about what went wrong, and notice what I have.
I    | after-a-setback courage | Part of me is disappointed, and part of me is glad I tried.
I    | after-a-setback kindness | There is comfort in a kind word after a setback, and I can let it in.
I    | waiting-for-news | There can be good minutes even while I wait, and I can notice one.
I    | waiting-for-news | Part of me is waiting, and part of me can still enjoy a warm drink.
I    | waiting-for-news | Right now I don't know the answer, and some good things haven't changed.
I    | time-alone independence | I notice how nice it is to please only myself.
I    | time-alone | There is company for me in the things I'm fond of.
I    | meeting-people | I notice how it warms me when somebody remembers my name.
I    | meeting-people | Part of me may be shy, and part of me is glad to be included.
I    | meeting-people an-interview | One friendly face is enough to make me feel a little easier.
I    | winding-down evening night | Looking back, I notice what was good today.
I    | winding-down evening night not-good not-bright | Part of me is going over the bad bits, and part of me remembers a good one.
I    | winding-down evening night rest | I notice how glad I am to stop for the day.
I    | bedtime evening night rest | I notice how good it is to lie down.
I    | bedtime evening night | There is one moment from today I'd like to keep.
I    | bedtime evening night | Tonight the rest can wait, and part of me is grateful.
I    | a-hard-talk honesty | I can be upset with them and still value what's good in them.
I    | a-hard-talk | The talk matters to me because there is something good I want to keep.
I    | honesty not-good not-bright | My troubles are real, and so are my comforts.
I    | not-good not-bright | Sorrow and gladness can sit near each other in me.
I    | - | My gladness can be quiet, and I can listen for it.
I    | honesty not-good not-bright | Right now I don't owe anybody a thankful mood, and that's a relief.
I    | not-good not-bright | Small pleasures can reach me, even with a lot on my mind.
I    | - | There is something I rely on so much that I hardly think of it.
I    | not-good not-bright | My mind may keep bad news near, and I can make room for some good.
I    | - | Right now I can think of one thing that is easier than it was.
I    | kindness | There is a kindness I once gave that I'm still glad about.
I    | learning | Some of what I do well, I learned from somebody patient.
I    | patience | My gratitude comes and goes, and I don't have to chase it.
I    | friendship | I notice the wish to tell somebody when something good happens.
I    | - | I notice that a good thing doesn't have to last to have been good.
I    | honesty not-good not-bright | Part of me may not want to be told to be thankful, and that's fair.
I    | rest | Right now I can find one part of me that feels comfortable enough.
I    | not-heavy not-low | Some good things in my life are so steady that I hardly notice them.
I    | - | My longing and my thanks can both be in me at once.
I    | honesty | I can admit what's hard and still keep what's good.
I    | kindness | Some of what has carried me this far was plain kindness.
I    | - | A day is more than its worst moment, and I can remember that.
?    | - | What would I notice if I looked for one thing that's all right?
?    | not-heavy not-low | What if something good is already here, and very quiet?
?    | morning afternoon | What would I miss if today's small comforts weren't there?
?    | kindness | Will I notice the next small kindness that comes my way?
?    | - | What would I thank my body for, if I were feeling kind?
?    | - | Will I let one nice thing be nice?
?    | honesty not-good not-bright | What if it's all right not to feel thankful right now?
?    | not-good not-bright | What would make this hour a little kinder?
?    | friendship | What would a good friend see in my life that I overlook?
?    | not-heavy not-low | What if something ordinary today is a thing I used to wish for?
?    | - | What would I point out, if somebody asked what's going well?
?    | morning afternoon | Will I catch myself enjoying something today?
?    | - | What would it be like to take a kind word at face value?
?    | - | What if one bad hour doesn't cancel a good one?
?    | - | What would I like to hold on to from this week?
?    | not-heavy not-low | What would my younger self be glad I have?
?    | - | Will I stay a few seconds longer with something I like?
?    | - | What if relief is a kind of gladness too?
?    | - | What would I be sorry to lose?
?    | kindness | What would I say to whoever helped me last?
?    | kindness | What if somebody's kindness is still at work in me?
?    | - | What if I noticed what I'm not worried about?
?    | - | What if missing something shows me what I value?
?    | honesty | What if I named the hard thing first, and then a good one?
?    | - | What would I enjoy more if I hurried less?
?    | humour morning afternoon | What would I find funny about today, if I told it to a friend?
?    | not-heavy not-low | Will I let myself be pleased before I look for the catch?
?    | - | What if a warm feeling doesn't have to be big?
?    | - | What if being looked after, even a little, is worth noticing?
?    | not-heavy not-low | What if I looked at what I have as long as I look at what's missing?
?    | - | Will I notice when a worry isn't there any more?
?    | - | What if some of my luck has been other people?
?    | not-heavy not-low | What if I'm holding something good and calling it normal?
?    | waking-up morning not-heavy not-low | What would be nice about today, even in a small way?
?    | before-work | What if one part of today's work turns out to be pleasant?
?    | before-work morning afternoon | What would I be glad to get done today?
?    | a-busy-day | What would be a good minute in the middle of all this?
?    | a-busy-day morning afternoon | Will I notice somebody who makes today easier?
?    | after-a-setback | What if some of what I worked for is still there?
?    | after-a-setback | What would I be glad I did, whatever came of it?
?    | waiting-for-news | What if there's something good in today, apart from the answer?
?    | waiting-for-news | What would keep me company while I wait?
?    | time-alone | What would I enjoy about having this time to myself?
?    | winding-down evening night | What would I keep from today if I kept one thing?
?    | bedtime evening night | What if the last thing I remember tonight is something kind?
?    | meeting-people | What if somebody is glad that I came?
?    | an-exam an-interview | What if getting this far is already worth noticing?
?    | a-hard-talk | What would I still like about this person, underneath it all?
?    | honesty | What if I don't have to be grateful for hard things?
?    | independence not-heavy not-low | What would I call good, if I used my own measure?
?    | patience | What if thankfulness can wait until I have room?
?    | - | Will I let something please me without asking if I deserve it?
?    | curiosity not-heavy not-low | What would I like about this place if I had only just arrived?
?    | - | What if there's room in me for a complaint and a comfort?
?    | kindness | What would I find if I looked for who has been gentle with me?
?    | - | What if being thankful can be as small as a nod?
?    | - | What would I feel if I stopped checking how grateful I am?
?    | curiosity | Will I notice the next sound that I like?
?    | not-heavy not-low | What if my complaint is pointing at something I love?
?    | - | What would I choose again, even knowing the hard parts?
?    | not-heavy not-low | What if I'm leaning on something good without knowing it?
?    | honesty | What would I thank the past year for, and what would I not?
?    | friendship | What would be worth telling someone, just because it was nice?
?    | not-good not-bright | What if I could like this hour without liking all of it?
?    | honesty | Will I be as honest about the good as I am about the hard?
?    | - | What if being helped is something I can enjoy?
?    | | What would I leave just as it is?
?    | | What would I thank myself for, if I thought it counted?
?    | not-good not-bright | What would I still like about me on a day like this?
?    | not-heavy not-low | What would I smile at, if I weren't so busy coping?
when | - | When I catch myself listing what's wrong, I'll notice one thing that isn't.
when | kindness | When someone is kind to me, I'll notice where I feel it.
when | - | When a worry passes, I'll notice the relief.
when | - | When I say thank you, I'll notice how it feels to mean it.
when | - | When something works first time, I'll let that please me.
when | - | When I feel a bit better, I'll notice before I rush on.
when | - | When I feel pressed to be thankful, I'll notice the pressure and let it ease.
when | not-good not-bright | When I can't find anything good, I'll notice that too, without blame.
when | - | When somebody smiles at me, I'll let the smile reach me.
when | - | When I feel envy, I'll notice what it tells me I care about.
when | - | When a good memory turns up, I'll notice it and stay a moment.
when | - | When I miss somebody, I'll notice one thing I liked about them.
when | - | When I hear a song I like, I'll notice what it does in me.
when | - | When I finish something, I'll notice the small relief.
when | - | When help comes, I'll notice how it feels to be helped.
when | - | When I brush off praise, I'll notice that part of me liked hearing it.
when | - | When a nice moment makes me nervous, I'll notice what's nice about it too.
when | - | When a plan falls through, I'll notice what the free time feels like.
when | - | When something beautiful stops me, I'll stay and look a little longer.
when | - | When an ache eases, I'll notice the ease.
when | - | When I hear good news, I'll notice it before I look for the catch.
when | - | When the whole day feels grey, I'll look for one bright part.
when | - | When I feel safe for a moment, I'll notice it fully.
when | - | When my mind goes to what's missing, I'll notice one thing I have.
when | nature | When I hear birds or rain, I'll notice it for a whole breath.
when | - | When someone listens to me, I'll notice how good that feels.
when | fairness | When I get something right, I'll notice it as long as I'd notice a mistake.
when | - | When I feel cared for, I'll notice the wish to wave it away.
when | rest | When I feel a little rested, I'll notice what helped.
when | friendship | When a conversation goes well, I'll notice what I enjoyed in it.
when | - | When my mood lifts for no reason, I'll notice it without asking why.
when | - | When life feels unfair, I'll notice the hurt before I look for the good.
when | kindness | When someone makes room for me, I'll notice that they did.
when | honesty | When I tell someone about my day, I'll mention one good part.
when | kindness | When I do somebody a good turn, I'll notice what it gives me.
when | waking-up morning | When I stretch in bed, I'll notice one thing that's comfortable.
when | waking-up morning | When I get up, I'll think of one thing I don't mind about today.
when | before-work | When I set off for work, I'll notice one thing I like on the way.
when | a-busy-day | When I get a minute between tasks, I'll notice how good it is to stop.
when | a-busy-day | When someone takes a job off my hands, I'll notice the relief.
when | after-a-setback | When I go over what went wrong, I'll notice one thing that went right.
when | after-a-setback kindness | When somebody is kind about what happened, I'll notice that I'm not alone.
when | waiting-for-news | When I reach to check for news, I'll notice one thing that's fine already.
when | waiting-for-news | When the wait gets long, I'll notice one thing I'm glad of meanwhile.
when | time-alone | When the place feels too quiet, I'll notice one thing in it I'm fond of.
when | bedtime evening night | When I turn out the light, I'll remember one good moment.
when | meeting-people | When somebody seems pleased to see me, I'll notice it and believe it a little.
when | an-exam an-interview | When the nerves come, I'll notice what helped me get this far.
when | a-hard-talk | When the talk gets tense, I'll notice one thing I value in them.
when | - | When guilt follows a good moment, I'll notice that the moment was still good.
when | - | When I'm warm enough, I'll notice that I am.
when | - | When something is easier than I feared, I'll notice how that feels.
when | kindness | When a friendly word reaches me, I'll notice it before I answer.
when | care | When I use something well made, I'll notice the care that went into it.
when | nature | When I see a tree or an animal I like, I'll stop and enjoy it.
when | - | When I feel disappointed, I'll notice what I'd been hoping for.
when | - | When I feel my body loosen, I'll notice what made that possible.
when | friendship | When a friend comes to mind, I'll notice what I like about how they treat me.
when | not-good not-bright | When I feel flat, I'll look for one colour I like and leave it at that.
when | - | When I'm dreading something, I'll notice one thing I don't dread.
when | - | When something hurts, I'll notice any part of me that's comfortable.
when | - | When a small thing delights me, I'll notice it without making it a lesson.
when | - | When I hear someone laugh, I'll notice whether it lifts me.
when | kindness | If a kindness makes me want to cry, I'll let myself be moved.
when | | When I hear myself say it was nothing, I'll notice that it was something.
when | | When I sit down at last, I'll notice how glad I am.
when | | When I think I have no right to complain, I'll notice what hurts.
I    | - | I can look for one thing that's all right, and stop when I've found it.
I    | - | I notice what I'd miss, and I can be glad of it for a moment.
I    | - | There is something in my day that costs nothing and does me good.
I    | - | I can be honest about today and still notice one kind thing in it.
I    | - | Right now I can think of one person I'm glad to have met.
I    | - | I can enjoy one small thing without asking more of it.
I    | - | I can thank myself for getting this far.
I    | - | Whatever else is true today, I can name one thing I like.
I    | - | There is room for thanks in me, even if it's small today.
I    | evening night | I notice which part of today I'd keep.
I    | - | I can let a good thing be good without comparing it.
I    | - | I notice when I feel a bit lighter, and I can stay there a moment.
I    | - | I can remember a kindness, and let it warm me again.
I    | - | Part of me may be hard to please, and part of me can like something small.
I    | - | I notice what came to me without my trying.
I    | - | I can be glad of something ordinary while it's here.
I    | not-heavy not-low | There is something I can do now that I once couldn't.
I    | - | I notice the people who make ordinary days work.
I    | - | I can tell when I'm glad, even if I don't show it.
I    | - | I can notice comfort as carefully as I notice trouble.
I    | - | There is a good memory in me, and I can visit it.
I    | - | I notice one thing that makes my week better.
I    | - | I can be thankful for part of a thing and leave out the rest.
I    | - | A thank you can be silent, and I can mean it all the same.
I    | - | I notice what is going well enough to need no thought.
I    | - | I can let myself be pleased before I explain it.
I    | - | I can notice that I'm breathing, and let that be one good thing.
I    | - | My thanks can begin very small, and I can begin there.
I    | - | I notice how some good things come to me from other people's work.
I    | - | I can see some good in a thing and still want it changed.
I    | note-loss | I notice how much someone means to me, and I can be thankful for that.
I    | note-heartache | I notice what is still good in my days, even with a sore heart.
I    | note-family | I notice one thing I value in someone close to me, even on a hard day.
I    | note-friends | I notice who has been kind to me, even if they're far away.
I    | note-work | I notice one part of my working life that I don't mind.
I    | note-study | I notice one thing I've learned that I'm glad to know.
I    | note-worry | I notice one thing I'm not worried about, and I can rest my mind there.
I    | note-shame | I notice one thing I did right, beside whatever I'm blaming myself for.
I    | note-anger | I notice what I'm cross about, and I can look for one thing that I like.
I    | note-tired | I notice one thing that is easy on me, even this tired.
I    | note-glad | I notice that I'm glad, and I can let it fill a whole minute.
`
