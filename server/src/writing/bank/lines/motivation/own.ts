/** motivation, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationOwn = `
I    | - | I am someone who returns to what I love.
I    | rest | I am someone who can rest without losing my way.
I    | - | I am someone who does what I can with the day I get.
I    | patience | I am someone who keeps at things in my own time.
I    | courage | I am someone who tries, even when trying is small.
I    | kindness | I am someone who keeps a promise to myself, and forgives a broken one.
I    | - | I am someone who can enjoy things before they're finished.
I    | after-a-setback | I am someone who can find another way.
I    | honesty not-good not-bright | I am someone who knows what I'm tired of and what I still want.
I    | - | My slow days belong to me as much as my quick ones.
I    | - | My worth was here before I got anything done.
I    | - | My effort belongs to me, whatever comes of it.
I    | - | My own reasons are good enough to begin with.
I    | care | My energy is worth looking after.
I    | - | My moods come and go, and what I care about stays.
I    | honesty not-good not-bright | My tiredness is honest, and so is my trying.
I    | kindness not-good not-bright | I'm on my own side on flat days too.
I    | nature patience | I'm patient with what grows slowly, and that includes me.
I    | humour | I'm a steady person in my own uneven way.
I    | independence | I'm free to want what I want and to go at it gently.
I    | - | I'm worth more than what I get done.
I    | not-low | Small joys are reason enough for me to begin.
I    | humour | I'm good at going on when nothing much is happening.
I    | - | I'm loyal to what I care about, even when I'm slow.
I    | care | I'm worth the trouble I take over myself.
I    | rest | I trust myself to begin when I've rested.
I    | - | Something in me keeps turning up, and I trust it.
I    | - | I trust my own sense of enough.
I    | - | I know how to begin, because I've done it so many times.
I    | - | I have my own way of getting things done, and slow is part of it.
I    | - | I've become a person who can leave off without giving up.
I    | - | I can be ordinary and keep going, and that is a kind of strength.
I    | care | I can care deeply and still go gently.
I    | - | I count on myself for small things.
I    | not-good not-bright | Even at my flattest, I'm still the one who decides what's next.
I    | not-good not-bright | I'm no less myself when I'm tired.
I    | waking-up morning | I wake up worth as much as I was on my best day.
I    | waking-up before-work morning | Part of this day is mine to shape, and I like having a hand in it.
I    | before-work | I go in as myself, keen or not.
I    | before-work an-exam an-interview | I bring what I have today, and that's enough.
I    | a-busy-day | I can be needed by many people and still belong to myself.
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
I    | waiting-for-news | I am a whole person while I wait.
I    | time-alone | A day with nothing planned can be fully mine.
I    | time-alone curiosity | I keep my own interests going, and they keep me company.
I    | winding-down bedtime evening night | Today was mine, the slow parts included.
I    | winding-down evening night | I can be partway through things and still be at peace.
I    | winding-down bedtime evening night | Nothing I left undone today makes me less.
?    | - | What would I begin if I trusted myself to come back to it?
?    | care | What if my slowness has been care from the start?
?    | - | Will I stand by my own idea of enough?
?    | - | What if the small things I do are the point?
?    | - | What would I gladly do a little of for years?
?    | - | What would I stop doing if I knew I had nothing to prove?
?    | morning afternoon | Will I let today be shaped by what I love?
?    | - | What if I'm not late at all, only going at my own pace?
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
when | honesty | When I want something less than I did, I'll ask what I want now.
when | - | When I keep a promise to myself, I'll let it sink in.
when | kindness | If I let myself down, I'll judge it as fairly as I'd judge a friend.
when | - | When my energy comes back, I'll spend it on something I love.
when | - | When I feel ordinary, I'll remember that ordinary is good enough.
when | - | When I don't know what's next, I'll do a little of what matters to me.
when | fairness | When someone asks too much, I'll give what I can give gladly.
when | - | If I fall short of my plan, I'll keep the plan and change the amount.
when | - | When I want to be somebody else, I'll do one thing that's like me.
when | rest not-heavy | When I'm praised for working hard, I'll remember I'm worth as much at rest.
when | waking-up morning | When the morning feels grey, I'll make time for one thing I love.
when | before-work | When I'm on my way, I'll remember why I go.
when | an-exam | When I turn to a new page, I'll trust the hours I've put in.
when | an-interview honesty | When I'm asked why I came, I'll give my own real reason.
when | a-hard-talk courage | When my courage dips, I'll remember why the talk matters to me.
when | after-a-setback | When something falls through, I'll remember that I know how to begin.
when | waiting-for-news | When the wait gets long, I'll go on with my own day.
I    | note-loss | I am someone who keeps going gently because of the people I love.
I    | note-heartache | I can go on with my life, sore heart and all.
I    | note-family | I can care for my people and still have plans of my own.
I    | note-friends | I can keep myself going, and I'm glad of company when it comes.
I    | note-work | What I care about is larger than any job, and it keeps me going.
I    | note-study | I'm somebody who learns for my own reasons, marks or no marks.
I    | note-worry | I am someone who does the next small thing, worried or not.
I    | note-shame | I'm the kind of person who can try again when something went badly.
I    | note-anger | My anger shows me what matters, and I can act on that calmly.
I    | note-tired | I'm as willing as I was, and just now I'm tired.
I    | note-glad | I am someone who can enjoy what I've worked and hoped for.
`
