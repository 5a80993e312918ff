/** self-kindness, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessOwn = `
I    | first-only | I am a decent person having an ordinary life, and I like it.
I    | afternoon evening fair | I am a whole person on a half-finished day.
I    | humour first-only | I'm funny about my faults and serious about my worth.
I    | time-alone fair | I am good company, and I've had the time to find out.
?    | spare | What if I've been good all along?
?    | evening night spare | What if I went to bed tonight as my own friend?
?    | meeting-people spare | What if I'm somebody people breathe easier around?
when | first | When I'm praised, I'll say thank you and believe some of it.
when | fair | When I'm criticised, I'll keep what's useful and my good opinion of myself.
when | honesty fair | When I tell the truth about myself, I'll tell the good part too.
when | a-hard-talk fair | When I'm blamed for more than my share, I'll say calmly what was mine.
I    | first | I'm easy to forgive, once I get round to it.
I    | not-heavy not-low first-only first | On days like this I'd recommend being me to a friend, with one or two warnings.
I    | first | I don't scold a person who's down, even when it's me.
I    | first | I treat my heart as breakable and my pride as spare.
I    | care | I look after one odd, warm life, and it's mine.
I    | not-heavy not-low humour | I'm in a mood to like myself, and I see no reason to argue.
I    | first-only humour first | I am the one person who was there for all of it, and I'm still speaking to me.
I    | spare | I forgive as I go.
I    | first-only kindness first | I am kind to me by habit, with lapses.
I    | night first-only | I'm the last person I speak to tonight. I keep it civil.
I    | first-only humour first | I'm fond of me, as one is of a difficult cat.
I    | humour first | I have a low opinion of my low opinion.
I    | morning | I don't have to like my whole self before breakfast to be decent to it by lunch.
I    | morning afternoon evening | I don't need mending today.
I    | kindness first-only | I'm a soft touch, and I include myself.
I    | evening night fair | I end the day in my own good books.
I    | - | I've stopped being my own bad weather.
I    | fair | I'm worth the detour.
I    | fair | I give good comfort. I take it, too.
I    | - | After each mistake I let myself back in.
I    | note-friends first-only | I laugh at my own jokes. It's a start.
I    | note-heartache spare | I was whole before this. I'm whole now, with a bruise.
I    | note-tired | I look after my own people, and I'm one of them.
I    | note-work | I'm more than useful.
I    | note-shame note-compare note-doubt | I live in this head, so I keep it decent.
you  | humour first | {name}, you're the sort of person you'd want in a power cut.
you  | first | {name}, you're good all the way through, with the odd lump.
?    | first | What if I was doing all right the whole time?
?    | not-heavy not-low first | Will I just like me for a bit, and leave it there?
?    | spare | What if I'm good company and I've been missing it?
when | spare | When they ask who's on my side, I'll put my own hand up.
you  | spare | {name}, you were worth it before you did any of it.
I    | first | I'm worth a proper plate.
I    | first | I've been with me through all of it, and I'm still buying the biscuits I like.
I    | humour first | I'm an acquired taste, and I've acquired it.
I    | first | I take my own side, and I still check the facts.
I    | first | I'd sit next to me on a train.
I    | spare | I keep a warm house in here, and I'm allowed in.
I    | first | I have faults I'd miss.
I    | first | I'm not a project. I'm a person with a few loose buttons.
I    | first | I've a good heart and a fair number of odd socks.
I    | - | I laugh at myself the way old friends do.
I    | first | I've got a soft middle, like the better sort of bread.
I    | first | I make mistakes, tea and amends.
I    | first | I have a kind face for strangers, and I've been trying it on me. It fits.
you  | fair | {name}, you're the person you'd want next to you on a long train.
you  | fair | {name}, you've a good heart, and it works in all weathers.
you  | - | {name}, you're worth the proper plate and the good spoon.
you  | first | {name}, you're easy to be fond of, crumbs and all.
?    | spare | What if I'm the good company I've been waiting for?
?    | first | What if I was a decent sort the whole way through?
?    | spare | What would I keep exactly as it is about me?
?    | - | What if nothing about me is waiting to be mended?
?    | evening fair | What if I walked in tonight and was glad it was me?
when | fair | When I meet my own face in a shop window, I'll nod to it.
I    | an-exam | I'm more than what fits in the box provided.
I    | an-interview | They're meeting me for an hour. I've got the whole of me for life.
I    | meeting-people fair | I'm good company once my coat is off.
I    | time-alone | I'm somebody I can be quiet with.
I    | winding-down evening | I'm home, and I'm nice to live with.
when | first | When I'm teased about my faults, I'll add one they missed.
?    | - | What if I'm the friend I've been saving the good biscuits for?
?    | first | What if being fond of myself needs no more evidence than being fond of a cat?
when | first | If I get lost, I'll come and fetch myself without a word about the petrol.
when | fair | When somebody asks who looks after me, I'll put my hand up.
when | first | When old blunders call round, I'll say I've moved.
when | fair | If the last slice is mine, I'll eat it sitting down, off a plate.
when | fair | If there's blame going round, I'll take a small slice and no seconds.
when | fair | When I hand out the blankets, I'll count myself.
`
