/** motivation, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationLearn = `
I    | - | I'm learning to start without waiting for the mood.
I    | kindness first | I'm learning to get myself going without scolding.
I    | waking-up morning | I'm learning to get up first and decide how I feel later.
I    | friendship first | I'm getting better at asking for company when I can't get going.
I    | an-exam | I'm learning to sit down to revise without arguing with myself first.
I    | humour | I'm practising starting over without making a speech of it.
I    | care first | I'm practising leaving small kindnesses for my later self.
I    | a-hard-talk honesty | I'm practising bringing things up while they're still small.
I    | first | I'm practising stopping at a place I'd like to come back to.
I    | patience | I'm finding that I can be bored and still go on.
I    | - | I'm teaching myself to finish small things, so that I know I can.
I    | first | I'm learning to do a small thing instead of promising a big one.
I    | not-good not-bright | I'm making friends with doing less.
?    | friendship first | What if I asked for company instead of willpower?
?    | time-alone creativity morning afternoon | What would I like to do badly and happily today?
?    | kindness | What if it was the plan that failed, and not me?
when | - | When I'm waiting to feel ready, I'll begin with the easiest part.
when | - | When I skip a day, I'll begin again where I am.
when | curiosity first | When I notice a little interest, I'll follow it before it fades.
when | rest first | When I finish early, I'll let the time be mine.
when | friendship not-heavy | When I've enjoyed something, I'll tell somebody.
when | waking-up morning | When I don't want to get up, I'll try sitting up first.
when | before-work morning | When the day looks long, I'll think of the first hour only.
when | an-exam | When I don't want to revise, I'll open one page and let that be the start.
when | - | When I start again, I'll start with something smaller.
I    | note-work | I'm learning to stop at good and leave brilliant for another day.
I    | note-tired | I'm learning to halve the list before I start it.
I    | evening night humour | I'm learning to go to bed mid-list, like a person with sense.
I    | honesty | I make smaller promises now. They get kept.
I    | note-heartache best | Slowly, I'm finding out which of my opinions about films and curtains were ever mine.
I    | note-anger | I'm finding out what my temper is good for.
I    | note-family | I'm learning to leave some of it for somebody else to notice.
I    | humour best | I've begun to distrust plans that need a better me.
I    | - | I'm learning to start before my opinion arrives.
I    | - | I'm unlearning the last-minute dash. It's quieter here.
I    | not-heavy not-low | I'm getting quicker to spot when I'm having fun, and slower to leave.
I    | meeting-people humour | I'm practising going anyway and leaving early.
I    | best | I'm finding out how much of my effort was worry.
I    | a-busy-day | I'm learning to be useful at an ordinary speed.
I    | note-shame note-doubt | Bit by bit, I'm becoming a beginner with my hand up.
I    | kindness best | I'm learning that whoever I am tomorrow gets tired too, and would like some help.
I    | - | I've started counting goes, not results.
I    | before-work morning | I'm teaching my mornings to start with something I like.
I    | - | These days I praise the start and let the finish look after itself.
I    | honesty | More and more I can tell what I want from what would look good.
I    | note-heartache | I'm practising making a plan with one person in it, me.
I    | - | My new rule is to stop while I still like it.
I    | not-heavy not-low | I say yes more often now to the thing that makes me grin.
I    | humour best | I used to plan a whole new life on Sunday nights. Now I plan one decent breakfast.
I    | best | I ask myself nicely now. It works about as often as shouting did.
I    | note-shame | I'm finding that I get more done when I'm nicer to myself.
I    | not-heavy not-low | Lately I let a good mood do some of the lifting.
I    | - | My plans are in pencil now. They get done more often.
I    | kindness morning afternoon | I've started asking what I'd thank myself for this evening, and doing that one first.
I    | after-a-setback best | I'm learning to try again before I've worked out whose fault it was.
I    | waiting-for-news | I'm learning to plan the week without knowing all of it.
you  | note-friends | {name}, you're learning to turn up, stay an hour and call that going.
you  | note-loss | {name}, you're learning to cut a day into pieces small enough to do.
you  | note-study | {name}, you're learning to begin with the bit you like.
you  | note-worry best | {name}, you're learning to worry with your sleeves rolled up.
?    | best | What if I got keen slowly, the way a bath fills?
?    | - | Will I give my effort a closing time?
?    | not-heavy not-low | What would be fun?
?    | note-work best | What would I do first if I cared a bit less?
?    | humour | Will I try one job at half speed and see who complains?
when | - | When the plan falls over, I'll practise picking up only the bit I can carry.
when | best | When I make a plan, I'll make it for the person I am after lunch.
when | - | When I get keen, I'll keep a bit back for tomorrow.
when | morning afternoon | When I hear myself say tomorrow, I'll try two minutes of it today.
when | note-tired | When it all looks urgent, I'll try asking what happens if I don't.
when | best | When I miss a day, I'll practise missing only the day.
when | humour | When I want a fresh start, I'll settle for a slightly used one.
I    | note-chore best | I'm learning to start before I've finished sighing.
I    | note-flat | I'm learning that a mood can come along after I've started.
I    | note-habit | I'm learning to count the days without holding my breath.
I    | note-challenge | I'm learning that wobbly is one way of getting there.
I    | note-money | I'm learning to look at the figures a bit at a time.
I    | note-work | I'm learning to leave some of my strength for the evening.
I    | - | I used to need a good reason. A small one does now.
I    | - | More and more, I count the days I tried.
I    | - | It turns out I don't need more push. I need a smaller step.
I    | - | Bit by bit I'm trusting the slow way.
I    | - | I've begun to leave the pen on the page where I stopped. It saves the hunting.
I    | - | I used to wait for the whole day to be free. Now I use the quarter before lunch.
I    | - | I've learned to stop mid-sentence, so there's somewhere to come back in.
I    | humour best | I'm learning to start before I've bought the notebook.
I    | - | I do the worst job while the kettle boils now. It's only three minutes of worst.
I    | first best | I've stopped announcing things. I do more of them.
you  | - | {name}, each small start makes the chair a bit easier to leave.
?    | - | What if I tried it for as long as the tea stays hot?
?    | - | What if I did the first five minutes standing up?
when | - | When I've stopped for the day, I'll leave the next bit lying open.
when | - | When the tea is poured, I'll start before it's cool enough to drink.
you  | first | {name}, you can start on an ordinary day. Good things have.
you  | first | {name}, make the step so small that you can take it in slippers.
you  | first | {name}, you can stop while you still like it, and leave the pen on the page.
you  | first | {name}, a scruffy start is a start. You can tidy up later.
I    | waking-up morning | I've begun to lay my clothes out. In the morning it's like help.
I    | before-work | I've learned to save the nice job for eleven o'clock.
I    | a-busy-day | I've begun to count what's done. It's a shorter list with better manners.
?    | - | What if I stopped while the work is still going well?
?    | - | What would I try first if a wobbly start counted?
?    | morning | What would today's piece look like if it had to fit before lunch?
?    | afternoon evening night | What if I left the pen on the page tonight, for the morning?
?    | - | What would I keep doing, if I were allowed to stay bad at it?
?    | - | What would I try, if I could hand it back on Friday?
`
