/** motivation, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationOwn = `
I    | - | I am someone who returns to what I love.
I    | rest | I am someone who can rest without losing my way.
I    | first | I am someone who does what I can with the day I get.
I    | courage | I am someone who tries, even when trying is small.
I    | kindness | I am someone who keeps a promise to myself, and forgives a broken one.
I    | first | I am someone who can enjoy things before they're finished.
I    | after-a-setback | I am someone who can find another way.
I    | honesty not-good not-bright | I am someone who knows what I'm tired of and what I still want.
I    | first | My worth was here before I got anything done.
I    | - | My effort belongs to me, whatever comes of it.
I    | first | My own reasons are good enough to begin with.
I    | honesty not-good not-bright | My tiredness is honest, and so is my trying.
I    | kindness not-good not-bright | I'm on my own side on flat days too.
I    | nature patience | I'm patient with what grows slowly, and that includes me.
I    | humour | I'm a steady person in my own uneven way.
I    | first | I'm worth more than what I get done.
I    | not-low | Small joys are reason enough for me to begin.
I    | humour | I'm good at going on when nothing much is happening.
I    | first | I'm loyal to what I care about, even when I'm slow.
I    | care first | I'm worth the trouble I take over myself.
I    | rest | I trust myself to begin when I've rested.
I    | - | I know how to begin, because I've done it so many times.
I    | - | I have my own way of getting things done, and slow is part of it.
I    | - | I've become a person who can leave off without giving up.
I    | - | I can be ordinary and keep going, and that is a kind of strength.
I    | - | I count on myself for small things.
I    | not-good not-bright | Even at my flattest, I'm still the one who decides what's next.
I    | not-good not-bright | I'm no less myself when I'm tired.
I    | waking-up morning | I wake up worth as much as I was on my best day.
I    | waking-up before-work morning | Part of this day is mine to shape, and I like having a hand in it.
I    | before-work | I go in as myself, keen or not.
I    | before-work an-exam an-interview | I bring what I have today, and that's enough.
I    | an-exam learning | I'm a learner, whatever my results say.
I    | an-interview | I'm worth choosing, nerves and all.
I    | a-hard-talk honesty | I am someone who can say what matters.
I    | a-hard-talk kindness | I can be trusted to begin a hard talk gently.
I    | a-hard-talk honesty | My honest words are worth the effort.
I    | meeting-people | I'm good to have along, even when I'm quiet.
I    | meeting-people | I have a place among people before I've said a word.
I    | after-a-setback | A failed try is a small part of my story.
I    | after-a-setback independence | I'm free to try again, and free to choose something else.
I    | waiting-for-news | I have a life to get on with, whatever the answer.
I    | time-alone | A day with nothing planned can be fully mine.
I    | time-alone curiosity | I keep my own interests going, and they keep me company.
I    | winding-down bedtime evening night | Today was mine, the slow parts included.
I    | winding-down evening night | I can be partway through things and still be at peace.
I    | winding-down bedtime evening night | Nothing I left undone today makes me less.
?    | first | What would I begin if I trusted myself to come back to it?
?    | care | What if my slowness has been care from the start?
?    | - | Will I stand by my own idea of enough?
?    | - | What if the small things I do are the point?
?    | first | What would I gladly do a little of for years?
?    | - | What would I stop doing if I knew I had nothing to prove?
?    | morning afternoon | Will I let today be shaped by what I love?
?    | first | What if I'm not late at all, only going at my own pace?
?    | curiosity morning afternoon | What would I look into today, purely out of interest?
?    | kindness | What if being kind to myself is how I get going?
?    | a-busy-day health morning afternoon | What would I protect today because it keeps me well?
?    | an-interview meeting-people | What if it's good for them, too, that I came?
?    | after-a-setback | What if trying was the part that was mine?
?    | waiting-for-news | What would I still want from this year, whatever the answer?
?    | winding-down bedtime evening night | What if I did right by today, in my own way?
?    | waking-up before-work morning | What would I like to stand for today, in some small way?
?    | honesty | What would I say if I spoke up for what I want?
?    | patience | What would I take slowly if I weren't afraid of being slow?
when | - | When I lose my drive, I'll remember that I'm more than my drive.
when | humour not-low | When I'm asked what I've been doing, I'll mention something small with pride.
when | care | When I'm tempted to overdo it, I'll keep some of the day for me.
when | independence | If I'm told I'm slow, I'll remember what my pace has made.
when | honesty first | When I want something less than I did, I'll ask what I want now.
when | - | When I keep a promise to myself, I'll let it sink in.
when | kindness | If I let myself down, I'll judge it as fairly as I'd judge a friend.
when | - | When my energy comes back, I'll spend it on something I love.
when | first | When I feel ordinary, I'll remember that ordinary is good enough.
when | - | When I don't know what's next, I'll do a little of what matters to me.
when | fairness | When someone asks too much, I'll give what I can give gladly.
when | first | If I fall short of my plan, I'll keep the plan and change the amount.
when | - | When I want to be somebody else, I'll do one thing that's like me.
when | rest not-heavy | When I'm praised for working hard, I'll remember I'm worth as much at rest.
when | waking-up morning | When the morning feels grey, I'll make time for one thing I love.
when | before-work | When I'm on my way, I'll remember why I go.
when | an-exam | When I turn to a new page, I'll trust the hours I've put in.
when | an-interview honesty | When I'm asked why I came, I'll give my own real reason.
when | a-hard-talk courage | When my courage dips, I'll remember why the talk matters to me.
when | after-a-setback | When something falls through, I'll remember that I know how to begin.
when | waiting-for-news | When the wait gets long, I'll go on with my own day.
I    | note-family | I can care for my people and still have plans of my own.
I    | note-study | I'm somebody who learns for my own reasons, marks or no marks.
I    | note-worry | I am someone who does the next small thing, worried or not.
I    | note-anger | My anger shows me what matters, and I can act on that calmly.
I    | note-glad | I am someone who can enjoy what I've worked and hoped for.
I    | note-shame note-mistake | I learn out loud, with mistakes.
I    | rest humour | I keep my own calendar. It has naps in it.
I    | first-only | I'm a late starter, and I'm in no mood to apologise.
I    | note-work | I'm good at more than I'm paid for.
I    | - | I'm not in the race. I came for the picnic.
I    | an-exam | I'm a learner. The mark is somebody else's handwriting.
I    | note-shame note-compare | My pace suits the distance I'm going.
I    | evening night | I count for as much with the lights off and nothing done.
I    | after-a-setback | I've a second try in me. I've had it all along.
I    | time-alone | I get on well without an audience.
I    | humour first-only | I'm reliable, in small amounts.
I    | humour | I'm stubborn in a good cause.
I    | creativity | I make things. Some of them lean.
I    | - | I'm made of small efforts, laid close together.
I    | note-tired | I rest like somebody with plans.
I    | - | I'm good for another go.
I    | an-interview | I'm good at what I do, whether or not they spot it.
I    | - | I can be tired of it and loyal to it.
I    | - | I want what I want, and it's quite modest.
I    | - | I go at the speed of somebody who'd like to arrive.
I    | - | I'm loyal to the small thing I do each day, even when it's the only thing I do.
I    | humour | I'm not the sort who springs out of bed, but I'm the sort who gets up.
I    | - | I'm not short of willpower. I've been spending it on getting up, and that's fair.
I    | first-only | I plod, and I arrive.
I    | meeting-people | I'm worth leaving the house for, and so are they.
I    | humour | I don't need chasing. I need lunch.
I    | humour | I know my reasons. Some of them are daft, and they hold.
I    | - | I've stopped asking whether I have what it takes. I have what there is, and I use it.
I    | - | I like finishing. I like stopping, too.
I    | - | I'd rather be thorough than thrilling.
I    | not-heavy not-low | I'm at my happiest halfway through something.
I    | a-busy-day humour | I'm one person, and a decent one. That's the whole staff.
you  | note-worry | {name}, you get things done while worrying, which is twice the work.
you  | - | {name}, you're worth as much on the sofa.
you  | - | {name}, you begin again so often that it's a skill.
you  | note-glad | {name}, this is what some of it was for.
you  | - | {name}, your pace has brought you all this way.
you  | independence | {name}, you're the one who decides what counts as done.
you  | humour | {name}, you keep going in a way that doesn't photograph well and gets a great deal done.
?    | - | Will I be proud of this week out loud?
?    | - | What would I make, if I trusted the hours I've got?
?    | - | What if my ordinary effort, on ordinary days, is the impressive part?
?    | humour | What if my laziness has good taste?
?    | - | What if I've been persistent all along and called it slow?
?    | - | What if enough is a thing I'm good at?
?    | - | What if I'm the steady one?
when | humour | When people ask how it's going, I'll say slowly, and mean it kindly.
when | humour | When somebody else's finished thing makes me want to lie down, I'll lie down, and then do mine.
when | - | When the drive goes out of me, I'll coast.
when | - | When I start something, I'll start it like somebody who's free to stop.
when | humour | When they ask for my secret, I'll show them the pile of bad first tries.
you  | - | {name}, you finish things in your own good time.
you  | - | {name}, you don't need pushing. You need a reason, and you have one.
you  | - | {name}, you're still interested, and that takes people a long way.
you  | - | {name}, slow suits you. You get there, and you're still you.
`
