/** body-peace, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceNotice = `
I    | - | Hunger is a message, and I can answer it without judging myself.
I    | best | I notice how little a mirror knows about me.
I    | - | I can stop wondering how I come across, and come back to how I feel.
I    | - | Under all my opinions about my body, there is just how it feels.
I    | first | My body often knows I'm tired before I do, and I can listen.
I    | - | However long it's been, I can ask my body how it is.
I    | first | My face has nothing to do for a minute, and it can rest.
I    | - | I feel the way I feel today, and I can leave it unexplained.
I    | waking-up morning not-good not-bright | Right now I can lie still and find out how today feels.
I    | first | Right now I don't have to feel any particular way about my body.
I    | first | A feeling in my body can be there without my fixing it.
I    | first | My body isn't a machine, and I can stop expecting it to be one.
?    | not-good not-bright | What if my body is on my side?
?    | - | What would it be like to have a meal without the commentary?
?    | first | What if my body has been patient with me all this time?
?    | best | What would it be like to have no opinion about my body for an hour?
?    | - | What if unkind thoughts about my body aren't really mine?
?    | - | What if nothing about my body needs deciding today?
?    | meeting-people | What if I noticed the room instead of watching myself?
?    | not-good not-bright | What if lazy is the wrong word, and tired is the right one?
when | morning | When it's time to get dressed, I'll notice what feels comfortable first.
when | honesty first | When someone asks how I am, I'll check before I say fine.
when | honesty not-good not-bright | If a pain is worse than I've said, I'll admit that to myself first.
when | rest | When guilt turns up while I rest, I'll notice the guilt and keep resting.
when | - | When my body feels fine, I'll notice it as carefully as I notice pain.
when | - | If a picture of another body makes me unhappy, I'll notice, and look somewhere kinder.
when | - | If I've forgotten to eat or drink, I'll notice it kindly and put it right.
when | first | When something feels pleasant, I'll notice it without asking if I've earned it.
when | - | If I apologise for being slow, I'll notice I've done nothing wrong.
I    | - | My body is here with me right now, whatever I think of it.
I    | - | Right now there is no need to like or dislike my body.
I    | - | I can feel the air on my skin and leave all opinions out of it.
I    | - | This is the body I'm living in today, and I can be on its side.
I    | first | I can be in my body without having to improve it.
I    | note-work | My shoulders are still at work. They can knock off.
I    | not-good not-bright first-only best | The sore bit isn't the whole of me. It's just the one that talks.
I    | not-good not-bright first-only best | I'm tired in places I couldn't find on a map.
I    | night best | My bones have had enough conversation for one day.
I    | an-interview meeting-people first-only best | My heart is early for this. I'm on time.
I    | first-only | My body is loud just now. It's only reporting.
I    | - | My body isn't late. It's just not in a hurry.
I    | first-only best | My body has no idea what day it is. I envy it.
I    | morning first-only | If I've slept oddly, my neck can have a slow start.
I    | first-only best | I've been living just behind my forehead, and the rest of me would like a visit.
I    | first-only best | I have a jaw. It turns out I've been clenching it.
I    | not-heavy not-low first-only | I feel well, and I haven't even earned it.
I    | - | My body is having a day of its own.
I    | waiting-for-news | My stomach has been waiting for the news as well.
I    | a-busy-day humour first-only best | My shoulders have been to every meeting.
I    | first-only best | What I call a mood may only be a draught.
I    | morning not-heavy not-low | My body was up before my doubts were.
I    | note-tired note-sore | It hurts here. I can be careful of it.
I    | note-study best | My eyes have stopped reading and are still moving.
I    | note-shame best | I'm making myself small. There's room to sit up.
I    | note-loss | My body is doing heavy work, even sitting down.
I    | note-worry best | My shoulders think this is their job. It isn't.
I    | note-work note-boss | My stomach tightens at one name. It can loosen before I reply.
I    | waiting-for-news note-worry best | I do my waiting in my stomach. It would like something warm.
I    | note-family note-anger note-row | My jaw is still in the argument. I can bring it home.
I    | note-family | I'm braced for the next thing. It hasn't come yet.
I    | note-tired | My back is as tired as I am. It can be held up for a while.
I    | note-heartache | My stomach drops at a name. Then it settles again.
I    | note-shame note-doubt | My shoulders have gone up with the doubt. They can come down.
I    | note-glad | My face is smiling by itself. I can let it.
you  | first best | {name}, your shoulders can come down. They weren't holding anything up.
you  | night best | {name}, the bed is holding you up, and you can stop helping.
you  | first | {name}, your body has no idea how you look, and it's quite content.
you  | note-tired | {name}, your body is asking in its plainest voice.
?    | humour best | What if my body thinks I'm the difficult one?
?    | - | Will I notice what my hands do while I worry?
?    | note-anger | What if I put my hands in warm water for a minute?
when | - | When I find my fists closed, I'll see what happens if I open them.
when | - | When I sit down and something in me says at last, I'll believe it.
when | - | When I catch my reflection, I'll nod and carry on.
when | note-heartache | When a memory makes me wince, I'll unclench my hands.
when | note-loss | When it comes over me again, I'll find something solid to hold.
you  | - | {name}, something in you wants a rest, and it isn't being dramatic.
I    | note-face best | The mirror has said its piece. I can go and do something else.
I    | - | I've been living from the neck up.
I    | best | My body said stop about an hour ago, politely.
I    | best | I'm cold, I'm hungry, and I've been calling it a mood.
I    | best | I've been sitting as if somebody were marking it.
I    | - | I can let a yawn be as wide as it wants.
?    | - | What would my hands like to hold just now?
?    | humour best | What if I'm not in a mood, only in a draught?
?    | - | What if comfortable is a good enough thing to be today?
?    | - | What would be softer to sit on, and is it in the next room?
when | - | When I yawn in company, I'll let it be a big one.
you  | first | {name}, you can unclench. The chair has you.
you  | - | {name}, nothing about you needs arranging for the next ten minutes.
?    | - | What if I drank some water before I wondered what's wrong?
?    | - | What would my back choose to sit in?
?    | - | What if I found out which of my hands is warmer?
?    | best | What if I'm not grumpy, just in the wrong shoes?
?    | - | What would I feel like if there weren't a mirror for miles?
when | - | When I find my teeth are together, I'll let them part like old friends.
when | - | When I've sat hunched for an hour, I'll unfold.
when | - | When somebody offers me the blanket, I'll notice how fast I want it.
I    | waking-up morning | I can get up one limb at a time.
I    | best | I can let my shoulders down. It isn't about to rain indoors.
I    | not-good not-bright best | I'm tired in the honest way, the kind a chair can fix.
I    | - | I can ask my back how it is, and believe the answer.
you  | first | {name}, you can let your hands be empty for a minute. They'd like that.
you  | - | {name}, you can stop holding your breath. There's plenty of air.
I    | - | I've earned this tiredness somewhere, even if I can't say where.
`
