/** motivation, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationOwn = `
I    | spare | My own reasons are good enough to begin with.
I    | humour first | I'm good at going on when nothing much is happening.
I    | spare | I'm loyal to what I care about, even when I'm slow.
I    | spare | I have my own way of getting things done, and slow is part of it.
I    | fair | I've become a person who can leave off without giving up.
I    | meeting-people | I'm good to have along, even when I'm quiet.
?    | an-interview meeting-people spare | What if it's good for them, too, that I came?
when | humour not-low fair | When I'm asked what I've been doing, I'll mention something small with pride.
when | an-interview honesty spare | When I'm asked why I came, I'll give my own real reason.
when | waiting-for-news spare | When the wait gets long, I'll go on with my own day.
I    | note-study | I like knowing things. That part isn't marked.
I    | rest humour first | I keep my own calendar. It has naps in it.
I    | first-only | I'm a late starter, and I'm in no mood to apologise.
I    | note-work | I'm good at more than I'm paid for.
I    | first | I'm not in the race. I came for the picnic.
I    | note-shame note-compare fair | My pace suits the distance I'm going.
I    | evening night first | I count for as much with the lights off and nothing done.
I    | after-a-setback spare | I've a second try in me. I've had it all along.
I    | time-alone fair | I get on well without an audience.
I    | humour fair | I'm stubborn in a good cause.
I    | creativity first | I make things. Some of them lean.
I    | note-tired | I rest like somebody with plans.
I    | spare | I'm good for another go.
I    | an-interview fair | I'm good at what I do, whether or not they spot it.
I    | - | I want what I want, and it's quite modest.
I    | - | I go at the speed of somebody who'd like to arrive.
I    | spare | I'm loyal to the small thing I do each day, even when it's the only thing I do.
I    | humour first | I'm not the sort who springs out of bed, but I'm the sort who gets up.
I    | first-only first | I plod, and I arrive.
I    | meeting-people spare | I'm worth leaving the house for, and so are they.
I    | humour first | I don't need chasing. I need lunch.
I    | humour fair | I know my reasons. Some of them are daft, and they hold.
I    | first | I've stopped asking whether I have what it takes. I have what there is, and I use it.
I    | fair | I like finishing. I like stopping, too.
I    | first | I'd rather be thorough than thrilling.
I    | not-heavy not-low | I'm at my happiest halfway through something.
I    | a-busy-day humour | I'm one person, and a decent one. That's the whole staff.
you  | note-worry | {name}, you get things done while worrying, which is twice the work.
you  | first | {name}, you're worth as much on the sofa.
you  | fair | {name}, you begin again so often that it's a skill.
you  | note-glad | {name}, this is what some of it was for.
you  | independence spare | {name}, you're the one who decides what counts as done.
you  | humour first | {name}, you keep going in a way that doesn't photograph well and gets a great deal done.
?    | spare | What if my ordinary effort, on ordinary days, is the impressive part?
?    | humour first | What if my laziness has good taste?
?    | - | What if I've been persistent all along and called it slow?
?    | spare | What if I'm the steady one?
when | humour first | When somebody else's finished thing makes me want to lie down, I'll lie down, and then do mine.
when | - | When the drive goes out of me, I'll coast.
when | spare | When I start something, I'll start it like somebody who's free to stop.
when | humour first | When they ask for my secret, I'll show them the pile of bad first tries.
you  | spare | {name}, you finish things in your own good time.
you  | fair | {name}, you're still interested, and that takes people a long way.
I    | first | I'm a slow cooker. Dinner still happens.
I    | fair | I do my best work in old jumpers.
I    | - | I start things on an ordinary Tuesday and finish them on another.
I    | humour first | I've half a dozen things on the go. I'm a small city.
I    | fair | I like to have done. I've made my peace with doing.
I    | fair | My pace has a good view.
I    | first | I build the way a bird does, one daft twig at a time.
I    | first | I don't wait for the wind. I've got oars, and a sandwich.
I    | fair | I'm the sort who comes back for the second half.
I    | morning | I get going like an old car, with patience and a bit of noise.
you  | fair | {name}, you're a finisher. It just takes you by the scenic road.
you  | first | {name}, you've made good things out of bad mornings.
you  | first | {name}, you can be trusted with a long job and a short biscuit break.
?    | - | What if I'm the tortoise, and I like it?
?    | fair | What would I make if it were only for my own wall?
?    | humour first | What if I'm not behind, and they set off early?
when | humour first | When I'm overtaken, I'll admire the shoes as they go by.
when | morning afternoon evening fair | When I've had my fill of trying, I'll go out and look at a tree for a bit.
when | fair | When I've made a small thing, I'll sign it.
I    | after-a-setback | I fall in the pond now and then. I'm still fond of boats.
I    | waiting-for-news fair | I've a life to get on with while I wait, and supper to think of.
when | fair | When the rain sets in, I'll go as somebody who owns a coat.
when | first | When I fall behind, I'll enjoy having the road to myself.
when | first | When people ask how I get so much done, I'll say slowly.
when | spare | If a snail overtakes me, I'll wave and keep going.
when | - | If I've done half, I'll call it half, and not call it nothing.
?    | fair | What if my best work gets done in a bad jumper?
?    | - | What if muddling through is a method, and I'm its leading expert?
?    | fair | What if half-hearted, from me, is still a good deal of heart?
?    | first | What if I'm the sort who arrives last, with the cake?
?    | - | What if being stubborn was my gift all along, and only needed a hobby?
`
