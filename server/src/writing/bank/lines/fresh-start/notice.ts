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
?    | honesty | What if one honest minute counts as a start?
?    | - | What if I could begin without announcing it?
when | - | When an old mistake comes to mind, I'll notice that it's a memory and not a warning.
when | - | If I catch myself saying it's too late, I'll notice that may not be true.
when | not-good not-bright | If shame turns up, I'll notice how old it is.
when | - | If a song or a smell brings the past back, I'll notice that I'm here, in today.
when | - | If I feel behind, I'll notice whose timetable I'm using.
when | first | When hope turns up, I'll notice it without asking it for proof.
when | - | When an old mistake is mentioned, I'll breathe out before I reply.
when | first | If the first step feels huge, I'll look for a smaller one.
when | - | When an old worry follows me somewhere new, I'll notice what is different here.
when | - | If I call a day wasted, I'll notice one good thing that was in it.
when | not-good not-bright | If everything seems ruined, I'll look for one thing that isn't.
when | - | When I meet someone who knew me years ago, I'll let them meet me now.
when | humour | When an old disaster makes me laugh, I'll notice that something has loosened.
when | - | If the day feels stale, I'll notice one thing about it that's new.
when | patience | If I'm hurrying to be over something, I'll notice there's no deadline.
when | not-good not-bright | If kindness makes me want to cry, I'll notice how much I've been coping with.
when | - | When I'm asked what's new, I'll think of something small.
when | waking-up morning | When I wake with yesterday on my mind, I'll notice that the morning came anyway.
when | bedtime night | When an old mistake comes to mind at bedtime, I'll leave it for daylight.
when | bedtime night humour | If I'm sorting out my whole life at midnight, I'll notice it's midnight.
when | honesty | When I use the word failure, I'll notice whether there's a truer one.
when | courage first | When I catch myself trying again, I'll notice the courage in it.
when | - | When a choice feels enormous, I'll notice which part of it is small.
when | - | If trusting again feels slow, I'll let it be slow.
I    | note-family | I notice the old part I play with those closest to me, and I can choose another.
I    | note-worry | I notice how far ahead my worry has gone, and that this hour is still mine.
I    | note-shame | I notice how hard I'm being on myself, and that this hour could go differently.
I    | note-tired | I notice that I'd like to begin again, and that I'd like to rest first.
I    | note-glad | I notice how new the day feels with good news in it.
I    | first-only | I want something again. It's quite small and quite loud.
I    | humour first-only | I've said from tomorrow so often that tomorrow has stopped listening.
I    | first-only | I'm stubborn, which may turn out to be hope.
I    | first-only | I'd like a clean page. I'd settle for a clean margin.
I    | not-good not-bright first-only | I keep reaching for the thing where it used to be, and then I remember.
I    | not-good not-bright first-only | I've been braced for so long that ease feels like a mistake.
I    | waiting-for-news | Either way, something starts. I can feel it waiting in the hall.
I    | after-a-setback afternoon evening first-only | My pride is bruised and already asking what's for supper.
I    | waking-up morning | I'm awake before my regrets are. It's peaceful.
I    | first-only | The thing I was dreading is behind me, and I keep checking.
I    | humour first-only | I can hear myself explaining last year to people who didn't ask.
I    | curiosity | I'm curious. It's the first thing to come back.
I    | first-only | I'm rusty. Under the rust I'm mostly fine.
I    | night not-good not-bright | At night last year feels very near. It's the dark that does it.
I    | - | My new days and I are still being polite to each other.
I    | not-heavy not-low | I'm looking forward to something, and I keep taking it out to look at.
I    | night | The day is done, and my mistakes have mostly gone to bed.
I    | - | I've started badly. That counts as starting.
I    | first-only | I feel new at this and a bit ridiculous.
I    | morning not-heavy not-low first-only | I woke up wanting to get up.
I    | - | Right now I'm nowhere in particular, which is where things begin.
I    | night | I'm lying next to tomorrow. It hasn't said anything yet.
I    | - | I can remember wanting this, and it's strange to be in the middle of it.
I    | note-friends | I don't know where I fit yet. Yet is a useful word.
I    | note-loss | From outside it's an ordinary day. Inside me it isn't.
I    | note-heartache | My plans are changing shape. I can let them.
you  | - | {name}, some of what hurts is only how new you are to it.
you  | first | {name}, you can feel the new idea before you can defend it.
you  | first | {name}, you may be further along than you feel. Feelings travel slowly.
you  | note-worry | {name}, you've gone on ahead. You can come back and sit down.
?    | night | What if tomorrow hasn't heard a word about it?
?    | - | What if I'm missing the plan more than the thing?
?    | - | What would I be looking at if I weren't looking back?
?    | humour | What if the past is tired of my bringing it up?
when | - | When I use the word ruined, I'll see whether bent would do.
when | - | When an old memory makes me wince, I'll tell it the date.
when | - | When I feel behind, I'll ask behind what.
when | - | When my hand goes to the old habit, I'll watch it go and say hello.
when | night | When I go over it all again at night, I'll notice that I know the ending.
when | - | When I hear that somebody has moved on, I'll notice that I've moved as well.
you  | - | {name}, something in you has already moved on.
I    | - | I'm not where I was, and I've not arrived. It's a real place.
I    | - | Something in me is packing, quietly.
I    | - | I keep reaching for the old way, as for a light switch that moved.
I    | - | There's a small new thing I do now without deciding to.
I    | - | I miss who I was, and I wouldn't go back.
I    | - | A new notebook can begin with just my name.
I    | not-heavy not-low | I can move one chair and see the room differently.
you  | morning | {name}, a blank page asks for nothing, and the pencil is on your side.
you  | - | {name}, a beginning can feel like nothing at all.
?    | - | What would I put on an empty shelf first?
?    | - | What if the door isn't locked, only stiff?
when | - | When I catch myself saying last year again, I'll look out at this one.
I    | waking-up morning | The street has been rinsed and put out to dry.
?    | an-interview | What if the odd turn in my story is the one they remember?
I    | - | I can be new at this part of my life and make up the notes.
I    | - | I've kept more than I think, even after a change.
I    | - | Part of starting over is ordinary. I can be in the ordinary part.
I    | - | I don't know where this leads, and I know where I'm sitting.
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
I    | morning | The street has been rained on and looks as if it's thinking of starting again.
I    | - | I hum when I'm about to change something. I've been humming.
?    | - | What if the stick in the pot is only asleep?
?    | - | What if the wrong bus is going somewhere nice?
?    | humour | What if I'm late, and so is the train?
?    | - | What would I do on this street if I'd got off the bus here by mistake?
?    | - | Will I see what's growing before I dig it up?
?    | - | What if I'm already someone's new neighbour?
?    | - | What would I call today if I were naming boats?
when | - | When I pass the empty shelf, I'll think of one thing to put there.
I    | - | I can feel an old habit reaching for its coat. I haven't moved.
I    | - | I'm between what was and what's next, with a cup of tea.
I    | - | I miss the old way mostly at about six o'clock.
I    | not-good not-bright | I'm less sad than I expected, and I keep checking.
I    | - | Something's lighter. I may have put it down without looking.
I    | - | I've stopped rehearsing the goodbye. It happened anyway, and here I am.
I    | - | This is the wobbly bit. I was warned about it.
I    | - | It's later than I planned and earlier than I feared.
I    | not-heavy not-low first-only | I laughed at the thing that used to hurt. Only a bit, but I heard it.
I    | - | It's early. That's all this feeling is.
`
