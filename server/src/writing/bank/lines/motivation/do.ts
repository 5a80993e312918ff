/** motivation, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationDo = `
I    | not-good not-bright | I can be flat and still do one good thing.
I    | patience first | I can go on at half my usual pace.
I    | - | I can give something ten minutes without promising more.
I    | kindness | I can do something the easy way today.
I    | independence first | I can be proud of something that only I noticed.
I    | waking-up morning | I can get up slowly and still have a morning.
I    | before-work not-good not-bright | I can go in tired and still do some good.
I    | an-exam | I can know part of the answer and still give it a good try.
I    | an-interview care | I can be unsure of my chances and still prepare with care.
I    | a-hard-talk kindness | I can dread the talk and still begin kindly.
I    | after-a-setback | I can be disappointed and still try the next small thing.
I    | waiting-for-news | I can hope for one answer and still look after today.
I    | meeting-people | I can turn up for a short while and let that be plenty.
I    | first | I've done a great deal in small pieces.
I    | independence | I've kept going without anyone cheering.
I    | - | I've started again before, and I can do so now.
I    | first | I've surprised myself on days I'd written off.
I    | rest | I've rested before and come back with more to give.
I    | courage | I've finished things I began without much hope.
I    | honesty | I've kept small promises to myself on difficult days.
I    | before-work | I've turned up without being keen and been useful all the same.
I    | an-exam learning | I've learned a lot in short, tired sittings.
I    | an-interview courage | I've put myself forward before, and I can do so again.
I    | after-a-setback | I've been knocked back before and found another way in.
I    | waiting-for-news | I've kept ordinary days going while big things were undecided.
I    | meeting-people | I've arrived somewhere reluctantly and been glad I came.
I    | friendship | I've asked for help to get going, and it helped.
I    | morning afternoon | Today I do the part I can, and I let it count.
I    | kindness morning afternoon | Today I begin with whatever feels easiest.
I    | care morning afternoon | Today I do less, and I do it with care.
I    | courage morning afternoon | Today I take one step I've been putting off.
I    | after-a-setback learning morning afternoon | Today I try again, a little differently.
I    | independence morning afternoon | Today I spend my strength on what I chose.
I    | first | More than once I've begun tired and finished glad.
I    | first | More than once, the step I dreaded has taken five minutes.
I    | rest not-good not-bright | More than once I've thought I was stuck, and I was only tired.
I    | an-exam learning | More than once, I've understood something on the third try.
I    | - | I come back to what I care about, even after a long time away.
I    | - | I take one step, and I look again from there.
I    | - | I start in the middle if the beginning is too hard.
I    | rest not-good not-bright | I rest when I'm tired, and I come back when I can.
I    | winding-down evening fairness | I look at what I did today, and I give myself credit.
I    | patience not-heavy | Some of what I'm proudest of was done slowly.
I    | first | Some of my best beginnings looked like nothing much.
I    | first | My effort is real, even when it doesn't show.
I    | - | Even on half-hearted days, I've done things worth doing.
I    | before-work | I set off as I am, and I settle as I go.
I    | a-busy-day rest | I take my break even when there's more to do.
I    | time-alone rest | With time to myself, I rest first and see what I want.
I    | winding-down bedtime evening night | Tonight I leave some things undone, and I'm kind to myself.
I    | bedtime night | I lie down with what I did today, and I let that be enough.
I    | bedtime winding-down evening night rest | Tonight, being tired is a good enough reason to rest.
I    | an-interview an-exam | I prepare what I can, and then I stop preparing.
I    | a-hard-talk honesty | I open the talk with one honest sentence.
I    | meeting-people | I stay for one conversation, and then I'm free to choose.
I    | first | Starting can be the hardest part, and I've done it before.
?    | - | What if I did the easiest part first, and let that count?
?    | - | What would I do in the next ten minutes, if ten were plenty?
?    | care morning afternoon | Will I do one thing today that I'd thank myself for later?
?    | evening night rest | What if I rested now and called today enough?
?    | morning afternoon | What would I do today for no reason but liking it?
?    | curiosity first | What if I began at the point where it gets interesting?
?    | rest morning afternoon not-good not-bright | Will I rest today before I'm worn out?
?    | kindness morning afternoon | What would I take off today's plan to make it kind?
?    | morning afternoon | What would I do today if trying counted as much as finishing?
?    | first | What if the next step is the only one I need for now?
?    | - | What would it take to make starting pleasant?
?    | a-busy-day | What would I still be glad of when today is over?
?    | after-a-setback curiosity | What would I try next if it were only an experiment?
?    | waiting-for-news | Will I make one small plan for myself while I wait?
?    | time-alone creativity | What would I play with for an hour, with nothing to show?
?    | winding-down bedtime evening night fairness | What if what I did today was enough?
when | - | When I've been still too long, I'll stand up and stretch.
when | not-heavy | When I finish a small thing, I'll stop long enough to be glad.
when | honesty friendship | When I lose heart, I'll tell one person how I am.
when | patience | If I've been rushing, I'll do the next thing slowly.
when | independence | When I feel a bit of energy, I'll give it to something I chose.
when | first | If I start to bargain with myself, I'll begin with the smallest part.
when | - | When I think a step is too little, I'll remember that small steps add up.
when | kindness | When I put something off, I'll ask what would make it easier.
when | fairness | When praise doesn't come, I'll name what I did well myself.
when | rest | When I've done what I said I would, I'll let myself rest.
when | fairness | When I've said yes too often, I'll let the next answer be a kind no.
when | first | When I think of an easier way, I'll take it and be glad of it.
when | before-work | When I'm about to set off, I'll name one thing I can do well today.
when | an-exam rest | When I can't take in more, I'll put the book down and walk about.
when | an-interview | When I've prepared enough, I'll do something that makes me smile.
when | a-hard-talk honesty | When the moment comes, I'll say the first true thing and go from there.
when | waiting-for-news | When I've checked and there's nothing, I'll go and do one useful thing.
when | time-alone | When I have a free hour, I'll choose what I'd really like to do.
when | winding-down evening rest | When I've done what I can, I'll sit down and really rest.
when | bedtime night | When I count what's left to do, I'll count what's done as well.
I    | note-heartache | I do one thing for myself that has nothing to do with love.
I    | note-family | I do what's needed for the people I love, and then one thing for me.
I    | note-work | I choose the one thing about work that would ease my mind, and I do it first.
I    | note-study | I open the book, read one page, and decide again from there.
I    | note-anger | I put the energy of my anger into one thing I can change.
I    | note-tired | I'm tired, so I choose one small thing and let it be the whole list.
I    | note-glad | I use some of my gladness to begin something I care about.
I    | note-shame note-mistake | I put right what I can reach.
I    | note-worry note-money | I open the envelope. Then I've opened the envelope.
I    | note-friends | I go for half an hour. That's still going.
I    | humour first-only | I've done my duty in a very poor mood and been thanked for my cheerfulness.
I    | - | I put one shoe on, and the other one followed.
I    | an-interview | I've made my own case before, with a dry mouth and decent shoes.
I    | - | I've talked myself into harder things than this.
I    | - | I've been the last one to believe I'd finish, and I finished.
I    | humour | I've done it grumbling before. It came out the same.
I    | morning afternoon note-worry note-money | I deal with one envelope and leave the others shut.
I    | - | Most of what I've finished, I started late.
I    | not-heavy not-low | I tell somebody how well it went, all of it.
I    | evening night | I did what fitted into today, and today is full.
I    | note-friends note-left-out | I go anyway, with a book.
I    | first-only note-loss | Teeth brushed. Good enough.
I    | morning afternoon creativity | Today I do the bad first draft.
I    | - | I've done things badly on a Monday and better by the Friday.
I    | note-heartache | I turn up to one thing I'd rather cancel, and leave when I like.
I    | - | I said I'd try, and that was me trying.
I    | evening night | I did some of it. Some is what a day holds.
I    | note-study | I set the timer, read until it rings, and call that a respectable amount of learning.
I    | - | I put the radio on and pick up one thing, and quite often the whole room gets done.
I    | - | I've stopped for months before and come back as if I'd only put the bins out.
I    | - | I've carried on through boredom, drizzle and other people's advice, and got there in time for supper.
I    | friendship | I've asked somebody to sit with me before, and I got it done.
I    | note-study | One page. Then a biscuit.
I    | not-heavy not-low humour | I did it, and I did a small dance about it.
I    | morning afternoon | Today I give it one good hour and no more.
I    | friendship | I tell one friend what I mean to do, and then I do roughly that.
I    | evening night | I put the day down like two heavy bags.
I    | - | I keep going in my own odd way, with stops.
I    | - | I do the bit with my name on it.
I    | not-heavy not-low | I started for a minute and stayed for the fun of it.
I    | note-loss | I do one dull job, because a dull job stays done.
I    | an-exam humour | I've learned things on buses, in bed and under protest.
I    | humour | I've often been talked out of starting by my own excellent reasons, and started on the bus instead.
I    | - | I write the word done next to it, in ink.
I    | note-tired note-ill | I do what I can, and stop before my body shouts.
I    | not-heavy not-low | I've surprised myself before, in the nice direction.
I    | humour | I turn up. It's not glamorous, but it gets things built.
I    | before-work morning | I've got up without wanting to, and some of those days were good by ten.
you  | - | You turned up. Good.
you  | - | {name}, you did it on a day when you'd have been forgiven for not.
you  | - | {name}, you did a bit, then a bit, then looked up. That's how it's done.
you  | humour | {name}, you turned one enormous job into a dozen dull ones, and did the first three.
you  | - | {name}, you did the boring part. It holds up the rest.
you  | - | {name}, you've started from further back than this.
you  | - | {name}, you've made a great deal out of spare half hours.
?    | - | Will I stop at good and hand it in?
?    | humour | What would I get done in the time it takes to fill a bath?
?    | humour | Will I do the next smallest thing, and be rather grand about it?
?    | - | Will I do the part that can be done sitting down?
?    | - | Will I do it first and tell people after?
?    | - | Will I give it ten minutes before I give up on it?
when | humour | When it's finished, I'll look at it for as long as I dreaded it.
when | - | When I've one good hour, I'll spend it on what I'd miss.
when | - | When I stall, I'll do the part a child would start with.
when | first | If the day is half gone, I'll use the other half.
when | note-shame note-compare note-doubt | When I hear the words not good enough, I'll ask enough for what.
when | - | When I've got my coat on, I'll go before I think of a reason.
you  | humour | {name}, you got up. There were strong arguments on the other side.
you  | - | {name}, you've dreaded things like this before and ended up doing them.
you  | - | {name}, you've kept going on less than this.
you  | - | {name}, you do a lot on the days you call lazy.
`
