/** focus, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusNotice = `
I    | first | I notice my mind has wandered, and noticing is already coming back.
I    | first | Something in me goes quiet when I do one thing at a time.
I    | curiosity not-low | Right now I can find one small thing that interests me, and follow it.
I    | - | I can check what I came to do before I do anything else.
I    | first | Part of my mind is here, and I can give it a moment to gather the rest.
I    | first | A thing can be unfinished and still leave me in peace for a minute.
I    | first | I notice that the first few minutes are often the hardest.
I    | first | I can notice one sound near me and let it bring me back.
?    | first | What if coming back is most of the skill?
?    | curiosity | What if my mind wanders because it's curious?
?    | - | What if I already know the next small step?
?    | - | What if I'm trying to remember too many things at once?
?    | first | What if the feeling I'm waiting for comes after I start?
?    | a-busy-day | What would I take off the list, if it were a friend's?
?    | an-exam | What would I see in this question, if I looked at it slowly?
?    | an-interview a-hard-talk | What if I listened to the whole question before I worried?
?    | meeting-people curiosity | What if I got curious about one person I meet?
?    | winding-down evening | What would I call done, for today?
?    | rest | What would it be like to do nothing useful for a minute?
when | - | When I read the same thing twice, I'll ask whether I'm tired.
when | - | When several things shout at once, I'll ask which one is truly for today.
when | kindness | When I lose my place, I'll notice it without sighing at myself.
when | humour | When I get the urge to tidy first, I'll notice what I'm putting off.
when | - | When I say I need one more thing before I begin, I'll ask whether that's true.
when | - | When I'm listening and my mind wanders, I'll come back to the voice.
when | - | When I'm stuck, I'll go back to the last part I understood.
when | waking-up morning | When my list arrives before I'm up, I'll let it wait until I am.
when | an-exam | When my mind goes blank, I'll notice one word on the page that I know.
when | an-exam | When I hear other people working fast, I'll come back to my own question.
when | rest | When I find I've been staring into space, I'll ask whether that was rest.
when | honesty | When I nod without having listened, I'll admit it, at least to myself.
when | - | If I get the urge to check something, I'll ask what I hope to find.
when | humour | If I lose track of what I was saying, I'll smile and say so.
when | kindness | When I feel guilty for daydreaming, I'll remember that minds do that.
when | - | If I'm thinking in circles, I'll say the question once in plain words.
I    | note-loss best | My mind keeps going back to them. Of course it does.
I    | note-study best | This page and I have been staring at each other. I blinked.
I    | humour | I'm here, mostly.
I    | first-only | When I'm itching to look something up, I can stay in my chair a little longer.
I    | - | I know what comes next. I've been circling it.
I    | note-work | My head has been at work since I woke up. It can have a break.
I    | waking-up morning humour best | I'm awake. My head is still on the stairs.
I    | note-shame note-compare note-doubt best | I'm marking myself again. I can put the pen down.
I    | - | The first dull minute is here, and I'm still in the room with it.
I    | note-friends note-missed-out best | My mind has gone there without me. I can fetch it home.
I    | humour first-only best | I'm nearly paying attention.
I    | first-only best | Right now my head is a drawer that doesn't shut.
I    | note-anger best | I've been rehearsing the reply. It isn't getting shorter.
I    | best | I've gone vague. It happens.
I    | not-good not-bright best | My head is full. It isn't broken.
you  | humour best | {name}, the thing you're avoiding is quite small. It's just sitting very still.
?    | note-tired | What if I can't think because I'm tired, and not because I'm dim?
?    | note-heartache | What would I be thinking about if I weren't thinking about this?
?    | not-good not-bright | What if I'm not distracted, only full?
?    | note-loss | What if my thoughts are just keeping somebody company?
?    | note-study | What would I understand if I read this slowly, like a recipe?
?    | curiosity | What if my wandering mind is only out looking for something?
?    | - | What if I've been working all along, in a way that doesn't show?
when | humour | When a thought says it's urgent, I'll ask to see some proof.
you  | - | {name}, half of what's shouting at you isn't yours.
you  | first | {name}, a wandering mind isn't a broken one. You can ask it back nicely.
I    | note-scrolling best | My thumb keeps looking for something that isn't in there.
I    | note-plain | There's something on my mind, and I can look at it for a minute.
I    | - | I'm busy in all directions and moving in none.
I    | - | My mind keeps leaving the room to check on things.
I    | - | My eyes may be on the page and my mind at the shops. I can call it home.
I    | - | I can pick up a pen. That's the hardest furniture moved.
you  | morning afternoon | {name}, one page is enough to look at, and it isn't going anywhere.
?    | - | What if my mind has only gone to fetch something?
?    | - | What if the urge to check the phone is as short as a sneeze?
?    | - | What would it be like to watch one thing the way a heron watches water?
when | - | When my eyes slide off the page, I'll read one line aloud.
you  | first | {name}, a doodle in the margin is fine. You can come back from it.
you  | first | {name}, one page is only one page, and you can start at any corner.
you  | - | {name}, half of what's ringing can ring without you.
?    | - | What if I only read the first line?
?    | - | What would I hear if I put the phone in a drawer?
?    | - | What if I found out how long a job takes before I decide it's long?
when | - | When I find I'm humming, I'll take it that I've begun.
I    | waking-up morning | My head can be a muddle first thing. It tends to unfold by breakfast.
I    | - | My head's busy. One corner of it is quiet, and I can think in there.
I    | best | I know the feeling of about to begin. It's a bit like needing to sneeze.
I    | - | I have one clear thought, and I can start from that.
I    | - | If my attention goes for a walk, it tends to come home hungry.
I    | - | I'm here in body. The rest of me can follow by a later train.
I    | - | I can hear how loud my thinking gets when I hurry it.
I    | - | One clear thought is enough to start with.
I    | - | A busy head is still a head that works.
I    | - | Somewhere under the noise I know what comes first.
I    | - | My mind has wandered, and it can wander back.
I    | - | For one minute I can look at just one thing.
I    | - | Being distracted is ordinary. So is coming back.
I    | - | Before I hurry, I can see what the hurry is for.
I    | - | Half a thought is worth a pencil mark.
I    | - | There may be less on my list than in my head.
I    | - | Each time I look up, I can choose where to look next.
I    | - | A quiet corner of my mind is big enough to work in.
I    | - | Even a scattered day has one small job that would suit me.
I    | - | The word I'm looking for is standing just behind the one I've got.
I    | best | I've begun, and now I'd like a medal and a lie-down.
?    | best | What if my head's not full, just unsorted, like a button tin?
I    | an-exam best | I can see one word I know, and it's holding the door for another.
I    | - | I keep getting up to check on things that are fine.
I    | - | The easy part is right here at the edge, where I can reach it.
`
