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
when | first | When I think it's too late for me, I'll do one small thing anyway.
when | - | When everything around me is new, I'll do one thing in my own way.
when | kindness first | When I see an old photograph of myself, I'll look at it gently.
I    | note-heartache | My heart has been hurt, and what comes next is still mine.
I    | note-work | My life is larger than one job, and it has other beginnings in it.
I    | note-anger | I can be wronged and still choose how I go on.
I    | note-tired | I am someone who rests and then begins again.
I    | humour | My best stories start with something going wrong.
I    | first-only | I know what I'm like when I lose, and I'm not bad company.
I    | - | I come back.
I    | - | My life has a middle, and I'm in it with my sleeves rolled up.
I    | independence | I don't ask the past for a reference.
I    | not-heavy not-low | I'm a beginner again, and I'd forgotten the fun of it.
I    | - | I've been wrong about nearly all my endings, which makes me hopeful about this one.
I    | - | I can be the same person and lead a different life.
I    | - | I don't need the old road to have been wrong.
I    | - | I'm still here, and I've got plans.
I    | - | I begin well. I also begin often.
I    | - | I bend. It's how I've stayed in one piece.
I    | - | I'm not my mistake. I'm the person who noticed it.
I    | humour first-only | I have a past, and it doesn't drive.
I    | humour | I'm not my worst email.
I    | not-heavy not-low | I'm pleased with who I'm turning into, and a little surprised.
I    | night | I can sleep as an unfinished person. They're the only kind.
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
I    | courage | I'm a person who opens the post.
I    | humour | I've been several people so far, and I liked most of them.
I    | - | I'm good at second tries.
I    | note-friends | I have made friends from scratch before, so I know the recipe.
I    | note-anger | I hold my opinions firmly and my grudges loosely.
I    | note-study | I am still the one who wanted to know.
I    | note-loss | This is changing me. I'm still me.
I    | note-glad | I'm a person things can go right for.
I    | note-worry | I have started plenty of good days with a bad feeling.
I    | note-shame note-mistake | I am not the worst thing I've done this week.
I    | note-work note-boss | I've outlasted difficult people before.
you  | first | {name}, you carry your past like somebody who has packed before.
you  | humour first | {name}, you have come back from worse and stayed funny.
you  | learning first | {name}, you're the same person who once couldn't tell the time, and look at you now.
you  | not-heavy not-low | {name}, you're good at new.
?    | - | What if I'm not starting over at all, only carrying on with better directions?
?    | humour | What if I've already changed, and only my passwords haven't?
when | - | If I get it wrong again, I'll know the way back.
when | humour | When I'm reminded who I was, I'll say I remember, and pass the salt.
when | - | When somebody brings up the old days, I'll enjoy them and go home to these.
when | - | When a door closes, I'll check whether I wanted that room.
you  | first | {name}, your worst year is not your name.
you  | - | {name}, you're not behind. You're on your own road.
you  | - | {name}, you're not starting from nothing. You're bringing you.
you  | - | {name}, you get to be somebody new and still be you.
I    | - | I'm a mended jug. I pour.
I    | - | I've got good at first nights.
I    | - | I start from where I'm standing. It's been near enough so far.
I    | - | I've been replanted. The roots are mine.
I    | - | I know how to be the new one. Smile, ask, sit near the door.
I    | - | I unlearn things. It's half of what I know.
I    | - | My past's a good cupboard. I go in for what I need and come out.
I    | - | I've lived long enough to be bad at new things cheerfully.
you  | - | {name}, you can be new here and still be an old hand at you.
you  | - | {name}, your past is a cupboard. You can go in for what you need and come out.
you  | - | {name}, the roots come with you.
?    | - | What if my long way round is the interesting route?
?    | - | What if I'm not lost, only between good places?
?    | - | What if the mended bit is the part that holds?
when | - | When they ask where I'm from, I'll tell them where I'm going as well.
when | - | When I unlock my own door, I'll notice the sound it makes.
I    | after-a-setback | I've come back from worse with better shoes.
when | - | When I start again, I'll bring the good chair.
when | - | When a plan of mine ends, I'll keep what I learned and the good pen.
when | - | When I'm the new one, I'll ask the second question as well.
when | - | When somebody remembers the old me, I'll smile and tell them what's new.
?    | - | What if changing my mind is one of the things I do well?
?    | - | What if I've begun again often enough to be good at it?
?    | - | What would I keep, if I could start the week again?
?    | - | What if the crossed-out pages are part of the book?
?    | - | What if I can be new somewhere and still be me?
?    | - | What if I've been the same good tree in several gardens?
?    | humour | What if this is my late period, and it's my most colourful?
?    | - | What would I name this chapter, now that I'm nearly fond of it?
?    | - | Will I hang my own picture on my own nail?
when | - | When I find my old handwriting, I'll answer it.
when | - | When the new thing turns out to be the old thing with better light, I'll keep it.
when | - | When they say I've changed, I'll ask if they'd like to see the rest.
?    | - | Will I live here as if I'd chosen it?
`
