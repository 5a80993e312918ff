/** body-peace, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceNotice = `
I    | - | My body may want a different pace, and I can hear it.
I    | care not-good not-bright | If I've been putting my body last, I can give it a turn now.
I    | - | There is a tiredness that isn't laziness, and I can tell them apart.
I    | not-good not-bright | I may have asked a lot of my body, and I can ask more gently.
I    | care not-good not-bright | Part of me may want to push on, and part of me would like to be looked after.
I    | not-good not-bright | If something hurts, I can notice it without arguing with it.
I    | - | Somewhere in me is comfortable enough, and my attention can rest there.
I    | not-good not-bright | My body isn't against me, even on a day like this.
I    | not-good not-bright | Some of what I feel today may only be my body asking for kindness.
I    | - | I can notice when I compare my body with the past, and let the comparing go.
I    | not-good not-bright | A changing body can bring some grief, and there is room for it.
I    | - | My body can change, and it's my home all the same.
I    | - | Right now some of me is well, and I can notice that too.
I    | - | Hunger is a message, and I can answer it without judging myself.
I    | - | I notice how little a mirror knows about me.
I    | patience not-good not-bright | There is a slower pace in me some days, and it has its own good sense.
I    | patience | I can notice impatience with how long things take me, and ease off.
I    | - | I can stop wondering how I come across, and come back to how I feel.
I    | - | My body keeps changing on me, and I notice I'm still me.
I    | - | I can be up in my thoughts for hours, and my body is still here.
I    | - | There is a breath coming in without any help from me.
I    | - | I can feel what's holding me up, and I can lean on it a little more.
I    | - | Under all my opinions about my body, there is just how it feels.
I    | - | My body often knows I'm tired before I do, and I can listen.
I    | honesty first-only | I can notice when I apologise for what my body needs, and simply ask instead.
I    | not-good not-bright | Some days my body asks for more care, and this may be one of them.
I    | rest | I notice when I treat rest as a reward, and I can take some anyway.
I    | - | However long it's been, I can ask my body how it is.
I    | - | I can find where I'm tense, and let a little of that go.
I    | - | If I remember an unkind remark about my body, I can let it go.
I    | - | My body is here today, and I can let it be, without an opinion.
I    | not-good not-bright | My body can be good company, even when it's slow company.
I    | - | My face has nothing to do for a minute, and it can rest.
I    | not-good not-bright first-only | I may have been hard on my body, and I can be kinder now.
I    | - | I feel the way I feel today, and I can leave it unexplained.
I    | care | There is care in noticing when I've done enough.
I    | - | Part of me can feel strong while part of me feels fragile.
I    | waking-up morning | I notice how my body is this morning, before I ask anything of it.
I    | waking-up morning | Part of me is awake, and part of me is still arriving and can take its time.
I    | waking-up morning not-good not-bright | Right now I can lie still and find out how today feels.
I    | before-work | I notice how much energy my body has today, before I give it away.
I    | before-work not-good not-bright | Part of me is ready for work, and part of me would rather be looked after.
I    | a-busy-day not-good not-bright | My body has kept up with me, and it could do with a pause.
I    | a-busy-day not-good not-bright | On a busy day, I can stop for a moment and ask what my body needs.
I    | an-exam | My body may think this exam is a danger, and I can thank it for trying.
I    | an-exam an-interview | My heart may beat faster today, and that can mean I care.
I    | an-exam an-interview meeting-people | Right now my body may be nervous, and being nervous is allowed.
I    | a-hard-talk | If my throat tightens, I can wait until it eases.
I    | a-hard-talk | My body may brace for this talk, and I can let some of that soften.
I    | after-a-setback not-good not-bright | I may feel a setback in my body as well, and I can be gentle with it.
I    | after-a-setback | My body can be tired from a disappointment, and that is real tiredness.
I    | waiting-for-news | Waiting can get into my body, and I can be gentle with it.
I    | time-alone first-only | Right now I'm not being watched by anyone, and I can feel the ease of it.
I    | time-alone | I'm alone with my body, and it can be easy company for a while.
I    | winding-down evening | My body has had a day too, and I can feel it now.
I    | winding-down bedtime evening night not-good not-bright | I notice where today has left me tense, and I can soften there.
I    | bedtime night | The bed is holding my body now, and I can let it.
I    | - | I can stop talking over my body, and listen for a moment.
I    | - | I notice how quickly I judge a feeling before I've really felt it.
I    | - | I notice a wish to feel at home in myself.
I    | - | I notice I'd like to be comfortable, and I can see to that.
I    | curiosity | Part of me may want to ignore what I feel, and part of me is listening.
I    | - | Right now I don't have to feel any particular way about my body.
I    | kindness | Right now I could say one kind word to my body and mean it a little.
I    | kindness first-only | There is a kinder way to talk about this body, and I'd like to find it.
I    | - | Any soreness in me can be met without blame.
I    | not-good not-bright | There is a bit of ease in me somewhere, even beside what's difficult.
I    | care | Some of my limits are looking after me.
I    | - | My body can be loud at times, and I can answer it softly.
I    | patience | It can be hard to be patient with my body, and I can keep trying.
I    | - | A feeling in my body can be there without my fixing it.
I    | patience | My body has its own ways, and I'm still getting to know them.
I    | - | My body isn't a machine, and I can stop expecting it to be one.
I    | - | Something in me wants comfort, and I can listen to that.
?    | kindness | What would my body say if I asked it kindly?
?    | not-good not-bright | What if tiredness is only my body telling me the truth?
?    | - | What would I notice if I stopped judging how I feel?
?    | - | What if there is one place in me that feels all right?
?    | - | What would it be like to know how I am without judging it?
?    | not-good not-bright | What if my body is on my side?
?    | - | What would I notice if I listened to my body before I listened to the world?
?    | patience | What if I asked myself how I am and waited for the answer?
?    | kindness | Will I catch the moment I start to speak harshly to my body?
?    | - | What would it be like to have a meal without the commentary?
?    | - | What if getting older is also getting to know this body better?
?    | not-good not-bright | What if an ache is asking for gentleness and not for courage?
?    | not-good not-bright | What if slow is simply the pace I have today?
?    | patience | What would I notice if I stopped hurrying my body along?
?    | morning afternoon | What would I notice if I listened to my breathing for a minute?
?    | care | Will I notice what tires me before I'm worn out?
?    | - | What if my body has been patient with me all this time?
?    | - | What would it be like to have no opinion about my body for an hour?
?    | not-good not-bright | What if some of my sadness is tiredness?
?    | - | What would I feel if I forgot how I'm meant to feel?
?    | - | What if unkind thoughts about my body aren't really mine?
?    | morning afternoon not-good not-bright | Will I notice the difference between tired and sad today?
?    | - | What if I noticed my limits as plainly as I notice the weather?
?    | rest | What would rest feel like if I didn't have to deserve it?
?    | not-good not-bright | What if discomfort could be here without being in charge?
?    | - | What would my body thank me for, if it could?
?    | friendship | Will I notice how my body feels around people I trust?
?    | - | What if nothing about my body needs deciding today?
?    | - | Will I notice the small things I already do to keep myself comfortable?
?    | waking-up morning | What would a gentle start feel like to my body this morning?
?    | before-work waking-up morning | What if I checked how I am before I check what's waiting?
?    | a-busy-day | What would I notice I need, if my day slowed down?
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
?    | not-good not-bright | What if any tension in me has been trying to protect me?
?    | kindness not-good not-bright | What if I could be tender with the part of me that hurts?
?    | honesty | What would peace with my body sound like, in my own words?
?    | - | What would I like to stop blaming my body for?
?    | - | What would it be like to be at ease in myself for one minute?
?    | kindness | What would be a gentle word for how I am?
?    | - | What would it be like to trust one small signal from my body?
?    | - | What would help me feel a little safer in my body?
?    | care | What would make this minute easier on me?
?    | - | Will I notice when something in me softens?
?    | - | Will I notice when I begin to treat myself like a machine?
?    | rest | Will I notice which kind of rest helps me most?
?    | honesty | Will I hear a need of mine before it becomes a complaint?
when | not-good not-bright | When I get tired earlier than I'd like, I'll notice it without scolding myself.
when | not-good not-bright | If something hurts, I'll notice where, and soften around it.
when | - | When hunger comes, I'll notice it plainly, and see about something to eat.
when | - | If I feel ashamed of wanting help, I'll notice how human the wish is.
when | - | When my energy drops, I'll notice how much I've been asking of my body.
when | - | When I start to push through tiredness, I'll pause and ask what my body needs.
when | not-good not-bright | If I can't do what I did last week, I'll notice the disappointment kindly.
when | care | When I feel cold, I'll notice it kindly and find something warm.
when | - | When it's time to get dressed, I'll notice what feels comfortable first.
when | - | If my clothes bother me, I'll notice that comfort matters.
when | - | If someone comments on my body, I'll notice what I feel before I answer.
when | honesty | When someone asks how I am, I'll check before I say fine.
when | - | When I worry about my health, I'll notice that a worry isn't a fact.
when | - | When I realise I've been holding my breath, I'll let it go gently.
when | - | When I settle somewhere, I'll notice what is holding me up.
when | honesty not-good not-bright | If a pain is worse than I've said, I'll admit that to myself first.
when | not-good not-bright | If my body has a bad day, I'll notice it's a day and not a verdict.
when | not-good not-bright | If I feel let down by my body, I'll notice the sadness under the anger.
when | not-good not-bright | If I call myself lazy, I'll check whether I mean worn out.
when | rest | When guilt turns up while I rest, I'll notice the guilt and keep resting.
when | - | When my mood dips, I'll check whether I'm tired, hungry, cold or lonely.
when | - | When my body feels fine, I'll notice it as carefully as I notice pain.
when | - | When something is finished, I'll check how my body is before the next thing.
when | fairness | If I want people to slow down for me, I'll notice that's a fair wish.
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
when | waiting-for-news | When waiting makes me restless, I'll notice where the restlessness sits.
when | waiting-for-news | If my thoughts run to the worst, I'll notice how my body is and breathe out.
when | winding-down evening | When the evening slows, I'll notice what my body is glad to have finished.
when | bedtime night | When I lie down, I'll notice the part of me that's most tired.
when | bedtime night not-good not-bright | If aches grow louder at bedtime, I'll notice it's partly the quiet.
when | - | When my body says no, I'll listen before I argue.
when | - | When something feels pleasant, I'll notice it without asking if I've earned it.
when | kindness | If I call my body a problem, I'll notice how that feels.
when | - | If I feel far away from myself, I'll touch one thing near me.
when | - | When I'm offered help, I'll notice what I feel before I refuse it.
when | - | When I'm tempted to hide a need, I'll notice that it's an ordinary one.
when | patience | If my body is slow today, I'll notice my impatience and ease off.
when | - | When I hear advice about bodies, I'll notice whether it's kind to mine.
when | - | If people start discussing bodies, I'll notice that I can stay out of it.
when | honesty | If someone doubts how I feel, I'll remember that I know it best.
when | curiosity | When I feel myself tense up, I'll breathe out and loosen my shoulders.
when | - | If I apologise for being slow, I'll notice I've done nothing wrong.
when | - | When pain makes me short with people, I'll notice how much I've been managing.
when | - | When I touch something soft, I'll notice it for one whole breath.
when | honesty | If I think I'm making a fuss, I'll notice how long I kept quiet.
when | - | When my needs change without warning, I'll notice that needs do that.
when | honesty | When I pretend to be fine, I'll notice how tiring that is.
when | - | When I feel a flicker of ease, I'll notice it before it passes.
I    | - | I notice where my body is comfortable, and I can stay with that.
I    | - | My body is here with me right now, whatever I think of it.
I    | - | I can feel my breath move, without asking it to be different.
I    | - | I notice how my body feels today, and I can leave it at that.
I    | - | Right now there is no need to like or dislike my body.
I    | - | My body has been with me all my life, and I can give it a moment.
I    | - | I notice what my body is asking for, even when it asks quietly.
I    | - | Some of me is at ease right now, and I can find out where.
I    | - | I notice how I talk about my body, and I can be kinder.
I    | - | I can sense how much energy I have, without wishing it were more.
I    | - | My body's needs are ordinary, and I can hear them.
I    | - | I can feel the air on my skin and leave all opinions out of it.
I    | - | I notice one small thing my body does well without any help.
I    | - | This is the body I'm living in today, and I can be on its side.
I    | - | I can check whether I'm thirsty, cold or tired before I go on.
I    | - | There is a pace that feels right to my body now, and I can sense it.
I    | - | I notice how I'm holding myself, and I can be a little softer about it.
I    | - | I can look away from how I seem and towards how I feel.
I    | - | My body is more than something to be looked at, and I can feel that.
I    | - | I can be in my body without having to improve it.
I    | - | I notice when my body says it is tired, and I can take its word.
I    | - | Part of me has opinions about my body, and part of me simply lives in it.
I    | - | I can breathe out and let my body be exactly as it is.
I    | - | I notice what feels good to my body, and I'm allowed to enjoy it.
I    | - | My body can be strong in one place and tender in another.
I    | - | I notice the difference between what my body needs and what I expect of it.
I    | - | I can give my body a friendly thought and see how that feels.
I    | - | My body changes from day to day, and I can be kind to the one I have today.
I    | evening night | I notice how my body is after today, and I can let it rest.
I    | - | I can tell when I need comfort, even before I know why.
I    | - | I notice where I feel at home in my body, even if it's a small place.
I    | - | There is nothing my body has to be right now.
I    | - | My body has its own way of telling me things, and I can listen kindly.
I    | note-loss | I notice where in my body I feel the sorrow, and I can be gentle there.
I    | note-heartache | I notice how a sore heart feels in my body, and I can be kind to it.
I    | note-friends | I notice how loneliness feels in my body, and I can answer it with warmth.
I    | note-work | I notice what work does to my shoulders, and I can let them drop.
I    | note-study | I notice how long my body has sat with my studies, and I can move a little.
I    | note-worry | I notice where the worry sits in my body, and I can be gentle with that place.
I    | note-shame | I notice the heat of shame in my body, and I can let it pass through.
I    | note-anger | I notice where anger sits in my body, and I can loosen my hands or my jaw.
I    | note-tired | I notice how heavy my body feels, and I can let something hold me up.
I    | note-glad | I notice where in my body I feel the gladness, and I can let it stay.
I    | note-family | I notice the worry from home in my body, and I can breathe out slowly.
`
