/** fresh-start, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartNotice = `
I    | not-good not-bright | Part of me may be looking back, and part of me is getting on with things.
I    | not-good not-bright | I can feel a little sad and a little relieved, both at once.
I    | not-good not-bright | Whatever has happened, I'm here, and I can begin from today.
I    | not-good not-bright | Part of me wants a fresh start, and part of me may be wary of one.
I    | honesty first-only | I've got some things wrong, and this is still a new hour.
I    | - | I'm a little different from who I was a year ago, and I can notice how.
I    | - | There is still some hope in me, and I can notice where it sits.
I    | rest not-good not-bright | Part of me wants to start over, and part of me wants a rest first.
I    | - | I'm between what was and what is coming, and I can rest for a minute.
I    | honesty | There is relief in admitting when something hasn't worked.
I    | - | An old habit may tug at me now and then, and I can notice that it's old.
I    | not-good not-bright | Some of my regret is only a sign of what I care about.
I    | - | There is a part of me that hard times haven't changed.
I    | - | This next hour hasn't been used yet, and it could go differently.
I    | - | I can notice when I make the first step hard by thinking about the tenth.
I    | first-only not-good not-bright | If I tell my story as a failure, there are other true ways to tell it.
I    | patience not-good not-bright | I can notice any hurry to make up for lost time, and let the hurry pass.
I    | not-good not-bright | Some days ache less than others, and I can notice which kind this is.
I    | not-good not-bright | Part of me may wish something undone, and part of me knows it's in the past.
I    | kindness not-good not-bright | I can notice if I'm hard on the person I used to be.
I    | - | Who I was and who I'm becoming can both have a place in me.
I    | honesty not-good not-bright | If not everything has gone to plan, I can say so plainly.
I    | - | Right now it's enough to know that I'd like something to change.
I    | - | I notice that I can keep something good from what didn't last.
I    | not-good not-bright | Some of what I'm ashamed of may only be that I didn't know yet.
I    | not-good not-bright | There is more than one feeling in me about the past, and I don't have to choose.
I    | waking-up morning | Part of me may have woken up in yesterday, and part of me can feel today starting.
I    | before-work not-good not-bright | Part of me may expect the same old day, and part of me knows it's a new one.
I    | before-work morning | I notice I'd like today to go differently, and I can begin with one thing.
I    | a-busy-day not-good not-bright afternoon evening night | If this day went wrong in places, there is some of it left.
I    | an-exam an-interview | Part of me expects the old result, and part of me has learned since then.
I    | an-exam an-interview | If last time is on my mind, I can leave it outside.
I    | a-hard-talk not-good not-bright first-only | I notice if an old hurt wants to speak for me, and I can wait for my own voice.
I    | meeting-people | New people don't know my history, and I notice there is some rest in that.
I    | meeting-people | Part of me wants to be someone new, and part of me wants to be known.
I    | after-a-setback not-good not-bright | A setback can sting, and I notice I can begin while it stings.
I    | after-a-setback not-good not-bright | I may be back at the start, and I know more than I did last time.
I    | waiting-for-news | I don't know the answer yet, and I can wait to find out what begins.
I    | time-alone not-good not-bright | When it's quiet, old memories may come, and I can let them come and go.
I    | time-alone | I notice there is nothing to explain while I'm by myself.
I    | winding-down bedtime evening night | I notice this day had something in it that I'd keep.
I    | - | I notice I'm more ready for some things than for others.
I    | - | I notice that a beginning can feel quite ordinary.
I    | - | I notice what I care about, and that is something to start from.
I    | courage not-good not-bright | Part of me may be afraid to hope, and part of me hopes anyway.
I    | - | Part of me wants it all to be different, and part of me wants one thing to stay.
I    | not-good not-bright | Part of me may be tired of trying, and part of me would try something gentler.
I    | patience | Part of me wants to know how things turn out, and part of me can simply begin.
I    | honesty | Right now beginning could be as small as being honest with myself.
I    | - | Right now there's enough in me for one small start.
I    | patience | Right now I can't see far ahead, and I can see the next thing.
I    | courage | There is courage in carrying on, and I have some of it.
I    | - | There is something in me that keeps wanting to try.
I    | kindness | There is some tenderness in me for what I've been through.
I    | learning | There is an awkwardness in being new, and it's nothing to be ashamed of.
I    | - | Some of my old strengths are with me today, and I can notice which.
I    | - | Some of my hopes have changed, and I'm still hoping.
I    | honesty not-good not-bright | Under any regret, I can feel how much things mattered to me.
I    | not-good not-bright | I can be sad about one thing and hopeful about another.
I    | not-good not-bright | It can be hard to trust a new beginning, and I notice I'm drawn to one.
I    | - | My hope is a cautious one, and it's still hope.
I    | - | My confidence comes and goes, and I can begin with what I have.
I    | - | I don't have to feel new, and I can begin as I am.
I    | - | What mattered to me before still matters, and I can begin from there.
I    | - | I notice that I can start again without anybody seeing.
I    | - | I can notice one thing that went better than I expected.
I    | kindness | I can look at who I was a while ago, and wish that person well.
I    | - | I can notice where I am today before I think of where I'd like to be.
I    | - | I notice that this hour is new, whatever came before it.
I    | - | Something in me has kept me going, and I can notice it.
I    | - | I can look back for a moment, and then look at today.
I    | - | I notice what I've learned without meaning to.
I    | - | There are things I do differently now, and I can name one.
I    | - | I can notice what I'd like to bring with me into the next hour.
I    | - | I notice which old habits still fit and which don't.
I    | - | Beginnings can be very small, and I may be in one.
I    | - | I can feel that part of me is curious about what comes next.
I    | kindness | I notice how I tell the story of my past, and I can tell it kindly.
I    | - | I can notice what has stayed the same in me through many changes.
I    | - | There is more than one way to see where I've been.
I    | - | I notice how it feels to put a worry down, even for a minute.
I    | - | I can notice one thing that is easier than it used to be.
I    | - | What I want now may not be what I wanted then, and I can notice that.
I    | - | I notice I've begun again many times without giving it a name.
I    | - | Part of me likes things as they are, and part of me would like a change.
I    | - | Part of me looks back, part of me looks ahead, and I'm here in between.
I    | - | I can notice a mistake as something that happened, and not as all of me.
I    | morning | Every morning I've met was a new one, and this one is too.
I    | - | I can check whether an old worry still belongs to my life now.
I    | - | There may be something I'm ready to leave behind, and I can notice what.
I    | - | I notice who I've been lately, and who I'd like to be.
I    | - | I can see one thing I could do differently, and it may be tiny.
I    | patience | Change in me may be slow, and I can notice small signs of it.
I    | - | I can ask what matters most to me at this time in my life.
I    | - | I may have come further than I usually notice, and I can look back and see.
I    | - | I can feel a small wish for something, and give it room.
I    | honesty | I can be honest about what isn't working, and about what is.
I    | - | I notice how free it feels to change my mind.
I    | - | An ordinary day can take a good turn, and I can watch for one.
I    | - | I can notice what I've forgiven, in others or in me.
I    | - | Some of my plans have changed, and I'm still here to make others.
I    | - | I notice that I can miss what was and like what is.
I    | - | There's no need to start with everything, and I can notice what comes first.
I    | - | I can remember one time when starting again turned out well.
I    | - | I notice where I'm still growing, and I can be glad of it.
I    | - | I can notice one good thing that wasn't in my life before.
I    | curiosity morning afternoon | I can wonder what today might have in it that yesterday hadn't.
I    | - | I notice that what I do next is partly up to me.
I    | - | A new start needs very little, and I can notice what I already have for it.
I    | independence | I can notice which choices in my life were really mine.
I    | creativity | I notice what I'd like to do with the time ahead of me.
I    | - | I can notice where I am today, and call that a starting point.
I    | - | What's done is done, and I can notice what I can choose now.
?    | morning afternoon | What would I notice about today if I let last week go?
?    | - | What if it isn't too late for something I'd love to do?
?    | - | What would I notice now if I stopped going over the past?
?    | - | What if I'm not behind, only somewhere I didn't expect to be?
?    | kindness | What would I call this time in my life, if I were kind about it?
?    | - | What if some of my regret shows what I care about?
?    | - | What would it be like to remember my mistakes without scolding myself?
?    | - | What if I can miss something and still not want it back?
?    | - | What would I keep from the last year, if I were choosing?
?    | - | What if an ordinary day is a good enough place to start?
?    | - | What would the person I was last year be glad to know?
?    | - | What if starting again is quieter than I imagine?
?    | - | Will I notice when I'm telling an old story about myself?
?    | - | What would I notice if I stopped waiting to feel ready?
?    | - | What if part of me has already begun?
?    | morning afternoon | What would today be like if nothing had to be made up for?
?    | not-good not-bright | What if a bad week is something I had and not something I am?
?    | - | What would I find if I asked what has stayed with me?
?    | kindness | What if the person I used to be was doing what they could?
?    | honesty not-good not-bright | What would I feel if I admitted that something hurt?
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
?    | - | What if I've outgrown something without noticing?
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
?    | - | What would feel like a beginning to me, even if it looked like nothing much?
?    | creativity | What would I try if I could leave it unfinished?
?    | learning | What would I like to be a beginner at?
?    | kindness | What would I stop demanding of myself if I were just starting?
?    | - | What would hope feel like if it were very small?
?    | kindness | What would I say to a friend who was starting again?
?    | - | Will I notice a moment of hope, even a faint one?
?    | curiosity | Will I notice what makes me curious?
?    | - | Will I recognise a kind of progress that doesn't show?
when | - | When an old mistake comes to mind, I'll notice that it's a memory and not a warning.
when | - | If I catch myself saying it's too late, I'll notice that may not be true.
when | - | If I miss how things were, I'll notice what exactly I miss.
when | not-good not-bright | If shame turns up, I'll notice how old it is.
when | - | When I start to explain myself, I'll notice whether I was asked to.
when | - | If a song or a smell brings the past back, I'll notice that I'm here, in today.
when | - | When I hear of someone from my past, I'll notice what I feel and breathe out.
when | - | If I feel behind, I'll notice whose timetable I'm using.
when | - | When something goes well, I'll notice it before I brace for the next thing.
when | - | When my days feel strange to me, I'll notice one thing I still recognise.
when | - | When hope turns up, I'll notice it without asking it for proof.
when | - | If something new feels false, I'll notice it may only be unfamiliar.
when | learning | If I wish I could undo something, I'll notice what I know now.
when | kindness | If I tell someone what happened, I'll notice where I'm too hard on myself.
when | honesty | If I'm tempted by an old habit, I'll notice what I'm really after.
when | not-good not-bright | If I slip back into a habit, I'll notice one thing I did differently.
when | - | If I feel lost, I'll notice one thing I know about today.
when | learning | If I envy the person I used to be, I'll notice what I've learned since.
when | not-good not-bright | If I want to throw everything out and start over, I'll notice whether I'm tired first.
when | - | When an old mistake is mentioned, I'll breathe out before I reply.
when | honesty | When I keep rehearsing an apology, I'll notice what I'm sorry for.
when | - | If the first step feels huge, I'll look for a smaller one.
when | honesty | When I want the past back, I'll notice what I miss about it.
when | - | If I'm proud of a small change, I'll notice it and let it count.
when | - | When an old worry follows me somewhere new, I'll notice what is different here.
when | - | If I call a day wasted, I'll notice one good thing that was in it.
when | not-good not-bright | If everything seems ruined, I'll look for one thing that isn't.
when | - | When I meet someone who knew me years ago, I'll notice who I am now.
when | - | When a plan falls through, I'll notice what I feel before I make another.
when | humour | When an old disaster makes me laugh, I'll notice that something has loosened.
when | - | If the day feels stale, I'll notice one thing about it that's new.
when | patience | If I'm hurrying to be over something, I'll notice there's no deadline.
when | honesty | When I hear myself promise too much, I'll notice what I can really do.
when | - | If I can't tell what I want next, I'll notice what I don't want.
when | not-good not-bright | If kindness makes me want to cry, I'll notice how much I've been coping with.
when | - | When I'm asked what's new, I'll think of something small.
when | not-good not-bright | When I feel someone's disappointment in me, I'll notice it isn't the last word.
when | - | If I'm holding back from trying, I'll notice what I'm afraid of repeating.
when | waking-up morning | When I wake with yesterday on my mind, I'll notice that the morning came anyway.
when | waking-up morning | If my first thought of the day is an old worry, I'll wait for a second thought.
when | before-work | If I'm dreading the day after a bad week, I'll notice that today is only one day.
when | a-busy-day | When a busy day goes off course, I'll notice where I could begin again.
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
when | - | If I think I've missed my chance, I'll notice what I care about.
when | honesty | When I use the word failure, I'll notice whether there's a truer one.
when | - | If I feel hopeful and frightened at once, I'll notice there is room for both.
when | - | When I want to be certain before I start, I'll notice what I'm afraid of.
when | courage | When I catch myself trying again, I'll notice the courage in it.
when | honesty | If I put something off again, I'll notice what feels hard about it.
when | - | When I tell myself I can't change, I'll notice one way I have.
when | - | When a choice feels enormous, I'll notice which part of it is small.
when | - | When someone encourages me, I'll notice whether I let it in.
when | - | When a small chance comes up, I'll notice what I feel before I refuse it.
when | - | If I lose heart, I'll notice what I was hoping for.
when | kindness | If I drift from what I began, I'll notice it without scolding myself.
when | - | When I feel too old or too young to begin, I'll notice that I still want to.
when | curiosity | If I feel a spark of interest, I'll notice what it's for.
when | - | When I wish I were someone else, I'll notice what I'm tired of.
when | - | If trusting again feels slow, I'll let it be slow.
I    | note-loss | I notice that life looks different while somebody dear is on my mind.
I    | note-heartache | I notice that part of me is looking back at somebody, and part of me is here today.
I    | note-family | I notice the old part I play with those closest to me, and I can choose another.
I    | note-friends | I notice I'd like to feel at home with people, and I can begin small.
I    | note-work | I notice that work is one part of my life, and that it can change.
I    | note-study | I notice that each page is a new one, whatever the last mark was.
I    | note-worry | I notice how far ahead my worry has gone, and that this hour is still mine.
I    | note-shame | I notice how hard I'm being on myself, and that this hour could go differently.
I    | note-anger | I notice that I'm still angry, and that this hour is a new one.
I    | note-tired | I notice that I'd like to begin again, and that I'd like to rest first.
I    | note-glad | I notice how new the day feels with good news in it.
`
