/** calm, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmOwn = `
I    | - | I am not in a hurry to be anyone else.
?    | spare | What if the calm person in the room can be me?
when | spare | When I lose my calm, I'll remember that I've found it before.
when | spare | When I could have the last word, I'll choose the quieter thing.
when | spare | When there's nothing to do, I'll do nothing and enjoy it.
when | spare | If I'm asked to hurry, I'll decide for myself.
when | fair | When I've been unkind in a rush, I'll put it right slowly.
I    | note-friends note-lonely spare | I can be good company for myself, even while I wish for more.
I    | evening night spare | Tired and unhurried: that's me at this hour.
I    | patience first-only first | I don't calm down on command, but I do calm down, and I'm usually worth the wait.
I    | first | I'm calm enough to be contradicted.
I    | first | A raised voice is not a summons. I stay where I am.
I    | patience first | I am hard to hurry.
I    | first | I carry my own quiet, like a book for the train.
I    | bedtime night fair | Lights out is the end of my shift. The night can look after itself.
I    | - | I choose what gets my panic. Very little makes the list.
I    | not-heavy not-low spare | I laugh easily when there's time, and I've decided there's time.
I    | honesty fair | I say what I mean once, quietly.
I    | not-heavy not-low spare | I'm a calm person having a lovely time.
I    | spare | I trust my second thought.
I    | first-only first | I am not easily stampeded.
I    | humour first-only first | I keep my head, though I sometimes mislay it.
I    | courage first | I can be frightened in an orderly way.
I    | spare | Quiet suits me.
I    | humour first-only first | I am a slow reader, a slow eater and slow to panic, and I recommend all three.
I    | first-only humour first | I'm good in a crisis, eventually.
I    | patience first | I've a long fuse, and I grew it myself.
I    | morning fair | I don't mind being last out of the door. The day is still there when I arrive.
I    | - | I know a false alarm by its voice.
I    | first-only first | I've been called slow by people who've since come back to ask me the way.
I    | not-heavy not-low fair | I'm happiest at about this speed, with something warm to hold and nothing much to prove.
I    | note-loss spare | I'm steady enough for the next ten minutes.
I    | note-shame note-mistake | I can be wrong in peace.
I    | note-study | I'm not in a race with a reading list.
I    | note-glad | I'm happy at an ordinary volume.
I    | first-only evening note-tired | I'm off duty, and pleasant with it.
you  | fair | {name}, you can be trusted with a long silence.
you  | first | {name}, you're steady the way a boat is: by moving a little.
you  | fair | {name}, you go quiet at the right moments, and not because you've nothing to say.
?    | spare | What if slow is simply how I'm built?
?    | - | What if I'm the calm one and simply hadn't heard?
when | fair | When I go quiet, I'll know it's a choice and not a sulk.
when | first | When the whole room speeds up, I'll go on buttering my toast to the edges.
when | independence fair | When I'm asked to hurry, I'll hurry at my own speed.
when | first | If I lose my head, I'll come back for it.
when | first | When there's a panic on, I'll read the instructions.
when | first | When somebody wants an answer now, I'll give them the one I have, which is that I'm thinking.
when | first | When someone tries to hand me their panic, I'll keep my hands full.
you  | fair | {name}, you're good to be near when things go wrong.
you  | fair | {name}, you can stand in a rush and not be in one.
I    | first | I'm a slow boat. I don't tip.
I    | spare | I go through a crowd the way water does, round things.
I    | first | I've stood in the rain without taking it personally.
I    | first | I can wait at a bus stop and call it sitting down outside.
I    | first | I know the sound a real emergency makes, and most days I don't hear it.
I    | first | I keep a bit of Sunday in me for the middle of the week.
I    | humour first | I have nerves of wool. They're warm, and they give.
I    | first | I'd sooner miss the bus than meet it at a run.
I    | evening night first | I turn the day off at the wall.
I    | spare | I keep a coat by the door and go out in most weathers.
I    | first | I'm an old hand at new worries.
I    | first | When the others run, I look to see what from.
you  | first | {name}, you have a bit of Sunday in you, even midweek.
?    | humour spare | What if I'm not falling behind, only taking in the view?
?    | - | What if the quiet one is also the one with the torch?
?    | fair | What if this is how steady feels from inside: a bit wobbly?
when | fair | When a storm's about, I'll bring in the washing and put the soup on.
when | first | When I'm last to panic, I'll put the kettle on for the others.
I    | waking-up morning fair | I start slow and stay that way till about the second cup.
I    | a-busy-day fair | I'm the slow hand on this clock. It still tells the time.
I    | an-interview | I talk the way I walk: I get there.
I    | a-hard-talk | I can be angry at the volume of a library.
I    | waiting-for-news | I can hold a question the way I'd hold somebody's coat.
I    | time-alone | I'm quiet the way a garden is. There's a good deal going on.
I    | winding-down evening | I'm closed. The sign's turned, and I'm counting the biscuits.
?    | spare | What if calm is something I do, like cooking?
?    | spare | What if I'm allowed to be the slowest person in the room and the surest?
?    | first | What if being slow to answer is a kind of good manners?
?    | spare | What if my calm is still there underneath, even when I'm rattled?
?    | first | What if I'm the person the nervous dog sits next to?
?    | - | What if being unflappable only means flapping a bit later, and in private?
`
