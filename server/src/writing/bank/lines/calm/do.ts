/** calm, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmDo = `
I    | - | I've come through louder days before, and I can come through today.
I    | not-good not-bright | I can be frightened and still think.
I    | - | I've calmed down before, and I know the way back.
I    | a-hard-talk | I can stay in this conversation and stay kind.
I    | a-hard-talk | I've said hard things in a quiet voice before.
I    | after-a-setback | I've been shaken before and found my balance again.
I    | after-a-setback | I can let a setback be over before I work out why.
I    | an-exam | I've sat down nervous before and remembered what I knew.
I    | an-exam | I can take the first question slowly.
I    | an-interview | I can let them wait while I find the right words.
I    | meeting-people | I've walked into rooms full of strangers and come out all right.
I    | winding-down evening | Tonight I put the day away on purpose.
I    | bedtime night | I can lie here and let the worrying slow down.
I    | waking-up morning | I begin this morning with one breath that's only mine.
I    | before-work morning | I can walk in calm, and come back to calm when I need to.
I    | time-alone | I can sit in a quiet room and be good company for myself.
I    | - | I take the breath first, and then I answer.
I    | - | I can hold my ground without raising my voice.
I    | - | I've let things wait before, and they waited.
I    | - | I come back to my breath as often as I like.
I    | - | I've been steady before, and I know how that feels.
I    | - | I can pause in the middle of something and start again slowly.
I    | - | I can leave a message unanswered until I'm ready.
I    | - | I know what settles me, and I can do it now.
I    | kindness not-good not-bright | I speak to my fear the way I'd speak to a child.
I    | - | More than once, the thing I dreaded turned out to be bearable.
I    | nature morning afternoon evening | I can step outside, look up, and come back calmer.
I    | - | I can ask for quiet and not apologise for it.
I    | - | I can let someone be angry and stay on my own ground.
I    | not-good not-bright | I've learned to come down from a fright, and I can again.
I    | a-busy-day | I can do less today and do it properly.
I    | morning afternoon | I give my worry ten minutes, and then I go on with my day.
I    | - | I can trust a decision I made while I was calm.
I    | honesty | I can say that something is hard for me, in an ordinary voice.
I    | - | I've let go of plans before and been all right.
I    | - | I can keep one corner of today quiet.
I    | morning afternoon | Today I let the phone be silent and notice how that feels.
I    | evening | I can close today, whether or not it feels finished.
I    | evening night | I've carried today this far, and I can put it down now.
I    | - | I can be steady for the next few minutes, and then decide.
I    | - | I know how to slow down, and I don't need permission.
I    | - | I've been calm in places that weren't.
I    | humour | I've laughed on difficult days, and I can again.
I    | an-exam | I can be nervous for the first minute and steady for the second.
I    | an-interview | I've been asked hard questions before and I answered.
I    | meeting-people | I can smile first and say little.
I    | a-hard-talk | I can listen without agreeing.
I    | care | I can stay calm for somebody and then look after myself.
I    | first-only | I've found calm before, and I can find it again.
I    | morning | I can give this morning a slow start.
I    | afternoon | I can begin the second half of today as if it were new.
I    | not-good not-bright | I can notice I'm upset and choose the kinder sentence.
I    | - | I can be still for a minute with nothing to show for it.
I    | - | I stay with what's in front of me, and it gets simpler.
?    | - | What would calm me today that has calmed me before?
?    | a-hard-talk | What would I say if I trusted my quiet voice?
?    | an-exam | What would I write first if I weren't afraid?
?    | an-interview | What would I tell them if there were no hurry at all?
?    | meeting-people | What if I asked one question and really listened?
?    | winding-down evening | What would I put away first, to let today be finished?
?    | before-work morning | What would it be like to walk in already calm?
?    | time-alone morning afternoon | What would I choose to do slowly today?
?    | - | What would change if I lowered my voice first?
?    | - | What if I did the next thing as gently as I could?
?    | morning afternoon | What would I say no to, if peace came first today?
?    | - | What if I'm calmer than I give myself credit for?
?    | - | What would the steadiest part of me do now?
when | - | When people around me get loud, I'll lower my own voice.
when | a-busy-day | When I've got too much to do, I'll write down three things and do one.
when | a-hard-talk | When the talk gets heated, I'll ask for five minutes.
when | an-exam | When I turn the paper over, I'll look through it all before I start.
when | an-interview | When I sit down, I'll take one breath before I begin.
when | meeting-people | When I don't know anyone, I'll go and talk to the kindest face I see.
when | bedtime night | When I turn off the light, I'll think of one thing that's settled.
when | winding-down evening | When I sit down this evening, I'll leave the day behind me.
when | waking-up morning | When I get up, I'll sit on the edge of the bed and breathe first.
when | before-work morning | When I arrive, I'll stand still for a moment before I go in.
when | - | When I can't fix something, I'll do the next kind thing.
when | - | When I feel my temper rise, I'll take one breath before I speak.
when | - | When the worry is about next week, I'll come back to today.
when | - | When I've done what I can, I'll say so and stop.
when | evening night | When I start planning in bed, I'll write the plan down and turn over.
when | - | When I notice I'm hungry and cross, I'll eat before I decide.
when | friendship | When I have too much to hold alone, I'll tell one person.
when | nature morning afternoon evening | When I feel closed in, I'll go out for a short walk.
I    | note-loss | I can hold someone dear in my heart and still take one slow breath.
I    | note-heartache | I can want to write to someone and take a long breath instead.
I    | note-family | I can worry about someone close and still eat, rest and breathe.
I    | note-friends | I can let a quiet phone be only a quiet phone.
I    | note-work | I can do the next piece of work at a pace I can breathe in.
I    | note-study | I can meet a hard question, breathe out, and read it again.
I    | note-worry | I've worried through long hours before, and I came out the other side.
I    | note-shame | I can feel embarrassed, breathe, and lift my head again.
I    | note-anger | I can walk away from an argument until I can hear myself again.
I    | note-tired | I can put one thing off because I'm tired, and breathe.
I    | note-glad | I can sit still with something happy and let it be enough.
`
