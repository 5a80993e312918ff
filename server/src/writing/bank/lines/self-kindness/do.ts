/** self-kindness, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessDo = `
I    | first | I can apologise and then stand up straight again.
I    | first | I've been loved in ways I noticed later.
I    | fair | I can give myself good advice and follow a bit of it.
I    | fair | I speak up for myself in the privacy of my own head.
I    | not-good not-bright fair | I've kept going on days when that was all I could do.
I    | fair | I can refuse a thought that I'd refuse to say to a child.
I    | afternoon evening fair | I can spend an evening without improving anything.
I    | creativity spare | I can make something small and not ask if it's good.
I    | a-busy-day | I can do a decent job today and leave it at decent.
I    | evening night winding-down fair | I put down what I didn't finish, and I keep what I did.
I    | time-alone morning afternoon evening spare | I can make a meal for myself and sit down to enjoy it.
I    | first-only fair | I've found my way back to liking myself before.
?    | afternoon evening night spare | What would it take to make tonight a gentle one?
?    | a-busy-day | What would I cross off if I were also on the list?
?    | time-alone | What would I cook if I were a guest I liked?
?    | meeting-people spare | What if I walked in as somebody they'd be glad to know?
?    | a-hard-talk fair | What if I said the true thing, kindly, once?
when | fair | When I'm hungry, I'll eat something good before I decide anything.
when | spare | When I'm proud of something, I'll tell one person.
when | fair | When I need a hand, I'll ask one person by name.
when | morning afternoon evening spare | When I want to be hard on myself, I'll go for a walk first.
when | after-a-setback spare | When I get home, I'll make something warm and leave the thinking for later.
when | a-busy-day fair | When it's lunchtime, I'll stop and eat it sitting down.
when | bedtime night spare | When I turn out the light, I'll forgive myself one small thing.
when | time-alone spare | When I eat alone, I'll make the meal a nice one.
when | meeting-people | When I'm introduced, I'll say my name as if I like it.
when | waiting-for-news spare | When the waiting hurts, I'll ring somebody who's on my side.
I    | note-loss fair | I can do the small things that need doing, and cry when I need to.
I    | note-friends | I send the message, and I don't stand over the phone.
I    | note-worry spare | I talk to myself as I would to a frightened child, low and slow.
I    | note-tired | I make it a small day, and I don't apologise to it.
I    | note-glad spare | I can tell someone what I'm glad about, and leave out the excuses.
I    | health fair | I take the small injury seriously. I find a plaster.
I    | - | I say no thank you to a second helping of blame.
I    | honesty friendship first | I ring somebody and skip the bit where I'm fine.
I    | fair | I stop at good enough and put my coat on.
I    | night | I turn off the light over the bit I got wrong.
I    | first | I delete the harsh half of the sentence.
I    | evening | I change the bed, and then I get to be the one who sleeps in it.
I    | not-heavy not-low | I mark the occasion, which is that I feel all right.
I    | bedtime night humour | I pull the blanket up and drop the charges.
I    | spare | I keep my bedtime and my word to myself, roughly.
I    | rest | I rest. I don't explain.
I    | not-heavy not-low first | I put the music on and forgive the whole kitchen.
I    | evening night note-family note-parenting | Fed, washed and in bed is a good day's work, and I did it.
I    | note-shame note-mistake | I tell it as if it happened to a friend. The friend comes out of it well.
I    | evening night note-glad | I write this day down in ink.
you  | first | {name}, you stop, you eat, you carry on. That's most of it.
you  | first | {name}, you've sat with sad people and known what to do. You still know.
?    | first | Will I say the nice thing about me out loud, and not cough?
when | courage fair | When I've done the brave bit, I'll sit down somewhere soft and do nothing brave for a while.
when | fair | If there's one seat in the sun, I'll take it.
when | fair | When I run out of patience with me, I'll fetch some of the stuff I keep for toddlers.
you  | first | {name}, you've forgiven far worse in other people.
I    | fair | I put a plate under my toast and sit down, as I would for a guest.
I    | - | I wash my face, put on the soft jumper and let that be the whole plan.
I    | first | I say sorry, I mean it, and I let the matter go out with the bins.
I    | first | I buy the good bread.
I    | not-good not-bright first | I ring the friend who doesn't need the story from the start.
I    | evening | I run the bath before I've decided whether I deserve one.
you  | first | {name}, sit down with something warm, and then see what you think of yourself.
you  | fair | {name}, put the soft jumper on. It's a good day to be comfortable.
you  | - | {name}, you can pass yourself the biscuits.
you  | evening spare | {name}, run the bath now and let the day wait in the hall.
?    | spare | What if I set a place at the table for me, with a proper plate?
?    | fair | What would I pack, if I were making lunch for somebody I loved?
?    | evening fair | What if I put the good sheets on, just for me?
?    | fair | What if I said well done before I said what's next?
when | spare | When I get home, I'll ask how I am before I start on anything.
when | fair | When I've finished, I'll say well done out loud, even to an empty kitchen.
you  | spare | {name}, you can take the seat by the window.
you  | fair | {name}, you can put the good sheets on for yourself.
I    | waking-up morning | I warm the cup before I pour. I'd do it for a guest.
I    | before-work | I pack my lunch as if it were for somebody I like.
I    | a-busy-day fair | I eat my lunch off a plate, with the door shut.
when | a-busy-day | When the day takes my lunch hour, I'll take it back at four.
I    | an-exam | I've packed two pens, a bottle of water and no threats.
I    | an-interview | I've kept a biscuit for afterwards, whatever they say.
I    | a-hard-talk | I say my bit, and then I'm nice to whoever said it.
I    | meeting-people | I leave while I still like the sound of my own voice.
I    | after-a-setback | I ring somebody before I've worked out how to be brave about it.
I    | waiting-for-news | I do one pleasant thing while I wait, in case it helps.
I    | time-alone | I make the good soup, and I don't wait for company.
I    | winding-down evening fair | I put my own slippers by the heater.
I    | bedtime night | I plump the pillow as if I were expected.
?    | spare | What if I did one thing today just because it's nice?
?    | morning afternoon spare | What would I make for lunch if I were cooking for a friend?
?    | evening spare | Will I do for tonight's me what I'd do for anybody who'd had this day?
when | first | When there's one good peach left, I'll eat it over the sink.
?    | first | Will I turn off the big light and be flattered by the lamp?
when | - | If I get through a thing I dread, I'll carry a bun home like a trophy.
when | first | When a towel comes out warm, I'll wear it like an emperor.
I    | first | I sit in the sun with no book to make it useful.
I    | first | I cut the scratchy label out, after years of being brave about it.
I    | first | I've wept over spilt tea. It wasn't the tea.
I    | - | I say ouch. It was my own fault, and it still hurt.
I    | first | I stop and take the stone out of my shoe.
`
