/** calm, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmNotice = `
I    | a-busy-day | I notice how fast I'm going, and I can go a little slower.
I    | not-good not-bright | My mind can be loud, and I don't have to answer all of it.
I    | - | Part of me may be racing, and part of me can sit down.
I    | - | Right now I can feel the ground, and that is one steady thing.
I    | waiting-for-news not-good not-bright | I notice I'm bracing for something, and nothing has happened yet.
I    | - | However much is in my head, there is room around it.
I    | waiting-for-news | Part of me wants an answer now, and part of me knows how to wait.
I    | - | I can check my jaw, and let it loosen if it's tight.
I    | a-hard-talk | My heart can go quickly, and it is only getting me ready.
I    | an-exam an-interview | I can be nervous and still breathe in my own time.
I    | bedtime winding-down evening night | I notice today is still humming in me, and it can settle slowly.
I    | time-alone | I can find a little quiet here, and let some of it in.
I    | after-a-setback not-good not-bright | I notice I keep going over it, and I can put it down for a minute.
I    | - | Whatever I'm worried about, it doesn't need all of me.
I    | meeting-people | I don't have to be ready for anything, and I can simply arrive.
I    | - | Any part of me that's on guard can rest for a minute.
I    | a-busy-day | Right now there is one thing in front of me, and the rest is waiting its turn.
I    | not-good not-bright | I don't have to hold everything together, and I can loosen my grip a little.
I    | not-good not-bright | I don't have to try to be calm, and I can let this minute be as it is.
I    | - | A thought can come round again, and I can let it pass by.
I    | evening night | However much noise this day has had, I can be quiet now.
I    | - | Part of me may be looking ahead, and part of me is here.
I    | a-busy-day afternoon | I may not have stopped since this morning, and I can stop here for a minute.
I    | - | I notice my shoulders, and they can come down from my ears.
I    | waiting-for-news | I can look up from my phone for a minute while I wait.
I    | not-heavy not-low | There is some calm in me already, under any hurry.
I    | - | My thoughts can run ahead, and my body is still here.
I    | an-interview | I notice how much I want this, and wanting it is all right.
I    | a-hard-talk | Part of me wants to get it over with, and part of me can go gently.
I    | bedtime night | I notice how tired my thoughts are, and they can lie down too.
I    | nature | The sky is in no hurry, and I can look up for a moment.
I    | - | I can find the tightest place in me and breathe around it.
I    | before-work morning | I notice the day pulling at me, and I can take one more breath first.
I    | meeting-people | I can feel a flutter inside and still walk in.
I    | rest | I can do nothing for a minute, and notice how that feels.
I    | time-alone | Right now the only pace here is mine.
I    | - | My breath can take its time getting longer.
I    | - | Even when a day is too much, this minute is only a minute.
I    | curiosity | I notice what calms me, even when it's a small thing.
I    | a-busy-day | I notice everything feels urgent, and some of it only feels that way.
I    | - | I can hear my own breath, and for now that's enough to do.
I    | after-a-setback not-good not-bright | I notice how shaken I feel, and I can move slowly today.
I    | an-exam before-work not-good not-bright | I notice the nerves, and under them I notice I care.
I    | - | I notice how this breath leaves without any help from me.
I    | bedtime night | I notice which plans came to bed with me, and they can wait.
I    | - | There is one slow breath in me, and I'm taking it now.
I    | winding-down evening night | The day can loosen its hold on me a little now.
I    | - | I can notice when I carry tomorrow as well as today.
I    | - | This minute can be hard, and it is not the whole of my day.
I    | meeting-people | I notice I'm rehearsing what to say, and I can stop for a while.
I    | - | Some of what feels like worry can be tiredness.
I    | after-a-setback not-good not-bright | I notice my pride is sore, and I don't have to defend it.
I    | - | I can name what I'm feeling, and that makes it a little smaller.
I    | a-hard-talk | I notice I'm ready to defend myself, and I can listen first.
I    | morning before-work | There is a quiet minute here, and I'm allowed to notice it.
I    | not-good not-bright | I can't control everything, and I can still breathe slowly.
I    | waiting-for-news evening night | I notice the not knowing, and I can rest beside it.
I    | first-only | I notice how I calm down when I stop arguing with how I feel.
I    | - | I may want to be certain, and I can be steady even when I'm not.
I    | - | I can be tense, and being tense isn't a mistake.
I    | - | I can think of one thing that rattles me less than it used to.
I    | not-good not-bright | Part of me keeps watch for trouble, and I can thank it for trying.
I    | - | Part of me is steady even now, and I can listen for it.
I    | - | Whatever I feel right now, I don't have to explain it.
I    | - | My thoughts can be fast and my breath can still be slow.
I    | - | There is a steadier part of me, and I've met it before.
I    | - | Some hurry is mine, and some I catch from other people.
I    | care not-good not-bright | Some worry is really care, and I can see that.
I    | not-good not-bright | Some things can't be solved today, and they can be carried gently.
I    | not-good not-bright | Under the busy thoughts, there is a simple wish to feel safe.
I    | - | My feelings keep changing, and I notice this one is changing too.
I    | - | I can feel where any tension sits, and be kind to that place.
I    | rest | Something in me is asking for quiet, and I can hear it.
?    | - | What would change if I let this breath be slow?
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
?    | - | What would I notice if I gave my thoughts a minute to slow?
?    | - | What if I just noticed how I feel, and stayed with it?
?    | not-good not-bright | What if I'm more tired than worried?
?    | not-good not-bright | What would I call this feeling if I had to give it one word?
?    | - | What if I noticed what is already quiet?
?    | - | What would I see if I looked up now?
?    | - | What if there is nothing to fix in this minute?
?    | - | What would it feel like to stop leaning into the next thing?
?    | not-good not-bright | What would I find if I looked for the part of me that isn't worried?
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
?    | - | What if I noticed one thing that isn't asking for anything?
?    | - | What would it be like to breathe as if there were time?
?    | - | What if the rush is a habit and not a fact?
?    | morning afternoon | What would I notice about today if I weren't judging it?
?    | a-busy-day | What if this is the pause, right here?
?    | not-good not-bright | What if a little less effort is what I need?
?    | - | What if I noticed how I'm breathing and changed nothing?
?    | - | What would I say I need, if I asked myself gently?
?    | not-good not-bright | What if my irritation is really a need for some space?
?    | - | Will I notice the moment a feeling begins to ease?
?    | - | What would it be like to do the next thing at half the speed?
?    | not-good not-bright | What if there are two feelings here, and only one is loud?
?    | courage not-good not-bright | What would I say to a worry if I weren't afraid of it?
?    | honesty not-good not-bright | What if my worry is louder than it is true?
?    | - | Will I notice one calm moment, however short?
?    | kindness | What if I don't have to be calm to be kind to myself?
?    | not-good not-bright | What if I could leave something unsettled for a while and be all right?
?    | not-good not-bright | What would my worry ask for, if it felt heard?
?    | - | What if somebody else's mood doesn't have to become mine?
?    | rest | What would it be like to want nothing from the next few minutes?
?    | - | What would I gladly put off, if I trusted it could wait?
?    | not-good not-bright | What if what I feel is stress, and not a fault in me?
?    | - | Will I notice where the hurry starts in me?
?    | not-good not-bright | What if feeling unsettled makes sense just now?
?    | not-good not-bright | What would feel a little easier if I expected less of myself?
?    | not-good not-bright | What if even a strong feeling eases in its own time?
when | - | When my breath goes short, I'll notice it before I do anything else.
when | - | When I catch myself hurrying, I'll let each step land more slowly.
when | - | When my chest goes tight, I'll let the next breath out take its time.
when | a-busy-day | When I finish one thing, I'll notice it before I start another.
when | waiting-for-news | When I reach to check again, I'll look around the room once first.
when | bedtime night | When my thoughts start to run, I'll notice how warm the covers are.
when | meeting-people | When I walk in, I'll notice one thing I like in the room.
when | a-hard-talk | When my voice starts to rise, I'll notice my hands.
when | an-exam | When my mind goes blank, I'll lean back and wait a moment.
when | an-interview | When they ask me something hard, I'll notice one breath before I speak.
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
when | - | When I notice I'm worrying, I'll say so gently, and only that.
when | - | When I feel rushed, I'll notice where in me the rush is.
when | - | When I hear my own sharp voice, I'll ask whether I'm tired.
when | - | When I wash my hands, I'll notice the water for a moment.
when | - | When I notice a frown, I'll let my forehead smooth out.
when | - | When my shoulders lift, I'll let them drop with a breath.
when | - | When I put the kettle on, I'll listen until it boils.
when | - | When a worry repeats itself, I'll notice I've heard it before, and let it pass.
when | - | When I stop at a kerb or a light, I'll notice one breath.
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
when | - | When I lie down, I'll notice what begins to rest.
when | - | When I'm waiting in a queue, I'll notice that this is a pause.
when | - | When I notice a bit of quiet, I'll stay in it for one breath more.
when | - | When I feel far away from myself, I'll name three things I can see.
when | - | If the day feels long already, I'll notice only this part of it.
when | - | When I drink something warm, I'll notice the warmth going down.
when | - | When I start talking fast, I'll notice and take a breath.
when | - | When I'm told some news, I'll notice what I feel before what I think.
when | nature | When I step outside, I'll notice the air before anything else.
when | evening | When I take off my shoes, I'll notice that I'm home.
when | rest | When I notice I'm pushing myself, I'll ask how tired I am.
when | - | When I feel a bit steadier, I'll notice that too.
when | - | If I wake up cross, I'll notice it before I pass it on.
when | - | When I tell myself to hurry, I'll ask who is actually waiting.
when | - | When I start to imagine the worst, I'll notice that I'm imagining.
when | - | If somebody near me is tense, I'll notice how much of the tension is mine.
when | - | When a noise makes me jump, I'll let my breath settle before I move.
when | - | When plans change, I'll notice my first feeling and let it be there.
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
when | - | When a good moment comes, I'll let it be good without guarding it.
when | kindness | If I can't calm down, I'll notice that I'm trying, and be kind about it.
when | - | When I think I'm behind, I'll name one thing I've already done.
when | - | When my worry goes far ahead, I'll look at what is near me.
when | - | When my thoughts turn to blame, I'll look for the hurt beneath them.
I    | - | I notice the speed I'm going at, and I can choose a kinder one.
I    | - | There is a pause between one thing and the next, and I can feel it.
I    | - | Right now I can go a little slower than I was.
I    | - | I notice what is quiet in me as well as what is busy.
I    | - | Whatever today is like, I can hear myself breathe in the middle of it.
I    | - | I can name how I feel in one plain word, and leave it at that.
I    | - | My breath goes in and out by itself, and I can rest in that.
I    | - | I notice the difference between what is happening and what I'm imagining.
I    | - | For this minute, I can stop getting ready for the next one.
I    | - | I can feel where I'm holding on, and loosen it by a little.
I    | - | Something in me knows how to slow down, and I can give it a moment.
I    | - | There is room in me for how I feel, and for some quiet too.
I    | - | A feeling can be here without my having to act on it.
I    | - | I notice how I'm sitting or standing, and I can make it easier.
I    | - | Part of me may be busy, and part of me can simply watch.
I    | - | I notice what steadies me, and I can have a little more of it.
I    | - | Something is holding me up right now, and I can lean into it.
I    | - | My mind can be full while my hands are still.
I    | - | I notice what I keep coming back to, and I can leave it be for now.
I    | - | I can tell what is mine to deal with now, and what can wait.
I    | - | I can be curious about my mood and let it be what it is.
I    | - | Even on a full day, I can find one breath that isn't hurried.
I    | - | I notice how my body answers when I stop for a moment.
I    | - | I can have this one moment without asking anything of it.
I    | - | I can notice what I'm expecting of the next hour, and expect a bit less.
I    | afternoon evening night | Some of me is still catching up with today, and I can wait for it.
I    | - | How I feel now is allowed to be mixed.
I    | - | I can take one slow breath on purpose, and notice what it does.
I    | - | Slowing down can feel strange at first, and I can let it.
I    | not-heavy | I can notice one thing that is going quietly right.
I    | - | I notice when I'm leaning towards the next thing, and I can come back to this one.
I    | - | There is more than one feeling in me, and I don't have to choose.
I    | - | I can hear what I think before I answer anyone.
I    | afternoon evening night | I notice how much I've taken in today, and I can let it settle.
I    | - | This is how I am at the moment, and I can meet it gently.
I    | - | A calm moment can be very short and still count.
I    | - | I'm allowed to stop and feel what kind of day it is.
I    | - | My breath has its own pace, and I can follow it for a while.
I    | - | I can sense what would help me settle, even if it's small.
I    | - | I notice what I feel first, and then what I feel under it.
I    | - | I notice which thoughts help me and which only go round.
I    | - | I can notice the gap between a feeling and what I do about it.
I    | - | There is a calmer way to do the next thing, and I can look for it.
I    | - | I can let this moment be an ordinary one.
I    | - | Part of me can be unsettled while the rest of me is all right.
I    | - | I can notice what my hands are doing, and let them do it slowly.
I    | - | I notice that a pause is possible, even a very small one.
I    | - | Whatever has happened so far today, I can breathe here.
I    | - | I can feel a mood pass through me without following it.
I    | note-loss | I notice how much I'm carrying for someone I love, and I can sit down with it.
I    | note-heartache | I notice my thoughts going back to someone, and I can breathe before I follow.
I    | note-family | I notice how tense I get about the people closest to me, and I can breathe first.
I    | note-friends | I notice how much I want to belong, and I can take a slow breath with that.
I    | note-work | I notice how much room work takes up in my head, and I can take a little back.
I    | note-study | I notice my thoughts speeding up when I think of my studies, and I can slow down.
I    | note-worry | I notice a worry going round, and I can watch it without getting in.
I    | note-shame | I notice how hard I'm judging myself, and I can let my breath slow down.
I    | note-anger | I notice the heat of being cross, and I can breathe out slowly.
I    | note-tired | I notice how tired I am, and I can let this minute be easy.
I    | note-glad | I notice how glad I am, and I can feel it slowly.
`
