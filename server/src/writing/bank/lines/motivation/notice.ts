/** motivation, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationNotice = `
I    | first | I notice that starting often feels bigger than the thing itself.
I    | not-good not-bright | I don't have to measure today by my best day.
I    | not-good not-bright first-only | My energy may be low, and low is different from none.
I    | a-busy-day first-only | If I'm busy and getting nowhere, I can choose one thing.
I    | after-a-setback not-good not-bright | I may not want to try again yet, and that's all right for now.
I    | waiting-for-news | It can be hard to settle to anything while I wait, and that makes sense.
I    | winding-down evening | It can be hard to stop for the day, and stopping is part of working well.
I    | rest not-good not-bright | Part of me may want a rest, and I don't have to earn one.
I    | not-good not-bright first-only | If there's only a little energy here, I can spend it on something I like.
I    | waiting-for-news | I can't hurry the answer, and I can still do something small.
I    | an-exam | My head may feel full, and full is different from failing.
I    | not-good not-bright | Being stuck and being tired are different, and I can ask which I am.
I    | not-good not-bright first-only | I may be slow today, and slow is still a pace.
I    | kindness not-good not-bright | I can hear how I talk to myself about effort, and soften my voice.
I    | not-good not-bright first-only | If my best is small today, it's still my best.
I    | not-good not-bright | I may dread the first minute, and it's only a minute.
I    | rest not-good not-bright | When I feel stuck, I may simply need a rest.
I    | first-only | Getting going can be the hardest part, and I can be patient with myself.
I    | waking-up morning humour first-only | I'm awake, and for now that's enough.
I    | before-work morning not-good not-bright | I may not be looking forward to today, and I can look as far as the first hour.
I    | waiting-for-news not-good not-bright | Waiting can use up energy, and I can count that as effort.
I    | winding-down bedtime evening night | I may have done less than I meant to today, and more than I've counted.
I    | - | I can notice when I move the finish line on myself.
I    | rest | I can think of resting before I'm worn out.
I    | honesty first-only | I can admit how much I want something, if only to myself.
I    | - | I can notice when I promise myself more than a day can hold.
I    | not-good not-bright | Getting through a day takes effort, and I can give myself credit.
I    | independence | Some of my old goals may not be mine any more, and I can look at them again.
I    | honesty | My pace is what it is today, and it's an honest one.
I    | first | Some things are done because I did them, and I can count one.
I    | first | I can ask myself what I'd be glad to have done.
I    | first | I notice how much easier it is to go on than to begin.
I    | - | I can feel whether this day wants a little more of me or a little less.
I    | first | I can check how much energy I have before I decide what to ask of myself.
I    | - | Some things I do from love and some from duty, and I can tell which is which.
I    | - | I can ask what I want from the next hour, and keep it modest.
I    | - | My reasons matter more to me than my mood, and I can remember one of them.
I    | - | I can tell whether I need a push, a pause or a bit of company.
I    | - | I can look at a big thing and see one small piece of it.
I    | honesty | I can be honest about how much I can do today, and let that be the plan.
I    | first | I notice that a thing I dread is often shorter than the dread.
I    | independence | I can tell which of my goals I'd choose again.
I    | first | Some days begin slowly, and I can be patient with a slow beginning.
I    | creativity | I can notice what I'd do just for the pleasure of it.
I    | first | I notice that effort feels lighter when I know why I'm making it.
?    | - | What would it be like to begin without feeling ready?
?    | first | What would I start on first if it didn't have to be good?
?    | rest not-good not-bright | What if rest is the next step?
?    | not-good not-bright | What if not wanting to start is trying to protect me from something?
?    | morning afternoon | What would I do today if I weren't trying to catch up?
?    | - | What if I've been moving all along, very slowly?
?    | - | What would change if I began with the part I like?
?    | first | What would help me most right now, a push or a pause?
?    | not-good not-bright | What if I don't feel like doing much, and nothing is wrong with me?
?    | kindness friendship | What would I say to a friend who couldn't get going?
?    | morning afternoon | Will I notice what gives me energy today, even a little?
?    | - | Will I look at what I'm avoiding, only for a minute?
?    | - | What if slow days are part of how I do things?
?    | not-heavy not-low | What would I do for the joy of it, with an hour to spare?
?    | - | What if I feel like doing something only after I've begun?
?    | rest | What would I put down for now, knowing I could pick it up again?
?    | - | What if I stopped arguing with myself for one minute?
?    | - | What would I find if I counted what I've done this week?
?    | morning afternoon | Will I let today be a small day?
?    | - | What would I be willing to do, even without wanting to?
?    | not-good not-bright | What if I feel nothing yet, and begin anyway?
?    | honesty not-good not-bright | Will I tell myself the truth about how tired I am?
?    | waking-up morning | What if the first thing today is only to sit up?
?    | waking-up morning | What would I look forward to today, if I let it be very small?
?    | a-busy-day | What would I choose if I could only do one more thing well?
?    | a-busy-day | What if switching between things tires me more than the work itself?
?    | an-exam learning | What would I like to understand, apart from passing?
?    | an-exam | What if I've learned more than I can feel right now?
?    | an-interview an-exam | What if I'm tired because I care how things go?
?    | after-a-setback learning | What would I keep from what I tried, even though it didn't work?
?    | waiting-for-news | What would I do with this hour if I weren't listening for news?
?    | time-alone | What would I begin, if this hour were only for me?
?    | winding-down bedtime evening night | What would I count as done today, if I were generous?
?    | bedtime evening night | What if I've done enough to stop for tonight?
?    | winding-down evening night | What would I like to leave for the morning, on purpose?
?    | first | What would I do gladly, if it didn't count for anything?
?    | not-good not-bright | What if I'm only discouraged, and discouraged can pass?
?    | - | What would it be like to try without promising anything?
?    | independence | Will I ask whose voice is telling me to hurry?
?    | care not-good not-bright | What if I need comfort before I need a plan?
?    | kindness not-good not-bright | What if nothing is wrong with me, and some things are simply hard?
?    | honesty | What would I admit I still want, if it felt safe to say?
?    | - | What if I've changed, and an old goal hasn't?
?    | - | What if getting through the day is effort enough for now?
?    | not-good not-bright | What if pushing has been wearing me out?
?    | not-good not-bright | What would my tiredness like me to know?
?    | after-a-setback | What if I don't need to know yet whether I'm going on with it?
?    | time-alone | What would I make, if only I were going to see it?
?    | not-good not-bright | What would I like someone to understand about how tired I am?
?    | | What would encourage me, if I said it gently and meant it?
when | - | When I can't begin, I'll notice what exactly feels too big.
when | - | When I call myself lazy, I'll check whether I'm tired.
when | first | When a small wish comes up, I'll write it down before I judge it.
when | - | If I feel a flicker of interest, I'll stay with it for one minute.
when | - | When I'm staring at my list, I'll breathe out and look at one line.
when | - | When I get stuck halfway, I'll notice the half that's done.
when | - | When I sit down with a sigh, I'll listen to what the sigh is about.
when | - | When I want to give up, I'll ask whether I'm tired or afraid.
when | - | When I wish this were a better day, I'll ask less of it.
when | humour | When I catch myself tidying instead of starting, I'll smile and see what I'm avoiding.
when | - | If the thought comes that it's too late, I'll notice it's only a thought.
when | - | When I finish something small, I'll take one breath before the next thing.
when | health care | When my energy drops, I'll ask when I last ate and when I last sat down.
when | independence | When I feel hurried by someone else, I'll ask what I want as well.
when | honesty | When I put something off, I'll say so plainly and without blame.
when | - | When a task looks like a wall, I'll look for the lowest part of it.
when | rest | When I feel guilty for resting, I'll remember that rest is allowed.
when | not-good not-bright | If I feel nothing much about anything, I'll do one small, gentle thing.
when | kindness | When I hear a scolding voice in my head, I'll answer more kindly.
when | - | When I want to do everything today, I'll choose one piece.
when | afternoon nature | If the afternoon drags, I'll look out of the window for a minute.
when | not-heavy not-low | When I think of something I love doing, I'll let that feeling warm me.
when | humour honesty | When I make tea to avoid starting, I'll enjoy the tea and then begin.
when | - | When I start to rush, I'll ask whether there's really a hurry.
when | first | When the day feels spoilt, I'll remember that it isn't over.
when | patience | When I see someone racing ahead, I'll come back to my own pace.
when | not-low | When I get a sudden burst of energy, I'll enjoy it and save some.
when | - | When I want to scrap what I've done, I'll look at what is good in it.
when | care | When I notice I'm thirsty and still working, I'll stop and drink something.
when | waking-up morning | When I want to skip today, I'll find one part I'd like to keep.
when | waking-up morning | When I don't want to get up, I'll stretch once and see how I feel.
when | before-work morning | When the dread of the day starts, I'll look only as far as the first hour.
when | before-work | When I pick up my things to go, I'll notice that I've begun.
when | a-busy-day | If I look up and hours have gone, I'll notice what I got done in them.
when | an-exam | When I read a line twice and take nothing in, I'll look up and rest.
when | an-exam | When I open my notes and want to shut them, I'll stay for one page.
when | an-interview | When I get tired of preparing, I'll remember one thing I want to ask them.
when | waiting-for-news | When I check for news, I'll take one breath before I look.
when | waiting-for-news | When waiting makes me restless, I'll do one small thing with my hands.
when | time-alone | When I can't choose what to do, I'll begin with what I like best.
when | bedtime winding-down evening night | When I go over what I didn't do, I'll name one thing I did.
when | winding-down evening | When the evening comes and I'm still busy, I'll ask what could wait.
when | bedtime evening night | When I put out the light, I'll notice one thing that took effort today.
when | independence | When someone's hopes for me feel heavy, I'll ask what my own hope is.
when | - | When I promise myself too much, I'll halve it and see how that feels.
when | - | When I push myself too hard, I'll ask who I'm trying to please.
when | not-good not-bright | When it all seems like too much bother, I'll ask if that's tiredness talking.
when | humour | When I groan at the thought of a task, I'll ask which part I dread.
when | honesty | When I feel like hiding, I'll ask what would make things easier.
when | fairness humour | If I start bargaining with myself, I'll listen to both sides.
when | - | When I'm ashamed of being slow, I'll notice that I haven't stopped.
when | humour | When something makes me laugh, I'll notice the bit of energy it brings.
when | friendship | When the effort feels lonely, I'll think of one person who might understand.
when | - | When plans change and my energy drains away, I'll take a minute to be disappointed.
when | independence first | When I'm waiting for permission, I'll give it to myself.
when | | When I hear myself say later, I'll ask what I'm waiting for.
when | a-busy-day | When three things want me at once, I'll breathe out before I pick one.
I    | note-study | I notice that a book is hard to open, and that I still care.
I    | note-anger | I notice how much energy there is in my anger, and I can choose where it goes.
I    | note-tired | I notice I'm running on very little, and little can be today's amount.
I    | not-heavy not-low creativity | I feel it in my hands: they'd like to make something.
I    | not-heavy not-low | I woke up wanting something, and it's still here.
I    | evening night | I meant to do more. I did mean it.
I    | - | I'm not keen. I'm present.
I    | humour | I yawned. It wasn't a no.
I    | humour first-only | I've been getting ready to start for so long that I'm good at it.
I    | curiosity | I want something. I haven't found its name yet.
I    | first-only | I'm slow, but I'm facing the right way.
I    | note-glad | I keep thinking of it and grinning. The list can wait.
I    | note-loss | Small jobs are enormous just now. They can wait for me.
I    | after-a-setback not-good not-bright | It stung because I'd leaned on it.
I    | before-work morning | My things are by the door. The rest of me is following.
I    | evening night | The day is done with me, and I'm done with it.
I    | honesty not-good not-bright | I don't want to. At least that's clear.
I    | - | Under all the duty there's one thing I'd do for nothing.
I    | note-worry | The worrying has done a day's work already. I could knock off early.
I    | humour first-only | I'm waiting to feel like it. It's a long bus stop.
I    | not-heavy not-low | I've got the fidgets of somebody about to begin.
I    | humour | Whoever wrote my list had slept well.
I    | not-good not-bright | I'm tired of the idea of it, not of the thing itself.
I    | honesty first-only | I'm doing it for the wrong reasons, and I'm doing it.
I    | - | I'm up for half of it.
I    | note-heartache | Half my energy is going on somebody else just now.
I    | - | I'm not stuck. I'm sitting.
I    | an-exam humour | My notes are open, and I've read the title three times.
I    | evening night | My day is lying about in pieces. Some of them are finished.
I    | humour | The sofa is making a good case. I'm still listening to both sides.
I    | note-family | Being needed is tiring. I can sit down for a bit.
I    | humour | My plans were made by an optimist. I remember being that person.
I    | first-only note-friends | I'd rather be asked than do the asking. There, I've said it.
you  | humour | {name}, you've sighed at it, circled it and tidied near it. You're closer than you were.
you  | humour | {name}, you're half in favour. That's a quorum.
you  | - | {name}, the hard part is between the chair and the door.
?    | - | What would I miss, if I gave it up altogether?
?    | morning humour | What if I'm not out of willpower, only out of breakfast?
when | humour | When I've tidied the same drawer twice, I'll ask what I'm tidying around.
when | honesty | When I hear myself listing reasons, I'll count them, and see whether any of them is one.
when | humour | If nothing appeals to me, I'll find the thing that puts me off least.
when | note-tired | When I sigh at something easy, I'll take it as a sign to sit down.
when | humour | When it all looks uphill, I'll check whether I'm lying down.
when | humour | When I groan, I'll groan all the way and then see.
when | - | When I only want to want to, I'll count that.
when | note-study | When I tidy the desk a second time, I'll admit I'm putting it off.
you  | - | {name}, you're not stuck. You're sitting right next to it.
you  | - | {name}, you want to want to. That's already something.
you  | humour | {name}, a bit of you already has its coat on.
you  | humour | {name}, you're waiting to feel like it. It may be running late.
I    | note-chore | The worst part is the bit before I start, and I'm in it now.
I    | note-flat | I can't be bothered, and I'd quite like to be. That's a start.
I    | note-plain | I'm not sure what I've got in me today. I can find out gently.
I    | note-bored | I'm bored, which means I'd like something. I could find out what.
I    | note-work not-good not-bright | I'm fed up with work, and the day still has edges.
I    | not-good not-bright | I'm tired of being about to.
I    | - | Some of me has begun. It's only waiting for the rest.
I    | - | I want the having done it. I'm less sure of the doing.
I    | - | There's a small willingness here, under all the sighing.
I    | humour | I've been getting ready to get ready.
I    | - | My reluctance is the loudest thing in the room.
`
