/** motivation, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationLearn = `
I    | waking-up morning fair | I'm learning to get up first and decide how I feel later.
I    | friendship fair | I'm getting better at asking for company when I can't get going.
I    | humour spare | I'm practising starting over without making a speech of it.
I    | care fair | I'm practising leaving small kindnesses for my later self.
I    | a-hard-talk honesty fair | I'm practising bringing things up while they're still small.
I    | spare | I'm practising stopping at a place I'd like to come back to.
I    | patience fair | I'm finding that I can be bored and still go on.
I    | fair | I'm teaching myself to finish small things, so that I know I can.
I    | spare | I'm learning to do a small thing instead of promising a big one.
?    | friendship first | What if I asked for company instead of willpower?
?    | time-alone creativity morning afternoon fair | What would I like to do badly and happily today?
?    | kindness spare | What if it was the plan that failed, and not me?
when | spare | When I'm waiting to feel ready, I'll begin with the easiest part.
when | spare | When I skip a day, I'll begin again where I am.
when | curiosity spare | When I notice a little interest, I'll follow it before it fades.
when | rest spare | When I finish early, I'll let the time be mine.
when | waking-up morning fair | When I don't want to get up, I'll try sitting up first.
when | before-work morning fair | When the day looks long, I'll think of the first hour only.
when | an-exam spare | When I don't want to revise, I'll open one page and let that be the start.
I    | note-work | I'm learning to stop at good and leave brilliant for another day.
I    | note-tired fair | I'm learning to halve the list before I start it.
I    | evening night humour first | I'm learning to go to bed mid-list, like a person with sense.
I    | honesty first | I make smaller promises now. They get kept.
I    | note-heartache | Slowly, I'm finding out which of my opinions about films and curtains were ever mine.
I    | note-anger fair | I'm finding out what my temper is good for.
I    | note-family | I'm learning to leave some of it for somebody else to notice.
I    | humour first | I've begun to distrust plans that need a better me.
I    | first | I'm learning to start before my opinion arrives.
I    | spare | I'm unlearning the last-minute dash. It's quieter here.
I    | not-heavy not-low fair | I'm getting quicker to spot when I'm having fun, and slower to leave.
I    | meeting-people humour | I'm practising going anyway and leaving early.
I    | first | I'm finding out how much of my effort was worry.
I    | a-busy-day | I'm learning to be useful at an ordinary speed.
I    | kindness first | I'm learning that whoever I am tomorrow gets tired too, and would like some help.
I    | - | I've started counting goes, not results.
I    | before-work morning fair | I'm teaching my mornings to start with something I like.
I    | spare | These days I praise the start and let the finish look after itself.
I    | honesty fair | More and more I can tell what I want from what would look good.
I    | note-heartache spare | I'm practising making a plan with one person in it, me.
I    | fair | My new rule is to stop while I still like it.
I    | not-heavy not-low fair | I say yes more often now to the thing that makes me grin.
I    | humour first | I used to plan a whole new life on Sunday nights. Now I plan one decent breakfast.
I    | first | I ask myself nicely now. It works about as often as shouting did.
I    | note-shame spare | I'm finding that I get more done when I'm nicer to myself.
I    | not-heavy not-low fair | Lately I let a good mood do some of the lifting.
I    | fair | My plans are in pencil now. They get done more often.
I    | kindness morning afternoon fair | I've started asking what I'd thank myself for this evening, and doing that one first.
I    | after-a-setback | I'm learning to try again before I've worked out whose fault it was.
I    | waiting-for-news fair | I'm learning to plan the week without knowing all of it.
you  | note-friends fair | {name}, you're learning to turn up, stay an hour and call that going.
you  | note-loss | {name}, you're learning to cut a day into pieces small enough to do.
you  | note-study fair | {name}, you're learning to begin with the bit you like.
you  | note-worry | {name}, you're learning to worry with your sleeves rolled up.
?    | first | What if I got keen slowly, the way a bath fills?
?    | spare | Will I give my effort a closing time?
?    | not-heavy not-low spare | What would be fun?
?    | note-work | What would I do first if I cared a bit less?
?    | humour fair | Will I try one job at half speed and see who complains?
when | spare | When the plan falls over, I'll practise picking up only the bit I can carry.
when | first | When I make a plan, I'll make it for the person I am after lunch.
when | fair | When I get keen, I'll keep a bit back for tomorrow.
when | morning afternoon spare | When I hear myself say tomorrow, I'll try two minutes of it today.
when | note-tired | When it all looks urgent, I'll try asking what happens if I don't.
when | first | When I miss a day, I'll practise missing only the day.
when | humour first | When I want a fresh start, I'll settle for a slightly used one.
I    | note-chore | I'm learning to start before I've finished sighing.
I    | note-flat fair | I'm learning that a mood can come along after I've started.
I    | note-habit | I'm learning to count the days without holding my breath.
I    | note-challenge spare | I'm learning that wobbly is one way of getting there.
I    | note-work fair | I'm learning to leave some of my strength for the evening.
I    | fair | I used to need a good reason. A small one does now.
I    | fair | More and more, I count the days I tried.
I    | fair | It turns out I don't need more push. I need a smaller step.
I    | spare | I've begun to leave the pen on the page where I stopped. It saves the hunting.
I    | - | I used to wait for the whole day to be free. Now I use the quarter before lunch.
I    | fair | I've learned to stop mid-sentence, so there's somewhere to come back in.
I    | humour first | I'm learning to start before I've bought the notebook.
I    | first | I do the worst job while the kettle boils now. It's only three minutes of worst.
I    | first | I've stopped announcing things. I do more of them.
you  | spare | {name}, each small start makes the chair a bit easier to leave.
?    | spare | What if I tried it for as long as the tea stays hot?
?    | spare | What if I did the first five minutes standing up?
when | spare | When I've stopped for the day, I'll leave the next bit lying open.
you  | fair | {name}, you can start on an ordinary day. Good things have.
you  | spare | {name}, make the step so small that you can take it in slippers.
you  | fair | {name}, you can stop while you still like it, and leave the pen on the page.
you  | spare | {name}, a scruffy start is a start. You can tidy up later.
I    | waking-up morning fair | I've begun to lay my clothes out. In the morning it's like help.
I    | before-work fair | I've learned to save the nice job for eleven o'clock.
I    | a-busy-day fair | I've begun to count what's done. It's a shorter list with better manners.
?    | spare | What if I stopped while the work is still going well?
?    | spare | What would I try first if a wobbly start counted?
?    | morning spare | What would today's piece look like if it had to fit before lunch?
?    | first | What would I keep doing, if I were allowed to stay bad at it?
?    | spare | What would I try, if I could hand it back on Friday?
I    | first | I take short runs at things now, like a small dog at the sea.
?    | - | How badly could I draw a horse, given the chance?
I    | - | Each time I go back to a job, it's a bit smaller than the one I left.
I    | first | I'm getting good at starting. I've had to do it so often.
I    | - | Little by little I mind less about being seen trying.
I    | first | I practise the first inch. The second is usually attached.
I    | first | I've started checking my dread's arithmetic. It rounds up.
when | - | After each go, I'll change one small thing and pretend I planned it.
I    | first | I still put things off, but not so far off.
I    | - | My good intentions and I now meet about once a week.
I    | first | I've begun counting to three and actually going on three.
I    | first | I used to do things badly and late. I'm trying badly and early.
I    | first | I'm practising not looking surprised when I do what I said.
I    | first | I used to wait until I was ashamed. It's quicker without.
I    | first | I leave the sofa in stages. It's a technique.
`
