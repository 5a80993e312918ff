/** motivation, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationNotice = `
I    | not-good not-bright fair | I don't have to measure today by my best day.
I    | not-good not-bright first-only fair | If there's only a little energy here, I can spend it on something I like.
I    | waking-up morning humour first-only spare | I'm awake, and for now that's enough.
I    | honesty first-only fair | I can admit how much I want something, if only to myself.
I    | spare | I can ask myself what I'd be glad to have done.
I    | fair | I notice that a thing I dread is often shorter than the dread.
?    | spare | What would I start on first if it didn't have to be good?
?    | spare | What would change if I began with the part I like?
?    | not-heavy not-low spare | What would I do for the joy of it, with an hour to spare?
?    | spare | What if I feel like doing something only after I've begun?
?    | waking-up morning fair | What if the first thing today is only to sit up?
?    | an-exam | What if I've learned more than I can feel right now?
?    | winding-down evening night spare | What would I like to leave for the morning, on purpose?
?    | time-alone spare | What would I make, if only I were going to see it?
when | humour spare | When I catch myself tidying instead of starting, I'll smile and see what I'm avoiding.
when | health care fair | When my energy drops, I'll ask when I last ate and when I last sat down.
when | fair | When a task looks like a wall, I'll look for the lowest part of it.
when | humour honesty | When I make tea to avoid starting, I'll enjoy the tea and then begin.
when | not-low spare | When I get a sudden burst of energy, I'll enjoy it and save some.
when | spare | When I want to scrap what I've done, I'll look at what is good in it.
when | care spare | When I notice I'm thirsty and still working, I'll stop and drink something.
when | waking-up morning spare | When I don't want to get up, I'll stretch once and see how I feel.
when | before-work morning fair | When the dread of the day starts, I'll look only as far as the first hour.
when | an-exam spare | When I read a line twice and take nothing in, I'll look up and rest.
when | an-exam spare | When I open my notes and want to shut them, I'll stay for one page.
when | waiting-for-news spare | When waiting makes me restless, I'll do one small thing with my hands.
when | time-alone spare | When I can't choose what to do, I'll begin with what I like best.
when | bedtime winding-down evening night fair | When I go over what I didn't do, I'll name one thing I did.
when | humour spare | When I groan at the thought of a task, I'll ask which part I dread.
when | a-busy-day spare | When three things want me at once, I'll breathe out before I pick one.
I    | not-heavy not-low creativity fair | I feel it in my hands: they'd like to make something.
I    | first | I'm not keen. I'm present.
I    | humour first | I yawned. It wasn't a no.
I    | curiosity fair | I want something. I haven't found its name yet.
I    | first-only first | I'm slow, but I'm facing the right way.
I    | note-glad | I keep thinking of it and grinning. The list can wait.
I    | note-loss | Small jobs are enormous just now. They can wait for me.
I    | before-work morning | My things are by the door. The rest of me is following.
I    | evening night | The day is done with me, and I'm done with it.
I    | fair | Under all the duty there's one thing I'd do for nothing.
I    | note-worry | The worrying has done a day's work already. I could knock off early.
I    | humour first-only first | I'm waiting to feel like it, and the bus I wanted has gone twice.
I    | not-heavy not-low fair | I've got the fidgets of somebody about to begin.
I    | note-heartache fair | A lot of my heart is somewhere else just now.
I    | fair | I'm not stuck. I'm sitting.
I    | an-exam humour | My notes are open, and I've read the title three times.
I    | evening night fair | My day is lying about in pieces. Some of them are finished.
I    | humour first | The sofa is making a good case. I'm still listening to both sides.
I    | note-family fair | Being needed is tiring. I can sit down for a bit.
I    | humour first | My plans were made by an optimist. I remember being that person.
I    | first-only note-friends | I'd rather be asked than do the asking. There, I've said it.
?    | morning humour | What if I'm not out of willpower, only out of breakfast?
when | humour first | When I've tidied the same drawer twice, I'll ask what I'm tidying around.
when | honesty | When I hear myself listing reasons, I'll count them, and see whether any of them is one.
when | humour first | If nothing appeals to me, I'll find the thing that puts me off least.
when | note-tired | When I sigh at something easy, I'll take it as a sign to sit down.
when | humour | When it all looks uphill, I'll check whether I'm lying down.
when | fair | When I only want to want to, I'll count that.
when | note-study | When I tidy the desk a second time, I'll admit I'm putting it off.
you  | humour first | {name}, a bit of you already has its coat on.
I    | note-chore fair | The worst part is the bit before I start, and I'm in it now.
I    | note-flat | I can't be bothered, and I'd quite like to be. That's a start.
I    | note-plain fair | I'm not sure what I've got in me today. I can find out gently.
I    | note-bored fair | I'm bored, which means I'd like something. I could find out what.
I    | spare | Some of me has begun. It's only waiting for the rest.
I    | first | I want the having done it. I'm less sure of the doing.
I    | first | There's a small willingness here, under all the sighing.
I    | humour first | I've been getting ready to get ready.
I    | fair | I can be one song away from starting.
I    | not-heavy not-low fair | I may catch myself humming over a job I dreaded.
you  | first | {name}, the first minute is the tall one. They get shorter.
?    | humour first | What if the sofa has had its say and it's my turn?
?    | fair | What if the boring bit is only four minutes long?
when | humour spare | When I go to make tea instead, I'll let the kettle be the timer.
you  | spare | {name}, you can be not keen and still be in the room.
you  | - | {name}, it looks taller from the sofa. You can go and stand next to it.
when | first | When I catch myself sharpening the pencil again, I'll write one bad word with it.
when | spare | When I say I'm just resting my eyes, I'll enjoy that, and set a bell.
I    | waking-up morning | One arm is out of the bed, gathering information.
when | before-work fair | When I stand at the door with my keys, I'll count that as having begun.
I    | an-interview | My good jacket can look ready before I am.
I    | first | If I don't feel like it, I'm in good company. Much gets done that way.
I    | fair | Putting a job off may not be laziness. It may be the bit before.
I    | spare | Slow is a speed, and I can begin at it.
I    | spare | Some of the work is smaller than the thought of it.
I    | morning | The pencil is sharp, the tea is hot, and I'm out of excuses by about ten.
I    | first-only humour | I've put it on every list since spring. It's settled in.
?    | spare | What would I do first with the radio on and the house to myself?
?    | first | What if I've started already, and it only looks like fidgeting?
?    | spare | What if I've got just enough puff for the first step?
?    | first | What if it's a ten-minute job in a big coat?
I    | before-work | I'm dressed. From the neck down I'm already there.
I    | an-exam spare | I've opened the book. It's a beginning with a spine.
I    | after-a-setback | I'm sitting among the bits. Some of them are quite good bits.
I    | fair | Ten minutes from now I could be somebody who's started.
you  | first | {name}, the first sock is the steep one.
you  | spare | {name}, some jobs look bigger from the sofa. Stand up and see.
you  | fair | {name}, you needn't feel ready. Hands can start without the rest of you.
you  | first | {name}, a small part of you is curious. Send that part first.
when | - | After a sigh, I'll see where my shoulders landed.
when | first | If I groan on getting up, I'll hold the note.
?    | - | Which hard thing do I now do without looking?
when | - | When a job looks too big, I'll look for its handle.
I    | first | I'm flat. I'm not finished.
I    | first | I seem to be doing a different thing, extremely well.
I    | first | I'm very good at next Monday.
I    | first | I'd begin if somebody clapped.
`
