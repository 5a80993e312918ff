/** motivation, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationNotice = `
I    | - | I notice that starting often feels bigger than the thing itself.
I    | not-heavy | I notice a little interest in me, and I can leave it some room.
I    | - | I notice the relief in me when I do even a small piece.
I    | not-good not-bright | I notice I'm measuring today by my best day, and today is its own.
I    | not-good not-bright first-only | I notice my energy is low, and low is different from none.
I    | a-busy-day first-only | I notice I'm busy and going nowhere, and I can choose one thing.
I    | an-exam | I notice how tired I am of revising, and how much has gone in.
I    | after-a-setback not-good not-bright | I notice I don't want to try again yet, and I can leave it at yet.
I    | waiting-for-news | I notice I can't settle to anything while I wait, and that makes sense.
I    | bedtime winding-down evening night | I notice I'm counting what I left undone, and I can count what I did.
I    | time-alone | I notice it's harder to begin when I'm the only one asking.
I    | an-interview | I notice how often I've put myself forward, and how much that takes.
I    | winding-down evening | I notice I'm finding it hard to stop, and stopping is part of it.
I    | not-good not-bright | I notice how much of my tiredness comes from deciding.
I    | - | I notice that my willingness comes and goes, and that it does come.
I    | not-good not-bright | Part of me wants to begin, and part of me is scared of doing it badly.
I    | curiosity not-good not-bright | Part of me is tired, and part of me is curious about what comes next.
I    | rest not-good not-bright | Part of me wants a rest, and part of me thinks I haven't earned it.
I    | waking-up morning not-good not-bright | Part of me wants to stay under the covers, and part of me is nearly up.
I    | after-a-setback not-good not-bright | Part of me has had enough of this, and part of me still hopes.
I    | waiting-for-news | Part of me is on hold until I hear, and part of me can carry on.
I    | a-busy-day | Part of me wants to do it all at once, and part of me knows where to begin.
I    | an-exam | Part of me wants this exam behind me, and part of me wants to do it justice.
I    | kindness | Part of me wants to be pushed, and part of me wants to be asked nicely.
I    | bedtime winding-down evening night | Part of me wants one more hour, and part of me is ready to leave it there.
I    | not-good not-bright | Part of me says why bother, and part of me is still interested.
I    | not-good not-bright first-only | Right now there is only a little energy here, and it's mine to spend.
I    | a-busy-day | Right now I feel pulled in six directions, and I can face one of them.
I    | waiting-for-news | Right now I can't hurry anything, and I can still do something small.
I    | bedtime winding-down evening night | Right now I've run out of push, and it's the right hour for that.
I    | an-exam | Right now my head feels full, and full is different from failing.
I    | - | There is something I'd do gladly if I weren't afraid of doing it badly.
I    | not-good not-bright | There is a difference between stuck and tired, and I can feel which I am.
I    | not-good not-bright | There is some willingness left in me, even on a day like this.
I    | after-a-setback not-good not-bright | There is disappointment in me, and there is still some effort left as well.
I    | not-good not-bright first-only | I feel slow today, and slow is still a pace.
I    | kindness not-good not-bright | I can hear how I talk to myself about effort, and it's rather strict.
I    | a-busy-day | I can feel the day asking a lot, and I can give it some.
I    | not-good not-bright first-only | Today my best is small, and it's still my best.
I    | not-good not-bright | The first minute is the one I dread, and it's only a minute.
I    | first-only not-good not-bright | It's the avoiding that wears me out, more than the doing.
I    | rest not-good not-bright | Some of what I call stuck is simply needing a rest.
I    | first-only | Getting going is the hardest part for me, and I know that about myself.
I    | waking-up morning humour first-only | I'm awake, and that is as far as I've got.
I    | before-work morning not-good not-bright | I'm not looking forward to today, and I can look as far as the first hour.
I    | an-interview not-good not-bright | I'm weary of starting over with new faces, and I'm still willing.
I    | an-interview an-exam | Wanting this so much makes it hard to get ready, and I can see why.
I    | waiting-for-news not-good not-bright | Waiting is using up my energy today, and I can count that as effort.
I    | time-alone | On my own, I can feel what I'd like to do next, if I listen.
I    | winding-down bedtime evening night | I did less than I meant to today, and more than I've counted.
I    | honesty | I notice how rarely I do something only because I'd like to.
I    | first-only | I notice I talk myself out of things before I've tried them.
I    | kindness | I notice I'm more willing when I've been spoken to kindly.
I    | - | I notice how quickly I move the finish line on myself.
I    | rest | I notice I only think of resting once I've run out.
I    | first-only | I notice some things I do only out of habit, and I can ask if I still want them.
I    | honesty first-only | I notice I hide how much I want things, even from myself.
I    | - | I notice how often I promise myself more than a day can hold.
I    | courage | Part of me holds back in case I fail, and part of me would like to find out.
I    | - | Part of me longs for a change, and part of me would like nothing asked of it.
I    | patience | Right now I'm gathering myself, and that takes time too.
I    | humour | There is a stubborn streak in me, and it has its uses.
I    | not-good not-bright | There is effort in just getting through, and I'm making it.
I    | independence | Some of the goals I'm dragging around may not be mine any more.
I    | honesty | My pace is what it is today, and it's an honest one.
I    | - | My reasons may have changed, and I can look at what they are now.
I    | - | I notice how a small start changes the look of a day.
I    | - | I can notice what I'm doing right now, and give it some credit.
I    | - | Some things are done because I did them, and I can count one.
I    | - | I can ask myself what I'd be glad to have done.
I    | - | I notice that waiting for the right moment is also a choice.
I    | - | I notice how much easier it is to go on than to begin.
I    | - | I can feel whether this day wants a little more of me or a little less.
I    | curiosity | Being interested takes me further than being strict, and I can notice what interests me.
I    | - | I've changed my plans before and still got somewhere, and I can remember that.
I    | honesty | I can notice what I finish gladly and what I only finish.
I    | - | There is a small thing I could do in five minutes, and I can see what it is.
I    | - | I can check how much energy I have before I decide what to ask of myself.
I    | - | I notice what I look forward to, however small it is.
I    | - | I notice that I often feel more willing once I've begun.
I    | - | I can look at what I've already done before I look at what's left.
I    | - | My energy has its own times of day, and I can notice which one this is.
I    | - | I notice what makes a thing easier to begin.
I    | - | Some things I do from love and some from duty, and I can tell which is which.
I    | - | I can feel the difference between not wanting to and not being ready.
I    | - | I notice how good it is to cross something off, even something small.
I    | - | There is a next step, and it may be smaller than I think.
I    | - | I can notice what I'd begin if it could be very small.
I    | kindness | I notice how I talk to myself about what isn't done, and I can be fair.
I    | - | What I care about shows in what I keep coming back to, and I can notice it.
I    | - | I notice that a little done today is easier than a lot done later.
I    | - | Part of me likes to plan, and part of me likes to be doing.
I    | - | Part of me waits for the right mood, and part of me can begin without it.
I    | afternoon evening night | I can notice one thing I did today that asked for some effort.
I    | - | I notice whose voice I hear when I hurry myself along.
I    | - | I can ask what I want from the next hour, and keep it modest.
I    | - | Some of my effort goes unseen, and I can see it.
I    | - | I notice how quickly I forget what I've managed.
I    | - | There's a pace at which I like what I'm doing, and I can look for it.
I    | - | I can notice what gives me energy and what takes it.
I    | - | My reasons matter more to me than my mood, and I can remember one of them.
I    | - | I can tell whether I need a push, a pause or a bit of company.
I    | - | I notice that I work better when I know what enough looks like.
I    | - | There is something I've been keeping going for a long time, and I can be glad of that.
I    | - | I can look at a big thing and see one small piece of it.
I    | curiosity | I can wonder what I'd find out if I simply started.
I    | - | Wanting comes and goes, and I can notice that it comes back.
I    | - | I notice which promises to myself I keep without trying.
I    | honesty | I can be honest about how much I can do today, and let that be the plan.
I    | - | I notice that a thing I dread is often shorter than the dread.
I    | - | The first move is usually a small one, and I can notice what it would be.
I    | - | I can notice what I do without being asked.
I    | - | I notice how my mood changes when my hands are busy.
I    | independence | I can tell which of my goals I'd choose again.
I    | - | Some days begin slowly, and I can notice when a day warms up.
I    | - | I notice what it's like to finish something, and I can stay with that a moment.
I    | - | I can remember something that went well because I kept at it.
I    | patience | I notice that good things in my life were made slowly.
I    | - | There are days for beginning and days for keeping on, and I can feel which this is.
I    | - | I can notice what stands in the way, and see how big it really is.
I    | friendship | I notice who makes me feel that I can do it.
I    | - | The part I like best may be a good place to begin, and I can notice which it is.
I    | creativity | I can notice what I'd do just for the pleasure of it.
I    | - | I notice that effort feels lighter when I know why I'm making it.
I    | - | Something in me likes to be useful, and something in me likes to play.
I    | - | I can see how much I've carried this far, and give myself credit.
I    | - | I notice how good it is, later on, to have done a thing now.
I    | care | I can ask what would make the next thing easier, and give myself that.
?    | - | What would it be like to begin without feeling ready?
?    | - | What if the wanting is still there, only quieter?
?    | - | What would I pick up first if it didn't have to be good?
?    | - | Will I notice if it gets a little easier once I've begun?
?    | rest not-good not-bright | What if rest is the next step?
?    | kindness not-good not-bright | What would my tiredness like me to know?
?    | not-good not-bright | What if this reluctance is trying to protect me from something?
?    | morning afternoon | What would I do today if I weren't trying to catch up?
?    | not-good not-bright | What if half-hearted is still some heart?
?    | - | What would I like to want?
?    | - | What if I've been moving all along, very slowly?
?    | - | What would change if I began with the part I like?
?    | - | What would help me most right now, a push or a pause?
?    | not-good not-bright | What if I don't feel like it, and nothing is wrong with me?
?    | health | What would my body choose, if I stopped pushing?
?    | kindness friendship | What would I say to a friend who couldn't get going?
?    | morning afternoon | Will I notice what gives me energy today, even a little?
?    | - | What would it be like to go on without hurrying?
?    | - | Will I listen to what I'm avoiding, for just a minute?
?    | - | What if slow days are part of how I do things?
?    | not-heavy not-low | What would I do for the joy of it, with an hour to spare?
?    | - | What if the wanting turns up once I'm already moving?
?    | rest | What would I put down for now, knowing I could pick it up again?
?    | - | Will I ask myself what I want before I ask what's left to do?
?    | - | What if I stopped arguing with myself for one minute?
?    | - | What would I find if I counted what I did?
?    | morning afternoon | Will I let today be a small day?
?    | - | What would I be willing to do, even without wanting to?
?    | not-good not-bright | What if I feel nothing yet, and begin anyway?
?    | honesty not-good not-bright | Will I tell myself the truth about how tired I am?
?    | waking-up morning | What if the first thing today is only to sit up?
?    | waking-up morning | What would I look forward to today, if I let it be very small?
?    | before-work | What would make the first hour a little easier to walk into?
?    | before-work morning | Will I notice one part of today that I don't mind?
?    | a-busy-day | What would I choose if I could only do one more thing well?
?    | a-busy-day | What if I'm tired from switching, more than from working?
?    | an-exam learning | What would I like to understand, apart from passing?
?    | an-exam | What if I've taken in more than I can feel right now?
?    | an-interview an-exam | What if I'm this tired because I care how it goes?
?    | after-a-setback learning | What would I keep from what I tried, even though it didn't work?
?    | after-a-setback | What if I don't need to know yet whether I'm going on with it?
?    | waiting-for-news | What would I do with this hour if I weren't listening for news?
?    | waiting-for-news | Will I notice what I can still enjoy while I wait?
?    | time-alone creativity | What would I make, if only I were going to see it?
?    | time-alone | What would I begin, if this hour were only for me?
?    | winding-down bedtime evening night | What would I count as done today, if I were generous?
?    | bedtime evening night | What if I've done enough to stop for tonight?
?    | winding-down evening night | What would I like to leave for the morning, on purpose?
?    | - | What if wanting less isn't the same as caring less?
?    | - | What would I do gladly, if it didn't count for anything?
?    | - | Will I notice when the dread turns into plain doing?
?    | honesty not-good not-bright | What would I like someone to understand about how tired I am?
?    | not-good not-bright | What if I'm only discouraged, and discouraged can pass?
?    | - | What would it be like to try without promising anything?
?    | patience not-good not-bright | What if this is the slow part, and slow parts count?
?    | independence | Will I ask whose voice is telling me to hurry?
?    | - | What would I choose, if I believed I had time?
?    | care not-good not-bright | What if I need comfort before I need a plan?
?    | kindness not-good not-bright | What if there's nothing wrong with me, and this is simply hard?
?    | - | Will I let something small please me, and leave it at that?
?    | honesty | What would I admit I still want, if it felt safe to say?
?    | - | What if I've changed, and this goal hasn't?
?    | creativity | What would bring a little play back into my day?
?    | - | What if getting through is where my effort is going just now?
?    | - | Will I notice the point where I usually turn back?
?    | kindness | What would encourage me, if I said it gently and meant it?
?    | patience friendship | What would it be like to wait for my energy as I'd wait for a friend?
?    | not-good not-bright | What if all this pushing is what has worn me out?
when | - | When I hear myself say later, I'll ask what I'm waiting for.
when | - | When I can't begin, I'll notice what exactly feels too big.
when | - | When I reach for my phone instead, I'll notice what I was about to do.
when | - | When I call myself lazy, I'll check whether I'm tired.
when | - | When a small wish comes up, I'll write it down before I judge it.
when | - | If I feel a flicker of interest, I'll stay with it for one minute.
when | - | When I'm staring at the list, I'll breathe out and look at one line of it.
when | - | When I get stuck halfway, I'll notice the half that's done.
when | not-good not-bright | When everything feels like effort, I'll notice one thing that takes none.
when | - | When I sit down with a sigh, I'll listen to what the sigh is about.
when | - | If I notice I've started, I'll let that please me.
when | - | When I want to stop, I'll ask whether I'm tired or afraid.
when | - | When I wish this were a better day, I'll notice what today is carrying.
when | humour | When I catch myself tidying instead of starting, I'll smile and see what I'm avoiding.
when | - | If the thought comes that it's too late, I'll notice it's only a thought.
when | - | When I finish something small, I'll take one breath before the next thing.
when | health care | When my energy drops, I'll ask when I last ate and when I last sat down.
when | independence | When I feel hurried by someone else, I'll ask what I want as well.
when | rest | If I find myself going on when I'm worn out, I'll notice what's driving me.
when | curiosity | When something makes me forget the time, I'll remember what it was.
when | honesty | When I put something off again, I'll say so plainly and without blame.
when | - | When a task looks like a wall, I'll look for the lowest part of it.
when | rest | When I feel guilty for resting, I'll notice that I'm resting anyway.
when | not-good not-bright | If I feel nothing much about anything, I'll notice one sound and one colour.
when | - | When I've made a start, I'll notice what has happened to the dread.
when | kindness | When I hear a scolding voice in my head, I'll notice how tired it makes me.
when | - | When I want to do all of it today, I'll notice the wish and take one piece.
when | - | When I brush off something I've done, I'll look at it once more.
when | afternoon nature | If the afternoon drags, I'll look out of the window for a minute.
when | not-heavy not-low | When I think of the thing I love doing, I'll notice how I soften.
when | humour honesty | When I make tea to avoid starting, I'll enjoy the tea honestly.
when | - | When I don't know what I want, I'll notice what I keep looking at.
when | - | When I start to rush, I'll notice what I'm afraid of missing.
when | - | If I'm dreading one part, I'll name that part and leave the rest unnamed.
when | - | When the day feels spoilt, I'll notice that some of it is left.
when | patience | When I see someone racing ahead, I'll come back to my own pace.
when | not-low | When I get a sudden burst of energy, I'll notice it and spend half.
when | - | When it goes better than I feared, I'll tell myself so.
when | kindness | When I've had enough, I'll notice before I snap.
when | - | If I'm pacing about, I'll notice what my body is asking for.
when | - | When I remember why I wanted this, I'll stay with that for a breath.
when | - | When I feel the urge to scrap it, I'll look at what is already there.
when | care | When I notice I'm thirsty and still working, I'll stop and drink something.
when | waking-up morning | When I wake and want to skip today, I'll find one part I'd keep.
when | waking-up morning | When I don't want to get up, I'll stretch once and see.
when | before-work morning | When the dread of the day starts, I'll look only as far as the first hour.
when | before-work | When I pick up my things to go, I'll notice that I've begun.
when | a-busy-day | When three things want me at once, I'll breathe out before I pick one.
when | a-busy-day | If I look up and hours have gone, I'll notice what I got done in them.
when | an-exam | When the same line keeps sliding off, I'll notice I'm tired and look up.
when | an-exam | When I open my notes and want to shut them, I'll stay for one page.
when | an-interview | When I get tired of preparing, I'll remember one thing I want to ask them.
when | after-a-setback | When I think about what went wrong, I'll notice that I cared.
when | after-a-setback | When the wish to try again comes back, I'll simply notice it.
when | waiting-for-news | When I check for news again, I'll notice my breath before I look.
when | waiting-for-news | When waiting makes me drift, I'll do one small thing with my hands.
when | time-alone | When the hour is mine and I can't choose, I'll notice what I turn to first.
when | bedtime winding-down evening night | When I go over what I didn't do, I'll name one thing I did.
when | winding-down evening | When the evening comes and I'm still going, I'll notice who asked me to.
when | bedtime evening night | When I put out the light, I'll notice one thing that took effort today.
when | - | When my heart sinks at the thought of it, I'll rest a hand on my chest.
when | independence | When someone's hopes for me feel heavy, I'll ask what my own hope is.
when | - | When I promise myself too much, I'll halve it and see how that feels.
when | - | When I push past what's kind to me, I'll ask who I'm trying to please.
when | not-good not-bright | When it all seems like too much bother, I'll ask if that's tiredness talking.
when | humour | When I groan at the thought of it, I'll ask which bit the groan is for.
when | honesty | When I feel like hiding, I'll tell myself what I'm hiding from.
when | - | If I'm only half willing, I'll ask what the willing half would like.
when | - | When I tell myself it doesn't count, I'll ask who is counting.
when | fairness humour | If I start bargaining with myself, I'll listen to both sides.
when | - | When I'm ashamed of being slow, I'll notice that I haven't stopped.
when | humour | When something makes me laugh, I'll notice the bit of energy it brings.
when | care | When pushing stops working, I'll ask what would feel like help.
when | friendship | When the effort feels lonely, I'll think of one person who might understand.
when | - | When plans change and my energy drains away, I'll take a minute to be disappointed.
when | independence | When I'm waiting for permission, I'll ask whose it is.
when | courage | When I do something I was dreading, I'll notice what helped.
when | independence | When it starts to feel like a duty, I'll look for the part I chose.
I    | note-loss | I notice how little else seems to matter while my heart is with somebody.
I    | note-heartache | I notice how much energy a sore heart uses up.
I    | note-family | I notice how much of my strength goes to the people I love.
I    | note-friends | I notice that things are harder to begin without anybody beside me.
I    | note-work | I notice what work takes out of me, and what I'd like to keep.
I    | note-study | I notice that a book is hard to open, and that I still care.
I    | note-worry | I notice how tiring it is to worry, and that I keep going beside it.
I    | note-shame | I notice that embarrassment can make me want to give up, and I can wait before I do.
I    | note-anger | I notice how much energy there is in my anger, and I can choose where it goes.
I    | note-tired | I notice I'm running on very little, and little can be today's amount.
I    | note-glad | I notice how much energy good news gives me.
`
