/** fresh-start, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartDo = `
I    | not-good not-bright | I've begun again before, and I was frightened then too.
I    | kindness | I've come out of hard weeks with my kindness still in me.
I    | honesty | I've said sorry when it was hard, and I can do it again.
I    | - | I've turned strange places into familiar ones before.
I    | - | I've changed my mind about big things and stayed myself.
I    | - | I've lost my way and found another one.
I    | learning | I've learned some things late, and they still came in useful.
I    | - | I've been a beginner many times, and each time I grew out of it.
I    | - | I've put down things I thought I couldn't manage without.
I    | - | I've lost good things, and I've found others.
I    | kindness | I've felt regret and done a kind thing on the same day.
I    | - | I've had bad years with good days inside them.
I    | - | I've stopped in the middle of things and still come back to them.
I    | - | More than once I've called a day ruined and had a good evening.
I    | - | More than once I've surprised myself by carrying on.
I    | - | More than once a wrong turn has shown me what I wanted.
I    | - | I come back to what matters after I've wandered.
I    | - | I begin with the part I can reach.
I    | - | I begin again, and I let it be quiet.
I    | - | I've started again with the same old doubts, and it counted.
I    | - | There are things I've left behind that I'm still grateful for.
I    | - | More than once I've got it wrong and put it right on the same day.
I    | - | I can have a past and still have plans.
I    | not-good not-bright | I can be sad about what's over and still look after myself today.
I    | - | I've begun in the middle of a mess before.
I    | friendship morning afternoon | Today I let somebody help me start.
I    | humour not-heavy | A few of my old disasters make me smile these days.
I    | morning afternoon | Today I leave one old argument unfinished on purpose.
I    | kindness morning afternoon | Today I give myself the second chance I'd give a stranger.
I    | morning afternoon | Today I put one thing right, however small.
I    | honesty morning afternoon | Today I start from what's true and not from what I wish were true.
I    | morning afternoon | Today I do the next thing without dragging the last one behind me.
I    | - | I still have what I learned, even from what didn't last.
I    | - | I still know how to make a place feel like mine.
I    | humour not-heavy | My sense of humour is still here, and it has seen worse.
I    | - | There is plenty in my life that I began badly and love now.
I    | - | There is proof in my own past that I can change.
I    | - | Some of my best decisions began as changes of plan.
I    | creativity | Some of what I'm good at began as a mistake.
I    | - | I know what beginning again is like, and I know I can do the first hour of it.
I    | patience | I know how to be patient with a slow start, because I've had one.
I    | - | I make room for something new by finishing something small.
I    | honesty | I make amends where I can and leave the rest alone.
I    | - | I choose what I take with me from here.
I    | - | I can drop a plan without dropping myself.
I    | rest | I've rested and begun again, and nothing was lost by the rest.
I    | courage | At least once I've walked away from what wasn't good for me.
I    | - | At least once I've proved my own prediction wrong.
I    | - | I've been through the awkward first part of things and out the other side.
I    | - | The days after a mistake have eased before, and I remember how.
I    | independence | I've made up my own mind before, and I've stood by it.
I    | waking-up morning | I got up today with yesterday still in me, and that's a beginning.
I    | waking-up morning | This morning I begin before I've judged how I'm doing.
I    | waking-up before-work | I've started plenty of good days in a bad mood.
I    | before-work honesty | I've gone back in after a bad day and done honest work.
I    | a-busy-day | I can lose an hour and still use the next one.
I    | a-busy-day | I've rescued busy days from the middle before.
I    | a-busy-day | I stop, choose one thing and begin the day again from there.
I    | an-exam | I can meet a blank moment and begin again on the next line.
I    | an-interview | I tell the short version of my past and spend the time on what's next.
I    | a-hard-talk honesty | I can say I got it wrong without falling apart over it.
I    | a-hard-talk | I've said hard things badly and come back to say them better.
I    | a-hard-talk fairness | I let the other person have their version, and I keep mine.
I    | meeting-people | I've been the stranger before, and it didn't last.
I    | meeting-people an-interview | I can be new here without pretending I'm not.
I    | meeting-people | I let people know me from today onwards.
I    | after-a-setback | I've been set back before and found I still had most of what I needed.
I    | after-a-setback | I can be badly disappointed and still make the next decision well.
I    | after-a-setback | I've made second attempts before, with a sore pride and a better idea.
I    | waiting-for-news | I leave the question open and get on with the day.
I    | waiting-for-news patience | I've got through long waits by doing ordinary things well.
I    | waiting-for-news | While the answer is on its way, I start something that's mine.
I    | time-alone | I've been good company to myself in hard times.
I    | time-alone creativity | By myself, I try things I'd be shy to try in front of others.
I    | winding-down evening | I look at today honestly, and then I put it away.
I    | winding-down evening | I count what I began today and let the rest be.
I    | winding-down bedtime evening night | I've slept on hard days before and seen them more clearly afterwards.
?    | morning afternoon | Will I do one small thing today that I've been saving for a better time?
?    | - | What if I've already begun, and this is what it looks like?
?    | morning afternoon | Will I put right the one thing I can put right today?
?    | - | What would I say I've come back from, if I counted?
?    | - | What if I made one difficult start today, and made it small?
?    | friendship | Will I let somebody help me with the first part?
?    | morning afternoon | What would it look like to treat today as mine?
?    | - | What would I begin if it only took ten minutes?
?    | courage | What if I told one person what I'm trying to do?
?    | kindness morning afternoon | Will I forgive one small thing today, starting with one of mine?
?    | - | What if I trusted what I learned the last time?
?    | - | What if the proof that I can change is already behind me?
?    | waking-up morning | Will I begin this morning before I go over yesterday?
?    | after-a-setback | What would trying again look like, if I tried a smaller part?
?    | an-interview meeting-people | What if I began with where I'm going?
?    | a-busy-day | Will I let the next hour be a new one?
?    | bedtime winding-down evening night | What would I do again from today, just as I did it?
when | honesty | When I've made a mistake, I'll say so early and mend what I can.
when | - | When I break a promise to myself, I'll make it smaller and keep it.
when | - | When I want to give up on the day, I'll do one thing that takes two minutes.
when | - | When I pass a place with a memory in it, I'll let it come and keep walking.
when | - | If I'm asked what happened, I'll tell it briefly and turn to what's next.
when | - | When guilt comes round again, I'll ask if there's anything left to put right.
when | courage | When a chance to begin turns up, I'll take it before I've finished doubting.
when | friendship | When I feel stuck, I'll ask one person for one idea.
when | - | If the first try goes badly, I'll stop for a drink of water and try once more.
when | - | When I hear the old verdict on myself, I'll answer with something I did this week.
when | - | When I don't know where to begin, I'll begin with the nearest thing.
when | - | When an old mistake is brought up, I'll say what I've learned since.
when | not-low | When I finish something I once dropped, I'll stop and be glad.
when | not-good not-bright | When I miss what's over, I'll do one thing that belongs to now.
when | kindness | If I lose my temper, I'll come back and say the better thing.
when | learning | When something new feels clumsy, I'll do it three times before I judge it.
when | before-work | If yesterday follows me in, I'll start with one thing I can finish.
when | an-exam an-interview | If I stumble, I'll breathe once and carry on from the next word.
when | a-hard-talk | When it's my turn, I'll own my part before I talk about theirs.
when | after-a-setback | When the first sting has eased, I'll choose one thing to try differently.
when | bedtime evening night | When I put the light out, I'll count today as done.
I    | note-loss | I begin the next hour with one ordinary thing and somebody dear in my heart.
I    | note-heartache | I do one new thing that is only mine, sore heart or not.
I    | note-family | I say one thing differently to somebody close to me.
I    | note-friends | I make one small beginning with somebody, even if it's only a nod.
I    | note-work | I begin again with work from here, whatever last week was like.
I    | note-study | I turn to a clean page and start with something I do know.
I    | note-worry | I begin one small thing now, worry and all.
I    | note-shame | I've lived things down before, one ordinary day after another.
I    | note-anger | I let my anger cool a little, and I start the next hour from there.
I    | note-tired | I begin again very small, tired as I am, and I stop early.
I    | note-glad | I mark this good day in some small way, so that I remember how it began.
`
