/** body-peace, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceNotice = `
I    | first | I notice how little a mirror knows about me.
I    | spare | I can stop wondering how I come across, and come back to how I feel.
I    | - | Under all my opinions about my body, there is just how it feels.
I    | fair | My face has nothing to do for a minute, and it can rest.
I    | waking-up morning not-good not-bright fair | Right now I can lie still and find out how today feels.
I    | fair | Right now I don't have to feel any particular way about my body.
?    | not-good not-bright spare | What if my body is on my side?
?    | fair | What would it be like to have a meal without the commentary?
?    | spare | What if my body has been patient with me all this time?
?    | first | What would it be like to have no opinion about my body for an hour?
?    | fair | What if nothing about my body needs deciding today?
?    | meeting-people fair | What if I noticed the room instead of watching myself?
?    | not-good not-bright fair | What if lazy is the wrong word, and tired is the right one?
when | morning spare | When it's time to get dressed, I'll notice what feels comfortable first.
when | honesty fair | When someone asks how I am, I'll check before I say fine.
when | honesty not-good not-bright fair | If a pain is worse than I've said, I'll admit that to myself first.
when | first | When my body feels fine, I'll notice it as carefully as I notice pain.
when | fair | If a picture of another body makes me unhappy, I'll notice, and look somewhere kinder.
when | spare | When something feels pleasant, I'll notice it without asking if I've earned it.
when | spare | If I apologise for being slow, I'll notice I've done nothing wrong.
I    | spare | I can feel the air on my skin and leave all opinions out of it.
I    | fair | I can be in my body without having to improve it.
I    | note-work | My shoulders are still at work. They can knock off.
I    | not-good not-bright first-only first | The sore bit isn't the whole of me. It's just the one that talks.
I    | not-good not-bright first-only first | I'm tired in places I couldn't find on a map.
I    | night | My bones have had enough conversation for one day.
I    | an-interview meeting-people first-only | My heart is early for this. I'm on time.
I    | first-only fair | My body is loud just now. It's only reporting.
I    | spare | My body isn't late. It's just not in a hurry.
I    | first-only first | My body has no idea what day it is. I envy it.
I    | morning first-only fair | If I've slept oddly, my neck can have a slow start.
I    | first-only first | I've been living just behind my forehead, and the rest of me would like a visit.
I    | first-only first | I have a jaw. It turns out I've been clenching it.
I    | not-heavy not-low first-only | I feel well, and I haven't even earned it.
I    | spare | My body is having a day of its own.
I    | waiting-for-news fair | My stomach has been waiting for the news as well.
I    | a-busy-day humour first-only | My shoulders have been to every meeting.
I    | first-only first | What I call a mood may only be a draught.
I    | morning not-heavy not-low | My body was up before my doubts were.
I    | note-tired note-sore spare | It hurts here. I can be careful of it.
I    | note-study | My eyes have stopped reading and are still moving.
I    | note-shame | I'm making myself small. There's room to sit up.
I    | note-loss | My body is doing heavy work, even sitting down.
I    | note-worry | My shoulders think this is their job. It isn't.
I    | note-work note-boss spare | My stomach tightens at one name. It can loosen before I reply.
I    | waiting-for-news note-worry | I do my waiting in my stomach. It would like something warm.
I    | note-family note-anger note-row | My jaw is still in the argument. I can bring it home.
I    | note-family fair | I'm braced for the next thing. It hasn't come yet.
I    | note-tired spare | My back is as tired as I am. It can be held up for a while.
I    | note-heartache fair | My stomach drops at a name. Then it settles again.
I    | note-shame note-doubt spare | My shoulders have gone up with the doubt. They can come down.
I    | note-glad | My face is smiling by itself. I can let it.
you  | first | {name}, your shoulders can come down. They weren't holding anything up.
you  | night | {name}, the bed is holding you up, and you can stop helping.
you  | first | {name}, your body has no idea how you look, and it's quite content.
you  | note-tired | {name}, your body is asking in its plainest voice.
?    | humour first | What if my body thinks I'm the difficult one?
?    | spare | Will I notice what my hands do while I worry?
?    | note-anger spare | What if I put my hands in warm water for a minute?
when | spare | When I find my fists closed, I'll see what happens if I open them.
when | first | When I sit down and something in me says at last, I'll believe it.
when | fair | When I catch my reflection, I'll nod and carry on.
when | note-loss fair | When it comes over me again, I'll find something solid to hold.
you  | fair | {name}, something in you wants a rest, and it isn't being dramatic.
I    | note-face | The mirror has said its piece. I can go and do something else.
I    | first | I've been living from the neck up.
I    | first | My body said stop about an hour ago, politely.
I    | first | I'm cold, I'm hungry, and I've been calling it a mood.
I    | first | I've been sitting as if somebody were marking it.
?    | spare | What would my hands like to hold just now?
?    | humour first | What if I'm not in a mood, only in a draught?
?    | spare | What if comfortable is a good enough thing to be today?
?    | fair | What would be softer to sit on, and is it in the next room?
you  | first | {name}, you can unclench. The chair has you.
you  | spare | {name}, nothing about you needs arranging for the next ten minutes.
?    | fair | What if I drank some water before I wondered what's wrong?
?    | fair | What if I found out which of my hands is warmer?
?    | first | What if I'm not grumpy, just in the wrong shoes?
?    | - | What would I feel like if there weren't a mirror for miles?
when | - | When I find my teeth are together, I'll let them part like old friends.
when | fair | When I've sat hunched for an hour, I'll unfold.
when | fair | When somebody offers me the blanket, I'll notice how fast I want it.
I    | waking-up morning | I can get up one limb at a time.
I    | first | I can let my shoulders down. It isn't about to rain indoors.
I    | not-good not-bright first | I'm tired in the honest way, the kind a chair can fix.
I    | spare | I can ask my back how it is, and believe the answer.
you  | fair | {name}, you can let your hands be empty for a minute. They'd like that.
you  | fair | {name}, you can stop holding your breath. There's plenty of air.
I    | fair | I've earned this tiredness somewhere, even if I can't say where.
when | - | When the sun finds my neck, I'll stand still for it.
when | first | When I pull on a jumper, I'll enjoy the dark bit in the middle.
when | - | Once my hands are in warm water, I'll leave them there a song longer.
?    | - | Where does my laugh start?
I    | - | Some bit of me is comfortable. I'm looking for it.
I    | first | I've no complaints about my elbows.
I    | - | My skin has been out in all weathers for me.
I    | first | My heart keeps going. I've hardly said a word to it.
`
