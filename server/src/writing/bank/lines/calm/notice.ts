/** calm, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmNotice = `
I    | a-busy-day | I notice how fast I'm going, and I can go a little slower.
I    | not-good not-bright | My mind can be loud, and I don't have to answer all of it.
I    | - | Right now I can feel the ground, and that is one steady thing.
I    | waiting-for-news not-good not-bright | I notice I'm bracing for something, and nothing has happened yet.
I    | - | I can check my jaw, and let it loosen if it's tight.
I    | a-hard-talk | My heart can go quickly, and it is only getting me ready.
I    | an-exam an-interview | I can be nervous and still breathe in my own time.
I    | bedtime winding-down evening night | I notice today is still humming in me, and it can settle slowly.
I    | after-a-setback not-good not-bright | I notice I keep going over it, and I can put it down for a minute.
I    | first | Whatever I'm worried about, it doesn't need all of me.
I    | meeting-people | I don't have to be ready for anything, and I can simply arrive.
I    | a-busy-day | Right now there is one thing in front of me, and the rest is waiting its turn.
I    | not-good not-bright | I don't have to hold everything together, and I can loosen my grip a little.
I    | not-good not-bright | I don't have to try to be calm, and I can let this minute be as it is.
I    | evening night | However much noise this day has had, I can be quiet now.
I    | a-busy-day afternoon | I may not have stopped since this morning, and I can stop here for a minute.
I    | - | I notice my shoulders, and they can come down from my ears.
I    | waiting-for-news | I can look up from my phone for a minute while I wait.
I    | - | My thoughts can run ahead, and my body is still here.
I    | an-interview | I notice how much I want this, and wanting it is all right.
I    | a-hard-talk | Part of me wants to get it over with, and part of me can go gently.
I    | nature first | The sky is in no hurry, and I can look up for a moment.
I    | - | I can find the tightest place in me and breathe around it.
I    | before-work morning | I notice the day pulling at me, and I can take one more breath first.
I    | meeting-people | I can feel a flutter inside and still walk in.
I    | time-alone | Right now the only pace here is mine.
I    | - | My breath can take its time getting longer.
I    | - | Even when a day is too much, this minute is only a minute.
I    | a-busy-day | I notice everything feels urgent, and some of it only feels that way.
I    | - | I can hear my own breath, and for now that's enough to do.
I    | after-a-setback not-good not-bright | I notice how shaken I feel, and I can move slowly today.
I    | an-exam before-work not-good not-bright | I notice the nerves, and under them I notice I care.
I    | - | I notice how this breath leaves without any help from me.
I    | bedtime night | I notice which plans came to bed with me, and they can wait.
I    | winding-down evening night | The day can loosen its hold on me a little now.
I    | - | This minute can be hard, and it is not the whole of my day.
I    | meeting-people | I notice I'm rehearsing what to say, and I can stop for a while.
I    | - | Some of what feels like worry can be tiredness.
I    | after-a-setback not-good not-bright | I notice my pride is sore, and I don't have to defend it.
I    | - | I can name what I'm feeling, and that makes it a little smaller.
I    | a-hard-talk | I notice I'm ready to defend myself, and I can listen first.
I    | not-good not-bright | I can't control everything, and I can still breathe slowly.
I    | first-only | I notice how I calm down when I stop arguing with how I feel.
I    | - | I can be tense, and being tense isn't a mistake.
I    | - | I can think of one thing that rattles me less than it used to.
I    | not-good not-bright | Part of me keeps watch for trouble, and I can thank it for trying.
I    | - | Whatever I feel right now, I don't have to explain it.
I    | - | My thoughts can be fast and my breath can still be slow.
I    | first | Some hurry is mine, and some I catch from other people.
I    | care not-good not-bright | Some worry is really care, and I can see that.
I    | not-good not-bright | Some things can't be solved today, and they can be carried gently.
I    | - | My feelings keep changing, and I notice this one is changing too.
?    | - | What would I notice if I stopped for ten seconds?
?    | a-busy-day | What would it feel like to be in no hurry for one minute?
?    | waiting-for-news | What if I only noticed the waiting, and left the ending alone?
?    | bedtime night | What if my body already knows how to rest?
?    | after-a-setback not-good not-bright | What would this hurt need from me, if I listened?
?    | - | What would I hear if I listened past my own thoughts?
?    | not-good not-bright | What if I noticed a worry without climbing into it?
?    | time-alone | What would I feel if this hour were only mine?
?    | waking-up morning | What if I noticed the morning before I judged it?
?    | - | What would it be like to let my face rest?
?    | a-hard-talk | What if I noticed what I feel before I say what I think?
?    | - | What would happen if I let my shoulders down?
?    | evening winding-down | What would I like to put down first this evening?
?    | an-exam an-interview | What if these nerves are a sign that I care?
?    | not-good not-bright | What would it be like to feel what I feel and do nothing about it yet?
?    | not-good not-bright | What if I'm more tired than worried?
?    | not-good not-bright | What would I call this feeling if I had to give it one word?
?    | - | What would I see if I looked up now?
?    | - | What if there is nothing to fix in this minute?
?    | first | What would it feel like to stop leaning into the next thing?
?    | - | What would I feel if I let my hands be still?
?    | not-good not-bright | What if I didn't have to understand this feeling yet?
?    | not-good not-bright | What if I could feel afraid and safe at once?
?    | - | What would I notice if I walked a little slower?
?    | not-good not-bright | What if my worry has been trying to help?
?    | - | What if I noticed one way in which I'm calmer than I used to be?
?    | kindness morning afternoon | What would my kindest voice say about today?
?    | - | What would it be like to let this minute be ordinary?
?    | not-good not-bright | What if I didn't fight the feeling, only this once?
?    | - | What if it's all right to feel exactly like this?
?    | morning | What would I like to feel, before the day decides for me?
?    | evening night | What if tonight I noticed what went quietly right?
?    | rest not-good not-bright | What if what I'm feeling is a need for rest?
?    | - | What if my body is calmer than my thoughts are?
?    | not-good not-bright | What would it be like to watch a worry from a little way off?
?    | first | What if I noticed one thing that isn't asking for anything?
?    | first | What would it be like to breathe as if there were time?
?    | - | What if the rush is a habit and not a fact?
?    | morning afternoon | What would I notice about today if I weren't judging it?
?    | a-busy-day | What if this is the pause, right here?
?    | not-good not-bright | What if a little less effort is what I need?
?    | - | What if I noticed how I'm breathing and changed nothing?
?    | - | What would I say I need, if I asked myself gently?
?    | not-good not-bright | What if my irritation is really a need for some space?
?    | - | What would it be like to do the next thing at half the speed?
?    | not-good not-bright | What if there are two feelings here, and only one is loud?
?    | courage not-good not-bright | What would I say to a worry if I weren't afraid of it?
?    | honesty not-good not-bright | What if my worry is louder than it is true?
?    | kindness | What if I don't have to be calm to be kind to myself?
?    | not-good not-bright | What if I could leave something unsettled for a while and be all right?
?    | not-good not-bright | What would my worry ask for, if it felt heard?
?    | - | What if somebody else's mood doesn't have to become mine?
?    | rest | What would it be like to want nothing from the next few minutes?
?    | - | What would I gladly put off, if I trusted it could wait?
?    | not-good not-bright | What if what I feel is stress, and not a fault in me?
?    | not-good not-bright | What would feel a little easier if I expected less of myself?
when | - | When I catch myself hurrying, I'll let each step land more slowly.
when | - | When my chest goes tight, I'll let the next breath out take its time.
when | waiting-for-news | When I reach to check again, I'll look around the room once first.
when | bedtime night | When my thoughts start to run, I'll notice how warm the covers are.
when | meeting-people | When I walk in, I'll notice one thing I like in the room.
when | a-hard-talk | When my voice starts to rise, I'll notice my hands.
when | an-exam | When my mind goes blank, I'll lean back and wait a moment.
when | - | When I feel my jaw tighten, I'll let my teeth come apart.
when | - | When a wave of worry comes, I'll name it quietly and let it move.
when | evening winding-down | When the evening goes quiet, I'll notice the quiet before I fill it.
when | - | If I start to snap, I'll notice how tired I am.
when | time-alone | When the house goes quiet, I'll let it be quiet for a while.
when | before-work morning | When I close the front door, I'll notice the air on my face.
when | - | When everything feels loud, I'll listen for the quietest thing I can hear.
when | - | When I notice I'm not breathing fully, I'll sigh once, on purpose.
when | - | If my thoughts go in circles, I'll notice that they're circles.
when | afternoon a-busy-day | When the afternoon drags, I'll look out at the sky for a while.
when | - | When my stomach turns over, I'll rest a hand on it.
when | - | When I hear my own sharp voice, I'll ask whether I'm tired.
when | - | When I wash my hands, I'll notice the water for a moment.
when | - | When I notice a frown, I'll let my forehead smooth out.
when | - | When my shoulders lift, I'll let them drop with a breath.
when | - | When I put the kettle on, I'll listen until it boils.
when | - | When a worry repeats itself, I'll notice I've heard it before, and let it pass.
when | - | When my thoughts pile up, I'll look at only one of them.
when | - | When I feel crowded, I'll look up and take one slow breath.
when | - | When I reach for my phone without thinking, I'll notice what I'm feeling.
when | - | When I feel my heart racing, I'll put a hand there and wait.
when | - | When I hear a siren or a shout, I'll let my shoulders come down again.
when | - | When I catch myself sighing, I'll let it be a real one.
when | - | When I get a message I don't like, I'll notice my breath before I reply.
when | - | When something small upsets me, I'll notice how full my day has been.
when | not-good not-bright | When I feel like crying, I'll notice that it's allowed.
when | - | When a worry sits in my stomach, I'll let my stomach be soft.
when | - | When I notice a bit of quiet, I'll stay in it for one breath more.
when | - | When I feel far away from myself, I'll name three things I can see.
when | - | When I drink something warm, I'll notice the warmth going down.
when | - | When I start talking fast, I'll notice and take a breath.
when | evening | When I take off my shoes, I'll notice that I'm home.
when | rest | When I notice I'm pushing myself, I'll ask how tired I am.
when | - | If I wake up cross, I'll notice it before I pass it on.
when | first | When I tell myself to hurry, I'll ask who is actually waiting.
when | - | When I start to imagine the worst, I'll notice that I'm imagining.
when | - | When a noise makes me jump, I'll let my breath settle before I move.
when | - | If I can't decide, I'll notice what I'm afraid of losing.
when | - | When I want to do everything at once, I'll pick out just one thing.
when | - | When I find my fists closed, I'll let my hands open.
when | honesty | When a worry asks 'what if', I'll answer with what I know.
when | - | When I lose my patience, I'll ask what I was needing.
when | - | When I'm about to answer too fast, I'll let one breath go first.
when | - | If I feel anger coming, I'll give it its name before I give it my voice.
when | - | When I feel uneasy and can't say why, I'll let it be only a feeling.
when | kindness | When I drop or spill something, I'll listen to how I speak to myself.
when | - | If the news unsettles me, I'll look away from it for a while.
when | curiosity | If I wish a feeling away, I'll ask what it wants me to know.
when | first | When a good moment comes, I'll let it be good without guarding it.
when | - | When I think I'm behind, I'll name one thing I've already done.
when | - | When my worry goes far ahead, I'll look at what is near me.
when | - | When my thoughts turn to blame, I'll look for the hurt beneath them.
I    | - | Right now I can go a little slower than I was.
I    | first | Whatever today is like, I can hear myself breathe in the middle of it.
I    | - | I can name how I feel in one plain word, and leave it at that.
I    | first | My breath goes in and out by itself, and I can rest in that.
I    | first | For this minute, I can stop getting ready for the next one.
I    | - | I can feel where I'm holding on, and loosen it by a little.
I    | - | A feeling can be here without my having to act on it.
I    | - | I notice how I'm sitting or standing, and I can make it easier.
I    | first | Something is holding me up right now, and I can lean into it.
I    | - | My mind can be full while my hands are still.
I    | - | I can tell what is mine to deal with now, and what can wait.
I    | - | Even on a full day, I can find one breath that isn't hurried.
I    | afternoon evening night | Some of me is still catching up with today, and I can wait for it.
I    | - | How I feel now is allowed to be mixed.
I    | - | Slowing down can feel strange at first, and I can let it.
I    | - | I can hear what I think before I answer anyone.
I    | first | A calm moment can be very short and still count.
I    | - | I'm allowed to stop and feel what kind of day it is.
I    | - | My breath has its own pace, and I can follow it for a while.
I    | - | I can let this moment be an ordinary one.
I    | - | Whatever has happened so far today, I can breathe here.
I    | note-heartache | I notice my thoughts going back to someone, and I can breathe before I follow.
I    | note-family | I notice how tense I get about the people closest to me, and I can breathe first.
I    | note-work | I notice how much room work takes up in my head, and I can take a little back.
I    | note-study | I notice my thoughts speeding up when I think of my studies, and I can slow down.
I    | note-worry | I notice a worry going round, and I can watch it without getting in.
I    | fairness | My thoughts are all talking at once. None of them has the floor.
I    | - | For a whole minute there, I forgot to worry.
I    | not-heavy not-low | I feel light just now, for no reason I can find.
I    | - | I can read a message four times. It says the same thing.
I    | humour | I can hear two kinds of urgent in me, and one of them is only caffeine.
I    | - | My heart is quick. The room is not.
I    | bedtime night | My eyes are shut. That's a start.
I    | time-alone | My face is still arranged for company. It can stop.
I    | a-busy-day not-good not-bright | I feel chased, but when I turn round it's only a list.
I    | waiting-for-news | The answer isn't here yet. I am.
I    | - | I can tell I'm cross by how I put down a cup.
I    | nature | The weather is getting on without my help.
I    | first-only | Most of the noise is in my head, and most of that is old.
I    | waking-up morning not-good not-bright first-only | I woke up worried before I knew what about.
I    | not-good not-bright first-only | I'm tired, which looks a lot like doom from the inside.
I    | bedtime night | The day has followed me to bed, still talking, and I can let it talk itself out.
I    | night | My worries do their best work at this hour. I don't have to hire them.
I    | - | I catch myself clenching my teeth at a screen.
I    | not-good not-bright | My worry is loud. It isn't new.
I    | afternoon evening | My body has been leaning all day on a door that nothing is pushing.
I    | not-good not-bright | Everything in me is braced for a bang. So far, quiet.
I    | - | My mind has gone on ahead to next week. The rest of me is still here.
I    | not-good not-bright humour | My body thinks there's a tiger. I've looked, and it's a calendar with things written in it.
I    | evening night | The day is still ringing in me, like a bell after it stops.
I    | not-heavy not-low | I keep finding that I'm all right, like finding a sweet in an old coat pocket.
I    | humour | My breath is stuck up high, like a cat in a tree. It knows the way down.
I    | not-good not-bright | The knot in my stomach is here. So is the rest of me.
I    | not-good not-bright first-only | I'm wound up. That's all.
I    | note-shame note-compare | I've been scrolling downhill. I can get off here.
I    | note-loss | For this minute, breathing out is the only thing in my diary.
I    | note-work note-stage | My mouth has gone dry. Water exists.
I    | note-glad | Nothing is wrong just now. I can sit in that.
I    | first-only note-loss | This is sad. I'm sad.
I    | note-tired | I'm running on fumes and good manners. The manners can go first.
I    | note-shame note-mistake | I'm the only one still talking about it.
I    | note-anger | My breath has gone short and pointed. I can let it out the long way.
you  | bedtime night | {name}, the day is over. Your hands can stop holding it.
you  | - | {name}, you've stopped for a second. That's the hardest bit.
you  | - | {name}, you're not late for this minute.
you  | afternoon evening night | {name}, you've been carrying that sentence around since this morning, and you could set it down.
?    | night | What if the night only wants me lying down?
?    | not-heavy not-low | What if this is calm, and I've been wearing it for an hour?
?    | not-good not-bright | What would this be if I stopped calling it a disaster?
?    | - | What would I hear if I stopped narrating?
?    | not-good not-bright | What if this feeling is the tail end of something, and the worst of it has already gone by?
?    | morning afternoon evening | What if today is simply a bit much?
?    | - | What if nothing is required of my face?
?    | note-heartache | What if I left the old messages alone, just for now?
?    | note-loss | What if this minute only asks me to sit down?
?    | note-family | What if this is a bad patch, and not the whole story?
?    | note-study | What if I read one page as if I had all week?
?    | note-work | What if it's only work, just for the next minute?
when | night | When the ceiling gets interesting, I'll shut my eyes. It can manage.
when | - | When I find myself gripping a wheel, a pen or a sofa, I'll soften one finger.
when | - | When I've read a line three times, I'll look up and unclench.
when | patience | If the lift is slow, I'll let it be slow.
when | - | When I check the time again, I'll check my jaw as well.
when | note-family | When voices go up, I'll let my shoulders come down.
you  | - | {name}, breathe out first. You can answer after.
you  | - | {name}, you're holding your breath for something that's only maybe.
you  | - | {name}, this minute is all right, even if the day isn't.
you  | - | {name}, it's loud in your head, and you don't have to answer all of it.
I    | note-unseen | It stings to be looked past. I can say that much.
I    | note-parenting | The noise is theirs. The breath is mine.
I    | note-chore | I dread it more than I've ever minded doing it.
I    | note-nuisance | It's out of my hands. My hands could do with the rest.
I    | note-flat | I feel flat, and flat is a quiet place to be.
I    | note-habit | The wanting comes in waves, and this is one of them.
I    | note-excited | My heart is quick because it's pleased.
I    | note-missing | The missing comes and goes. Just now it has come.
I    | note-pet | I can hope and be frightened at the same time.
I    | note-let-down | It's a drop, and I felt it all the way down.
I    | note-sad | My throat is tight. I can let one long breath out.
I    | note-scrolling | My head is full of other people's news.
I    | note-their-health | I love somebody who isn't well. No wonder my chest is tight.
I    | note-plain | One breath out, and here I am.
I    | note-plain | There's a bit of quiet in me, and I can go and stand in it.
I    | note-compare | I feel left standing, and I can look down at my own ground.
I    | note-row | I'm still having the argument, and I'm doing both voices.
I    | note-child-worry | My stomach is at that school with them.
I    | note-money | It goes round and round. The number hasn't changed.
I    | note-lonely | The quiet is very quiet. I can put some music in it.
I    | note-ill | It's one of those days with my body. I can go slowly round it.
I    | note-stage | My heart is going like a drum, and I can breathe under it.
I    | note-annoyed | I can feel my teeth. I can loosen them.
I    | note-deciding | I'm going round in circles, and I can sit down in one.
I    | note-fear not-good not-bright | I'm scared of this, and it's older than my good sense.
I    | note-somebody | There's somebody on my mind, and I can be gentle about it.
I    | - | My shoulders have been listening to the news.
I    | humour | I'm hurrying, and there's no train.
I    | - | There's a small quiet under the noise, and I know where it is.
I    | - | I can feel my pulse slow down when I stop explaining.
I    | - | I'm bracing for a knock that hasn't come.
I    | - | The room is still. I'm the one going round.
`
