/** self-kindness, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessOwn = `
I    | - | I am on my own side.
I    | - | I am someone who begins again without explaining myself.
I    | - | I am worth the care I take of other people.
I    | - | I am a good friend, and I'm one of my friends.
I    | - | I'm someone who can be wrong and stay whole.
I    | - | I have a place in the world, and I can feel at home in it.
I    | - | I'm worth being patient with.
I    | first-only | I am a decent person having an ordinary life, and I like it.
I    | - | I am someone I can rely on.
I    | - | I have a soft heart, and I'm glad of it.
I    | - | I can be on my own side without being against anybody.
I    | - | I am kind, and I'm kind to myself as well.
I    | first-only | I'm at ease with being ordinary.
I    | - | I am tender and I am tough, and I need both.
I    | - | I am as deserving of rest as anybody I know.
I    | - | I am a safe person to be honest with, and I'm honest with myself.
I    | - | I am proud of how I treat people, myself among them.
I    | - | I am a whole person on a half-finished day.
I    | - | I have earned my own good opinion.
I    | - | I can be a friend to the child I once was.
I    | not-good not-bright | I'm somebody who can be sad and still be warm.
I    | - | I know my worth without needing it said aloud.
I    | - | I am still growing, and I can be glad of that.
I    | - | I'm my own steady company.
I    | - | I choose kindness over being right, with myself too.
I    | kindness | I am kind in small ways, and small ways are most of life.
I    | friendship | I am somebody's good friend, and I'm good to myself too.
I    | care | I am someone who looks after people, and I'm one of them.
I    | humour first-only | I'm funny about my faults and serious about my worth.
I    | after-a-setback | I am still someone I respect.
I    | after-a-setback | I am more than one result, and I know it.
I    | evening night winding-down | I am done proving things for today.
I    | bedtime night | I am someone who can forgive myself and sleep.
I    | waking-up morning | I am glad, in a quiet way, to be me this morning.
I    | time-alone | I am good company, and I've had the time to find out.
I    | waiting-for-news | I am all right as I am, whatever the answer.
I    | not-good not-bright | I can be frightened and still go gently with myself.
?    | - | What if I'm already someone worth knowing?
?    | - | What would I do if I had nothing left to prove?
?    | - | What if I've been good all along?
?    | - | What would my life look like if I stayed on my own side?
?    | - | What would I begin if I knew I'd be kind to myself afterwards?
?    | - | What if I'm allowed to be fond of who I am?
?    | - | What if I stopped auditioning for my own approval?
?    | after-a-setback | What if a setback leaves my worth exactly where it was?
?    | evening night | What if I went to bed tonight as my own friend?
?    | time-alone morning afternoon | What would I enjoy today with the person I've become?
?    | meeting-people | What if I'm somebody people breathe easier around?
?    | an-interview | What if they'd be fortunate to work with me?
?    | | What if I'm someone I can be kind to, whatever kind of day it is?
?    | | Will I be on my own side when it's hard?
when | - | When I fail, I'll still be somebody I'd stand up for.
when | - | When I doubt myself, I'll remember who has got me this far.
when | - | When I'm praised, I'll say thank you and believe some of it.
when | - | When I'm criticised, I'll keep what's useful and my good opinion of myself.
when | - | When I disappoint someone, I'll stay honest and stay gentle.
when | - | When I'm tired, I'll rest as somebody who deserves to.
when | honesty | When I tell the truth about myself, I'll tell the good part too.
when | humour | When I make a silly mistake, I'll laugh and be kind to myself.
when | an-interview | When they ask who I am, I'll answer as myself.
when | a-hard-talk | When I'm blamed for more than my share, I'll say calmly what was mine.
when | | When I fall short, I'll stay on my own side.
when | | When I hear myself being harsh, I'll say it again more kindly.
when | | When I need comfort, I'll offer it to myself as I would to a friend.
when | | When I make a mistake, I'll remember that I'm still worth my own kindness.
I    | note-loss | I am someone who loves deeply, and I deserve care when it hurts.
I    | note-heartache | I am still worth tenderness, with or without one person's love.
I    | note-family | I am worth the same care I give to the people close to me.
I    | note-friends | I am worth knowing, even on a day when it's quiet around me.
I    | note-work | I am a person before I'm any kind of worker.
I    | note-study | I am more than any result with my name on it.
I    | note-worry | I am on my own side while I worry, and when I stop.
I    | note-shame | I am someone who makes mistakes, puts right what they can, and goes on.
I    | note-anger | I am allowed my anger, and I am still kind.
I    | note-tired | I am worth looking after, most of all when I'm worn out.
I    | note-glad | I am someone good things can happen to.
`
