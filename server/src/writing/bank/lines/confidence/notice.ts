/** confidence, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceNotice = `
I    | - | I notice when I'm measuring myself, and I can stop.
I    | fairness | I notice how fast I count my faults, and how rarely I count the rest.
I    | - | I notice what comes easily to me, and how seldom I count it.
I    | - | I notice that I brush praise aside, and I could keep a little of it.
I    | - | I notice I care what people think, and I can care what I think too.
I    | - | I notice when I make myself smaller, and I can stay as I am.
I    | an-interview meeting-people | I notice how much I want them to like me, and I can get to know them too.
I    | after-a-setback not-good not-bright | I notice I keep replaying it, and I notice that I tried.
I    | waiting-for-news | I notice I'm waiting for their yes, and I can give myself a small one.
I    | winding-down bedtime evening night | I notice I'm marking the day like a paper, and I can put the pen down.
I    | time-alone not-low | I notice who I am when I'm not being watched, and it's somebody I rather like.
I    | after-a-setback not-good not-bright | Part of me wants to drop it, and part of me only wants a rest.
I    | waiting-for-news | Part of me has already heard a no, and part of me is still waiting.
I    | an-exam | Part of me is sure I've forgotten it all, and part of me remembers.
I    | a-hard-talk honesty | Part of me would agree just to keep the peace, and part of me doesn't agree.
I    | bedtime night | Part of me would go over every word I said, and part of me is ready to sleep.
I    | not-good not-bright first-only | Right now I doubt myself, and doubt is only one of the things I feel.
I    | not-good not-bright first-only | Right now my confidence is low, and my kindness is still here.
I    | an-interview | Right now I'm being looked at, and I'm also looking.
I    | waiting-for-news | Right now I don't know their answer, and what I gave them still stands.
I    | a-busy-day | Right now I can't do it all, and I can still do one thing well.
I    | time-alone | Right now I have no part to play, and I can feel myself loosen.
I    | not-good not-bright first-only | There is doubt in me today, and there is also good sense.
I    | fairness | There is a voice in me that finds fault, and there is a fairer one.
I    | - | There is more of me than my nerves.
I    | - | There is something I could do today that I once couldn't.
I    | learning first-only | There is a great deal I don't know, and some of it interests me.
I    | after-a-setback not-good not-bright first-only | There is a bruise on my pride, and it's tender because I cared.
I    | an-exam | There is more in my memory than panic lets me see.
I    | a-hard-talk honesty | There is something true I want to say, and it can be said kindly.
I    | winding-down evening night | There was a moment today when I was quietly brave, and I can find it.
I    | not-good not-bright first-only | My nerves are here, and so am I.
I    | a-hard-talk an-interview | My voice may shake, and what I mean is steady.
I    | - | My confidence comes and goes, and I'm here for both.
I    | not-good not-bright | My first thought is often that I can't, and it's only my first thought.
I    | rest not-good not-bright | Some of my doubt is only tiredness, and I can treat it kindly.
I    | - | Some of what I call luck was me, and I can look at that.
I    | - | Some of my fears are old, and I've grown since they began.
I    | - | Underneath the fear of being judged, I simply want to do well.
I    | time-alone | On my own like this, I notice there is so little to prove.
I    | bedtime winding-down evening night | Tonight I can name one thing I dared, however small it was.
I    | - | Even unsure, I notice I have a view of my own.
I    | fairness | I notice I believe criticism quickly, and I could believe good news too.
I    | kindness | I notice how strict I am with beginners when the beginner is me.
I    | - | I notice I'm hoping to be understood, and that's a fair thing to hope.
I    | - | I notice a small wish to show what I can do.
I    | - | I notice how careful I am, and some of that is skill.
I    | - | Part of me fears being wrong, and part of me would like to find out.
I    | - | Part of me wants to be sure first, and part of me could begin unsure.
I    | courage | Part of me plays it safe, and part of me misses being bold.
I    | kindness | Part of me still needs reassurance, and I can give it some.
I    | - | There is something I do well so often that I've stopped seeing it.
I    | - | There is a steadiness in me that nerves don't reach.
I    | - | Some of the strict voice in me was borrowed from other people.
I    | - | Some of my worth has nothing to do with how well I do.
I    | - | It can be uncomfortable to be praised, and I can let it be.
I    | not-good not-bright first-only | My opinion of myself is low just now, and it isn't the only one.
I    | - | My judgement has been good before, and I can remember one time.
I    | - | I notice when I play things down, and I can say them straight.
I    | - | Even when I hesitate, I know what matters to me.
I    | - | I notice I can be wrong about something and still be good at plenty.
I    | care | I can notice how I look after things, and count that as a skill.
I    | - | There are things people come to me for, and I can notice what they are.
I    | - | I notice how I'm speaking to myself about what I can do.
I    | - | How I feel about myself changes through a day, and I can watch it change.
I    | - | I notice how differently I carry myself when I feel trusted.
I    | - | There are people I feel surer of myself with, and I can notice who they are.
I    | - | I can notice where I feel most able, without asking why.
I    | - | There is a tone I use with myself, and I can hear it if I listen.
I    | - | My idea of what I can do is sometimes smaller than what I do.
I    | - | I can look at how far I've come without looking at how far there is to go.
I    | - | Some days I trust myself more than others, and I can notice which kind this is.
I    | - | I notice what I tell myself just before I try something.
I    | - | I can tell how sure I feel, and I don't have to change it.
I    | - | There is a way I like to do things, and I can notice it with respect.
I    | - | I notice what makes me feel capable, however small it is.
I    | - | It's easy to overlook what I already know, and I can look again.
I    | - | I can notice a thing I handled well without making it bigger than it was.
I    | - | My confidence has its own weather, and I can see what it's like today.
I    | - | I can feel the difference between wanting to improve and finding fault.
I    | - | I notice where I hold back, and I can be kind about it.
I    | - | I notice whose good opinion I hope for, and I can ask for my own as well.
I    | - | Part of me is still learning, and part of me knows plenty already.
I    | - | Part of me would like to be praised, and I can say one kind thing to it.
I    | friendship | I can notice what I'm good at the way I'd notice it in a friend.
I    | - | Somewhere in me there is an opinion I haven't said yet, and it's worth hearing.
I    | - | I can hear a doubt without taking it for the truth.
I    | - | A doubt is something I have, and it isn't the whole of me.
I    | patience | There is something I've kept at for a long time, and I can give myself credit for it.
I    | - | I notice the difference between being unsure and being unable.
I    | honesty | I can be honest about what I find hard and about what I find easy.
I    | fairness | I can notice what I expect of myself, and ask whether it's fair.
I    | - | I can notice the words I use about myself, and choose a fairer one.
I    | - | There is a quiet sort of knowing in me, and I can check with it.
I    | - | I notice that I can be unsure about one thing and sure about another.
I    | independence | I can find out what I think before I ask anybody else.
I    | independence | I can notice one thing I decided for myself.
I    | - | I know how good it is to be taken seriously, and I can take myself seriously too.
I    | learning | Some of what I can do took me years, and I can let that count.
I    | - | I can remember a time when I surprised myself.
I    | - | I'm the same person on a sure day and an unsure one, and I can notice that.
I    | - | I notice that I manage more than I give myself credit for.
I    | - | My mood and my worth are two different things, and I can tell them apart.
I    | - | I can look at one mistake and still see everything around it.
I    | - | There is plenty about me that a nervous moment can't show.
I    | - | I can notice the effort in what I do, as well as the result.
I    | care | I can ask myself what would help me feel a little surer.
I    | - | I notice which things I trust myself with.
I    | - | I see most people only from the outside, and I can remember that.
I    | - | There are things I can do without thinking, and they count.
I    | learning | Behind what I do well, I can notice the practice.
I    | - | I can notice what I'm proud of, even if I keep it to myself.
I    | - | I can let my own good opinion in for a minute.
I    | - | Being unsure is a feeling I know, and I've come through it before.
I    | - | I notice that I have a say in how I see myself.
I    | - | Some doubts I used to have are gone, and I can notice that.
?    | not-good not-bright | What if this doubt is only how careful I am?
?    | kindness | What would I notice about myself if I stopped looking for faults?
?    | - | What if I'm already doing one thing well today?
?    | - | What would I say if I trusted my first thought?
?    | - | What if being quiet is part of how I think?
?    | - | What would I try if I weren't watching myself?
?    | - | What if my nerves and my good sense can both be here?
?    | learning | What would it be like to be new and not hide it?
?    | - | What if I'm the only one counting my mistakes?
?    | - | Will I notice the moment when I make myself smaller?
?    | - | What would I hear if I listened to the part of me that wants to try?
?    | - | What if feeling unready is simply how beginnings feel?
?    | fairness | What would a fair witness say about how I've been doing?
?    | curiosity | What would I find out if I asked the question I'm holding?
?    | - | What if the thing I call nothing much is a skill?
?    | - | What would I admit I'm good at, if it weren't boasting?
?    | courage | What if part of me is braver than I give it credit for?
?    | - | What would happen if I let someone finish their praise?
?    | - | What if I've been confident before without calling it that?
?    | - | What would my voice sound like if I felt among friends?
?    | not-good not-bright | What if shyness is one way of paying attention?
?    | morning afternoon | What would I see today if I looked only at my own work?
?    | learning | What if I've learned more this year than I've noticed?
?    | morning afternoon | What would be different today if I believed I was welcome?
?    | not-good not-bright | What if the fear of looking foolish is nearly all of the fear?
?    | - | What if I'm unsure and capable in the same breath?
?    | friendship | What would I love to be asked about?
?    | honesty | What would I stop hiding if I thought it was ordinary?
?    | not-good not-bright | What if the thing I'm ashamed of not knowing is simply new to me?
?    | - | What would it be like to speak at my own volume?
?    | - | Will I let one good thing I did stay in view?
?    | courage | What if my courage is small today, and still here?
?    | - | What if my mistakes make me easier to talk to?
?    | curiosity not-good not-bright | What if I could be curious about this doubt for a minute?
?    | - | What if the opinion I'm carrying around isn't mine?
?    | - | What would my younger self be surprised that I can do?
?    | - | What if I'm holding myself to a rule I didn't choose?
?    | morning afternoon | Will I hear it today if somebody is pleased with me?
?    | meeting-people | What if somebody here is hoping I say hello first?
?    | meeting-people | What if the room is kinder than I expect?
?    | meeting-people an-interview | What would I ask them if I were only curious?
?    | an-interview | What if they are hoping I do well?
?    | a-hard-talk | What would I most like them to understand?
?    | a-hard-talk | What if I can shake and still mean every word?
?    | after-a-setback | What if this is about one day and not about me?
?    | after-a-setback | What would I say to a friend who had tried as hard as I did?
?    | waiting-for-news | What if the answer says less about me than I fear?
?    | waiting-for-news | What would I do with this hour if I weren't waiting to be judged?
?    | waking-up before-work morning | What would this morning be like without anything to prove?
?    | before-work | What if I went in as I am today?
?    | winding-down evening night | What would I remember of today if I were on my own side?
?    | bedtime after-a-setback night | What if the awkward moment was smaller than I remember?
?    | - | What if I don't need more proof before I trust myself a little?
?    | honesty | What would I say if I didn't soften it three times first?
?    | not-good not-bright | What if my doubt is an old habit and not a warning?
?    | - | Will I notice what I do well without being told?
?    | independence | What would I choose if I didn't have to defend it?
?    | - | What if I can be wrong about something and still respect myself?
?    | - | What would it be like to believe my own reasons?
?    | - | Will I notice one small decision I make well?
?    | - | What if I can act well without feeling certain?
?    | not-heavy not-low | What would I be proud of if pride felt safe?
?    | - | What if I took one kind remark at its word?
?    | fairness | What would I see if I counted what went right just as carefully?
?    | - | What if my strengths are the things I find easy to overlook?
?    | kindness | What would I tell a beginner who was trying this hard?
?    | - | What if I've outgrown the picture I have of myself?
?    | - | What would I let people see if I felt at ease?
?    | - | What if looking confident matters less than being clear?
?    | - | What if a shaky start says nothing about the rest?
?    | - | What would I trust myself with, if I began very small?
?    | not-good not-bright | What if the critic in me is frightened and not wise?
?    | - | What would I miss about myself if I became somebody else?
when | - | When I hear myself say sorry, I'll notice whether there was anything to be sorry for.
when | - | When I start comparing, I'll notice what I was doing before I looked up.
when | - | If my face goes hot, I'll let it, and keep listening.
when | - | When someone praises me, I'll notice the wish to wave it away.
when | - | When the old doubt speaks up, I'll notice how familiar it sounds.
when | courage | When my voice comes out small, I'll notice that it came out.
when | kindness | If I call myself a name, I'll notice that I wouldn't say it to a friend.
when | - | If I can't find the word, I'll notice that I know what I mean.
when | - | When I feel watched, I'll look up and notice one friendly thing.
when | - | When I'm about to say it was nothing, I'll notice what it took.
when | - | When someone asks what I think, I'll notice that I do think something.
when | honesty | If I'm putting something off out of fear, I'll name the fear quietly to myself.
when | - | If I feel like a fraud, I'll name one thing I've actually done.
when | - | When other people seem ahead, I'll notice which way I was going.
when | - | If I laugh off something I care about, I'll notice that I care.
when | - | When someone interrupts me, I'll notice where I was in my sentence.
when | - | When I explain too much, I'll notice that I'd already said it.
when | - | If I wish I were different, I'll notice something I'd keep.
when | learning | When I try something new, I'll notice the first thing that goes right.
when | - | When I say I'm only a beginner, I'll notice the word 'only'.
when | - | If I get lost in a conversation, I'll notice the last thing I understood.
when | - | When something goes well, I'll notice that I had a hand in it.
when | - | When my breath catches before I speak, I'll let it out first.
when | friendship | When somebody listens to me, I'll notice what it's like to be heard.
when | curiosity | If I decide I can't before I've looked, I'll look for one minute.
when | - | If an old teacher's voice comes back, I'll notice how long ago that was.
when | creativity | If I want to hide what I've made, I'll look at it once with a friend's eyes.
when | - | When a yes slips out too quickly, I'll notice what I was afraid of.
when | - | If I feel overlooked, I'll notice what I would have said.
when | learning | When something comes easily, I'll remember that I once learned it.
when | - | When my body braces, I'll ask it what it's expecting.
when | fairness | When I put it down to luck, I'll notice the part that was me.
when | - | If somebody frowns, I'll notice that I don't know why.
when | - | When I get something wrong out loud, I'll notice that the day carries on.
when | not-heavy not-low | When I feel proud for a second, I'll let the second last.
when | - | If I think it's too late to begin, I'll notice that I'm thinking of beginning.
when | - | If I picture it going badly, I'll picture one minute of it going well.
when | - | When someone remembers my name, I'll notice that I was seen.
when | honesty | When I nod without understanding, I'll notice that I'd like to know.
when | - | When an invitation worries me, I'll notice the part of me that's pleased.
when | - | When the inner critic starts, I'll notice that another part of me is listening.
when | meeting-people | If I go quiet in a group, I'll notice the thought I was about to share.
when | meeting-people | When I want to leave early, I'll notice whether I'm tired or only shy.
when | before-work meeting-people | When I get to the door, I'll notice that I came.
when | an-exam | When I see a question I don't know, I'll notice one I do.
when | an-exam | If my hand shakes as I write, I'll notice that it's still writing.
when | an-interview | When they look down at their notes, I'll notice my own breath.
when | an-interview | When they ask about me, I'll notice which answer is simply true.
when | a-hard-talk honesty | If I want to take back what I said, I'll notice whether it was true.
when | a-hard-talk | When my throat tightens, I'll notice how much this matters to me.
when | after-a-setback | When I think of what went wrong, I'll notice what I'd keep.
when | after-a-setback waiting-for-news | If it's a no, I'll notice that I was brave enough to ask.
when | waiting-for-news | When the waiting makes me doubt myself, I'll notice that nothing has been decided.
when | waking-up morning | If I wake up dreading the day, I'll notice one part of it I can do.
when | bedtime night | When I lie there correcting what I said, I'll notice that the talking is over.
when | winding-down evening | When I sit down this evening, I'll name one thing that took nerve.
when | a-busy-day | If a busy hour makes me feel useless, I'll name one thing that's done.
when | - | When I check something for the third time, I'll notice that I looked with care the first time.
when | - | When I say I'm probably wrong, I'll notice that I might be right.
when | - | When someone asks for my help, I'll notice what they think I can do.
when | curiosity | If I hold back a question, I'll notice how much I'd like to ask it.
when | - | When I look for reassurance, I'll ask first what I think myself.
when | kindness | If a mistake makes me want to hide, I'll say one gentle word to myself.
when | fairness | When I talk myself down, I'll stop and say one fair thing.
when | - | If I think I don't belong here, I'll remember what brought me here.
when | - | When I solve something small, I'll notice that I worked it out.
when | - | When somebody disagrees with me, I'll notice that I can still think.
when | patience | If I feel slow, I'll notice how carefully I'm doing it.
when | courage | When I've spoken up, I'll let myself feel that I did.
when | - | If I brush my own idea aside, I'll look at it once more.
when | - | When I feel jealous, I'll ask what I would love to try.
when | learning | When I remember an old failure, I'll name one thing I've learned since.
when | - | If I begin with 'this may be silly', I'll notice that I still said it.
when | honesty | When I'm tempted to pretend, I'll notice what is true instead.
when | courage | If I stumble over a word, I'll notice that I kept going.
when | - | When I let others go first, I'll notice whether I wanted to.
I    | note-loss | I notice I'm less sure of myself while my heart is with somebody dear.
I    | note-heartache | I notice how quickly a sore heart makes me doubt my worth.
I    | note-family | I notice how my confidence changes around the people closest to me.
I    | note-friends | I notice how easily a lonely spell makes me doubt what I bring.
I    | note-work | I notice how trouble with work makes me doubt things I know I can do.
I    | note-study | I notice how marks and results can shrink my idea of myself.
I    | note-worry | I notice how worry makes me doubt what I can handle.
I    | note-shame | I notice how loudly I judge myself over one thing.
I    | note-anger | I notice how anger can make me sure one minute and unsure the next.
I    | note-tired | I notice I doubt myself more when I'm worn out.
I    | note-glad | I notice how good news changes the way I see myself.
`
