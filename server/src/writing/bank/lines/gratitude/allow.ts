/** gratitude, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeAllow = `
I    | humour | I'm allowed to grumble and still love what I have.
I    | not-good not-bright | I'm allowed to laugh while things are still hard.
I    | first | Happiness is allowed to come before things are settled.
I    | honesty | I'm allowed to say that one thing is hard and another is good.
I    | courage | I can be grateful for something and still leave it behind.
I    | honesty | I'm allowed to thank someone and still disagree with them.
I    | - | An ordinary day is allowed to be a good one.
I    | - | I'm allowed to be proud as well as thankful.
I    | best | I don't have to be thankful for what hurt me.
I    | - | I don't need to share a good moment for it to be real.
I    | first | I can say thank you without adding sorry.
I    | first | I can let a good moment be short.
I    | best | I can be glad for someone and a little sad for myself.
I    | not-good not-bright | It's okay if nothing feels good yet.
I    | humour | It's okay to be grateful and a bit grumpy.
I    | - | It's okay to forget to be thankful and remember later.
I    | - | It's okay to be moved by something silly.
I    | - | Being glad of one thing doesn't mean I'm fine with the rest.
I    | first | My thanks can be clumsy and still be meant.
I    | waking-up morning | I don't have to wake up grateful.
I    | before-work | I'm allowed to like some of my work and not all of it.
I    | before-work | I don't have to be grateful for work to do it well.
I    | after-a-setback | I don't have to be glad of a setback because I learned something.
I    | after-a-setback | It's okay if I can't see any good in what happened yet.
I    | waiting-for-news | I'm allowed to have a nice hour while I wait.
I    | time-alone creativity | I can do something only because it pleases me.
I    | time-alone | It's okay to like the peace and miss the company.
I    | winding-down evening night honesty | I don't have to make today sound good.
I    | winding-down evening night | It's okay to remember the nice part first.
I    | bedtime evening night | I don't have to sum up the day before I sleep.
I    | meeting-people friendship | I can let somebody be pleased to see me.
I    | meeting-people | I'm allowed to take a compliment and just say thanks.
I    | meeting-people honesty | I don't have to sound grateful when they ask how I am.
I    | a-hard-talk honesty | I can be thankful for them and still tell them what hurt.
?    | first | What if one good thing doesn't have to make up for the rest?
?    | - | What if I stopped waiting for the catch?
?    | first | What if good things are allowed to be easy?
?    | first | What if a late thank you is still a welcome one?
?    | before-work | What would I look forward to at work, if I were honest?
?    | after-a-setback | What if I don't have to find any good in what happened yet?
?    | meeting-people | What if I let them be glad to see me?
when | - | When somebody thanks me, I'll take it in instead of shrugging it off.
when | care | When someone offers help, I'll let myself say yes please.
when | - | When I feel pleased with something, I'll let my face show it.
when | first | When I want to apologise for needing help, I'll say thank you instead.
when | honesty | When I start to play down something good, I'll say it plainly once.
when | first | When something nice happens, I'll let it last until it's finished.
when | - | When I remember a thank you I missed, I'll say it late.
when | - | When I'm asked how things are, I'll let myself mention one good thing.
when | humour | When I'm in a bad mood, I'll let one thing not annoy me.
when | - | When nothing feels good, I'll look for something that's merely all right.
when | friendship | When I want to hurry past good news, I'll tell it to somebody first.
when | - | When my plans shrink, I'll look for something to enjoy in the smaller one.
when | - | When I go to photograph a moment, I'll look at it first with my own eyes.
when | - | When I remember how things used to be, I'll let the good memory stay good.
when | before-work | When I dread the day's work, I'll pick one part of it I can enjoy.
when | a-busy-day | When my break is short, I'll enjoy the few minutes I get.
when | after-a-setback not-good not-bright | When I'm told there's a lesson in what happened, I'll let it simply hurt for today.
when | time-alone evening | When an evening alone feels empty, I'll do one thing I really like.
when | bedtime night | When I can't sleep, I'll go slowly through something I enjoyed.
when | a-hard-talk fairness | When they say something fair, I'll thank them for it.
when | - | When happiness is expected of me, I'll settle for being honest.
I    | note-loss | I don't have to be thankful while I'm hurting for someone.
I    | note-heartache | My heart can hurt, and I don't have to find the good in it.
I    | note-heartache | I can be glad of what I felt for someone and sad about how it went.
I    | note-family best | I can be grateful for them in general and not in particular.
I    | note-work | Work can wear me out, and I don't owe it my thanks.
I    | note-study | I can hate revising and like knowing.
I    | note-worry | I don't have to feel lucky while I'm worried.
I    | note-anger | I don't have to look for the good while I'm still angry.
I    | note-tired | I can be too tired to be thankful, and that's allowed.
I    | note-tired | I can be glad of a pillow and nothing else today.
I    | note-glad best | I'm glad. No further questions.
I    | evening night | No list tonight. One nice mouthful is enough to be glad of.
I    | best | Somebody else's good news may take me until tomorrow to enjoy, and that's all right.
I    | - | My thank you can be four words long.
I    | best | I'm allowed to be happy in dribs and drabs.
I    | night best | I can be grateful in the morning. I'm in bed.
I    | best | I'm allowed to love my life and want to send back one or two of the parts.
I    | - | I can have had a lot of help and still have done it myself, in a way.
I    | - | I needn't turn this into a moral.
I    | honesty best | I don't owe the sunset a feeling.
I    | not-heavy not-low | I may gloat a little.
I    | best | I can be thankful for the roof and still mention, quite firmly, that it leaks.
I    | not-heavy not-low | I may tell the story again. It's a good one.
I    | - | I'm allowed to miss what I chose to leave.
I    | not-heavy not-low | I'm allowed to be this pleased.
I    | humour | I can be touched, and blame the onions.
I    | evening night not-good not-bright first-only | I like it that today has an end.
I    | bedtime night | I may fall asleep in the middle of a nice thought.
I    | best | I can be grateful to somebody and still cross the road to miss the chat.
I    | - | I can like the silliest part of the day the most.
I    | - | I may accept the lift without paying in conversation.
I    | note-loss best | The small, silly things are allowed to hurt me most.
I    | evening note-worry note-money | I'm short of cash. The evening can still be nice.
I    | note-work best | It's fine to work for the end of the month.
I    | note-anger | I'm allowed a thoroughly good grumble.
I    | note-glad | It's allowed to be this simple and this good.
I    | note-study best | I hate the deadline and like the subject. Both can stay.
I    | note-work note-stage | I'm allowed to be terrified and a little bit glad.
I    | note-bored best | Dull is allowed. Not much goes wrong in dull.
I    | note-heartache | I can keep the good bits without wanting it back.
I    | note-heartache | It was real to me.
you  | first | {name}, you don't have to love all of it.
you  | humour first best | {name}, you can take the help, even if they fold the towels wrong.
?    | best | What if the good thing is allowed to be small and slightly burnt?
?    | evening note-tired best | What if clean sheets were the whole of my ambition?
when | best | When I'd rather sulk, I'll sulk under the good blanket.
when | not-good not-bright best | If I can't manage thankful, I'll try comfortable.
when | humour best | When happiness turns up early, I'll let it in before I've hoovered.
when | note-friends | When a stranger is friendly at the till, I'll let it count.
you  | - | {name}, you don't have to be thankful for the hard part.
you  | - | {name}, you're allowed to like your life on an ordinary day.
I    | note-breakdown | I can be glad of whatever still works.
I    | note-flat | I'm allowed to look for one nice thing and leave it at one.
I    | note-flat | I'm allowed to potter about until I feel like more.
I    | note-age | Another year of being me. I can be pleased about that.
I    | note-age | I can be glad of the years and grumble about the creaks.
?    | note-age | What if this is a good age to be?
I    | note-excited best | I'm allowed to be happy before it's happened.
I    | note-excited | I can enjoy the looking forward as part of the thing.
?    | note-butterflies | What if it goes well?
I    | note-missing | I can be sad about the gap and glad of the person.
I    | note-let-down | I don't have to be a good sport about it today.
I    | note-sad best | I can be sad and still like the biscuit.
I    | - | I'm allowed one thing today that's simply nice.
I    | - | I can be glad of small things on any sort of day.
I    | note-glad | It's just nice. I don't have to make a lesson of it.
?    | - | What if one nice thing today was plenty?
I    | note-compare | I can love my own small life without a picture of it.
I    | note-compare best | I can be pleased for them a bit later. It doesn't have to be today.
?    | note-compare | What would I miss if I swapped?
I    | note-bored | A dull day has left me alone. I can be glad of that.
?    | note-glad morning afternoon | What if I let myself be this pleased all day?
I    | note-child | I can be proud enough to burst and quiet about it.
I    | note-somebody | I'm allowed to be glad of people who aren't perfect.
I    | - | I can be thankful and want more.
I    | - | I'm allowed to enjoy a thing I didn't earn.
I    | - | I don't have to turn a good hour into a plan.
I    | - | Being happy for no reason is reason enough.
I    | - | I can like the garden without doing the garden.
I    | best | I'm allowed to eat the nice one first.
I    | first | I may be delighted by a lift that arrives at once.
I    | humour | I can be thankful for my friends without going on their boat.
I    | first best | I'm allowed to enjoy the sunshine through a dirty window.
I    | first best | I can use the good plates for beans.
I    | - | I'm allowed to love a song that other people laugh at.
you  | - | {name}, you can use the good cups. They were bought to be drunk from.
you  | best | {name}, you're allowed to enjoy bad weather from indoors.
you  | - | {name}, say thanks and sit down. That's the whole of it.
you  | first | {name}, you can be pleased with a very small thing in a very large way.
you  | not-good not-bright | {name}, you can skip being grateful today and just have something warm.
?    | - | What if I lit the good candle for no reason?
?    | - | What would I do with a nice hour if it came with no homework?
?    | humour | What if the compliment was meant for me?
?    | morning afternoon evening | What would I eat if today were a small celebration?
?    | first | What if being warm and dry is good news already?
when | - | When somebody pays for the coffee, I'll drink it without doing the sums.
when | first best | When the sun comes out, I'll go and stand in it like a cow.
I    | waking-up morning | I can like the first sip and leave it at that.
I    | before-work | I'm allowed to like the walk more than the work.
?    | before-work | What would I miss about this place if I were leaving on Friday?
I    | a-busy-day | I can be frantic and still enjoy a good pen.
I    | an-exam | I can be glad of each answer I do know.
I    | an-interview | I can enjoy the view from their window as well.
I    | a-hard-talk | I can remember what they've done for me, and still say what I came to say.
I    | meeting-people | I can enjoy the room from the edge of it.
I    | after-a-setback best | I can be gutted and still like the birdsong.
I    | waiting-for-news | I can laugh at something and still be waiting.
I    | time-alone | I can enjoy the silence like a second helping.
?    | time-alone | What if I put the good record on, loud enough for one?
I    | winding-down evening | I can keep one nice bit of the day and leave the others out for the bin.
I    | bedtime night | I can fall asleep in the middle of a list of nice things.
?    | - | What if I let the sun in before I see the dust?
?    | - | What would I look at a bit longer, if I weren't expected?
?    | - | Will I let the kettle be the event?
?    | - | Will I let the nice part be long?
?    | not-heavy not-low | Will I let this go on being good?
?    | - | Will I enjoy one good thing without adding it up?
?    | - | Will I take a kind word as it was meant?
`
