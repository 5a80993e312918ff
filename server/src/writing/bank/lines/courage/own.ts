/** courage, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageOwn = `
I    | - | I am someone who speaks before being quite ready.
I    | - | My courage is quiet, and it's mine.
I    | honesty | I tell the truth kindly, and I can live with what follows.
I    | honesty | I'd like to be known as I am, and I let people see me.
I    | honesty | I am honest first with myself, even about my fear.
I    | honesty | It's like me to own a mistake and set about mending it.
I    | - | I'm a person who asks.
I    | first | I'm brave in small, daily ways that few people see.
I    | - | I belong in the rooms I'm nervous to enter.
I    | first | I trust myself to recover from a no.
I    | first | Trying again is one of the things I know how to do.
I    | - | I am at home with being a beginner.
I    | first | My voice shakes sometimes, and I use it.
I    | - | I'm larger than any fear I carry.
I    | - | I'm the kind of person who goes back and has another try.
I    | first | I have a brave streak, and it's gentle.
I    | fairness | I speak up for people, and I'm one of them.
I    | kindness first | I am gentle, and I don't back away.
I    | friendship | I'm a friend who says the honest thing with love in it.
I    | care | I love what I love openly, and I can bear the risk.
I    | curiosity | I am someone who would rather ask than wonder.
I    | learning | I let myself be new at things, and I'm still proud of myself.
I    | creativity | I put my name to what I make.
I    | independence | I make my own choices, and I can explain them or not.
I    | humour | I can be a little ridiculous and keep my dignity.
I    | rest | I'm brave enough to rest when I've done my part.
I    | - | There's a steadiness in me that fear hasn't reached.
I    | - | I can look foolish and be all right.
I    | first | I have the right to want things out loud.
I    | not-good not-bright | I've been brave in my own way, and I know it.
I    | before-work a-busy-day | I'm someone who says so when the load is too much.
I    | waking-up morning | I have a say in how I meet the day.
I    | a-busy-day | I am someone who can say no and still be generous.
I    | an-interview meeting-people | I'm worth knowing, nerves included.
I    | a-hard-talk | I am someone who can have a hard talk with care.
I    | a-hard-talk meeting-people | I can be disagreed with and stay warm.
I    | meeting-people | I can be shy, and still the one who says hello.
I    | meeting-people | I show up as I am and let people meet me.
I    | after-a-setback | I'm someone who comes back to the things I love.
I    | after-a-setback waiting-for-news a-hard-talk | I can be refused and remain whole.
I    | waiting-for-news | Whatever the answer, I know who I am.
I    | waiting-for-news time-alone | I can sit with not knowing and keep myself good company.
I    | time-alone | I'm brave when there's only me to see it.
I    | winding-down bedtime evening night | I rest tonight as someone who tried.
I    | winding-down bedtime evening night | I can stop being brave for the night and still be myself.
I    | winding-down bedtime evening night | I can lie down with an unsolved fear and still feel safe in myself.
I    | waking-up before-work a-busy-day morning | Brave or not this morning, I'm on my own side.
I    | waking-up before-work morning | I start the day as myself, with no disguise to keep up.
I    | an-exam | I'm a person who attempts the hard question.
I    | - | I'd choose a few honest risks over a life spent hiding.
I    | - | My fear knows a lot, and I know more.
?    | - | What if courage is already how I live, in small ways?
?    | morning afternoon | What would I do today as someone who trusts their own nerve?
?    | honesty | Will I be as honest with myself as I am with my closest friend?
?    | honesty morning afternoon | What would change today if I hid a little less?
?    | - | What would I stand up for, if only in a few words?
?    | independence first | What if I have some of the courage I admire in other people?
?    | fairness | What would I say if I trusted that my view belongs here?
?    | kindness first | What if my gentleness is the brave thing about me?
?    | creativity | Will I let people know what I care about?
?    | care first | What would I do out of love, even if I looked foolish?
?    | not-good not-bright | What if staying kind in hard times is my courage?
?    | an-interview | What if I went in as someone with something to give?
?    | a-hard-talk | What would I say if I trusted myself to hear the answer?
?    | after-a-setback | What if trying again is simply who I am?
when | - | When fear speaks first, I'll listen and then speak for myself.
when | honesty | When a lie would be easier, I'll choose the truth I can stand by.
when | - | When I'm asked what I think, I'll answer as someone whose view counts.
when | first | If I lose my nerve, I'll remember that it has come back before.
when | - | When someone misjudges me, I'll keep my own account of who I am.
when | fairness | When something's unfair in front of me, I'll say so in my own voice.
when | kindness first | When I see someone being brave, I'll tell them I noticed.
when | - | When I'm praised for something hard, I'll say thank you and let it be true.
when | friendship | When a friend asks what I really think, I'll tell them with care.
when | independence | When I'm pushed towards a choice, I'll say what I'd prefer and stay friendly.
when | - | When I've hurt somebody, I'll go and say so without defending myself.
when | humour | If I stumble in public, I'll get my breath, smile and go on.
when | - | When an old fear gives me orders, I'll thank it and decide for myself.
when | care first | When something matters to me, I'll let that show.
when | rest | When being brave has worn me out, I'll rest without calling it giving up.
when | health | When my body worries me, I'll ask somebody who knows, frightened or not.
when | - | When I'm outnumbered, I'll say what I believe once, kindly and clearly.
when | a-hard-talk | When the talk turns sharp, I'll stay honest and lower my voice.
when | an-interview | When they ask who I am, I'll answer without dressing it up.
when | meeting-people | When I'm new in a room, I'll say my name as if I'm glad of it.
when | after-a-setback | When I've failed at something I love, I'll go back because I love it.
when | waiting-for-news | When the waiting scares me, I'll do something I love today.
when | bedtime winding-down evening night | When I lie down tonight, I'll remember one moment I stayed true to myself.
I    | note-loss | I am someone who loves even though it can break my heart.
I    | note-heartache | I was brave enough to love, and I'm still that person.
I    | note-family | I love my own people honestly, and that takes courage.
I    | note-work | I bring my nerve to work with me, and I take my worth home.
I    | note-shame | I have the courage to be somebody who gets things wrong at times.
I    | note-tired | My courage is resting, and it's still mine.
I    | note-glad | I am brave enough to be happy.
I    | note-friends | I am brave enough to say hello first.
I    | humour honesty | I say what I think. I bring cake as well.
I    | note-anger | I mean it, quietly.
I    | humour first-only | I'm a nervous person with a long record of turning up.
I    | first-only | I live with some fear, as people live with a loud clock.
I    | - | I'm not loud. I'm hard to move.
I    | - | I'm frightened of plenty, and I go.
I    | honesty | I'd rather be known than admired, and on most days I act like it.
I    | honesty | I mean what I say, especially the quiet bits.
I    | after-a-setback | I'm somebody who tried. I'd like that on the record.
I    | first-only | I scare easily and quit slowly.
I    | - | I trust my own view. It's had the most practice.
I    | - | I'm quiet, but I'm not absent.
I    | note-worry | I'm a nervous person who does things.
I    | humour | I'm the sort who worries all week, turns up early and holds the door for the others.
I    | a-hard-talk | I can be straight with people I love. It's how they know.
I    | humour first-only | I'm not easy to shame. I've met me.
I    | humour first-only | I lose my nerve about as often as my keys, and find it in the same sort of place.
I    | night | The night is big, and I'm at home in my corner of it.
I    | not-heavy not-low humour | I'm rather brave, as it happens.
I    | note-shame note-doubt | I go in unsure, and I go in.
I    | - | I've got nerve. I keep it for when it's wanted.
I    | not-heavy not-low | I like the person I am when I've dared.
I    | meeting-people first-only | I'm shy. It's a slow kind of friendly.
I    | waiting-for-news | I'm the same person on both sides of the envelope.
I    | - | I'd sooner blush than wonder.
I    | - | I have been frightened in most of the places I've loved. I'm glad I went.
I    | - | I'm tender, and I'm staying in the room.
I    | fairness | I'm polite up to a point, and I know where the point is.
I    | kindness | I'm gentle. It isn't the same as giving way.
I    | note-move | I've made a home out of less.
you  | note-friends | {name}, you're the one who says hello to the edge of the room.
you  | - | {name}, you have good manners and a firm no. They get on.
you  | humour | You don't frighten easily. You frighten normally, and go.
you  | - | {name}, you're a quiet one, and people lean in.
?    | - | What would I do, if I took my own side by default?
?    | friendship | What if I'm the brave friend?
?    | - | What if this nervous, polite person is what courage looks like?
?    | - | What if people have thought me brave for years?
when | honesty | When I'm called difficult, I'll ask which part was wrong.
when | - | When I'm told I'm sensitive, I'll say yes, and go on.
when | honesty | When I'm the only one who minds, I'll mind out loud.
when | - | When I'm frightened, I'll do it frightened, and sign it with my own name.
when | humour | If somebody mistakes my manners for agreement, I'll say no, thank you.
when | - | When they hand me the microphone, I'll hold it as if I'd asked for it.
you  | - | {name}, you're braver than you are loud.
you  | - | {name}, you're frightened, and you turn up. That's all courage is.
you  | - | {name}, you'd be fierce for a friend. You count as one.
you  | - | {name}, you know what you care about, even on shaky days.
`
