/** gratitude, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeLearn = `
I    | fair | I'm learning to enjoy a good thing before I ask how long it can last.
I    | - | I'm learning not to argue with a good moment.
I    | meeting-people friendship fair | I'm learning to tell people what I liked about talking to them.
I    | fair | I'm getting better at saying thank you without adding sorry.
I    | fair | I'm getting better at being helped.
I    | spare | I'm getting better at letting a gift be a gift.
I    | nature spare | I'm getting better at looking up at the sky for no reason.
I    | waiting-for-news fair | I'm getting better at enjoying a meal while something is undecided.
I    | a-busy-day kindness first-only spare | I'm practising stopping long enough to mean my thank you.
I    | spare | I'm learning to say thank you sooner.
I    | spare | I'm teaching myself to be thanked without brushing it off.
I    | friendship | I'm trying to tell people in good time what they mean to me.
?    | fair | What would it be like to enjoy something all the way through?
?    | spare | What would enough feel like, just for this hour?
?    | waking-up before-work morning fair | What would I be quietly glad of if it happened today?
?    | after-a-setback fair | What would still be good, if I let this be bad?
when | friendship fair | When someone tells me good news, I'll ask them to tell me more.
when | courage fair | If a happy moment makes me nervous, I'll try staying in it anyway.
when | spare | When a song I love comes on, I'll practise doing nothing else.
when | fair | When I'm enjoying myself, I'll try not to ask how long it can last.
when | spare | When I look at an old photo, I'll let myself enjoy the good in it.
when | a-busy-day kindness spare | When somebody saves me time, I'll use a little of it to thank them.
when | bedtime night | When I put my head down, I'll go back to the kindest minute of the day.
when | first | When I start to say it was nothing, I'll try saying I was glad to.
I    | note-work fair | I'm learning to thank whoever makes the place bearable.
I    | note-study spare | I'm learning to enjoy what I understand before I count what I don't.
I    | - | These days, when it's going well, I try to be in the room.
I    | first-only spare | I'm practising taking a present with both hands and just a thank-you.
I    | fair | Each week I find one more thing I'd been getting free.
I    | patience first | It took me years to like a plain day. I'm getting there.
I    | first | I've nearly stopped arguing with presents.
I    | first | Happiness makes me nervous. I'm practising in short bursts.
I    | fair | I've started saying thank you with a reason on it.
I    | fair | I'm learning to tell the good news first, before I've worked out what could go wrong with it.
I    | first | I've taken up thanking people for things they did so long ago that they need reminding.
I    | humour first | I'm teaching my envy to ask for the recipe.
I    | first-only first | My grumbling is getting patchy.
I    | first | I'm learning to notice the bus that comes.
I    | first | I used to hurry past the good bit. I've taken to loitering.
I    | first | Slowly I'm swapping 'typical' for 'lucky', about one time in ten.
I    | first | It has taken me this long to see how much of my luck was somebody getting up early.
I    | not-heavy not-low first-only first | I'm practising telling good news at full length, with gestures, to anyone who sits still.
I    | evening night first | I'm learning to end on the good bit, like a decent pianist.
I    | - | I keep a nice remark a day longer than I used to.
I    | first | Bit by bit I'm letting good news finish its sentence.
I    | - | I'm learning to be given things.
I    | first | Where I'd have said 'not bad', I now sometimes say 'good'.
I    | first | I'm getting better at telling people they were right about the coat, the book, the leaving early.
I    | spare | I'm learning to linger.
I    | first | I'm learning to stay in the good part of the film and not look up how it ends.
I    | fair | I used to wait for the big good things, and now I open the small ones as they come.
I    | not-heavy not-low spare | I'm practising looking forward to things, with my coat already on.
I    | note-shame note-guilt spare | Little by little, I let nice things in beside the guilt.
I    | note-heartache | Little by little, a song is only a song again.
I    | note-friends | I'm finding there's a kind of friend in people who only nod.
I    | waiting-for-news note-worry | I'm learning to have the good bits of a week with a question in it.
I    | note-family | I'm getting better at catching the good five minutes while they're here.
I    | note-own-success | I'm getting better at saying thank you and then nothing else.
I    | note-loss | Bit by bit, a nice thing stops feeling disloyal to me.
I    | note-friends note-left-out fair | I'm finding that the next invitation can come from me.
I    | note-tired | I'm learning to count a nap as an event.
I    | note-worry | A good hour isn't asking for trouble. I'm learning that.
I    | note-anger | I'm learning to be cross about one thing at a time.
?    | spare | What would happen if I finished a nice thing slowly?
?    | note-study fair | What would I read if there were no test at the end of it?
when | curiosity fair | When I'm envious, I'll ask how they did it and mean the question.
when | fair | When I say 'can't complain', I'll try saying what I like.
when | first | When I'm tempted to say I was only lucky, I'll try thanking whoever the luck was.
when | fair | When I get a present, I'll practise opening it without an apology.
when | first | When a thing goes right, I'll try telling it as well as I tell the disasters.
I    | note-age fair | I'm learning to let people make a fuss of me.
I    | note-excited spare | I'm learning to let myself want something and say so.
I    | - | I'm learning to look up before the good bit's over.
I    | spare | Lately I let people be kind to me at full price.
I    | first | I'm getting better at being pleased at the time.
I    | fair | I used to keep the nice jumper for later. Now I wear it on ordinary days.
I    | spare | I'm learning to look at the view before I look for the bench.
I    | fair | I've learned to taste the second mouthful as well as the first.
I    | first | I keep a list of good things. It started as a joke.
I    | humour first | I've begun to enjoy the queue. There's a lot of theatre in it.
?    | morning afternoon fair | What if I walked home past the bakery, just for the smell?
?    | spare | What would happen if I wrote down one good thing a day, however daft?
?    | first | What if I said it was delicious while my mouth was still full?
?    | fair | What if I looked at my own street as a visitor would?
when | fair | When somebody's kind in a hurry, I'll thank them in a hurry.
you  | - | {name}, take a compliment the way you'd take a plate: with both hands.
you  | spare | {name}, look up once on your way. You may catch something.
you  | first | {name}, you can wear the good jumper on an ordinary day.
you  | fair | {name}, try thanking someone and saying why. You can watch it land.
you  | first | {name}, tell the good bit first. The boiler can wait.
I    | waking-up morning spare | I'm learning to look out of the window before I look at the news.
?    | fair | What if I ate the first strawberry as slowly as the last one?
?    | fair | What if nothing special happened, and it was rather nice?
?    | spare | What if the good part is small, warm and in a mug?
you  | first | {name}, you can practise on toast. It's easy to be grateful to toast.
you  | fair | {name}, tell the cook which bit was best. Cooks keep such things.
you  | spare | {name}, start with whatever's holding you up: a chair, a floor, a shoe.
when | - | When the good bit comes, I'll try not to talk through it.
I    | first | I keep nearly enjoying things. It's a start.
I    | first | My first thought is still a complaint. The second has started turning up.
I    | first | I'm getting my eye in. Even car parks have a nice bit.
?    | first | What if I practised being pleased on something easy, such as custard?
I    | - | I've been trying out looking up. There's more sky than I'd been told.
I    | first | I used to wait for the catch. I still do, but sitting down.
I    | first | I'm getting better at sunny days. I used to feel I owed them something.
I    | - | I still envy other people's gardens. I've started sniffing them on the way past.
I    | first | I used to photograph sunsets. Now I get some of the sunset.
`
