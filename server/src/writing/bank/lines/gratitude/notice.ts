/** gratitude, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeNotice = `
I    | kindness spare | There is somebody whose kindness I still remember.
I    | not-heavy not-low fair | Some of what I call ordinary is what I once hoped for.
I    | nature spare | Right now I can look at the sky and want nothing from it.
I    | not-heavy not-low fair | I can think of a worry I used to have that has gone.
I    | honesty not-good not-bright fair | Right now I don't owe anybody a thankful mood, and that's a relief.
I    | - | I notice that a good thing doesn't have to last to have been good.
I    | not-heavy not-low fair | Some good things in my life are so steady that I hardly notice them.
?    | not-heavy not-low fair | What if something ordinary today is a thing I used to wish for?
?    | fair | What would it be like to take a kind word at face value?
?    | spare | What if one bad hour doesn't cancel a good one?
?    | kindness spare | What would I say to whoever helped me last?
?    | humour morning afternoon fair | What would I find funny about today, if I told it to a friend?
?    | first | What if some of my luck has been other people?
?    | after-a-setback spare | What would I be glad I did, whatever came of it?
?    | winding-down evening night fair | What would I keep from today if I kept one thing?
?    | spare | What if being thankful can be as small as a nod?
?    | honesty spare | What would I thank the past year for, and what would I not?
?    | friendship spare | What would be worth telling someone, just because it was nice?
when | fair | When something works first time, I'll let that please me.
when | spare | When somebody smiles at me, I'll let the smile reach me.
when | spare | When a plan falls through, I'll notice what the free time feels like.
when | fairness fair | When I get something right, I'll notice it as long as I'd notice a mistake.
when | fair | When I'm warm enough, I'll notice that I am.
when | not-good not-bright fair | When I feel flat, I'll look for one colour I like and leave it at that.
when | kindness spare | If a kindness makes me want to cry, I'll let myself be moved.
when | spare | When I hear myself say it was nothing, I'll notice that it was something.
when | spare | When I sit down at last, I'll notice how glad I am.
I    | fair | I can look for one thing that's all right, and stop when I've found it.
I    | spare | I can be thankful for part of a thing and leave out the rest.
I    | spare | A thank you can be silent, and I can mean it all the same.
I    | note-work | There's one part of it I don't mind, and it's usually a person.
I    | first | A lid comes off first time, and I'm happier than it deserves.
I    | first | Now and then a message has my name in it and no request.
I    | first | Most of what I lean on, somebody built.
I    | humour first | If a tune is stuck in my head, I've had worse lodgers.
I    | morning afternoon evening not-good not-bright first-only first | I'm glad of very little today. The little is doing well.
I    | first | On an ordinary day I'm carried by drivers, plumbers and whoever remembered the milk.
I    | first | I love the minute when I stop being cold.
I    | first | I'm kept going by a great many people who'd be embarrassed to hear me say so.
I    | afternoon evening first | Several things I dreaded today have failed to turn up.
I    | first-only honesty | I'm not thankful yet. I've only just sat down.
I    | - | My keys are where I left them more often than I thank them for.
I    | first | Now and then my tea is exactly the right brown.
I    | first | I can be all set to be miserable, and then somebody in the next room laughs.
I    | fair | Hot water comes when I turn the tap. I forget to be amazed.
I    | first | Under the grumble, I'm quite fond of this.
I    | not-heavy not-low | If I catch myself singing in a queue, I can finish the verse.
I    | humour first | Dogs I've not met are pleased to see me. I take it personally.
I    | first | Somewhere on my list of complaints there's a small line in pencil: the bread was good.
I    | first | When the bus comes, I feel a small, unreasonable joy.
I    | first | A tooth that isn't aching gets very little credit from me.
I    | note-family note-parenting | Somebody small thinks I know things.
I    | note-loss spare | It hurts this much because it matters this much to me.
I    | note-heartache | I cared a great deal. It was a good thing to do.
I    | note-glad | Good things turn up on ordinary days, and I happened to be in.
I    | first-only note-anger | Grateful can wait. I'm cross.
you  | evening night fair | {name}, you got a few good minutes out of today, and they're yours to keep.
you  | note-glad spare | {name}, you can think of it again as often as you like.
?    | kindness first | What if somebody is thinking of me kindly and getting on with their day?
?    | evening night fair | What would I save from today, if it fitted in a pocket?
when | fair | When somebody says the kind thing I was too shy to ask for, I'll let it all the way in.
when | nature first | When the sun lands on the table, I'll put my hand in it.
when | spare | When the first sip is good, I'll stop for the second.
when | bedtime night | When I pull the covers up, I'll thank whoever thought of covers.
when | first | When I sit down with a groan, I'll enjoy the groan.
when | - | When I hear my name said nicely, I'll hear it twice.
you  | first | {name}, somebody is glad they know you. You can probably guess who.
you  | not-heavy spare | {name}, a good minute is passing. You can look up.
I    | note-excited | I'm looking forward to something, and it's making today nicer.
I    | fair | There's something in today I'd miss if it weren't there.
I    | note-glad | I'm pleased, and it's all the way through.
I    | note-child | I remember them small. I'm allowed a minute of that.
I    | note-somebody | Some of the people I know make my life bigger.
I    | first | Something went right so quietly that I nearly missed it.
I    | fair | There's a kindness I've been walking past.
I    | fair | I'm warmer than I was, and somebody had a hand in it.
I    | fair | There's somebody I'd like to thank, and I know what for.
I    | afternoon evening night first | My favourite part of today was about a minute long.
I    | morning spare | If a bird is singing, I can stop long enough to hear which one.
you  | first | {name}, somebody planted each tree you like.
?    | morning afternoon fair | What would I tell somebody about this morning, if I could only tell them one nice thing?
?    | humour morning | What if the thing I'm looking forward to is lunch, and that's enough?
?    | spare | What if I looked up once on my way?
?    | spare | Will I hear one nice sound before I put the radio on?
?    | spare | What would a visitor like about here?
when | first | When a stranger's dog likes me, I'll believe the dog.
I    | waking-up morning | If there's a stripe of light, I can look at it before I look at my phone.
I    | before-work fair | I can be glad of whoever put the heating on.
I    | a-busy-day | If somebody holds the lift, on a day like this that's a bouquet.
?    | waiting-for-news afternoon spare | What if this afternoon is still an afternoon?
I    | time-alone fair | I've got the room to myself, and I can hear the clock. I rather like it.
I    | winding-down evening | A warm bowl of something can be enough of an evening.
?    | bedtime night fair | What would I dream about if I could put in a request?
I    | spare | I can like this bit of the day and ask nothing more of it.
I    | fair | Tea is the right heat for about a minute, and I can catch it.
I    | spare | I can keep one good thing to tell somebody later.
I    | morning afternoon fair | The light has got round to this side of the table.
?    | fair | What if the finest thing on this street is the tree I walk past?
?    | evening fair | What would I rewind and watch again from today?
?    | first | What if somebody has already said something nice about me to a third person?
when | morning afternoon evening fair | When the light moves across the wall, I'll stop long enough to see it go.
?    | morning spare | What if today's good thing comes in the post?
when | fair | When the toast is right, I'll eat it sitting down.
when | first | When the lights change just for me, I'll bow slightly.
?    | winding-down evening | What would I tell the dog was the good part?
I    | first | I laughed before I'd decided to.
I    | not-heavy not-low first | It's all rather nice at the moment. I've checked.
you  | fair | {name}, somewhere within reach is a thing that somebody made well.
you  | first | {name}, whoever planted the nearest big tree got very little shade from it. You get the lot.
when | - | After a good sneeze, I'll stand and admire the peace.
when | - | When the first sip is right, I'll say ah, like an advert.
?    | - | Which mug would I rescue first?
when | first | If a blackbird starts up, I'll stop, as if it had said my name.
I    | - | I like the sound of rain when I'm not in it.
I    | first | Clean sheets exist. I'm just thinking about that.
I    | first | I live in the same world as owls.
I    | - | Certain smells make me six again.
I    | first | Somebody knelt down once and taught me to do my laces.
`
