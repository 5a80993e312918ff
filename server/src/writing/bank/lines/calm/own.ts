/** calm, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmOwn = `
I    | - | I am on my own side, even when I'm rattled.
I    | first | I am someone who can wait.
I    | - | I'm someone who takes a breath before answering.
I    | first | I can be trusted with my own feelings.
I    | - | I can panic and still know how to steady myself.
I    | not-good not-bright | I am someone who can be upset and still be kind.
I    | - | I am at home in my own pace.
I    | a-hard-talk | I am someone who can disagree quietly.
I    | waiting-for-news | I am able to live well while I wait.
I    | after-a-setback | I am still myself after a hard day.
I    | meeting-people | I bring some quiet with me wherever I go.
I    | - | I am someone who knows when to rest.
I    | first | I am not in a hurry to be anyone else.
I    | first | I am patient with what takes time, myself included.
I    | bedtime night | I am someone who can let a day be over.
I    | winding-down evening | I am done for today, and I'm at peace with that.
I    | waking-up morning | I am someone who meets the morning without a fight.
I    | an-exam | I am someone who keeps thinking under pressure.
I    | an-interview | I am the same person in an interview as I am at home.
I    | - | I am someone who lowers their voice when it matters.
I    | - | I trust myself to find the pause.
I    | - | I'm not my worst thought, and I know it.
I    | first | I am someone people can be quiet with.
I    | not-good not-bright | I am well acquainted with fear, and it doesn't run my day.
I    | - | I'm someone who can let a question stay open.
I    | - | I am a person who rests without asking first.
I    | time-alone | I am good company on a quiet day.
I    | - | I am someone who lets others keep their hurry.
I    | patience first-only | I'm a patient person with an impatient streak, and I like both.
I    | first | My peace does not depend on today going well.
I    | independence | I choose my own speed, and I stand by it.
?    | morning afternoon | What would it be like to be on my own side today?
?    | morning afternoon | What would today look like if I trusted my own pace?
?    | a-busy-day | What if I'm allowed to be unhurried?
?    | waiting-for-news | What if I can be at peace and still care about the answer?
?    | after-a-setback | What if one bad day changes nothing about who I am?
?    | a-hard-talk | What if my calm is something I can bring to the talk?
?    | meeting-people | What if people feel easier because I'm quiet?
?    | bedtime night | What if I don't have to deserve a good rest?
?    | - | What if I'm steadier than my worries say?
?    | first | What would I stop proving if I felt at peace?
?    | - | What if peace can be an ordinary part of my day?
?    | first | What would I do if I weren't hurrying to be better?
?    | an-exam | What if I'm someone who thinks well when it's quiet inside?
?    | an-interview | What if I let them meet me at my own speed?
?    | first | What would it mean to keep my calm and my opinion?
?    | morning | What if this morning belongs to me first?
?    | - | What if the calm person in the room can be me?
when | - | When I'm shaken, I'll remember I'm on my own side.
when | - | When someone doubts me, I'll keep my own pace.
when | a-busy-day | When the day speeds up, I'll stay the person who does one thing well.
when | waiting-for-news | When the answer is out of my hands, I'll live my own day.
when | after-a-setback | When I start thinking less of myself, I'll speak to myself as a friend.
when | a-hard-talk | When something matters most to me, I'll say it quietly.
when | an-exam | When the room is tense, I'll trust my own slow breath.
when | an-interview | When they look at me, I'll let them see somebody calm and a bit nervous.
when | meeting-people | When I walk in, I'll bring my quiet with me.
when | - | When I feel small, I'll stand still and take up my own place.
when | first | When old fears come back, I'll greet them as someone who has met them before.
when | - | When the answer isn't clear, I'll trust myself to wait for it.
when | - | When I've kept calm for a while, I'll let myself be proud.
when | first | When I lose my calm, I'll remember that I've found it before.
when | - | When somebody needs steadying, I'll lend them some of my calm.
when | - | When I could have the last word, I'll choose the quieter thing.
when | - | When there's nothing to do, I'll do nothing and enjoy it.
when | - | If I'm asked to hurry, I'll decide for myself.
when | - | When I've been unkind in a rush, I'll put it right slowly.
I    | note-heartache | My peace belongs to me, whoever comes and goes.
I    | note-family | I am steady enough to care for the people close to me without losing myself.
I    | note-friends note-lonely | I can be good company for myself, even while I wish for more.
I    | note-study | My peace is worth more to me than any mark.
I    | note-worry | There is more room in me than any worry takes up.
I    | note-shame | I can be at peace with myself, mistakes and all.
I    | evening night | Tired and unhurried: that's me at this hour.
I    | patience first-only | I don't calm down on command, but I do calm down, and I'm usually worth the wait.
I    | - | I'm calm enough to be contradicted.
I    | - | A raised voice is not a summons. I stay where I am.
I    | patience | I am hard to hurry.
I    | - | I carry my own quiet, like a book for the train.
I    | bedtime night | Lights out is the end of my shift. The night can look after itself.
I    | - | I choose what gets my panic. Very little makes the list.
I    | not-heavy not-low | I laugh easily when there's time, and I've decided there's time.
I    | honesty | I say it once, quietly, and I mean it.
I    | not-heavy not-low | I'm a calm person having a lovely time.
I    | evening night rest | I end my days on purpose.
I    | - | I trust my second thought.
I    | - | Drama bores me a little. I'm glad.
I    | first-only | I am not easily stampeded.
I    | - | I'm at home in a pause.
I    | humour first-only | I keep my head, though I sometimes mislay it.
I    | first-only humour | I'm a patient person who mutters.
I    | courage | I can be frightened in an orderly way.
I    | - | Quiet suits me.
I    | humour first-only | I am a slow reader, a slow eater and slow to panic, and I recommend all three.
I    | first-only humour | I'm good in a crisis, eventually.
I    | patience | I've a long fuse, and I grew it myself.
I    | morning | I don't mind being last out of the door. The day is still there when I arrive.
I    | - | I know a false alarm by its voice.
I    | - | People in a hurry go round me. I let them.
I    | first-only | I've been called slow by people who've since come back to ask me the way.
I    | not-heavy not-low | I'm happiest at about this speed, with something warm to hold and nothing much to prove.
I    | note-loss | I'm steady enough for the next ten minutes.
I    | note-shame note-mistake | I can be wrong in peace.
I    | note-study | I'm not in a race with a reading list.
I    | note-family | I can be the calm one without being the only one.
I    | note-glad | I'm happy at an ordinary volume.
I    | first-only evening note-tired | I'm no use to anyone this evening, and I'm lovely company.
you  | - | {name}, you can be trusted with a long silence.
you  | - | {name}, you're steady the way a boat is: by moving a little.
you  | - | {name}, you go quiet at the right moments, and not because you've nothing to say.
?    | - | What if slow is simply how I'm built?
?    | - | What if I'm the calm one and simply hadn't heard?
when | - | When I go quiet, I'll know it's a choice and not a sulk.
when | - | When the whole room speeds up, I'll go on buttering my toast to the edges.
when | independence | When I'm asked to hurry, I'll hurry at my own speed.
when | - | If I lose my head, I'll come back for it.
when | - | When there's a panic on, I'll read the instructions.
when | - | When somebody wants an answer now, I'll give them the one I have, which is that I'm thinking.
when | - | When someone tries to hand me their panic, I'll keep my hands full.
you  | - | {name}, you're good to be near when things go wrong.
you  | - | {name}, your calm isn't an act. It's practice.
you  | - | {name}, you can stand in a rush and not be in one.
you  | - | {name}, there's a steady place in you, and you know the way.
`
