/** gratitude, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeLearn = `
I    | honesty | I'm learning to see what's good without looking away from what's hard.
I    | - | I'm learning that I can be thankful and tired at once.
I    | first | I'm learning to enjoy a good thing before I ask how long it can last.
I    | - | I'm learning to receive a kindness without feeling I owe something.
I    | - | I'm learning that I can want more and still value what I have.
I    | kindness | I'm learning to let a small kindness count.
I    | first | I'm learning to be glad of things that don't fix anything.
I    | first | I'm learning not to argue with a good moment.
I    | - | I'm learning that a good thing needn't make up for a bad one.
I    | a-busy-day | I'm learning to let one good minute in a full day be mine.
I    | a-busy-day | I'm learning to see what's finished before I turn to what's next.
I    | after-a-setback | I'm learning to see what I still have, in my own time.
I    | waiting-for-news | I'm learning that good things don't have to wait for the answer.
I    | time-alone rest | I'm learning to enjoy a quiet hour without making excuses.
I    | a-hard-talk | I'm learning to value a person while I disagree with them.
I    | meeting-people friendship | I'm learning to tell people what I liked about talking to them.
I    | winding-down evening | I'm learning to be glad of one good hour in a poor day.
I    | - | I'm getting better at saying thank you without adding sorry.
I    | - | I'm getting better at being helped.
I    | first | I'm getting better at letting a gift be a gift.
I    | kindness | I'm getting better at spotting the kind thing in an unkind week.
I    | nature | I'm getting better at looking up at the sky for no reason.
I    | - | I'm learning to be helped without keeping count.
I    | meeting-people | I'm getting better at enjoying people before I ask how I came across.
I    | waiting-for-news | I'm getting better at enjoying a meal while something is undecided.
I    | honesty | I'm practising saying exactly what I'm thanking someone for.
I    | kindness | I'm practising a thank you that asks for nothing back.
I    | not-heavy | I'm practising letting something good please me for a whole day.
I    | first | I'm practising thanking myself for the things only I see.
I    | - | I'm practising letting a good memory be good company.
I    | honesty first | I'm learning that a good thing and a hard thing can be true together.
I    | waking-up morning | I'm practising greeting the day before I judge it.
I    | a-busy-day kindness first-only | I'm practising stopping long enough to mean my thank you.
I    | bedtime night | I'm practising falling asleep with a good thought, however small.
I    | a-hard-talk honesty | I'm practising saying what I value and what I need in the same talk.
I    | - | I'm finding that small comforts do more than I give them credit for.
I    | - | I'm finding that naming a kindness makes it last a little longer.
I    | a-hard-talk | I'm finding it helps to remember what I value in them.
I    | kindness | I'm coming to see how often strangers have made things easier for me.
I    | not-low | I'm coming to love the ordinary parts of a week.
I    | - | I'm coming to know what enough feels like.
I    | honesty | I'm coming to see that being thankful isn't the same as being satisfied.
I    | after-a-setback | I'm coming to see that being disappointed doesn't make me ungrateful.
I    | - | I'm learning to say thank you sooner.
I    | fairness | I'm learning to give what went right some attention as well.
I    | humour | I'm learning to let myself laugh, even in a hard week.
I    | - | I'm learning to let a kind word stay with me longer.
I    | fairness | I'm learning to notice the people who keep things going.
I    | friendship | I'm learning to enjoy other people's good news.
I    | time-alone first-only | I'm learning to be glad of my own company sometimes.
I    | waking-up morning | I'm learning to notice one good thing around me in the morning.
I    | - | Slowly, I'm learning to let happiness in without asking what comes next.
I    | not-good not-bright | Slowly, I'm finding my way back to things I used to enjoy.
I    | first | I'm learning to see that some of what I have was once only a wish.
I    | after-a-setback | Slowly, I'm noticing what a setback can't take from me.
I    | waking-up morning not-good not-bright first-only | Slowly, I'm learning to look for one good thing in the morning.
I    | - | Little by little, I'm letting people do kind things for me.
I    | time-alone | Little by little, I'm learning to like my own small habits.
I    | - | I'm beginning to thank people for things I once thought were nothing.
I    | meeting-people | I'm learning to notice who is kind before I notice who isn't.
I    | first-only | I'm starting to see the good days as mine, too.
I    | - | I'm starting to think a good hour is worth having for itself.
I    | honesty | I'm teaching myself to say out loud what was good in a day.
I    | - | I'm teaching myself that enjoying something isn't tempting trouble.
I    | - | I'm teaching myself to be thanked without brushing it off.
I    | fairness | I'm trying to be as exact about the good as I am about the bad.
I    | friendship first | I'm trying to tell people in good time what they mean to me.
I    | - | I'm trying not to turn thanks into a debt.
I    | waiting-for-news | I'm trying to have a day today, and not only a wait.
I    | before-work fairness | I'm trying to notice work done well, my own included.
I    | first-only | I'm working on letting people give me things, too.
I    | - | Each time I name one good thing, the next is a little easier to find.
I    | first-only | Each time I let somebody help, I'm learning that it's no failing.
I    | - | I'm learning to enjoy things without wishing I could keep them.
I    | - | Bit by bit, I'm making peace with days that are part good, part hard.
I    | not-good not-bright | I'm remembering how to enjoy things, a few minutes at a time.
I    | - | I'm unlearning the idea that nice things are only a reward.
I    | after-a-setback | I'm learning that disappointment and thanks can take turns.
I    | honesty | I'm practising being thankful for one thing without pretending about another.
?    | honesty | What if I could be thankful for part of today and cross about the rest?
?    | kindness | What would I thank myself for, if it didn't feel odd?
?    | honesty | What if gratitude could begin with being honest about what's hard?
?    | - | What if a kindness can be kept without being paid back?
?    | friendship | What would I say to somebody who once made things easier for me?
?    | - | What if I practised letting people help me?
?    | first | What would it be like to enjoy something all the way through?
?    | - | What if I don't have to deserve happiness first?
?    | honesty | Will I tell one person exactly what they did that helped?
?    | patience | What would I look at for longer if I weren't in a hurry?
?    | - | What if I can be sad and still love what I love?
?    | first | What would enough feel like, just for this hour?
?    | honesty | What if being grateful didn't mean keeping quiet about what hurts?
?    | - | What would I enjoy more if I stopped comparing?
?    | waking-up before-work morning | What would I be quietly glad of if it happened today?
?    | time-alone | What would I enjoy right now, with only me to please?
?    | winding-down evening night | What would I tell an old friend was good about today?
?    | bedtime night | What if the day was hard and part of it was kind?
?    | a-hard-talk | What if I began with something I value in them?
?    | | What would I miss about this ordinary week?
?    | | What would I have been glad of once, that I have now?
?    | | What if something went right lately that I had a hand in?
?    | after-a-setback | What would still be good, if I let this be bad?
?    | waiting-for-news morning afternoon | What would I enjoy today if the answer could look after itself?
when | kindness | When somebody helps me, I'll try saying exactly how it helped.
when | - | When I notice something good, I'll stay with it for one more breath.
when | - | When guilt turns up on a good day, I'll practise enjoying the day anyway.
when | honesty not-good not-bright | When I tell myself I've no right to be sad, I'll let sad and thankful both have a place.
when | curiosity | When I rush past something I like, I'll go back for a second look.
when | honesty | If I can't think of anything good, I'll let that be true and look again later.
when | friendship first | When someone tells me good news, I'll ask them to tell me more.
when | not-good not-bright | When I miss how things were, I'll name one thing I'm glad I had.
when | courage | If a happy moment makes me nervous, I'll try staying in it anyway.
when | humour | When I've had a good moan, I'll ask myself what was all right as well.
when | - | When a song I love comes on, I'll practise doing nothing else.
when | - | When I feel envious, I'll let it show me what I'd love.
when | nature | When the weather is kind, I'll give it a minute of my day.
when | kindness | When a stranger is kind, I'll let the kindness stay with me for a while.
when | friendship | When somebody remembers something I told them, I'll notice how that feels.
when | - | If all I can see is what's missing, I'll look for one thing I have.
when | first | When I'm enjoying myself, I'll try not to ask how long it can last.
when | - | When I look at an old photo, I'll let myself enjoy the good in it.
when | honesty | If gratitude feels false, I'll try being honest first.
when | waking-up morning | When I wake, I'll look for one comfortable thing before I get up.
when | a-busy-day kindness | When somebody saves me time, I'll use a little of it to thank them.
when | waiting-for-news | When waiting fills my head, I'll enjoy one thing that doesn't depend on the answer.
when | winding-down evening night | When I sit down for the evening, I'll tell myself one thing that went well.
when | bedtime night | When I put my head down, I'll go back to the kindest minute of the day.
when | | When I start to say it was nothing, I'll try saying I was glad to.
I    | note-work | I'm learning to notice the people who help me with work, and to tell them.
I    | note-study | I'm learning to enjoy what I understand before I count what I don't.
I    | note-shame | I'm learning to look at my mistakes without losing sight of the good I do.
I    | - | These days, when it's going well, I try to be in the room.
I    | first-only | I'm practising taking presents with both hands and my mouth shut.
I    | - | I'm trying out the theory that people mean it.
I    | - | Each week I find one more thing I'd been getting free.
I    | patience | It took me years to like a plain day. I'm getting there.
I    | - | I've nearly stopped arguing with presents.
I    | - | Happiness makes me nervous. I'm practising in short bursts.
I    | - | I've started saying thank you with a reason on it.
I    | - | I'm learning to tell the good news first, before I've worked out what could go wrong with it.
I    | - | I've taken up thanking people for things they did so long ago that they need reminding.
I    | humour | I'm teaching my envy to ask for the recipe.
I    | first-only | My grumbling is getting patchy.
I    | - | I'm learning to notice the bus that comes.
I    | - | I used to hurry past the good bit. I've taken to loitering.
I    | - | Slowly I'm swapping 'typical' for 'lucky', about one time in ten.
I    | - | It has taken me this long to see how much of my luck was somebody getting up early.
I    | not-heavy not-low first-only | I'm practising telling good news at full length, with gestures, to anyone who sits still.
I    | evening night | I'm learning to end on the good bit, like a decent pianist.
I    | - | I keep a nice remark a day longer than I used to.
I    | - | Bit by bit I'm letting good news finish its sentence.
I    | - | I'm learning to be given things.
I    | - | Where I'd have said 'not bad', I now sometimes say 'good'.
I    | - | I'm getting better at telling people they were right about the coat, the book, the leaving early.
I    | - | I'm learning to linger.
I    | - | I'm learning to stay in the good part of the film and not look up how it ends.
I    | - | I used to wait for the big good things, and now I open the small ones as they come.
I    | not-heavy not-low | I'm practising looking forward to things, with my coat already on.
I    | note-shame note-guilt | Little by little, I enjoy things I didn't earn.
I    | note-heartache | Little by little, a song is only a song again.
I    | note-friends | I'm finding there's a kind of friend in people who only nod.
I    | waiting-for-news note-worry | I'm learning to have the good bits of a week with a question in it.
I    | note-family | I'm getting better at catching the good five minutes while they're here.
I    | note-glad | I'm getting better at saying thank you and then nothing else.
I    | note-loss | Bit by bit, a nice thing stops feeling disloyal to me.
I    | note-friends note-left-out | I'm finding that the next invitation can come from me.
I    | note-tired | I'm learning to count a nap as an event.
I    | note-worry | A good hour isn't asking for trouble. I'm learning that.
I    | note-anger | I'm learning to be cross about one thing at a time.
you  | - | {name}, you're getting the knack of an ordinary day.
you  | - | {name}, you take a present better than you used to. You hardly flinched.
you  | - | {name}, you've started to say 'that was nice' while it still is.
?    | - | What would I notice if I gave my good days the attention I give my bad ones?
?    | - | What would happen if I finished a nice thing slowly?
?    | - | Will I try telling one person before I've made it sound small?
?    | note-study | What would I read if there were no test at the end of it?
when | curiosity | When I'm envious, I'll ask how they did it and mean the question.
when | - | When I say 'can't complain', I'll try saying what I like.
when | - | When I'm tempted to say I was only lucky, I'll try thanking whoever the luck was.
when | - | When I get a present, I'll practise opening it without an apology.
when | - | When a thing goes right, I'll try telling it as well as I tell the disasters.
you  | - | {name}, you're learning to take a kindness without working out what you owe.
you  | - | {name}, you're learning to notice the good bit during it, and not only after.
you  | - | {name}, you're learning to say thank you and leave it there.
you  | - | {name}, lately you let a nice thing last a bit longer.
I    | note-age | I'm learning to let people make a fuss of me.
I    | note-excited | I'm learning to let myself want something and say so.
I    | note-plain | I'm learning that a good minute doesn't need a good day around it.
I    | - | I'm learning to look up before the good bit's over.
I    | - | Lately I let people be kind to me at full price.
I    | - | I used to save nice things for later. Later is getting earlier.
I    | - | More and more, I find the good in the day without moving the bad.
I    | - | I'm getting better at being pleased at the time.
I    | - | Bit by bit, enough is starting to look like plenty.
`
