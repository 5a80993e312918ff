/** calm, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmNotice = `
I    | bedtime winding-down evening night | The day is still humming in me. It can run down by itself, like a clockwork mouse.
I    | after-a-setback not-good not-bright fair | I keep going over it. I can leave it on the table and look out of the window.
I    | first | Whatever I'm worried about, it doesn't need all of me.
I    | nature morning afternoon evening spare | I can look up at the sky for a moment and ask nothing of it.
I    | meeting-people spare | I can feel a flutter inside and still walk in.
I    | time-alone spare | Right now the only pace here is mine.
I    | after-a-setback not-good not-bright morning afternoon spare | I'm shaken, and I can move slowly today.
I    | first | Some hurry is mine, and some I catch from other people.
?    | waking-up morning spare | What if I noticed the morning before I judged it?
?    | fair | What would I see if I looked up now?
?    | fair | What would it feel like to stop leaning into the next thing?
?    | fair | What if I noticed one thing that isn't asking for anything?
?    | fair | What would it be like to breathe as if there were time?
?    | not-good not-bright spare | What if I could leave something unsettled for a while and be all right?
when | waiting-for-news fair | When I reach to check again, I'll look around the room once first.
when | bedtime night spare | When my thoughts start to run, I'll notice how warm the covers are.
when | meeting-people spare | When I walk in, I'll notice one thing I like in the room.
when | a-hard-talk fair | When my voice starts to rise, I'll notice my hands.
when | an-exam fair | When my mind goes blank, I'll lean back and wait a moment.
when | spare | When I feel my jaw tighten, I'll let my teeth come apart.
when | evening winding-down spare | When the evening goes quiet, I'll notice the quiet before I fill it.
when | time-alone spare | When the house goes quiet, I'll let it be quiet for a while.
when | before-work morning fair | When I close the front door, I'll notice the air on my face.
when | spare | When everything feels loud, I'll listen for the quietest thing I can hear.
when | spare | When I notice I'm not breathing fully, I'll sigh once, on purpose.
when | afternoon a-busy-day spare | When the afternoon drags, I'll look out at the sky for a while.
when | spare | When I hear my own sharp voice, I'll ask whether I'm tired.
when | spare | When I put the kettle on, I'll listen until it boils.
when | spare | When I catch myself sighing, I'll let it be a real one.
when | spare | When I notice a bit of quiet, I'll stay in it for one breath more.
when | spare | When I drink something warm, I'll notice the warmth going down.
when | evening spare | When I take off my shoes, I'll notice that I'm home.
when | fair | If I wake up cross, I'll notice it before I pass it on.
when | - | When I tell myself to hurry, I'll ask who is actually waiting.
when | fair | When I find my fists closed, I'll let my hands open.
when | spare | When I'm about to answer too fast, I'll let one breath go first.
when | spare | If I feel anger coming, I'll give it its name before I give it my voice.
when | spare | If the news unsettles me, I'll look away from it for a while.
when | fair | When a good moment comes, I'll let it be good without guarding it.
I    | first | For this minute, I can stop getting ready for the next one.
I    | spare | Something is holding me up right now, and I can lean into it.
I    | afternoon evening night fair | Some of me is still catching up with today, and I can wait for it.
I    | note-worry | My worry is on its ninth lap. I don't have to keep count.
I    | fairness | My thoughts are all talking at once. None of them has the floor.
I    | not-heavy not-low spare | I feel light just now, for no reason I can find.
I    | first | I can read a message four times. It says the same thing.
I    | humour first | I can hear two kinds of urgent in me, and one of them is only caffeine.
I    | first | My heart is quick. The room is not.
I    | time-alone | My face is still arranged for company. It can stop.
I    | a-busy-day not-good not-bright | I feel chased, but when I turn round it's only a list.
I    | waiting-for-news | The answer isn't here yet. I am.
I    | first | I can tell I'm cross by how I put down a cup.
I    | nature first | The weather is getting on without my help.
I    | first-only first | Most of the noise is in my head, and most of that is old.
I    | not-good not-bright first-only first | I'm tired, which looks a lot like doom from the inside.
I    | bedtime night | The day has followed me to bed, still talking, and I can let it talk itself out.
I    | night | My worries do their best work at this hour. I don't have to hire them.
I    | spare | I catch myself clenching my teeth at a screen.
I    | not-good not-bright first | My worry is loud. It isn't new.
I    | afternoon evening first | My body has been leaning all day on a door that nothing is pushing.
I    | not-good not-bright first | Everything in me is braced for a bang. So far, quiet.
I    | not-good not-bright humour first | My body thinks there's a tiger. I've looked, and it's a calendar with things written in it.
I    | evening night | The day is still ringing in me, like a bell after it stops.
I    | not-heavy not-low first | I keep finding that I'm all right, like finding a sweet in an old coat pocket.
I    | humour first | My breath is stuck up high, like a cat in a tree. It knows the way down.
I    | not-good not-bright fair | The knot in my stomach is here. So is the rest of me.
I    | not-good not-bright first-only | I'm wound up. That's all.
I    | note-shame note-online | I've been scrolling downhill. I can get off here.
I    | note-work note-stage | My mouth has gone dry. Water exists.
I    | first-only note-loss | This is sad. I'm sad.
I    | note-tired | I'm running on fumes and good manners. The manners can go first.
you  | bedtime night fair | {name}, the day is over. Your hands can stop holding it.
you  | spare | {name}, you're not late for this minute.
?    | night spare | What if the night only wants me lying down?
?    | not-heavy not-low fair | What if this is calm, and I've been wearing it for an hour?
?    | spare | What would I hear if I stopped narrating?
?    | morning afternoon evening first | What if today is simply a bit much?
?    | first | What if nothing is required of my face?
?    | note-family spare | What if this is a bad patch, and not the whole story?
?    | note-work spare | What if it's only work?
when | night | When the ceiling gets interesting, I'll shut my eyes. It can manage.
when | fair | When I find myself gripping a wheel, a pen or a sofa, I'll soften one finger.
when | spare | When I've read a line three times, I'll look up and unclench.
when | patience fair | If the lift is slow, I'll let it be slow.
when | fair | When I check the time again, I'll check my jaw as well.
when | note-family fair | When voices go up, I'll let my shoulders come down.
you  | spare | {name}, breathe out first. You can answer after.
you  | fair | {name}, it's loud in your head, and you don't have to answer all of it.
I    | note-unseen spare | It stings to be looked past. I can say that much.
I    | note-parenting | The noise is theirs. The breath is mine.
I    | note-chore | I dread it more than I've ever minded doing it.
I    | note-flat spare | I feel flat, and flat is a quiet place to be.
I    | note-habit fair | The wanting comes in waves, and this is one of them.
I    | note-butterflies | My heart is quick because it's pleased.
I    | note-missing fair | The missing comes and goes. Just now it has come.
I    | note-pet spare | I can hope and be frightened at the same time.
I    | note-let-down fair | It's a drop, and I felt it all the way down.
I    | note-scrolling | My head is full of other people's news.
I    | note-their-health fair | I love somebody who isn't well. No wonder I'm worried.
I    | note-plain spare | One breath out, and here I am.
I    | note-plain spare | There's a bit of quiet in me, and I can go and stand in it.
I    | note-row | I'm still having the argument, and I'm doing both voices.
I    | note-child-worry | My stomach is at that school with them.
I    | note-money | It goes round and round. The number hasn't changed.
I    | note-lonely fair | The quiet is very quiet. I can put some music in it.
I    | note-ill fair | It's one of those days with my body. I can go slowly round it.
I    | note-annoyed | I can feel my teeth. I can loosen them.
I    | note-deciding spare | I'm going round in circles, and I can sit down in one.
I    | note-fear not-good not-bright | I'm scared of this, and it's older than my good sense.
I    | first | My shoulders have been listening to the news.
I    | humour first | I'm hurrying, and there's no train.
I    | - | I can feel my pulse slow down when I stop explaining.
I    | - | I'm bracing for a knock that hasn't come.
I    | first | The room is still. I'm the one going round.
I    | first | I can hear a clock. It's saying one thing at a time.
I    | afternoon evening fair | I can walk slowly, even to the sink.
you  | spare | {name}, listen past the traffic for the next quieter sound.
you  | evening night spare | {name}, the street goes quiet in its own time. So can you.
?    | spare | What would I hear if I listened for the thing that's furthest away?
?    | first | What if I sat down at the same speed as snow?
?    | spare | What would this minute be like with the sound turned down?
?    | night | What if it's only the fridge?
when | first | When it rains, I'll listen to one gutter.
when | fair | When I find I'm holding the cup like a rail, I'll loosen one finger at a time.
you  | spare | {name}, you can look out of the window and leave the weather to get on.
?    | spare | What if the hurry is coming from the radio?
?    | spare | What if I put both hands round something warm before I go on?
when | fair | When I catch myself running upstairs, I'll come down at a walk.
when | spare | When the kettle clicks, I'll let the quiet after it be a bit longer.
I    | waking-up morning fair | The room is in no hurry. I could match it.
I    | a-busy-day | The day is running. I'm having a sip of water.
I    | an-exam | My pen's tapping. It's keen, at least.
I    | a-hard-talk spare | The first sentence can take its time. My tea can go cold.
I    | waiting-for-news | The phone is on the table, being a phone.
I    | time-alone | There's only me here, and the fridge.
when | time-alone | When the quiet comes in, I'll move up and let it sit.
I    | first | I'm ahead of myself again. I could wait for me here.
I    | - | Whatever it is, it can be said slowly.
?    | first | What if my sense of doom is only a full bladder?
?    | first | Whose hurry am I in?
when | first | When the fan stops, I'll enjoy the huge quiet it was hiding.
when | first | If a fly comes in, I'll watch it make its mistakes.
I    | first | I'm winning an argument with somebody who isn't here.
I    | first | My hand's a fist. It's empty.
I    | first | I'm in a hurry to be calm.
I    | first | I'm holding my breath. On dry land.
I    | - | My tongue is pushing at my teeth. It can lie down.
I    | - | Nothing's happening. I'm on guard anyway.
`
