/** Lines for notes of which only the feeling is sure: what happened is not. */
export const noteLinesAnyDay = `
# trouble
self-kindness 2 | I fair | This is hard, and I don't have to be good at it.
self-kindness 1 | I fair | It has got under my skin, and no wonder.
calm 1 | I | This is the bit I don't like, and I'm in it.
motivation 2 | I fair | I can get through this hour, and leave the next one alone.
confidence 2 | I | I can have a bad time without being bad at my life.
gratitude 2 | I fair | I'm allowed to find nothing good in it yet.
focus 2 | I spare | I can deal with the nearest part of it first.
self-kindness 3 | I | I'm learning to say it's hard before I say get on with it.
calm 2 | ? spare | What would make this one notch easier?
motivation 2 | ? spare | What if getting through it was plenty?
self-kindness 2 | when | If somebody asks how I am, I'll try the true answer.
motivation 2 | when spare | If I can only do one thing about it, I'll do the smallest.
self-kindness 2 | you fair | {name}, you don't have to be cheerful about this.
calm 2 | you spare | {name}, you can call this what it is.
sleep 2 | I evening night | It's still there, and I can rest anyway.
motivation 2 | I spare | I can do the next ten minutes of it, and look up.
calm 2 | I | I can put it down while I drink my tea, and pick it up after.
connection 1 | I | I could do with somebody saying oh no.
courage 2 | I | I can hate this and keep walking.
self-kindness 2 | ? spare | What if I didn't have to be good about this?
calm 2 | you | {name}, you can just say it's rotten.
self-kindness 2 | when | When I catch myself coping beautifully, I'll sit down for a minute.

# content
gratitude 2 | I fair | This is nice. I can leave it at that.
gratitude 1 | I | Here's a good bit, and I'm in it.
self-kindness 2 | I spare | I'm allowed a nice thing for no reason.
gratitude 2 | I first-only fair | I'd like to remember this one.
gratitude 3 | I fair | I'm learning to notice a good thing while it's still going on.
confidence 2 | I | Something's all right, and I don't have to check it for holes.
motivation 2 | I fair | I don't have to do anything useful with a nice moment.
sleep 2 | I evening night spare | I can take this nice thing to bed with me.
gratitude 2 | ? spare | What if this is what a good day is made of?
self-kindness 2 | ? spare | What if I let it be lovely?
gratitude 2 | when spare | When I catch myself smiling at it, I'll stay there a moment.
gratitude 2 | you spare | {name}, you can have this one with nothing attached.
gratitude 1 | I | Look at this. I can't find anything wrong with it.
gratitude 2 | I fair | I'm keeping this one.
self-kindness 2 | I | I'm allowed to be easily pleased.
gratitude 4 | I | I count small pleasures at the full price.
courage 2 | I | I can enjoy it without touching wood.

# mixed
self-kindness 2 | I spare | I can feel both things and not pick a side.
calm 2 | I first-only spare | One feeling doesn't cancel the other. I've room for both.
confidence 2 | I spare | Both of these feelings are mine, and I can keep both.
calm 1 | I | I'm pulled two ways, and I'm still in one piece.
gratitude 2 | I fair | I'm glad, and it's hard. I can say both in one breath.
motivation 2 | I fair | I don't have to sort out my feelings before I get on.
calm 2 | ? fair | What if I didn't have to add it up?
self-kindness 2 | when spare | When I'm asked which it is, I'll say both.
calm 2 | when | If my face can't decide, I'll let it do both.
self-kindness 2 | you | {name}, you don't owe anybody one tidy feeling.
calm 1 | I | I'm smiling, and it's complicated.
gratitude 2 | I | I can be glad with a lump in my throat.

# ahead
confidence 2 | I spare | I can be nervous about it and still go.
calm 2 | I | It isn't happening yet. I can have this hour off.
calm 1 | I | My nerves have got there before me. They can wait.
confidence 2 | I spare | I can begin with one minute and leave the rest.
self-kindness 2 | I | I'm allowed to be frightened of it and fond of myself.
focus 2 | I fair | I can get ready for it once, and not all day long.
motivation 2 | I spare | I can take it one door at a time.
confidence 3 | I | I'm learning to go in shaky and come out the same person.
calm 2 | ? | What if I left it on its own day?
self-kindness 2 | ? fair | What would I like to have waiting for me afterwards?
calm 2 | when | When I rehearse the worst, I'll rehearse going home as well.
confidence 2 | you spare | {name}, you can be scared of it and walk in anyway.

# big-news
calm 2 | I | I can let it be news for a while before it's a plan.
self-kindness 2 | I fair | I'm allowed not to know how I feel yet.
confidence 2 | I | I don't need a view on it by bedtime.
calm 1 | I fair | It's big, and it has only just arrived.
focus 1 | I | My head keeps going back to it. That's how big things go in.
self-kindness 3 | I | I'm learning to take big things in by the spoonful.
gratitude 2 | I fair | I can tell one person and hear how it sounds out loud.
calm 2 | ? spare | What if I took it in a bit at a time?
confidence 2 | ? spare | What would I ask, if I could ask anything about it?
calm 2 | when spare | When it all rushes at me, I'll take the next five minutes only.
self-kindness 2 | when fair | If people ask how I feel about it, I'll say I'm still finding out.
calm 2 | you spare | {name}, you can take your time with this.

# ending
motivation 2 | I spare | I don't have to fill the space straight away.
calm 2 | I spare | Something's over, and I'm allowed to look back at it.
self-kindness 2 | I | I can be done with a thing and still be sad to leave it.
gratitude 2 | I spare | I can take one good bit of it with me.
self-kindness 1 | I | I'm standing in the bit between, and it's draughty.
motivation 2 | I spare | I don't have to know what comes after it yet.
calm 2 | ? spare | What if I didn't fill the gap at once?
gratitude 2 | ? spare | What would I like to keep from it?
self-kindness 2 | when | When I miss how it was, I'll let myself, and then have my tea.
calm 2 | you fair | {name}, you can be sorry it's over.

# relief
motivation 2 | I fair | I don't have to start on the next thing yet.
calm 2 | I fair | I can breathe out, all the way this time.
self-kindness 2 | I spare | I'm allowed to just be relieved for a bit.
gratitude 2 | I spare | I can be pleased now. I don't need to see what's next.
confidence 2 | I fair | I got here. I'm allowed to notice.
calm 1 | I fair | Something in me has unclenched. I can let the rest follow.
sleep 2 | I evening night | I can go to bed lighter than I got up.
calm 2 | ? spare | What if I let myself feel the relief before the next thing?
gratitude 2 | ? spare | What would be a nice way to let this land?
calm 2 | when | If a worry turns up, I'll tell it not yet.
self-kindness 2 | you spare | {name}, you can put your shoulders down now.

# plain
focus 2 | I spare | I can think about it, and I can stop thinking about it.
self-kindness 2 | ? fair | What would I like somebody to ask me about this?
confidence 2 | you fair | {name}, you're the one who knows what this is like.
self-kindness 2 | I fair | I don't have to make this bigger or smaller than it is.
calm 1 | I | I'm here. The rest of me can catch up.
calm 2 | I spare | I don't have to sort this into good or bad.
calm 2 | I spare | Not everything I feel needs a name.
self-kindness 2 | I spare | I can talk to myself like somebody I'm fond of.
self-kindness 2 | I fair | Whatever sort of day it is, I'm allowed a nice cup of something.
self-kindness 2 | when | When the kettle boils, I'll stand there and do nothing useful.
focus 1 | I spare | There's this, and then there's the next thing. I can manage two.
focus 2 | I | One thing at a time is still a speed, and it's mine.
motivation 1 | I | I've got this far, in one piece or several.
courage 2 | I fair | I can be a bit brave and a bit not.
connection 2 | when fair | If I'd like company, I'll ask for the easy sort.
boundaries 1 | I spare | This is mine to tell, or not.
body-peace 2 | I spare | I can have a good stretch and no reason for it.
body-peace 2 | I spare | I'm allowed to be comfortable while I think about it.
fresh-start 1 | I spare | The next ten minutes haven't happened to me yet.
fresh-start 2 | you | {name}, you're allowed a new page halfway down the old one.

# hair
self-kindness 2 | I fair | I can wear a hat with dignity.

# face
confidence 2 | I | I can go out with this face. People know it.
body-peace 2 | I | My face is mostly for talking and eating.
`
