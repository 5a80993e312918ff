/** focus, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusOwn = `
I    | - | I am someone who can drift and still find the way back.
I    | - | I am someone who finishes what matters and lets the rest be.
I    | a-hard-talk meeting-people | I am someone who listens all the way through.
I    | - | I am someone who thinks before I agree.
I    | rest | I am someone who can put the work down in good time.
I    | care | I'm a person who cares enough to pay attention.
I    | curiosity | I'm a curious person, and my attention follows what I love.
I    | first | I'm at home in my own mind, even on its restless days.
I    | first | My mind works in its own way, and I work with it.
I    | creativity first | My wandering mind has brought me some good ideas.
I    | - | My time is worth protecting, and so is my quiet.
I    | independence | My pace is my own, and I trust it.
I    | - | I trust myself to return to what matters.
I    | winding-down bedtime | I trust myself with unfinished things.
I    | meeting-people | I belong in the conversation, because I listen.
I    | kindness | I'm on my own side when I can't concentrate.
I    | - | Getting less done doesn't make me less of a person.
I    | - | I'm worth my own attention.
I    | first | I'm steady enough to be interrupted.
I    | patience | I'm patient with difficult things, and with myself.
I    | curiosity | It's like me to look again, more carefully.
I    | - | It's like me to see a small thing through.
I    | honesty independence | I know how I work best, and I'm willing to say so.
I    | a-busy-day | I can be busy without forgetting who I am.
I    | first | I make room for thinking, because my thoughts are worth having.
I    | courage | I am someone who can start while I'm still afraid.
I    | an-exam an-interview | I'm still myself, whatever I can remember today.
I    | an-exam an-interview | I'm a thoughtful person, and I bring that with me.
I    | an-exam learning | What I've learned belongs to me, and I can reach for it calmly.
I    | after-a-setback | One bad day doesn't make me a careless person.
I    | after-a-setback independence | I'm the one who decides when I begin again.
I    | waiting-for-news patience | I am someone who can wait without putting my mind on hold.
I    | waiting-for-news | These waiting hours belong to me too.
I    | waking-up before-work morning | I begin the day by choosing what matters to me.
I    | a-busy-day fairness | I am one person, and I give one person's share.
I    | a-busy-day | I'm someone who can be needed and still think for myself.
I    | a-hard-talk kindness | I can be trusted to hear someone out.
I    | a-hard-talk meeting-people | My listening is worth as much as my talking.
I    | winding-down bedtime evening night | I am more than the part of today I didn't finish.
I    | winding-down bedtime evening night | Tonight I'm finished, even if the list isn't.
I    | time-alone | Left in peace, I'm someone who can get happily absorbed.
I    | time-alone honesty | In my own quiet, I know what I think.
I    | care first | I'm careful, and care takes the time it takes.
I    | - | I have nothing to make up for by working harder.
I    | independence | I am free to think slowly in a fast place.
I    | friendship | I am someone people can talk to, because I stay with what they say.
I    | friendship care first | Paying attention is one of the ways I love.
I    | humour | The way I concentrate is my own, and it works often enough.
I    | - | Doing one thing well is a skill I have.
I    | learning first | I am someone who would rather understand than hurry.
I    | first | I have room in me for one thing at a time, and that's plenty.
I    | - | I don't owe the world every minute of my attention.
I    | - | I'm somebody who can put things down.
?    | first | What if I'm already someone who can concentrate, on the right thing?
?    | - | What would I give my attention to, if I chose freely?
?    | - | What would I do now if I trusted my own pace?
?    | - | What if the way I think is a good way?
?    | - | What would I stop worrying about if I trusted my own mind?
?    | honesty morning afternoon | Will I spend today on something I believe in?
?    | kindness first | What if my worth is the same on a day I finish nothing?
?    | a-busy-day morning afternoon | What would today be like if I set the pace?
?    | an-exam an-interview | What if I'm someone who thinks well, given a moment?
?    | waiting-for-news | What if I'm the same person, whatever I hear?
?    | time-alone | What would I think about purely for the pleasure of it?
?    | winding-down bedtime evening night | What if I'm finished for today because I say so?
?    | meeting-people friendship | What if somebody feels heard today because I listened?
?    | kindness first | Will I be as patient with my mind as I am with people I love?
?    | - | What would I say no to, as someone who knows what matters?
?    | - | What if I already know what deserves my attention?
?    | care | What if slow and careful is simply who I am?
when | - | When I lose my place, I'll remember that I'm someone who comes back.
when | kindness | When I call my mind lazy, I'll answer as a friend would.
when | honesty | If I'm rushed for an answer, I'll ask for time to think.
when | first | When I finish something, I'll let it be mine for a moment.
when | independence first | When the pace around me picks up, I'll stay at the one I trust.
when | learning | When I doubt I can learn something, I'll remember something I know well.
when | curiosity | When my day is full of other people's questions, I'll ask one of my own.
when | - | When I leave something undone, I'll remember that I'm more than my list.
when | creativity | When something absorbs me, I'll let myself stay a little longer.
when | - | If I'm asked to do three things at once, I'll say which one comes first.
when | humour | When I'm told to hurry, I'll keep to a pace at which I can think.
when | kindness first | When I forget something, I'll remember how much I do know.
when | rest | If an idea comes while I'm resting, I'll note it and keep resting.
when | an-exam | When the room goes quiet, I'll trust what I've learned and begin.
when | an-interview | When I'm asked something hard, I'll take the time a careful person takes.
when | waiting-for-news | When my mind keeps going to the news, I'll bring it back to my own day.
when | - | When everything comes at once, I'll take one thing at a time.
when | winding-down evening | When I think of all I didn't do, I'll name one thing I did.
when | bedtime night | When the day replays itself, I'll tell myself my part in it is done.
when | time-alone curiosity | When I have a long quiet stretch, I'll follow what I'm curious about.
when | before-work | When I get my things together, I'll remember I'm bringing my good sense too.
I    | note-loss | My mind goes where my love is, and that's all right.
I    | note-heartache | My attention is mine, and I can give some of it to other things.
I    | note-study | I am someone who learns with care and at my own speed.
I    | note-tired | A tired mind is still a good mind, and it's mine to rest.
I    | - | I can be interrupted, but I can't be rushed.
I    | independence | I'm the one who decides what's urgent around here.
I    | humour | I think in loops. I get there.
I    | humour | I trust what I think after the second cup.
I    | - | I'm somebody who reads to the end.
I    | note-anger | My good hours aren't for old arguments.
I    | humour | I get absorbed. It's one of my nicer faults.
I    | an-exam an-interview | I know more than an hour can hold.
I    | note-friends | I like a room with people in it and a room without.
I    | honesty | I'd rather be clear than quick. I'd rather be kind than either.
I    | - | My clearest thinking looks like pottering, and I let it.
I    | note-worry | I'm the one thinking the worry, which makes me bigger than it is.
I    | care | I pay attention the way some people bring flowers.
I    | a-hard-talk meeting-people | I listen like someone with nowhere else to be.
I    | - | I'm a careful person in a quick place, and I'm staying.
I    | - | My attention is worth more than the thing asking for it.
I    | - | I finish things, in the end.
I    | evening night humour | My mind knocks off when I say so, and I'm saying so.
I    | humour first-only | I'm between thoughts. It only looks like nothing.
I    | not-heavy not-low humour first-only | Give me one good puzzle and I'm excellent company for myself.
I    | humour first-only | I know what I'm like: late to begin, sorry to stop.
I    | humour first-only | I'm slow. I'm also right.
I    | note-work | My attention is the valuable bit. I decide where it goes.
I    | humour | I like my mind. It's untidy, but I know where things are.
I    | - | I'm at my cleverest when I'm not in a hurry.
I    | humour | I don't juggle. I do one thing, with feeling.
I    | curiosity | I wander, and I come home with things.
I    | humour | I'm hard to hurry and worth the wait.
you  | - | {name}, you have a good head, and it's yours to point.
you  | - | {name}, you have a long attention. It just likes to be asked.
you  | note-family | {name}, you remember for all of them. You're allowed a list.
you  | - | {name}, you see a thing through. It's old-fashioned, and it's useful.
you  | - | {name}, when you listen, people hear themselves better.
you  | - | {name}, you think slowly and well. Both are yours.
you  | curiosity | You're not scattered. You're interested in a lot.
you  | - | {name}, you're somebody who comes back.
?    | - | What if careful is my speed?
?    | - | What if I'm not easily distracted, only easily delighted?
?    | - | What would I work on, if I were the only one who'd ever know?
?    | humour | What would I call my way of working, if I were boasting about it?
?    | - | What if I'm just the person to take this slowly?
when | - | When I'm told I've missed a lot, I'll say what I found.
when | - | When somebody calls me slow, I'll hear careful.
when | - | When I'm asked why it took so long, I'll say that I was there for all of it.
when | - | If my mind goes off on its own, I'll trust it to have a reason.
you  | - | {name}, your mind goes its own way round, and it gets there.
you  | - | {name}, when you really listen, people can tell.
you  | - | {name}, you don't owe your attention to whoever shouts.
you  | - | {name}, you think well when you're left alone to do it.
`
