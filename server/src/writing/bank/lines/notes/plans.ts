/** Plans and questions for notes about subjects whose other lines are on the pages of the themes. */
export const noteLinesPlans = `
# said-no
self-kindness 2 | ? spare | What would I like to have time for?

# compare

# online
calm 2 | ? spare | What would I be doing if I hadn't looked?
focus 2 | when spare | When I catch myself measuring, I'll close it and look out of the window.

# doubt
confidence 2 | ? fair | What if the others are guessing too?

# money
calm 2 | when spare | When the sums start up, I'll write them down once and close the book.

# ill

# stage
confidence 2 | when spare | When my mouth goes dry, I'll drink some water and take my time.

# boss

# child
calm 2 | when spare | When the moment comes, I'll smile first and wobble later.

# child-show
gratitude 2 | ? fair | What if I just enjoyed looking for them in the crowd?
gratitude 2 | when | When they look round for me, I'll wave like a fool.

# left-out

# missed-out
calm 2 | when spare | If pictures turn up, I'll do something I like instead.

# row
calm 2 | when spare | When I've cooled down, I'll say the one thing I'm sorry for.

# move
calm 2 | when fair | When I can't find anything, I'll make the bed and stop there.

# parenting
calm 2 | when | When they all shout at once, I'll crouch down and whisper.

# child-worry
self-kindness 2 | when fair | When they come in, I'll ask one thing and then listen.

# relatives
calm 2 | when | When I want a minute's peace, I'll go and count the coats.

# flat
motivation 2 | when | When nothing appeals, I'll do the least bad thing for ten minutes.

# habit
motivation 2 | when fair | When the wanting comes, I'll wait ten minutes with a glass of water.

# excited
gratitude 2 | ? spare | What would I like to enjoy first?

# pet
calm 2 | when spare | When I've looked in all the usual places, I'll drink some tea and look again.

# job
motivation 2 | when spare | When I've done one useful thing about it, I'll stop for the day.

# told-off
self-kindness 2 | when spare | When the words come back, I'll tell them to somebody kind.

# no-reply
calm 2 | when | When I reach for the phone again, I'll reach for a biscuit.

# challenge
courage 5 | I | I turn up. It's most of what I do.

# sad
self-kindness 2 | when spare | If the tears come, I'll let them and find a tissue.
calm 1 | I | It's a sad one. I can wear the soft jumper.
self-kindness 2 | I fair | I'm allowed to be sad without a good enough reason.
connection 1 | I | I'd like a hug. It's a reasonable thing to want.
motivation 2 | I | I can do the next thing with wet eyes.
self-kindness 2 | you | {name}, you don't have to look on any side of it.
connection 2 | when fair | If somebody's nice to me and I well up, I'll let them see.

# meeting
confidence 2 | when spare | When there's a gap, I'll say my one thing.

# scrolling
focus 2 | when spare | When my thumb goes by itself, I'll stand up and stretch.

# their-health
calm 2 | when spare | When there's only waiting left to do, I'll hold something warm and wait.

# lonely
self-kindness 2 | when fair | When it's been quiet too long, I'll say hello to one person on purpose.
connection 1 | I not-good not-bright | I'm lonely, and I doubt I'm the only one on this street.
self-kindness 1 | I | It's quiet in here, and I mind.
connection 2 | ? | What if I rang somebody just to hear what they had for tea?
self-kindness 2 | you | {name}, you're allowed to want a knock at the door.

# annoyed
calm 2 | when spare | When it has happened again, I'll ask for one thing in a plain voice.

# deciding
calm 2 | when | When I've gone round it twice, I'll leave it until I've eaten.

# somebody
gratitude 2 | when fair | When they come to mind, I'll send a few words.

# fear
calm 2 | when spare | When it starts, I'll look at one still thing and breathe out slowly.

# recital
confidence 2 | I fair | I can play it to the friendliest face in the room.
`
