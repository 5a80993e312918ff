/** gratitude, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeAllow = `
I    | humour fair | I'm allowed to grumble and still love what I have.
I    | not-good not-bright fair | I'm allowed to laugh while things are still hard.
I    | fair | Happiness is allowed to come before things are settled.
I    | courage fair | I can be grateful for something and still leave it behind.
I    | honesty fair | I'm allowed to thank someone and still disagree with them.
I    | spare | An ordinary day is allowed to be a good one.
I    | spare | I'm allowed to be proud as well as thankful.
I    | first | I don't have to be thankful for what hurt me.
I    | fair | I don't need to share a good moment for it to be real.
I    | fair | I can say thank you without adding sorry.
I    | first | I can let a good moment be short.
I    | first | I can be glad for someone and a little sad for myself.
I    | not-good not-bright fair | It's okay if nothing feels good yet.
I    | humour | It's okay to be grateful and a bit grumpy.
I    | fair | It's okay to forget to be thankful and remember later.
I    | fair | It's okay to be moved by something silly.
I    | - | Being glad of one thing doesn't mean I'm fine with the rest.
I    | fair | My thanks can be clumsy and still be meant.
I    | waking-up morning | I don't have to wake up grateful.
I    | before-work spare | I'm allowed to like some of my work and not all of it.
I    | before-work fair | I don't have to be grateful for work to do it well.
I    | after-a-setback | I don't have to be glad of a setback because I learned something.
I    | after-a-setback fair | It's okay if I can't see any good in what happened yet.
I    | waiting-for-news fair | I'm allowed to have a nice hour while I wait.
I    | time-alone creativity spare | I can do something only because it pleases me.
I    | time-alone fair | It's okay to like the peace and miss the company.
I    | winding-down evening night honesty fair | I don't have to make today sound good.
I    | winding-down evening night spare | It's okay to remember the nice part first.
I    | bedtime evening night spare | I don't have to sum up the day before I sleep.
I    | meeting-people friendship | I can let somebody be pleased to see me.
I    | meeting-people spare | I'm allowed to take a compliment and just say thanks.
I    | meeting-people honesty spare | I don't have to sound grateful when they ask how I am.
I    | a-hard-talk honesty fair | I can be thankful for them and still tell them what hurt.
?    | fair | What if one good thing doesn't have to make up for the rest?
?    | spare | What if I stopped waiting for the catch?
?    | fair | What if good things are allowed to be easy?
?    | spare | What if a late thank you is still a welcome one?
?    | before-work spare | What would I look forward to at work, if I were honest?
?    | after-a-setback | What if I don't have to find any good in what happened yet?
?    | meeting-people fair | What if I let them be glad to see me?
when | spare | When somebody thanks me, I'll take it in instead of shrugging it off.
when | care spare | When someone offers help, I'll let myself say yes please.
when | spare | When I feel pleased with something, I'll let my face show it.
when | spare | When I want to apologise for needing help, I'll say thank you instead.
when | honesty spare | When I start to play down something good, I'll say it plainly once.
when | - | When something nice happens, I'll let it last until it's finished.
when | fair | When I remember a thank you I missed, I'll say it late.
when | spare | When I'm asked how things are, I'll let myself mention one good thing.
when | humour | When I'm in a bad mood, I'll let one thing not annoy me.
when | fair | When nothing feels good, I'll look for something that's merely all right.
when | friendship fair | When I want to hurry past good news, I'll tell it to somebody first.
when | spare | When my plans shrink, I'll look for something to enjoy in the smaller one.
when | spare | When I go to photograph a moment, I'll look at it first with my own eyes.
when | fair | When I remember how things used to be, I'll let the good memory stay good.
when | a-busy-day spare | When my break is short, I'll enjoy the few minutes I get.
when | after-a-setback not-good not-bright | When I'm told there's a lesson in what happened, I'll let it simply hurt for today.
when | time-alone evening spare | When an evening alone feels empty, I'll do one thing I really like.
when | bedtime night fair | When I can't sleep, I'll go slowly through something I enjoyed.
when | a-hard-talk fairness spare | When they say something fair, I'll thank them for it.
when | spare | When happiness is expected of me, I'll settle for being honest.
I    | note-loss spare | I don't have to be thankful while I'm hurting for someone.
I    | note-heartache fair | My heart can hurt, and I don't have to find the good in it.
I    | note-family | I can be grateful for them in general and not in particular.
I    | note-work fair | Work can wear me out, and I don't owe it my thanks.
I    | note-study | I can hate revising and like knowing.
I    | note-worry fair | I don't have to feel lucky while I'm worried.
I    | note-anger fair | I don't have to look for the good while I'm still angry.
I    | note-tired spare | I can be too tired to be thankful, and that's allowed.
I    | note-tired fair | I can be glad of a pillow and nothing else today.
I    | note-glad | I'm glad. No further questions.
I    | evening night fair | No list tonight. One nice mouthful is enough to be glad of.
I    | first | Somebody else's good news may take me until tomorrow to enjoy, and that's all right.
I    | fair | My thank you can be four words long.
I    | first | I'm allowed to be happy in dribs and drabs.
I    | night | I can be grateful in the morning. I'm in bed.
I    | first | I'm allowed to love my life and want to send back one or two of the parts.
I    | - | I can have had a lot of help and still have done it myself, in a way.
I    | honesty first | I don't owe the sunset a feeling.
I    | not-heavy not-low | I may gloat a little.
I    | first | I can be thankful for the roof and still mention, quite firmly, that it leaks.
I    | not-heavy not-low fair | I may tell the story again. It's a good one.
I    | - | I'm allowed to miss what I chose to leave.
I    | not-heavy not-low | I'm allowed to be this pleased.
I    | humour | I can be touched, and blame the onions.
I    | evening night not-good not-bright first-only fair | I like it that today has an end.
I    | bedtime night fair | I may fall asleep in the middle of a nice thought.
I    | first | I can be grateful to somebody and still cross the road to miss the chat.
I    | fair | I can like the silliest part of the day the most.
I    | note-loss | The small, silly things are allowed to hurt me most.
I    | evening note-worry note-money fair | I'm short of cash. The evening can still be nice.
I    | note-work | It's fine to work for the end of the month.
I    | note-anger fair | I'm allowed a thoroughly good grumble.
I    | note-glad spare | It's allowed to be this simple and this good.
I    | note-study | I hate the deadline and like the subject. Both can stay.
I    | note-work note-stage fair | I'm allowed to be terrified and a little bit glad.
I    | note-bored | Dull is allowed. Not much goes wrong in dull.
I    | note-heartache fair | I can keep the good bits without wanting it back.
I    | note-heartache fair | It was real to me.
you  | fair | {name}, you don't have to love all of it.
you  | humour first | {name}, you can take the help, even if they fold the towels wrong.
?    | first | What if the good thing is allowed to be small and slightly burnt?
?    | evening note-tired | What if clean sheets were the whole of my ambition?
when | first | When I'd rather sulk, I'll sulk under the good blanket.
when | not-good not-bright first | If I can't manage thankful, I'll try comfortable.
when | humour first | When happiness turns up early, I'll let it in before I've hoovered.
when | note-friends fair | When a stranger is friendly at the till, I'll let it count.
you  | - | {name}, you don't have to be thankful for the hard part.
you  | fair | {name}, you're allowed to like your life on an ordinary day.
I    | note-breakdown spare | I can be glad of whatever still works.
I    | note-flat spare | I'm allowed to look for one nice thing and leave it at one.
I    | note-flat fair | I'm allowed to potter about until I feel like more.
I    | note-age spare | Another year of being me. I can be pleased about that.
I    | note-age | I can be glad of the years and grumble about the creaks.
?    | note-age spare | What if this is a good age to be?
I    | note-excited | I'm allowed to be happy before it's happened.
I    | note-excited spare | I can enjoy the looking forward as part of the thing.
?    | note-butterflies spare | What if it goes well?
I    | note-missing fair | I can be sad about the gap and glad of the person.
I    | note-let-down spare | I don't have to be a good sport about it today.
I    | note-sad | I can be sad and still like the biscuit.
I    | note-glad | It's just nice. I don't have to make a lesson of it.
?    | fair | What if one nice thing today was plenty?
I    | note-compare fair | I can love my own small life without a picture of it.
I    | note-compare | I can be pleased for them a bit later. It doesn't have to be today.
?    | note-compare | What would I miss if I swapped?
I    | note-bored fair | A dull day has left me alone. I can be glad of that.
?    | note-glad morning afternoon spare | What if I let myself be this pleased all day?
I    | note-child | I can be proud enough to burst and quiet about it.
I    | note-somebody spare | I'm allowed to be glad of people who aren't perfect.
I    | fair | I can be thankful and want more.
I    | fair | I'm allowed to enjoy a thing I didn't earn.
I    | - | I don't have to turn a good hour into a plan.
I    | first | I can like the garden without doing the garden.
I    | first | I'm allowed to eat the nice one first.
I    | humour | I can be thankful for my friends without going on their boat.
I    | first | I'm allowed to enjoy the sunshine through a dirty window.
I    | first | I can use the good plates for beans.
I    | - | I'm allowed to love a song that other people laugh at.
you  | - | {name}, you can use the good cups. They were bought to be drunk from.
you  | first | {name}, you're allowed to enjoy bad weather from indoors.
you  | fair | {name}, say thanks and sit down. That's the whole of it.
you  | first | {name}, you can be pleased with a very small thing in a very large way.
you  | not-good not-bright fair | {name}, you can skip being grateful today and just have something warm.
?    | spare | What if I lit the good candle for no reason?
?    | humour fair | What if the compliment was meant for me?
?    | morning afternoon evening fair | What would I eat if today were a small celebration?
?    | fair | What if being warm and dry is good news already?
when | fair | When somebody pays for the coffee, I'll drink it without doing the sums.
when | first | When the sun comes out, I'll go and stand in it like a cow.
I    | waking-up morning fair | I can like the first sip and leave it at that.
I    | before-work fair | I'm allowed to like the walk more than the work.
?    | before-work fair | What would I miss about this place if I were leaving on Friday?
I    | a-busy-day | I can be frantic and still enjoy a good pen.
I    | an-exam spare | I can be glad of each answer I do know.
I    | an-interview fair | I can enjoy the view from their window as well.
I    | a-hard-talk fair | I can remember what they've done for me, and still say what I came to say.
I    | meeting-people fair | I can enjoy the room from the edge of it.
I    | after-a-setback | I can be gutted and still like the birdsong.
I    | waiting-for-news fair | I can laugh at something and still be waiting.
I    | time-alone | I can enjoy the silence like a second helping.
?    | time-alone fair | What if I put the good record on, loud enough for one?
I    | winding-down evening fair | I can keep one nice bit of the day and leave the others out for the bin.
I    | bedtime night | I can fall asleep in the middle of a list of nice things.
?    | first | What if I let the sun in before I see the dust?
?    | spare | Will I let the nice part be long?
I    | - | I'm allowed to have a favourite spoon.
?    | first | Which part of my life would I leave exactly where it is?
I    | first | Other people have it worse. I may still mention my toe.
when | first | If the sun comes out while I'm complaining, I'll complain facing it.
I    | first | I can be lucky and tired.
when | first | When somebody holds a door too early, I'll do the little run and enjoy it.
when | first | If a stranger calls me love, I'll take it home in my coat.
I    | - | I'm allowed the easy bit.
I    | first | I don't have to deserve the sun on my knees.
I    | first | I may be unmoved by the view and thrilled by the sandwich.
I    | first | Missing somebody, I may still enjoy the chips.
when | first | Before I feel guilty for being happy, I'll finish the ice cream.
I    | - | My gratitude can mumble.
I    | first | I like the company. I also like the quiet in the hall afterwards.
I    | first | I can love the giver and hide the vase.
when | first | When a good song comes on in a bad shop, I'll shop slowly.
I    | - | My favourite song can go on being a bad one.
I    | - | My delight needn't be dignified.
I    | - | The birds aren't singing for me. I can listen anyway.
I    | first | I'm not obliged to glow.
when | - | When people list what they're thankful for, I'll say socks and mean it.
I    | first | My thanks may arrive late and out of breath.
I    | - | I may hug slightly too long.
I    | first | I may love my friends and mute the chat.
I    | first | Happiness may find me holding the bin bag.
I    | first | Ordinary suits me. I've tried the other kind.
I    | - | Being looked after makes me awkward. I can enjoy it anyway.
I    | first | Somebody thought of pockets, and I'm free to be thrilled.
I    | - | Days when nothing happens are allowed to be my favourites.
I    | first | I can love people from the next room.
I    | - | If a baby grins at me, I can let it go to my head.
I    | first | My face can look bored while I'm extremely happy.
I    | first | Somebody was once kind to me for nothing. I'm still using it.
I    | first | Some kindnesses I can't pay back. I can just keep them.
I    | - | When a nice thing ends, I may be relieved.
I    | - | My real laugh snorts. It's welcome.
I    | - | I'm this happy about a pen.
I    | first | A smile from a stranger can keep me going. I'm cheap to run.
I    | - | I don't have to finish the book to have loved the first half.
I    | - | A sad song can cheer me up. I don't ask how.
I    | - | I needn't photograph the good bit. I was there.
I    | first | Rain on windows makes me smug.
I    | - | I may be grateful with my mouth full.
I    | - | Rudeness I can manage. Kindness may make me cry.
`
