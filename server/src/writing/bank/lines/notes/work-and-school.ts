/** Lines for notes about work, school, making things and having too much to do. */
export const noteLinesWorkAndSchool = `
# overwork
calm 2 | I | Work has had its share of me. The rest is mine.
self-kindness 2 | I | I'm allowed to be off when I'm off.
motivation 2 | I spare | I can be good at work and finished with it for now.
calm 1 | I spare | I've carried work home in my shoulders. I can put it down here.
confidence 2 | I fair | It's a job. It doesn't get to mark me as a person.
focus 2 | I | Work wants everything at once. I can give it one thing.
self-kindness 3 | I spare | I'm learning to stop before I'm empty.
gratitude 2 | I fair | I can like some of my work and still want my life back.
sleep 2 | I evening night | Work doesn't sleep. I do.
calm 2 | ? | What if it waited until I'm paid to think about it?
calm 2 | when spare | When work follows me home, I'll shut one door on it.
focus 2 | when | If they ask for one more thing, I'll say which one it replaces.
confidence 2 | you | {name}, you've given them enough.

# new
calm 2 | ? spare | What would I like to learn first?
confidence 2 | I spare | I'm allowed to be new at this.
confidence 1 | I first-only | It's all strange, me included. Strange wears off.
self-kindness 2 | I | I can ask the silly questions while they're still allowed.
gratitude 2 | I fair | Something's beginning, and I get to be in it.
confidence 3 | I | I'm learning it at the speed of a person.
confidence 2 | ? spare | What if being a beginner is the whole job at first?
self-kindness 2 | when spare | When I don't know how it works, I'll ask and say thank you.
calm 2 | when fair | If it all feels strange, I'll do one thing I know by heart.
confidence 2 | you spare | {name}, you can be new and welcome at once.

# new-place
calm 2 | I | I don't have to know where the spoons are yet.
motivation 2 | I | First I find the kettle. Then the rest.
focus 2 | I fair | I can learn one name, one door and one thing at a time.
calm 2 | ? fair | What if I gave it a month before I judged myself?
self-kindness 2 | when fair | When I get lost in there, I'll ask the kindest face.

# stuck
confidence 2 | I first-only | I'm in the muddle of the middle. Middles look like that.
self-kindness 2 | I spare | I'm allowed to be slow at something I care about.
focus 2 | I fair | I can do ten bad minutes of it and stop.
calm 1 | I spare | It's stuck for now, and I can let it be stuck.
confidence 3 | I fair | I'm learning it the slow way, and that's a way.
motivation 2 | ? spare | What if I only did the next small bit of it?
self-kindness 2 | ? spare | What if being bad at it is part of doing it?
focus 2 | ? spare | What would the easiest bit be?
motivation 2 | when fair | If I want to throw it out, I'll go for a walk first.
confidence 2 | when spare | When I decide I'm no good at it, I'll do one more small bit first.
self-kindness 2 | you | {name}, you can like it before you're good at it.

# made
gratitude 2 | I fair | I made that, and I get to enjoy it.
confidence 2 | I spare | I can be pleased with it for as long as I like.
motivation 2 | I fair | I stuck at it, and here it is.
self-kindness 2 | I | There it is, and it wasn't there before me.
calm 1 | I first-only | My hands are pleased with themselves. So am I.
gratitude 2 | ? | What if I enjoyed it before I found the faults?
confidence 2 | ? spare | What if I let it be good?
confidence 2 | when spare | When I find a fault in it, I'll find one good thing as well.
motivation 2 | you fair | {name}, you saw it through.
connection 4 | I | I show it to somebody, and I don't point at the faults.

# bad-mark
self-kindness 2 | I | It's a mark on one paper. I'm a longer story.
confidence 2 | I | I can be bad at one test and good at finding out why.
motivation 2 | I spare | I can look at one wrong answer, and leave the others.
self-kindness 1 | I fair | I'd hoped for more, and it stings.
confidence 2 | ? spare | What if a mark is only a photo of one day?
self-kindness 2 | ? spare | What would I say to somebody I love who got this mark?
motivation 2 | when spare | When I'm ready to look, I'll look at one question only.
calm 2 | you | {name}, you're allowed to be fed up with that mark.

# lesson
motivation 2 | I fair | I can be bored by it and still get to the end.
self-kindness 2 | I fair | It's one lesson. I don't have to love it.
focus 2 | I spare | I can follow the next five minutes and see.
confidence 2 | I fair | I can be lost in it and still be clever enough.
calm 1 | I first-only | My whole body says ugh. Fair enough.
motivation 2 | ? | What if I did the bare minimum, nicely?
focus 2 | ? fair | What would I ask, if asking wasn't embarrassing?
self-kindness 2 | when fair | When it goes over my head, I'll write down one word I didn't get.
motivation 2 | when fair | When it's finished, I'll do something I'm good at.

# busy
calm 2 | I spare | I can do it in any order, one at a time.
focus 2 | I | I don't have to hold the whole list. That's what paper is for.
motivation 2 | I | Some of it matters. I can start there and shrug at the rest.
self-kindness 2 | I fair | I'm allowed to leave the bottom half of the list alone.
calm 1 | I fair | It's a lot, and I'm one person with two hands.
confidence 2 | I spare | I've got through full weeks before, one thing after another.
sleep 2 | I first-only evening night | The list can stay up. I'm going to bed.
focus 2 | ? spare | What would be the first one off the list?
calm 2 | ? spare | What if good enough was the plan?
focus 2 | when fair | If it all shouts at once, I'll write it down and choose one.
motivation 2 | when spare | When it's all too much, I'll do the smallest one first.
self-kindness 2 | you spare | {name}, you can only do the one in front of you.

# head-full
focus 2 | I fair | I can close one thought without solving it.
calm 2 | I | My head is a noisy room. I can sit by the window.
self-kindness 2 | I fair | I'm allowed to be slow when my head is full.
calm 1 | I fair | It's crowded in my head. I can wait for a gap.
motivation 2 | I spare | I can wash one thing up and let my head catch up.
sleep 2 | I evening night fair | I can turn out the thoughts one at a time, like lights.
focus 2 | ? fair | What would I write down, so my head could drop it?
calm 2 | ? spare | What if I only thought about one of them?
focus 2 | when spare | When my thoughts pile up, I'll write the top one down.
calm 2 | when fair | If I can't think straight, I'll do something with my hands.
focus 2 | you spare | {name}, you can let most of it go by.
calm 2 | I | My head's a full drawer. I can shut it on the mess.

# lapsed
motivation 2 | I | I can come back to it without explaining where I've been.
calm 2 | I fair | A gap is only a gap. I can step over it.
confidence 2 | I fair | It's still mine, even though I've let it lie.
motivation 1 | I | I meant to, and that part was true.
focus 2 | I | I can do it badly, late and for five minutes.
motivation 2 | ? spare | What if I began again with no fuss?
self-kindness 2 | ? spare | What if a rest was what I needed instead?
motivation 2 | when fair | When I count how long it's been, I'll do one minute of it instead.
self-kindness 2 | you fair | {name}, you can start again on an ordinary day.

# free-time
calm 2 | I spare | An empty stretch isn't a test. I can just be in it.
motivation 2 | I | I don't have to make the most of it.
self-kindness 2 | I fair | I'm allowed to find out slowly what I like.
gratitude 2 | I | I can have one nice plan and a lot of nothing.
calm 1 | I first-only | All this time, and I don't know where to put my hands.
calm 2 | ? | What would I do if I didn't have to report on it?
motivation 2 | ? spare | What if I did the first thing that sounded nice?
calm 2 | when spare | If the time feels too wide, I'll choose one small thing to put in it.
gratitude 2 | you spare | {name}, you don't have to be useful with all of it.
`
