/** motivation, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationLearn = `
I    | - | I'm learning to start without waiting for the mood.
I    | - | I'm learning to make the step so small that I can take it.
I    | - | I'm learning to count the ordinary things I do.
I    | rest not-good not-bright | I'm learning to rest on purpose, before I'm worn out.
I    | - | I'm learning to tell a day for pushing from a day for rest.
I    | kindness first | I'm learning to get myself going without scolding.
I    | - | I'm learning to ask what I'd enjoy as well as what's useful.
I    | not-good not-bright | I'm learning to pause without calling it giving up.
I    | waking-up morning | I'm learning to get up first and decide how I feel later.
I    | before-work | I'm learning that I can turn up without being keen.
I    | a-busy-day | I'm learning to keep some of my energy back for later.
I    | an-interview courage | I'm learning to put myself forward, even when I'm nervous.
I    | a-hard-talk | I'm learning that the first sentence is often the hardest.
I    | meeting-people | I'm learning to go along for half an hour and see.
I    | after-a-setback kindness | I'm learning to try again more gently than the first time.
I    | time-alone kindness | I'm learning to do for myself what I'd do for a guest.
I    | winding-down evening | I'm learning to look at what I did before what I didn't.
I    | bedtime rest night evening | I'm learning that I don't have to earn my rest.
I    | not-good not-bright | I'm learning which tiredness wants sleep and which wants a change.
I    | - | I'm learning to begin before I talk myself out of things.
I    | friendship first | I'm getting better at asking for company when I can't get going.
I    | - | I'm getting better at making myself promises I'm able to keep.
I    | kindness | I'm getting better at forgiving a day when not much got done.
I    | - | I'm getting better at choosing one thing I can do over ten I can't.
I    | a-busy-day rest | I'm getting better at taking a real break in the middle.
I    | after-a-setback | I'm getting better at leaving the blame out when I start again.
I    | an-exam | I'm learning to sit down to revise without arguing with myself first.
I    | winding-down evening | I'm getting better at letting an evening be only an evening.
I    | waiting-for-news | I'm getting better at doing something while nothing is decided.
I    | time-alone | I'm learning to make a start on something that's only for me.
I    | meeting-people courage | I'm getting better at saying yes before I think of a reason not to.
I    | humour | I'm practising starting over without making a speech of it.
I    | kindness | I'm practising asking less of the days when I have less.
I    | independence | I'm practising going on without applause.
I    | care first | I'm practising leaving small kindnesses for my later self.
I    | kindness | I'm practising telling myself well done, and meaning it.
I    | waking-up morning | I'm practising one gentle thing before the first hard one.
I    | an-interview an-exam | I'm practising getting ready in small pieces.
I    | a-hard-talk honesty | I'm practising bringing things up while they're still small.
I    | bedtime night | I'm practising calling the day finished, whatever I got done.
I    | after-a-setback patience | I'm practising coming back slowly.
I    | first | I'm practising stopping at a place I'd like to come back to.
I    | time-alone | I'm practising doing one thing simply because I like it.
I    | health not-good not-bright | Slowly, I'm learning to look after my strength.
I    | courage | Slowly, I'm growing used to beginning with no guarantee.
I    | waking-up morning | I'm learning to give the morning one small job.
I    | independence | Little by little, I'm finding my own reasons.
I    | first | Bit by bit, I'm learning to begin without a battle.
I    | an-exam | Bit by bit, I'm covering the ground, and it counts.
I    | before-work waking-up | Little by little, I'm finding parts of the day to look forward to.
I    | nature health | Little by little, I'm finding that fresh air gets me going.
I    | patience first | I'm coming to believe that slow progress is real progress.
I    | rest not-good not-bright | I'm coming to respect my tired days as much as my keen ones.
I    | - | I'm coming to see that wanting often follows doing.
I    | after-a-setback | I'm coming to see that one setback doesn't undo everything.
I    | an-interview meeting-people | I'm coming to see that I can be nervous and still be glad I went.
I    | - | I'm finding that doing a little makes the rest feel lighter.
I    | patience | I'm finding that I can be bored and still go on.
I    | honesty | I'm finding out what I do gladly and what I do from guilt.
I    | a-hard-talk honesty | I'm finding that saying a thing can be lighter than carrying it.
I    | an-exam learning | I'm learning to look for the parts that interest me.
I    | winding-down bedtime evening night | I'm finding that a day can be small and still be good.
I    | bedtime night | I'm teaching myself that nothing more is owed today.
I    | after-a-setback learning | I'm teaching myself to ask what I'd change, and then to stop asking.
I    | - | I'm teaching myself to finish small things, so that I know I can.
I    | - | I'm beginning to see that I don't have to push to move.
I    | independence | I'm learning to choose things because I want them.
I    | - | I'm beginning to let effort feel light now and then.
I    | meeting-people friendship | I'm learning to say yes to company, for a short while.
I    | waiting-for-news | I'm beginning to make small plans that don't depend on the answer.
I    | before-work | I'm beginning to look for one good moment in each working day.
I    | first | I'm learning to do a small thing instead of promising a big one.
I    | kindness | I'm growing less harsh with the part of me that holds back.
I    | first | I'm starting to let one good hour be enough for a day.
I    | honesty independence | I'm working out which of my goals are really mine.
I    | a-busy-day | I'm learning to stop work when I've done what I meant to.
I    | rest not-good not-bright | I'm giving up the idea that rest is a prize.
I    | not-good not-bright | I'm making friends with doing less.
?    | morning afternoon | What would I begin today if I didn't have to finish it?
?    | rest not-good not-bright | What if I rested first and decided afterwards?
?    | learning | What if doing something badly is how I learn?
?    | kindness | What would make the next thing kinder to do?
?    | first | What if I've been waiting for a feeling I don't need?
?    | independence | What would I do, if I could choose freely?
?    | friendship first | What if I asked for company instead of willpower?
?    | - | What would I let myself enjoy if it didn't have to be useful?
?    | honesty morning afternoon | What would be an honest amount for today?
?    | patience | What if going slowly is how I keep going?
?    | - | What would I be proud of, even if it stayed small?
?    | - | What if the next step is smaller than I've been making it?
?    | - | What would help me go on without hurrying?
?    | a-busy-day | What would I do first if I only had the strength for one thing?
?    | an-exam kindness | What would ten kind minutes of revising look like?
?    | an-interview meeting-people | What if all I had to do was get there, and then see?
?    | waiting-for-news | What would I like to get on with, whatever the answer is?
?    | time-alone creativity morning afternoon | What would I like to do badly and happily today?
?    | winding-down evening | What would I thank myself for today?
?    | bedtime night rest | What if I let tonight be for rest and nothing else?
?    | waking-up before-work morning | What would give today one small thing to look forward to?
?    | curiosity | What would I find out if I simply began?
?    | care first | What if I measured today by the care I took?
?    | - | What would I drop if I stopped doing things out of guilt?
?    | after-a-setback | What would I try again, knowing what I know?
?    | kindness | What if it was the plan that failed, and not me?
?    | | What would the five-minute version of this be?
when | first | When I can't face a task, I'll try two minutes and then decide.
when | - | When I'm waiting to feel ready, I'll begin with the easiest part.
when | rest | If I'm too tired to start well, I'll rest well instead.
when | - | When I feel flat, I'll do one simple thing I know well.
when | - | When I skip a day, I'll begin again where I am.
when | - | When I want to do everything, I'll choose a piece I could finish.
when | kindness | When I talk to myself harshly, I'll try again in a friend's voice.
when | patience | When a task gets dull, I'll go on for one more minute and then choose.
when | curiosity first | When I notice a little interest, I'll follow it before it fades.
when | rest first | When I finish early, I'll let the time be mine.
when | - | If I catch myself adding to the plan, I'll take one thing off it.
when | friendship not-heavy | When I've enjoyed something, I'll tell somebody.
when | courage | When I've put something off for days, I'll do the first small bit.
when | honesty | When I can't see the point, I'll look for one reason of my own.
when | waking-up morning | When I don't want to get up, I'll try sitting up first.
when | before-work morning | When the day looks long, I'll think of the first hour only.
when | a-busy-day rest | When I'm running on empty, I'll take ten minutes before I take on more.
when | an-exam | When I don't want to revise, I'll open one page and let that be the start.
when | an-interview meeting-people | When I feel like cancelling, I'll get ready anyway and then see.
when | a-hard-talk | When I want to put the talk off, I'll think of my first sentence.
when | after-a-setback | When I remember how things went, I'll name one thing I did well.
when | waiting-for-news | When waiting stops me in my tracks, I'll do one thing that's good either way.
when | time-alone evening | When an evening alone feels flat, I'll do one thing I like.
when | winding-down evening | When I stop for the day, I'll thank myself for something small.
when | bedtime night rest | When a job comes to mind in bed, I'll tell myself that rest comes first.
when | - | When I start again, I'll start with something smaller.
when | | When I hear myself say later, I'll ask what would help now.
I    | note-family | I'm learning to keep a little strength for myself while I look after others.
I    | note-work | I'm learning to keep going with work without giving it all of me.
I    | note-study | I'm learning that ten minutes of study is worth opening the book for.
I    | note-worry | I'm learning to do the small thing I can and let the worry wait.
I    | note-tired | I'm learning to plan for the energy I have on tired days.
I    | note-glad | I'm learning to let a glad mood carry me to one thing I've been meaning to do.
I    | evening night humour | I'm learning to go to bed mid-list, like a person with sense.
I    | honesty | I make smaller promises now. They get kept.
I    | note-heartache | Slowly, I'm finding out which of my opinions about films and curtains were ever mine.
I    | note-anger | I'm finding out what my temper is good for.
I    | note-family | I'm learning to leave some of it for somebody else to notice.
I    | humour | I've begun to distrust plans that need a better me.
I    | - | I'm learning to start before my opinion arrives.
I    | - | I'm unlearning the last-minute dash. It's quieter here.
I    | not-heavy not-low | I'm getting quicker to spot when I'm having fun, and slower to leave.
I    | meeting-people humour | I'm practising going anyway and leaving early.
I    | - | I'm finding out how much of my effort was worry.
I    | a-busy-day | I'm learning to be useful at an ordinary speed.
I    | note-shame note-doubt | Bit by bit, I'm becoming a beginner with my hand up.
I    | kindness | I'm learning that whoever I am tomorrow gets tired too, and would like some help.
I    | - | Each time I come back, I make less of the gap.
I    | - | I've started counting goes, not results.
I    | before-work morning | I'm teaching my mornings to start with something I like.
I    | - | These days I praise the start and let the finish look after itself.
I    | honesty | More and more I can tell what I want from what would look good.
I    | note-heartache | I'm practising making a plan with one person in it, me.
I    | - | My new rule is to stop while I still like it.
I    | not-heavy not-low | I say yes more often now to the thing that makes me grin.
I    | humour | I used to plan a whole new life on Sunday nights. Now I plan one decent breakfast.
I    | - | I ask myself nicely now. It works about as often as shouting did.
I    | note-shame | I'm finding that I get more done when I'm nicer to myself.
I    | not-heavy not-low | Lately I let a good mood do some of the lifting.
I    | - | My plans are in pencil now. They get done more often.
I    | kindness morning afternoon | I've started asking what I'd thank myself for this evening, and doing that one first.
I    | after-a-setback | I'm learning to try again before I've worked out whose fault it was.
I    | waiting-for-news | I'm learning to plan Thursday without knowing about Wednesday.
you  | note-friends | {name}, you're learning to turn up, stay an hour and call that going.
you  | note-loss | {name}, you're learning to cut a day into pieces small enough to do.
you  | humour | {name}, you're becoming quite hard to discourage. It suits you.
you  | kindness | {name}, you've started forgiving the days that don't add up.
you  | note-study | {name}, you're learning to begin with the bit you like.
you  | - | {name}, you're learning to go without a fanfare.
you  | - | You're learning your own gears. Low is one of them.
you  | note-worry | {name}, you're learning to worry with your sleeves rolled up.
you  | humour | {name}, you're learning to bribe yourself kindly.
?    | - | What if I got keen slowly, the way a bath fills?
?    | - | What would I keep doing, if I were allowed to stay bad at it?
?    | - | What would I try, if I could hand it back on Friday?
?    | - | Will I give my effort a closing time?
?    | not-heavy not-low | What would be fun?
?    | - | What if I called it practice until it's over?
?    | note-work | What would I do first if I cared a bit less?
?    | humour | Will I try it at half speed and see who complains?
when | - | When the plan falls over, I'll practise picking up only the bit I can carry.
when | - | When I make a plan, I'll make it for the person I am after lunch.
when | - | When I get keen, I'll keep a bit back for Thursday.
when | morning afternoon | When I hear myself say tomorrow, I'll try two minutes of it today.
when | note-tired | When it all looks urgent, I'll try asking what happens if I don't.
when | - | When I miss a day, I'll practise missing only the day.
when | humour | When I want a fresh start, I'll settle for a slightly used one.
you  | - | {name}, you're learning that a start can be scruffy.
you  | - | {name}, you're getting better at going before you feel ready.
you  | humour | {name}, you used to wait for Monday. Now you sometimes don't.
you  | - | {name}, you're learning to stop while you still like it.
I    | note-chore | I'm learning to start before I've finished sighing.
I    | note-flat | I'm learning that a mood can come along after I've started.
I    | note-habit | I'm learning to count the days without holding my breath.
I    | note-challenge | I'm learning that wobbly is one way of getting there.
I    | note-plain | I'm learning to take a day in pieces I can carry.
I    | note-money | I'm learning to open things the day they come.
I    | note-work | I'm learning to leave some of my strength for the evening.
I    | - | Lately I start before my mood has voted.
I    | - | I used to need a good reason. A small one does now.
I    | - | I'm getting better at leaving it easy to come back to.
I    | - | More and more, I count the days I tried.
I    | - | It turns out I don't need more push. I need a smaller step.
I    | - | Bit by bit I'm trusting the slow way.
`
