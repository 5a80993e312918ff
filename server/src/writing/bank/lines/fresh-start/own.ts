/** fresh-start, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartOwn = `
I    | spare | I am more than my worst week.
I    | spare | I have a past, and I am larger than it.
I    | spare | I am free to be different from how I was.
I    | spare | My story has room for another beginning.
?    | spare | What if starting over is something I'm good at?
?    | spare | What if my past is part of what I have to offer?
?    | bedtime evening night spare | What if I could go to sleep on good terms with myself?
when | kindness spare | If I meet someone starting out, I'll tell them what helped me.
when | spare | When everything around me is new, I'll do one thing in my own way.
when | kindness spare | When I see an old photograph of myself, I'll look at it gently.
I    | humour fair | My best stories start with something going wrong.
I    | first-only | I know what I'm like when I lose, and I'm not bad company.
I    | spare | I come back.
I    | independence first | I don't ask the past for a reference.
I    | not-heavy not-low | I'm a beginner again, and I'd forgotten the fun of it.
I    | spare | I can be the same person and lead a different life.
I    | - | I don't need the old road to have been wrong.
I    | - | I'm still here, and I've got plans.
I    | spare | I'm not my mistake. I'm the person who noticed it.
I    | humour first-only | I have a past, and it doesn't drive.
I    | humour first | I'm not my worst email.
I    | not-heavy not-low fair | I'm pleased with who I'm turning into, and a little surprised.
I    | night | I can sleep as an unfinished person. They're the only kind.
I    | a-busy-day afternoon humour fair | I can call it morning at any time of day.
I    | first-only | I let go badly, and I let go.
I    | night fair | The day is finished. I'm not, and that's good news.
I    | a-hard-talk honesty fair | I can say I was wrong in a steady voice and mean the whole sentence.
I    | first | I'm older than my mistakes now.
I    | fair | I'm the one who turned up for all of it, and I'm still turning up.
I    | first-only spare | I'm a late starter, and I've kept the energy.
I    | fair | I travel with less than I used to.
I    | fair | I'm tender about the past and quite firm with the future.
I    | kindness first | I forgive slowly, and I've put my own name on the list.
I    | humour first | I've been several people so far, and I liked most of them.
I    | fair | I'm good at second tries.
I    | note-friends spare | I have made friends from scratch before, so I know the recipe.
I    | note-anger fair | I hold my opinions firmly and my grudges loosely.
I    | note-study | I am still the one who wanted to know.
I    | note-loss fair | This is changing me. I'm still me.
I    | note-glad fair | I'm a person things can go right for.
I    | note-worry | I have started plenty of good days with a bad feeling.
I    | note-shame note-mistake | I am not the worst thing I've done this week.
I    | note-work note-boss | I've outlasted difficult people before.
you  | first | {name}, you carry your past like somebody who has packed before.
you  | humour first | {name}, you have come back from worse and stayed funny.
you  | learning first | {name}, you're the same person who once couldn't tell the time, and look at you now.
when | humour | When I'm reminded who I was, I'll say I remember, and pass the salt.
when | - | When somebody brings up the old days, I'll enjoy them and go home to these.
when | first | When a door closes, I'll check whether I wanted that room.
you  | - | {name}, your worst year is not your name.
I    | fair | I start from where I'm standing. It's been near enough so far.
I    | spare | I've been replanted. The roots are mine.
I    | - | I know how to be the new one. Smile, ask, sit near the door.
I    | - | My past's a good cupboard. I go in for what I need and come out.
?    | spare | What if my long way round is the interesting route?
?    | fair | What if the mended bit is the part that holds?
when | spare | When they ask where I'm from, I'll tell them where I'm going as well.
I    | after-a-setback | I've come back from worse with better shoes.
when | fair | When somebody remembers the old me, I'll smile and tell them what's new.
?    | spare | What if changing my mind is one of the things I do well?
?    | first | What if I've begun again often enough to be good at it?
?    | spare | What would I keep, if I could start the week again?
?    | spare | What if I can be new somewhere and still be me?
when | first | When they say I've changed, I'll ask if they'd like to see the rest.
when | fair | When my old self rings, I'll say hello and not move back in.
when | - | When I start again, I'll skip the speech.
when | - | If someone says I've changed, I'll say yes, and put the kettle on.
?    | first | What if I'm a second edition, with most of the spelling put right?
?    | - | What if my new life has the same teapot in it?
you  | - | {name}, people who knew you then can be introduced again.
you  | first | {name}, beginner suits you. It takes years off.
you  | - | {name}, this version of you has better pockets.
you  | fair | {name}, the coat can be the same. You've got a different walk.
`
