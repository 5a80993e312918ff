/** self-kindness, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessOwn = `
I    | - | I am on my own side.
I    | - | I am someone who begins again without explaining myself.
I    | - | I am worth the trouble I take over other people.
I    | - | I am a good friend, and I'm one of my friends.
I    | - | I'm someone who can be wrong and stay whole.
I    | - | I am allowed to be here, and I act like it.
I    | - | I am someone who forgives slowly and properly.
I    | - | I'm worth being patient with.
I    | first-only | I am a decent person having an ordinary life, and I like it.
I    | - | I am someone I can rely on.
I    | - | I have a soft heart and I keep it on purpose.
I    | - | I'm someone who takes their own side without making enemies.
I    | - | I am kind, and it includes me now.
I    | first-only | I'm at ease with being ordinary.
I    | - | I am tender and I am tough, and I need both.
I    | - | I am as deserving of rest as anybody I know.
I    | - | I am a safe person to be honest with, and I'm honest with myself.
I    | first-only | I am not too much for myself.
I    | - | I am proud of how I treat people, myself among them.
I    | - | I am a whole person on a half-finished day.
I    | - | I have earned my own good opinion.
I    | - | I am a friend to the child I was.
I    | not-good not-bright | I'm somebody who can be sad and still be warm.
I    | - | I know my worth without needing it said aloud.
I    | - | I am still becoming, and I like the direction.
I    | - | I treat myself as someone with a future.
I    | - | I am someone who rests without guilt, more and more.
I    | first-only | I am good at being human, which includes the mess.
I    | - | I'm my own steady company.
I    | - | I choose kindness over being right, with myself too.
I    | kindness | I am kind in small ways, and small ways are most of life.
I    | friendship | I am somebody's good friend, and I'm good to myself too.
I    | care | I am someone who looks after people, and I'm one of them.
I    | humour first-only | I'm funny about my faults and serious about my worth.
I    | independence | I don't need the room to agree that I'm all right.
I    | after-a-setback | I am still someone I respect.
I    | after-a-setback | I am not this result, and I know it.
I    | a-busy-day | I am a person before I'm a pair of hands.
I    | evening night winding-down | I am done proving things for today.
I    | bedtime night | I am someone who goes to bed forgiven.
I    | waking-up morning | I am glad, in a quiet way, to be me this morning.
I    | time-alone | I am good company, and I've had the time to find out.
I    | meeting-people | I am fine to meet exactly as I am.
I    | an-exam an-interview | I am worth the same on the way out as on the way in.
I    | waiting-for-news | I am all right in here, whatever they say out there.
I    | not-good not-bright | I can be frightened and still go gently with myself.
I    | first-only | I am growing older and kinder at about the same speed.
?    | - | What if I'm already someone worth knowing?
?    | - | What would I do if I had nothing left to prove?
?    | - | What if I've been good all along?
?    | - | What would my life look like if I stayed on my own side?
?    | - | What would I begin if I knew I'd be kind about how it went?
?    | - | What if I'm allowed to be fond of who I am?
?    | - | What if I stopped auditioning for my own approval?
?    | - | What would I tell a younger me about how it turned out?
?    | after-a-setback | What if this leaves my worth exactly where it was?
?    | evening night | What if I went to bed tonight as my own friend?
?    | time-alone morning afternoon | What would I enjoy today with the person I've become?
?    | meeting-people | What if I'm somebody people breathe easier around?
?    | an-interview | What if they'd be fortunate to work with me?
when | - | When I fail, I'll still be somebody I'd stand up for.
when | - | When I doubt myself, I'll remember who has got me this far.
when | - | When I'm praised, I'll say thank you and believe some of it.
when | - | When I'm criticised, I'll keep what's useful and my good name.
when | - | When I disappoint someone, I'll stay honest and stay gentle.
when | - | When I feel out of place, I'll remember I bring my own welcome.
when | not-good not-bright | When the old shame knocks, I'll know it's only visiting.
when | - | When I'm tired, I'll rest as somebody who deserves to.
when | kindness | When I could be cruel to myself, I'll choose my own side.
when | honesty | When I tell the truth about myself, I'll tell the good part too.
when | humour | When I trip over myself, I'll laugh and help myself up.
when | an-interview | When they ask who I am, I'll answer as somebody who knows.
when | a-hard-talk | When I'm blamed for more than my share, I'll hand the rest back calmly.
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
