/** confidence, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceDo = `
I    | honesty fair | I've said true things with my heart pounding.
I    | first | I've been new before, and it wore off.
I    | first | I've had first days before, and each one turned into an ordinary day.
I    | fair | I've been talked over, and I've come back to my point.
I    | an-exam spare | I've remembered things under pressure before, once I'd written the first line.
I    | before-work fair | I've walked in unsure before and walked out having done the day's work.
I    | bedtime night fair | I've lain awake over things that turned out all right.
I    | morning afternoon spare | Today I begin before anybody gives me permission.
I    | spare | I can be watched and keep my mind on what I'm doing.
I    | creativity fair | I can like my own work before anybody else has seen it.
I    | an-exam fair | I can leave a blank, go on, and come back to it.
I    | an-interview fair | I can pause before I answer and let them wait.
I    | a-hard-talk fair | I can be interrupted and begin again.
I    | meeting-people spare | I can forget a name and simply ask again.
I    | morning afternoon fair | Today I leave the word sorry out of my question.
I    | curiosity spare | I ask the question, and I stay for the answer.
I    | time-alone fair | I keep a promise to myself when I'm the only witness.
I    | fair | There are things I do easily now that once kept me awake.
I    | learning | There is something I could teach, because I once found it hard.
I    | courage | Some of my bravest moments looked like nothing from outside.
I    | fair | My voice has shaken before, and the words still arrived.
I    | humour spare | My younger self was scared of things I now do without a thought.
I    | learning | I began most of what I'm good at by being bad at it.
I    | curiosity fair | I can ask a second time and think no less of myself.
?    | fairness spare | Will I listen to my own idea as I'd listen to somebody else's?
?    | a-hard-talk honesty fair | What if I said the difficult part in my first two sentences?
?    | meeting-people spare | Will I be the one who asks the first question?
when | curiosity fair | If I think of a question, I'll ask it before I've improved it.
when | creativity spare | When I finish something good, I'll show it to somebody the same day.
when | spare | If I lose my place while I'm speaking, I'll stop, breathe and find it.
when | honesty not-heavy spare | When somebody asks who did something well, I'll say that it was me.
when | kindness fair | When I see somebody else hanging back, I'll speak to them first.
when | fair | If a form asks what I'm good at, I'll write down something true.
when | an-exam fair | When I turn the paper over, I'll answer one thing I know.
when | an-interview spare | When I'm asked what I've done, I'll give one real example.
when | a-hard-talk fair | When the talk gets loud, I'll lower my voice and keep my point.
when | meeting-people fair | When I walk in, I'll find one person and say my name.
I    | note-study fair | I say it in my own words, wrong bits and all.
I    | note-worry | Most of last year's worries I couldn't name now.
I    | note-anger fair | I can say once what wasn't fair, clearly, and then stop.
I    | note-tired fair | I do a small thing properly and leave the big ones lying there.
I    | fair | I ask for what I'd like. Asking takes nine seconds.
I    | first | I send my work while it's merely good.
I    | not-heavy not-low first | I do my small victory dance, seated.
I    | honesty | I say 'I think', and I do.
I    | first | I've got it wrong in rooms I still get invited to.
I    | curiosity fair | I've smiled and nodded through enough things by now to stop one and ask what it means.
I    | evening night first | I've dreaded tomorrow before and been quite good at it.
I    | fair | I take my seat at the front, or at least the middle.
I    | - | I make the mistake in full, and then I fix it.
I    | spare | I say what I think now, and my heart can catch up later.
I    | first-only | I've been underestimated, and it gave me time to prepare.
I    | not-heavy not-low | I tell somebody the good thing before I've watered it down.
I    | fair | I leave the apology off the top of the message.
I    | humour first-only | I carry on, bright pink.
I    | first-only fair | I've asked the question I was ashamed of, and been thanked for it on the way out.
I    | night | I count three things I did well, and fall asleep at two.
I    | fair | I pick up the phone before I've written the script.
I    | creativity first | I read my own work as if a stranger wrote it. I quite like the stranger.
I    | first | I've blanked, coughed, found my place and finished.
I    | note-family | I've said the wrong thing at that table before and still been passed the potatoes.
I    | note-work | I've been new, lost and behind before, and I was fine by lunch.
I    | note-worry | I've been sure of disaster before and got up to an ordinary breakfast.
I    | note-study | I once didn't know what I know now.
I    | note-move | I've turned up in strange places before and found the shop.
I    | note-shame note-doubt | I've thought badly of myself before and been wrong.
I    | note-glad | I say it's good news without looking round for who minds.
I    | note-work note-stage spare | I know the first line. That's how it starts.
I    | note-heartache | I put on something I like. I'm the audience.
I    | note-family spare | I've got the people I love through other weeks like this.
you  | - | {name}, you once didn't know how to do any of this, and now you grumble about the details.
you  | note-worry | {name}, you've been wrong about the worst before.
?    | courage fair | Will I say the thing I keep editing?
when | spare | When I've done it, I'll tick it in ink.
when | fair | When somebody says 'any questions', I'll ask the one I've got.
when | first | If the room goes quiet after I speak, I'll let it think.
when | note-friends note-new-place spare | When I come in on my own, I'll say my name and ask theirs.
you  | first | {name}, you've been the new one before. It wore off.
you  | first | {name}, there are things you do without thinking that once kept you awake.
you  | spare | {name}, you've gone in shaking and come out fine.
you  | first | {name}, you speak up for other people so easily. You can borrow that.
I    | note-breakdown | I've been let down by machines before, and I managed.
I    | note-job fair | I've been new and useful before. I know how that's done.
I    | fair | I say good morning as if I worked here, even where I'm new.
I    | - | I knock once and go in.
I    | - | I put a fair price on my work, in pen.
I    | - | I can carry a tray through a crowd. I can carry a sentence.
?    | fair | What if I asked for the table by the window?
?    | fair | Will I say my bit early, before I've had time to polish it?
when | first | When a form asks for other skills, I'll use all the lines.
I    | waking-up morning | I brush my teeth like somebody who's expected somewhere.
I    | before-work | I hang my coat up and look round as if I'd been expected.
I    | a-busy-day fair | I pick the thing only I can do, and I hand round the rest.
I    | an-exam | I write my name at the top. That's one thing I know.
when | an-interview fair | When they ask for a weakness, I'll name a real one and what I do about it.
I    | a-hard-talk fair | I say the hard sentence first, while I still can.
I    | meeting-people | I walk up to the food and say what I think of it. Somebody agrees.
I    | waiting-for-news spare | I've done my part, and my hands are free.
I    | time-alone | I practise it out loud to the wardrobe, with gestures.
I    | winding-down evening spare | I tell somebody about one thing I did well.
I    | bedtime night spare | I pick one thing I did well today, and go to sleep on that.
?    | first | What would happen if I used the whole armrest?
?    | spare | What if I sent the message with none of the apologies in?
?    | first | What would I ask for as if it were on the menu?
?    | fair | What if a sentence of mine went all the way to its full stop?
when | first | Before I press send, I'll take out the third sorry.
when | - | Once I know the answer, I'll say it before it turns into a cough.
I    | - | I hail the bus with my whole arm.
I    | - | I've come in a line early, and loudest, and gone on singing.
I    | first | I clap first. It's lonely, briefly.
I    | first | I say the same sentence again, louder and no ruder.
I    | first | I push a door marked pull, and then I pull it, with dignity.
I    | - | I've danced first, on an empty floor.
`
