/** sleep, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepNotice = `
I    | evening night | However tired I am tonight, I can let it help me rest.
I    | bedtime night | I notice the bed holding me up, and I can let it.
I    | evening night | Part of me may still be at work on today, and part of me is ready to rest.
I    | bedtime night | Right now nothing is needed from me but to lie here.
I    | evening night | There is a long breath in me, and it goes out by itself.
I    | evening night | My eyes can close for a moment, and I don't have to sleep yet.
I    | night | I'm awake in the night, and I can be gentle about it.
I    | winding-down evening | I can notice if I'm putting off bed, and be curious about why.
I    | bedtime night | Part of me is planning, and part of me is pulling up the covers.
I    | night | My mind may find a puzzle at this hour, and it can keep until morning.
I    | night | I notice the hours going by, and I don't need to count them.
I    | evening night | I notice the small sounds of the night, and they want nothing from me.
I    | bedtime evening night | Right now I can let my hands be empty.
I    | evening night | I notice my jaw, and I let it soften first.
I    | after-a-setback evening night not-good not-bright | I notice I'm taking today to bed with me, and I can leave it by the door.
I    | waiting-for-news evening night | I notice I'm listening for an answer, and tonight I can rest from listening.
I    | an-exam evening night | I notice I'm still revising in my head, and I can stop for tonight.
I    | an-interview evening night | Part of me is rehearsing, and part of me would rather sleep.
I    | evening night | I notice how my body settles when I stop telling it to.
I    | night | There is a wakeful part of me, and it can keep watch quietly.
I    | evening night | I notice what today took, and I notice the day is over.
I    | bedtime night | I notice the quiet after the light goes out.
I    | evening night | My body can be unhurried now, even if my mind isn't yet.
I    | night | I notice that being awake at this hour makes everything look bigger.
I    | evening night | I can find one thing today that went well enough to rest on.
I    | evening night | I notice that I've done what I could with today.
I    | night | I can notice when I'm trying to sleep, and stop trying.
I    | evening night | I notice the thoughts slow down when I let them finish.
I    | evening night | Right now my only job is to be comfortable.
I    | evening night | There is a part of today I'd like to keep, and I can keep it.
I    | evening night | I notice that my breath doesn't mind what kind of day it was.
I    | night | I notice the clock, and I can turn it to the wall.
I    | evening night | I notice where I'm still holding on, and I let that place soften.
I    | bedtime evening night | I notice how the day gets further away with each breath.
I    | evening night | I notice that rest has begun, even before sleep has.
I    | evening night | I notice my mind wandering, which is how sleep starts.
I    | evening night bedtime | I notice that the room asks nothing of me.
I    | - | I notice when I treat my sleep as a test.
I    | morning afternoon | Last night is over, however it went, and I'm here.
I    | honesty not-good not-bright | I can notice when I say I'm fine and mean I'm tired.
I    | not-good not-bright | Things feel harder when I've slept badly, and I can allow for that.
I    | not-good not-bright | Right now I can rest my eyes for the length of one breath.
I    | - | Short patience can be tiredness, and I can notice that.
I    | not-good not-bright | I notice how much I ask of myself on little sleep.
I    | curiosity | I can feel where any tiredness sits, and let it be there.
I    | - | Part of me may feel guilty for resting, and part of me knows I need it.
I    | morning afternoon | Tonight isn't here yet, and I can leave it where it is.
I    | - | Right now some part of me is already at rest, and I can find it.
I    | waking-up morning | However I woke, I don't have to judge the day by it.
I    | time-alone | I notice how quiet it is on my own, and some of that quiet is rest.
I    | after-a-setback not-good not-bright | Being upset can be tiring, and I can notice that kindly.
I    | winding-down evening | I notice the evening slowing down, and I can slow down with it.
I    | bedtime evening night | I can feel the day leaving my body, one muscle at a time.
I    | evening night | I can notice if I'm trying to get one more thing out of today, and rest instead.
I    | night | I notice I'm awake, and nothing needs doing about it.
I    | evening night | I may feel things more at this hour, and I can be gentle about that.
I    | rest not-good not-bright | I can notice when I put rest at the bottom of my list.
I    | not-good not-bright first-only | I can notice when I call myself lazy, and ask if I may only be tired.
I    | rest | Permission to rest can come from me, and I can give it now.
I    | - | I notice how much of my mood depends on my rest.
I    | care | I notice I'd offer a friend a rest before I'd offer myself one.
I    | rest | I notice I feel more like myself after a pause.
I    | rest | Part of me may call rest wasted time, and part of me knows better.
I    | not-good not-bright | Part of me worries about sleep, and part of me trusts my body to find it.
I    | - | Part of me needs quiet, and I can hear it asking.
I    | - | Right now I can stop for one breath, and nothing is lost.
I    | - | Right now I have the energy I have, and I can start from that.
I    | health | There is a limit to my energy, and I can feel where it is.
I    | kindness not-good not-bright | There may be a tiredness in me that wants sleep, and another that wants kindness.
I    | not-good not-bright | Some of my worry may really be tiredness, and I can treat it gently.
I    | rest | Some of my rest comes without sleep, and it counts.
I    | not-good not-bright first-only | Some of what I call failing may only be a lack of sleep.
I    | care not-good not-bright | Under any tiredness, I can still find what I care about.
I    | rest | It can be hard to stop and rest, and I can be gentle about that.
I    | fairness | It's easier for me to be fair to myself once I've rested.
I    | - | My nights aren't all alike, and they don't need to be.
I    | not-good not-bright | Any tiredness I feel is telling me something, and it isn't that I've failed.
I    | health | My body remembers how to rest, even when my mind forgets.
I    | first-only | I sleep badly at times, and I'm no less myself for it.
?    | night | What would it feel like to be held by this bed?
?    | evening night | What if I'm closer to sleep than I think?
?    | evening night | What would I notice if I followed one breath all the way out?
?    | evening night | What if I only rested, and let sleep come or not?
?    | night | What if being awake is allowed tonight?
?    | evening night | What would my body say if it got the last word?
?    | evening night | What would I like to be thinking of when I drift off?
?    | evening night | What if I didn't have to be good at sleeping?
?    | night | What if this thought looks smaller by breakfast?
?    | evening night | What would it be like to let the day go unfinished?
?    | evening night | What if I let my face go soft first?
?    | evening night | What would I hear if I listened to the furthest sound?
?    | evening night | What if the night doesn't need anything from me?
?    | evening night | What would I thank today for, if I had to choose one thing?
?    | winding-down evening | What would tell my body that the day is over?
?    | winding-down evening | What if I noticed how tired I am before I notice the time?
?    | after-a-setback evening night | What if I can rest without having solved anything?
?    | waiting-for-news evening night | What if I let tonight be a night off from wondering?
?    | night | What would it be like to lie here and not mind being awake?
?    | evening night | What if I'm safe enough to put the day down?
?    | evening night | What would be the gentlest last thought of today?
?    | evening night | What if my breath already knows how to rest?
?    | kindness evening night | What would I wish for somebody who can't sleep tonight?
?    | evening night | What would happen if I let a thought finish by itself?
?    | night | What if I stopped working out how many hours are left?
?    | evening night | What would it be like to have nothing asked of me until morning?
?    | evening night | What if tonight is only a night?
?    | evening night | What if nothing I think at this hour has to be decided?
?    | not-good not-bright | What if it's tiredness talking, and not the truth about me?
?    | curiosity | What would I call the kind of tired I am?
?    | - | What would a little rest look like, here and now?
?    | - not-good not-bright | What if my body is asking for rest, and not complaining?
?    | honesty not-good not-bright | What would I do more slowly if I admitted I'm tired?
?    | morning afternoon | What would it be like to think kindly of last night, however it went?
?    | - | What if one bad night is only one night?
?    | not-good not-bright | What would it feel like to be tired and not ashamed of it?
?    | - | What if I noticed how I speak to myself when I'm tired?
?    | - | What if I've been resting more than I give myself credit for?
?    | - | What would I like tonight to be, if I asked nothing grand of it?
?    | - | Will I notice that I'm tired before I'm cross?
?    | rest | What would it be like to stop for one whole minute?
?    | care not-good not-bright | What if I'm tired because I've been caring?
?    | kindness morning afternoon | What would I offer a friend after a night like mine?
?    | - | What would feel restful about the next ten minutes?
?    | waking-up morning | What would I notice this morning if I left last night out of it?
?    | waking-up morning | Will I notice one soft thing before I get up?
?    | a-busy-day morning afternoon | Will I notice the gaps in today where I could breathe?
?    | winding-down evening | What would it feel like to be finished for today?
?    | evening night | What if tonight turns out gentler than I expect?
?    | night | What would it be like to be awake without fighting it?
?    | evening night | What would I notice about tonight if I weren't waiting for sleep?
?    | - | What if my need for rest is an ordinary need, like thirst?
?    | kindness | What would I forgive in myself if I knew how tired I'd been?
?    | rest | What would rest mean to me, apart from sleep?
?    | - | Will I notice which things tire me and which restore me?
?    | health | What would I hear if I asked my body how it is?
?    | not-good not-bright | What would be different if I took my tiredness seriously?
?    | - | What would I put down first, if I could put down one thing?
?    | care | What if a pause now is a kindness to me later?
?    | - | What would I need around me to feel truly at rest?
?    | - | What if my sleep isn't a measure of how well I'm doing?
?    | - | What if quiet is one of the things I'm short of?
?    | patience | What would it be like to trust my body about sleep?
?    | - | Will I let a quiet minute be quiet?
?    | honesty not-good not-bright | What if I let myself be tired without explaining it?
?    | patience | What would it be like to go slowly and not feel guilty?
?    | curiosity | What would I notice if I did nothing for three breaths?
when | evening night | When I lie down, I'll notice that the bed is holding me.
when | evening night | When my mind starts racing, I'll notice my breath instead of the time.
when | night | When I wake in the night, I'll notice that nothing is asked of me.
when | night | When I look at the clock, I'll look away again gently.
when | evening night | When I yawn, I'll notice it and be glad.
when | evening night | When I feel my jaw clench, I'll let my mouth fall open a little.
when | winding-down evening | When I brush my teeth, I'll notice that today is nearly done.
when | evening night | When I can't get comfortable, I'll notice one part of me that is.
when | night | When the night feels long, I'll notice this breath and not the next hour.
when | evening night | When I start counting hours, I'll count breaths instead.
when | evening night | When I turn over in bed, I'll leave the thought on the other side.
when | evening night not-good not-bright | When I feel lonely at night, I'll put a hand on my own heart.
when | evening night | When my thoughts grow dreamy, I'll notice that sleep is near.
when | after-a-setback evening night | When today's trouble comes back to mind, I'll notice that today is over.
when | an-exam an-interview evening night | When I start to rehearse, I'll notice the pillow under my head.
when | evening night | When I feel wide awake in bed, I'll notice that lying still is rest too.
when | night | When I get up for a glass of water, I'll leave the lights low.
when | evening night not-good not-bright | When I feel sad at night, I'll let the sadness lie down beside me.
when | not-good not-bright | When I snap at someone, I'll notice how tired I am.
when | - | When I think about last night, I'll notice that it's over.
when | - | When my energy dips, I'll notice it without telling myself off.
when | honesty | When someone asks how I slept, I'll notice what I'd really say.
when | - | When I reach for something to keep me going, I'll notice if it's rest I need.
when | - | When I sit down, I'll notice the chair taking some of the load.
when | not-good not-bright | When small things feel enormous, I'll notice how much rest I've had.
when | not-good not-bright | If I feel like crying for no reason, I'll notice that I may be tired.
when | - | When I can't find a word, I'll notice that my mind would like a pause.
when | - | When I feel rested, even slightly, I'll notice it and let it count.
when | - | When I start adding up how long I slept, I'll notice how I feel instead.
when | - | If my thoughts go slow, I'll notice that slow is still thinking.
when | - | When I shut my eyes for a moment, I'll notice the relief.
when | afternoon | When the afternoon gets heavy, I'll notice one thing I can set down.
when | - | When I long for my bed, I'll notice the longing kindly.
when | - | If a dream stays with me, I'll notice the feeling and let the story fade.
when | - | When the day asks for more than I've got, I'll notice what I have got.
when | - | If I feel far from rest, I'll notice one place in me that isn't tense.
when | - | When I hear how tired I sound, I'll notice it as a friend would.
when | - | When I rush because I'm tired, I'll notice that rushing tires me more.
when | - | When a tired thought sounds certain, I'll notice that it's tired.
when | waking-up morning | When I wake, I'll notice one breath before the first thought of the day.
when | waking-up morning nature | If I wake up tired, I'll notice it the way I'd notice rain.
when | before-work | If I set off tired, I'll notice that I can go at my own speed.
when | a-busy-day | When I've been going for hours, I'll notice when I last sat down.
when | waiting-for-news | When waiting wears me out, I'll notice that waiting is work.
when | winding-down evening | If I'm staying up for no reason, I'll notice what I'm still hoping for.
when | winding-down evening | When I feel the first sleepiness, I'll notice it as an invitation.
when | bedtime evening night | When my head meets the pillow, I'll notice three things that are soft.
when | night | When I wake too soon, I'll notice the quiet and rest in it a while.
when | evening night | When I order myself to sleep, I'll notice the order and soften it.
when | evening night | When I think of someone I miss, I'll notice the love in it.
when | evening night not-good not-bright | If I feel afraid at night, I'll notice what's solid around me.
when | time-alone evening night | When the quiet feels too large, I'll notice one ordinary sound.
when | kindness | When I call myself lazy, I'll ask how much rest I've had.
when | - | When I feel like cancelling everything, I'll notice which part of that is tiredness.
when | - | When I tell myself to push through, I'll notice whether I need a rest first.
when | - | When someone tells me to rest, I'll notice whether they may be right.
when | meeting-people friendship | When someone says they're tired, I'll notice whether I am too.
when | - | If I'm tired and can't rest yet, I'll notice one thing I can do more slowly.
when | - | When I worry about sleep, I'll notice that a worry isn't a fact.
when | meeting-people honesty | When I'm too tired to be cheerful, I'll notice that quiet is fine too.
when | learning | When I keep reading the same line, I'll rest my eyes for a moment.
when | health | When my body feels heavy, I'll notice what's holding it up.
when | curiosity | When I feel restless, I'll notice where in my body I feel it.
when | rest | If I feel I haven't done enough to rest, I'll ask who made that rule.
when | - | When I want to be left alone, I'll notice that I may need rest.
when | rest | When I have something warm to drink, I'll notice that this is rest too.
I    | - | I can ask how tired I am, and believe the answer.
I    | - | I can tell when I've stopped but not yet rested.
I    | - | There is a small rest in each breath out, and I can feel it.
I    | - | I notice how I talk to myself about rest, and I can be kinder.
I    | - | I can give my eyes a moment with nothing to look at.
I    | - | My energy rises and falls, and I can notice where it is now.
I    | - | I notice what tires me and what only keeps me busy.
I    | morning afternoon | Last night is over and tonight can wait, and I can be here now.
I    | - | I can be rested in one way and tired in another.
I    | - | I notice how good it is to pause, even for a breath.
I    | - | Sleep is part of my life, and I can be friendly with it.
I    | - | I can notice the first sign that I'd like a rest.
I    | - | I can hear my need for rest without arguing.
I    | - | Resting can look different from day to day, and I can allow that.
I    | evening night | Right now I can stop trying to do anything more about today.
I    | evening night | My breath is slower when I let it be, and I can let it.
I    | evening night | I notice which thought is still awake in me, and I can leave it be.
I    | evening night | Some of today is unfinished, and I can rest beside it.
I    | evening night | Whatever today was, I can set it down for some hours.
I    | evening night | I can be awake and comfortable, and that is a kind of rest.
I    | evening night | I notice how quiet it gets when I stop planning.
I    | evening night | My body can rest first, and my mind can follow in its own time.
I    | evening night | I can let tonight be an ordinary night.
I    | evening night | I notice what I'm glad to be done with today.
I    | evening night | Sleep can come in its own time, and I can rest meanwhile.
I    | evening | I can let the last hour of today be a gentle one.
I    | evening night | I notice how far I've come through today, and I can rest now.
I    | evening night | Tonight I can ask less of sleep, and more of comfort.
I    | evening night | There is time to rest before there is sleep, and I can have it now.
I    | evening night | I can listen to the night without waiting for anything.
I    | - | I can rest my mind on one thing and let the others wait.
I    | - | I notice how rested or unrested I am, without making a verdict of it.
I    | - | I can sit more softly for a moment and call it rest.
I    | morning afternoon | I notice where a short rest could fit into today.
I    | - | Quiet does me good in small amounts, and I can take a little now.
I    | - | I can breathe out slowly and let that be a very short rest.
I    | - | I can notice a wish for rest, even when it has to wait a little.
I    | morning afternoon | However I slept, I can begin from how I feel now.
I    | - | I can notice my pace, and make it one that I could keep up.
I    | - | There is nothing to get right about resting, and I can simply try it.
I    | - | I can let my shoulders and eyes rest for three slow breaths.
I    | - | I can leave sleep some room, and let it come in its own way.
I    | - | I notice which parts of my day are restful already.
I    | note-loss | I notice how tiring it is to hurt for someone, and I can rest a little.
I    | note-heartache evening night | I notice how the nights feel with my heart sore, and I can be gentle with them.
I    | note-family | I notice how much of my rest goes on worry about someone close.
I    | note-friends evening night | I notice that loneliness is louder at night, and I can be gentle with it.
I    | note-work evening night | I notice work coming to bed with me, and I can ask it to wait outside.
I    | note-study | I notice my mind going over what I've studied, and I can let it rest.
I    | note-worry evening night | I notice a worry gets louder when I lie down, and I can let it talk.
I    | note-shame evening night | I notice my mind being hard on me when it's late, and I can be kind to it.
I    | note-anger | I notice that I'm still arguing in my head, and I can rest from it.
I    | note-tired | I notice how worn out I am, and I can rest without asking why.
I    | note-glad evening night | A happy thing can keep me awake tonight, and I can enjoy it.
`
