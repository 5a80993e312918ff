/** body-peace, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceNotice = `
I    | not-good not-bright | I notice I'm tired all the way through, and it isn't a fault.
I    | not-good not-bright | Right now my body would like to go slower, and I can hear it.
I    | care not-good not-bright | I notice I've been putting my body last, and it can have a turn.
I    | not-good not-bright | There is a tiredness in me that isn't laziness.
I    | not-good not-bright | I've been asking a lot of this body, and I can ask more gently.
I    | care not-good not-bright | Part of me wants to push on, and part of me would like to be looked after.
I    | not-good not-bright | Wherever it hurts, I can notice it without arguing.
I    | - | Somewhere in me is comfortable enough, and my attention can rest there.
I    | not-good not-bright first-only | I notice I'm angry with my body, and I can be on its side as well.
I    | not-good not-bright | My body isn't against me, even on a day like this.
I    | not-good not-bright | Some of what I feel today is only my body asking for kindness.
I    | - | I notice I'm being careful with myself, and there's good sense in it.
I    | not-good not-bright | I notice I'm measuring today against how I used to be, and I can stop measuring.
I    | not-good not-bright | Part of me misses how my body was, and part of me is getting to know it now.
I    | not-good not-bright | There is some grief in a changing body, and there is room for it.
I    | - | My body has changed, and it's still the one I come home to.
I    | - | Right now some of me is well, and I can notice that too.
I    | - | Hunger is a message, and I can answer it without judging myself.
I    | - | I notice how little a mirror knows about me.
I    | patience not-good not-bright | There is a slower pace in me some days, and it has its own good sense.
I    | patience | I notice I'm impatient with how long things take me, and I can ease off.
I    | - | I notice I'm wondering how I come across, and I can come back to how I feel.
I    | - | My body keeps changing on me, and I notice I'm still me.
I    | not-good not-bright | Right now I can let my body be a place and not a project.
I    | - | I've been up in my thoughts for a while, and my body is still here.
I    | - | There is a breath coming in without any help from me.
I    | - | I can feel what's holding me up, and I can lean on it a little more.
I    | - | Under all my opinions about my body, there is just how it feels.
I    | honesty first-only | I notice I mostly listen to my body once it complains.
I    | not-good not-bright | My body knew I was tired before I did.
I    | not-good not-bright | I notice I call it weakness when it may only be tiredness.
I    | rest not-good not-bright | Part of me is ashamed of wanting rest, and part of me knows better.
I    | honesty first-only | I notice I apologise for what my body needs, and I could simply say it.
I    | not-good not-bright | Some days my body asks for more care, and this may be one of them.
I    | rest | I notice I treat rest as a reward, and it's more like water.
I    | not-good not-bright first-only | I may not like my body much today, and I can still be decent to it.
I    | not-good not-bright first-only | Part of me is fed up with my body, and part of me is still looking after it.
I    | - | It's a while since I asked myself how I feel, and I can ask now.
I    | not-good not-bright | I notice I'm bracing against the discomfort, and a little of the bracing can stop.
I    | - | Today's energy is what it is, and I can notice it before I plan.
I    | not-good not-bright | There is a limit in me today, and I'd like to notice it early.
I    | not-good not-bright | Part of me thinks being ill is letting people down, and part of me knows it's just being ill.
I    | - | I notice an old remark about my body, and it doesn't belong to me.
I    | - | My body is here today, and I can let it be, without an opinion.
I    | not-good not-bright | My body can be good company, even when it's slow company.
I    | - | I've been keeping up a face for other people, and it can rest.
I    | not-good not-bright | I notice I'm holding myself stiffly, and some of it can soften.
I    | not-good not-bright first-only | I've been hard on this body, and it has stayed with me.
I    | - | I feel the way I feel today, and I can leave it unexplained.
I    | care | There is care in noticing when I've done enough.
I    | not-good not-bright | Part of me feels strong today and part of me feels fragile, and I can carry both.
I    | waking-up morning | I notice how my body is this morning, before I ask anything of it.
I    | waking-up morning | Part of me is awake, and part of me is still arriving and can take its time.
I    | waking-up morning not-good not-bright | Right now I can lie still and find out how today feels.
I    | before-work | I notice what my body has to spare today, before I give it away.
I    | before-work not-good not-bright | Part of me is ready for work, and part of me would rather be looked after.
I    | a-busy-day not-good not-bright | I've been too busy to feel anything, and I can feel this breath.
I    | a-busy-day not-good not-bright | My body has kept up with me, and it could do with a pause.
I    | a-busy-day not-good not-bright | Somewhere under this rush is a need, and I can stop and ask what it is.
I    | an-exam | My body thinks this exam is a danger, and I can thank it for trying.
I    | an-exam an-interview | I notice my heart going faster, and it means I care.
I    | an-exam an-interview meeting-people | Right now my body is nervous, and it came with me anyway.
I    | an-interview meeting-people | I notice I'm watching myself from outside, and I can come back in.
I    | a-hard-talk | There is a catch in my throat, and I can wait until it eases.
I    | a-hard-talk | My body is already bracing for this talk, and I can let some of that soften.
I    | a-hard-talk honesty not-good not-bright first-only | I notice I'm too tired to be fair, and I can say so.
I    | after-a-setback not-good not-bright | This setback is in my body as well, and I can go gently there.
I    | after-a-setback not-good not-bright | My body is tired from being disappointed, and that is real tiredness.
I    | after-a-setback not-good not-bright | I notice I'm blaming my body, and it was doing what it could.
I    | waiting-for-news | The waiting has got into my body, and I can be gentle with it.
I    | waiting-for-news not-good not-bright | Part of me fears what I might hear, and part of me is simply breathing.
I    | time-alone first-only | Right now I'm not being watched by anyone, and I can feel the ease of it.
I    | time-alone | I notice how my body settles when there's only me here.
I    | time-alone | I'm alone with my body, and it can be easy company for a while.
I    | winding-down evening | My body has had a long day too, and I can feel it now.
I    | winding-down bedtime evening night not-good not-bright | I notice where today has stayed in me, and I can soften there.
I    | winding-down evening not-good not-bright | There is a tiredness in me this evening that came from doing my share.
I    | bedtime night | The bed is holding my body now, and I can let it.
I    | bedtime night not-good not-bright | Part of me still aches from the day, and part of me is already resting.
I    | - | I notice I've been talking over my body, and I can listen for a moment.
I    | - | I notice how quickly I judge a feeling before I've really felt it.
I    | - | I notice I keep asking my body to explain itself.
I    | - | I notice a wish to feel at home in myself.
I    | - | I notice I'd like to be comfortable, and that is reason enough.
I    | - | I notice that being gentle with my body feels strange, and I'm still drawn to it.
I    | not-good not-bright first-only | Part of me doesn't trust this body, and part of me would like to make peace.
I    | - | Part of me is shy of being helped, and part of me is glad of it.
I    | curiosity | Part of me wants to ignore what I feel, and part of me is already listening.
I    | not-good not-bright | Part of me remembers being hard on my body, and part of me is sorry.
I    | not-good not-bright | Part of me feels far from my body, and I can come closer slowly.
I    | - | Right now I'm not asked to feel any particular way about my body.
I    | kindness | Right now I could say one kind word to my body and mean it a little.
I    | not-good not-bright | Right now there's more than one feeling here, and I can begin with the mildest.
I    | kindness first-only | There is a kinder way to talk about this body, and I'd like to find it.
I    | not-good not-bright | There is a soreness in me that I can meet without blame.
I    | not-good not-bright | There is a bit of ease in me somewhere, even beside what's difficult.
I    | honesty not-good not-bright first-only | Some of my harshness towards my body is really fear.
I    | care | Some of my limits are looking after me.
I    | - | Some of what my body says is loud, and I can answer it softly.
I    | honesty not-good not-bright | Under the annoyance with my body, I can hear some worry.
I    | rest not-good not-bright | Under the effort of coping, there is a part of me that wants looking after.
I    | patience not-good not-bright | It's hard to be patient with my body, and I notice I'm trying.
I    | - | It's a feeling, and I can be near it without fixing it.
I    | patience | My body has its own ways, and I'm still getting to know them.
I    | honesty | My needs are plain things, and I can look at them plainly.
I    | - | My body isn't a machine, and I notice I keep expecting it to be one.
I    | - | Something in me leans towards comfort, and I can trust that a little.
?    | kindness | What would my body say if I asked it kindly?
?    | not-good not-bright | What if tiredness is only my body telling me the truth?
?    | - | What would I notice if I stopped judging how I feel?
?    | - | What if there is one place in me that feels all right?
?    | - | What would it be like to know how I am without giving it a mark?
?    | not-good not-bright | What if lazy is the wrong word, and tired is the right one?
?    | not-good not-bright | What if my body isn't the enemy here?
?    | - | What would I notice if I listened to my body before I listened to the world?
?    | patience | What if I asked myself how I am and waited for the answer?
?    | - | Will I notice when I've done enough?
?    | kindness | Will I catch the moment I start to speak harshly to my body?
?    | - | What if being hungry and eating are both just part of being alive?
?    | - | What would it be like to have a meal without the commentary?
?    | - | What if a mirror is only glass?
?    | - | What if getting older is also getting to know this body better?
?    | not-good not-bright | What if the ache is asking for gentleness and not for courage?
?    | not-good not-bright | What if slow is simply the pace I have today?
?    | patience | What would I notice if I stopped hurrying my body along?
?    | morning afternoon | What would my breathing tell me about today?
?    | care | Will I notice what drains me before I'm drained?
?    | - | What if my body has been patient with me all this time?
?    | - | What would it be like to have no opinion about my body for an hour?
?    | not-good not-bright | What if some of this sadness is tiredness?
?    | - | What would I feel if I forgot how I'm meant to feel?
?    | - | What if the unkind voice about my body isn't really mine?
?    | morning afternoon not-good not-bright | Will I notice the difference between tired and sad today?
?    | - | What if I noticed my limits as plainly as I notice the weather?
?    | honesty morning afternoon | What would I know about today's energy if I asked before I promised?
?    | rest | What would rest feel like if I didn't have to deserve it?
?    | not-good not-bright | What if discomfort could be here without being in charge?
?    | - | What would my body thank me for, if it could?
?    | friendship | Will I notice how my body feels around people I trust?
?    | - | What would be here if I weren't trying to fix how I feel?
?    | - | What if nothing about my body needs deciding today?
?    | - | Will I notice the small things I already do to keep myself comfortable?
?    | - | What would change if I called my body mine and stopped there?
?    | waking-up morning | What would a gentle start feel like to my body this morning?
?    | before-work waking-up morning | What if I checked how I am before I check what's waiting?
?    | a-busy-day | What would I notice I need, if this day slowed down?
?    | a-busy-day morning afternoon | Will I hear my body today while it's still asking quietly?
?    | an-exam an-interview | What if these nerves are my body's way of turning up?
?    | an-interview | What would it be like to feel comfortable before I try to impress?
?    | a-hard-talk | Will I notice my body tensing before my voice does?
?    | meeting-people | What if I noticed the room instead of watching myself?
?    | after-a-setback not-good not-bright | What if my body is sad about this too?
?    | after-a-setback not-good not-bright | What would be a comfort, while I feel this disappointed?
?    | waiting-for-news | What would help my body wait?
?    | time-alone | What would my body do if it knew it wasn't being watched?
?    | winding-down evening | What would my body say about today, now that it's slowing down?
?    | winding-down evening not-good not-bright | What if this evening's tiredness is nothing to argue with?
?    | bedtime night | What would it be like to let the bed do all the holding?
?    | bedtime night | Will I notice the first part of me to go quiet?
?    | kindness | What if I spoke to my body as though it could hear me?
?    | - | What if I treated how I feel as news and not as a fault?
?    | not-good not-bright | What if feeling fragile and being weak are two different things?
?    | care | What if my limits are on my side?
?    | - | What if this tension has been trying to protect me?
?    | kindness not-good not-bright | What if I could be tender with the part that's difficult?
?    | honesty | What would peace with my body sound like, in my own words?
?    | courage | What would I hear from my body if I weren't afraid of the answer?
?    | - | What would I like to stop blaming my body for?
?    | - | What would it be like to be at ease in myself for one minute?
?    | fairness | What would I call this feeling if I wanted to be fair to it?
?    | kindness | What would be a gentle word for how I am?
?    | - | What would it be like to trust one small signal from my body?
?    | - | What would help me feel a little safer in my body?
?    | care | What would make this minute easier on me?
?    | - | Will I notice when something in me softens?
?    | - | Will I notice when I begin to treat myself like a machine?
?    | rest | Will I notice which kind of rest really reaches me?
?    | honesty | Will I hear a need of mine before it becomes a complaint?
when | not-good not-bright | When tiredness comes earlier than I'd like, I'll notice it without an insult.
when | not-good not-bright | If something hurts, I'll notice where, and soften around it.
when | - | When hunger comes, I'll notice it plainly, and see about something to eat.
when | - | If I feel ashamed of wanting help, I'll notice how human the wish is.
when | - | When my energy drops, I'll ask what my body has been carrying.
when | - | When I start to push through, I'll pause and ask what it's costing.
when | not-good not-bright | If I can't do what I did last week, I'll notice the disappointment kindly.
when | not-good not-bright | When I miss how my body used to be, I'll notice I'm grieving a little.
when | care | When I feel cold, I'll notice it kindly and find something warm.
when | - | When it's time to get dressed, I'll notice what feels comfortable first.
when | - | If my clothes bother me, I'll notice that comfort matters.
when | - | If someone comments on my body, I'll notice what I feel before I answer.
when | honesty | When someone asks how I am, I'll check before I say fine.
when | honesty | If I catch myself hiding how tired I am, I'll notice who I'm hiding it from.
when | - | When worry about my health comes up, I'll notice it's worry and not news.
when | - | When I realise I've been holding my breath, I'll notice it leave.
when | - | When I settle somewhere, I'll notice what is holding me up.
when | honesty not-good not-bright | If the pain is worse than I've said, I'll admit it to myself first.
when | not-good not-bright | If this turns into a bad body day, I'll notice it's a day and not a verdict.
when | not-good not-bright | If I feel let down by my body, I'll notice the sadness under the anger.
when | not-good not-bright | If I call myself lazy, I'll check whether I mean worn out.
when | rest | When guilt turns up while I rest, I'll notice the guilt and keep resting.
when | - | When my mood dips, I'll check whether I'm tired, hungry, cold or lonely.
when | - | If the weather gets into my bones, I'll notice I'm not imagining it.
when | - | When my body feels fine, I'll notice it as carefully as I notice pain.
when | - | When something is finished, I'll check how my body is before the next thing.
when | fairness | If I want people to slow down, I'll notice it's a fair thing to want.
when | - | When a good moment comes, I'll notice my body is in it too.
when | not-good not-bright | If I'm unwell and fed up with it, I'll notice how patient I've already been.
when | - | If a picture of another body makes me unhappy, I'll notice, and look somewhere kinder.
when | - | When I feel on show, I'll notice one thing outside myself.
when | rest | When my patience runs out, I'll ask whether it's rest I'm short of.
when | - | When a sigh comes, I'll notice what it was for.
when | curiosity | When my body surprises me, I'll ask what it might be telling me.
when | - | If I've forgotten to eat or drink, I'll notice it kindly and put it right.
when | waking-up morning | When I wake, I'll notice how I am before I decide anything.
when | waking-up morning not-good not-bright | If I wake up already tired, I'll notice that, and begin slowly.
when | before-work | When work is about to begin, I'll notice how much energy is really there.
when | a-busy-day | When I haven't stopped for hours, I'll notice one thing my body wants.
when | a-busy-day | When one task is done, I'll notice whether I'm thirsty.
when | an-exam an-interview | When my heart races at a question, I'll notice it's trying to help.
when | an-interview meeting-people | If I start watching myself from outside, I'll notice one thing I can feel.
when | a-hard-talk | When my body goes stiff as they speak, I'll notice it and breathe out.
when | waiting-for-news | When waiting makes me restless, I'll notice where the restlessness sits.
when | waiting-for-news | If my thoughts run to the worst news, I'll notice my body is only waiting.
when | time-alone | When I'm finally by myself, I'll notice what my body stops doing.
when | winding-down evening | When the evening slows, I'll notice what my body is glad to have finished.
when | bedtime night | When I lie down, I'll notice the part of me that's most tired.
when | bedtime night not-good not-bright | If aches grow louder at bedtime, I'll notice it's partly the quiet.
when | - | When my body says no, I'll notice how quickly I argue.
when | - | When something feels pleasant, I'll notice it without asking if I've earned it.
when | kindness | If I speak of my body as a problem, I'll notice how that feels to hear.
when | - | If I feel far away from myself, I'll notice one thing near me that's real.
when | - | When I'm offered help, I'll notice what I feel before I refuse it.
when | - | When I'm tempted to hide a need, I'll notice that it's an ordinary one.
when | patience | If my body is slow to answer, I'll notice my impatience and ease it.
when | - | When I hear advice about bodies, I'll notice whether it's kind to mine.
when | - | If people start discussing bodies, I'll notice that I can stay out of it.
when | honesty | If someone doubts how I feel, I'll notice that I still know it.
when | curiosity | When I feel myself tense up, I'll ask what I'm expecting.
when | - | If I apologise for being slow, I'll notice I've done nothing wrong.
when | - | When pain makes me short with people, I'll notice how much I've been managing.
when | - | When I touch something soft, I'll notice it for one whole breath.
when | kindness | If I can't say what's wrong, I'll notice that something is, and be kind.
when | nature | When fresh air reaches me, I'll notice which part of me feels it first.
when | honesty | If I think I'm making a fuss, I'll notice how long I kept quiet.
when | - | When my needs change without warning, I'll notice that needs do that.
when | honesty | When I start pretending to be fine, I'll notice what the pretending takes.
when | - | When I feel a flicker of ease, I'll notice it before it passes.
`
