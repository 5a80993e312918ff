/** confidence, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceNotice = `
I    | fairness | It's easy to count my faults, and I can count a few other things too.
I    | - | I notice I care what people think, and I can care what I think too.
I    | an-interview meeting-people | I notice how much I want them to like me, and I can get to know them too.
I    | after-a-setback not-good not-bright | I can stop replaying what happened for a moment, and notice that I tried.
I    | waiting-for-news | While I wait for their yes, I can give myself a small one.
I    | time-alone not-low | I notice who I am when I'm not being watched, and it's somebody I rather like.
I    | not-good not-bright first-only | I can doubt myself, and doubt is only one of the things I feel.
I    | an-interview | They are getting to know me, and I'm getting to know them.
I    | a-busy-day | Right now I can't do it all, and I can still do one thing well.
I    | first | There is more of me than my nerves.
I    | learning first-only | There is a great deal I don't know, and some of it interests me.
I    | not-good not-bright first-only | My nerves can be here, and so can I.
I    | - | My confidence comes and goes, and I'm here for both.
I    | rest not-good not-bright | Some doubt is only tiredness, and I can treat it kindly.
I    | - | Some of what I call luck was my own work, and I can look at that.
I    | first | Some of my fears are old, and I've grown since they began.
I    | - | Underneath the fear of being judged, I simply want to do well.
I    | bedtime winding-down evening night | Tonight I can name one thing I dared, however small it was.
I    | - | Even when I'm unsure, I have a view of my own.
I    | fairness | I notice I believe criticism quickly, and I could believe good news too.
I    | kindness | I can be as patient with myself as I'd be with any beginner.
I    | - | I notice I'm hoping to be understood, and that's a fair thing to hope.
I    | - | Some of my worth has nothing to do with how well I do.
I    | - | It can be uncomfortable to be praised, and I can let it be.
I    | not-good not-bright first-only | My opinion of myself can be low, and it isn't the only one.
I    | - | My judgement has been good before, and I can remember one time.
I    | - | Even when I hesitate, I know what matters to me.
I    | - | I can be wrong about something and still be good at plenty.
I    | - | My idea of what I can do is sometimes smaller than what I do.
I    | first | I can look at how far I've come without looking at how far there is to go.
I    | - | My confidence has its own weather, and I can see what it's like today.
I    | friendship first | I can notice what I'm good at the way I'd notice it in a friend.
I    | - | I can hear a doubt without taking it for the truth.
I    | - | A doubt is something I have, and it isn't the whole of me.
I    | honesty | I can be honest about what I find hard and about what I find easy.
I    | independence | I can find out what I think before I ask anybody else.
I    | learning first | Some of what I can do took me years to learn, and I can let that count.
I    | first | I can remember a time when I surprised myself.
I    | first | I can look at one mistake and still see everything around it.
I    | - | I see most people only from the outside, and I can remember that.
?    | - | What if I'm already doing one thing well today?
?    | - | What would I say if I trusted my first thought?
?    | - | What if being quiet is part of how I think?
?    | - | What would I try if I weren't watching myself?
?    | learning | What would it be like to be new and not hide it?
?    | - | What if feeling unready is simply how beginnings feel?
?    | fairness | What would a fair friend say about how I've been doing?
?    | curiosity | What would I learn if I asked a question I've been keeping back?
?    | first | What if something I think is nothing much is really a skill?
?    | - | What would I admit I'm good at, if it weren't boasting?
?    | - | What would happen if I let someone finish their praise?
?    | - | What if I've been confident before without calling it that?
?    | - | What would my voice sound like if I felt among friends?
?    | not-good not-bright | What if shyness is one way of paying attention?
?    | morning afternoon | What would I see today if I looked only at my own work?
?    | learning first | What if I've learned more this year than I've noticed?
?    | - | What if I can be unsure and capable at the same time?
?    | friendship | What would I love to be asked about?
?    | honesty | What would I stop hiding if I knew other people felt the same?
?    | not-good not-bright | What if something I don't know is simply new to me?
?    | - | What would it be like to speak at my own volume?
?    | - | What if my mistakes make me easier to talk to?
?    | curiosity not-good not-bright | What if I could be curious about a doubt for a minute?
?    | - | What if a hard opinion I hold of myself isn't really mine?
?    | - | What if I'm holding myself to a rule I didn't choose?
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
?    | independence | What would I choose if I didn't have to explain my choice?
?    | - | What if I can be wrong about something and still respect myself?
?    | not-heavy not-low | What would I be proud of if pride felt safe?
?    | - | What if I took one kind remark at its word?
?    | - | What if my strengths are the things I find easy to overlook?
?    | kindness | What would I tell a beginner who was trying this hard?
?    | first | What if I've outgrown the picture I have of myself?
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
when | courage | When my voice comes out small, I'll notice that I spoke anyway.
when | kindness | If I call myself a name, I'll notice that I wouldn't say it to a friend.
when | first | When I'm about to say it was nothing, I'll notice what it took.
when | - | When someone asks what I think, I'll notice that I do think something.
when | honesty | If I'm putting something off out of fear, I'll name the fear quietly to myself.
when | - | If I feel like a fraud, I'll name one thing I've actually done.
when | first | When other people seem ahead, I'll notice one step I've taken myself.
when | - | When I say I'm only a beginner, I'll notice the word 'only'.
when | - | When my breath catches before I speak, I'll let it out first.
when | curiosity | If I decide I can't before I've looked, I'll look for one minute.
when | - | If an old criticism comes back to me, I'll notice how long ago it was.
when | creativity | If I want to hide what I've made, I'll look at it once with a friend's eyes.
when | - | When a yes slips out too quickly, I'll notice what I was afraid of.
when | learning | When something comes easily, I'll remember that I once learned it.
when | - | When my body braces, I'll ask it what it's expecting.
when | fairness | When I put something down to luck, I'll notice the part I played.
when | not-heavy not-low | When I feel proud for a second, I'll let the second last.
when | - | If I think it's too late to begin, I'll notice that I still want to.
when | - | If I picture something going badly, I'll picture one minute of it going well.
when | - | When someone remembers my name, I'll let myself feel seen.
when | honesty | When I nod without understanding, I'll notice that I'm allowed to ask.
when | meeting-people | When I want to leave early, I'll notice whether I'm tired or only shy.
when | before-work meeting-people | When I get to the door, I'll notice that I came.
when | an-exam | If my hand shakes as I write, I'll notice that I'm still writing.
when | a-hard-talk honesty | If I want to take back what I said, I'll notice whether it was true.
when | a-hard-talk | When my throat tightens, I'll notice how much the talk matters to me.
when | bedtime night | When I lie there correcting what I said, I'll notice that the talking is over.
when | winding-down evening | When I sit down this evening, I'll name one thing that took courage.
when | a-busy-day | If a busy hour makes me doubt myself, I'll name one thing that's done.
when | - | When I say I'm probably wrong, I'll notice that I might be right.
when | curiosity | If I hold back a question, I'll notice how much I'd like to ask it.
when | - | When I look for reassurance, I'll ask first what I think myself.
when | kindness | If a mistake makes me want to hide, I'll say one gentle word to myself.
when | fairness | When I talk myself down, I'll stop and say one fair thing.
when | - | If I think I don't belong somewhere, I'll remember what brought me there.
when | patience | If I feel slow, I'll notice how careful I'm being.
when | courage | When I've spoken up, I'll let myself feel good about it.
when | - | If I brush my own idea aside, I'll look at it once more.
when | - | When I feel jealous, I'll ask what I would love to try.
when | learning | When I remember an old failure, I'll name one thing I've learned since.
when | first | If I begin with 'this may be silly', I'll notice that I still said it.
when | honesty | When I'm tempted to pretend, I'll ask what I really think.
I    | note-study | I notice how easily results can shrink my idea of myself.
I    | note-shame | I notice how loudly I judge myself over one thing.
I    | note-tired | I notice I doubt myself more when I'm worn out.
I    | note-loss | My mind is with somebody I love, and I don't have to seem strong.
I    | note-glad | I notice that something went well, and that I was part of it.
I    | note-glad | Right now I can let myself enjoy that it went well.
I    | - | I'm here. So far I've not been asked for a ticket.
I    | night first-only | Past a certain hour I'm a poor judge of me.
I    | - | My blush is a colour. It isn't a verdict.
I    | evening night | I got through today with nothing on fire.
I    | courage | My hands may shake. The rest of me turned up.
I    | not-heavy not-low | I did that. I keep looking back to check.
I    | not-good not-bright first-only | I feel about nine years old. I am not.
I    | - | I can say a sensible thing and wince at it for a week.
I    | - | I've folded myself up small again. There's room.
I    | - | My stomach thinks this is a cliff. It's a doorway.
I    | first-only | I'm nervous. I'm also early.
I    | - | When I'm praised, I look behind me to see who they meant.
I    | first-only | My voice is smaller than I am.
I    | evening night | I'm replaying it with a better ending. The first one was all right.
I    | - | In my head they're all still talking about it. In theirs it's already lunch.
I    | humour | One raised eyebrow, and I treat it like a letter from the council.
I    | - | Somewhere there's a compliment I left on the table. I could go back for it.
I    | - | Somewhere under the nerves, I quite want to do this.
I    | evening night first-only | What I said today is over. I'm the only one still saying it.
I    | not-good not-bright | That old criticism again. I'd know the handwriting anywhere.
I    | - | I keep careful records of my mistakes, and hardly a note of the rest.
I    | humour | I start a lot of sentences with sorry. Most of them could do without.
I    | meeting-people | Half the room is worrying about its own face. I can stop watching mine.
I    | not-heavy not-low | For once I like the sound of what I just said.
I    | - | I did a hard thing lately and filed it under nothing.
I    | - | I have an opinion. It's sitting at the back with its hand up.
I    | - | The people who look so sure have also lost their glasses. I've seen them looking.
I    | - | I'm holding up my Monday against somebody's Sunday best.
I    | - | I feel like the only one without the instructions, though several people do look lost.
I    | first-only | I know more than my face lets on.
I    | not-good not-bright first-only | I feel like the understudy. The curtain is up all the same.
I    | - | I'm rehearsing again, for a scene that may not even happen.
I    | - | I'm the only one marking this.
I    | note-family | One look from someone close and I'm twelve again.
I    | note-anger first-only | Being this cross makes me very certain. I've been certain before.
I    | note-work | Just now one remark is louder than a year of my decent work.
I    | note-heartache | Right now one person's opinion of me is very loud.
I    | note-friends note-no-reply | I'm guessing what they think. My guesses aren't kind.
I    | note-worry | The worry speaks with great authority. I've seen no certificate.
you  | - | {name}, you've gone quiet, and you had a point.
you  | - | {name}, you're braced for a telling-off. It's only a question.
you  | night | {name}, you're still on stage in your head. The hall's empty.
you  | - | {name}, that was a good idea before you called it silly.
you  | - | {name}, you can stop flinching at praise. It comes in peace.
?    | - | What if I understood it the first time?
?    | night | What if I'm the only one still awake over it?
?    | - | What would a favourite teacher say about this wobble?
?    | - | What if they're simply listening?
?    | courage | What would I call this feeling if it belonged to somebody brave?
?    | - | What if the look on their face is about their lunch?
?    | - | What would I notice about me if I were sitting opposite?
?    | note-shame | What if the judge in my head is just tired?
when | night | When I wake up inside an old embarrassment, I'll turn over the pillow and the page.
when | - | When praise makes me itch, I'll sit on my hands and say thanks.
when | - | If my mouth goes dry, I'll take a sip and call it a dramatic pause.
when | - | When I hear a recording of my voice, I'll remember the others are used to it.
when | - | When they all seem to know, I'll watch for the first one to nod too fast.
you  | - | {name}, you've found the one thing that went wrong. Now find one that didn't.
you  | - | {name}, the doubt is talking. You don't have to sit nearest to it.
you  | - | {name}, you do more than you count.
you  | - | {name}, being nervous and being no good are two different things.
I    | note-unseen | I'm still in the room, whether or not they look up.
I    | note-challenge | My stomach knows it's soon.
I    | note-meeting | I know what I think. The rest is finding the gap.
I    | note-plain | I'm allowed my first reaction. It's only the first.
I    | humour | I know the answer, and I'm waiting for somebody taller to say it.
I    | - | I've made myself smaller than the chair.
I    | - | The doubt sounds sure of itself. That's its only trick.
I    | - | Something I did this week was good, and I nearly missed it.
I    | - | I'm comparing my rough draft with their photographs.
I    | - | My voice is quieter than my opinion.
`
