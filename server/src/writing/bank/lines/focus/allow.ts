/** focus, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusAllow = `
I    | spare | I'm allowed to start in the middle.
I    | independence spare | I'm allowed to be unavailable for an hour.
I    | fair | I'm allowed to finish less than I planned.
I    | rest spare | I'm allowed to stop while there's still something left in me.
I    | fair | I'm allowed to be slow for the first ten minutes.
I    | honesty fair | I'm allowed to say I can't take any more in today.
I    | fair | I don't have to answer the moment I'm asked.
I    | spare | I don't have to finish what isn't mine.
I    | fair | I don't have to make up today for everything I put off.
I    | spare | I don't have to be good at sitting still.
I    | spare | I don't need to catch up all at once.
I    | spare | I don't need to be in the mood to begin.
I    | learning fair | I don't need to understand something the first time.
I    | courage fair | I can begin with the part that frightens me least.
I    | patience | I can come back as many times as I drift.
I    | spare | I can give one task ten minutes, and no more for now.
I    | spare | I can be distracted today and not make it a verdict.
I    | learning fair | It's okay to need something explained twice.
I    | rest spare | It's okay to look out of the window for a while.
I    | spare | It's okay if getting started is all I manage.
I    | spare | It's okay to protect the time when I think well.
I    | friendship fair | It's okay to want company while I do a hard thing.
I    | kindness fair | Nothing on my list is worth being cruel to myself.
I    | spare | My list can be longer than my day, and I can still stop when I need to.
I    | fair | There's no rule that I start at the beginning.
I    | spare | A false start still counts as turning up.
I    | morning afternoon fair | Today I can let the second most important thing wait.
I    | fair | For a little while, I can be hard to reach.
I    | fair | Whatever pulled me away, I can come back without a lecture.
I    | rest fair | Doing less is allowed to be the plan.
I    | waking-up morning fair | I don't have to know the whole day before I get up.
I    | before-work fair | I don't have to begin with the hardest thing at work.
I    | an-exam fair | I can answer what I know first.
I    | an-exam spare | I don't have to remember everything at once.
I    | an-exam fair | It's okay to sit for a moment before I write.
I    | an-interview fair | I'm allowed to hear a question twice before I answer.
I    | a-hard-talk meeting-people honesty fair | I'm allowed to say I've lost the thread.
I    | a-hard-talk fair | It's okay to keep to the one thing I came to say.
I    | meeting-people fair | I don't have to follow all the conversations in the room.
I    | after-a-setback fair | I'm allowed to do something easy before I try again.
I    | winding-down evening spare | I can stop in the middle and call it a day.
I    | bedtime evening night humour spare | My list can wait until morning without me.
I    | bedtime evening night | I don't have to plan the morning from bed.
I    | bedtime evening night spare | I'm allowed to leave a thought unfinished and sleep.
?    | spare | What if being slow is a way of being careful?
?    | an-exam fair | What if I began with the question I like?
?    | an-interview spare | What if a pause shows that I'm thinking?
?    | meeting-people curiosity spare | What would I ask them, if I gave them my whole attention?
?    | a-hard-talk fair | What if I only needed to listen to the next sentence?
?    | fair | What would I let other people manage without me?
when | spare | When my mind wanders, I'll call it back the way I'd call a friend over.
when | spare | When my list feels too long, I'll look at only one line.
when | spare | When I have too much in my head, I'll write everything down, however untidily.
when | spare | When I'm stuck, I'll ask one question instead of trying harder.
when | patience fair | When I'm bored, I'll let myself be bored for one more minute.
when | spare | When someone interrupts me, I'll leave myself a note and then look up.
when | kindness spare | When I forget something, I'll write it down and leave the blame out.
when | spare | When I can't decide where to begin, I'll begin anywhere.
when | honesty spare | When I drift while someone is talking, I'll ask them to say it again.
when | spare | When I finish something, I'll let there be a pause before the next.
when | spare | When I can't concentrate any more, I'll do something simple with my hands.
when | spare | When a message pulls at me, I'll finish my sentence first.
when | waking-up morning spare | When the day feels crowded already, I'll pick one thing and get up for that.
when | a-busy-day spare | When I'm called in two directions, I'll say which one comes first.
when | an-exam spare | When the page looks strange, I'll begin with one thing I recognise.
when | an-interview meeting-people spare | When I lose my thread, I'll say so and pick it up again.
when | winding-down evening spare | When I think of one more task this evening, I'll write it down and leave it.
when | bedtime night fair | When I think of a task in the night, I'll write it down and lie back.
I    | note-heartache spare | I don't have to fight every thought of somebody to get a thing done.
I    | note-work | I don't have to be there when I'm not there.
I    | note-study fair | I can call twenty minutes a proper go.
I    | note-study spare | I can let one page be the whole subject for now.
I    | note-worry | I can do this with half a mind. Half is quite a lot.
I    | note-shame fair | I don't have to go over a mistake again to have learned from it.
I    | note-anger spare | I'm allowed to be too cross to concentrate for a while.
I    | note-anger spare | I can leave an argument unfinished in my head and do one quiet thing.
I    | note-tired spare | I don't have to push through when nothing more is going in.
I    | note-glad fair | I'm allowed to be too happy to concentrate for an hour.
I    | note-glad spare | The rest of it can wait while I grin.
I    | not-heavy not-low morning afternoon humour first | Today my mind can go off the lead.
I    | waiting-for-news fair | I can wait with half my mind and peel potatoes with the other.
I    | a-busy-day fair | The day can hurry on without me for a minute.
I    | humour first | Not everything that buzzes is for me.
I    | humour first | For one hour I can be as hard to reach as the moon.
I    | evening night fair | The unfinished thing can sleep where it fell, and so can I.
I    | waiting-for-news note-worry spare | I don't have to keep watch over this all the time.
I    | a-hard-talk fair | I can think before I answer. A pause is good manners.
I    | note-study | Slow reading still goes in.
I    | evening night | I'm allowed to be no further on than I was this morning.
I    | spare | Half an answer is a start.
I    | humour fair | The tidy desk can come afterwards. I've begun in worse.
I    | humour | I'm allowed to mind being interrupted. I was enjoying that.
I    | note-family note-child-show spare | This one is for being there. My phone can stay in my pocket.
I    | evening night humour first | Nothing on my list can see in the dark.
I    | an-exam | I'm allowed to love one question and put up with the rest.
I    | first | I can let a good idea go by without chasing it down the street.
I    | after-a-setback | I can be cross with myself for as long as a song, and then get on.
you  | note-heartache fair | {name}, you can lose your place ten times and find it ten times.
you  | - | You're allowed to be one person, doing one thing.
you  | note-loss fair | {name}, you're allowed to lose the thread.
you  | humour first | {name}, you're allowed to look as if you're doing nothing. Thinking looks like that.
you  | fair | {name}, you may finish your sentence before you look up.
you  | humour fair | {name}, you're allowed to be wrong about how long it takes.
you  | fair | {name}, you're allowed to be out of reach.
?    | honesty fair | What would be left of my list, if I crossed off everything that's there to impress?
?    | note-tired note-ill spare | What if I did something easy and called it resting?
?    | humour spare | Will I keep the next ten minutes for myself, like the last biscuit?
?    | note-move fair | What if I unpacked only what I need for breakfast?
?    | note-work spare | What if I answered nothing until I'd finished this one thing?
?    | note-anger spare | What if I wrote the whole reply and then didn't send it?
?    | spare | Will I let one thing ring without answering?
?    | first | What if that's enough thinking?
when | fair | When I've had enough, I'll stop mid-page and fold the corner.
when | note-shame note-mistake | If my mind plays it again, I'll let it run with the sound off.
when | fair | When I'm told it's quick, I'll ask how quick before I say yes.
when | humour first | If it's dull, I'll hum.
when | humour fair | If a pause feels like cheating, I'll pause a bit longer, for balance.
when | note-friends | If I start reading meaning into a full stop, I'll let it be a full stop.
when | morning afternoon note-glad spare | If I can't concentrate for smiling, I'll let the work wait ten minutes.
when | humour first | When somebody needs it yesterday, I'll give it to them when it's done.
when | note-family spare | When my mind runs home, I'll let it look in and come back.
when | fair | When too many people want my ear, I'll lend it to one.
you  | spare | {name}, you can shut the door on all but one thing. The others can wait outside.
you  | fair | {name}, you can leave all of it unread for an hour.
I    | note-chore spare | I only need the first one. The others can queue.
I    | note-chore | I can give it ten minutes and my second-best attention.
I    | note-meeting fair | I can go in with one point and keep hold of it.
I    | note-scrolling | I can stop in the middle. It has no end to wait for.
?    | note-scrolling fair | What would I like to have done with the next half hour?
I    | note-plain spare | I don't have to think about all of it at once.
I    | note-plain fair | I can give it a few minutes, and then look up.
?    | spare | What would I let wait, if one thing could wait?
I    | note-bored fair | I can look properly at one thing until it gets interesting.
I    | note-work | One job, then the next. I'm only one person.
I    | fair | I can give this a poor first ten minutes.
I    | spare | I'm allowed to finish one thing and call it a day's work.
I    | spare | I can put a thought down without losing it.
I    | fair | I can think one thought to the end before I fetch another.
I    | fair | I can let the phone buzz itself to the edge of the table.
I    | fair | I'm allowed to think with my hands in the sink.
I    | spare | I may walk about with a question and no answer yet.
I    | humour | I can be clever later. For now I can sharpen a pencil.
I    | spare | I can read one page and let it be a page.
I    | fair | I'm allowed to read slowly, with a finger under the line.
you  | fair | {name}, you can let the phone buzz. It's only a phone.
you  | first | {name}, you may think in the bath. Good people have.
you  | first | {name}, you can look out of the window until the sentence comes.
you  | fair | {name}, one page is a good day's reading if you meant it.
you  | morning afternoon first | {name}, you can close the door, and then close the other eleven windows.
?    | spare | What if I did it the slow way, by hand?
?    | spare | What if a mess on the desk is just a mess on the desk?
?    | spare | What if I thought about the question on a walk instead of at a desk?
?    | spare | What if I read the hard page the way I read a letter?
?    | spare | What if I let the phone buzz?
I    | waking-up morning fair | My list can stay in the kitchen until I get there.
I    | a-busy-day spare | I can finish this sentence before I hear the next one.
I    | an-exam not-heavy spare | In the exam, the last question can look after itself until I get there.
?    | an-exam fair | What if I found the easy ones first?
I    | an-interview | I can ask them to say it again. They often say it better.
I    | a-hard-talk | I came to say one thing. I don't have to leave with six.
I    | meeting-people fair | I can have one conversation all the way to the end.
I    | after-a-setback | I can look at what went wrong tomorrow, with a pencil and a clean cup.
I    | waiting-for-news | I can sort a drawer while I wait. It's a good day for a drawer.
I    | time-alone fair | I can spend an hour on something that's no use at all.
?    | time-alone fair | What would I look up if I had an hour and no reason?
I    | winding-down evening spare | The list can stay on the desk with the lamp off.
when | bedtime night fair | When my mind starts a new chapter, I'll let it wait for daylight.
?    | spare | What would I do with one clean sheet of paper?
?    | spare | Will I read slowly, just because I like to?
when | first | When the list gets long, I'll turn it over and admire the back.
I    | - | Trees don't have to teach me anything.
I    | first | There's one of me. One thing seems about right.
I    | first | I can be put down and picked up again, like knitting.
I    | - | Not every thought of mine gets a cushion.
when | - | When my head is full, I'll open the door and stand well back, as with any cupboard.
I    | - | My phone may miss me.
I    | first | My mind's not a public footpath.
I    | first | My wandering mind knows my address.
I    | first | I can reply slowly. Letters once went by ship.
I    | - | I don't owe every open tab an ending.
?    | first | What might I hear if I stopped getting my answer ready?
I    | first | I have gaps. So does lace.
I    | - | Whatever I've forgotten can come and find me.
I    | - | I may lose the thread. It's usually stuck to my jumper.
I    | first | A ping is not my name.
I    | first | Quiet doesn't run out. I can have seconds.
I    | first | I can't think of nothing. I can think of moss.
I    | - | I could watch paint dry. I'd be rooting for it.
I    | first | I'm in. I'm just not answering.
I    | first | Dust can wait. I'm watching some.
I    | first | I'm allowed to want quiet without pretending to have a headache.
I    | first | I don't have to look busy to be thinking.
I    | - | It's fine if I leave the room to think and come back with nothing.
I    | first | I'm not catching up. I'm joining in from here.
I    | - | I can wonder about something and not look it up.
I    | - | I may ask what the question was.
I    | first | Forgetting why I came upstairs is allowed. I can enjoy the landing.
I    | - | Let me stare at the toaster.
I    | - | Sorry, I'm in a book.
I    | - | My tea can go cold over something good.
I    | - | Let me lose my place and not my temper.
I    | - | I'm free to leave a book at page forty with no hard feelings.
I    | - | Ten good minutes, then I can be hopeless again.
I    | - | I can get the joke late and laugh alone.
I    | - | My head needn't hold it all. I own a pen.
I    | - | It's okay to fidget. Most of me is listening.
I    | first | Away from the screen, I can be a mammal for a bit.
`
