/** confidence, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceOwn = `
I    | courage | I am someone who tries before feeling sure.
I    | learning | I belong in rooms where I'm still learning.
I    | - | My voice is mine, and it counts even when it's quiet.
I    | - | I am the same person, even on days when I doubt myself.
I    | - | I can be wrong and stay warm.
I    | curiosity | I'm a person who asks, and I'm glad of it.
I    | not-heavy | I'm good at some things, and I can say which.
I    | curiosity | I trust myself to find out what I don't yet know.
I    | - | I trust myself to mend what I get wrong.
I    | honesty | I know what I think, and I'm willing to change it.
I    | - | I have a right to be heard and no need to shout.
I    | courage | I have my own way of being brave, and it's mostly quiet.
I    | humour | I am on speaking terms with my doubts.
I    | - | I'm capable of more than my fear expects of me.
I    | - | I can be doubtful and still be dependable.
I    | - | I'm worth hearing on an ordinary day.
I    | - | I'm the one who decides what my mistakes mean.
I    | courage | It's like me to speak when something matters.
I    | - | My confidence doesn't depend on being right.
I    | independence | My own opinion of me is allowed the last word.
I    | - | My way of doing things has brought me this far.
I    | learning | What I've learned is mine, and it comes wherever I go.
I    | - | There is more to me than my last result.
I    | humour learning | I am a beginner at some things and an old hand at others.
I    | learning | I learn in the open, where people can see.
I    | first-only | I am someone who can be disagreed with.
I    | - | I'm steady enough to be unsure.
I    | not-low | I am free to be good at something and enjoy it.
I    | - | I've earned my own trust, a small amount at a time.
I    | - | I've got a voice, and I know how to use it gently.
I    | - | Doubt visits me, and it doesn't run the house.
I    | - | Being nervous doesn't change who I am.
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
I    | waiting-for-news | My own good opinion isn't waiting for an answer.
I    | waiting-for-news | I am the same person before the news and after it.
I    | before-work waking-up morning | I am someone who can start a day unsure and still do it well.
I    | courage | I respect the way I keep trying.
I    | a-busy-day winding-down bedtime afternoon evening night | What I got done today isn't the measure of me.
I    | a-busy-day before-work | I am someone who asks for help in good time.
I    | time-alone bedtime winding-down evening night | I can rest as I am, with nothing left to prove.
?    | - | What if I belong as much as the people I look up to?
?    | independence | What would I do if my own respect were the one that counted?
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
when | honesty | When I'm asked what I do well, I'll answer without a joke.
when | courage | If I'm the only one who thinks differently, I'll still say so kindly.
when | - | When someone expects little of me, I'll keep my own idea of what I can do.
when | kindness | When I fail at something, I'll put in a good word for me.
when | - | When I'm at my least sure, I'll go by what I chose when I was rested.
when | independence | If somebody laughs at what I love, I'll go on loving it.
when | courage | When fear speaks up, I'll listen and then decide for myself.
when | - | If I feel myself start to shrink, I'll breathe and stay as I am.
when | kindness | When somebody new looks lost, I'll help them feel welcome.
when | - | When an old story about me comes up, I'll tell the newer one.
when | - | When I've been brave, I'll say so to myself before I move on.
when | not-low | If praise surprises me, I'll let it be true.
when | not-heavy | When I get something right, I'll let myself be seen enjoying it.
when | honesty | When I reach the limit of what I know, I'll say so with my head up.
when | an-interview | If I'm asked why they'd choose me, I'll tell them plainly.
when | a-hard-talk | If I'm pressed to agree, I'll stay kind and keep my view.
when | after-a-setback | If I'm turned down, I'll keep the good opinion I went in with.
when | waiting-for-news | When the wait drags, I'll remember that my worth isn't the question.
I    | note-loss | Loving somebody this much is part of my strength, even when it leaves me shaky.
I    | note-heartache | My worth isn't in anybody else's hands, whatever my heart says.
I    | note-family | I know my own worth, however things are with the people closest to me.
I    | note-friends | I'm somebody worth knowing, on the lonely days as well.
I    | note-work | I know what I can do, whoever is judging my work.
I    | note-study | I am a learner, and no mark can take that from me.
I    | note-worry | I can cope with more than my worry says I can.
I    | note-anger | I can be angry about what's unfair and still be proud of how I act.
I    | note-tired | I'm as capable as I was, and I'm tired.
I    | note-glad | Good things can happen to me, and I don't have to explain why.
I    | note-shame | I am more than the moment I'm ashamed of.
`
