/** motivation, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const motivationAllow = `
I    | spare | I'm allowed to stop halfway and come back.
I    | spare | I'm allowed to do the easy part first.
I    | not-good not-bright morning afternoon evening | I'm allowed to have a small day.
I    | not-good not-bright | I'm allowed to be tired of something I love.
I    | creativity spare | I'm allowed to start with whichever part I like best.
I    | spare | I'm allowed to aim for something smaller.
I    | waking-up morning fair | I'm allowed to get up without wanting to.
I    | an-exam rest spare | I'm allowed to take a real break from revising.
I    | bedtime evening night fair | I'm allowed to go to bed with things undone.
I    | an-interview not-good not-bright | I'm allowed to be tired of trying and still turn up.
I    | first | I don't have to turn everything I like into a goal.
I    | first | I don't have to pay back the days I missed.
I    | waking-up morning fair | I don't have to face the whole day from my pillow.
I    | before-work spare | I don't have to be at my best from the first minute.
I    | after-a-setback fair | I don't have to bounce back. I can come back slowly.
I    | bedtime evening night spare | I don't have to plan the whole of the next day tonight.
I    | an-interview honesty | I don't have to sound thrilled to be sincere.
I    | fair | I can begin with whichever part feels friendliest.
I    | spare | I can let the first five minutes be clumsy.
I    | waking-up morning spare | I can sit up first and think about the day afterwards.
I    | an-interview an-exam spare | I can prepare a little, then leave my notes alone.
I    | not-good not-bright spare | It's okay if some days are only for keeping going.
I    | spare | It's okay to miss a day and come back to the same place.
I    | waking-up morning humour | It's all right if my energy gets up after I do.
I    | winding-down bedtime evening night rest spare | It's okay if today held more rest than work.
I    | fair | Nothing I do today needs an audience.
I    | an-exam | No single page can hold all that I know.
I    | spare | My reasons can be small and still be good ones.
I    | spare | I'd rather do a little gladly than a lot with gritted teeth.
I    | first | If it's worth doing, a little of it is worth doing.
I    | after-a-setback fair | Going on can wait until the sting has eased.
?    | humour spare | What if I began without tidying up first?
?    | an-exam spare | What if one more page is enough for now?
?    | time-alone spare | What if this hour doesn't need a result?
?    | winding-down evening spare | Will I let the evening begin before the list is finished?
when | spare | When I start late, I'll let late be a fine time to start.
when | spare | When the first try is poor, I'll let it be a first try.
when | spare | When I want to quit, I'll take a real break before I decide.
when | fair | When I think something is too small to count, I'll count it.
when | fair | When I've missed a few days, I'll begin from here without a telling-off.
when | spare | When the plan is too big, I'll cut it in half without a fuss.
when | spare | If the day goes differently, I'll let the plan go with it.
when | friendship spare | When someone offers to help, I'll let them take one part.
when | rest spare | When I finish, I'll let a minute pass with nothing in it.
when | fair | When I begin and feel nothing, I'll give the feeling time to catch up.
when | spare | If I start to apologise for my pace, I'll leave the sorry out.
when | waking-up morning spare | When I'm slow to get up, I'll let the morning start at my speed.
when | before-work spare | When I dread going in, I'll let the first task be an easy one.
when | a-busy-day spare | When something new lands on the list, I'll let something else wait.
when | an-exam rest spare | When I've revised for an hour, I'll let myself look up and rest.
when | winding-down evening spare | When it's late enough to stop, I'll stop with something unfinished.
when | spare | When a good idea comes at a bad time, I'll jot it down and stay put.
when | after-a-setback fair | When I'm not ready to try again, I'll let not yet be my answer.
I    | note-study | I can start in a bad mood and stay in it.
I    | note-study fair | I don't have to finish the chapter to be glad I opened the book.
I    | note-worry spare | I can be worried and still do one thing I'd be glad of.
I    | note-shame | I can try again with my ears still hot.
I    | note-anger spare | I'm allowed to be too cross to be useful for a while.
I    | note-tired fair | I can do it slowly and sitting down. It still gets done.
I    | note-tired spare | I'm allowed to do the least that needs doing, and then rest.
I    | note-glad spare | I can be proud of one good thing and want nothing more for a while.
I    | honesty morning afternoon fair | Not today is an answer I'm allowed to give.
I    | waiting-for-news morning afternoon fair | I'm allowed to get on with lunch before I know.
I    | humour first | My reasons don't have to be noble. Biscuits count.
I    | note-study spare | A bad paragraph can be my first draft of a better one.
I    | rest | I can rest without a speech about it.
I    | meeting-people | I may come for an hour and mean an hour.
I    | kindness | I can promise myself less and keep it.
I    | humour first | I may do the small bit and be smug about it.
I    | morning note-heartache | Getting dressed can be my whole achievement until noon.
I    | note-anger | Anger makes me excellent at cleaning. So be it.
I    | waiting-for-news note-worry fair | One small job can be done badly while I worry.
I    | an-interview | I'm allowed to want this and to want it over.
I    | not-heavy not-low fair | I'm allowed to be keen. It's not embarrassing.
I    | morning | It's fine to need the second alarm. It's what the second one is for.
I    | an-exam humour | This page can be learned in a bad temper.
I    | note-loss | Toast is a meal this week.
I    | note-shame note-compare note-doubt | I don't have to feel worthy to do the washing.
I    | independence first | I'm allowed to quit the wrong thing.
I    | evening night fair | The day has had its share of me. The rest is for the pillow.
I    | first | I can give up for an hour and take it back after.
I    | afternoon | I'm allowed to have had enough by three o'clock.
I    | before-work spare | I can arrive at the pace of a person and not of a train.
I    | note-glad afternoon evening night | The list can have me back tomorrow.
I    | note-family note-parenting | Fish fingers are allowed to be my best work.
I    | after-a-setback humour first-only | First I sulk. There's a chair for it.
I    | fair | It's all right to begin in the middle of a bad mood.
I    | note-worry note-money spare | Asking what help there is counts as doing something.
I    | morning afternoon fair | I'm allowed to spend the first hour on something useless, so that the rest of me comes willingly.
I    | morning humour | I may treat the whole morning as a rehearsal, and decide at lunch whether it was the play.
I    | spare | A lazy start is a start.
I    | humour first | I can be overtaken. It's not that sort of road.
I    | not-heavy not-low fair | I may enjoy this far more than it deserves.
I    | note-friends | I can buy one ticket.
I    | evening night first | Here is where I stop. Morning is good at beginnings.
I    | first | Enthusiasm is optional. I can go without.
I    | note-work fair | I can do this badly for ten minutes and see.
you  | note-shame | {name}, you don't have to earn your way back to ordinary.
you  | note-shame note-guilt spare | {name}, you can stop paying for it now.
you  | first | {name}, you're allowed to have a quiet year.
you  | fair | {name}, you can want it from the sofa for now.
you  | fair | You're allowed to like the easy way.
you  | - | You're allowed to be tired of your own plans.
you  | humour first | {name}, you may begin badly. It's traditional.
you  | - | {name}, you can coast.
you  | first | {name}, you don't have to be keen. Nearby is fine.
?    | note-worry | What if this worry is loud and wrong?
?    | honesty first | What if the thing I keep failing to do is simply not a thing I want?
?    | note-work note-boss spare | What if I did it well for my own sake, and let the mood be theirs?
?    | rest first | Will I take a day off from improving?
?    | humour first | What if grudgingly is a way of going?
when | spare | When I've done enough, I'll put the tools away as if that were the job.
when | spare | When the energy runs out, I'll sit down where I am.
you  | - | {name}, you can do it crossly. It counts the same.
you  | spare | {name}, the smallest bit counts, and you can stop after it.
you  | fair | {name}, you're allowed to do it for a silly reason.
you  | first | {name}, you don't have to be in the mood, only in the room.
I    | note-parenting fair | Getting through to bedtime counts as a full day's work.
I    | note-parenting | Today can be held together with crisps and cartoons.
I    | note-chore | I can do it in a bad mood. It comes out the same.
?    | note-chore | What if I did it badly, and it was done?
when | note-chore fair | When I've done one bit of it, I'll let myself stop.
I    | note-nuisance | I can do the next sensible thing and moan while I do it.
I    | note-breakdown fair | One sensible step, one deep breath, in either order.
I    | note-flat | I can do today at half volume.
I    | note-flat fair | One small thing I don't mind is enough of a plan.
?    | note-flat spare | What would I do with today if it didn't have to count?
I    | note-habit | I only have this hour to manage, and I've managed hours.
I    | note-habit | I don't have to do it for good. I can do it for today.
I    | note-excited fair | I can get one dull thing done and think about the good one.
I    | note-pet fair | One more look, and then something to eat.
I    | note-job fair | One useful thing a day is plenty just now.
I    | note-challenge | I can do the next bit badly and still be doing it.
I    | note-challenge spare | I don't have to be quick, only to keep going as I can.
I    | note-scrolling spare | I can look up now and call that the first step.
I    | note-scrolling spare | One slow minute of something real is allowed to count.
I    | note-money fair | I can ask one question about it. People do ask.
I    | note-bored fair | I can do something pointless and enjoy it.
?    | note-study spare | What would one page look like, without the panic?
I    | note-deciding spare | One more question answered is a step.
I    | note-work | I can do a plain, decent day's work and go home.
I    | note-tired | I can do today on a low light.
I    | note-somebody spare | I can do one small thing for somebody and one for me.
I    | fair | I can begin with the part I'd almost enjoy.
I    | fair | I can rest first and not call it giving up.
I    | spare | I may begin before I've read the instructions.
I    | fair | I can do the work in my dressing gown. It gets done the same.
I    | fair | I'm allowed to do the washing-up first and call it warming up.
I    | humour | I'm allowed to do the job for the biscuit.
I    | spare | I can work with the window open and half an ear on the birds.
you  | fair | {name}, you can start with the bit you'd do anyway.
you  | fair | {name}, you may do it in slippers.
you  | spare | {name}, you can leave a job half done on the table.
you  | humour | {name}, you're allowed to do the job for the cake.
?    | spare | What if I started in the middle, where the good bit is?
?    | humour first | What would I get done if I let myself moan the whole way through?
when | humour first | When I moan about it, I'll moan while doing it.
?    | fair | What would count as a start, if a start could be opening the drawer?
I    | waking-up morning | I can get up for the coffee and see about the rest.
?    | waking-up morning fair | What if I only got as far as the kettle?
when | waking-up morning | When I can't see the point, I'll put one sock on and look again.
?    | before-work | What if the first job is only to take my coat off?
I    | a-busy-day fair | I can do the next one and let the one after that shout.
I    | an-exam spare | I can learn this page and be a person who knows one more page.
?    | an-exam spare | What would I know by tea if I learned just this bit?
when | an-exam | When I can't open the book, I'll open it at the picture.
I    | an-interview | I can just tell them about things I've done. I was there.
I    | a-hard-talk fair | I can begin with the weather, and then come to the point.
I    | meeting-people | I can go for an hour and be proud of sixty minutes.
I    | after-a-setback | Getting up can be tomorrow's job. Today's is the blanket.
?    | after-a-setback | What if I let it be over before I let it be a lesson?
I    | waiting-for-news fair | I can do small jobs badly while I wait. They still get done.
when | waiting-for-news fair | When I can't settle, I'll wash the thing that seldom gets washed.
I    | time-alone fair | I can do nothing on purpose, with my boots off.
I    | winding-down evening | I can leave it in the middle. Middles keep.
?    | first | What if I did it badly and quickly, and then went out?
?    | - | What if today's share of it fits on a postcard?
when | fair | When I can't face the job, I'll carry it to the table and have my tea beside it.
?    | fair | What would I do if I could do it lying on the rug?
?    | time-alone fair | What if I made a thing just for my own wall?
?    | winding-down evening | What if it's finished because it's seven?
I    | first | I needn't be keen. The stairs don't check.
I    | - | I may stop for blackberries.
I    | first | My yes can be a mumble.
I    | first | Some is my favourite amount.
I    | first | My heart isn't in it. My hands are.
I    | - | Enthusiasm can catch me up.
I    | first | Somewhere there's a tortoise who'd find me hasty.
I    | first | I can just do the edges. Jigsaws start there.
when | - | Once I've done a bit, I'll stand back with my hands on my hips, like a builder.
I    | - | I don't have to climb the hill. I can go round by the shop.
I    | first | I don't have to be inspired. Plumbers turn up anyway.
when | - | If the way's steep, I'll zigzag.
I    | - | Not quitting is quiet. I can do quiet.
I    | first | Good things have been begun in a huff. I may use mine.
when | first | When my courage is small, I'll carry it carefully, like a full cup.
I    | - | My oomph is out. I've left it a note.
?    | - | How slowly could I go before I counted as scenery?
I    | first | I don't have to earn a chair. It's a chair.
I    | first | I can lift half of nearly anything.
I    | first | I'm free to do a thing just to be rid of it.
?    | - | What if the least I can do is plenty?
I    | - | I needn't set a record. I can set the table.
I    | first | Slowly counts. I've asked around.
I    | first | I'd like a small beginning. I've nowhere to keep a big one.
I    | first | I may sigh as I go, like a bus.
I    | first | For now I can just want to want to.
I    | first | I can proceed without cheering up.
I    | - | Halfway through, I can stand back and admire the half.
I    | first | Perhaps I've peaked. Nice view.
I    | - | One shoe on, I can see how I feel.
I    | first | I may love something for years and stay bad at it.
I    | - | I'm free to rest in the middle as if it were the end.
I    | first | Average is allowed. I can be average and home for tea.
I    | first | I needn't become anything by Friday.
I    | - | I needn't finish strongly. I can just finish.
I    | first | Starting in my coat is fine. I might not stay.
I    | - | I'm allowed to want less than I used to.
I    | - | A better version of me can't have my weekend.
I    | first | Let me just go and stand near the thing I'm avoiding.
I    | - | Having made a list, I may just look at it.
I    | first | Let me be useless for the length of one song.
I    | first | Things I did by accident can count. I was there.
I    | first | I'm allowed to be good at a thing and not want to do it.
I    | first | My potential can be left alone for an afternoon.
I    | first | I can be ambitious lying down.
I    | - | I'm allowed to go off a thing I've told people about.
I    | - | I'd rather look at some ducks.
I    | - | I may be proud of posting a letter.
I    | - | The gate and back is a walk if I say so.
I    | - | Some of my plans were only ideas. They're let off.
`
