/** confidence, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceOwn = `
I    | courage | I am someone who tries before feeling sure.
I    | learning first | I belong in rooms where I'm still learning.
I    | - | My voice is mine, and it counts even when it's quiet.
I    | - | I can be wrong and stay warm.
I    | curiosity | I'm a person who asks, and I'm glad of it.
I    | not-heavy | I'm good at some things, and I can say which.
I    | curiosity first | I trust myself to find out what I don't yet know.
I    | first | I trust myself to mend what I get wrong.
I    | honesty | I know what I think, and I'm willing to change it.
I    | - | I have a right to be heard and no need to shout.
I    | courage | I have my own way of being brave, and it's mostly quiet.
I    | humour | I am on speaking terms with my doubts.
I    | - | I'm capable of more than my fear expects of me.
I    | - | I can be doubtful and still be dependable.
I    | first | I'm worth hearing on an ordinary day.
I    | - | I'm the one who decides what my mistakes mean.
I    | courage | It's like me to speak when something matters.
I    | first | My confidence doesn't depend on being right.
I    | independence | My own opinion of me is allowed the last word.
I    | learning | What I've learned is mine, and it comes wherever I go.
I    | humour learning | I am a beginner at some things and an old hand at others.
I    | learning | I learn in the open, where people can see.
I    | first-only | I am someone who can be disagreed with.
I    | first | I'm steady enough to be unsure.
I    | not-low | I am free to be good at something and enjoy it.
I    | first | I've earned my own trust, a small amount at a time.
I    | - | Doubt visits me, and it doesn't run the house.
I    | - | I can let myself be seen, and sometimes enjoy it.
I    | - | I am as much a part of this world as anybody.
I    | an-exam an-interview | I know how to stay with a question I can't answer yet.
I    | an-interview meeting-people | I am someone worth meeting.
I    | a-hard-talk honesty kindness | I am someone who can be honest and kind in one sentence.
I    | a-hard-talk | I can stay myself while somebody disagrees.
I    | a-hard-talk | My view has a place in this conversation.
I    | meeting-people | I'm easy to get to know, a little at a time.
I    | meeting-people before-work | I belong in a room before I've said a word.
I    | after-a-setback courage | I'm still the person who dared to try it.
I    | after-a-setback an-exam waiting-for-news | My worth doesn't go up and down with my results.
I    | waiting-for-news | I am the same person before the news and after it.
I    | before-work waking-up morning | I am someone who can start a day unsure and still do it well.
I    | a-busy-day winding-down bedtime afternoon evening night | What I got done today isn't the measure of me.
I    | a-busy-day before-work | I am someone who asks for help in good time.
I    | time-alone bedtime winding-down evening night | I can rest as I am, with nothing left to prove.
?    | first | What if I belong as much as the people I look up to?
?    | independence first | What would I do if my own respect were the one that counted?
?    | - | What if I'm someone who can be trusted with a hard thing?
?    | - | What would I stop explaining if I believed in my own reasons?
?    | courage | What if being brave is already a habit of mine, in small ways?
?    | - | What would I choose as someone who trusts their own judgement?
?    | learning | What if I'm simply a learner, and that's no secret?
?    | - | What if I didn't need to be chosen to know my worth?
?    | friendship morning afternoon | Will I take my own part today, as I would a friend's?
?    | learning | What would I teach, if I admitted what I know?
?    | an-exam | What if I'm the same able person, whatever the result says?
?    | a-hard-talk fairness | What would I say as someone who respects them and me?
?    | meeting-people | What if I walked in as if I'd been expected?
?    | before-work | What if I went in today with nothing to prove?
?    | winding-down bedtime evening night | What if I liked who I was today, clumsy bits included?
when | learning | When I doubt that I belong, I'll remember that learning is a way of belonging.
when | honesty first | When I'm asked what I do well, I'll answer without a joke.
when | courage | If I'm the only one who thinks differently, I'll still say so kindly.
when | - | When someone expects little of me, I'll keep my own idea of what I can do.
when | kindness | When I fail at something, I'll put in a good word for me.
when | first | When I'm at my least sure, I'll go by what I chose when I was rested.
when | independence | If somebody laughs at what I love, I'll go on loving it.
when | courage | When fear speaks up, I'll listen and then decide for myself.
when | - | If I feel myself start to shrink, I'll breathe and stay as I am.
when | kindness | When somebody new looks lost, I'll help them feel welcome.
when | first | When an old story about me comes up, I'll tell the newer one.
when | - | When I've been brave, I'll say so to myself before I move on.
when | not-low | If praise surprises me, I'll let it be true.
when | not-heavy | When I get something right, I'll let myself be seen enjoying it.
when | honesty | When I reach the limit of what I know, I'll say so with my head up.
when | an-interview | If I'm asked why they'd choose me, I'll tell them plainly.
when | a-hard-talk | If I'm pressed to agree, I'll stay kind and keep my view.
when | after-a-setback | If I'm turned down, I'll keep the good opinion I went in with.
when | waiting-for-news | When the wait drags, I'll remember that my worth isn't the question.
I    | note-friends note-lonely | I'm somebody worth knowing, on the lonely days as well.
I    | note-work | I know what I can do, whoever is judging my work.
I    | note-study | I am a learner, and no mark can take that from me.
I    | note-worry | I can cope with more than my worry says I can.
I    | note-tired | I'm as capable as I was, and I'm tired.
I    | note-shame | I am more than the moment I'm ashamed of.
I    | - | I stand by what I said, and by most of what I meant.
I    | - | I know my worth, roughly.
I    | - | I'm an expert in a few small things, and I don't mind being asked.
I    | first-only | I'm not the loudest. I'm often right.
I    | evening night | I go to bed on speaking terms with everything I said today.
I    | first-only | I can be wrong in the morning and interesting again by lunch.
I    | courage | I'm brave in the way that checks the timetable.
I    | not-heavy not-low | I like being good at this.
I    | humour first-only | I can't do it the way they do it, and they'd make a dreadful mess of mine.
I    | not-heavy not-low first-only | I'm rather pleased with how I've turned out, creases and all.
I    | independence | I do it my way, having tried theirs.
I    | - | I know what I know, and I know where to look up the rest.
I    | - | I have a voice for the big room and one for the kitchen. They agree.
I    | humour | I am one of those people who turn out, when the time comes, to have brought a pen.
I    | humour courage | I back myself, with reservations.
I    | first-only | I have a good nose for my own nonsense.
I    | first-only | I often don't know what I'm doing, and I do it to a good standard.
I    | - | I answer to my own name, and to none of the ones I've called myself.
I    | first-only | I've stopped waiting for somebody with a clipboard to tell me I'm allowed in here.
I    | - | I've earned my place, and I've stopped carrying the receipt.
I    | - | I've been me for years now, and I'm getting rather good at the difficult bits.
I    | - | I'm good at more than I mention.
I    | evening night first-only | Tired and unimpressive, I still think well of me.
I    | - | I am shy, and I get things done.
I    | first-only | My opinion of me is holding up.
I    | not-heavy not-low first-only | Some days I'd hire me. This is one.
I    | independence | I know my own mind. It takes me a moment to find the light switch.
I    | independence | I am my own second opinion.
I    | - | I'm worth a second reading.
I    | note-friends | I'm good value, on my own or in a crowd.
I    | note-glad | I can take good news as steadily as bad.
I    | note-worry note-money | What's in my account says little about what I'm like.
I    | note-study | I ask good questions.
I    | note-anger | I am furious and fair, sometimes in that order.
I    | note-shame note-guilt | I'm kind. I'm also busy.
I    | note-family | I know my people. I know my limits, too.
I    | note-loss | My steadiness comes and goes. My love doesn't.
I    | note-bored first-only | I'm interesting to myself, most of the time.
I    | note-heartache | I am not a consolation prize.
I    | note-tired note-ill | A bad knee is not a bad character.
I    | note-work note-boss | My worth isn't set in that room.
you  | - | {name}, you have good judgement and a terrible habit of asking for a second opinion.
you  | - | {name}, you're the real thing, with a few scratches.
you  | - | {name}, you don't need the microphone.
you  | note-work | {name}, you are not your last bad meeting.
you  | note-shame | {name}, you've earned your place. The doubt can sit at the back.
you  | note-study | {name}, no mark on a page knows how you think.
?    | first | What if this is me, confident, and it's quieter than I expected?
?    | - | What if I'm the grown-up they sent?
?    | not-heavy not-low | What if I'm every bit as good at this as I hoped?
?    | - | What would I stop explaining?
when | honesty | When I'm wrong, I'll say so in the same voice as the rest.
when | not-heavy not-low | When I'm good at something, I'll enjoy it like a dog with its head out of the window.
when | patience | When I'm underestimated, I'll take my time.
when | - | When doubt asks for my papers, I'll show it what I've done.
you  | humour | {name}, you know what you're doing. You knew yesterday as well.
you  | - | {name}, you don't need the room to agree with you.
you  | - | {name}, you bring something, even when you bring it quietly.
you  | - | {name}, your opinion isn't a rumour. You can just say it.
`
