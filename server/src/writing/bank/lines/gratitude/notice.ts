/** gratitude, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeNotice = `
I    | kindness | There is somebody whose kindness I still remember.
I    | not-heavy not-low | Some of what I call ordinary is what I once hoped for.
I    | nature first | Right now I can look at the sky and want nothing from it.
I    | not-heavy not-low | I can think of a worry I used to have that has gone.
I    | before-work | Right now I have a few minutes before work that belong to me.
I    | honesty not-good not-bright | Right now I don't owe anybody a thankful mood, and that's a relief.
I    | patience first | My gratitude comes and goes, and I don't have to chase it.
I    | first | I notice that a good thing doesn't have to last to have been good.
I    | not-heavy not-low | Some good things in my life are so steady that I hardly notice them.
?    | not-heavy not-low | What if something ordinary today is a thing I used to wish for?
?    | - | What would it be like to take a kind word at face value?
?    | - | What if one bad hour doesn't cancel a good one?
?    | kindness | What would I say to whoever helped me last?
?    | humour morning afternoon | What would I find funny about today, if I told it to a friend?
?    | first | What if some of my luck has been other people?
?    | after-a-setback | What would I be glad I did, whatever came of it?
?    | winding-down evening night | What would I keep from today if I kept one thing?
?    | first | What if being thankful can be as small as a nod?
?    | honesty | What would I thank the past year for, and what would I not?
?    | friendship | What would be worth telling someone, just because it was nice?
?    | not-good not-bright | What would I still like about me on a day like this?
when | - | When something works first time, I'll let that please me.
when | first | When somebody smiles at me, I'll let the smile reach me.
when | - | When a plan falls through, I'll notice what the free time feels like.
when | - | When something beautiful stops me, I'll stay and look a little longer.
when | nature | When I hear birds or rain, I'll notice it for a whole breath.
when | fairness first | When I get something right, I'll notice it as long as I'd notice a mistake.
when | honesty | When I tell someone about my day, I'll mention one good part.
when | waking-up morning | When I stretch in bed, I'll notice one thing that's comfortable.
when | bedtime evening night | When I turn out the light, I'll remember one good moment.
when | - | When I'm warm enough, I'll notice that I am.
when | not-good not-bright | When I feel flat, I'll look for one colour I like and leave it at that.
when | kindness | If a kindness makes me want to cry, I'll let myself be moved.
when | - | When I hear myself say it was nothing, I'll notice that it was something.
when | - | When I sit down at last, I'll notice how glad I am.
I    | first | I can look for one thing that's all right, and stop when I've found it.
I    | first | Right now I can think of one person I'm glad to have met.
I    | - | I can tell when I'm glad, even if I don't show it.
I    | - | I can be thankful for part of a thing and leave out the rest.
I    | first | A thank you can be silent, and I can mean it all the same.
I    | note-work best | There's one part of it I don't mind, and it's usually a person.
I    | note-shame | Somewhere in this there's a bit I did all right.
I    | - | A lid comes off first time, and I'm happier than it deserves.
I    | nature | However cross I am about rain, it waters things regardless.
I    | best | Now and then a message has my name in it and no request.
I    | - | Most of what I lean on, somebody built.
I    | humour best | If a tune is stuck in my head, I've had worse lodgers.
I    | morning afternoon evening not-good not-bright first-only best | I'm glad of very little today. The little is doing well.
I    | first best | On an ordinary day I'm carried by drivers, plumbers and whoever remembered the milk.
I    | best | I love the minute when I stop being cold.
I    | best | I'm kept going by a great many people who'd be embarrassed to hear me say so.
I    | afternoon evening best | Several things I dreaded today have failed to turn up.
I    | first-only honesty | I'm not thankful yet. I've only just sat down.
I    | - | My keys are where I left them more often than I thank them for.
I    | best | Now and then my tea is exactly the right brown.
I    | best | I can be all set to be miserable, and then somebody in the next room laughs.
I    | - | Hot water comes when I turn the tap. I forget to be amazed.
I    | - | Under the grumble, I'm quite fond of this.
I    | not-heavy not-low | If I catch myself singing in a queue, I can finish the verse.
I    | humour best | Dogs I've not met are pleased to see me. I take it personally.
I    | best | Somewhere on my list of complaints there's a small line in pencil: the bread was good.
I    | best | When the bus comes, I feel a small, unreasonable joy.
I    | best | A tooth that isn't aching gets very little credit from me.
I    | note-family note-parenting best | Somebody small thinks I know things.
I    | note-loss | It hurts this much because it matters this much to me.
I    | note-heartache | I cared a great deal. It was a good thing to do.
I    | note-glad best | Good things turn up on ordinary days, and I happened to be in.
I    | first-only note-anger best | Grateful can wait. I'm cross.
you  | first | {name}, you're better at spotting the good bit than you let on.
you  | evening night | {name}, you got a few good minutes out of today, and they're yours to keep.
you  | note-glad | {name}, you can think of it again as often as you like.
?    | not-good not-bright | What if I'm not ungrateful, just full?
?    | kindness | What if somebody is thinking of me kindly and getting on with their day?
?    | evening night | What would I save from today, if it fitted in a pocket?
when | - | When somebody says the kind thing I was too shy to ask for, I'll let it all the way in.
when | nature best | When the sun lands on the table, I'll put my hand in it.
when | - | When the first sip is good, I'll stop for the second.
when | bedtime night best | When I pull the covers up, I'll thank whoever thought of covers.
when | best | When I sit down with a groan, I'll enjoy the groan.
when | - | When I hear my name said nicely, I'll hear it twice.
you  | first | {name}, somebody is glad they know you. You can probably guess who.
you  | not-heavy | {name}, a good minute is passing. You can look up.
I    | note-excited | I'm looking forward to something, and it's making today nicer.
I    | - | There's something in today I'd miss if it weren't there.
I    | note-glad | I'm pleased, and it's all the way through.
I    | note-child best | I remember them small. I'm allowed a minute of that.
I    | note-somebody | Some of the people I know make my life bigger.
I    | best | Something went right so quietly that I nearly missed it.
I    | - | There's a kindness I've been walking past.
I    | - | I'm warmer than I was, and somebody had a hand in it.
I    | - | There's somebody I'd like to thank, and I know what for.
I    | afternoon evening night | My favourite part of today was about a minute long.
I    | - | I've more on my side than I count on a bad day.
I    | morning | If a bird is singing, I can stop long enough to hear which one.
you  | - | {name}, somebody planted each tree you like.
?    | morning afternoon | What would I tell somebody about this morning, if I could only tell them one nice thing?
?    | humour morning | What if the thing I'm looking forward to is lunch, and that's enough?
?    | - | What if I looked up once on my way?
?    | - | Will I hear one nice sound before I put the radio on?
?    | - | What would a visitor like about here?
when | best | When a stranger's dog likes me, I'll believe the dog.
I    | waking-up morning | If there's a stripe of light, I can look at it before I look at my phone.
I    | before-work | I can be glad of whoever put the heating on.
I    | a-busy-day best | If somebody holds the lift, on a day like this that's a bouquet.
?    | waiting-for-news afternoon | What if this afternoon is still an afternoon?
I    | time-alone | I've got the room to myself, and I can hear the clock. I rather like it.
I    | winding-down evening | A warm bowl of something can be enough of an evening.
?    | bedtime night | What would I dream about if I could put in a request?
I    | - | I can like this bit of the day and ask nothing more of it.
I    | - | Tea is the right heat for about a minute, and I can catch it.
I    | - | If somebody was patient with me lately, I can feel it again.
I    | - | I can keep one good thing to tell somebody later.
I    | morning afternoon | The light has got round to this side of the table.
?    | - | What if the finest thing on this street is the tree I walk past?
?    | evening | What would I rewind and watch again from today?
?    | - | What if somebody has already said something nice about me to a third person?
when | morning afternoon evening | When the light moves across the wall, I'll stop long enough to see it go.
?    | - | What if the person who made this chair was having a good day?
?    | morning | What if today's good thing comes in the post?
when | - | When the toast is right, I'll eat it sitting down.
when | best | When the lights change just for me, I'll bow slightly.
?    | winding-down evening best | What would I tell the dog was the good part?
I    | - | I laughed before I'd decided to.
I    | not-heavy not-low best | It's all rather nice at the moment. I've checked.
you  | - | {name}, somewhere within reach is a thing that somebody made well.
you  | - | {name}, whoever planted the nearest big tree got very little shade from it. You get the lot.
`
