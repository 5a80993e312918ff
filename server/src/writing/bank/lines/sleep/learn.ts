/** sleep, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepLearn = `
I    | first | I'm learning to rest while I still have something left.
I    | first | I'm learning to count a quiet hour as something done.
I    | - | Slowly, I'm unlearning the idea that tired means weak.
I    | - | I'm learning to want sleep without chasing it.
I    | friendship | I'm learning which tiredness needs sleep and which needs company.
I    | - | I'm practising letting a bad night stay in the night.
I    | - | I'm learning to take a bad night less personally.
I    | meeting-people honesty | I'm learning to say I'm tired without saying sorry.
I    | - | I'm coming to like the plain pleasure of lying down.
I    | first | I'm getting better at going to bed when I'm tired and not when I'm finished.
I    | - | Each time I stop when I'm tired, I teach myself that I can be trusted.
I    | - | I'm learning to stop spending tomorrow's energy today.
I    | - | Slowly, I'm coming to think of my sleep as mine to look after.
I    | - | I'm practising being awake at night without being alarmed.
I    | - | I'm learning to choose sleep over one more thing.
I    | first-only | I'm learning to be gentle with myself when I lie awake.
I    | friendship | I'm beginning to guard my sleep as I'd guard a friend's.
I    | - | I'm learning to hear tiredness as a message and not as an insult.
I    | meeting-people courage | I'm learning to let other people see me tired.
I    | - | I'm practising stopping when I've done enough.
I    | meeting-people | I'm finding that I can be tired and still be good company.
I    | creativity first-only | I'm practising rest as I'd practise an instrument, badly at first.
I    | - | I'm coming to accept that some nights are simply long.
I    | first-only | I'm learning my own rhythm, and it's allowed to be odd.
I    | - | I'm learning to rest at the first sign of tiredness and not the last.
I    | - | I'm getting better at forgiving myself for a late night.
I    | - | I'm learning to let a tired day be a small one.
I    | first | I'm learning to go to bed for the sake of my own morning.
I    | not-good not-bright | Each time I get through a bad night, I'm a little less afraid of the next.
I    | - | I'm learning to ask for some quiet when I need it.
I    | - | I'm learning to rest my body before my mind is quiet.
I    | first | Little by little, I'm giving my evenings back to myself.
I    | honesty | I'm practising telling the truth about how tired I am.
I    | - | I'm finding that worries shrink a little when I've rested.
I    | first | I'm learning to notice tiredness while it's only a whisper.
I    | first | I'm learning to leave big decisions for a rested day.
I    | - | I'm getting better at taking breaks without earning them first.
I    | - | I'm learning to be quick to lie down and slow to blame myself.
I    | - | I'm finding that rest comes easier after a kind word to myself.
I    | - | I'm beginning to look forward to doing nothing.
I    | first | I'm coming to believe that most things hold together while I rest.
I    | independence | I'm finding the hours that suit me and minding less what others make of them.
I    | - | I'm learning to go to bed a little sooner than my worries would like.
I    | - | I'm learning to go gently on the day after a short night.
I    | waking-up morning | I'm learning to wake up without checking what's wrong first.
I    | waking-up morning | I'm practising a slower first ten minutes of the day.
I    | waking-up morning | I'm learning to ask what I need this morning before I ask how I slept.
I    | a-busy-day | I'm practising sitting down between things, if only for a breath.
I    | a-busy-day | I'm getting better at keeping some energy back for the evening.
I    | an-exam evening night | I'm learning to choose sleep over the last page.
I    | an-exam an-interview | I'm coming to trust a rested mind more than a crammed one.
I    | an-exam an-interview | I'm finding that I can think well enough on a poor night.
I    | an-interview an-exam evening night | I'm practising putting the rehearsal away before bed.
I    | a-hard-talk | Where I can, I'm learning to have hard talks when I'm rested.
I    | a-hard-talk honesty | I'm getting better at saying I'm too tired to talk about this well.
I    | after-a-setback | I'm learning to sleep on a disappointment before I explain it.
I    | after-a-setback | I'm practising letting rest come before repair.
I    | after-a-setback | Slowly, I'm learning that a setback looks different after sleep.
I    | waiting-for-news | I'm learning to rest without having the answer yet.
I    | waiting-for-news | I'm practising giving my nights to rest and not to wondering.
I    | waiting-for-news | I'm getting better at letting the wait go on without me for a few hours.
I    | winding-down evening | I'm practising doing the last things of the day slowly.
I    | winding-down evening | I'm getting better at leaving the screen before it leaves me wide awake.
I    | bedtime evening night | I'm learning to lie down without a plan.
I    | bedtime evening night | I'm getting better at putting out the light on an unfinished day.
I    | bedtime evening night | Slowly, bed is becoming a place where nothing is asked of me.
I    | evening night | I'm learning to let the day be over before I understand it.
I    | evening night | I'm getting better at letting a thought go by unanswered.
I    | night | I'm learning to lie awake kindly.
I    | evening night | Slowly, I'm learning that night is not the hour for verdicts.
I    | evening night | I'm finding that I don't need to feel sleepy to rest.
I    | evening night | I'm learning to give up trying to sleep, and to rest instead.
I    | evening night | I'm coming to trust that I can think better in daylight.
I    | evening night | Each evening I practise letting the day end, and some evenings I manage it.
I    | night | I'm getting better at waking in the night without waking my worries.
I    | evening night | I'm practising saying good night to what I couldn't change.
I    | evening night | I'm practising letting one good thing be the last thing I think about.
?    | - | What would help me rest a little better this week?
?    | curiosity | What would I learn if I watched my tiredness for one day?
?    | morning afternoon | What would I change if I paced today to last?
?    | - | Will I try out a pause before I'm desperate for one?
?    | friendship | What would a good friend to my tired self suggest?
?    | first | What would my evenings like less of?
?    | - | What if a bad night could teach me gentleness and nothing else?
?    | - | What would a kinder bedtime look like for me?
?    | first | What would tell me sooner that I'm tired?
?    | - | What if my worry about sleep could rest a little too?
?    | - | What would change if I told a kinder story about my nights?
?    | first | What if I rested first and found out what's left to worry about?
?    | waking-up morning | What would I like the morning's first thought to be, with a little practice?
?    | a-busy-day before-work morning afternoon | What would today be like if I rested before I was worn out?
?    | an-exam an-interview | What if resting is part of getting ready?
?    | waiting-for-news evening night | What if I practised not knowing, only until morning?
?    | winding-down evening | What would happen if I let this evening be slow?
?    | evening night | What if I tried saying thank you to the day and nothing more?
?    | evening night | Will I try resting without watching for sleep?
?    | after-a-setback | What would I make of this if I slept on it twice?
when | - | When I notice I'm tired, I'll practise doing one thing less.
when | kindness | When I've slept badly, I'll try speaking to myself as I would to a friend.
when | humour | If I start telling the story of my bad night, I'll try the short version.
when | - | When I start to worry about the night, I'll practise coming back to this breath.
when | afternoon | When the afternoon slump comes, I'll try resting instead of pushing.
when | - | When I finish something, I'll practise a short pause before the next thing.
when | not-good not-bright | When a thought turns bleak, I'll ask how tired I am.
when | - | If I feel restless, I'll try moving first and resting after.
when | - | When someone wants an answer from me late in the day, I'll ask for a night to think.
when | - | When I rest and feel guilty, I'll practise resting with the guilt there too.
when | - | When I feel keyed up, I'll try one slow thing with my hands.
when | friendship | When I plan an early night, I'll treat it as a promise to a friend.
when | - | When I hear how well others sleep, I'll come back to my own nights.
when | kindness first | If I have a bad night, I'll practise having a kind day.
when | honesty | When I feel proud of running on empty, I'll ask what it's costing me.
when | - | When my energy is low, I'll practise asking for what would help.
when | - | When I mistake tired for hopeless, I'll try waiting a day before I believe it.
when | waking-up morning | When I wake with a racing mind, I'll practise giving it one thing at a time.
when | before-work | If I start the day tired, I'll choose the kindest order for it.
when | a-busy-day | When I notice I've skipped a break, I'll take a small one now.
when | an-exam an-interview evening night | If I want to go over everything once more, I'll practise trusting what I know.
when | winding-down evening | When the evening begins, I'll turn one thing off and see how that feels.
when | bedtime evening night | When I lie down, I'll practise finishing the day with a breath and not a list.
when | night | If I can't get back to sleep, I'll practise getting comfortable.
when | time-alone evening night | When the quiet presses in, I'll try listening to it for three breaths.
when | waiting-for-news evening night | When I start guessing the answer, I'll practise saying I don't know yet.
I    | note-loss | I'm learning that sorrow is tiring, and that I'm allowed to rest.
I    | note-family evening night | I'm learning to leave worries about the people I love until morning.
I    | note-work evening | I'm learning to stop thinking about work while there's some evening left.
I    | note-study evening night | I'm learning to trust that what I've studied is still there after sleep.
I    | note-worry evening night | I'm learning to tell a worry at night that I'd rather talk by day.
I    | note-shame evening night | I'm learning not to put myself on trial at bedtime.
I    | note-anger evening night | I'm learning to leave an argument unfinished overnight.
I    | note-tired | I'm learning to rest when I'm worn out, without waiting for sleep to come.
I    | note-glad | I'm learning to rest even when there's something to be excited about.
I    | evening night note-friends | I'm learning to let thoughts about my friends wait until morning.
I    | - | Bit by bit, I believe people when they say go home.
I    | evening night | I'm learning to hand over to the night shift, whoever that is.
I    | evening night note-heartache | I'm teaching myself to stop writing speeches in bed.
I    | an-exam evening | I'm learning to shut the book while I can still read the cover.
I    | - | Slowly, I'm getting on first-name terms with my limits.
I    | humour first-only | I'm practising doing nothing. I've a natural gift.
I    | honesty | I know the difference now between a rest and a scroll. I don't like it, but I know it.
I    | - | My rests are getting better. They've stopped having a purpose.
I    | humour | My bedtime is slowly becoming an actual time.
I    | - | I used to boast about short nights. I've gone off it.
I    | not-heavy not-low humour | I'm getting to be quite an expert in lie-ins.
I    | evening night note-loss | I'm finding that I can be sad and asleep at the same time.
I    | evening night humour | I'm growing bored with my worries. They repeat themselves.
I    | - | Each week I give one evening back to the sofa, and each week it gets easier to mean it.
I    | evening night humour | I'm learning not to argue with anybody after ten, myself included.
I    | note-anger | I'm learning that some of my anger is only tiredness.
I    | first-only | I'm learning to leave while I'm still nice.
I    | - | I practise going slowly until it stops feeling like being late.
I    | night | I'm getting better at letting the clock keep its news to itself.
I    | not-heavy not-low morning | I'm learning to like the first minute of the day, before it has an opinion.
I    | - | I save my big questions for after breakfast now.
I    | humour | I'm beginning to know my tired voice. It's the one with all the bad news.
I    | night | Lately I find that a worry at night is mostly the night.
I    | not-heavy not-low | I'm getting used to feeling well, and I like it.
I    | - | These days I stop at tired. I used to go on to tearful.
I    | - | My tired days are getting smaller plans.
I    | - | I'm coming to treat rest as a meal and not a pudding.
you  | humour | {name}, you're getting wise to your second wind.
?    | evening night note-worry | What would this look like to me after breakfast?
?    | - | What would my day be like, if rest had an appointment in it?
?    | evening night | What would a night be like, if I weren't marking it?
when | honesty | When I'm about to say fine, I'll try saying sleepy.
when | humour | When I want to scroll, I'll try staring at the wall, which has fewer opinions.
when | night | When I can't sleep, I'll practise lying there like somebody who can.
when | evening night | When I'm up too late, I'll go to bed without telling myself off on the way.
when | - | When I'm tired, I'll try believing it the first time.
when | first | When I can't switch off, I'll practise dimming.
you  | evening night | {name}, you're learning to end a day without marking it.
you  | evening night | {name}, you're getting better at putting things down before bed.
you  | - | {name}, you're learning that a bad night is a bad night, and that's all it is.
you  | evening night | {name}, you used to take your worries to bed. Some nights now you go alone.
I    | evening night note-plain | I'm learning to leave the day where it is.
I    | night | I'm learning to meet three in the morning without an agenda.
I    | evening night | Lately I stop before I'm finished, and the world keeps.
I    | evening night | I used to earn my rest. Now I sometimes just take it.
I    | night | It turns out I can be tired without being worried about it.
I    | night | More and more, I leave the thinking to daylight.
I    | evening night | I'm getting better at an evening that leads to bed.
`
