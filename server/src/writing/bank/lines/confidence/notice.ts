/** confidence, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceNotice = `
I    | - | I notice when I'm measuring myself, and I can stop.
I    | fairness | It's easy to count my faults, and I can count a few other things too.
I    | - | I notice what comes easily to me, and how seldom I count it.
I    | - | I can notice when I brush praise aside, and keep a little of it.
I    | - | I notice I care what people think, and I can care what I think too.
I    | - | I notice when I make myself smaller, and I can stay as I am.
I    | an-interview meeting-people | I notice how much I want them to like me, and I can get to know them too.
I    | after-a-setback not-good not-bright | I can stop replaying what happened for a moment, and notice that I tried.
I    | waiting-for-news | While I wait for their yes, I can give myself a small one.
I    | time-alone not-low | I notice who I am when I'm not being watched, and it's somebody I rather like.
I    | an-exam | Part of me is sure I've forgotten it all, and part of me remembers.
I    | a-hard-talk honesty | Part of me would agree just to keep the peace, and part of me doesn't agree.
I    | bedtime night | Part of me would go over every word I said, and part of me is ready to sleep.
I    | not-good not-bright first-only | I can doubt myself, and doubt is only one of the things I feel.
I    | an-interview | They are getting to know me, and I'm getting to know them.
I    | a-busy-day | Right now I can't do it all, and I can still do one thing well.
I    | fairness | There is a voice in me that finds fault, and there is a fairer one.
I    | - | There is more of me than my nerves.
I    | - | There is something I could do today that I once couldn't.
I    | learning first-only | There is a great deal I don't know, and some of it interests me.
I    | an-exam | There is more in my memory than panic lets me see.
I    | a-hard-talk honesty | There is something true I want to say, and it can be said kindly.
I    | winding-down evening night | There was a moment today when I was quietly brave, and I can find it.
I    | not-good not-bright first-only | My nerves can be here, and so can I.
I    | a-hard-talk an-interview | My voice may shake, and what I mean is steady.
I    | - | My confidence comes and goes, and I'm here for both.
I    | not-good not-bright | My first thought may be that I can't, and it's only a first thought.
I    | rest not-good not-bright | Some doubt is only tiredness, and I can treat it kindly.
I    | - | Some of what I call luck was my own work, and I can look at that.
I    | - | Some of my fears are old, and I've grown since they began.
I    | - | Underneath the fear of being judged, I simply want to do well.
I    | time-alone | On my own like this, I notice there is so little to prove.
I    | bedtime winding-down evening night | Tonight I can name one thing I dared, however small it was.
I    | - | Even when I'm unsure, I have a view of my own.
I    | fairness | I notice I believe criticism quickly, and I could believe good news too.
I    | kindness | I can be as patient with myself as I'd be with any beginner.
I    | - | I notice I'm hoping to be understood, and that's a fair thing to hope.
I    | - | I notice a small wish to show what I can do.
I    | - | I notice how careful I am, and some of that is skill.
I    | - | Part of me fears being wrong, and part of me would like to find out.
I    | - | Part of me wants to be sure first, and part of me could begin unsure.
I    | kindness | Part of me still needs reassurance, and I can give it some.
I    | - | There is something I do well so often that I've stopped seeing it.
I    | - | There is a steadiness in me, even under nerves.
I    | - | Some of my worth has nothing to do with how well I do.
I    | - | It can be uncomfortable to be praised, and I can let it be.
I    | not-good not-bright first-only | My opinion of myself can be low, and it isn't the only one.
I    | - | My judgement has been good before, and I can remember one time.
I    | - | I notice when I play down what I do, and I can say it plainly.
I    | - | Even when I hesitate, I know what matters to me.
I    | - | I can be wrong about something and still be good at plenty.
I    | care | I can notice how I look after things, and count that as a skill.
I    | - | There may be things people come to me for, and I can notice what they are.
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
I    | - | I notice whose good opinion I hope for, and I can give myself mine.
I    | - | Part of me is still learning, and part of me knows plenty already.
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
I    | learning | Some of what I can do took me years to learn, and I can let that count.
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
?    | kindness | What would I notice about myself if I stopped looking for faults?
?    | - | What if I'm already doing one thing well today?
?    | - | What would I say if I trusted my first thought?
?    | - | What if being quiet is part of how I think?
?    | - | What would I try if I weren't watching myself?
?    | - | What if my nerves and my good sense can both be here?
?    | learning | What would it be like to be new and not hide it?
?    | - | Will I notice the moment when I make myself smaller?
?    | - | What would I hear if I listened to the part of me that wants to try?
?    | - | What if feeling unready is simply how beginnings feel?
?    | fairness | What would a fair friend say about how I've been doing?
?    | curiosity | What would I learn if I asked a question I've been keeping back?
?    | - | What if something I think is nothing much is really a skill?
?    | - | What would I admit I'm good at, if it weren't boasting?
?    | courage | What if part of me is braver than I give it credit for?
?    | - | What would happen if I let someone finish their praise?
?    | - | What if I've been confident before without calling it that?
?    | - | What would my voice sound like if I felt among friends?
?    | not-good not-bright | What if shyness is one way of paying attention?
?    | morning afternoon | What would I see today if I looked only at my own work?
?    | learning | What if I've learned more this year than I've noticed?
?    | morning afternoon | What would be different today if I believed I was welcome?
?    | - | What if I can be unsure and capable at the same time?
?    | friendship | What would I love to be asked about?
?    | honesty | What would I stop hiding if I knew other people felt the same?
?    | not-good not-bright | What if something I don't know is simply new to me?
?    | - | What would it be like to speak at my own volume?
?    | - | Will I remember one good thing I did?
?    | - | What if my mistakes make me easier to talk to?
?    | curiosity not-good not-bright | What if I could be curious about a doubt for a minute?
?    | - | What if a hard opinion I hold of myself isn't really mine?
?    | - | What if I'm holding myself to a rule I didn't choose?
?    | morning afternoon | Will I notice today if somebody is pleased with me?
?    | meeting-people | What if somebody I meet is hoping I say hello first?
?    | meeting-people | What if the room is kinder than I expect?
?    | meeting-people an-interview | What would I ask them if I were only curious?
?    | an-interview | What if they are hoping I do well?
?    | a-hard-talk | What would I most like them to understand?
?    | a-hard-talk | What if I can shake and still mean every word?
?    | after-a-setback | What if what went wrong is about one day and not about me?
?    | after-a-setback | What would I say to a friend who had tried as hard as I did?
?    | waiting-for-news | What if the answer says less about me than I fear?
?    | waiting-for-news | What would I do with this hour if I weren't waiting for an answer?
?    | waking-up before-work morning | What would this morning be like without anything to prove?
?    | before-work | What if I went in as I am today?
?    | winding-down evening night | What would I remember of today if I were on my own side?
?    | bedtime after-a-setback night | What if today went better than I remember?
?    | - | What if I don't need more proof before I trust myself a little?
?    | honesty | What would I say if I didn't soften it first?
?    | not-good not-bright | What if my doubt is an old habit and not a warning?
?    | - | Will I notice what I do well without being told?
?    | independence | What would I choose if I didn't have to explain my choice?
?    | - | What if I can be wrong about something and still respect myself?
?    | - | What would it be like to believe my own reasons?
?    | - | Will I notice one small decision I make well?
?    | - | What if I can act well without feeling certain?
?    | not-heavy not-low | What would I be proud of if pride felt safe?
?    | - | What if I took one kind remark at its word?
?    | - | What if my strengths are the things I find easy to overlook?
?    | kindness | What would I tell a beginner who was trying this hard?
?    | - | What if I've outgrown the picture I have of myself?
?    | - | What would I let people see if I felt at ease?
?    | - | What if looking confident matters less than being clear?
?    | - | What if a shaky start says nothing about the rest?
?    | - | What would I trust myself with, if I began very small?
?    | not-good not-bright | What if my inner critic is only frightened?
?    | - | What would I miss about myself if I became somebody else?
?    | | What if I'm the only one counting my mistakes?
?    | | What would my younger self be surprised that I can do?
when | - | When I hear myself say sorry, I'll notice whether there was anything to be sorry for.
when | - | When I start comparing, I'll come back to what I was doing.
when | - | If my face goes hot, I'll let it be hot, and keep listening.
when | - | When someone praises me, I'll notice the wish to wave it away.
when | - | When an old doubt speaks up, I'll notice how familiar it sounds.
when | courage | When my voice comes out small, I'll notice that I spoke anyway.
when | kindness | If I call myself a name, I'll notice that I wouldn't say it to a friend.
when | - | If I can't find a word, I'll notice that I know what I mean.
when | - | When I feel watched, I'll look up and notice one friendly thing.
when | - | When I'm about to say it was nothing, I'll notice what it took.
when | - | When someone asks what I think, I'll notice that I do think something.
when | honesty | If I'm putting something off out of fear, I'll name the fear quietly to myself.
when | - | If I feel like a fraud, I'll name one thing I've actually done.
when | - | When other people seem ahead, I'll notice one step I've taken myself.
when | - | If I laugh off something I care about, I'll notice that I care.
when | - | When I explain too much, I'll notice that I've already been clear.
when | - | If I wish I were different, I'll notice something I'd keep.
when | learning | When I try something new, I'll notice the first thing that goes right.
when | - | When I say I'm only a beginner, I'll notice the word 'only'.
when | - | When something goes well, I'll notice that I had a hand in it.
when | - | When my breath catches before I speak, I'll let it out first.
when | friendship | When somebody listens to me, I'll notice what it's like to be heard.
when | curiosity | If I decide I can't before I've looked, I'll look for one minute.
when | - | If an old criticism comes back to me, I'll notice how long ago it was.
when | creativity | If I want to hide what I've made, I'll look at it once with a friend's eyes.
when | - | When a yes slips out too quickly, I'll notice what I was afraid of.
when | - | If I feel overlooked, I'll notice that what I think still counts.
when | learning | When something comes easily, I'll remember that I once learned it.
when | - | When my body braces, I'll ask it what it's expecting.
when | fairness | When I put something down to luck, I'll notice the part I played.
when | - | If somebody frowns, I'll notice that I don't know why.
when | - | When I get something wrong out loud, I'll notice that the day carries on.
when | not-heavy not-low | When I feel proud for a second, I'll let the second last.
when | - | If I think it's too late to begin, I'll notice that I still want to.
when | - | If I picture something going badly, I'll picture one minute of it going well.
when | - | When someone remembers my name, I'll let myself feel seen.
when | honesty | When I nod without understanding, I'll notice that I'm allowed to ask.
when | - | When an invitation worries me, I'll notice the part of me that's pleased.
when | - | When the inner critic starts, I'll notice that another part of me is listening.
when | meeting-people | If I go quiet in a group, I'll notice the thought I was about to share.
when | meeting-people | When I want to leave early, I'll notice whether I'm tired or only shy.
when | before-work meeting-people | When I get to the door, I'll notice that I came.
when | an-exam | When I see a question I don't know, I'll notice one I do.
when | an-exam | If my hand shakes as I write, I'll notice that I'm still writing.
when | an-interview | When they ask about me, I'll notice which answer is simply true.
when | a-hard-talk honesty | If I want to take back what I said, I'll notice whether it was true.
when | a-hard-talk | When my throat tightens, I'll notice how much the talk matters to me.
when | after-a-setback | When I think of what went wrong, I'll notice one thing I did well.
when | after-a-setback waiting-for-news | If the answer is no, I'll notice that I was brave enough to ask.
when | waiting-for-news | When the waiting makes me doubt myself, I'll notice that nothing has been decided.
when | waking-up morning | If I wake up dreading the day, I'll notice one part of it I can do.
when | bedtime night | When I lie there correcting what I said, I'll notice that the talking is over.
when | winding-down evening | When I sit down this evening, I'll name one thing that took courage.
when | a-busy-day | If a busy hour makes me doubt myself, I'll name one thing that's done.
when | - | When I check something for the third time, I'll notice that I looked with care the first time.
when | - | When I say I'm probably wrong, I'll notice that I might be right.
when | - | When someone asks for my help, I'll notice what they think I can do.
when | curiosity | If I hold back a question, I'll notice how much I'd like to ask it.
when | - | When I look for reassurance, I'll ask first what I think myself.
when | kindness | If a mistake makes me want to hide, I'll say one gentle word to myself.
when | fairness | When I talk myself down, I'll stop and say one fair thing.
when | - | If I think I don't belong somewhere, I'll remember what brought me there.
when | - | When I solve something small, I'll notice that I worked it out.
when | - | When somebody disagrees with me, I'll notice that I can still think.
when | patience | If I feel slow, I'll notice how careful I'm being.
when | courage | When I've spoken up, I'll let myself feel good about it.
when | - | If I brush my own idea aside, I'll look at it once more.
when | - | When I feel jealous, I'll ask what I would love to try.
when | learning | When I remember an old failure, I'll name one thing I've learned since.
when | - | If I begin with 'this may be silly', I'll notice that I still said it.
when | honesty | When I'm tempted to pretend, I'll ask what I really think.
when | courage | If I stumble over a word, I'll notice that I kept going.
when | - | When I let others go first, I'll notice whether I wanted to.
I    | note-heartache | I notice how quickly a sore heart makes me doubt my worth.
I    | note-family | I notice how my confidence changes around the people closest to me.
I    | note-friends | I notice how easily a lonely spell makes me doubt what I bring.
I    | note-work | I notice how trouble with work makes me doubt things I know I can do.
I    | note-study | I notice how easily results can shrink my idea of myself.
I    | note-worry | I notice how worry makes me doubt what I can handle.
I    | note-shame | I notice how loudly I judge myself over one thing.
I    | note-anger | I notice how anger can make me sure one minute and unsure the next.
I    | note-tired | I notice I doubt myself more when I'm worn out.
I    | note-loss | My mind is with somebody I love, and I don't have to seem strong.
I    | note-loss | I notice how unsteady I feel, and I can lean on something small.
I    | note-glad | I notice that something went well, and that I was part of it.
I    | note-glad | Right now I can let myself enjoy that it went well.
`
