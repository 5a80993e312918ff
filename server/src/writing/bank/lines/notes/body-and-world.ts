/** Lines for notes about health, sleep, food, weather, journeys and the news. */
export const noteLinesBodyAndWorld = `
# health-scare
calm 2 | I | I'm allowed to be scared before anybody knows anything.
self-kindness 2 | I | I don't have to be a brave patient.
calm 1 | I fair | My mind has gone ahead to the worst. I'm still here, in this hour.
confidence 2 | I | I can ask them to say it again, slower.
motivation 2 | I spare | One appointment at a time is a plan.
gratitude 2 | I fair | I can let somebody come with me and carry the bag.
self-kindness 2 | ? spare | What would make the waiting room easier?
calm 2 | ? evening night | What if I didn't look it up tonight?
calm 2 | when spare | When I start guessing, I'll do something with my hands.
self-kindness 2 | when | If they use a long word, I'll ask for the short one.
self-kindness 2 | you fair | {name}, you can be frightened and looked after at the same time.

# food
self-kindness 2 | I | It's allowed to be just food.
calm 2 | I | I ate, and I'm still me.
gratitude 2 | I | I'm allowed to have liked it.
motivation 2 | I fair | I don't have to make up for what I ate.
self-kindness 2 | ? spare | What if a meal was only a meal?
self-kindness 2 | when fair | When I start to tell myself off, I'll talk about something else.

# clothes
self-kindness 2 | I | It's the clothes that are wrong. I'm not.
calm 2 | I fair | It's only cloth, and I get to choose other cloth.
confidence 2 | when | If it bothers me, I'll wear the thing I forget I've got on.

# looks
self-kindness 2 | when spare | When I start picking at myself, I'll look out of the window instead.
calm 1 | I | I'm looking at myself from too close. I can step back.
focus 2 | ? | What would I be doing if I'd forgotten how I look?

# weather
calm 2 | I | The weather's doing this. I'm only in it.
self-kindness 2 | I | I'm allowed to do less when the weather does more.
calm 1 | I spare | It's all weather out there, and I can be slow in here.
motivation 2 | I fair | I can do the indoor things and let outside get on with it.
gratitude 2 | I spare | One comfortable corner is enough in weather like this.
self-kindness 2 | ? spare | What would be comfortable in weather like this?
calm 2 | ? spare | What if I let the weather set the pace?
calm 2 | when spare | When I start to argue with the weather, I'll get comfortable instead.
calm 1 | I | It's only weather. I'm allowed to take it personally.

# journey
gratitude 2 | I fair | I can look out of the window until I get there.
self-kindness 2 | I fair | I'm allowed to arrive with my hair all over the place.
gratitude 2 | ? spare | What if getting there was the only job?
calm 2 | when spare | If I start on what comes next, I'll look out of the window.
motivation 2 | you spare | {name}, you're already going. The rest can wait till you get there.

# world
calm 2 | I fair | I can care about it and still put it down for an hour.
motivation 2 | I spare | I can do my small corner of it.
self-kindness 2 | I | Worrying about the world is a sort of love. I can rest, too.
focus 2 | I fair | I can read one piece of news and then close it.
calm 1 | I | The world is bigger than my kitchen. I can start with my kitchen.
motivation 2 | ? spare | What would one small useful thing be?
calm 2 | ? spare | What if I didn't carry the whole of it?
calm 2 | when spare | When the news gets in too far, I'll look at something near and real.
calm 2 | you spare | {name}, you can care about it and still sleep.
calm 2 | I | I can turn the news off. It doesn't turn off my caring.
courage 4 | I | I do one decent thing within walking distance.
connection 2 | I fair | Plenty of people mind about this, and I'm one of them.

# sleepless
self-kindness 2 | I morning afternoon fair | After a night like that, I can be slow.
motivation 2 | I spare | I can run on half power and not apologise for it.
calm 2 | I spare | I can rest without sleeping, and it still counts.
self-kindness 1 | I fair | I'm short of sleep, and it all looks bigger than it is.
confidence 2 | I | I can be a bit useless and quite nice on this little sleep.
sleep 2 | I evening night spare | I can let rest be enough, whether or not I sleep.
sleep 2 | ? evening night | What if I only had to be comfortable tonight?
self-kindness 2 | ? morning afternoon spare | What would the easy version of the next few hours be?
calm 2 | ? spare | What if I asked less of myself until I've slept?
calm 2 | when | When I'm too tired to be nice, I'll keep it short.
sleep 2 | when evening night spare | If I'm awake again, I'll let bed be just comfortable.
motivation 2 | when spare | If I can only do half of it on this little sleep, I'll do half.
self-kindness 2 | you spare | {name}, you can go gently on so little sleep.

# dream
calm 2 | I | It was a dream. My body can take its time finding out.
self-kindness 2 | I | I'm allowed to be shaken by something that didn't happen.
confidence 1 | I | I'm here, in the real room. The dream isn't.
calm 2 | ? spare | What would feel solid and ordinary right now?
calm 2 | when spare | When the dream comes back, I'll name five things I can see.
self-kindness 2 | when | If it was too real, I'll tell it to somebody and hear how odd it is.

# sore
calm 2 | I | It hurts, and I'm allowed to be no fun at all.
self-kindness 2 | I first-only | I can be a baby about this for an hour.
motivation 2 | I spare | I can do what the pain lets me and leave the rest.
calm 2 | ? spare | What would ease it a little?
self-kindness 2 | ? fair | What if I let somebody fetch things for me?
calm 2 | when spare | When it's bad, I'll count the breath out and not the minutes.
self-kindness 2 | when fair | If I need help with it, I'll ask before I'm desperate.

# let-down
confidence 2 | when spare | When it stings again, I'll say it mattered and leave it there.

# missing
calm 2 | when | When it's too quiet, I'll put the radio on and let it talk.
self-kindness 2 | when | If I well up, I'll let it come and then find a biscuit.

# unseen
self-kindness 2 | when spare | When it goes unnoticed, I'll tell one person what I did.

# own-success
confidence 2 | when fair | If I'm asked how it went, I'll say well and mean it.
motivation 2 | I spare | I wanted this, and it happened. I can stand still in it.
gratitude 2 | ? spare | What if I let it be mine for a while?
self-kindness 2 | I | I'm allowed to be as pleased as I'd be for a friend.
gratitude 2 | you | {name}, you did that, and you can tell it slowly.

# glad

# butterflies
calm 2 | when spare | If my nerves join in, I'll let them come along.
gratitude 2 | ? spare | What if I went as myself and had a nice time?

# recital
calm 2 | I | My fingers know more of this than my nerves do.
confidence 2 | ? fair | What if I played it for one person I like?
calm 2 | when fair | If I lose my place, I'll come in at the next bar.

# breakdown
calm 2 | when | When I look at it again, I'll call it a name and make the tea.
self-kindness 2 | ? spare | What if it's only a thing, and things can wait?
focus 2 | ? | What if I had one good swear at it first?
calm 1 | I | It's broken. I'm only annoyed.

# excited
calm 2 | when spare | When I can't sit still for it, I'll enjoy that too.
gratitude 2 | you spare | {name}, you get to look forward to this.
focus 2 | I | I can think about it as much as I like. It's free.

# nuisance
motivation 2 | when spare | When I'm about to try again, I'll breathe out first.
gratitude 2 | I fair | I'm allowed a good moan before I deal with it.
focus 2 | I spare | I can sort one end of this muddle and see what's left.
focus 2 | ? spare | What would be the next dull, useful thing?

# age
calm 2 | when | When something creaks, I'll go a bit slower and call it style.

# tired
focus 2 | I fair | I can leave thinking for later and just do the nearest thing.
gratitude 2 | I first-only | There's a chair, and I can be in it. That's a lot.
`
