/** motivation, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationNotice = `
I    | - | I notice that starting often feels bigger than the thing itself.
I    | not-heavy | I notice a little interest in me, and I can leave it some room.
I    | - | I can notice the relief when I've done even a small piece of something.
I    | not-good not-bright | I don't have to measure today by my best day.
I    | not-good not-bright first-only | My energy may be low, and low is different from none.
I    | a-busy-day first-only | If I'm busy and getting nowhere, I can choose one thing.
I    | an-exam | I may be tired of revising, and I can notice how much I've learned.
I    | after-a-setback not-good not-bright | I may not want to try again yet, and that's all right for now.
I    | waiting-for-news | It can be hard to settle to anything while I wait, and that makes sense.
I    | bedtime winding-down evening night | If I'm counting what I left undone, I can count what I did as well.
I    | winding-down evening | It can be hard to stop for the day, and stopping is part of working well.
I    | - | I notice that my willingness comes and goes, and that it does come.
I    | not-good not-bright | Part of me may want to begin, and part of me may be scared of doing badly.
I    | curiosity not-good not-bright | Part of me may be tired, and part of me can be curious about what comes next.
I    | rest not-good not-bright | Part of me may want a rest, and I don't have to earn one.
I    | after-a-setback not-good not-bright | Part of me may have had enough, and part of me can hope.
I    | waiting-for-news | Part of me is on hold until I hear, and part of me can carry on.
I    | a-busy-day | Part of me may want to do everything at once, and part of me knows where to begin.
I    | bedtime winding-down evening night | Part of me wants one more hour, and part of me is ready to leave it there.
I    | not-good not-bright first-only | If there's only a little energy here, I can spend it on something I like.
I    | a-busy-day | I may feel pulled in several directions, and I can face one of them.
I    | waiting-for-news | I can't hurry the answer, and I can still do something small.
I    | an-exam | My head may feel full, and full is different from failing.
I    | - | There may be something I'd do gladly, if I weren't afraid of doing it badly.
I    | not-good not-bright | Being stuck and being tired are different, and I can ask which I am.
I    | not-good not-bright | There is some willingness in me, even on a slow day.
I    | not-good not-bright first-only | I may be slow today, and slow is still a pace.
I    | kindness not-good not-bright | I can hear how I talk to myself about effort, and soften my voice.
I    | a-busy-day | I can feel the day asking a lot, and I can give it some.
I    | not-good not-bright first-only | If my best is small today, it's still my best.
I    | not-good not-bright | I may dread the first minute, and it's only a minute.
I    | first-only not-good not-bright | Avoiding something can tire me more than doing it, and I can notice that.
I    | rest not-good not-bright | When I feel stuck, I may simply need a rest.
I    | first-only | Getting going can be the hardest part, and I can be patient with myself.
I    | waking-up morning humour first-only | I'm awake, and for now that's enough.
I    | before-work morning not-good not-bright | I may not be looking forward to today, and I can look as far as the first hour.
I    | waiting-for-news not-good not-bright | Waiting can use up energy, and I can count that as effort.
I    | time-alone | On my own, I can feel what I'd like to do next, if I listen.
I    | winding-down bedtime evening night | I may have done less than I meant to today, and more than I've counted.
I    | first-only | I can notice when I talk myself out of something before I've tried.
I    | kindness | I notice I'm more willing when I've been spoken to kindly.
I    | - | I can notice when I move the finish line on myself.
I    | rest | I can think of resting before I'm worn out.
I    | first-only | I notice some things I do only out of habit, and I can ask if I still want them.
I    | honesty first-only | I can admit how much I want something, if only to myself.
I    | - | I can notice when I promise myself more than a day can hold.
I    | courage | Part of me may hold back in case I fail, and part of me would like to try.
I    | patience | I can gather myself first, and that takes time too.
I    | not-good not-bright | Getting through a day takes effort, and I can give myself credit.
I    | independence | Some of my old goals may not be mine any more, and I can look at them again.
I    | honesty | My pace is what it is today, and it's an honest one.
I    | - | My reasons may have changed, and I can look at what they are now.
I    | - | I notice how a small start changes the look of a day.
I    | - | I can notice what I'm doing right now, and give it some credit.
I    | - | Some things are done because I did them, and I can count one.
I    | - | I can ask myself what I'd be glad to have done.
I    | - | I notice how much easier it is to go on than to begin.
I    | - | I can feel whether this day wants a little more of me or a little less.
I    | curiosity | Being interested takes me further than being strict, and I can notice what interests me.
I    | - | I've changed my plans before and still got somewhere, and I can remember that.
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
I    | - | I notice the voice I use to hurry myself, and I can soften it.
I    | - | I can ask what I want from the next hour, and keep it modest.
I    | - | I can remember one thing I've managed lately.
I    | - | There's a pace at which I like what I'm doing, and I can look for it.
I    | - | I can notice what gives me energy and what takes it.
I    | - | My reasons matter more to me than my mood, and I can remember one of them.
I    | - | I can tell whether I need a push, a pause or a bit of company.
I    | - | I notice that I work better when I know what enough looks like.
I    | - | There is something I've been keeping going for a long time, and I can be glad of that.
I    | - | I can look at a big thing and see one small piece of it.
I    | curiosity | I can wonder what I'd find out if I simply started.
I    | - | I notice which promises to myself I keep without trying.
I    | honesty | I can be honest about how much I can do today, and let that be the plan.
I    | - | I notice that a thing I dread is often shorter than the dread.
I    | - | The first move is usually a small one, and I can notice what it would be.
I    | - | I can notice what I do without being asked.
I    | - | I notice how my mood changes when my hands are busy.
I    | independence | I can tell which of my goals I'd choose again.
I    | - | Some days begin slowly, and I can be patient with a slow beginning.
I    | - | I notice what it's like to finish something, and I can stay with that a moment.
I    | - | I can remember something that went well because I kept at it.
I    | patience | I notice that good things in my life were made slowly.
I    | - | There are days for beginning and days for keeping on, and I can feel which this is.
I    | - | I can notice what stands in the way, and see how big it really is.
I    | friendship | I notice who makes me feel that I can manage.
I    | - | The part I like best may be a good place to begin, and I can notice which it is.
I    | creativity | I can notice what I'd do just for the pleasure of it.
I    | - | I notice that effort feels lighter when I know why I'm making it.
I    | - | Something in me likes to be useful, and something in me likes to play.
I    | - | I notice how good it can feel later, to have done something now.
I    | care | I can ask what would make the next thing easier, and give myself that.
?    | - | What would it be like to begin without feeling ready?
?    | - | What would I start on first if it didn't have to be good?
?    | - | Will I notice if a task gets a little easier once I've begun?
?    | rest not-good not-bright | What if rest is the next step?
?    | not-good not-bright | What if not wanting to start is trying to protect me from something?
?    | morning afternoon | What would I do today if I weren't trying to catch up?
?    | - | What if I've been moving all along, very slowly?
?    | - | What would change if I began with the part I like?
?    | - | What would help me most right now, a push or a pause?
?    | not-good not-bright | What if I don't feel like doing much, and nothing is wrong with me?
?    | health | What would my body choose, if I stopped pushing?
?    | kindness friendship | What would I say to a friend who couldn't get going?
?    | morning afternoon | Will I notice what gives me energy today, even a little?
?    | - | What would it be like to go on without hurrying?
?    | - | Will I look at what I'm avoiding, only for a minute?
?    | - | What if slow days are part of how I do things?
?    | not-heavy not-low | What would I do for the joy of it, with an hour to spare?
?    | - | What if I feel like doing something only after I've begun?
?    | rest | What would I put down for now, knowing I could pick it up again?
?    | - | Will I ask myself what I want before I ask what's left to do?
?    | - | What if I stopped arguing with myself for one minute?
?    | - | What would I find if I counted what I've done this week?
?    | morning afternoon | Will I let today be a small day?
?    | - | What would I be willing to do, even without wanting to?
?    | not-good not-bright | What if I feel nothing yet, and begin anyway?
?    | honesty not-good not-bright | Will I tell myself the truth about how tired I am?
?    | waking-up morning | What if the first thing today is only to sit up?
?    | waking-up morning | What would I look forward to today, if I let it be very small?
?    | before-work morning | Will I notice one part of today that I don't mind?
?    | a-busy-day | What would I choose if I could only do one more thing well?
?    | a-busy-day | What if switching between things tires me more than the work itself?
?    | an-exam learning | What would I like to understand, apart from passing?
?    | an-exam | What if I've learned more than I can feel right now?
?    | an-interview an-exam | What if I'm tired because I care how things go?
?    | after-a-setback learning | What would I keep from what I tried, even though it didn't work?
?    | waiting-for-news | What would I do with this hour if I weren't listening for news?
?    | waiting-for-news | Will I notice what I can still enjoy while I wait?
?    | time-alone | What would I begin, if this hour were only for me?
?    | winding-down bedtime evening night | What would I count as done today, if I were generous?
?    | bedtime evening night | What if I've done enough to stop for tonight?
?    | winding-down evening night | What would I like to leave for the morning, on purpose?
?    | - | What would I do gladly, if it didn't count for anything?
?    | not-good not-bright | What if I'm only discouraged, and discouraged can pass?
?    | - | What would it be like to try without promising anything?
?    | independence | Will I ask whose voice is telling me to hurry?
?    | - | What would I choose, if I believed I had time?
?    | care not-good not-bright | What if I need comfort before I need a plan?
?    | kindness not-good not-bright | What if nothing is wrong with me, and some things are simply hard?
?    | - | Will I let something small please me, and leave it at that?
?    | honesty | What would I admit I still want, if it felt safe to say?
?    | - | What if I've changed, and an old goal hasn't?
?    | creativity | What would bring a little play back into my day?
?    | - | What if getting through the day is effort enough for now?
?    | - | Will I notice when I'm tempted to turn back?
?    | not-good not-bright | What if pushing has been wearing me out?
when | - | When I can't begin, I'll notice what exactly feels too big.
when | - | When I reach for my phone instead, I'll notice what I was about to do.
when | - | When I call myself lazy, I'll check whether I'm tired.
when | - | When a small wish comes up, I'll write it down before I judge it.
when | - | If I feel a flicker of interest, I'll stay with it for one minute.
when | - | When I'm staring at my list, I'll breathe out and look at one line.
when | - | When I get stuck halfway, I'll notice the half that's done.
when | not-good not-bright | When everything feels like effort, I'll notice one thing that takes none.
when | - | When I sit down with a sigh, I'll listen to what the sigh is about.
when | - | If I notice I've started, I'll let that please me.
when | - | When I want to give up, I'll ask whether I'm tired or afraid.
when | - | When I wish this were a better day, I'll ask less of it.
when | humour | When I catch myself tidying instead of starting, I'll smile and see what I'm avoiding.
when | - | If the thought comes that it's too late, I'll notice it's only a thought.
when | - | When I finish something small, I'll take one breath before the next thing.
when | health care | When my energy drops, I'll ask when I last ate and when I last sat down.
when | independence | When I feel hurried by someone else, I'll ask what I want as well.
when | rest | If I find myself going on when I'm worn out, I'll notice what's driving me.
when | curiosity | When something makes me forget the time, I'll remember what it was.
when | honesty | When I put something off, I'll say so plainly and without blame.
when | - | When a task looks like a wall, I'll look for the lowest part of it.
when | rest | When I feel guilty for resting, I'll remember that rest is allowed.
when | not-good not-bright | If I feel nothing much about anything, I'll do one small, gentle thing.
when | - | When I've made a start, I'll notice what has happened to the dread.
when | kindness | When I hear a scolding voice in my head, I'll answer more kindly.
when | - | When I want to do everything today, I'll choose one piece.
when | - | When I brush off something I've done, I'll look at it once more.
when | afternoon nature | If the afternoon drags, I'll look out of the window for a minute.
when | not-heavy not-low | When I think of something I love doing, I'll let that feeling warm me.
when | humour honesty | When I make tea to avoid starting, I'll enjoy the tea and then begin.
when | - | When I don't know what I want, I'll notice what I keep thinking about.
when | - | When I start to rush, I'll ask whether there's really a hurry.
when | - | When the day feels spoilt, I'll remember that it isn't over.
when | patience | When I see someone racing ahead, I'll come back to my own pace.
when | not-low | When I get a sudden burst of energy, I'll enjoy it and save some.
when | - | When something goes better than I feared, I'll tell myself so.
when | kindness | When I've had enough, I'll notice before I snap.
when | - | If I'm pacing about, I'll notice what my body is asking for.
when | - | When I remember why I wanted something, I'll stay with that for a breath.
when | - | When I want to scrap what I've done, I'll look at what is good in it.
when | care | When I notice I'm thirsty and still working, I'll stop and drink something.
when | waking-up morning | When I want to skip today, I'll find one part I'd like to keep.
when | waking-up morning | When I don't want to get up, I'll stretch once and see how I feel.
when | before-work morning | When the dread of the day starts, I'll look only as far as the first hour.
when | before-work | When I pick up my things to go, I'll notice that I've begun.
when | a-busy-day | If I look up and hours have gone, I'll notice what I got done in them.
when | an-exam | When I read a line twice and take nothing in, I'll look up and rest.
when | an-exam | When I open my notes and want to shut them, I'll stay for one page.
when | an-interview | When I get tired of preparing, I'll remember one thing I want to ask them.
when | after-a-setback | When I think about what went wrong, I'll notice that I cared.
when | after-a-setback | When the wish to try again comes back, I'll simply notice it.
when | waiting-for-news | When I check for news, I'll take one breath before I look.
when | waiting-for-news | When waiting makes me restless, I'll do one small thing with my hands.
when | time-alone | When I can't choose what to do, I'll begin with what I like best.
when | bedtime winding-down evening night | When I go over what I didn't do, I'll name one thing I did.
when | winding-down evening | When the evening comes and I'm still busy, I'll ask what could wait.
when | bedtime evening night | When I put out the light, I'll notice one thing that took effort today.
when | - | When my heart sinks at the thought of a task, I'll rest a hand on my chest.
when | independence | When someone's hopes for me feel heavy, I'll ask what my own hope is.
when | - | When I promise myself too much, I'll halve it and see how that feels.
when | - | When I push myself too hard, I'll ask who I'm trying to please.
when | not-good not-bright | When it all seems like too much bother, I'll ask if that's tiredness talking.
when | humour | When I groan at the thought of a task, I'll ask which part I dread.
when | honesty | When I feel like hiding, I'll ask what would make things easier.
when | fairness humour | If I start bargaining with myself, I'll listen to both sides.
when | - | When I'm ashamed of being slow, I'll notice that I haven't stopped.
when | humour | When something makes me laugh, I'll notice the bit of energy it brings.
when | care | When pushing stops working, I'll ask what would feel like help.
when | friendship | When the effort feels lonely, I'll think of one person who might understand.
when | - | When plans change and my energy drains away, I'll take a minute to be disappointed.
when | independence | When I'm waiting for permission, I'll give it to myself.
when | courage | When I do something I was dreading, I'll notice what helped.
when | independence | When something starts to feel like a duty, I'll look for the part I chose.
I    | note-loss | I notice that little else matters while my heart is with somebody, and that's all right.
I    | note-heartache | I notice how much energy a sore heart uses up.
I    | note-family | I notice how much of my strength goes to the people I love.
I    | note-friends | I notice that things can be harder to begin alone, and I can be patient.
I    | note-work | I notice what work takes out of me, and what I'd like to keep.
I    | note-study | I notice that a book is hard to open, and that I still care.
I    | note-worry | I notice how tiring it is to worry, and I can ask a little less of myself.
I    | note-shame | I notice that embarrassment can make me want to give up, and I can wait before I do.
I    | note-anger | I notice how much energy there is in my anger, and I can choose where it goes.
I    | note-tired | I notice I'm running on very little, and little can be today's amount.
I    | note-glad | I notice how much lighter things feel with good news behind me.
`
