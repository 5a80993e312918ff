/** Lines for notes about other people: love, home, caring, and being treated badly or well. */
export const noteLinesPeople = `
# caring
self-kindness 2 | I fair | I'm allowed to be tired of it and still love them.
calm 2 | I fair | I'm one pair of hands, and they're doing what they can.
motivation 2 | I spare | I can look after somebody and be looked after.
self-kindness 1 | I fair | I'm worn down with looking after. It's allowed to show.
confidence 2 | I | I don't have to do this cheerfully to be doing it well.
gratitude 2 | I fair | I can be glad of one easy minute between jobs.
focus 2 | I fair | I can do the next kind thing, and then sit down.
self-kindness 2 | ? | What if I counted as one of the people I look after?
calm 2 | when fair | When it's too much, I'll ring somebody and say so plainly.
self-kindness 2 | when | If I snap, I'll say sorry and have a biscuit.
self-kindness 2 | you | {name}, you're allowed a day off from being needed.
connection 1 | I | I'd like somebody to ask how I am, and wait for the answer.
calm 1 | I | I've been patient since I woke up. It runs out, like hot water.

# longing
self-kindness 2 | I spare | I'm allowed to want this as much as I do.
calm 2 | I fair | I can want it and still have a life in the meantime.
self-kindness 1 | I fair | I want something I haven't got, and it aches.
confidence 2 | I | I'm not greedy. I just want it.
gratitude 2 | I | I don't have to be grateful instead. I can want more.
calm 3 | I | I'm learning to let hope sit beside me without steering.
self-kindness 2 | ? spare | What if wanting this isn't greedy?
calm 2 | ? spare | What if I said out loud how much I want it?
self-kindness 2 | when spare | When it stings to see others have it, I'll look away and be kind to me.
calm 2 | when | If somebody tells me to be patient, I'll change the subject.

# in-love
gratitude 2 | I fair | I'm allowed to be soft about somebody.
calm 2 | I fair | I can enjoy it before I know what it is.
confidence 2 | I | I can like somebody this much and still eat my lunch.
self-kindness 2 | I fair | It's lovely and terrifying, and I'm allowed both.
gratitude 1 | I first-only fair | I've a silly smile on, and I know exactly why.
gratitude 2 | ? spare | What if I just enjoyed liking somebody?
calm 2 | ? spare | What would it be like not to hurry this?
self-kindness 2 | when | If I start planning the next ten years, I'll come back to this week.
gratitude 2 | you spare | {name}, you can let yourself be happy about this.

# unsure-love
self-kindness 2 | I fair | Whatever they decide, I stay on my side.
calm 2 | I spare | I can care about somebody and not know where I stand.
confidence 2 | I | I'm allowed to want somebody who's sure.
calm 1 | I first-only | I'm listening for somebody else's answer with my whole body.
self-kindness 3 | I spare | I'm learning to ask what I want as well as what they want.
focus 2 | I spare | I can put this down for an hour and pick it up again.
calm 2 | ? spare | What would I like, before I think of what they'd like?
calm 2 | when | When I start reading signs, I'll put the phone in another room.
self-kindness 2 | when | If it hurts not to know, I'll tell a friend instead of the ceiling.
self-kindness 2 | you fair | {name}, you can hope and still keep your own plans.

# wronged
calm 2 | I spare | It was a rotten thing to do, and I'm allowed to be cross.
self-kindness 2 | I | That was unfair. I don't have to be reasonable about it yet.
confidence 2 | I spare | What they did is about them. It isn't about my worth.
calm 1 | I first-only | I'm hot with it. Fair enough.
motivation 2 | I spare | I can say plainly what happened.
self-kindness 3 | I spare | I'm learning to be angry and still be decent.
gratitude 2 | I | I can be cross about this and still like most people.
focus 2 | I spare | I can decide what to do about it when I've cooled.
calm 2 | ? | What if being cross is just good sense?
confidence 2 | when spare | If I'm asked about it, I'll say what happened and leave it there.
calm 2 | when | When I go over it again, I'll swear once and put the kettle on.
self-kindness 2 | you | {name}, you didn't deserve that.

# judged
confidence 2 | I | I can hear it and think otherwise.
self-kindness 2 | I spare | I'm allowed to feel things the way I feel them.
calm 2 | I | It's somebody's opinion. I don't have to move into it.
self-kindness 1 | I | That landed. I can take a minute before I believe it.
confidence 2 | ? fair | What if they're wrong about me?
calm 2 | ? spare | What would I say about it to somebody I like?
confidence 2 | when | When I hear that voice again, I'll ask whether it knows me.
self-kindness 2 | you spare | {name}, you can listen to somebody and not believe their opinion of you.

# peopled-out
self-kindness 2 | I | I'm allowed to be shut for the day.
calm 2 | I | I can like people and be done with them for now.
confidence 2 | I | I don't have to be charming. Civil is plenty.
calm 1 | I | I've had enough of faces. A wall is restful.
focus 2 | I spare | I can put my head down and be left alone with one thing.
calm 2 | ? spare | What would I skip, if skipping were allowed?
self-kindness 2 | ? spare | What if being quiet isn't rude?
calm 2 | when spare | If somebody wants a chat, I'll give a short one and a smile.
self-kindness 2 | you fair | {name}, you don't owe anybody your company just now.

# said-no
calm 2 | when fair | If somebody sulks about a no of mine, I'll let them.
self-kindness 2 | you | {name}, you can say no and leave it at two letters.

# guilt

# snappy
self-kindness 2 | I fair | I can say sorry in one sentence and mean it.
calm 2 | I | I was tired out loud, and they happened to be there.
self-kindness 1 | I fair | I didn't like how I sounded, and I can mend it.
confidence 2 | I spare | I can be a decent person who had a bad moment.
gratitude 2 | I | I can go back in with a cup of tea and no speech.
calm 2 | ? | What if the fault is that I need my dinner?
self-kindness 2 | ? spare | What if I said sorry and left it there?
calm 2 | when spare | When I hear myself getting sharp, I'll stop and breathe out first.
self-kindness 2 | when spare | If I've hurt somebody, I'll go back and say so.
connection 4 | I | I say sorry before I've thought up the excuse.

# kindness
gratitude 2 | I spare | A small kindness has landed. I can let it stay.
gratitude 2 | I fair | I can keep a kind thing for a long time.
self-kindness 2 | I fair | I'm allowed to be moved by something small.
gratitude 2 | ? | What if most people are kinder than they look?
self-kindness 2 | ? | What if I took the kindness and didn't keep the receipt?
gratitude 2 | when fair | When I can't think how to thank them, I'll just say thank you.
gratitude 1 | I | Somebody needn't have been kind to me, and was.

# at-home
self-kindness 2 | I | It's their row, and I don't have to fix it.
calm 2 | I | I can shut a door and let the noise belong to them.
self-kindness 1 | I fair | My stomach knows when voices go up. I can be kind to it.
confidence 2 | I spare | I didn't start it, and it's theirs to end.
calm 2 | ? spare | What if none of this is mine to mend?
self-kindness 2 | ? spare | What would help me feel steadier just now?
calm 2 | when fair | When the voices go up, I'll put my music on.
self-kindness 2 | you spare | {name}, you can love people who are being difficult.

# hard-choice
calm 2 | I fair | I can be sorry it was needed and know why I did it.
confidence 2 | I | A decision can be right and still hurt.
self-kindness 1 | I spare | I chose, and it still sits heavily on me.
calm 2 | ? spare | What would I tell somebody who'd had to choose?
self-kindness 2 | when | When I put myself on trial again, I'll call a witness who knows me.
confidence 2 | you fair | {name}, you chose with what you knew.

# distance
self-kindness 2 | I spare | I can miss how it was and still need the space.
calm 2 | I | It doesn't have to be mended in one message.
confidence 2 | I fair | I can go first, or wait. Neither is losing.
self-kindness 1 | I fair | There's a silence where somebody used to be, and I feel it.
calm 2 | ? fair | What would I say if I only had to say one thing?
self-kindness 2 | ? spare | What if I took the time I need with this?
calm 2 | when | When I start writing the speech in my head, I'll stop at the first true line.
self-kindness 2 | you spare | {name}, you can decide how close, and when.

# telling
confidence 2 | I spare | I can say it in one plain sentence and then breathe.
calm 2 | I | It doesn't have to come out beautifully. Out is enough.
self-kindness 2 | I spare | I'm allowed to be nervous and still be heard.
confidence 1 | I | The words are queueing up in my throat.
motivation 2 | I fair | I can choose the moment, and then the first word.
focus 2 | I fair | I can write it down first and read it out.
calm 2 | ? spare | What would I say first, if I said it kindly?
confidence 2 | ? | What if they'd rather know?
self-kindness 2 | ? spare | What would I want afterwards, however it goes?
confidence 2 | when fair | When my voice goes, I'll wait for it and go on.
calm 2 | when spare | If I lose my thread, I'll say so and start again.
confidence 2 | you fair | {name}, you can say it and still be you afterwards.

# fed-up
self-kindness 2 | I fair | I'm allowed to have had enough.
calm 1 | I first-only | I'm full up with this. No wonder it's spilling.
confidence 2 | I spare | I can be tired of a thing without being ungrateful.
motivation 2 | I | I can put one end of it down and see who picks it up.
calm 2 | I fair | Enough is a fair thing to say.
self-kindness 2 | ? spare | What would I stop doing, if I stopped one thing?
calm 2 | ? spare | What if I said so out loud?
calm 2 | when fair | When I've had enough, I'll go and stand outside for a minute.
motivation 2 | when spare | When it's too much again, I'll put one bit of it down.
self-kindness 2 | you fair | {name}, you can be fed up with it and not decide anything yet.

# memory
self-kindness 2 | I | I can answer to the wrong name and still be loved.
calm 2 | I | I can go along with the story. It's where they are just now.
self-kindness 1 | I | I'm missing somebody who's still here.
gratitude 2 | I | I can keep the bits they've put down.
confidence 2 | I | I still know who I am to them.
calm 2 | ? | What if holding a hand was the whole conversation?
calm 2 | when | When they ask again, I'll answer as if it were the first time.
self-kindness 2 | you fair | {name}, you can grieve a little and still go on visiting.

# pet-trouble
self-kindness 2 | I | I can love it and still need the mop.
calm 2 | I | It's an animal being an animal. I can be a person with a cloth.
motivation 2 | I fair | I fetch the cloth first. Then the cuddle.
calm 2 | ? | What if this is the funny story already?
self-kindness 2 | ? spare | What would I tell a friend whose pet had done this?
calm 2 | when spare | When it happens again, I'll sigh first and clean second.

# worried-for
self-kindness 2 | I | I can be scared for them and still have my tea.
calm 2 | I | I can love them hard and leave the worst for when it comes.
self-kindness 1 | I spare | I worry because they matter. That's the whole reason.
confidence 2 | I | I can be somebody they can ring.
motivation 2 | I spare | I can do one small kind thing for them.
calm 2 | ? spare | What would one small kind thing be, from here?
calm 2 | ? | What if worrying isn't the only way to be near them?
self-kindness 2 | when | When I picture the worst, I'll picture them laughing as well.
calm 2 | when fair | If there's nothing to do for them yet, I'll do something for me.
calm 2 | you spare | {name}, you can worry about them and look after yourself.

# hosting
calm 2 | I | They're coming to see me. The skirting boards aren't invited.
self-kindness 2 | I spare | I'm allowed a house that looks lived in.
motivation 2 | I | I can clear one surface and call it ready.
confidence 2 | I | I don't have to be a hotel.
calm 2 | ? fair | What if I shut one door and left it at that?
self-kindness 2 | ? fair | What would I mind if I were the guest?
motivation 2 | when | When I panic about the state of things, I'll do the bathroom and stop.

# together
calm 2 | I spare | I can enjoy them one at a time.
self-kindness 2 | I spare | I can go as I am and be glad I went.
gratitude 2 | ? spare | What would I like to remember about being with them?
calm 2 | ? spare | What if it's allowed to be simply nice?
gratitude 2 | when spare | When somebody makes me laugh, I'll let it last.
gratitude 2 | you spare | {name}, you get to be one of the people there.
gratitude 1 | I | These are my people, and that's the noise they make.
`
