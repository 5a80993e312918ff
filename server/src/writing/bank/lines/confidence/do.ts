/** confidence, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceDo = `
I    | honesty first | I've said true things with my heart pounding.
I    | first best | I've been new before, and it wore off.
I    | learning | I've learned things that once looked far beyond me.
I    | first | I've had first days before, and each one turned into an ordinary day.
I    | - | I've been talked over, and I've come back to my point.
I    | an-exam | I've remembered things under pressure before, once I'd written the first line.
I    | before-work | I've walked in unsure before and walked out having done the day's work.
I    | bedtime night | I've lain awake over things that turned out all right.
I    | - | More than once I've been sure I couldn't, and then I did.
I    | courage | More than once I've found my courage halfway through.
I    | morning afternoon | Today I begin before anybody gives me permission.
I    | - | I can be watched and keep my mind on what I'm doing.
I    | creativity | I can like my own work before anybody else has seen it.
I    | an-exam | I can leave a blank, go on, and come back to it.
I    | an-interview | I can pause before I answer and let them wait.
I    | a-hard-talk | I can be interrupted and begin again.
I    | meeting-people | I can forget a name and simply ask again.
I    | morning afternoon | Today I leave the word sorry out of my question.
I    | curiosity | I ask the question, and I stay for the answer.
I    | time-alone | I keep a promise to myself when I'm the only witness.
I    | first | There are things I do easily now that once kept me awake.
I    | learning first | There is something I could teach, because I once found it hard.
I    | courage first | Some of my bravest moments looked like nothing from outside.
I    | first | My voice has shaken before, and the words still arrived.
I    | humour | My younger self was scared of things I now do without a thought.
I    | learning first | I began most of what I'm good at by being bad at it.
I    | curiosity | I can ask a second time and think no less of myself.
?    | fairness first | Will I listen to my own idea as I'd listen to somebody else's?
?    | an-exam | What would I write first if I weren't waiting for the right start?
?    | a-hard-talk honesty | What if I said the difficult part in my first two sentences?
?    | meeting-people | Will I be the one who asks the first question?
when | curiosity first | If I think of a question, I'll ask it before I've improved it.
when | creativity | When I finish something good, I'll show it to somebody the same day.
when | - | If I lose my place while I'm speaking, I'll stop, breathe and find it.
when | honesty not-heavy | When somebody asks who did something well, I'll say that it was me.
when | kindness first | When I see somebody else hanging back, I'll speak to them first.
when | - | If a form asks what I'm good at, I'll write down something true.
when | - | If I've been putting off a message, I'll write the first honest line of it.
when | an-exam | When I turn the paper over, I'll answer one thing I know.
when | an-interview | When I'm asked what I've done, I'll give one real example.
when | a-hard-talk | When the talk gets loud, I'll lower my voice and keep my point.
when | meeting-people | When I walk in, I'll find one person and say my name.
I    | note-study | I say it in my own words, wrong bits and all.
I    | note-worry | Most of last year's worries I couldn't name now.
I    | note-shame | I can say what's bothering me in one sentence and leave out the insults.
I    | note-anger | I can say once what wasn't fair, clearly, and then stop.
I    | note-tired | I do a small thing properly and leave the big ones lying there.
I    | - | I ask for what I'd like. Asking takes nine seconds.
I    | best | I send my work while it's merely good.
I    | not-heavy not-low | I do my small victory dance, seated.
I    | honesty | I say 'I think', and I do.
I    | best | I've got it wrong in rooms I still get invited to.
I    | curiosity | I've smiled and nodded through enough things by now to stop one and ask what it means.
I    | evening night best | I've dreaded tomorrow before and been quite good at it.
I    | - | I take my seat at the front, or at least the middle.
I    | - | I make the mistake in full, and then I fix it.
I    | - | I say what I think now, and my heart can catch up later.
I    | first-only | I've been underestimated, and it gave me time to prepare.
I    | not-heavy not-low | I tell somebody the good thing before I've watered it down.
I    | - | I leave the apology off the top of the message.
I    | humour first-only | I carry on, bright pink.
I    | first-only | I've asked the question I was ashamed of, and been thanked for it on the way out.
I    | night best | I count three things I did well, and fall asleep at two.
I    | - | I pick up the phone before I've written the script.
I    | creativity | I read my own work as if a stranger wrote it. I quite like the stranger.
I    | - | I've blanked, coughed, found my place and finished.
I    | note-family best | I've said the wrong thing at that table before and still been passed the potatoes.
I    | note-shame note-doubt | I've managed things I once doubted I could.
I    | note-work best | I've been new, lost and behind before, and I was fine by lunch.
I    | note-worry best | I've been sure of disaster before and got up to an ordinary breakfast.
I    | note-study | I once didn't know what I know now.
I    | note-move best | I've turned up in strange places before and found the shop.
I    | note-shame note-doubt best | I've thought badly of myself before and been wrong.
I    | note-glad | I say it's good news without looking round for who minds.
I    | note-work note-stage | I know the first line. That's how it starts.
I    | note-heartache | I put on something I like. I'm the audience.
I    | note-family | I've got the people I love through other weeks like this.
you  | first | {name}, you once didn't know how to do any of this, and now you grumble about the details.
you  | first | {name}, you ask, and the question turns out to be popular.
you  | note-worry | {name}, you've been wrong about the worst before.
?    | courage | Will I say the thing I keep editing?
when | - | When I've done it, I'll tick it in ink.
when | evening night | When I tell the story of today, I'll put myself in it as the one who managed.
when | - | When somebody says 'any questions', I'll ask the one I've got.
when | best | If the room goes quiet after I speak, I'll let it think.
when | note-friends note-new-place | When I come in on my own, I'll say my name and ask theirs.
you  | first | {name}, you've been the new one before. It wore off.
you  | best | {name}, there are things you do without thinking that once kept you awake.
you  | first | {name}, you've gone in shaking and come out fine.
you  | - | {name}, you speak up for other people so easily. You can borrow that.
I    | note-breakdown | I've been let down by machines before, and I managed.
I    | note-job | I've been new and useful before. I know how that's done.
I    | note-plain | I've met all sorts of days, and I've met them as me.
I    | - | I say good morning as if I worked here, even where I'm new.
I    | - | I knock once and go in.
I    | - | I put a fair price on my work, in pen.
I    | - | I can carry a tray through a crowd. I can carry a sentence.
?    | - | Will I take the chair with the arms?
?    | - | What if I asked for the table by the window?
?    | - | Will I say my bit early, before I've had time to polish it?
when | - | When they ask whose idea it was, I'll put my hand up as far as it goes.
when | - | When a form asks for other skills, I'll use all the lines.
I    | waking-up morning | I brush my teeth like somebody who's expected somewhere.
I    | before-work | I hang my coat up and look round as if I'd been expected.
I    | a-busy-day | I pick the thing only I can do, and I hand round the rest.
I    | an-exam best | I write my name at the top. That's one thing I know.
when | an-interview | When they ask for a weakness, I'll name a real one and what I do about it.
I    | a-hard-talk | I say the hard sentence first, while I still can.
I    | meeting-people | I walk up to the food and say what I think of it. Somebody agrees.
I    | waiting-for-news | I've done my part, and my hands are free.
I    | time-alone | I practise it out loud to the wardrobe, with gestures.
I    | winding-down evening | I tell somebody about one thing I did well.
I    | bedtime night | I pick one thing I did well today, and go to sleep on that.
?    | - | What would happen if I used the whole armrest?
?    | - | What if I sent the message with none of the apologies in?
?    | - | What would I ask for as if it were on the menu?
?    | - | What if a sentence of mine went all the way to its full stop?
`
