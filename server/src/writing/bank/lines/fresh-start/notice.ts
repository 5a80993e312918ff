/** fresh-start, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartNotice = `
I    | first | This next hour hasn't been used yet, and it could go differently.
I    | a-busy-day not-good not-bright afternoon evening night | If this day went wrong in places, there is some of it left.
I    | an-exam an-interview | If last time is on my mind, I can leave it outside.
I    | meeting-people | New people don't know my history, and I notice there is some rest in that.
I    | first | I don't have to feel new, and I can begin as I am.
I    | first | I notice that I can start again without anybody seeing.
I    | kindness first | I can look at who I was a while ago, and wish that person well.
I    | first | I notice what I've learned without meaning to.
I    | first | Beginnings can be very small, and I may be in one.
I    | first | I can notice one thing that is easier than it used to be.
I    | first | I notice I've begun again many times without giving it a name.
I    | morning | Every morning I've met was a new one, and this one is too.
I    | - | An ordinary day can take a good turn, and I can watch for one.
?    | first | What if it isn't too late for something I'd love to do?
?    | first | What if I'm not behind, only somewhere I didn't expect to be?
?    | - | What if I let the past be long ago, just for an hour?
?    | first | What if I've outgrown something without noticing?
?    | morning afternoon | What would I miss about today, if I were looking back on it?
?    | an-interview honesty | What if the way I got here is worth talking about?
?    | meeting-people | What would I enjoy about meeting somebody for the first time?
?    | bedtime night | What if today could be over without being solved?
?    | - | What if I could begin without announcing it?
when | not-good not-bright | If shame turns up, I'll notice how old it is.
when | best | If I feel behind, I'll notice whose timetable I'm using.
when | first | When hope turns up, I'll notice it without asking it for proof.
when | - | When an old mistake is mentioned, I'll breathe out before I reply.
when | - | When an old worry follows me somewhere new, I'll notice what is different here.
when | - | If I call a day wasted, I'll notice one good thing that was in it.
when | not-good not-bright | If everything seems ruined, I'll look for one thing that isn't.
when | - | When I meet someone who knew me years ago, I'll let them meet me now.
when | humour | When an old disaster makes me laugh, I'll notice that something has loosened.
when | patience | If I'm hurrying to be over something, I'll notice there's no deadline.
when | not-good not-bright | If kindness makes me want to cry, I'll notice how much I've been coping with.
when | - | When I'm asked what's new, I'll think of something small.
when | waking-up morning | When I wake with yesterday on my mind, I'll notice that the morning came anyway.
when | bedtime night | When an old mistake comes to mind at bedtime, I'll leave it for daylight.
when | bedtime night humour best | If I'm sorting out my whole life at midnight, I'll notice it's midnight.
when | - | When a choice feels enormous, I'll notice which part of it is small.
I    | note-family best | My family's picture of me is a few years old.
I    | note-shame best | I've told myself off. Once was plenty.
I    | first-only | I want something again. It's quite small and quite loud.
I    | first-only best | I'm stubborn, which may turn out to be hope.
I    | not-good not-bright first-only | I've been braced for so long that ease feels like a mistake.
I    | waiting-for-news | Either way, something starts. I can feel it waiting in the hall.
I    | after-a-setback afternoon evening first-only | My pride is bruised and already asking what's for supper.
I    | waking-up morning best | I'm awake before my regrets are. It's peaceful.
I    | humour first-only | I can hear myself explaining last year to people who didn't ask.
I    | curiosity | I'm curious. It's the first thing to come back.
I    | night not-good not-bright best | At night last year feels very near. It's the dark that does it.
I    | best | My new days and I are still being polite to each other.
I    | night | The day is done, and my mistakes have mostly gone to bed.
I    | best | I've started badly. That counts as starting.
I    | first-only | I feel new at this and a bit ridiculous.
I    | morning not-heavy not-low first-only | I woke up wanting to get up.
I    | - | Right now I'm nowhere in particular, which is where things begin.
I    | night | I'm lying next to tomorrow. It hasn't said anything yet.
I    | - | I can remember wanting this, and it's strange to be in the middle of it.
I    | note-friends | I don't know where I fit yet. Yet is a useful word.
I    | note-loss | From outside it's an ordinary day. Inside me it isn't.
you  | first | {name}, you can feel the new idea before you can defend it.
you  | first best | {name}, you may be further along than you feel. Feelings travel slowly.
you  | note-worry best | {name}, you've gone on ahead. You can come back and sit down.
?    | night best | What if tomorrow hasn't heard a word about it?
?    | - | What would I be looking at if I weren't looking back?
?    | humour | What if the past is tired of my bringing it up?
when | best | When I use the word ruined, I'll see whether bent would do.
when | best | When an old memory makes me wince, I'll tell it the date.
when | best | When I feel behind, I'll ask behind what.
when | - | When my hand goes to the old habit, I'll watch it go and say hello.
I    | - | I'm not where I was, and I've not arrived. It's a real place.
I    | best | I keep reaching for the old way, as for a light switch that moved.
I    | - | There's a small new thing I do now without deciding to.
I    | - | I miss who I was, and I wouldn't go back.
I    | - | A new notebook can begin with just my name.
I    | not-heavy not-low | I can move one chair and see the room differently.
you  | morning | {name}, a blank page asks for nothing, and the pencil is on your side.
you  | - | {name}, a beginning can feel like nothing at all.
?    | - | What if the door isn't locked, only stiff?
when | - | When I catch myself saying last year again, I'll look out at this one.
I    | waking-up morning | The street has been rinsed and put out to dry.
?    | an-interview | What if the odd turn in my story is the one they remember?
I    | - | Part of starting over is ordinary. I can be in the ordinary part.
I    | - | A small change still changes the view.
I    | - | Between the old way and the new one, I can stand still for a bit.
I    | - | My next page doesn't need a title.
I    | - | Starting again can look like putting the kettle on.
I    | - | New things feel odd at first, and odd is allowed.
I    | - | Some of what I want to keep is here already.
I    | - | There's room for one small beginning today.
I    | - | Part of me is curious about what comes next.
I    | - | One shelf, one drawer or one sentence is a place to begin.
I    | - | An ending can leave a bit of space, and I can look at the space.
I    | - | Even an unfinished start is further than I was.
?    | - | What if the stick in the pot is only asleep?
I    | - | I'm between what was and what's next, with a cup of tea.
I    | not-good not-bright best | I'm less sad than I expected, and I keep checking.
I    | - | Something's lighter. I may have put it down without looking.
I    | - | This is the wobbly bit. I was warned about it.
I    | best | It's later than I planned and earlier than I feared.
I    | not-heavy not-low first-only | I laughed at the thing that used to hurt. Only a bit, but I heard it.
you  | - | {name}, the paint's still wet. You can change your mind about the colour.
you  | - | {name}, a new page is only paper. You can start halfway down.
you  | - | {name}, every ploughed field looks like a mess at first.
`
