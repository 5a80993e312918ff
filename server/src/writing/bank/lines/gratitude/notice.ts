/** gratitude, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeNotice = `
I    | not-good not-bright | I can be worn out and still be glad of something small.
I    | not-heavy | Right now something is going right quietly, without my asking.
I    | not-heavy not-low | Right now I have enough for the next few minutes.
I    | first-only | Some days part of me can't feel thankful, and that part is welcome too.
I    | - | Gladness can come more easily when I'm not chasing it.
I    | - | Some good in my life had nothing to do with my effort.
I    | kindness | There is somebody whose kindness I still remember.
I    | - | I can feel guilty for feeling good, and feel good anyway.
I    | - | Sadness and some sweetness can be in me on the same day.
I    | not-heavy not-low | Some of what I call ordinary is what I once hoped for.
I    | - | I can be cross with a day and still like some of it.
I    | - | I can remember how good it feels when a worry loosens.
I    | not-good not-bright | Even a poor day can leave me something worth keeping.
I    | humour | Even in a bad week, I can catch myself laughing.
I    | rest not-good not-bright first-only | It's harder to feel glad when I'm tired, and it helps to know that.
I    | not-good not-bright | Being glad doesn't cancel being sad, and I can feel them both.
I    | nature first | Right now I can look at the sky and want nothing from it.
I    | not-heavy not-low | I can think of a worry I used to have that has gone.
I    | honesty fairness morning afternoon | Today I can be honest about the bad and fair about the good.
I    | curiosity | Some things make me curious, and I'm glad of that.
I    | before-work | Right now I have a few minutes before work that belong to me.
I    | after-a-setback | I can be sad about what went wrong, and notice what I have.
I    | waiting-for-news | Right now I don't know the answer, and some good things haven't changed.
I    | meeting-people an-interview | One friendly face is enough to make me feel a little easier.
I    | bedtime evening night | Tonight the rest can wait, and part of me is grateful.
I    | a-hard-talk honesty | I can be upset with them and still value what's good in them.
I    | honesty not-good not-bright | My troubles are real, and so are my comforts.
I    | honesty not-good not-bright | Right now I don't owe anybody a thankful mood, and that's a relief.
I    | learning | Some of what I do well, I learned from somebody patient.
I    | patience first | My gratitude comes and goes, and I don't have to chase it.
I    | first | I notice that a good thing doesn't have to last to have been good.
I    | not-heavy not-low | Some good things in my life are so steady that I hardly notice them.
I    | honesty | I can admit what's hard and still keep what's good.
I    | kindness | Some of what has carried me this far was plain kindness.
I    | - | A day is more than its worst moment, and I can remember that.
?    | not-heavy not-low | What if something good is already here, and very quiet?
?    | morning afternoon | What would I miss if today's small comforts weren't there?
?    | - | What would I thank my body for, if I were feeling kind?
?    | first | Will I let one nice thing be nice?
?    | honesty not-good not-bright | What if it's all right not to feel thankful right now?
?    | not-good not-bright | What would make this hour a little kinder?
?    | friendship | What would a good friend see in my life that I overlook?
?    | not-heavy not-low | What if something ordinary today is a thing I used to wish for?
?    | - | What would I point out, if somebody asked what's going well?
?    | - | What would it be like to take a kind word at face value?
?    | - | What if one bad hour doesn't cancel a good one?
?    | - | What would I like to hold on to from this week?
?    | not-heavy not-low | What would my younger self be glad I have?
?    | - | Will I stay a few seconds longer with something I like?
?    | - | What if relief is a kind of gladness too?
?    | - | What would I be sorry to lose?
?    | kindness | What would I say to whoever helped me last?
?    | - | What if I noticed what I'm not worried about?
?    | - | What if missing something shows me what I value?
?    | honesty | What if I named the hard thing first, and then a good one?
?    | - | What would I enjoy more if I hurried less?
?    | humour morning afternoon | What would I find funny about today, if I told it to a friend?
?    | not-heavy not-low | Will I let myself be pleased before I look for the catch?
?    | not-heavy not-low | What if I looked at what I have as long as I look at what's missing?
?    | first | What if some of my luck has been other people?
?    | not-heavy not-low | What if I'm holding something good and calling it normal?
?    | before-work | What if one part of today's work turns out to be pleasant?
?    | before-work morning afternoon | What would I be glad to get done today?
?    | a-busy-day | What would be a good minute in the middle of all this?
?    | after-a-setback | What if some of what I worked for is still there?
?    | after-a-setback | What would I be glad I did, whatever came of it?
?    | waiting-for-news | What if there's something good in today, apart from the answer?
?    | waiting-for-news | What would keep me company while I wait?
?    | winding-down evening night | What would I keep from today if I kept one thing?
?    | bedtime evening night | What if the last thing I remember tonight is something kind?
?    | meeting-people | What if somebody is glad that I came?
?    | a-hard-talk | What would I still like about this person, underneath it all?
?    | honesty | What if I don't have to be grateful for hard things?
?    | independence not-heavy not-low | What would I call good, if I used my own measure?
?    | patience | What if thankfulness can wait until I have room?
?    | - | Will I let something please me without asking if I deserve it?
?    | curiosity not-heavy not-low | What would I like about this place if I had only just arrived?
?    | - | What if there's room in me for a complaint and a comfort?
?    | kindness | What would I find if I looked for who has been gentle with me?
?    | first | What if being thankful can be as small as a nod?
?    | - | What would I feel if I stopped checking how grateful I am?
?    | not-heavy not-low | What if my complaint is pointing at something I love?
?    | - | What would I choose again, even knowing the hard parts?
?    | not-heavy not-low | What if I'm leaning on something good without knowing it?
?    | honesty | What would I thank the past year for, and what would I not?
?    | friendship | What would be worth telling someone, just because it was nice?
?    | not-good not-bright | What if I could like this hour without liking all of it?
?    | | What would I leave just as it is?
?    | | What would I thank myself for, if I thought it counted?
?    | not-good not-bright | What would I still like about me on a day like this?
?    | not-heavy not-low | What would I smile at, if I weren't so busy coping?
when | - | When I catch myself listing what's wrong, I'll notice one thing that isn't.
when | - | When something works first time, I'll let that please me.
when | - | When I feel pressed to be thankful, I'll notice the pressure and let it ease.
when | not-good not-bright | When I can't find anything good, I'll notice that too, without blame.
when | first | When somebody smiles at me, I'll let the smile reach me.
when | - | When I feel envy, I'll notice what it tells me I care about.
when | - | When I miss somebody, I'll notice one thing I liked about them.
when | - | When a plan falls through, I'll notice what the free time feels like.
when | - | When something beautiful stops me, I'll stay and look a little longer.
when | - | When I hear good news, I'll notice it before I look for the catch.
when | - | When the whole day feels grey, I'll look for one bright part.
when | nature | When I hear birds or rain, I'll notice it for a whole breath.
when | fairness first | When I get something right, I'll notice it as long as I'd notice a mistake.
when | - | When I feel cared for, I'll notice the wish to wave it away.
when | - | When my mood lifts for no reason, I'll notice it without asking why.
when | - | When life feels unfair, I'll notice the hurt before I look for the good.
when | honesty | When I tell someone about my day, I'll mention one good part.
when | waking-up morning | When I stretch in bed, I'll notice one thing that's comfortable.
when | waking-up morning | When I get up, I'll think of one thing I don't mind about today.
when | after-a-setback kindness | When somebody is kind about what happened, I'll notice that I'm not alone.
when | bedtime evening night | When I turn out the light, I'll remember one good moment.
when | meeting-people | When somebody seems pleased to see me, I'll notice it and believe it a little.
when | - | When guilt follows a good moment, I'll notice that the moment was still good.
when | - | When I'm warm enough, I'll notice that I am.
when | care | When I use something well made, I'll notice the care that went into it.
when | nature | When I see a tree or an animal I like, I'll stop and enjoy it.
when | - | When I feel disappointed, I'll notice what I'd been hoping for.
when | not-good not-bright | When I feel flat, I'll look for one colour I like and leave it at that.
when | first | When a small thing delights me, I'll notice it without making it a lesson.
when | kindness | If a kindness makes me want to cry, I'll let myself be moved.
when | | When I hear myself say it was nothing, I'll notice that it was something.
when | | When I sit down at last, I'll notice how glad I am.
when | | When I think I have no right to complain, I'll notice what hurts.
I    | first | I can look for one thing that's all right, and stop when I've found it.
I    | first | Right now I can think of one person I'm glad to have met.
I    | - | I can thank myself for getting this far.
I    | - | Whatever else is true today, I can name one thing I like.
I    | - | I can tell when I'm glad, even if I don't show it.
I    | - | I can be thankful for part of a thing and leave out the rest.
I    | first | A thank you can be silent, and I can mean it all the same.
I    | first | I can let myself be pleased before I explain it.
I    | - | I can see some good in a thing and still want it changed.
I    | note-friends | I notice who has been kind to me, even if they're far away.
I    | note-work | I notice one part of my working life that I don't mind.
I    | note-study | I notice one thing I've learned that I'm glad to know.
I    | note-worry | I notice one thing I'm not worried about, and I can rest my mind there.
I    | note-shame | I notice one thing I did right, beside whatever I'm blaming myself for.
I    | note-glad | I notice that I'm glad, and I can let it fill a whole minute.
I    | - | A lid comes off first time, and I'm happier than it deserves.
I    | nature | However cross I am about the rain, it waters things regardless.
I    | - | Now and then a message has my name in it and no request.
I    | not-good not-bright first-only | I'm sad, and the bread is good.
I    | - | Most of what I lean on, somebody built.
I    | evening night | All day things held: the chair, the lid, the bus, me.
I    | humour | If a tune is stuck in my head, I've had worse lodgers.
I    | morning afternoon evening not-good not-bright first-only | I'm glad of very little today. The little is doing well.
I    | first | On an ordinary day I'm carried by drivers, plumbers and whoever remembered the milk.
I    | - | I feel a bit lucky and a bit suspicious.
I    | - | I love the minute when I stop being cold.
I    | - | I'm kept going by a great many people who'd be embarrassed to hear me say so.
I    | - | Somewhere somebody is frying onions, and I'm alive.
I    | afternoon evening | Several things I dreaded today have failed to turn up.
I    | first-only honesty | I'm not thankful yet. I've only just sat down.
I    | - | My keys are where I left them more often than I thank them for.
I    | - | Now and then my tea is exactly the right brown.
I    | - | I can be all set to be miserable, and then somebody in the next room laughs.
I    | - | Hot water comes when I turn the tap. I forget to be amazed.
I    | - | Under the grumble, I'm quite fond of this.
I    | not-heavy not-low | I keep catching myself singing in queues.
I    | humour | Dogs I've not met are pleased to see me. I take it personally.
I    | - | Somewhere on my list of complaints there's a small line in pencil: the bread was good.
I    | - | When the bus comes, I feel a small, unreasonable joy.
I    | - | A tooth that isn't aching gets very little credit from me.
I    | not-heavy not-low | It's all rather nice at the moment. I've checked.
I    | note-family note-child | Somebody small thinks I know things.
I    | note-shame note-compare note-doubt | I can name one thing I'd like about me if I were somebody else.
I    | note-loss | It hurts this much because it matters this much to me.
I    | note-heartache | I cared a great deal. It was a good thing to do.
I    | note-glad | Good things turn up on an ordinary Wednesday, and I happened to be in.
I    | first-only note-anger | Grateful can wait. I'm cross.
you  | - | {name}, you can be glad of the small thing. The large ones are busy.
you  | - | {name}, you're better at spotting the good bit than you let on.
you  | evening night | {name}, you got a few good minutes out of today, and they're yours to keep.
you  | note-glad | {name}, you can read the message again.
?    | not-good not-bright | What if I'm not ungrateful, just full?
?    | - | What if this is one of the good bits?
?    | - | What would I have given for this, in a worse week?
?    | kindness | What if somebody is thinking of me kindly and getting on with their day?
?    | - | What would I miss first, if it were gone by Friday?
?    | evening night note-plain | What would I save from today, if it fitted in a pocket?
when | - | When somebody says the kind thing I was too shy to ask for, I'll let it all the way in.
when | nature | When the sun lands on the table, I'll put my hand in it.
when | - | When the first sip is good, I'll stop for the second.
when | - | When something doesn't break, I'll nod to it.
when | bedtime night | When I pull the covers up, I'll thank whoever thought of covers.
when | - | When I sit down with a groan, I'll enjoy the groan.
when | - | When I hear my name said nicely, I'll hear it twice.
you  | - | {name}, somebody is glad they know you. You can probably guess who.
you  | - | {name}, something small is going right near you.
you  | - | {name}, there's one good thing close by, and you don't have to reach far.
you  | not-heavy | {name}, a good minute is passing. You can look up.
I    | note-excited | I'm looking forward to something, and it's making today nicer.
I    | note-plain | There's something in today I'd miss if it weren't there.
I    | note-glad | I'm pleased, and it's all the way through.
I    | note-child | I remember them small. I'm allowed a minute of that.
I    | note-somebody | Some of the people I know make my life bigger.
I    | - | Something went right so quietly that I nearly missed it.
I    | - | There's a kindness I've been walking past.
I    | - | I'm warmer than I was, and somebody had a hand in it.
I    | - | There's somebody I'd like to thank, and I know what for.
I    | afternoon evening night | My favourite part of today was about a minute long.
I    | - | I've more on my side than I count on a bad day.
`
