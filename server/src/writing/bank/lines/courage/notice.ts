/** courage, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageNotice = `
I    | - | I notice that my voice changes when something matters.
I    | not-good not-bright | I notice when I've imagined the worst, and I can imagine a kind outcome too.
I    | kindness | I notice when I'm braver for others than I am for myself.
I    | courage not-good not-bright | I notice how much courage it takes to admit I'm afraid.
I    | a-hard-talk | I notice I'm rehearsing my lines, and I could start with one true sentence.
I    | a-hard-talk honesty first-only | Part of me would rather be liked than be honest, and I can see why.
I    | an-interview an-exam first-only | I notice my heart is going fast, and it's doing its best to help.
I    | after-a-setback | I notice I flinch at the thought of trying again, and flinching isn't refusing.
I    | waiting-for-news | I notice I'm afraid to hope, and I'm hoping a little anyway.
I    | before-work not-good not-bright | I notice there's one thing today I'd rather avoid, and I can name it.
I    | bedtime winding-down evening night | If I'm going over something I said today, I can leave it as I said it.
I    | time-alone | I notice what I'm brave enough to think when I'm on my own.
I    | an-exam honesty | Part of me may be scared of finding out what I don't know.
I    | after-a-setback | Part of me remembers last time, and part of me knows this isn't last time.
I    | a-hard-talk | Part of me wants to put this talk off, and part of me wants the air clear.
I    | meeting-people | Part of me wants to stay at home, and part of me wants to be known.
I    | waiting-for-news | Part of me is afraid to know, and part of me is ready to.
I    | bedtime evening night not-good not-bright | Part of me may be nervous about the morning, and part of me can wait for it.
I    | not-good not-bright first-only | If I'm afraid right now, I can be gentle with myself.
I    | courage not-good not-bright | Right now my courage is very quiet, and I can still hear it.
I    | not-good not-bright | I may not feel brave right now, and I don't have to.
I    | not-good not-bright first-only | If fear is talking right now, I'm the one listening.
I    | - | Right now I can feel my heart, and it's on my side.
I    | an-interview an-exam | Right now I'm nervous, and I'm ready enough.
I    | after-a-setback | If a setback stings right now, that's because I dared to try.
I    | - | There is a small steady place in me, even on frightened days.
I    | courage | There is more than one way to be brave, and some of them are quiet.
I    | - | There is a difference between danger and being looked at, and I can tell them apart.
I    | waiting-for-news | There is an answer coming, and I am more than the answer.
I    | not-good not-bright first-only | My fear may be loud today, and loud isn't the same as right.
I    | kindness not-good not-bright | My fear wants to protect me, and I can thank it for that.
I    | courage | Today the brave thing may be very small.
I    | not-good not-bright | Some of my fear is old, and this moment is new.
I    | before-work meeting-people | I'm not sure how I come across, and I can walk in all the same.
I    | time-alone honesty | With only myself here, I can admit what scares me.
I    | a-hard-talk | I dread the first sentence more than all the others.
I    | honesty first-only not-good not-bright | I can notice when I make excuses where I could simply say I'm scared.
I    | courage | I notice I want to be braver, and wanting it is a beginning.
I    | honesty first-only | I notice when I call something sensible and it's really fear.
I    | kindness | I notice I'm gentler with my fear when I stop hiding it.
I    | fairness | I may remember the times I froze, and I can remember the times I spoke as well.
I    | courage | I notice there are things I've stopped being afraid of.
I    | - | Part of me wants a guarantee, and part of me can go without one.
I    | curiosity | Part of me would rather be careful, and part of me is curious.
I    | honesty not-good not-bright | Right now I can name one thing I'm afraid of.
I    | - | Right now I can be unsure and stay close to what I believe.
I    | courage | Right now I have a little courage, and I can let it be a little.
I    | honesty | There is something I believe in that I rarely say aloud.
I    | kindness not-good not-bright first-only | There may be a younger part of me that's frightened, and I can keep it company.
I    | fairness | There is something I'd stand up for, and knowing it steadies me.
I    | courage | Some of my courage is so ordinary that I overlook it.
I    | learning | Some of what I'm afraid of is only new to me.
I    | - | Some of my caution is wisdom, and some of it is habit.
I    | care not-good not-bright | Under any worry, I can feel how much I care.
I    | - | It can be a relief to admit that I'm not sure.
I    | humour | My fear means well, and it gets plenty of things wrong.
I    | - | My courage comes and goes, and so does my fear.
I    | patience first-only | My first answer may be no, and I can wait for the second.
I    | not-good not-bright | Being brave can be tiring, and I can notice that too.
I    | - | I notice that I often know what I want to say before I dare to.
I    | - | I can notice what has grown easier for me with time.
I    | honesty | There are people I can be honest with, and I can notice who they are.
I    | - | I can be nervous and curious in the same breath.
I    | learning | I can let myself be new at something without making it a test.
I    | - | What I fear and what I want are often close together, and I can see both.
I    | - | I notice what I do without fear, and I can let it count.
I    | - | Courage and fear can both be in me, and I can notice the two together.
I    | - | I notice how much steadier I am when I say what I mean.
I    | - | I can look at what I'm avoiding, and only look.
I    | - | There are things I care about enough to be nervous, and I can name one.
I    | - | I notice what helps me feel safe enough to begin.
I    | - | I can notice a fear without having to do anything about it.
I    | - | Somewhere in me is the courage I've used before.
I    | - | I can remember a small thing that once frightened me and doesn't now.
I    | kindness | I notice how I speak to myself when I hesitate, and I can be kinder.
I    | - | Each time I've been brave, I've been nervous as well, and I can remember that.
I    | - | I can tell the difference between not being ready and not being willing.
I    | - | Part of me likes to be safe, and part of me likes to be free.
I    | - | Part of me looks for what could go wrong, and part of me looks for a way.
I    | honesty | I can be honest with myself about what I'd like to dare.
I    | - | What I'd stand up for tells me something about who I am.
I    | - | I can ask myself how brave I feel, and take whatever answer comes.
I    | - | There is no need to be braver than I am in this minute.
I    | care | I notice whom I'd be brave for, and I can count myself among them.
I    | - | I can notice my breath, and how it changes when something matters.
I    | - | There's a kind of courage in getting through ordinary days, and I have some of it.
I    | - | I can see one step from here, and I don't need to see more.
I    | - | A worry can be near me without being in charge of me.
I    | - | I notice the people who make me feel braver.
I    | - | I can notice what I want, even while it scares me a little.
I    | - | My nerves have come with me through things before, and I can be fair to them.
I    | curiosity | I can be curious about what I'm afraid of.
I    | - | I notice that I've sometimes been braver than I thought I'd be.
I    | - | There are things I've said aloud that were hard to say, and I can remember one.
I    | - | I can feel unsure and notice that I'm all right this minute.
I    | - | I notice which of my fears are about things that may not happen.
I    | - | I can notice how I get ready for hard things, and what has helped.
I    | patience | I notice that my courage takes its time, and I can give it some.
I    | - | I can let a fear be exactly as big as it is.
I    | - | There is a difference between being careful and hiding, and I can tell which I'm doing.
I    | - | I notice that some brave things I do look like nothing from outside.
I    | - | I can hold a hope and a fear about the same thing.
I    | - | I can feel that I'm here, and that I've come through hard days before.
I    | - | There are small brave things I do most days, and I can notice one.
I    | - | I can notice what I'm ready for, and what I'm not ready for yet.
I    | - | My fear usually wants to keep something safe, and I can ask what.
I    | friendship | I notice that a worry feels smaller once I've told somebody.
I    | - | I can name the next thing that needs a little courage from me.
I    | - | Even a brave person is allowed to tremble, and I can remember that.
I    | - | I can look back at one thing I dared, without making light of it.
I    | - | I can be on my own side before I feel brave.
I    | - | I can learn to sense when it's fear speaking and when it's good sense.
I    | - | I can ask what this day needs from me, and how much of it needs courage.
I    | - | I notice I can wait a moment before I say no to something new.
?    | not-good not-bright | What if the fear is here because something matters?
?    | courage morning afternoon | What would courage look like today, if it were very small?
?    | not-good not-bright | What if I'm afraid and also ready?
?    | not-good not-bright | What if some of this fear is excitement?
?    | fairness | What would I ask for, if I trusted it was a fair thing to ask?
?    | - | Will I notice what I hold back, and from whom?
?    | - | What would I do next if I were only a little braver?
?    | kindness | What would it be like to be afraid and kind at once?
?    | not-good not-bright | What if the fear knows something, and I listened for a minute?
?    | honesty | Will I let myself know what I really want?
?    | humour | What would I risk, if I could laugh about it later?
?    | - | What if being seen is not the same as being judged?
?    | - | What would I answer, if I were asked kindly what scares me?
?    | honesty a-hard-talk | What if the other person has been hoping for an honest talk as well?
?    | honesty a-hard-talk | What would change if I said what I mean plainly?
?    | honesty | What if saying no is my honest answer?
?    | not-good not-bright | What if I'm only afraid of the first step, and not of the rest?
?    | not-heavy | What if I'm braver in small ways than I give myself credit for?
?    | - | What would a younger me be glad I'm still hoping for?
?    | not-good not-bright | What if my fear is older than the thing I'm facing?
?    | - | What would it feel like to stop hiding how much I care?
?    | curiosity | Will I stay with what I feel long enough to learn its name?
?    | kindness not-good not-bright | What would I give myself credit for, if I saw how scared I'd been?
?    | curiosity | What would I find out by asking?
?    | fairness | What would I want to stand up for, if standing up were easy?
?    | - | What would help me feel a little steadier before I begin?
?    | - | What if I could be frightened without being in a hurry?
?    | creativity honesty | What would I write, if it were only for me?
?    | honesty kindness a-hard-talk | What would be the gentlest way for me to be honest?
?    | - | What if careful and brave can be the same thing?
?    | a-hard-talk | What would I be relieved to have said, once the talk is over?
?    | a-hard-talk meeting-people | What if the other person is nervous too?
?    | a-hard-talk honesty | Will I notice the moment when I could say the true thing?
?    | meeting-people curiosity | What would I like to find out about one person I meet?
?    | meeting-people | What if I walked in as I am, nerves included?
?    | an-interview | What would I like the interviewer to know about me, nerves aside?
?    | an-interview an-exam | What if my heart is simply getting me ready?
?    | an-exam | What if the first minute is the most frightening one?
?    | after-a-setback | What if it hurts because I was brave enough to try?
?    | waiting-for-news | What if I can hope without knowing?
?    | waiting-for-news | What would steady me, whichever answer comes?
?    | waking-up morning not-heavy not-low | What if I let one part of today be an adventure?
?    | before-work honesty morning afternoon | What would I say today, if I said one thing I mean?
?    | time-alone honesty | What would I admit to myself, with time to be gentle about it?
?    | bedtime winding-down evening night | What would I call brave today, looking back kindly?
?    | kindness | What would I do differently if I believed my fear meant well?
?    | patience | What if I'm allowed to be brave slowly?
?    | courage | What if I've been brave already and called it coping?
?    | - | Will I notice the next time I speak up for myself?
?    | fairness | What would I protect, even if it made me unpopular?
?    | care | What if asking for help is the brave part?
?    | - | What would I like to be less afraid of, for my own sake?
?    | kindness | What if a kind word is sometimes the bravest thing I have?
?    | creativity | What would I begin, if a clumsy beginning were fine?
?    | - | Will I notice what my fear is trying to keep safe?
?    | independence | What would I say no to, if no were easy to say?
?    | friendship | What if I told one person what worries me?
?    | learning | What if I let someone see that I'm still learning?
?    | - | What would be brave for me that others might not notice?
?    | - | What if I'm readier than my nerves suggest?
?    | not-heavy | What would I be proud of, however it turned out?
?    | rest not-good not-bright | What if resting is the brave choice for once?
?    | - | What if I've outgrown something I'm still afraid of?
when | - | When my heart starts to race, I'll put a hand on my chest and stay.
when | - | When I swallow a sentence, I'll notice which one it was.
when | honesty | When I smile to hide something, I'll notice what I'm hiding.
when | - | If I feel watched, I'll look at one ordinary thing near me and breathe.
when | - | When I picture the worst, I'll picture one ordinary outcome as well.
when | honesty | When I'm about to laugh something off, I'll notice whether it hurt.
when | - | When I feel like a child again, I'll remember how old I am now.
when | honesty | When I say yes too fast, I'll notice what I meant to say.
when | - | When I envy someone's courage, I'll notice what I'd like to be brave about.
when | - | When my face goes hot, I'll breathe out and wait for it to cool.
when | kindness | If I catch myself hiding, I'll ask what I hoped to keep safe.
when | honesty | When I'm tempted to exaggerate, I'll notice and say it straight.
when | - | When I make a mistake in front of people, I'll breathe before I explain.
when | honesty learning | When I don't understand something, I'll notice the wish to nod.
when | - | When I feel the urge to apologise, I'll ask if I've done anything wrong.
when | fairness | When someone is unfair, I'll notice what I'd like to say.
when | - | When I've done something that scared me, I'll pause and notice I did it.
when | - | If I start to shrink, I'll notice it and let my shoulders open.
when | - | When fear tries to hurry me, I'll notice that there's time.
when | kindness | When I think I'm the only one who's nervous, I'll look around kindly.
when | - | When I keep rewriting a message, I'll ask what I'm afraid it says.
when | honesty | When I'm asked what I think, I'll notice what I think before I answer.
when | not-good not-bright | If I'm trembling, I'll wait and breathe before I do anything.
when | - | When praise makes me want to hide, I'll stay one second longer.
when | - | When the old fear turns up, I'll greet it and go on with my day.
when | - | When I'm putting off a phone call, I'll notice which words I'm afraid of.
when | not-heavy | When I feel brave for no reason, I'll notice it.
when | honesty | When I'm about to say it doesn't matter, I'll ask myself if it does.
when | - | When the room goes quiet, I'll notice my breath before I fill it.
when | - | When I want help and can't ask, I'll notice what I'd like to say.
when | kindness friendship | When someone tells me the truth, I'll notice that it may have taken courage.
when | - | When I feel exposed, I'll notice that I'm still here and still myself.
when | honesty | If I've changed my mind, I'll admit it to myself first.
when | - | When I'm asked to be braver than I am, I'll notice how far I can go.
when | health | When my stomach tightens, I'll breathe lower and slower.
when | friendship | When I'm hoping to be invited, I'll notice that I could ask.
when | not-good not-bright | When I've been strong for hours, I'll notice how I feel underneath.
when | - | When I tell myself I'm silly to be scared, I'll notice the scolding and soften.
when | a-hard-talk | When the conversation begins, I'll notice my breath before my words.
when | a-hard-talk | If I start defending myself, I'll notice and listen to one more sentence.
when | meeting-people an-interview | When I reach the door, I'll take one slow breath and go in as myself.
when | meeting-people curiosity | When I don't know what to say, I'll notice one thing I'm curious about.
when | an-interview | When they ask something hard, I'll notice I'm thinking, and let them see it.
when | an-exam | When I turn the page and my mind goes blank, I'll breathe out and look again.
when | an-exam | When fear says I know nothing, I'll look for one thing I know.
when | after-a-setback | When the sting comes back, I'll say quietly that I tried.
when | waiting-for-news | When hope frightens me, I'll notice that it is hope.
when | waking-up morning | When I wake up dreading something, I'll say quietly what it is.
when | before-work | When I think of what I'm dreading today, I'll notice what I'm not dreading.
when | time-alone | When I'm alone with a worry, I'll tell it to myself in plain words.
when | bedtime winding-down evening night | When I replay what I said today, I'll give myself credit for speaking.
when | bedtime evening night | When the morning scares me, I'll notice that tonight asks nothing of me.
when | - | When I hear myself say I can't, I'll ask whether I mean I'm scared.
when | creativity | When I delete a message I wrote, I'll notice what I was trying to say.
when | honesty | When someone asks how I am, I'll notice the true answer.
when | kindness | When I call myself a coward, I'll notice how harsh that word is.
when | - | When I wish I'd spoken, I'll notice what I would have said.
when | honesty | When I pretend not to mind something, I'll notice how much I do.
when | fairness | When I'm quick to blame someone, I'll notice whether I'm also afraid.
when | care | If I'm scared for someone I love, I'll notice the care inside the fear.
when | curiosity | When something new draws me, I'll notice the pull as well as the fear.
when | courage | When I've been told no, I'll notice that I asked.
when | independence | When I look to others for the answer, I'll notice whether I have one.
when | honesty | When I give in to keep the peace, I'll notice what it costs me.
when | - | When I choose the easy way, I'll notice it without telling myself off.
when | learning | When an old failure comes to mind, I'll notice what I know now.
when | - | When I avoid a question, I'll notice which part I didn't answer.
when | friendship | When I keep a worry to myself, I'll notice who I'd trust with it.
when | - | If I'm angry and don't know why, I'll ask whether I'm scared.
I    | note-loss | I notice that loving somebody this much takes courage.
I    | note-heartache | I notice how brave it is to have hoped for love at all.
I    | note-family | I notice it takes nerve to be honest with the people closest to me.
I    | note-friends | I notice that reaching out takes more courage after a lonely time.
I    | note-work | I notice what scares me about work, and I can say it in plain words.
I    | note-study | I notice that caring how my studies go is part of why they scare me.
I    | note-worry | I notice that I go on with my day beside this worry, and that takes nerve.
I    | note-shame | I notice how much courage it takes to look at what embarrassed me.
I    | note-anger | I notice there's something I want to say, and that my anger got there first.
I    | note-tired | I notice that being brave is harder when I'm worn out.
I    | note-glad | I notice that it takes some daring to let a good thing be good.
`
