/** fresh-start, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartNotice = `
I    | spare | This next hour hasn't been used yet, and it could go differently.
I    | a-busy-day not-good not-bright afternoon evening night fair | If this day went wrong in places, there is some of it left.
I    | an-exam an-interview spare | If last time is on my mind, I can leave it outside.
I    | meeting-people fair | New people don't know my history, and I notice there is some rest in that.
I    | spare | I notice that I can start again without anybody seeing.
I    | kindness spare | I can look at who I was a while ago, and wish that person well.
?    | spare | What if it isn't too late for something I'd love to do?
?    | spare | What if I'm not behind, only somewhere I didn't expect to be?
?    | spare | What if I've outgrown something without noticing?
?    | morning afternoon spare | What would I miss about today, if I were looking back on it?
?    | an-interview honesty spare | What if the way I got here is worth talking about?
?    | bedtime night | What if today could be over without being solved?
?    | fair | What if I could begin without announcing it?
when | not-good not-bright spare | If shame turns up, I'll notice how old it is.
when | first | If I feel behind, I'll notice whose timetable I'm using.
when | fair | When hope turns up, I'll notice it without asking it for proof.
when | spare | When an old mistake is mentioned, I'll breathe out before I reply.
when | spare | When an old worry follows me somewhere new, I'll notice what is different here.
when | fair | When I meet someone who knew me years ago, I'll let them meet me now.
when | humour fair | When an old disaster makes me laugh, I'll notice that something has loosened.
when | patience | If I'm hurrying to be over something, I'll notice there's no deadline.
when | spare | When I'm asked what's new, I'll think of something small.
when | waking-up morning spare | When I wake with yesterday on my mind, I'll notice that the morning came anyway.
when | bedtime night fair | When an old mistake comes to mind at bedtime, I'll leave it for daylight.
when | bedtime night humour | If I'm sorting out my whole life at midnight, I'll notice it's midnight.
I    | note-family | My family's picture of me is a few years old.
I    | note-shame | I've told myself off. Once was plenty.
I    | first-only first | I want something again. It's quite small and quite loud.
I    | first-only first | I'm stubborn, which may turn out to be hope.
I    | not-good not-bright first-only first | I've been braced for so long that ease feels like a mistake.
I    | waiting-for-news fair | Either way, something starts. I can feel it waiting in the hall.
I    | after-a-setback afternoon evening first-only | My pride is bruised and already asking what's for supper.
I    | waking-up morning | I'm awake before my regrets are. It's peaceful.
I    | humour first-only | I can hear myself explaining last year to people who didn't ask.
I    | curiosity | I'm curious. It's the first thing to come back.
I    | night not-good not-bright | At night last year feels very near. It's the dark that does it.
I    | first | My new days and I are still being polite to each other.
I    | night | The day is done, and my mistakes have mostly gone to bed.
I    | first | I've started badly. That counts as starting.
I    | first-only fair | I feel new at this and a bit ridiculous.
I    | morning not-heavy not-low first-only fair | I woke up wanting to get up.
I    | spare | Right now I'm nowhere in particular, which is where things begin.
I    | night | I'm lying next to tomorrow. It hasn't said anything yet.
I    | note-loss | From outside it's an ordinary day. Inside me it isn't.
you  | spare | {name}, you can feel the new idea before you can defend it.
you  | first | {name}, you may be further along than you feel. Feelings travel slowly.
you  | note-worry | {name}, you've gone on ahead. You can come back and sit down.
?    | night | What if tomorrow hasn't heard a word about it?
?    | spare | What would I be looking at if I weren't looking back?
?    | humour first | What if the past is tired of my bringing it up?
when | first | When I use the word ruined, I'll see whether bent would do.
when | first | When an old memory makes me wince, I'll tell it the date.
when | first | When I feel behind, I'll ask behind what.
I    | fair | I'm not where I was, and I've not arrived. It's a real place.
I    | first | I keep reaching for the old way, as for a light switch that moved.
I    | fair | There's a small new thing I do now without deciding to.
I    | first | I miss who I was, and I wouldn't go back.
I    | spare | A new notebook can begin with just my name.
I    | not-heavy not-low spare | I can move one chair and see the room differently.
you  | morning spare | {name}, a blank page asks for nothing, and the pencil is on your side.
you  | spare | {name}, a beginning can feel like nothing at all.
?    | fair | What if the door isn't locked, only stiff?
I    | waking-up morning | The street has been rinsed and put out to dry.
?    | an-interview fair | What if the odd turn in my story is the one they remember?
I    | spare | Between the old way and the new one, I can stand still for a bit.
I    | fair | Starting again can look like putting the kettle on.
I    | spare | New things feel odd at first, and odd is allowed.
I    | spare | One shelf, one drawer or one sentence is a place to begin.
I    | - | I'm between what was and what's next, with a cup of tea.
I    | not-good not-bright first | I'm less sad than I expected, and I keep checking.
I    | fair | Something's lighter. I may have put it down without looking.
I    | - | This is the wobbly bit. I was warned about it.
I    | first | It's later than I planned and earlier than I feared.
I    | not-heavy not-low first-only | I laughed at the thing that used to hurt. Only a bit, but I heard it.
you  | first | {name}, the paint's still wet. You can change your mind about the colour.
you  | spare | {name}, a new page is only paper. You can start halfway down.
you  | fair | {name}, every ploughed field looks like a mess at first.
?    | first | Which old song could I hear now without leaving the room?
?    | - | What's changed in me without asking?
?    | - | What if I'm not back at the start, just waving as I go past?
?    | - | Who was I before I started being sensible?
when | - | Before I call anything the end, I'll check for two pages stuck together.
when | first | If I miss the old days, I'll remember the wallpaper too.
I    | first | My old story is starting to bore me.
I    | first | I'm embarrassed by who I was. Fond, too.
I    | - | I no longer know what I like. It's rather exciting.
I    | first | I'm homesick for something I left on purpose.
I    | first | I've wasted time. There's some left.
I    | first | I feel slightly new. I haven't told people yet.
`
