/** fresh-start, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartNotice = `
I    | not-good not-bright | I can feel a little sad and a little relieved, both at once.
I    | honesty first-only | I've got some things wrong, and this is still a new hour.
I    | rest not-good not-bright | Part of me wants to start over, and part of me wants a rest first.
I    | not-good not-bright | Some of my regret is only a sign of what I care about.
I    | first | This next hour hasn't been used yet, and it could go differently.
I    | - | I can notice when I make the first step hard by thinking about the tenth.
I    | first-only not-good not-bright | If I tell my story as a failure, there are other true ways to tell it.
I    | - | Right now it's enough to know that I'd like something to change.
I    | not-good not-bright | Some of what I'm ashamed of may only be that I didn't know yet.
I    | a-busy-day not-good not-bright afternoon evening night | If this day went wrong in places, there is some of it left.
I    | an-exam an-interview | If last time is on my mind, I can leave it outside.
I    | meeting-people | New people don't know my history, and I notice there is some rest in that.
I    | meeting-people | Part of me wants to be someone new, and part of me wants to be known.
I    | - | Part of me wants it all to be different, and part of me wants one thing to stay.
I    | patience | Right now I can't see far ahead, and I can see the next thing.
I    | - | Some of my hopes have changed, and I'm still hoping.
I    | not-good not-bright | I can be sad about one thing and hopeful about another.
I    | - | My hope is a cautious one, and it's still hope.
I    | first | I don't have to feel new, and I can begin as I am.
I    | first | I notice that I can start again without anybody seeing.
I    | kindness first | I can look at who I was a while ago, and wish that person well.
I    | - | I can look back for a moment, and then look at today.
I    | first | I notice what I've learned without meaning to.
I    | first | Beginnings can be very small, and I may be in one.
I    | first | I can notice one thing that is easier than it used to be.
I    | first | I notice I've begun again many times without giving it a name.
I    | morning | Every morning I've met was a new one, and this one is too.
I    | - | I can check whether an old worry still belongs to my life now.
I    | - | An ordinary day can take a good turn, and I can watch for one.
I    | - | Some of my plans have changed, and I'm still here to make others.
I    | curiosity morning afternoon | I can wonder what today might have in it that yesterday hadn't.
?    | first | What if it isn't too late for something I'd love to do?
?    | first | What if I'm not behind, only somewhere I didn't expect to be?
?    | kindness | What would I call this time in my life, if I were kind about it?
?    | - | What if some of my regret shows what I care about?
?    | - | What would it be like to remember my mistakes without scolding myself?
?    | - | What if I can miss something and still not want it back?
?    | - | What would I keep from the last year, if I were choosing?
?    | - | What if an ordinary day is a good enough place to start?
?    | - | What would the person I was last year be glad to know?
?    | - | What if starting again is quieter than I imagine?
?    | - | What would I notice if I stopped waiting to feel ready?
?    | morning afternoon | What would today be like if nothing had to be made up for?
?    | not-good not-bright | What if a bad week is something I had and not something I am?
?    | kindness | What if the person I used to be was doing what they could?
?    | - | What if being unsure is just what a beginning feels like?
?    | - | What if I don't have to understand the past before I carry on?
?    | - | What would I say if someone asked what I'm hoping for?
?    | - | What if I could tell my own version of what happened?
?    | - | Will I catch myself being kinder about my mistakes than I used to be?
?    | - | What if I let the past be long ago, just for an hour?
?    | curiosity | What would I be curious about, if I weren't so careful?
?    | - | What if there's a part of the past I'd choose again?
?    | - | What if the years I call wasted taught me something I still use?
?    | morning afternoon | What would I notice about myself if I were meeting me today?
?    | first | What if I've outgrown something without noticing?
?    | kindness honesty | What would be the kindest true thing to say about last week?
?    | morning afternoon | What would I miss about today, if I were looking back on it?
?    | learning | What if my age is only how long I've been learning?
?    | waking-up morning | What if this morning had nothing to do with yesterday?
?    | a-busy-day | What if this day could begin again right now?
?    | an-interview honesty | What if the way I got here is worth talking about?
?    | a-hard-talk | What if the other person is nervous about starting again too?
?    | meeting-people | What would I enjoy about meeting somebody for the first time?
?    | after-a-setback not-good not-bright | What if a setback says more about the plan than about me?
?    | after-a-setback not-good not-bright | What would I feel if I weren't also telling myself off?
?    | waiting-for-news | What if I can live with not knowing for a while?
?    | waiting-for-news morning afternoon | What would I notice today if I weren't listening out for news?
?    | time-alone | What would I like to do with a quiet hour?
?    | winding-down evening | What would I keep from today, and what would I leave behind?
?    | bedtime night | What if today could be over without being solved?
?    | bedtime night | Will I let today be finished, just as it is?
?    | honesty | What if one honest minute counts as a start?
?    | - | What if I could change my mind about myself?
?    | - | What if I could begin without announcing it?
?    | not-good not-bright | What if I could begin even while I'm sad?
?    | learning | What if feeling clumsy only means I'm learning?
?    | - | What if my doubts could come along without deciding for me?
?    | creativity | What would I try if I could leave it unfinished?
?    | learning | What would I like to be a beginner at?
?    | kindness | What would I stop demanding of myself if I were just starting?
?    | | What would get lighter if I told myself the truth about the past?
?    | waking-up morning | What would I like to leave out of this morning?
when | - | When an old mistake comes to mind, I'll notice that it's a memory and not a warning.
when | - | If I catch myself saying it's too late, I'll notice that may not be true.
when | - | If I miss how things were, I'll notice what exactly I miss.
when | not-good not-bright | If shame turns up, I'll notice how old it is.
when | - | When I start to explain myself, I'll notice whether I was asked to.
when | - | If a song or a smell brings the past back, I'll notice that I'm here, in today.
when | - | If I feel behind, I'll notice whose timetable I'm using.
when | - | When something goes well, I'll notice it before I brace for the next thing.
when | first | When hope turns up, I'll notice it without asking it for proof.
when | - | If something new feels false, I'll notice it may only be unfamiliar.
when | honesty | If I'm tempted by an old habit, I'll notice what I'm really after.
when | not-good not-bright | If I slip back into a habit, I'll notice one thing I did differently.
when | learning | If I envy the person I used to be, I'll notice what I've learned since.
when | not-good not-bright | If I want to throw everything out and start over, I'll notice whether I'm tired first.
when | - | When an old mistake is mentioned, I'll breathe out before I reply.
when | honesty | When I keep rehearsing an apology, I'll notice what I'm sorry for.
when | first | If the first step feels huge, I'll look for a smaller one.
when | honesty | When I want the past back, I'll notice what I miss about it.
when | - | When an old worry follows me somewhere new, I'll notice what is different here.
when | - | If I call a day wasted, I'll notice one good thing that was in it.
when | not-good not-bright | If everything seems ruined, I'll look for one thing that isn't.
when | - | When I meet someone who knew me years ago, I'll notice who I am now.
when | humour | When an old disaster makes me laugh, I'll notice that something has loosened.
when | - | If the day feels stale, I'll notice one thing about it that's new.
when | patience | If I'm hurrying to be over something, I'll notice there's no deadline.
when | honesty | When I hear myself promise too much, I'll notice what I can really do.
when | - | If I can't tell what I want next, I'll notice what I don't want.
when | not-good not-bright | If kindness makes me want to cry, I'll notice how much I've been coping with.
when | - | When I'm asked what's new, I'll think of something small.
when | not-good not-bright | When I feel someone's disappointment in me, I'll notice it isn't the last word.
when | waking-up morning | When I wake with yesterday on my mind, I'll notice that the morning came anyway.
when | waking-up morning | If my first thought of the day is an old worry, I'll wait for a second thought.
when | before-work | If I'm dreading the day after a bad week, I'll notice that today is only one day.
when | an-exam | When I meet a question that beat me before, I'll notice what I know about it now.
when | an-interview | When I'm asked about my past, I'll notice my breath before I answer.
when | a-hard-talk | When an old argument creeps into the talk, I'll notice that it's an old one.
when | meeting-people | When I'm asked about myself, I'll notice I can choose how much to say.
when | after-a-setback not-good not-bright | When I feel back at the beginning, I'll notice what I've brought with me.
when | waiting-for-news | If waiting makes everything feel paused, I'll notice one thing I can do now.
when | winding-down evening | When I go over the day, I'll notice one good thing I've been leaving out.
when | bedtime night | When an old mistake comes to mind at bedtime, I'll leave it for daylight.
when | bedtime night humour | If I'm sorting out my whole life at midnight, I'll notice it's midnight.
when | - | When I say I'm starting from nothing, I'll notice what I still have.
when | honesty | When I use the word failure, I'll notice whether there's a truer one.
when | courage first | When I catch myself trying again, I'll notice the courage in it.
when | - | When I tell myself I can't change, I'll notice one way I have.
when | - | When a choice feels enormous, I'll notice which part of it is small.
when | kindness | If I drift from what I began, I'll notice it without scolding myself.
when | - | When I feel too old or too young to begin, I'll notice that I still want to.
when | - | When I wish I were someone else, I'll notice what I'm tired of.
when | - | If trusting again feels slow, I'll let it be slow.
when | not-good not-bright | When a date on the calendar hurts, I'll notice why, and go slowly.
when | | When I blame myself for how long it's taking, I'll notice how much there was.
when | waiting-for-news | When I imagine how it turns out, I'll notice that I'm guessing.
when | | If I'm ashamed of where I am, I'll notice how I got here, and be gentle.
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
I    | - | This is the wobbly bit. I was warned about it.
I    | waiting-for-news | Either way, something starts. I can feel it waiting in the hall.
I    | - | It's later than I planned and earlier than I feared.
I    | after-a-setback afternoon evening first-only | My pride is bruised and already asking what's for supper.
I    | waking-up morning | I'm awake before my regrets are. It's peaceful.
I    | first-only | The thing I was dreading is behind me, and I keep checking.
I    | first-only | I keep telling people it's fine, and on about one day in three it nearly is.
I    | humour first-only | I can hear myself explaining last year to people who didn't ask.
I    | curiosity | I'm curious. It's the first thing to come back.
I    | first-only | I'm rusty. Under the rust I'm mostly fine.
I    | night not-good not-bright | At night last year feels very near. It's the dark that does it.
I    | - | My new days and I are still being polite to each other.
I    | not-heavy not-low | I'm looking forward to something, and I keep taking it out to look at.
I    | night | The day is done, and my mistakes have mostly gone to bed.
I    | - | I've started badly. That counts as starting.
I    | not-heavy not-low first-only | I laughed at the thing that used to hurt. Only a bit, but I heard it.
I    | first-only | I feel new at this and a bit ridiculous.
I    | morning not-heavy not-low first-only | I woke up wanting to get up.
I    | - | Right now I'm nowhere in particular, which is where things begin.
I    | night | I'm lying next to tomorrow. It hasn't said anything yet.
I    | - | I can remember wanting this, and it's strange to be in the middle of it.
I    | note-friends | I don't know where I fit yet. Yet is a useful word.
I    | note-loss | From outside it's an ordinary day. Inside me it isn't.
I    | note-heartache | I still make plans for two. I can smile at that, a bit.
you  | - | {name}, you've changed more than you've told people, and you can feel it when they talk.
you  | - | {name}, some of what hurts is only how new you are to it.
you  | - | {name}, you can feel the new idea before you can defend it.
you  | - | {name}, you may be further along than you feel. Feelings travel slowly.
you  | - | {name}, you can hear yourself saying next year again, as if you meant it.
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
you  | - | {name}, that chapter ended. You're only holding the bookmark.
you  | - | {name}, you're between things. It's allowed to feel like nothing yet.
you  | - | {name}, you're more tired of the old way than afraid of the new one.
you  | - | {name}, something in you has already moved on.
I    | - | I'm not where I was, and I've not arrived. It's a real place.
I    | - | Something in me is packing, quietly.
I    | - | I keep reaching for the old way, as for a light switch that moved.
I    | - | There's a small new thing I do now without deciding to.
I    | - | I miss who I was, and I wouldn't go back.
I    | - | It's early. That's all this feeling is.
`
