/** courage, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageNotice = `
I    | - | I notice that my voice changes when something matters.
I    | kindness first | I notice when I'm braver for others than I am for myself.
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
I    | meeting-people | Part of me wants to stay at home, and part of me wants to be known.
I    | courage not-good not-bright | Right now my courage is very quiet, and I can still hear it.
I    | not-good not-bright | I may not feel brave right now, and I don't have to.
I    | not-good not-bright first-only | If fear is talking right now, I'm the one listening.
I    | an-interview an-exam | Right now I'm nervous, and I'm ready enough.
I    | after-a-setback | If a setback stings right now, that's because I dared to try.
I    | courage | There is more than one way to be brave, and some of them are quiet.
I    | - | There is a difference between danger and being looked at, and I can tell them apart.
I    | not-good not-bright first-only | My fear may be loud today, and loud isn't the same as right.
I    | kindness not-good not-bright | My fear wants to protect me, and I can thank it for that.
I    | courage | Today the brave thing may be very small.
I    | not-good not-bright | Some of my fear is old, and this moment is new.
I    | time-alone honesty | With only myself here, I can admit what scares me.
I    | a-hard-talk | I dread the first sentence more than all the others.
I    | honesty first-only not-good not-bright | I can notice when I make excuses where I could simply say I'm scared.
I    | honesty first-only | I notice when I call something sensible and it's really fear.
I    | fairness | I may remember the times I froze, and I can remember the times I spoke as well.
I    | - | Part of me wants a guarantee, and part of me can go without one.
I    | honesty not-good not-bright | Right now I can name one thing I'm afraid of.
I    | courage | Right now I have a little courage, and I can let it be a little.
I    | honesty | There is something I believe in that I rarely say aloud.
I    | fairness | There is something I'd stand up for, and knowing it steadies me.
I    | courage first | Some of my courage is so ordinary that I overlook it.
I    | learning first | Some of what I'm afraid of is only new to me.
I    | - | Some of my caution is wisdom, and some of it is habit.
I    | - | It can be a relief to admit that I'm not sure.
I    | humour | My fear means well, and it gets plenty of things wrong.
I    | not-good not-bright | Being brave can be tiring, and I can notice that too.
I    | first | I notice that I often know what I want to say before I dare to.
I    | first | I can be nervous and curious in the same breath.
I    | - | What I fear and what I want are often close together, and I can see both.
I    | first | I can look at what I'm avoiding, and only look.
I    | - | I can tell the difference between not being ready and not being willing.
I    | first | There is no need to be braver than I am in this minute.
I    | care | I notice whom I'd be brave for, and I can count myself among them.
I    | - | I can see one step from here, and I don't need to see more.
I    | - | A worry can be near me without being in charge of me.
I    | - | I can let a fear be exactly as big as it is.
I    | first | Even a brave person is allowed to tremble, and I can remember that.
I    | - | I can be on my own side before I feel brave.
I    | - | I notice I can wait a moment before I say no to something new.
?    | not-good not-bright | What if the fear is here because something matters?
?    | courage morning afternoon | What would courage look like today, if it were very small?
?    | not-good not-bright | What if I'm afraid and also ready?
?    | not-good not-bright | What if some of this fear is excitement?
?    | fairness | What would I ask for, if I trusted it was a fair thing to ask?
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
?    | kindness not-good not-bright | What would I give myself credit for, if I saw how scared I'd been?
?    | fairness | What would I want to stand up for, if standing up were easy?
?    | - | What if I could be frightened without being in a hurry?
?    | creativity honesty | What would I write, if it were only for me?
?    | honesty kindness a-hard-talk | What would be the gentlest way for me to be honest?
?    | first | What if careful and brave can be the same thing?
?    | a-hard-talk | What would I be relieved to have said, once the talk is over?
?    | a-hard-talk meeting-people | What if the other person is nervous too?
?    | meeting-people curiosity | What would I like to find out about one person I meet?
?    | meeting-people | What if I walked in as I am, nerves included?
?    | an-interview | What would I like the interviewer to know about me, nerves aside?
?    | an-interview an-exam | What if my heart is simply getting me ready?
?    | an-exam | What if the first minute is the most frightening one?
?    | after-a-setback | What if it hurts because I was brave enough to try?
?    | waiting-for-news | What if I can hope without knowing?
?    | waking-up morning not-heavy not-low | What if I let one part of today be an adventure?
?    | before-work honesty morning afternoon | What would I say today, if I said one thing I mean?
?    | time-alone honesty | What would I admit to myself, with time to be gentle about it?
?    | bedtime winding-down evening night | What would I call brave today, looking back kindly?
?    | patience first | What if I'm allowed to be brave slowly?
?    | courage first | What if I've been brave already and called it coping?
?    | fairness | What would I protect, even if it made me unpopular?
?    | care | What if asking for help is the brave part?
?    | kindness | What if a kind word is sometimes the bravest thing I have?
?    | creativity | What would I begin, if a clumsy beginning were fine?
?    | independence | What would I say no to, if no were easy to say?
?    | friendship | What if I told one person what worries me?
?    | learning | What if I let someone see that I'm still learning?
?    | - | What if I'm readier than my nerves suggest?
?    | not-heavy | What would I be proud of, however it turned out?
?    | rest not-good not-bright | What if resting is the brave choice for once?
?    | - | What if I've outgrown something I'm still afraid of?
?    | | What if saying I don't know is the brave thing here?
when | - | When my heart starts to race, I'll put a hand on my chest and stay.
when | - | When I swallow a sentence, I'll notice which one it was.
when | honesty | When I smile to hide something, I'll notice what I'm hiding.
when | - | If I feel watched, I'll look at one ordinary thing near me and breathe.
when | first | When I picture the worst, I'll picture one ordinary outcome as well.
when | honesty | When I'm about to laugh something off, I'll notice whether it hurt.
when | - | When I feel like a child again, I'll remember how old I am now.
when | first | When I envy someone's courage, I'll notice what I'd like to be brave about.
when | - | When my face goes hot, I'll breathe out and wait for it to cool.
when | honesty | When I'm tempted to exaggerate, I'll notice and say it straight.
when | - | When I make a mistake in front of people, I'll breathe before I explain.
when | honesty learning | When I don't understand something, I'll notice the wish to nod.
when | - | When I feel the urge to apologise, I'll ask if I've done anything wrong.
when | fairness | When someone is unfair, I'll notice what I'd like to say.
when | - | When I've done something that scared me, I'll pause and notice I did it.
when | kindness | When I think I'm the only one who's nervous, I'll look around kindly.
when | - | When I keep rewriting a message, I'll ask what I'm afraid it says.
when | honesty | When I'm asked what I think, I'll notice what I think before I answer.
when | not-good not-bright | If I'm trembling, I'll wait and breathe before I do anything.
when | - | When praise makes me want to hide, I'll stay one second longer.
when | - | When the old fear turns up, I'll greet it and go on with my day.
when | - | When I'm putting off a phone call, I'll notice which words I'm afraid of.
when | honesty first | When I'm about to say it doesn't matter, I'll ask myself if it does.
when | - | When the room goes quiet, I'll notice my breath before I fill it.
when | honesty | If I've changed my mind, I'll admit it to myself first.
when | - | When I'm asked to be braver than I am, I'll notice how far I can go.
when | health | When my stomach tightens, I'll breathe lower and slower.
when | friendship | When I'm hoping to be invited, I'll notice that I could ask.
when | - | When I tell myself I'm silly to be scared, I'll notice the scolding and soften.
when | a-hard-talk | If I start defending myself, I'll notice and listen to one more sentence.
when | meeting-people an-interview | When I reach the door, I'll take one slow breath and go in as myself.
when | meeting-people curiosity | When I don't know what to say, I'll notice one thing I'm curious about.
when | an-interview | When they ask something hard, I'll notice I'm thinking, and let them see it.
when | an-exam | When I turn the page and my mind goes blank, I'll breathe out and look again.
when | an-exam | When fear says I know nothing, I'll look for one thing I know.
when | after-a-setback | When the sting comes back, I'll say quietly that I tried.
when | waiting-for-news | When hope frightens me, I'll notice that it is hope.
when | waking-up morning | When I wake up dreading something, I'll say quietly what it is.
when | time-alone | When I'm alone with a worry, I'll tell it to myself in plain words.
when | bedtime winding-down evening night | When I replay what I said today, I'll give myself credit for speaking.
when | bedtime evening night | When the morning scares me, I'll notice that tonight asks nothing of me.
when | - | When I hear myself say I can't, I'll ask whether I mean I'm scared.
when | creativity | When I delete a message I wrote, I'll notice what I was trying to say.
when | honesty | When someone asks how I am, I'll notice the true answer.
when | kindness | When I call myself a coward, I'll notice how harsh that word is.
when | honesty | When I pretend not to mind something, I'll notice how much I do.
when | courage | When I've been told no, I'll notice that I asked.
when | honesty | When I give in to keep the peace, I'll notice what it costs me.
when | - | When I choose the easy way, I'll notice it without telling myself off.
when | - | If I'm angry and don't know why, I'll ask whether I'm scared.
I    | note-family | I notice it takes nerve to be honest with the people closest to me.
I    | note-work | I notice what scares me about work, and I can say it in plain words.
I    | note-study | I notice that caring how my studies go is part of why they scare me.
I    | note-worry | I notice that I go on with my day beside this worry, and that takes nerve.
I    | note-anger | I notice there's something I want to say, and that my anger got there first.
I    | - | I flinched. I didn't leave.
I    | note-glad | I'm looking for the catch. I can stop looking.
I    | - | I'd like to say it. That's new.
I    | meeting-people | I'm at the edge of the room. It's a good place to start from.
I    | - | I've rehearsed this sentence so often that it has gone shiny.
I    | note-loss | Right now, getting through this hour is the brave thing I'm doing.
I    | honesty | There's something I'm not saying. I can feel the shape of it in my throat.
I    | an-exam | The paper is face down. My heart isn't.
I    | note-heartache | I let myself hope. It took nerve, and it hurts.
I    | - | I care about this. My pulse told me.
I    | note-tired | Getting this far took something out of me. I can put some back.
I    | not-heavy not-low | I'm itching to put my hand up.
I    | honesty first-only | I said I don't mind. I do, a bit.
I    | humour | My courage is here somewhere, under the good manners.
I    | note-shame note-mistake | I'd rather hide just now. I can say that much.
I    | note-work note-stage | My heart is loud, and it keeps good time.
I    | honesty | I know exactly what I'd say, and to whom.
I    | evening night not-good not-bright | It's late, and my fear is repeating itself.
I    | first-only note-friends | I want to write first, and I can feel why I don't.
I    | not-good not-bright | My voice has gone small. It's still mine.
I    | not-heavy not-low morning afternoon | I'd quite like to be asked today. I have an answer.
I    | night humour | The dark makes everything taller, and I'm lying down.
I    | after-a-setback not-good not-bright | I still wince. I also still want it.
I    | humour first-only | I'm braver in the shower.
you  | - | {name}, you already know the brave thing. It's quite short.
you  | - | {name}, there's a sentence you keep tidying. It was fine.
you  | - | {name}, that's fear in your chest. It's not an order.
you  | - | {name}, you've gone quiet. It's the quiet of somebody with something to say.
?    | - | Will I find out how loud my quiet voice is?
?    | - | What would I say, if my throat would let me?
?    | friendship | What if I'm not scared of it, only of doing it alone?
?    | note-family | What if they're as nervous of talking as I am?
when | - | If my face goes red, I'll let it be red.
when | note-work | When I dread opening it, I'll remember I've opened worse.
when | humour | When I dread it, I'll work out how many minutes of it there are.
when | honesty | When I say it's nothing, I'll check.
you  | not-good not-bright | {name}, you're frightened, and you haven't left.
you  | - | {name}, when your heart goes fast, it's on your side.
you  | - | {name}, the thing you dread is shorter than the dreading.
you  | - | {name}, the brave bit of you is usually the quiet bit.
I    | note-plain | I'm a bit braver than I look from in here.
I    | - | I'm not calm about this. I'm here, though.
I    | - | The brave thing is small, and I can see it from where I'm sitting.
I    | - | My fear talks fast. I could ask it to repeat that.
I    | - | I'm rehearsing a conversation that may be quite short.
I    | - | I want to say it. My throat wants a word first.
I    | - | There's something I'd do if it weren't for the looking foolish.
`
