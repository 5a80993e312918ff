/** self-kindness, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessOwn = `
I    | first | I am on my own side.
I    | first | I am someone who begins again without explaining myself.
I    | first | I am worth the care I take of other people.
I    | first | I am a good friend, and I'm one of my friends.
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
I    | first | I am a whole person on a half-finished day.
I    | - | I have earned my own good opinion.
I    | - | I can be a friend to the child I once was.
I    | not-good not-bright | I'm somebody who can be sad and still be warm.
I    | - | I know my worth without needing it said aloud.
I    | - | I am still growing, and I can be glad of that.
I    | - | I'm my own steady company.
I    | - | I choose kindness over being right, with myself too.
I    | kindness first | I am kind in small ways, and small ways are most of life.
I    | friendship | I am somebody's good friend, and I'm good to myself too.
I    | care first | I am someone who looks after people, and I'm one of them.
I    | humour first-only | I'm funny about my faults and serious about my worth.
I    | after-a-setback | I am still someone I respect.
I    | after-a-setback | I am more than one result, and I know it.
I    | evening night winding-down | I am done proving things for today.
I    | bedtime night | I am someone who can forgive myself and sleep.
I    | waking-up morning | I am glad, in a quiet way, to be me this morning.
I    | time-alone | I am good company, and I've had the time to find out.
I    | not-good not-bright | I can be frightened and still go gently with myself.
?    | - | What if I'm already someone worth knowing?
?    | first | What would I do if I had nothing left to prove?
?    | first | What if I've been good all along?
?    | - | What would my life look like if I stayed on my own side?
?    | first | What would I begin if I knew I'd be kind to myself afterwards?
?    | - | What if I'm allowed to be fond of who I am?
?    | - | What if I stopped auditioning for my own approval?
?    | after-a-setback | What if a setback leaves my worth exactly where it was?
?    | evening night | What if I went to bed tonight as my own friend?
?    | time-alone morning afternoon | What would I enjoy today with the person I've become?
?    | meeting-people | What if I'm somebody people breathe easier around?
?    | an-interview | What if they'd be fortunate to work with me?
?    | | Will I be on my own side when it's hard?
when | - | When I fail, I'll still be somebody I'd stand up for.
when | - | When I doubt myself, I'll remember who has got me this far.
when | first | When I'm praised, I'll say thank you and believe some of it.
when | first | When I'm criticised, I'll keep what's useful and my good opinion of myself.
when | - | When I disappoint someone, I'll stay honest and stay gentle.
when | - | When I'm tired, I'll rest as somebody who deserves to.
when | honesty first | When I tell the truth about myself, I'll tell the good part too.
when | humour | When I make a silly mistake, I'll laugh and be kind to myself.
when | an-interview | When they ask who I am, I'll answer as myself.
when | a-hard-talk | When I'm blamed for more than my share, I'll say calmly what was mine.
when | | When I hear myself being harsh, I'll say it again more kindly.
when | | When I need comfort, I'll offer it to myself as I would to a friend.
I    | note-heartache | I am still worth tenderness, with or without one person's love.
I    | note-family | I am worth the same care I give to the people close to me.
I    | note-work | I am a person before I'm any kind of worker.
I    | note-study | I am more than any result with my name on it.
I    | note-worry | I am on my own side while I worry, and when I stop.
I    | note-shame | I am someone who makes mistakes, puts right what they can, and goes on.
I    | note-anger | I am allowed my anger, and I am still kind.
I    | note-glad | I am someone good things can happen to.
I    | - | I'm easy to forgive, once I get round to it.
I    | not-heavy not-low | I'm glad I'm the one I get to be.
I    | not-heavy not-low first-only | On days like this I'd recommend being me to a friend, with one or two warnings.
I    | - | I don't scold a person who's down, even when it's me.
I    | - | I treat my heart as breakable and my pride as spare.
I    | care | I look after one odd, warm life, and it's mine.
I    | not-heavy not-low humour | I'm in a mood to like myself, and I see no reason to argue.
I    | first-only | I have known me at my worst, and I'd still pick me up from the station.
I    | first-only humour | I am the one person who was there for all of it, and I'm still speaking to me.
I    | - | I forgive as I go.
I    | first-only kindness | I am kind to me by habit, with lapses.
I    | night first-only | I'm the last person I speak to tonight. I keep it civil.
I    | first-only humour | I'm fond of me, as one is of a difficult cat.
I    | humour | I have a low opinion of my low opinion.
I    | - | My worst day is not my name.
I    | morning | I don't have to like my whole self before breakfast to be decent to it by lunch.
I    | morning afternoon evening | I don't need mending today.
I    | kindness first-only | I'm a soft touch, and I include myself.
I    | evening night | I end the day in my own good books.
I    | - | I've stopped being my own bad weather.
I    | - | I'm worth the detour.
I    | - | I give good comfort. I take it, too.
I    | - | After each mistake I let myself back in.
I    | note-friends first-only | I laugh at my own jokes. It's a start.
I    | note-heartache | I was whole before this. I'm whole now, with a bruise.
I    | note-tired | I look after my own people, and I'm one of them.
I    | note-work | I'm more than useful.
I    | note-shame note-compare note-doubt | I live in this head, so I keep it decent.
you  | humour | {name}, you're the sort of person you'd want in a power cut.
you  | - | {name}, you're good all the way through, with the odd lump.
?    | - | Will I keep my own company as if it were worth keeping?
?    | - | What if I was doing all right the whole time?
?    | not-heavy not-low | Will I just like me for a bit, and leave it there?
?    | morning afternoon | What would I do today if I were already forgiven?
?    | - | What if I'm good company and I've been missing it?
when | - | When they ask who's on my side, I'll put my own hand up.
when | - | When I don't like what I did, I'll still like whoever is sorry.
when | - | If I'm not at my best, I'll look after what's left.
when | - | When I'm hard work, I'll stay.
you  | - | {name}, you're somebody you can come home to.
you  | - | {name}, you don't have to be fixed to be loved.
you  | - | {name}, you're good company, and that includes for you.
you  | - | {name}, you were worth it before you did any of it.
`
