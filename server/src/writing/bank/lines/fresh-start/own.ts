/** fresh-start, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartOwn = `
I    | first | I am more than my worst week.
I    | first | I have a past, and I am larger than it.
I    | first | I am free to be different from how I was.
I    | - | My story has room for another beginning.
I    | kindness first | I am kind to the person I used to be.
I    | independence first | I don't need anybody's permission to begin.
I    | first | Wherever I start from, I start as myself.
I    | patience first | I have my own way of starting over, and slow is part of it.
I    | a-busy-day | I can begin in the middle of a day.
?    | - | What if starting over is something I'm good at?
?    | first | What if my past is part of what I have to offer?
?    | bedtime evening night | What if I could go to sleep on good terms with myself?
when | kindness | If I meet someone starting out, I'll tell them what helped me.
when | - | When everything around me is new, I'll do one thing in my own way.
when | kindness first | When I see an old photograph of myself, I'll look at it gently.
I    | humour | My best stories start with something going wrong.
I    | first-only | I know what I'm like when I lose, and I'm not bad company.
I    | - | I come back.
I    | independence best | I don't ask the past for a reference.
I    | not-heavy not-low | I'm a beginner again, and I'd forgotten the fun of it.
I    | - | I can be the same person and lead a different life.
I    | - | I don't need the old road to have been wrong.
I    | - | I'm still here, and I've got plans.
I    | - | I bend. It's how I've stayed in one piece.
I    | - | I'm not my mistake. I'm the person who noticed it.
I    | humour first-only | I have a past, and it doesn't drive.
I    | humour best | I'm not my worst email.
I    | not-heavy not-low | I'm pleased with who I'm turning into, and a little surprised.
I    | night best | I can sleep as an unfinished person. They're the only kind.
I    | a-busy-day afternoon humour | I can call it morning at any time of day.
I    | first-only | I let go badly, and I let go.
I    | night | The day is finished. I'm not, and that's good news.
I    | a-hard-talk honesty | I can say I was wrong in a steady voice and mean the whole sentence.
I    | - | I'm older than my mistakes now.
I    | - | I'm the one who turned up for all of it, and I'm still turning up.
I    | first-only | I'm a late starter, and I've kept the energy.
I    | - | I travel with less than I used to.
I    | - | I'm tender about the past and quite firm with the future.
I    | kindness | I forgive slowly, and I've put my own name on the list.
I    | humour best | I've been several people so far, and I liked most of them.
I    | - | I'm good at second tries.
I    | note-friends | I have made friends from scratch before, so I know the recipe.
I    | note-anger | I hold my opinions firmly and my grudges loosely.
I    | note-study | I am still the one who wanted to know.
I    | note-loss | This is changing me. I'm still me.
I    | note-glad | I'm a person things can go right for.
I    | note-worry best | I have started plenty of good days with a bad feeling.
I    | note-shame note-mistake | I am not the worst thing I've done this week.
I    | note-work note-boss best | I've outlasted difficult people before.
you  | first best | {name}, you carry your past like somebody who has packed before.
you  | humour first | {name}, you have come back from worse and stayed funny.
you  | learning first | {name}, you're the same person who once couldn't tell the time, and look at you now.
?    | - | What if I'm not starting over at all, only carrying on with better directions?
when | humour best | When I'm reminded who I was, I'll say I remember, and pass the salt.
when | - | When somebody brings up the old days, I'll enjoy them and go home to these.
when | best | When a door closes, I'll check whether I wanted that room.
you  | first | {name}, your worst year is not your name.
I    | - | I start from where I'm standing. It's been near enough so far.
I    | - | I've been replanted. The roots are mine.
I    | - | I know how to be the new one. Smile, ask, sit near the door.
I    | - | My past's a good cupboard. I go in for what I need and come out.
?    | - | What if my long way round is the interesting route?
?    | - | What if the mended bit is the part that holds?
when | - | When they ask where I'm from, I'll tell them where I'm going as well.
when | - | When I unlock my own door, I'll notice the sound it makes.
I    | after-a-setback | I've come back from worse with better shoes.
when | - | When I start again, I'll bring the good chair.
when | - | When somebody remembers the old me, I'll smile and tell them what's new.
?    | - | What if changing my mind is one of the things I do well?
?    | - | What if I've begun again often enough to be good at it?
?    | - | What would I keep, if I could start the week again?
?    | - | What if I can be new somewhere and still be me?
when | - | When I find my old handwriting, I'll answer it.
when | best | When they say I've changed, I'll ask if they'd like to see the rest.
when | - | When my old self rings, I'll say hello and not move back in.
when | - | When I start again, I'll skip the speech.
when | - | If someone says I've changed, I'll say yes, and put the kettle on.
?    | - | What if I'm a second edition, with most of the spelling put right?
?    | - | What if my new life has the same teapot in it?
?    | - | What if late starters like me just miss the queue?
you  | - | {name}, people who knew you then can be introduced again.
you  | - | {name}, beginner suits you. It takes years off.
you  | - | {name}, this version of you has better pockets.
you  | - | {name}, the coat can be the same. You've got a different walk.
`
