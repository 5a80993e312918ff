/** motivation, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationNotice = `
I    | - | I notice I'm putting it off, and I notice I still care.
I    | - | I notice that starting feels bigger than the thing itself.
I    | not-good not-bright | I notice I'm waiting to feel like it, and the feeling is late today.
I    | - | I notice I keep coming back to this in my mind, and that is a kind of wanting.
I    | not-good not-bright | I notice I've been calling it laziness, and it feels more like tiredness.
I    | not-good not-bright | I notice the thought that it isn't worth starting, and I can look at it twice.
I    | - | I notice I'm looking at the whole of it, and I could look at the first bit.
I    | not-heavy | I notice a little interest in me, and I can leave it some room.
I    | rest not-good not-bright | I notice how hard I've been on myself for resting.
I    | rest | I notice I've stopped, and stopping may be what I needed.
I    | humour first-only | I notice I'm doing everything except the one thing, and I can smile at that.
I    | - | I notice the relief in me when I do even a small piece.
I    | - | I notice I'm measuring today by my best day, and today is its own.
I    | - | I notice how much I want it to go well, and that may be why I'm stuck.
I    | not-good not-bright | I notice my energy is low, and low is different from none.
I    | waking-up morning not-good not-bright | I notice I woke up tired, and nothing has been decided about today.
I    | before-work morning not-good not-bright | I notice I'm tired of the day already, and it may be kinder than I think.
I    | a-busy-day first-only | I notice I'm busy and going nowhere, and I can choose one thing.
I    | an-exam | I notice how tired I am of revising, and how much has gone in.
I    | after-a-setback not-good not-bright | I notice I don't want to try again yet, and I can leave it at yet.
I    | waiting-for-news | I notice I can't settle to anything while I wait, and that makes sense.
I    | bedtime winding-down evening night | I notice I'm counting what I left undone, and I can count what I did.
I    | time-alone | I notice it's harder to begin when I'm the only one asking.
I    | an-interview | I notice how often I've put myself forward, and how much that takes.
I    | winding-down evening | I notice I'm finding it hard to stop, and stopping is part of it.
I    | not-good not-bright | I notice how much of my tiredness comes from deciding.
I    | care not-good not-bright | I notice I've kept going for a long while on very little.
I    | - | I notice that my willingness comes and goes, and that it does come.
I    | not-good not-bright | I notice I'd like to want this, and that is somewhere to start.
I    | first-only | Part of me can't be bothered, and part of me is already thinking about it.
I    | - | Part of me wants to begin, and part of me is scared of doing it badly.
I    | curiosity not-good not-bright | Part of me is tired, and part of me is curious about what comes next.
I    | rest not-good not-bright | Part of me wants a rest, and part of me thinks I haven't earned it.
I    | waking-up morning not-good not-bright | Part of me wants to stay under the covers, and part of me is nearly up.
I    | after-a-setback not-good not-bright | Part of me has had enough of this, and part of me still hopes.
I    | waiting-for-news | Part of me is on hold until I hear, and part of me can carry on.
I    | a-busy-day | Part of me wants to do it all at once, and part of me knows where to begin.
I    | an-exam | Part of me wants this exam behind me, and part of me wants to do it justice.
I    | - | Part of me is resisting, and perhaps it has a reason.
I    | kindness | Part of me wants to be pushed, and part of me wants to be asked nicely.
I    | bedtime winding-down evening night | Part of me wants one more hour, and part of me is ready to leave it there.
I    | not-good not-bright | Part of me says why bother, and part of me is still interested.
I    | not-good not-bright | Right now I don't feel like it, and that's only how I feel.
I    | not-good not-bright | Right now the wanting is faint, and faint is still something.
I    | not-good not-bright | Right now there is only a little energy here, and it's mine to spend.
I    | - | Right now I'm between stopping and starting, and I can stay here a moment.
I    | a-busy-day | Right now I feel pulled in six directions, and I can face one of them.
I    | waiting-for-news | Right now I can't hurry anything, and I can still do something small.
I    | bedtime winding-down evening night | Right now I've run out of push, and it's the right hour for that.
I    | an-exam | Right now my head feels full, and full is different from failing.
I    | - | Right now I'm going slowly, and I am going.
I    | - | There is a small yes in me, underneath the no.
I    | - | There is something I'd do gladly if I weren't afraid of doing it badly.
I    | - | There is a difference between stuck and tired, and I can feel which I am.
I    | not-good not-bright | There is some willingness left in me, even on a day like this.
I    | - | There is something here that matters to me, or it wouldn't be so hard to start.
I    | after-a-setback not-good not-bright | There is disappointment in me, and there is still some effort left as well.
I    | rest | There is a kind of rest I've been missing, and I think I know which.
I    | not-good not-bright | I feel slow today, and slow is still a pace.
I    | not-good not-bright | Something in me is reluctant, and I can be gentle with it.
I    | not-heavy not-low | Something in me brightens at one part of this, and I can begin there.
I    | kindness not-good not-bright first-only | I'm flat today, and I can be flat and still be kind.
I    | rest not-good not-bright | I'm tired in a way that asks for rest, and I can hear it.
I    | not-good not-bright first-only | I'm more worn out than lazy, and it helps to know that.
I    | honesty | I want to want this, and for now that's honest.
I    | kindness | I can hear how I talk to myself about effort, and it's rather strict.
I    | a-busy-day | I can feel the day asking a lot, and I can give it some.
I    | not-good not-bright | Today feels like wading, and I'm still upright.
I    | not-good not-bright first-only | Today my best is small, and it's still my best.
I    | not-good not-bright | This is hard to begin, and I'm still looking at it.
I    | honesty first-only | This matters to me more than I've been letting on.
I    | - | The first minute is the one I dread, and it's only a minute.
I    | first-only | It's the avoiding that wears me out, more than the doing.
I    | not-good not-bright | I miss feeling keen, and missing it tells me something.
I    | not-good not-bright | Behind my not wanting to, there may be a worry worth hearing.
I    | rest | Some of what I call stuck is simply needing a rest.
I    | curiosity | Even now, I'm interested in how this might turn out.
I    | first-only | Getting going is the hardest part for me, and I know that about myself.
I    | waking-up morning humour first-only | I'm awake, and that is as far as I've got.
I    | before-work morning not-good not-bright | I'm not looking forward to today, and I can look as far as the first hour.
I    | an-interview not-good not-bright | I'm weary of starting over with new faces, and I'm still willing.
I    | an-interview an-exam | Wanting this so much makes it hard to get ready, and I can see why.
I    | waiting-for-news not-good not-bright | Waiting is using up my energy today, and I can count that as effort.
I    | time-alone | On my own, I can feel what I'd like to do next, if I listen.
I    | winding-down bedtime evening night | I did less than I meant to today, and more than I've counted.
I    | creativity first-only | I haven't made anything for a while, and I can feel the wish to.
I    | not-heavy | I've been running on duty, and I could do with some delight.
I    | health humour not-good not-bright first-only | My body would like to move, and my mind is still arguing.
I    | not-good not-bright | My mind says all or nothing, and I can hear how tired that makes me.
I    | honesty | I notice how rarely I do something only because I'd like to.
I    | first-only | I notice I talk myself out of things before I've tried them.
I    | kindness | I notice I'm more willing when I've been spoken to kindly.
I    | - | I notice how quickly I move the finish line on myself.
I    | rest | I notice I only think of resting once I've run out.
I    | first-only | I notice some things I do only out of habit, and I can ask if I still want them.
I    | curiosity not-good not-bright | I notice I'm bored, and boredom may be a wish for something.
I    | honesty first-only | I notice I hide how much I want things, even from myself.
I    | not-good not-bright | I notice my heart sinks when I think of it, and I can go gently.
I    | - | I notice how often I promise myself more than a day can hold.
I    | not-good not-bright | Part of me is worn down, and part of me is still willing.
I    | - | Part of me wants this to be easy, and part of me likes that it's hard.
I    | courage | Part of me holds back in case I fail, and part of me would like to find out.
I    | honesty not-heavy first-only | Part of me wants to be praised for this, and part of me simply enjoys it.
I    | - | Part of me longs for a change, and part of me would like nothing asked of it.
I    | honesty not-good not-bright first-only | Right now I want comfort more than progress, and I can admit it.
I    | not-good not-bright | Even when my hope is small, I can keep it company.
I    | patience | Right now I'm gathering myself, and that takes time too.
I    | patience not-good not-bright | There is a tired voice in me, and there is a patient one as well.
I    | - | There is something I used to enjoy about this, and I can almost remember it.
I    | not-good not-bright | There is a kind of fear in me that looks like not caring.
I    | humour | There is a stubborn streak in me, and it has its uses.
I    | not-good not-bright | There is effort in just getting through, and I'm making it.
I    | honesty | Some of my energy is going on something I haven't said aloud.
I    | independence | Some of the goals I'm dragging around may not be mine any more.
I    | - | Some of my energy comes back when I stop chasing it.
I    | humour not-good not-bright first-only | Under the grumbling, I do care how this turns out.
I    | not-good not-bright | Under the tiredness, I can still feel what I was hoping for.
I    | not-good not-bright | It's tiring to keep going unseen, and I can see what it takes.
I    | honesty | My pace is what it is today, and it's an honest one.
I    | - | My reasons may have changed, and I can look at what they are now.
?    | - | What would I notice first if I stopped calling this laziness?
?    | not-good not-bright | What if there's nothing behind this but tiredness?
?    | - | What would it be like to begin without feeling ready?
?    | - | What if the wanting is still there, only quieter?
?    | - | What if I'm stuck because it matters?
?    | - | What would I pick up first if it didn't have to be good?
?    | - | Will I notice if it gets a little easier once I've begun?
?    | rest | What if rest is the next step?
?    | kindness not-good not-bright | What would my tiredness like me to know?
?    | - | What if this reluctance is trying to protect me from something?
?    | morning afternoon | What would I do today if I weren't trying to catch up?
?    | not-good not-bright | What if half-hearted is still some heart?
?    | - | What would I like to want?
?    | - | What if I've been moving all along, very slowly?
?    | - | What would change if I began with the part I like?
?    | - | What would help me most right now, a push or a pause?
?    | not-good not-bright | What if I don't feel like it, and nothing is wrong with me?
?    | health | What would my body choose, if I stopped pushing?
?    | - | What would doing this badly look like, and could I bear it?
?    | kindness friendship | What would I say to a friend who couldn't get going?
?    | morning afternoon | Will I notice what gives me energy today, even a little?
?    | - | What would I miss if I stopped caring about this?
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
?    | honesty | Will I tell myself the truth about how tired I am?
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
?    | courage | What if I've been brave about this already, in small ways?
?    | - | Will I notice when the dread turns into plain doing?
?    | honesty | What would I like someone to understand about how tired I am?
?    | not-good not-bright | What if I'm only discouraged, and discouraged can pass?
?    | - | What would it be like to try without promising anything?
?    | patience | What if this is the slow part, and slow parts count?
?    | independence | Will I ask whose voice is telling me to hurry?
?    | - | What would I choose, if I believed I had time?
?    | care not-good not-bright | What if I need comfort before I need a plan?
?    | kindness not-good not-bright | What if there's nothing wrong with me, and this is simply hard?
?    | - | Will I let something small please me, and leave it at that?
?    | honesty | What would I admit I still want, if it felt safe to say?
?    | - | What if I've changed, and this goal hasn't?
?    | creativity | What would bring a little play back into this?
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
`
