/** fresh-start, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartNotice = `
I    | not-good not-bright | Part of me is looking back, and part of me is already getting on with things.
I    | not-good not-bright | Some sadness and some relief can sit in me together.
I    | not-good not-bright | Whatever happened, it happened, and I'm here after it.
I    | not-good not-bright | Part of me wants a fresh start, and part of me is wary of another one.
I    | not-good not-bright | Part of me misses what's behind me, and part of me is glad to be here.
I    | honesty first-only | I've got some things wrong, and this is still a new hour.
I    | - | I'm a little different from who I was a year ago, and I can notice how.
I    | - | There is still some hope in me, and I can notice where it sits.
I    | rest not-good not-bright | Part of me wants to start over, and part of me wants a rest first.
I    | learning | There is something I'd do differently, and I know it now.
I    | - | I'm between what was and what is coming, and I can stay here for a minute.
I    | honesty | There is relief in admitting when something hasn't worked.
I    | - | An old habit stirs in me now and then, and I can call it old.
I    | patience not-good not-bright | Part of me has moved on, and part of me is slower, and both can come along.
I    | not-good not-bright | Some of my regret is only a sign of what I care about.
I    | - | There is a part of me that hard times haven't changed.
I    | - | This next hour hasn't been used yet, and it could go differently.
I    | - | I notice how hard I make the first step by thinking about the tenth.
I    | first-only not-good not-bright | I can tell my story as a failure, and there are other true ways to tell it.
I    | patience not-good not-bright | I notice the hurry to make up for lost time, and I can let the hurry pass.
I    | not-good not-bright | Some days ache less than others, and I can notice which kind this is.
I    | not-good not-bright | Part of me wants something undone, and part of me knows it's done.
I    | learning not-good not-bright | Part of me would like to forget, and part of me learned something.
I    | kindness not-good not-bright | I notice how hard I am on the person I used to be.
I    | not-good not-bright | There is some fear in me of getting it wrong again, and it means to protect me.
I    | - | Who I was and who I'm becoming can both have a place in me.
I    | - | There are moments now when the past doesn't come to mind at all.
I    | honesty not-good not-bright | Not everything has gone to plan, and I can say so plainly.
I    | - | Right now it's enough to know that I'd like something to change.
I    | - | I notice I've kept something good from what didn't last.
I    | honesty not-good not-bright | Part of me is proud of a choice I made, and part of me is still sorry about it.
I    | not-good not-bright | Some of what I'm ashamed of was only me not knowing yet.
I    | not-good not-bright | There is more than one feeling in me about the past, and I don't have to choose.
I    | waking-up morning | Part of me woke up in yesterday, and part of me can feel today starting.
I    | waking-up morning | Right now this day hasn't asked me a thing about the last one.
I    | before-work not-good not-bright | Part of me expects the same old day, and part of me knows it's a different one.
I    | before-work morning | I notice I'd like today to go differently, and I can begin with one thing.
I    | a-busy-day not-good not-bright afternoon evening night | This day went wrong in places, and there is some of it left.
I    | an-exam | I notice I'm sitting an old exam in my head, and this one is different.
I    | an-exam an-interview | Part of me expects the old result, and part of me has learned since then.
I    | an-exam an-interview | Last time is trying to come in with me, and I can leave it outside.
I    | a-hard-talk | I'd like this talk to undo an earlier one, and it can simply be a new one.
I    | a-hard-talk not-good not-bright | Part of me wants to say sorry, and part of me wants to hide.
I    | a-hard-talk not-good not-bright first-only | I notice an old hurt getting ready to speak for me, and I can wait for my own voice.
I    | meeting-people | These people don't know my history, and I notice there is some rest in that.
I    | meeting-people | Part of me wants to be someone new here, and part of me wants to be known.
I    | after-a-setback not-good not-bright | It still stings, and I notice I can begin while it stings.
I    | after-a-setback not-good not-bright | I may be back at the start, and I know more than I did here last time.
I    | after-a-setback not-good not-bright | I notice I'm calling it all ruined, and it's one thing that went wrong.
I    | waiting-for-news | Part of my life is on hold, and I notice the rest is still going.
I    | waiting-for-news not-good not-bright | Part of me has planned for both answers, and part of me is just tired.
I    | waiting-for-news | I don't know yet which beginning this is, and I can wait to find out.
I    | time-alone not-good not-bright | The quiet brings old things up, and I can let them come and go.
I    | time-alone | I notice there is nothing to explain while I'm by myself.
I    | winding-down bedtime evening night | I notice this day had something in it that I'd keep.
I    | winding-down bedtime evening night | Some of today is already in the past, and I can feel it settle.
I    | - | I notice I'm more ready for some things than for others.
I    | not-good not-bright | I notice how quickly I say I've failed.
I    | - | I notice I expect beginnings to feel brave, and mostly they feel ordinary.
I    | - | I notice I still care, and that is something to start from.
I    | - | I notice how familiar it is to doubt myself at the start of things.
I    | courage not-good not-bright | Part of me is afraid to hope, and part of me has started anyway.
I    | - | Part of me wants it all to be different, and part of me wants one thing to stay.
I    | not-good not-bright | Part of me is tired of trying, and part of me would try something gentler.
I    | patience | Part of me wants to know how it turns out, and part of me can just begin.
I    | honesty | Right now beginning could be as small as being honest with myself.
I    | - | Right now there's enough in me for one small start.
I    | patience | Right now I can't see far ahead, and I can see the next thing.
I    | courage | There is a kind of courage in me that looks like carrying on.
I    | - | There is something in me that keeps wanting to try.
I    | kindness | There is some tenderness in me for what I've been through.
I    | learning | There is an awkwardness in being new, and it's nothing to be ashamed of.
I    | - | Some of my old strengths are still here, and I can notice which.
I    | - | Some of my hopes have changed, and I'm still hoping.
I    | honesty not-good not-bright | Under my regrets I can feel how much things mattered to me.
I    | not-good not-bright | It's possible for me to be sad about one thing and hopeful about another.
I    | not-good not-bright | It's hard to trust a new beginning, and I notice I'm still drawn to one.
I    | - | My hope is a cautious one, and it's still hope.
I    | - | My confidence comes and goes, and I can begin with whatever is here.
I    | - | I don't feel new, and I can begin as I am.
I    | - | What mattered to me before still matters, and I can begin from there.
I    | - | I notice that I can start again without anybody seeing.
I    | - | I can notice one thing that went better than I expected.
I    | kindness | I can look at who I was a while ago, and wish that person well.
I    | - | I can notice where I am today before I think of where I'd like to be.
I    | - | I notice that this hour is new, whatever came before it.
I    | - | Something in me has kept going all this while, and I can notice it.
I    | - | I can look back for a moment, and then look at what's here.
I    | - | I notice what I've learned without meaning to.
I    | - | There are things I do differently now, and I can name one.
I    | - | I can notice what I'd like to bring with me into the next hour.
I    | - | I notice which old habits still fit and which don't.
I    | - | Beginnings can be very small, and I may be in one.
I    | - | I can feel that part of me is curious about what comes next.
I    | kindness | I notice how I tell the story of my past, and I can tell it kindly.
I    | - | I can notice what has stayed the same in me through many changes.
I    | - | There is more than one way to see where I've been.
I    | - | I notice how it feels to put something down, even for a minute.
I    | - | I can notice one thing that is easier than it used to be.
I    | - | What I want now may not be what I wanted then, and I can notice that.
I    | - | I notice I've begun again many times without giving it a name.
I    | - | Part of me likes things as they are, and part of me would like a change.
I    | - | Part of me looks back, part of me looks ahead, and I'm here in between.
I    | - | I can notice a mistake as something that happened, and not as all of me.
I    | morning | Every morning I've met was a new one, and this one is too.
I    | - | I can check whether an old worry still belongs to my life now.
I    | - | There is something I'm ready to leave alone, and I can notice what.
I    | - | I notice who I've been lately, and who I'd like to be.
I    | - | I can see one thing I could do differently, and it may be tiny.
I    | patience | Change in me has been slow and real, and I can notice both.
I    | - | I notice what I keep, each time I start again.
I    | - | I can ask what this part of my life is asking of me.
I    | - | I have come further than I usually notice, and I can look back and see it.
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
I    | - | I can notice what I'd be sorry to leave behind.
I    | independence | I can notice which choices in my life were really mine.
I    | creativity | I notice what I'd like to make of the time that's in front of me.
I    | - | I can notice the point where I am, and call it a starting point.
I    | - | What's done is done, and I can notice what is still open.
?    | - | What if the past is allowed to have happened?
?    | morning afternoon | What would I notice about today if last week weren't in the way?
?    | - | What if it isn't too late for the thing I keep thinking of?
?    | - | What would be here if I stopped going over the past?
?    | - | What if I'm not behind, only somewhere I didn't expect to be?
?    | kindness | What would I call this time in my life, if I were kind about it?
?    | - | What if some of my regret is my values talking?
?    | - | What would it be like to remember my mistakes without being in trouble?
?    | - | What if I can miss something and still not want it back?
?    | - | What would I keep from the last year, if I were choosing?
?    | - | What if an ordinary day is a good enough place to start?
?    | - | What would the person I was last year be glad to know?
?    | - | What if starting again is quieter than I imagine?
?    | - | Will I notice when I'm telling the old story again?
?    | not-good not-bright | What if the shame is older than the mistake?
?    | - | What would I notice if I stopped waiting to feel ready?
?    | - | What if part of me has already begun?
?    | not-good not-bright | What if the thing I lost wasn't the last good thing?
?    | morning afternoon | What would today be like if nothing had to be made up for?
?    | not-good not-bright | What if a bad week is something I had and not something I am?
?    | - | What would I find if I asked what has stayed with me?
?    | kindness | What if the person I used to be was doing what they could?
?    | honesty not-good not-bright | What would I feel if I admitted that it hurt?
?    | - | What if being unsure is just what a beginning feels like?
?    | - | What if I don't have to understand the past before I carry on?
?    | - | What would I say if someone asked what I'm hoping for?
?    | - | What if I've been carrying someone else's version of what happened?
?    | honesty | What would get lighter if I told myself the truth about the past?
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
?    | waking-up morning | What would I like to leave out of this morning?
?    | waking-up morning | What if this morning had nothing to do with yesterday?
?    | a-busy-day | What if this day could begin again from the next thing?
?    | an-interview honesty | What if the way I got here is worth telling them about?
?    | a-hard-talk | What if they're nervous about starting again too?
?    | meeting-people | What would I enjoy about being new to them?
?    | after-a-setback not-good not-bright | What if this setback says something about the plan and less about me?
?    | after-a-setback not-good not-bright | What would I feel if I weren't also telling myself off?
?    | waiting-for-news | What if not knowing yet is a place I can stay for a while?
?    | waiting-for-news morning afternoon | What would I notice today if I weren't listening out for news?
?    | time-alone | What would I like this quiet to be for?
?    | winding-down evening | What would I keep from today, and what would I leave in it?
?    | bedtime night | What if today could be over without being solved?
?    | bedtime night | Will I let today be finished, just as it is?
?    | honesty | What if one honest minute counts as a start?
?    | - | What if I could change my mind about myself?
?    | - | What if I could begin without announcing it?
?    | not-good not-bright | What if I brought my sadness along instead of waiting for it to leave?
?    | - | What if stopping was the wise thing, back then?
?    | learning | What if feeling clumsy only means I'm learning?
?    | - | What if my doubts could come with me and not decide?
?    | - | What would feel like a beginning to me, even if it looked like nothing much?
?    | creativity | What would I try if I could leave it unfinished?
?    | learning | What would I like to be a beginner at?
?    | kindness | What would I stop demanding of myself if I were just starting?
?    | - | What would hope feel like if it were very small?
?    | honesty | What would I gladly stop pretending?
?    | kindness | What would I say to someone starting again from here?
?    | - | Will I notice when hope comes back, even faintly?
?    | - | Will I notice the moment I stop bracing?
?    | curiosity | Will I notice what still makes me curious?
?    | - | Will I recognise a kind of progress that doesn't show?
when | - | When an old mistake comes to mind, I'll notice that it's a memory and not a warning.
when | - | If I catch myself saying it's too late, I'll notice who taught me that.
when | - | If I miss how things were, I'll notice what exactly I miss.
when | honesty | When I say it's all behind me, I'll check whether it is.
when | not-good not-bright | If shame turns up, I'll notice how old it is.
when | - | When the explaining starts, I'll notice whether I was asked.
when | - | If a song or a smell brings the past back, I'll notice that I'm here as well.
when | - | When news of someone from before reaches me, I'll notice what it stirs and breathe out.
when | - | If I feel behind, I'll notice whose timetable I'm using.
when | - | When something goes well, I'll notice it before I brace for the next thing.
when | - | If I've gone an hour without looking back, I'll notice that gently.
when | - | When my days feel strange to me, I'll notice one thing I still recognise.
when | - | When hope turns up, I'll notice it without asking it for proof.
when | - | If something new feels false, I'll notice it may only be unfamiliar.
when | not-good not-bright | When a date on the calendar hurts, I'll notice why, and go slowly.
when | learning | If the wish to undo something comes, I'll notice what I wish I'd known.
when | kindness | If I tell someone what happened, I'll notice where I'm too hard on myself.
when | honesty | If I'm tempted by an old habit, I'll notice what I'm really after.
when | not-good not-bright | If I slip again, I'll notice one way it was different this time.
when | - | If I feel lost, I'll notice one thing I know about today.
when | learning | If I envy the person I used to be, I'll notice what I've learned since.
when | not-good not-bright | If I want to throw it all out and start over, I'll notice how tired I am first.
when | - | When an old mistake is mentioned, I'll notice the heat in me before I reply.
when | honesty | When an apology keeps rehearsing itself, I'll notice what I'm sorry for.
when | - | If the first step feels huge, I'll notice I've pictured the whole road.
when | honesty | When I want to go back, I'll notice what I miss and what I'd be going back to.
when | - | If I'm proud of a small change, I'll notice it and let it count.
when | - | When an old worry follows me somewhere new, I'll notice what is different here.
when | - | If I call a day wasted, I'll notice one thing it held.
when | not-good not-bright | If it all seems ruined, I'll notice the word all.
when | - | When I meet someone who knew me then, I'll notice who I am now.
when | - | If something that used to hurt leaves me cold, I'll notice that's allowed too.
when | - | When a plan falls through, I'll notice what I feel before I make another.
when | humour | When an old disaster makes me laugh, I'll notice that something has loosened.
when | - | If the day feels stale, I'll notice one thing about it that's new.
when | patience | If I'm hurrying to be over something, I'll notice there's no deadline.
when | honesty | When I hear myself promise too much, I'll notice which small part is true.
when | patience | When I blame myself for how long it's taking, I'll notice how much there was.
when | - | If I can't tell what I want next, I'll notice what I don't want.
when | not-good not-bright | If kindness makes me want to cry, I'll notice how long I've been managing.
when | - | When I'm asked what's new, I'll notice something small that is.
when | learning | If today repeats an old day, I'll notice what I know now.
when | not-good not-bright | When I feel someone's disappointment in me, I'll notice it isn't the last word.
when | - | If I'm holding back, I'll notice what I'm afraid of repeating.
when | waking-up morning | When I wake with yesterday still on me, I'll notice that the morning came anyway.
when | waking-up morning | If my first thought of the day is an old one, I'll notice there's a second.
when | before-work | If I'm dreading work after a bad week, I'll notice it's only today I'm going into.
when | a-busy-day | When a busy day goes off course, I'll notice the next place it could turn.
when | an-exam | When I meet a question that beat me before, I'll notice what I know about it now.
when | an-interview | When they ask about my past, I'll notice my breath before I answer.
when | a-hard-talk | When an old argument creeps into the talk, I'll notice that it's an old one.
when | meeting-people | When I'm asked about myself, I'll notice I can choose how much to say.
when | after-a-setback not-good not-bright | When I feel back at the beginning, I'll notice what I've brought with me.
when | waiting-for-news | When I imagine how it turns out, I'll notice that I'm guessing.
when | waiting-for-news | If waiting makes everything feel paused, I'll notice one thing that's moving.
when | winding-down evening | When I go over the day, I'll notice what I've been leaving out.
when | bedtime night | When an old mistake arrives at bedtime, I'll notice the hour and leave it unsolved.
when | bedtime night humour | If I'm sorting out my whole life at midnight, I'll notice it's midnight.
when | - | When I say I'm starting from nothing, I'll notice what I still have.
when | - | If I think I've missed my chance, I'll notice that I still care.
when | honesty | When I use the word failure, I'll notice whether there's a truer one.
when | - | If I feel hopeful and frightened at once, I'll notice there is room for both.
when | - | When I want to be certain before I start, I'll notice what I'm afraid of.
when | courage | When I catch myself trying again, I'll notice the courage in it.
when | honesty | If I put something off again, I'll notice what feels hard about it.
when | - | When I tell myself I can't change, I'll notice one way I have.
when | - | When a choice feels enormous, I'll notice which part of it is small.
when | - | If I don't recognise my own life, I'll notice one thing in it that I chose.
when | - | When someone encourages me, I'll notice whether I let it in.
when | - | When a small chance comes up, I'll notice what I feel before I refuse it.
when | - | If I lose heart, I'll notice what I was hoping for.
when | kindness | If I drift from what I began, I'll notice it without scolding myself.
when | - | If I answer differently from how I used to, I'll notice that I did.
when | - | When I feel too old or too young to begin, I'll notice that I still want to.
when | curiosity | If I feel a spark of interest, I'll notice what it's for.
when | kindness | If I'm ashamed of where I am, I'll notice how I got here, and be gentle.
when | - | When I wish I were someone else, I'll notice what I'm tired of.
when | - | If trusting again feels slow, I'll notice what the caution is for.
I    | note-loss | I notice that life looks different while somebody dear is on my mind.
I    | note-heartache | I notice that part of me is still looking back at somebody, and part of me is here.
I    | note-family | I notice the old part I play with those closest to me, and I can choose another.
I    | note-friends | I notice I'd like to feel at home with people, and that I can begin very small.
I    | note-work | I notice that work is one part of my life, and that it can change.
I    | note-study | I notice that each page is a new one, whatever the last mark was.
I    | note-worry | I notice how far ahead my worry has gone, and that this hour is still mine.
I    | note-shame | I notice how hard I'm being on myself, and that this hour could go differently.
I    | note-anger | I notice that I'm still angry, and that this hour is a new one.
I    | note-tired | I notice that I'd like to begin again, and that I'd like to rest first.
I    | note-glad | I notice how new the day feels with good news in it.
`
