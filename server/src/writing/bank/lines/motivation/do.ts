/** motivation, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationDo = `
I    | waking-up morning spare | I can get up slowly and still have a morning.
I    | spare | I've done a great deal in small pieces.
I    | independence spare | I've kept going without anyone cheering.
I    | spare | I've surprised myself on days I'd written off.
I    | courage fair | I've finished things I began without much hope.
I    | before-work spare | I've turned up without being keen and been useful all the same.
I    | an-exam learning fair | I've learned a lot in short, tired sittings.
I    | meeting-people spare | I've arrived somewhere reluctantly and been glad I came.
I    | spare | More than once, the step I dreaded has taken five minutes.
I    | rest not-good not-bright spare | More than once I've thought I was stuck, and I was only tired.
I    | an-exam learning spare | More than once, I've understood something on the third try.
I    | spare | I start in the middle if the beginning is too hard.
I    | an-interview an-exam fair | I prepare what I can, and then I stop preparing.
I    | a-hard-talk honesty spare | I open the talk with one honest sentence.
?    | evening night rest spare | What if I rested now and called today enough?
?    | time-alone creativity spare | What would I play with for an hour, with nothing to show?
when | spare | When I've been still too long, I'll stand up and stretch.
when | not-heavy spare | When I finish a small thing, I'll stop long enough to be glad.
when | spare | If I start to bargain with myself, I'll begin with the smallest part.
when | fair | When I think of an easier way, I'll take it and be glad of it.
when | an-exam rest fair | When I can't take in more, I'll put the book down and walk about.
when | an-interview spare | When I've prepared enough, I'll do something that makes me smile.
when | a-hard-talk honesty spare | When the moment comes, I'll say the first true thing and go from there.
when | time-alone spare | When I have a free hour, I'll choose what I'd really like to do.
I    | note-heartache | I do one thing that was mine before them.
I    | note-work spare | I do the thing I keep moving down the list.
I    | note-study spare | I open the book, read one page, and decide again from there.
I    | note-tired | I cross two things off the list by not doing them.
I    | note-shame note-mistake | I put right what I can reach.
I    | note-worry note-money fair | I write down what's coming in and what's going out. Then I stop.
I    | note-friends spare | I go for half an hour. That's still going.
I    | humour first-only first | I've done my duty in a very poor mood and been thanked for my cheerfulness.
I    | fair | I put one shoe on, and the other tends to follow.
I    | an-interview | I've made my own case before, with a dry mouth and decent shoes.
I    | - | I've been the last one to believe I'd finish, and I finished.
I    | not-heavy not-low spare | I tell somebody how well it went, all of it.
I    | note-friends note-left-out spare | I do something I like anyway, on my own.
I    | first-only note-loss | Teeth brushed. Good enough.
I    | morning afternoon creativity | Today I do the bad first draft.
I    | spare | I've done things badly on a Monday and better by the Friday.
I    | note-heartache fair | I turn up to one thing I'd rather cancel, and leave when I like.
I    | note-study | I set the timer, read until it rings, and call that a respectable amount of learning.
I    | fair | I put the radio on and pick up one thing, and quite often the whole room gets done.
I    | friendship fair | I've asked somebody to sit with me before, and I got it done.
I    | note-study | One page. Then a biscuit.
I    | morning afternoon spare | Today I give it one good hour and no more.
I    | friendship first | I tell one friend what I mean to do, and then I do roughly that.
I    | evening night fair | I put the day down like two heavy bags.
I    | spare | I do the bit with my name on it.
I    | not-heavy not-low fair | I started for a minute and stayed for the fun of it.
I    | note-loss | I do one dull job, because a dull job stays done.
I    | an-exam humour | I've learned things on buses, in bed and under protest.
I    | humour spare | I've often been talked out of starting by my own excellent reasons, and started on the bus instead.
I    | note-tired note-ill fair | I do what I can, and stop before my body shouts.
I    | not-heavy not-low fair | I've surprised myself before, in the nice direction.
I    | before-work morning | I've got up without wanting to, and some of those days were good by ten.
you  | fair | {name}, you've started from further back than this.
you  | spare | {name}, you've made a great deal out of spare half hours.
?    | fair | Will I stop at good and hand it in?
?    | humour fair | What would I get done in the time it takes to fill a bath?
?    | humour first | Will I do the next smallest thing, and be rather grand about it?
?    | spare | Will I start with the part that can be done sitting down?
?    | spare | Will I do the job first and tell people after?
?    | spare | Will I give the job ten minutes before I give up on it?
when | humour first | When it's finished, I'll look at it for as long as I dreaded it.
when | fair | When I stall, I'll do the part a child would start with.
when | afternoon spare | If the day is half gone, I'll use the other half.
when | note-shame note-compare note-doubt | When I hear the words not good enough, I'll ask enough for what.
when | fair | When I've got my coat on, I'll go before I think of a reason.
you  | spare | {name}, you've dreaded things like this before and ended up doing them.
you  | first | {name}, you've kept going on less than this.
I    | - | I take the top thing off the pile and don't look at the pile.
I    | spare | I set a timer for ten minutes and take all of them.
I    | first | I do one drawer. The other drawers can watch.
you  | spare | {name}, put the kettle on and do one small piece before it boils.
you  | fair | {name}, do the first line. The second may follow.
you  | fair | {name}, lift one corner of the job. The rest may be lighter than it looks.
when | humour fair | When I find the perfect tool for the job, I'll do the job first.
you  | fair | {name}, you can do the boring bit with the radio on.
I    | waking-up morning | I sit up, and the rest of the morning follows like a sulky dog.
I    | before-work fair | I get off one stop early and arrive on purpose.
I    | a-busy-day fair | I cross one off in ink and enjoy the noise it makes.
?    | a-busy-day spare | Will I do the one that's shouting, or the one that matters?
I    | an-exam | I do twenty minutes, and then I tell it to the cat.
I    | an-interview fair | I get there early and walk once round the block.
I    | meeting-people | I ring the bell before I've time to go round the block again.
I    | after-a-setback spare | I try it once more with the one thing changed, and my sleeves up.
I    | time-alone fair | I make something wonky, because I want to.
I    | bedtime night | I've done a day. I can put it on the shelf with the others.
?    | spare | Will I do the first two minutes and then decide?
?    | spare | What if I did the smallest piece while the kettle boils?
?    | fair | Will I do the first bit with my coat still on?
?    | humour fair | Will I get it done and then mention it to the whole house?
?    | evening fair | What would I leave out on the table for the morning?
when | first | Once I've mended a thing, I'll walk past it twice for no reason.
when | first | When the big job isn't looking, I'll creep up and do a bit.
I    | first | I've finished things out of pure annoyance.
I    | - | This time I throw the dead pen away.
I    | - | I've cheered aloud in an empty kitchen.
I    | - | I change the bulb, after a month of managing in the dark.
I    | - | I do the first line in my worst handwriting.
I    | first | I stand up. The rest is negotiable.
I    | - | I roll my sleeves up. That commits me.
`
