/** fresh-start, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartOwn = `
I    | - | I am someone who comes back after a setback.
I    | first | I am more than my worst week.
I    | first | I have a past, and I am larger than it.
I    | - | Who I am isn't settled yet, and I like finding out.
I    | honesty | I am someone who can say sorry and mean it.
I    | first | I am free to be different from how I was.
I    | - | My mistakes are part of me, and so is all I've mended.
I    | - | My story has room for another beginning.
I    | - | It's like me to try again quietly.
I    | honesty | It's like me to put things right when I can.
I    | - | I trust myself to find my way in a place I don't know yet.
I    | first | I trust what I've learned, even the hard way.
I    | kindness | Forgiving myself is part of how I keep going.
I    | - | I carry my past with me, and I choose where I go next.
I    | kindness first | I am kind to the person I used to be.
I    | patience | I am patient with how long things take me.
I    | curiosity first | I am curious about who I'm becoming.
I    | not-low | I can be proud of starting over.
I    | - | I can belong to a new place and still love an old one.
I    | - | I can have been wrong and still be trusted with the next choice.
I    | - | I am gentle with my own past.
I    | - | A plan can fall through, and I know what matters to me.
I    | independence first | I don't need anybody's permission to begin.
I    | - | I don't have to be blameless to be worth a fresh start.
I    | fairness | I deserve the beginning I'd wish for somebody else.
I    | first | Wherever I start from, I start as myself.
I    | patience first | I have my own way of starting over, and slow is part of it.
I    | humour not-heavy | I am someone who can smile at an old mistake.
I    | waking-up morning | I am new to this day, and it is new to me.
I    | waking-up morning | I wake up as a whole person, whatever yesterday was.
I    | before-work after-a-setback | One bad day doesn't decide how good I am at what I do.
I    | before-work a-busy-day | I bring what I've learned to the day's work, mistakes included.
I    | a-busy-day | I can decide when this day starts again.
I    | a-busy-day | I can begin in the middle of a day.
I    | an-exam an-interview waiting-for-news | However things go, I can begin again.
I    | an-interview meeting-people | I can be new in a place and bring all my experience with me.
I    | a-hard-talk honesty | I am someone who can own my part and keep my dignity.
I    | a-hard-talk | I can apologise honestly and respect myself.
I    | a-hard-talk fairness | I can be fair to myself and to the other person about what happened.
I    | meeting-people | I am worth getting to know as I am now.
I    | meeting-people | With new people, I can be who I am now.
I    | after-a-setback not-good not-bright | I am still worth my own effort.
I    | waiting-for-news | My life isn't on hold, even while I wait.
I    | time-alone independence | On my own, I am still whole.
I    | winding-down evening | Today is part of my story, and it isn't the whole of it.
I    | bedtime evening night first-only | I can sleep, even if I got some things wrong today.
I    | winding-down bedtime evening night | Tonight I rest as the person I am, unfinished and all right.
?    | - | What if starting over is something I'm good at?
?    | - | What would I choose if I trusted that I've changed?
?    | first | What if my past is part of what I have to offer?
?    | honesty | What would I stop hiding if I had nothing to make up for?
?    | first | What if I'm already partly the person I hoped to become?
?    | - | Will I let myself be known as I am now?
?    | morning afternoon | What would today be like if I trusted my own choices?
?    | - | What if I don't have to earn my place?
?    | morning afternoon | Will I treat myself today as somebody with a future?
?    | courage | What would I begin if I thought of myself as brave?
?    | patience first | What if my slow way of changing is a lasting way?
?    | - | What would I say about myself if I left out what went wrong?
?    | - | What if I changed direction and stayed true to what matters?
?    | after-a-setback | What if I'm as worthwhile as I was, and a little wiser?
?    | a-hard-talk | What would I say if I came to the talk as an equal?
?    | bedtime evening night | What if I could go to sleep on good terms with myself?
when | first | When I doubt that I've changed, I'll name one thing I do differently now.
when | - | When it's time to start again, I'll remember that I know how.
when | - | When an old label comes back, I'll use my own words for myself.
when | - | When I'm new somewhere, I'll bring my own way of doing things with me.
when | honesty | If I get something wrong, I'll put it right in a way I can respect.
when | - | When people expect me to be as I was, I'll kindly go on changing.
when | kindness | If I meet someone starting out, I'll tell them what helped me.
when | first | When I think it's too late for me, I'll do one small thing anyway.
when | - | When everything around me is new, I'll do one thing in my own way.
when | - | If I fall short of my own values, I'll go back to them without scolding myself.
when | kindness first | When I see an old photograph of myself, I'll look at it gently.
when | - | If someone doubts my fresh start, I'll keep it going quietly.
when | not-low | When I'm proud of how far I've come, I'll let myself say so.
when | - | When I finish with one thing, I'll choose the next from what I love.
when | waking-up morning | When I wake, I'll meet the day as myself, whatever I did yesterday.
when | an-interview | If I'm asked about a mistake, I'll answer as someone who learned from it.
when | a-hard-talk | When the talking is over, I'll respect myself for what I owned up to.
when | after-a-setback | When something goes wrong again, I'll remember that I'm someone who comes back.
when | meeting-people | When I say my name, I'll let it mean who I am now.
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
I    | - | I'm not the mistake. I'm the person who noticed it.
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
you  | - | {name}, you carry your past like somebody who has packed before.
you  | humour | {name}, you have come back from worse and stayed funny.
you  | learning | {name}, you're the same person who once couldn't tell the time, and look at you now.
you  | not-heavy not-low | {name}, you're good at new.
?    | - | Will I live here as if I'd chosen it?
?    | - | What if I'm not starting over at all, only carrying on with better directions?
?    | humour | What if I've already changed, and only my passwords haven't?
when | - | If I get it wrong again, I'll know the way back.
when | humour | When I'm reminded who I was, I'll say I remember, and pass the salt.
when | - | When somebody brings up the old days, I'll enjoy them and go home to these.
when | - | When a door closes, I'll check whether I wanted that room.
you  | - | {name}, your worst year is not your name.
you  | - | {name}, you're not behind. You're on your own road.
you  | - | {name}, you're not starting from nothing. You're bringing you.
you  | - | {name}, you get to be somebody new and still be you.
`
