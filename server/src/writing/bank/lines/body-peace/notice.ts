/** body-peace, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceNotice = `
I    | - | There is a tiredness that isn't laziness, and I can tell them apart.
I    | not-good not-bright | If something hurts, I can notice it without arguing with it.
I    | not-good not-bright | My body isn't against me, even on a day like this.
I    | - | Hunger is a message, and I can answer it without judging myself.
I    | - | I notice how little a mirror knows about me.
I    | - | I can stop wondering how I come across, and come back to how I feel.
I    | - | My body keeps changing on me, and I notice I'm still me.
I    | - | I can feel what's holding me up, and I can lean on it a little more.
I    | - | Under all my opinions about my body, there is just how it feels.
I    | first | My body often knows I'm tired before I do, and I can listen.
I    | - | However long it's been, I can ask my body how it is.
I    | - | If I remember an unkind remark about my body, I can let it go.
I    | not-good not-bright | My body can be good company, even when it's slow company.
I    | first | My face has nothing to do for a minute, and it can rest.
I    | - | I feel the way I feel today, and I can leave it unexplained.
I    | waking-up morning | Part of me is awake, and part of me is still arriving and can take its time.
I    | waking-up morning not-good not-bright | Right now I can lie still and find out how today feels.
I    | an-exam | My body may think this exam is a danger, and I can thank it for trying.
I    | an-exam an-interview | My heart may beat faster today, and that can mean I care.
I    | a-hard-talk | If my throat tightens, I can wait until it eases.
I    | after-a-setback | My body can be tired from a disappointment, and that is real tiredness.
I    | time-alone first-only | Right now I'm not being watched by anyone, and I can feel the ease of it.
I    | winding-down evening | My body has had a day too, and I can feel it now.
I    | bedtime night | The bed is holding my body now, and I can let it.
I    | - | I can stop talking over my body, and listen for a moment.
I    | first | Right now I don't have to feel any particular way about my body.
I    | kindness | Right now I could say one kind word to my body and mean it a little.
I    | care | Some of my limits are looking after me.
I    | - | My body can be loud at times, and I can answer it softly.
I    | first | A feeling in my body can be there without my fixing it.
I    | patience | My body has its own ways, and I'm still getting to know them.
I    | first | My body isn't a machine, and I can stop expecting it to be one.
?    | kindness | What would my body say if I asked it kindly?
?    | not-good not-bright | What if tiredness is only my body telling me the truth?
?    | not-good not-bright | What if my body is on my side?
?    | patience first | What if I asked myself how I am and waited for the answer?
?    | kindness | Will I catch the moment I start to speak harshly to my body?
?    | - | What would it be like to have a meal without the commentary?
?    | - | What if getting older is also getting to know this body better?
?    | not-good not-bright | What if an ache is asking for gentleness and not for courage?
?    | not-good not-bright | What if slow is simply the pace I have today?
?    | morning afternoon | What would I notice if I listened to my breathing for a minute?
?    | care | Will I notice what tires me before I'm worn out?
?    | first | What if my body has been patient with me all this time?
?    | - | What would it be like to have no opinion about my body for an hour?
?    | not-good not-bright | What if some of my sadness is tiredness?
?    | - | What would I feel if I forgot how I'm meant to feel?
?    | - | What if unkind thoughts about my body aren't really mine?
?    | morning afternoon not-good not-bright | Will I notice the difference between tired and sad today?
?    | - | What if I noticed my limits as plainly as I notice the weather?
?    | rest first | What would rest feel like if I didn't have to deserve it?
?    | not-good not-bright | What if discomfort could be here without being in charge?
?    | - | What would my body thank me for, if it could?
?    | - | What if nothing about my body needs deciding today?
?    | - | Will I notice the small things I already do to keep myself comfortable?
?    | waking-up morning | What would a gentle start feel like to my body this morning?
?    | before-work waking-up morning | What if I checked how I am before I check what's waiting?
?    | a-busy-day morning afternoon | Will I hear my body today while it's still asking quietly?
?    | an-exam an-interview | What if my nerves are my body's way of helping me?
?    | an-interview | What would it be like to feel comfortable before I try to impress?
?    | a-hard-talk | Will I notice my body tensing before my voice does?
?    | meeting-people | What if I noticed the room instead of watching myself?
?    | after-a-setback not-good not-bright | What if my body feels the disappointment too?
?    | after-a-setback not-good not-bright | What would be a comfort when I feel disappointed?
?    | waiting-for-news | What would help my body wait more easily?
?    | time-alone | What would my body do if it knew it wasn't being watched?
?    | winding-down evening | What would my body say about today, now that it's slowing down?
?    | winding-down evening not-good not-bright | What if I don't have to argue with feeling tired this evening?
?    | bedtime night | What would it be like to let the bed do all the holding?
?    | bedtime night | Will I notice which part of me relaxes first?
?    | kindness | What if I spoke to my body as though it could hear me?
?    | - | What if I took how I feel as a message and not as a fault?
?    | not-good not-bright | What if feeling fragile and being weak are two different things?
?    | care | What if my limits are on my side?
?    | - | What would I like to stop blaming my body for?
?    | care | What would make this minute easier on me?
?    | - | Will I notice when I begin to treat myself like a machine?
?    | rest | Will I notice which kind of rest helps me most?
?    | honesty | Will I hear a need of mine before it becomes a complaint?
?    | not-good not-bright | What if lazy is the wrong word, and tired is the right one?
when | not-good not-bright | When I get tired earlier than I'd like, I'll notice it without scolding myself.
when | not-good not-bright | If something hurts, I'll notice where, and soften around it.
when | - | When hunger comes, I'll notice it plainly, and see about something to eat.
when | - | When I start to push through tiredness, I'll pause and ask what my body needs.
when | care | When I feel cold, I'll notice it kindly and find something warm.
when | - | When it's time to get dressed, I'll notice what feels comfortable first.
when | - | If my clothes bother me, I'll notice that comfort matters.
when | honesty first | When someone asks how I am, I'll check before I say fine.
when | - | When I worry about my health, I'll notice that a worry isn't a fact.
when | honesty not-good not-bright | If a pain is worse than I've said, I'll admit that to myself first.
when | not-good not-bright | If my body has a bad day, I'll notice it's a day and not a verdict.
when | not-good not-bright | If I call myself lazy, I'll check whether I mean worn out.
when | rest | When guilt turns up while I rest, I'll notice the guilt and keep resting.
when | - | When my mood dips, I'll check whether I'm tired, hungry, cold or lonely.
when | - | When my body feels fine, I'll notice it as carefully as I notice pain.
when | - | When something is finished, I'll check how my body is before the next thing.
when | - | When a good moment comes, I'll notice my body is in it too.
when | not-good not-bright | If I'm unwell and fed up with it, I'll notice how patient I've already been.
when | - | If a picture of another body makes me unhappy, I'll notice, and look somewhere kinder.
when | - | When I feel on show, I'll notice one thing outside myself.
when | rest | When my patience runs out, I'll ask whether I need some rest.
when | - | If I've forgotten to eat or drink, I'll notice it kindly and put it right.
when | waking-up morning | When I wake, I'll notice how I am before I decide anything.
when | waking-up morning not-good not-bright | If I wake up already tired, I'll notice that, and begin slowly.
when | before-work | When work is about to begin, I'll notice how much energy is really there.
when | a-busy-day | When I haven't stopped for hours, I'll notice one thing my body wants.
when | a-busy-day | When one task is done, I'll notice whether I'm thirsty.
when | an-exam an-interview | When my heart races at a question, I'll notice that my body is trying to help.
when | an-interview meeting-people | If I start worrying how I look, I'll notice one thing I can feel.
when | winding-down evening | When the evening slows, I'll notice what my body is glad to have finished.
when | bedtime night | When I lie down, I'll notice the part of me that's most tired.
when | bedtime night not-good not-bright | If aches grow louder at bedtime, I'll notice it's partly the quiet.
when | - | When my body says no, I'll listen before I argue.
when | first | When something feels pleasant, I'll notice it without asking if I've earned it.
when | kindness | If I call my body a problem, I'll notice how that feels.
when | honesty | If someone doubts how I feel, I'll remember that I know it best.
when | curiosity first | When I feel myself tense up, I'll breathe out and loosen my shoulders.
when | - | If I apologise for being slow, I'll notice I've done nothing wrong.
when | - | When pain makes me short with people, I'll notice how much I've been managing.
when | honesty | If I think I'm making a fuss, I'll notice how long I kept quiet.
when | - | When my needs change without warning, I'll notice that needs do that.
when | honesty | When I pretend to be fine, I'll notice how tiring that is.
when | not-good not-bright | When I miss how my body used to be, I'll notice I'm grieving a little.
when | | If I catch myself hiding how tired I am, I'll notice who I'm hiding it from.
I    | - | My body is here with me right now, whatever I think of it.
I    | - | Right now there is no need to like or dislike my body.
I    | first | My body has been with me all my life, and I can give it a moment.
I    | - | I can feel the air on my skin and leave all opinions out of it.
I    | - | This is the body I'm living in today, and I can be on its side.
I    | - | I can check whether I'm thirsty, cold or tired before I go on.
I    | first | I can be in my body without having to improve it.
I    | note-work | I notice what work does to my shoulders, and I can let them drop.
I    | note-anger | I notice where anger sits in my body, and I can loosen my hands or my jaw.
I    | note-tired | I notice how heavy my body feels, and I can let something hold me up.
I    | not-good not-bright first-only | The sore bit isn't the whole of me. It's just the one that talks.
I    | not-good not-bright first-only | I'm tired in places I couldn't find on a map.
I    | night | My bones have had enough conversation for one day.
I    | an-interview meeting-people first-only | My heart is early for this. I'm on time.
I    | first-only | My body is loud just now. It's only reporting.
I    | - | My body isn't late. It's just not in a hurry.
I    | first-only | My body has no idea what day it is. I envy it.
I    | morning first-only | I slept oddly, and my neck would like that known.
I    | first-only | I've been living just behind my forehead, and the rest of me would like a visit.
I    | first-only | I have a jaw. It turns out I've been clenching it.
I    | first-only | I haven't felt my back against a chair for hours. Hello, back.
I    | not-heavy not-low first-only | I feel well, and I haven't even earned it.
I    | - | My pulse carries on without asking how I think I'm doing.
I    | - | My body is having a day of its own.
I    | waiting-for-news | My stomach has been waiting for the news as well.
I    | a-busy-day humour first-only | My shoulders have been to every meeting.
I    | first-only | I've been sitting like a question mark.
I    | first-only | I called it a mood, but it may have been a draught.
I    | morning not-heavy not-low | My body was up before my doubts were.
I    | - | I've earned this tiredness somewhere, even if I can't say where.
I    | note-tired note-ill | It hurts here. I can be careful of it.
I    | note-study | My eyes have stopped reading and are still moving.
I    | note-shame | I'm making myself small. There's room to sit up.
I    | note-loss | My body is doing heavy work, even sitting down.
I    | note-worry | My shoulders think this is their job. It isn't.
I    | note-work note-boss | My stomach tightens at one name. It can loosen before I reply.
I    | waiting-for-news note-worry | I do my waiting in my stomach. It would like something warm.
I    | note-family note-anger note-row | My jaw is still in the argument. I can bring it home.
I    | note-family | I'm braced for the next thing. It hasn't come yet.
I    | note-tired | This week's errands are all in my back, including the ones I only thought about.
I    | note-shame note-doubt | I'm sitting on the edge of the chair. The whole chair is mine.
I    | note-heartache | My stomach drops at a name. Then it settles again.
I    | note-shame note-doubt | My shoulders have taken the criticism personally. They can come down.
I    | note-glad | My face is smiling by itself. I can let it.
you  | - | {name}, your shoulders can come down. They weren't holding anything up.
you  | night | {name}, the bed is holding you up, and you can stop helping.
you  | - | {name}, your body has no idea how you look, and it's quite content.
you  | note-tired | {name}, your body is asking in its plainest voice.
?    | humour | What if my body thinks I'm the difficult one?
?    | - | Will I notice what my hands do while I worry?
?    | note-anger | What if I put my hands in warm water for a minute?
when | - | When I find my fists closed, I'll see what happens if I open them.
when | - | When I sit down and something in me says at last, I'll believe it.
when | - | When I catch my reflection, I'll nod and carry on.
when | note-heartache | When a memory makes me wince, I'll unclench my hands.
when | note-loss | When it comes over me again, I'll find something solid to hold.
you  | afternoon evening night | {name}, your body has carried you about all day without a word.
you  | - | {name}, something in you wants a rest, and it isn't being dramatic.
you  | humour | {name}, your jaw is trying to help. You can stand it down.
you  | not-good not-bright | {name}, your body is asking for a slower hour. You heard it.
I    | note-looks | The mirror has said its piece. I can go and do something else.
I    | note-plain | My breath has been going all along, without being asked.
I    | - | I've been living from the neck up.
I    | - | My body said stop about an hour ago, politely.
I    | - | There's a tightness in me that isn't about today.
I    | - | I'm cold, I'm hungry, and I've been calling it a mood.
I    | - | My hands are tired of being useful.
I    | - | I've been sitting as if somebody were marking it.
`
