/** motivation, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationDo = `
I    | not-good not-bright | I can be flat and still do one good thing.
I    | patience | I can go on at half my usual pace.
I    | - | I can give something ten minutes without promising more.
I    | kindness | I can do something the easy way today.
I    | independence | I can be proud of something that only I noticed.
I    | waking-up morning | I can get up slowly and still have a morning.
I    | before-work not-good not-bright | I can go in tired and still do some good.
I    | an-exam | I can know part of the answer and still give it a good try.
I    | an-interview care | I can be unsure of my chances and still prepare with care.
I    | a-hard-talk kindness | I can dread the talk and still begin kindly.
I    | after-a-setback | I can be disappointed and still try the next small thing.
I    | waiting-for-news | I can hope for one answer and still look after today.
I    | meeting-people | I can turn up for a short while and let that be plenty.
I    | - | I've done a great deal in small pieces.
I    | independence | I've kept going without anyone cheering.
I    | - | I've started again before, and I can do so now.
I    | - | I've surprised myself on days I'd written off.
I    | rest | I've rested before and come back with more to give.
I    | courage | I've finished things I began without much hope.
I    | honesty | I've kept small promises to myself on difficult days.
I    | learning | I've learned to do things I once couldn't imagine doing.
I    | - | I've changed my mind before and begun something better.
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
I    | morning afternoon | Today I let good enough be good.
I    | after-a-setback learning morning afternoon | Today I try again, a little differently.
I    | independence morning afternoon | Today I spend my strength on what I chose.
I    | - | More than once I've begun tired and finished glad.
I    | - | More than once, the step I dreaded has taken five minutes.
I    | rest not-good not-bright | More than once I've thought I was stuck, and I was only tired.
I    | an-exam learning | More than once, I've understood something on the third try.
I    | rest | I come back after a break and find that I'm still able.
I    | - | I come back to what I care about, even after a long time away.
I    | - | I do one thing, and then I see how I am.
I    | - | I take one step, and I look again from there.
I    | - | I start in the middle if the beginning is too hard.
I    | rest not-good not-bright | I rest when I'm tired, and I come back when I can.
I    | winding-down evening fairness | I look at what I did today, and I give myself credit.
I    | - | I give a little of my day to something I love.
I    | patience not-heavy | Some of what I'm proudest of was done slowly.
I    | - | Some of my best beginnings looked like nothing much.
I    | - | My effort is real, even when it doesn't show.
I    | - | Even on half-hearted days, I've done things worth doing.
I    | - | Once I've started, I often find I can.
I    | before-work | I set off as I am, and I settle as I go.
I    | a-busy-day rest | I take my break even when there's more to do.
I    | time-alone rest | With time to myself, I rest first and see what I want.
I    | winding-down bedtime evening night | Tonight I leave some things undone, and I'm kind to myself.
I    | bedtime night | I lie down with what I did today, and I let that be enough.
I    | bedtime winding-down evening night rest | Tonight, being tired is a good enough reason to rest.
I    | an-interview an-exam | I prepare what I can, and then I stop preparing.
I    | a-hard-talk honesty | I open the talk with one honest sentence.
I    | meeting-people | I stay for one conversation, and then I'm free to choose.
I    | before-work | I take the first hour gently, and go on from there.
I    | - | Starting can be the hardest part, and I've done it before.
I    | - | I've got going before, even when it wasn't easy.
?    | - | What if I did the easiest part first, and let that count?
?    | - | What would I do in the next ten minutes, if ten were plenty?
?    | care morning afternoon | Will I do one thing today that I'd thank myself for later?
?    | evening night rest | What if I rested now and called today enough?
?    | morning afternoon | What would I do today for no reason but liking it?
?    | curiosity | What if I began at the point where it gets interesting?
?    | rest morning afternoon not-good not-bright | Will I rest today before I'm worn out?
?    | kindness morning afternoon | What would I take off today's plan to make it kind?
?    | morning afternoon | What would I do today if trying counted as much as finishing?
?    | - | What if the next step is the only one I need for now?
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
when | - | If I start to bargain with myself, I'll begin with the smallest part.
when | - | When I think a step is too little, I'll remember that small steps add up.
when | kindness | When I put something off, I'll ask what would make it easier.
when | fairness | When praise doesn't come, I'll name what I did well myself.
when | rest | When I've done what I said I would, I'll let myself rest.
when | fairness | When I've said yes too often, I'll let the next answer be a kind no.
when | - | When I think of an easier way, I'll take it and be glad of it.
when | before-work | When I'm about to set off, I'll name one thing I can do well today.
when | an-exam rest | When I can't take in more, I'll put the book down and walk about.
when | an-interview | When I've prepared enough, I'll do something that makes me smile.
when | a-hard-talk honesty | When the moment comes, I'll say the first true thing and go from there.
when | waiting-for-news | When I've checked and there's nothing, I'll go and do one useful thing.
when | time-alone | When I have a free hour, I'll choose what I'd really like to do.
when | winding-down evening rest | When I've done what I can, I'll sit down and really rest.
when | bedtime night | When I count what's left to do, I'll count what's done as well.
I    | note-loss | I do the next needful thing, slowly, with somebody dear in my heart.
I    | note-heartache | I do one thing for myself that has nothing to do with love.
I    | note-family | I do what's needed for the people I love, and then one thing for me.
I    | note-friends | I begin something small, even on my own.
I    | note-work | I choose the one thing about work that would ease my mind, and I do it first.
I    | note-study | I open the book, read one page, and decide again from there.
I    | note-worry | I can worry and still do one useful thing in the next ten minutes.
I    | note-shame | I've started again after embarrassing myself before, and it got easier.
I    | note-anger | I put the energy of my anger into one thing I can change.
I    | note-tired | I'm tired, so I choose one small thing and let it be the whole list.
I    | note-glad | I use some of my gladness to begin something I care about.
`
