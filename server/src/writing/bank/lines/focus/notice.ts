/** focus, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusNotice = `
I    | spare | Something in me goes quiet when I do one thing at a time.
I    | spare | A thing can be unfinished and still leave me in peace for a minute.
?    | spare | What if coming back is most of the skill?
?    | fair | What if I'm trying to remember too many things at once?
?    | fair | What if the feeling I'm waiting for comes after I start?
?    | a-busy-day fair | What would I take off the list, if it were a friend's?
?    | an-exam spare | What would I see in this question, if I looked at it slowly?
?    | an-interview a-hard-talk fair | What if I listened to the whole question before I worried?
?    | meeting-people curiosity spare | What if I got curious about one person I meet?
?    | winding-down evening fair | What would I call done, for today?
when | fair | When I read the same thing twice, I'll ask whether I'm tired.
when | spare | When several things shout at once, I'll ask which one is truly for today.
when | kindness spare | When I lose my place, I'll notice it without sighing at myself.
when | humour spare | When I get the urge to tidy first, I'll notice what I'm putting off.
when | fair | When I'm stuck, I'll go back to the last part I understood.
when | waking-up morning fair | When my list arrives before I'm up, I'll let it wait until I am.
when | an-exam fair | When my mind goes blank, I'll notice one word on the page that I know.
when | an-exam fair | When I hear other people working fast, I'll come back to my own question.
when | honesty spare | When I nod without having listened, I'll admit it, at least to myself.
when | spare | If I get the urge to check something, I'll ask what I hope to find.
when | humour spare | If I lose track of what I was saying, I'll smile and say so.
when | kindness spare | When I feel guilty for daydreaming, I'll remember that minds do that.
when | spare | If I'm thinking in circles, I'll say the question once in plain words.
I    | note-loss | My mind keeps going back to them. Of course it does.
I    | note-study | This page and I have been staring at each other. I blinked.
I    | humour first | I'm here, mostly.
I    | first-only spare | When I'm itching to look something up, I can stay in my chair a little longer.
I    | - | I know what comes next. I've been circling it.
I    | note-work spare | My head has been at work since I woke up. It can have a break.
I    | waking-up morning humour | I'm awake. My head is still on the stairs.
I    | note-shame note-compare note-doubt | I'm marking myself again. I can put the pen down.
I    | fair | The first dull minute is here, and I'm still in the room with it.
I    | note-friends note-missed-out | My mind has gone there without me. I can fetch it home.
I    | humour first-only first | I'm nearly paying attention.
I    | first-only first | Right now my head is a drawer that doesn't shut.
I    | note-anger | I've been rehearsing the reply. It isn't getting shorter.
I    | first | I've gone vague. It happens.
I    | not-good not-bright first | My head is full. It isn't broken.
you  | humour | {name}, the thing you're avoiding is quite small. It's just sitting very still.
?    | note-tired fair | What if I can't think because I'm tired, and not because I'm dim?
?    | not-good not-bright | What if I'm not distracted, only full?
?    | curiosity spare | What if my wandering mind is only out looking for something?
?    | spare | What if I've been working all along, in a way that doesn't show?
when | humour spare | When a thought says it's urgent, I'll ask to see some proof.
you  | fair | {name}, half of what's shouting at you isn't yours.
you  | fair | {name}, a wandering mind isn't a broken one. You can ask it back nicely.
I    | note-scrolling | My thumb keeps looking for something that isn't in there.
I    | fair | I'm busy in all directions and moving in none.
I    | - | My mind keeps leaving the room to check on things.
I    | spare | My eyes may be on the page and my mind at the shops. I can call it home.
you  | morning afternoon spare | {name}, one page is enough to look at, and it isn't going anywhere.
?    | first | What if my mind has only gone to fetch something?
?    | fair | What if the urge to check the phone is as short as a sneeze?
?    | fair | What would it be like to watch one thing the way a heron watches water?
when | fair | When my eyes slide off the page, I'll read one line aloud.
you  | spare | {name}, a doodle in the margin is fine. You can come back from it.
you  | spare | {name}, one page is only one page, and you can start at any corner.
you  | fair | {name}, half of what's ringing can ring without you.
?    | spare | What if I only read the first line?
?    | spare | What would I hear if I put the phone in a drawer?
?    | fair | What if I found out how long a job takes before I decide it's long?
when | fair | When I find I'm humming, I'll take it that I've begun.
I    | waking-up morning | My head can be a muddle first thing. It tends to unfold by breakfast.
I    | fair | My head's busy. One corner of it is quiet, and I can think in there.
I    | first | I know the feeling of about to begin. It's a bit like needing to sneeze.
I    | - | If my attention goes for a walk, it tends to come home hungry.
I    | first | I'm here in body. The rest of me can follow by a later train.
I    | spare | I can hear how loud my thinking gets when I hurry it.
I    | spare | My mind has wandered, and it can wander back.
I    | fair | Being distracted is ordinary. So is coming back.
I    | fair | Before I hurry, I can see what the hurry is for.
I    | - | Half a thought is worth a pencil mark.
I    | - | There may be less on my list than in my head.
I    | spare | A quiet corner of my mind is big enough to work in.
I    | spare | Even a scattered day has one small job that would suit me.
I    | fair | The word I'm looking for is standing just behind the one I've got.
I    | first | I've begun, and now I'd like a medal and a lie-down.
?    | first | What if my head's not full, just unsorted, like a button tin?
I    | an-exam | I can see one word I know, and it's holding the door for another.
I    | first | I keep getting up to check on things that are fine.
when | first | Before I look at my phone, I'll look at something older than it.
when | first | Once I've read the same line three times, I'll admire the font.
when | - | If my thumb starts scrolling, I'll ask it where it thinks it's going.
I    | first | Suddenly I want to know how tall a camel is.
I    | not-good not-bright first | I'm bored. It hasn't hurt yet.
I    | first | My mind is here for whole seconds at a time.
I    | - | I want to tidy something. I know what that means.
I    | first | My hand went to my phone. I hadn't sent it.
I    | first | I came in here for something. I do like it in here, though.
`
