/** confidence, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceDo = `
I    | honesty first | I've said true things with my heart pounding.
I    | first | I've been new before, and it wore off.
I    | first-only | I've been wrong in front of people, and I'm still here to tell it.
I    | learning | I've learned things that once looked far beyond me.
I    | courage first | I've started things I didn't feel fit for, and grown into some of them.
I    | courage | I've spoken up for other people, and I can speak up for myself.
I    | honesty | I've changed my mind before, and said so.
I    | curiosity | I've been lost in something new before, and asked my way through it.
I    | first | I've had first days before, and each one turned into an ordinary day.
I    | honesty | I've told the truth when a shrug would have been easier.
I    | - | I've had doubts before and still done what I came to do.
I    | - | I've been talked over, and I've come back to my point.
I    | not-low | I've done good work on days when I doubted all of it.
I    | an-exam | I've remembered things under pressure before, once I'd written the first line.
I    | an-interview | I've done real things, and I can describe them plainly.
I    | a-hard-talk | I've had hard talks before, and I found the words as I went.
I    | after-a-setback first-only | I've failed at something before and found my way back.
I    | waiting-for-news | I've waited for answers before and kept my own opinion of myself.
I    | before-work | I've walked in unsure before and walked out having done the day's work.
I    | winding-down bedtime evening night | I've done enough proving for one day.
I    | bedtime night | I've lain awake over things that turned out all right.
I    | - | I've been embarrassed before, and it faded sooner than I feared.
I    | - | More than once I've been sure I couldn't, and then I did.
I    | courage | More than once I've found my courage halfway through.
I    | curiosity | I can be unsure of the answer and sure of my right to ask.
I    | - | I can doubt myself and still do the work.
I    | morning afternoon | Today I begin before anybody gives me permission.
I    | kindness | I can hold my ground and keep my manners.
I    | - | I can have a small voice and a clear point.
I    | honesty | I can admit what I don't know and still bring what I do.
I    | - | I can be watched and keep my mind on what I'm doing.
I    | courage | I can be scared of something and still say yes to it.
I    | - | I can think well of myself on a day with no proof.
I    | creativity | I can like my own work before anybody else has seen it.
I    | an-exam | I can leave a blank, go on, and come back to it.
I    | an-interview | I can pause before I answer and let them wait.
I    | a-hard-talk | I can be interrupted and begin again.
I    | meeting-people | I can forget a name and simply ask again.
I    | waiting-for-news | I can wait, and think well of myself while I wait.
I    | before-work waking-up morning | I can get up and go before I feel up to it.
I    | honesty morning afternoon | Today I say one thing I'd usually keep back.
I    | morning afternoon | Today I leave the word sorry out of my question.
I    | morning afternoon | Today I answer in my own words.
I    | courage morning afternoon | Today I ask for one thing I'd really like.
I    | courage morning afternoon | Today I let somebody see me try.
I    | waking-up morning | This morning I begin with something I know how to do.
I    | courage | I can speak a little sooner than my fear would like.
I    | curiosity | I ask the question, and I stay for the answer.
I    | honesty | I tell the truth about what I need, calmly and once.
I    | time-alone | I keep a promise to myself when I'm the only witness.
I    | an-interview curiosity | I go in to find out about them as well.
I    | a-hard-talk honesty kindness | I say what I came to say, and I say it kindly.
I    | meeting-people | I bring my own quiet way of talking, and that's plenty.
I    | first | There are things I do easily now that once kept me awake.
I    | learning first | There is something I could teach, because I once found it hard.
I    | courage first | Some of my bravest moments looked like nothing from outside.
I    | - | Some of what I'm proudest of began with me feeling out of place.
I    | first | My voice has shaken before, and the words still arrived.
I    | humour | My younger self was scared of things I now do on a Tuesday.
I    | courage | My own story has a good deal of starting again in it.
I    | kindness | Even unsure, I've been a help to people.
I    | winding-down courage | Looking back, I've dared more often than I tend to remember.
I    | learning first | I began most of what I'm good at by being bad at it.
I    | time-alone not-heavy | On my own, I can say out loud what I'm proud of.
I    | curiosity | I can ask a second time and think no less of myself.
?    | - | What would I say yes to, if I remembered what I've already managed?
?    | morning afternoon | Will I do one thing today that my doubt has been putting off?
?    | fairness first | Will I listen to my own idea as I'd listen to somebody else's?
?    | first | What if I stopped preparing and began?
?    | honesty | Will I tell one person what I'm hoping for?
?    | an-exam | What would I write first if I weren't waiting for the right start?
?    | an-interview | What would I like them to know about me before I leave?
?    | a-hard-talk honesty | What if I said the difficult part in my first two sentences?
?    | meeting-people | Will I be the one who asks the first question?
?    | waking-up before-work morning | What would make me quietly proud by this evening?
?    | - | What would I do next with the skills I already have?
?    | - | Will I finish one small thing and let myself be pleased with it?
?    | learning | What would I like to try next, going by what I've managed before?
when | - | When my turn comes, I'll start with the sentence I'm surest of.
when | curiosity first | If I think of a question, I'll ask it before I've improved it.
when | first | When I feel out of my depth, I'll do the part I understand.
when | - | If I hear myself start with sorry, I'll begin the sentence again.
when | courage | When a chance frightens me, I'll take a day to think before I decide.
when | creativity | When I finish something good, I'll show it to somebody the same day.
when | courage | When doubt tells me to wait, I'll begin with two minutes.
when | - | If I lose my place while I'm speaking, I'll stop, breathe and find it.
when | honesty not-heavy | When somebody asks who did something well, I'll say that it was me.
when | kindness first | When I see somebody else hanging back, I'll speak to them first.
when | honesty | When I don't agree, I'll say so once and stay friendly.
when | - | If a form asks what I'm good at, I'll write down something true.
when | - | If I've been putting off a message, I'll write the first honest line of it.
when | honesty | When I get something wrong, I'll own it, mend it and carry on.
when | friendship | If I lose my courage, I'll tell somebody I trust.
when | not-heavy | When I've done something well, I'll let one person know.
when | an-exam | When I turn the paper over, I'll answer one thing I know.
when | an-interview | When I'm asked what I've done, I'll give one real example.
when | a-hard-talk | When the talk gets loud, I'll lower my voice and keep my point.
when | meeting-people | When I walk in, I'll find one person and say my name.
when | after-a-setback honesty | When I'm asked how things went, I'll tell the truth and say what's next.
when | waiting-for-news | When I want to check for an answer, I'll go and do something I do well.
I    | note-family | I give myself credit for what I do for the people I love.
I    | note-work | I can name one thing I do well, however work is going.
I    | note-study | I can put one thing I've learned into my own words.
I    | note-worry | I've handled worries before, and I can ask for help with this one.
I    | note-shame | I can say what's bothering me in one sentence and leave out the insults.
I    | note-anger | I can say once what wasn't fair, clearly, and then stop.
I    | note-tired | I do one small thing well and let tiredness be the reason it's small.
I    | - | I've lost my place in front of people. It was still there when I looked.
I    | first-only | I was sure I was the wrong person for it, and I was the one who'd read the notes.
I    | - | I ask for the thing. The asking takes nine seconds.
I    | - | I send it while it's merely good.
I    | not-heavy not-low | I do my small victory dance, seated.
I    | creativity | I sign my own name to it.
I    | honesty | I say 'I think', and I do.
I    | - | I've got it wrong in rooms I still get invited to.
I    | - | I spell my name for them, slowly.
I    | curiosity | I've smiled and nodded through enough things by now to stop one and ask what it means.
I    | evening night | I've dreaded tomorrow before and been quite good at it.
I    | - | I take my seat at the front, or at least the middle.
I    | - | I make the mistake in full, and then I fix it.
I    | - | I say it now, and my heart can catch up later.
I    | first-only | I've been underestimated, and it gave me time to prepare.
I    | humour courage | I put my hand up. It's only an arm.
I    | - | I've said things badly and been understood.
I    | not-heavy not-low | I tell somebody the good thing before I've watered it down.
I    | - | I leave the apology off the top of the message.
I    | humour first-only | I carry on, bright pink.
I    | first-only | I've asked the question I was ashamed of, and been thanked for it on the way out.
I    | night | I count three things I did well, and fall asleep at two.
I    | - | I pick up the phone before I've written the script.
I    | creativity | I read my own work as if a stranger wrote it. I quite like the stranger.
I    | - | I've blanked, coughed, found my place and finished.
I    | note-family | I've said the wrong thing at that table before and still been passed the potatoes.
I    | note-shame note-doubt | I did the work. I was there, and I remember it.
I    | note-work | I've been new, lost and behind before, and I was fine by lunch.
I    | note-worry | I've been sure of disaster before and got up to an ordinary breakfast.
I    | note-study | I once didn't know what I know now.
I    | note-move | I've turned up in strange places before and found the shop.
I    | note-shame note-doubt | I've thought badly of myself before and been wrong.
I    | note-glad | I say it's good news without looking round for who minds.
I    | note-work note-stage | I know the first line. That's how it starts.
I    | note-heartache | I put on something I like. I'm the audience.
I    | note-family | I've got the people I love through other weeks like this.
you  | - | {name}, you once didn't know how to do any of this, and now you grumble about the details.
you  | - | {name}, you ask, and the question turns out to be popular.
you  | note-worry | {name}, you've been wrong about the worst before.
?    | courage | Will I say the thing I keep editing?
?    | - | Will I trust the version of me that wrote the plan?
?    | - | Will I go in the way I'd go in if it had gone well last time?
when | - | When I've done it, I'll tick it in ink.
when | evening night | When I tell the story of today, I'll put myself in it as the one who managed.
when | - | When somebody says 'any questions', I'll ask the one I've got.
when | - | If the room goes quiet after I speak, I'll let it think.
when | note-friends note-lonely | When I come in on my own, I'll say my name and ask theirs.
when | note-loss | When I'm asked and don't know, I'll say exactly that.
you  | - | {name}, you've been the new one before. It wore off.
you  | - | {name}, there are things you do without thinking that once kept you awake.
you  | - | {name}, you've gone in shaking and come out fine.
you  | - | {name}, you speak up for other people so easily. You can borrow that.
I    | note-nuisance | I've been let down by machines before, and I managed.
I    | note-job | I've been new and useful before. I know how that's done.
I    | note-plain | I've met all sorts of days, and I've met them as me.
`
