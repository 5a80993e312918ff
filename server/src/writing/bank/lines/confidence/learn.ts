/** confidence, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceLearn = `
I    | first | I'm learning to speak while I'm still a bit unsure.
I    | - | I'm learning that I can be nervous and able on the same day.
I    | curiosity | I'm learning to ask sooner, while the question is still small.
I    | creativity | I'm learning to show my work while it's still rough.
I    | - | I'm learning what I sound like when I'm not apologising.
I    | - | I'm learning to hold my view without raising my voice.
I    | fairness | I'm learning to count what I can do, as well as what I can't.
I    | - | I'm learning that most people are busy with their own worries.
I    | learning | I'm learning to be a beginner without being ashamed of it.
I    | first | I'm learning that courage often turns up after I've started.
I    | - | I'm learning that criticism of my work is only about my work.
I    | not-heavy | I'm learning to be proud of something without checking what others think.
I    | honesty | I'm learning to say out loud what I'm hoping for.
I    | - | I'm learning to trust the practice I've already put in.
I    | an-exam | I'm learning to trust what I know when the page is blank.
I    | an-interview | I'm learning to describe what I've done without making it smaller.
I    | a-hard-talk honesty | I'm learning to say the difficult thing early.
I    | waiting-for-news | I'm learning to think well of what I did before I hear the result.
I    | waking-up morning | I'm learning not to judge myself this early in the morning.
I    | winding-down evening | I'm learning to look back over the day without judging it harshly.
I    | bedtime night | I'm learning to go to sleep without correcting what I said today.
I    | first | I'm getting better at hearing my own opinion in a noisy room.
I    | - | I'm getting better at being looked at without hiding.
I    | courage | I'm getting better at beginning before the fear has finished talking.
I    | patience | I'm getting better at giving my words the time they need.
I    | - | I'm getting used to hearing my own voice in a group.
I    | learning | I'm getting used to not being the expert.
I    | an-exam | I'm getting better at keeping my head when one question beats me.
I    | a-hard-talk | I'm getting better at saying what I mean before I soften it.
I    | meeting-people | I'm getting used to being the one who says hello.
I    | honesty | I'm practising one honest sentence a day.
I    | - | I'm practising looking up when I speak.
I    | - | I'm practising being wrong in small ways, and being all right.
I    | - | I'm practising a plain thank you when something I did is praised.
I    | independence | I'm practising making up my own mind before I ask other people.
I    | courage | I'm practising small risks, the kind I can afford.
I    | friendship | I'm practising disagreeing while I still like the person.
I    | meeting-people first-only | I'm practising saying my name as if I like it.
I    | an-interview | I'm practising answering what I'm asked, and then stopping.
I    | an-exam | I'm practising doing the question I can before the one I can't.
I    | a-hard-talk kindness | I'm practising staying kind without backing down.
I    | waiting-for-news | I'm practising waiting without guessing the answer.
I    | waking-up morning | I'm practising getting up before I start doubting myself.
I    | time-alone | I'm practising being on my own without going over my faults.
I    | winding-down evening | I'm practising naming one brave thing before I put the day away.
I    | - | I'm finding that I know more when I stop testing myself.
I    | courage | I'm finding that courage comes in very small amounts, and I have some.
I    | curiosity first | I'm finding that a plain question is rarely a foolish one.
I    | - | I'm finding I can be embarrassed and carry on talking.
I    | meeting-people | I'm finding that people relax when I stop performing.
I    | after-a-setback | I'm finding that failing at something leaves most of me as I was.
I    | kindness first-only | I'm coming to see that being shy can be a way of being careful with people.
I    | fairness | I'm coming to think that I've as much right to try as anybody.
I    | an-interview | I'm coming to see that I'm choosing too, and not only being chosen.
I    | - | I'm learning to say what I think and leave it at that.
I    | - | I'm learning to recognise an old doubt and carry on with what I was doing.
I    | - | I'm learning to recover from a mistake a little sooner.
I    | - | I'm learning to ask before I've worn myself out guessing.
I    | courage | I'm learning to turn up even when I'm only half sure.
I    | honesty | I'm learning to care more about being honest than impressive.
I    | a-hard-talk | I'm learning to hear an objection without dropping my point.
I    | waking-up morning | These mornings I'm trying to give myself the benefit of the doubt.
I    | - | Slowly, I'm trying things I once decided I was bad at.
I    | - | Slowly, I'm learning to worry less about how I come across.
I    | - | Slowly, I'm learning to let go of an old opinion of myself.
I    | an-exam | Slowly, I'm learning that one paper is only one paper.
I    | winding-down bedtime evening night | Slowly, I'm learning to leave my clumsy moments where they happened.
I    | courage | Little by little, I'm learning to say yes to things that frighten me slightly.
I    | bedtime night | Little by little, I'm taking fewer of my mistakes to bed.
I    | not-low | I'm beginning to believe some of what I'm told I do well.
I    | first | I'm beginning to think that ready is something I become on the way.
I    | meeting-people | I'm learning to speak to people as if I'm welcome.
I    | not-low | I'm starting to like how I do things.
I    | - | I'm teaching myself to pause where I used to apologise.
I    | - | I'm teaching myself to start badly and keep going.
I    | bedtime night | I'm learning that nothing needs proving at this hour.
I    | learning first-only | I'm trying things I may not be good at, and it does me good.
I    | before-work | I'm working on starting the day without having to prove myself.
I    | after-a-setback | I'm working out what I'd do differently, without calling myself names.
I    | honesty first | Each time I admit what I can't do, I breathe a little easier.
I    | first | My confidence grows a little in the places where I use it.
I    | - | I'm learning to catch myself when I start to shrink.
I    | creativity time-alone | On my own, I'm learning to make things that don't have to impress.
?    | learning | What would I learn if I let my first try be far from perfect?
?    | honesty | What if I practised saying what I want in one sentence?
?    | - | What would I get better at if I let people see I'm a beginner?
?    | first | What if asking for help is one of the things I'm learning to do well?
?    | first | What would I do next if I thought of today as practice?
?    | morning afternoon | Will I try one thing today with half my usual caution?
?    | - | What if the mistake I'm afraid of is one I already know how to mend?
?    | - | What if my voice only needs more use?
?    | courage morning afternoon | What would one small risk look like today?
?    | fairness | What if I could disagree the way I'd like to be disagreed with?
?    | - | What if being bad at something is simply how learning begins?
?    | - | What would help me begin, if I stopped waiting to feel brave?
?    | honesty | Will I say one true thing before I've found the perfect words?
?    | - | What would it take for me to believe one good thing I've been told?
?    | first | What if I know more than my nerves say?
?    | - | What if being seen is simply something to get used to?
?    | - | What would I like to be less afraid of, a year from now?
?    | after-a-setback learning | What if trying again is the skill I'm learning?
?    | an-exam | What if I began with the part I've practised most?
?    | an-interview | What if all I had to do was be clear?
?    | a-hard-talk | What would it sound like to be firm and friendly at once?
?    | meeting-people curiosity | What if I got curious about them before I worried about myself?
?    | before-work waking-up morning | What would I like to be a little bolder about today?
when | - | When I feel unready, I'll try the first five minutes and then decide.
when | honesty | When I want to hide a mistake, I'll tell one person what I learned from it.
when | - | When someone asks for ideas, I'll try offering mine early.
when | curiosity | When I don't understand something, I'll practise saying so straight away.
when | courage | When something frightens me, I'll look for the smallest piece of it I could try.
when | learning | When I get something wrong, I'll ask what it can teach me before I judge myself.
when | first | When I doubt a choice I've made, I'll go back over my reasons once.
when | - | When my voice goes quiet, I'll practise saying one sentence a little louder.
when | patience | When a new skill feels clumsy, I'll tell myself that's how learning starts.
when | not-heavy | When I notice I've improved, I'll say so to myself in plain words.
when | - | If my mind goes blank, I'll practise asking for a moment.
when | first | When an old fear turns up, I'll remember that I've changed since it first came.
when | - | If someone corrects me, I'll take the useful part and leave the rest.
when | curiosity first | When I watch somebody do something well, I'll look for one thing to borrow.
when | learning | When I feel like the least able person in a room, I'll remember that I came to learn.
when | - | When I've avoided something twice, I'll ask somebody to start it with me.
when | - | When I feel found out, I'll remind myself that not knowing one thing is allowed.
when | - | If I'm not sure I fit in somewhere, I'll try staying ten minutes longer.
when | creativity | When I finish something, I'll look at it kindly before I look for faults.
when | - | When I start to talk too fast, I'll try one slow sentence.
when | an-exam | When a question looks strange, I'll look for the part I've met before.
when | an-interview honesty | When I'm asked about a weakness, I'll say what I'm working on.
when | a-hard-talk | If I feel myself giving way, I'll go back to the one thing I came to say.
when | meeting-people curiosity | When a conversation falters, I'll ask about something they seem to enjoy.
when | after-a-setback | When I'm ready to try again, I'll change one thing and keep the rest.
when | waiting-for-news | When I start to imagine the answer, I'll go back to something I'm learning.
when | before-work | When I set off doubting myself, I'll think of one thing I've learned to do.
when | bedtime winding-down evening night | When I go over what I said today, I'll stop at one thing I'm glad I said.
when | | When I'm about to say I can't, I'll try saying I haven't learned how.
I    | note-heartache | I'm learning that love going wrong doesn't mean there's something wrong with me.
I    | note-friends | I'm learning that feeling left out says little about what I'm like.
I    | note-work | I'm learning to measure myself by more than how work is going.
I    | note-study | I'm learning to trust the studying I've done, and to ask about the rest.
I    | note-worry | I'm learning that I can worry a lot and still cope well.
I    | note-shame | I'm learning that one bad feeling about myself doesn't undo the good I've done.
I    | note-anger | I'm learning to say what I'm angry about in a voice I can respect.
I    | note-tired | I'm learning to put off judging myself until I've rested.
I    | first-only | I'm getting louder, slowly.
I    | - | It used to take me three people and a coin to decide, and now it mostly takes the coin.
I    | - | Nervous and ready, I'm finding, feel much the same from inside.
I    | - | Where I used to say sorry, I now mostly say hello.
I    | courage | My courage, it turns out, comes in small change.
I    | first-only | My wobble is improving with age.
I    | - | I'm slowly retiring the silly voice I use for my own ideas.
I    | not-heavy not-low | I'm learning to say 'I made that' and leave its one flaw unmentioned.
I    | - | I'm practising being looked at. It hurts less than I'd heard.
I    | - | Lately I let the silence after my sentence be theirs to fill.
I    | learning first-only | I'm learning to finish my sentences.
I    | not-heavy not-low | I'm getting better at being good at things.
I    | meeting-people | I'm trying out the idea that I was invited on purpose.
I    | learning | I ask earlier now. It used to take me a week and a headache.
I    | - | Being wrong aloud gets easier. I've put the practice in.
I    | humour courage | I practise being bold on strangers, bus drivers and people who sell me stamps.
I    | - | I'm learning to put my own name in the story, somewhere near the beginning.
I    | learning | I'm new, and getting less so by the hour.
I    | - | I've stopped handing my work over face down.
I    | - | Every so often I catch myself in the middle of the thing I said I couldn't do.
I    | - | I'm a slow convert to my own side.
I    | courage | Some days I back myself by accident. I'm trying to do it on purpose.
I    | night | I'm learning to play back the good bits, too, once the light is out.
I    | - | I'm getting used to the sound of me.
I    | - | I'm learning to hear 'could this be better' as a remark about the work and not about me.
I    | note-loss | I'm finding that I can be shaky and still be some use.
I    | note-work | I'm finding that some of the confident ones are guessing too.
I    | note-shame note-compare | I only see the front of other people's houses. I'm learning to remember it.
I    | note-family note-child | I'm getting good at looking certain for somebody small.
I    | note-heartache | I'm learning to stop asking what I did, and to ask what I'd like.
I    | first-only note-glad | I'm learning to say I did it, with the I in it.
you  | - | {name}, you're learning to say it before you've sanded it smooth.
you  | - | {name}, you're getting harder to talk over.
you  | - | {name}, you used to wait to be picked, and you've started pulling up a chair.
you  | - | {name}, you've started leaving things in that you used to cross out.
you  | - | {name}, you apologise less than you did. People have coped.
?    | - | What if I rehearsed being right?
?    | learning | What would ten more bad attempts get me?
?    | learning | What if confidence is mostly having done it before?
?    | - | What would I sound like if I stopped halfway through the apology?
?    | note-friends | What would I write if I took it that they'd be pleased?
?    | note-shame | What would I say if I stopped marking myself as I spoke?
when | - | When I admire someone, I'll borrow one small thing and leave the rest of them alone.
when | - | When I'm corrected, I'll try saying 'good catch' before I start to shrink.
when | - | When I want to delete the lot, I'll practise waiting until I've eaten.
you  | - | {name}, you're learning to finish the sentence without a sorry in it.
you  | - | {name}, you're starting to believe the good reports, too.
you  | - | {name}, each time you ask, it costs you a little less.
you  | - | {name}, you're learning to be seen before you're finished.
I    | note-unseen | I'm learning to say which part was mine.
I    | note-looks | I'm learning to take up my usual room, whatever I look like.
I    | note-age | I'm learning to count what I've loved, and not only the years.
I    | note-excited | I'm learning to turn up as I am and see how that goes.
I    | note-challenge | I'm learning to let my practice speak for me.
I    | note-meeting | I'm learning to speak up while the point is still warm.
I    | note-plain | I'm learning to trust my own reading of things.
I    | note-compare | I'm learning to stop marking myself in other people's subjects.
I    | note-boss | I'm learning to hear one remark and not ten.
I    | note-stage | I'm learning that a shaky start is still a start.
I    | note-deciding | I'm learning to trust the answer I keep coming back to.
I    | - | Lately I leave the sorry off, and the sentence still stands.
I    | - | I used to wait until I was sure. Now I go when I'm willing.
I    | - | Bit by bit I'm trusting my first idea enough to say it.
I    | - | More and more, I hear praise all the way to the end.
I    | - | I'm practising being wrong at a normal volume.
I    | - | It turns out I can be nervous and useful.
`
