/** courage, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageOwn = `
I    | first | I'm brave in small daily ways, most of them before nine.
I    | spare | My voice shakes sometimes, and I use it.
I    | kindness fair | I am gentle, and I don't back away.
I    | creativity fair | I put my name to what I make.
I    | humour fair | I can be a little ridiculous and keep my dignity.
I    | - | I have the right to want things out loud.
?    | kindness spare | What if my gentleness is the brave thing about me?
when | fair | If I lose my nerve, I'll remember that it has come back before.
when | kindness fair | When I see someone being brave, I'll tell them I noticed.
when | spare | When I'm praised for something hard, I'll say thank you and let it be true.
when | fair | When I've hurt somebody, I'll go and say so without defending myself.
when | humour spare | If I stumble in public, I'll get my breath, smile and go on.
when | health fair | When my body worries me, I'll ask somebody who knows, frightened or not.
when | spare | When I'm outnumbered, I'll say what I believe once, kindly and clearly.
when | a-hard-talk spare | When the talk turns sharp, I'll stay honest and lower my voice.
when | after-a-setback fair | When I've failed at something I love, I'll go back because I love it.
I    | note-tired spare | My courage is resting, and it's still mine.
I    | humour first-only first | I'm a nervous person with a long record of turning up.
I    | first-only first | I live with some fear, as people live with a loud clock.
I    | - | I'm frightened of plenty, and I go.
I    | honesty | I'd rather be known than admired, and on most days I act like it.
I    | honesty | I mean what I say, especially the quiet bits.
I    | after-a-setback | I'm somebody who tried. I'd like that on the record.
I    | - | I trust my own view. It's had the most practice.
I    | fair | I'm quiet, but I'm not absent.
I    | note-worry | I'm a nervous person who does things.
I    | humour first | I'm the sort who worries all week, turns up early and holds the door for the others.
I    | a-hard-talk | I can be straight with people I love. It's how they know.
I    | humour first-only first | I'm not easy to shame. I've met me.
I    | humour first-only first | I lose my nerve about as often as my keys, and find it in the same sort of place.
I    | night fair | The night is big, and I'm at home in my corner of it.
I    | not-heavy not-low humour first | I'm rather brave, as it happens.
I    | fair | I've got nerve. I keep it for when it's wanted.
I    | not-heavy not-low fair | I like the person I am when I've dared.
I    | meeting-people first-only | I'm shy. It's a slow kind of friendly.
I    | waiting-for-news | I'm the same person on both sides of the envelope.
I    | first | I'd sooner blush than wonder.
I    | first | I have been frightened in most of the places I've loved. I'm glad I went.
I    | fairness first | I'm polite up to a point, and I know where the point is.
I    | kindness first | I'm gentle. It isn't the same as giving way.
I    | note-move | I've made a home out of less.
you  | first | {name}, you have good manners and a firm no. They get on.
you  | humour first | You don't frighten easily. You frighten normally, and go.
?    | spare | What would I do, if I took my own side by default?
?    | friendship fair | What if I'm the brave friend?
?    | fair | What if people have thought me brave for years?
when | honesty | When I'm called difficult, I'll ask which part was wrong.
when | first | When I'm told I'm sensitive, I'll say yes, and go on.
when | honesty fair | When I'm the only one who minds, I'll mind out loud.
when | spare | When I'm frightened, I'll do it frightened, and sign it with my own name.
when | first | When they hand me the microphone, I'll hold it as if I'd asked for it.
you  | first | {name}, you're braver than you are loud.
you  | first | {name}, you'd be fierce for a friend. You count as one.
I    | first | I've a backbone and a handkerchief, and I've needed both.
I    | first | I don't roar. I ring back.
I    | first | I can be talked to. I can't be talked over.
I    | - | I keep a brave face for best, and a true one for every day.
I    | first | I've learned to swim in cold water, shouting. It counts as swimming.
I    | first | I know the difference between a cliff and a kerb, most days.
you  | spare | {name}, you're gentle, and you can be firm with it.
?    | first | What if brave looks like me, with a cold, on a Tuesday?
?    | first | What if I've been walking towards what I want the whole time, sideways?
?    | fair | What would I tell the small me who stood outside doors?
?    | fair | What if my voice shakes because there's a good deal behind it?
when | first | When a small person's scared, I'll get down to their height and be scared with them.
I    | after-a-setback | I'm somebody who has been told no in some very nice buildings.
I    | waiting-for-news fair | Good or bad, I answer the door.
?    | spare | What if shy and brave can be the same person?
?    | spare | What would I try if I trusted myself to cope with a no?
?    | fair | What if I'm the person I'd want beside me on the ladder?
?    | fair | What if somebody who jumps at the toaster can still be the brave one?
?    | fair | What if being nervous is simply how I warm up?
you  | first | {name}, you're braver than your stomach lets on.
you  | first | {name}, there's a lion in you. It mostly does paperwork, but it's in.
`
