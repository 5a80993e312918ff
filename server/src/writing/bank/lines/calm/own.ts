/** calm, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmOwn = `
I    | - | I am on my own side, even when I'm rattled.
I    | - | I am someone who can wait.
I    | - | I'm steady in more ways than I'm shaken.
I    | - | I am a calm place for myself to come back to.
I    | - | I'm someone who takes a breath before answering.
I    | - | I can be trusted with my own feelings.
I    | - | I can panic and still know how to steady myself.
I    | not-good not-bright | I am someone who can be upset and still be kind.
I    | - | My calm is mine, and I can find it again.
I    | - | I am at home in my own pace.
I    | a-hard-talk | I am someone who can disagree quietly.
I    | a-busy-day | I'm someone who takes things one at a time.
I    | waiting-for-news | I am able to live well while I wait.
I    | after-a-setback | I am still myself after a hard day.
I    | meeting-people | I bring some quiet with me wherever I go.
I    | - | I am someone who knows when to rest.
I    | - | I'm gentle with myself in a storm.
I    | - | I am not in a hurry to be anyone else.
I    | - | There is a steadiness in me, and I can trust it.
I    | - | I'm allowed my peace, and I keep it.
I    | - | I am patient with what takes time, myself included.
I    | - | I am someone who finds calm again.
I    | bedtime night | I am someone who can let a day be over.
I    | winding-down evening | I am done for today, and I'm at peace with that.
I    | waking-up morning | I am someone who meets the morning without a fight.
I    | an-exam | I am someone who keeps thinking under pressure.
I    | an-interview | I am the same person in an interview as I am at home.
I    | - | I am someone who lowers their voice when it matters.
I    | honesty | I am calm because I'm honest with myself.
I    | - | I am someone who makes room for feelings and then carries on.
I    | - | I trust myself to find the pause.
I    | - | I'm not my worst thought, and I know it.
I    | - | I am someone people can be quiet with.
I    | not-good not-bright | I am well acquainted with fear, and it doesn't run my day.
I    | - | I'm someone who can let a question stay open.
I    | - | I am a person who rests without asking first.
I    | time-alone | I am good company on a quiet day.
I    | - | I am someone who lets others keep their hurry.
I    | - | I'm able to hold two feelings at once.
I    | patience first-only | I'm a patient person with an impatient streak, and I like both.
I    | - | My peace does not depend on today going well.
I    | - | There is a stillness somewhere in me, even now.
I    | - | I am kind company for my own feelings.
I    | independence | I choose my own speed, and I stand by it.
?    | - | What if I'm already someone who can handle things gently?
?    | morning afternoon | What would it be like to be on my own side today?
?    | morning afternoon | What would today look like if I trusted my own pace?
?    | a-busy-day | What if I'm allowed to be unhurried?
?    | waiting-for-news | What if I can be at peace and still care about the answer?
?    | after-a-setback | What if one bad day changes nothing about who I am?
?    | a-hard-talk | What if my calm is something I can bring to the talk?
?    | meeting-people | What if people feel easier because I'm quiet?
?    | bedtime night | What if I don't have to deserve a good rest?
?    | - | What if I'm steadier than my worries say?
?    | - | What would I stop proving if I felt at peace?
?    | - | What if peace can be an ordinary part of my day?
?    | - | What would I do if I weren't hurrying to be better?
?    | an-exam | What if I'm someone who thinks well when it's quiet inside?
?    | an-interview | What if I let them meet me at my own speed?
?    | - | What would it mean to keep my calm and my opinion?
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
when | winding-down evening | When I stop for the evening, I'll let being here be enough.
when | - | When I feel small, I'll stand still and take up my own place.
when | - | When old fears come back, I'll greet them as someone who has met them before.
when | - | When the answer isn't clear, I'll trust myself to wait for it.
when | - | When I've kept calm for a while, I'll let myself be proud.
when | - | When I lose my calm, I'll remember that I've found it before.
when | - | When somebody needs steadying, I'll lend them some of my calm.
when | - | When I could have the last word, I'll choose the quieter thing.
when | - | When there's nothing to do, I'll do nothing and enjoy it.
when | - | If I'm asked to hurry, I'll decide for myself.
when | - | When I've been unkind in a rush, I'll put it right slowly.
I    | note-loss | I can love somebody this much and still find a quiet place in me.
I    | note-heartache | My peace belongs to me, whoever comes and goes.
I    | note-family | I am steady enough to care for the people close to me without losing myself.
I    | note-friends | I can be good company for myself, even while I wish for more.
I    | note-work | I am more than my work, and my calm doesn't depend on it.
I    | note-study | My peace is worth more to me than any mark.
I    | note-worry | There is more room in me than any worry takes up.
I    | note-shame | I can be at peace with myself, mistakes and all.
I    | note-anger | I am able to be angry and keep a steady voice.
I    | note-tired | I can be worn out and still be gentle and unhurried with myself.
I    | note-glad | My calm has plenty of room for joy.
`
