/** motivation, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationOwn = `
I    | first | I am someone who can enjoy things before they're finished.
I    | first | My own reasons are good enough to begin with.
I    | humour | I'm good at going on when nothing much is happening.
I    | first | I'm loyal to what I care about, even when I'm slow.
I    | - | I know how to begin, because I've done it so many times.
I    | - | I have my own way of getting things done, and slow is part of it.
I    | - | I've become a person who can leave off without giving up.
I    | meeting-people | I'm good to have along, even when I'm quiet.
?    | first | What if I'm not late at all, only going at my own pace?
?    | an-interview meeting-people | What if it's good for them, too, that I came?
when | humour not-low | When I'm asked what I've been doing, I'll mention something small with pride.
when | honesty first | When I want something less than I did, I'll ask what I want now.
when | an-interview honesty | When I'm asked why I came, I'll give my own real reason.
when | a-hard-talk courage | When my courage dips, I'll remember why the talk matters to me.
when | waiting-for-news | When the wait gets long, I'll go on with my own day.
I    | note-family | I can care for my people and still have plans of my own.
I    | note-study | I'm somebody who learns for my own reasons, marks or no marks.
I    | note-worry | I am someone who does the next small thing, worried or not.
I    | note-anger | My anger shows me what matters, and I can act on that calmly.
I    | note-glad | I am someone who can enjoy what I've worked and hoped for.
I    | note-shame note-mistake | I learn out loud, with mistakes.
I    | rest humour | I keep my own calendar. It has naps in it.
I    | first-only | I'm a late starter, and I'm in no mood to apologise.
I    | note-work | I'm good at more than I'm paid for.
I    | - | I'm not in the race. I came for the picnic.
I    | an-exam | I'm a learner. The mark is somebody else's handwriting.
I    | note-shame note-compare | My pace suits the distance I'm going.
I    | evening night | I count for as much with the lights off and nothing done.
I    | after-a-setback | I've a second try in me. I've had it all along.
I    | time-alone | I get on well without an audience.
I    | humour first-only | I'm reliable, in small amounts.
I    | humour | I'm stubborn in a good cause.
I    | creativity | I make things. Some of them lean.
I    | - | I'm made of small efforts, laid close together.
I    | note-tired | I rest like somebody with plans.
I    | - | I'm good for another go.
I    | an-interview | I'm good at what I do, whether or not they spot it.
I    | - | I can be tired of it and loyal to it.
I    | - | I want what I want, and it's quite modest.
I    | - | I go at the speed of somebody who'd like to arrive.
I    | - | I'm loyal to the small thing I do each day, even when it's the only thing I do.
I    | humour | I'm not the sort who springs out of bed, but I'm the sort who gets up.
I    | - | I'm not short of willpower. I've been spending it on getting up, and that's fair.
I    | first-only | I plod, and I arrive.
I    | meeting-people | I'm worth leaving the house for, and so are they.
I    | humour | I don't need chasing. I need lunch.
I    | humour | I know my reasons. Some of them are daft, and they hold.
I    | - | I've stopped asking whether I have what it takes. I have what there is, and I use it.
I    | - | I like finishing. I like stopping, too.
I    | - | I'd rather be thorough than thrilling.
I    | not-heavy not-low | I'm at my happiest halfway through something.
I    | a-busy-day humour | I'm one person, and a decent one. That's the whole staff.
you  | note-worry | {name}, you get things done while worrying, which is twice the work.
you  | first | {name}, you're worth as much on the sofa.
you  | first | {name}, you begin again so often that it's a skill.
you  | note-glad | {name}, this is what some of it was for.
you  | first | {name}, your pace has brought you all this way.
you  | independence first | {name}, you're the one who decides what counts as done.
you  | humour | {name}, you keep going in a way that doesn't photograph well and gets a great deal done.
?    | - | Will I be proud of this week out loud?
?    | - | What would I make, if I trusted the hours I've got?
?    | - | What if my ordinary effort, on ordinary days, is the impressive part?
?    | humour | What if my laziness has good taste?
?    | - | What if I've been persistent all along and called it slow?
?    | - | What if enough is a thing I'm good at?
?    | - | What if I'm the steady one?
when | humour | When people ask how it's going, I'll say slowly, and mean it kindly.
when | humour | When somebody else's finished thing makes me want to lie down, I'll lie down, and then do mine.
when | - | When the drive goes out of me, I'll coast.
when | - | When I start something, I'll start it like somebody who's free to stop.
when | humour | When they ask for my secret, I'll show them the pile of bad first tries.
you  | - | {name}, you finish things in your own good time.
you  | - | {name}, you don't need pushing. You need a reason, and you have one.
you  | - | {name}, you're still interested, and that takes people a long way.
you  | - | {name}, slow suits you. You get there, and you're still you.
I    | - | I'm a slow cooker. Dinner still happens.
I    | - | I do my best work in old jumpers.
I    | - | I start things on an ordinary Tuesday and finish them on another.
I    | humour | I've half a dozen things on the go. I'm a small city.
I    | - | I like to have done. I've made my peace with doing.
I    | - | My pace has a good view.
I    | - | I build the way a bird does, one daft twig at a time.
I    | - | I don't wait for the wind. I've got oars, and a sandwich.
I    | - | I'm the sort who comes back for the second half.
I    | morning | I get going like an old car, with patience and a bit of noise.
I    | - | I work from love, and on a Monday from habit.
you  | - | {name}, you're a finisher. It just takes you by the scenic road.
you  | - | {name}, you've made good things out of bad mornings.
you  | - | {name}, you can be trusted with a long job and a short biscuit break.
?    | - | What if my way of doing it is simply the long way, with better views?
?    | - | What if I'm the tortoise, and I like it?
?    | - | What would I make if it were only for my own wall?
?    | humour | What if I'm not behind, and they set off early?
?    | - | What if the half hour before supper is where my whole life gets made?
?    | - | Will I pick it up again, as I've picked up everything I love?
when | - | When I'm hurried over a thing I'm making, I'll hold it up to the light again.
when | humour | When I'm overtaken, I'll admire the shoes as they go by.
when | - | When I've had my fill of trying, I'll go out and look at a tree for a bit.
when | - | When I've made a small thing, I'll sign it.
I    | after-a-setback | I fall in the pond now and then. I'm still fond of boats.
I    | waiting-for-news | I've a life to get on with while I wait, and supper to think of.
`
