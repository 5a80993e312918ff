/** calm, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmAllow = `
I    | first | I don't have to be calm to begin.
I    | a-busy-day | I'm allowed to do one thing and then stop.
I    | waiting-for-news | I'm allowed not to know yet.
I    | - | I don't have to follow each thought to where it's going.
I    | after-a-setback best | I'm allowed to feel this before I learn from it.
I    | an-interview | I don't have to fill the pauses.
I    | meeting-people | I can be quiet for a while and still belong in the room.
I    | first | Some things can wait, and so can I.
I    | rest | I don't have to earn a quiet hour.
I    | first | It's all right to be still while things are unfinished.
I    | first | I can let someone else be in a hurry.
I    | - | I don't have to take on the mood in the room.
I    | time-alone | I'm allowed to enjoy being undisturbed.
I    | morning afternoon | I can let this be a slow day on the inside.
I    | a-busy-day | I can leave one message unanswered while I breathe.
I    | a-busy-day | It's fine to let something small go undone today.
I    | not-good not-bright | I can stop rehearsing the worst that might happen.
I    | - | I'm allowed to breathe before I understand.
I    | not-good not-bright | I can leave any argument in my head unfinished.
I    | after-a-setback | I don't have to explain what happened to anybody today.
I    | an-exam | I'm allowed to leave a hard question and come back.
I    | an-interview honesty | I can say I don't know, in a calm voice.
I    | a-hard-talk | I can care about what I'm saying and keep my voice low.
I    | meeting-people | I'm allowed to take a while to feel at ease.
I    | meeting-people best | I don't have to be interesting straight away.
I    | meeting-people | I can leave when I've had enough.
I    | bedtime night rest | My body can rest even while my thoughts are busy.
I    | bedtime night best | I don't need to solve anything lying down.
I    | waking-up morning | I can meet the morning before I meet the news.
I    | time-alone | I can let the phone ring out, this once.
I    | first | I'm allowed to change my mind about how urgent something is.
I    | - | It's okay to answer slowly.
I    | first | I don't have to hold the whole week at once.
I    | not-good not-bright | If tears come, I can let them come and let them go by.
I    | nature | I can go outside for no reason at all.
I    | nature | I'm allowed to stand still and look at the sky.
I    | - | I'm allowed to say that's enough for now.
I    | - | It's okay to be calm when others are upset.
I    | first | I don't have to make sense of today while I'm still in it.
I    | not-good not-bright | I can give a worry ten minutes and then give it a rest.
I    | - | It's all right to need a door closed for a while.
I    | first | I can rest my attention on something that isn't a problem.
I    | evening | I can leave today's work where I left it.
I    | afternoon | I'm allowed ten quiet minutes in the middle of things.
I    | morning | I can let the first hour be easy.
I    | - | I can be a calm person and still need calming.
I    | care | I can look after somebody and still sit down.
I    | - | I can miss something and nothing falls apart.
I    | creativity | I can do something with my hands and let my mind drift.
I    | friendship not-good not-bright | I'm allowed to tell someone it's been a hard week.
?    | an-exam | What if I let the easy ones come first?
?    | meeting-people | What if being polite is plenty for the first ten minutes?
?    | time-alone rest | What would I do with an hour that didn't have to be useful?
?    | before-work morning | What if I walked in a little slower than usual?
?    | - | What if it's all right to leave the room?
?    | afternoon | What if this afternoon could be gentler than this morning was?
when | first | When everything feels urgent, I'll let one thing wait.
when | a-busy-day | When two things need doing at once, I'll pick one and let the other wait.
when | bedtime night | When I remember something undone, I'll write it down and leave it.
when | an-exam | When I meet a question I can't do, I'll leave it and move on.
when | an-interview | When I lose my thread, I'll ask for the question again.
when | meeting-people | When I've had enough of people, I'll step outside for a bit.
when | winding-down evening | When the day is still buzzing in me, I'll sit down before the next thing.
when | time-alone | When I feel guilty for resting, I'll let myself sit a little longer.
when | waking-up morning | When I reach for my phone first thing, I'll wait for ten breaths.
when | before-work morning | When I feel late before I've begun, I'll take one slow breath and start anyway.
when | - | When I notice I'm clenching, I'll open my hands.
when | first | When someone rushes me, I'll ask how soon they really need an answer.
when | - | When I've said enough, I'll let the quiet stay.
when | evening night | When I go over today, I'll stop at the part that went all right.
when | - | When I feel pulled in two directions, I'll stand still for a moment.
when | not-good not-bright | When I want to cry in company, I'll let myself step away.
when | - | When I think of something I forgot, I'll let it be forgotten for an hour.
when | - | When the news is too much, I'll turn it off.
when | - | When a call comes at a bad time, I'll let it go by.
when | - | When I've had a fright, I'll let myself go slowly afterwards.
when | - | When I feel like apologising for being slow, I'll just be slow.
when | - | When a plan falls through, I'll let there be no plan for a bit.
when | - | If I need quiet, I'll ask for it plainly.
when | - | When I hear myself say I'm fine, I'll let myself say a bit more.
when | - | When I'm asked how I am, I'll let the answer be short and true.
when | - | When it's all too loud, I'll let myself go somewhere softer.
I    | note-loss | I don't have to be calm about someone I love.
I    | note-heartache | It can hurt, and I can still have a bath.
I    | note-heartache | I can stop going over it, for the next ten minutes.
I    | note-family | I'm allowed an hour off from sorting people out.
I    | note-friends note-no-reply | I don't have to guess what anybody is thinking right now.
I    | note-work | I'm allowed to be calm while work is not.
I    | note-work | The place ran before I came. It can run while I eat.
I    | note-study | I can shut the book for ten minutes and forgive it later.
I    | note-study best | I can be calm and behind.
I    | note-worry best | I don't have to answer a worry each time it asks.
I    | note-worry | It isn't solved. My shoulders can come down anyway.
I    | note-shame | I don't have to punish myself before I calm down.
I    | note-anger best | I can calm down without agreeing that it was fair.
I    | note-tired best | I'm too tired to think, which is a good reason not to.
I    | best | I'm allowed a day at the bottom of the hill with a sandwich, looking up.
I    | not-good not-bright first-only best | I can sulk calmly.
I    | - | I can be still without being good at it.
I    | kindness | My reply can be late and kind.
I    | - | For the next quarter of an hour, I'm not available to anything that starts with 'what if'.
I    | evening night rest | Tonight I'm excused from fixing anything.
I    | night | No verdict tonight, on me or on the day.
I    | bedtime night | I can go to bed without winning the argument in my head.
I    | humour first-only best | It's okay to sigh like an old dog.
I    | - | I can say 'not now' to my own head.
I    | best | I'm allowed a bad quarter of an hour.
I    | best | I don't owe this feeling a decision.
I    | evening night | I can leave the list half done and my book half read, and go to bed.
I    | - | A long breath was going spare, so I took it.
I    | evening patience | Calm can be late. I'm here all evening.
I    | patience best | Once the train has gone, I may as well breathe.
I    | not-good not-bright | I can have a message burning in my pocket and still not send it.
I    | rest best | The washing-up can stare. I'm sitting down.
I    | morning afternoon evening not-good not-bright | I may be shaken today and sensible tomorrow. I've allowed for both.
I    | night best | All the people I might have annoyed today are in bed, thinking about themselves.
I    | morning best | If the world wants me before I've finished this cup, it can knock like anybody else.
I    | note-anger | I can leave the last word lying there for somebody else to pick up.
I    | note-tired note-ill best | I'm allowed to be bored of being ill.
I    | note-glad | I can just be pleased.
I    | note-heartache best | Being no fun for a while is allowed.
I    | note-shame note-doubt best | I can be found out as somebody who's still learning.
I    | note-friends note-missed-out | They can have a nice time without me. I can have one without them.
I    | note-family note-anger note-row | A row can be over for me before it's settled.
I    | note-friends note-no-reply | They might just be busy.
I    | note-heartache best | My sadness can take longer than my friends expect.
I    | note-shame note-online | Their news can be good news. The phone can go face down.
I    | note-work note-boss best | I can take the point and leave the tone.
I    | note-loss | I'm allowed to laugh at something and be just as sad after.
I    | note-shame note-guilt best | A guilty feeling isn't a guilty verdict.
I    | note-bored | I'm allowed to be bored without doing anything about it.
I    | note-tired best | The washing-up is not a moral question.
I    | note-work | The answer can be written by a calmer me.
I    | waiting-for-news note-worry best | I'm allowed to be no good at waiting.
I    | note-move best | It can be home to me before the pictures are up.
I    | note-anger | I'm allowed to be furious and say nothing yet.
I    | note-shame note-doubt | The voice telling me off is only one voice.
I    | note-study | It's all right to learn this slowly and out of order.
I    | note-tired best | I'm closing early.
I    | note-worry | I can be comfortable before I know.
you  | first | {name}, you can be calm and still be furious about the right things.
you  | first best | {name}, you can be in the same room as a panic and not be related to it.
you  | evening night rest best | {name}, you're off duty. Even your eyebrows.
you  | morning afternoon note-glad best | {name}, you're allowed to be smug until supper.
you  | note-plain | {name}, you don't have to know what you think yet.
you  | note-family best | {name}, you don't have to take the temperature of every room.
?    | evening night | What would I let go of first, if I knew it would keep until morning?
?    | evening | Will I let the evening be as dull as it likes?
?    | not-heavy not-low morning afternoon evening | Will I let a good day be, and not poke it?
?    | - | Will I let myself look slow?
when | a-busy-day best | When it all arrives at once, I'll let it form a queue.
when | not-heavy not-low | When something goes right, I'll stay in it for a minute before I tell anyone.
when | - | When they say it's urgent, I'll ask for whom.
when | - | When somebody sighs at me, I'll let it be their sigh.
when | note-loss | If I cry, I'll let it run its course and then wash my face.
you  | first | {name}, you don't have to match the mood of the room.
you  | morning afternoon | {name}, you can be the slow one today.
you  | - | {name}, you can stop bracing. If it comes, you can brace then.
you  | best | {name}, not every message deserves your pulse.
I    | note-unseen | I can be cross about it without staying cross.
I    | note-unseen best | Being overlooked is about where they were looking.
I    | note-parenting | I can let them be bored while I sit down.
I    | note-parenting | One calm minute is allowed to be the whole plan.
I    | note-relatives best | I can let a remark go by like a bus that isn't mine.
I    | note-relatives | It's one conversation, and it has an end.
?    | note-relatives | What if I didn't need them to approve?
I    | note-chore | It can wait an hour, and so can I.
I    | note-nuisance | I can sigh first and sort it after.
I    | note-nuisance | Something's gone wrong. It's allowed to be only that.
?    | note-nuisance | What if this is only annoying?
I    | note-flat | A dull day is allowed to be only that.
I    | note-flat | I don't have to sparkle on demand.
I    | note-looks | It can bother me for a bit and then stop.
I    | note-habit | I can let the wanting shout and do nothing about it.
I    | note-age | It's a number. I don't have to have a verdict ready.
I    | note-age | I can be this age without adding up my life.
I    | note-butterflies best | I can let the butterflies have the run of the place.
I    | note-excited | It doesn't have to be wonderful. It can just be nice.
?    | note-butterflies | What if the nerves are just me being glad in a hurry?
I    | note-missing | I don't have to stop missing someone to have a quiet hour.
?    | note-missing | What would comfort me for the next hour?
I    | note-pet | I don't have to imagine the worst in advance.
I    | note-job | I don't have to solve my whole working life today.
I    | note-told-off best | It was loud. It wasn't wise.
I    | note-told-off | I can let my shoulders come down now. It's over.
?    | note-told-off | What would help me shake this off?
I    | note-no-reply best | This silence has said nothing yet. I can stop translating it.
I    | note-no-reply | I can put the phone face down and let it be late.
?    | note-no-reply | What if they're just busy?
I    | note-challenge | I can be nervous and turn up.
I    | note-challenge | It's one day, and I can let it be a bit of an adventure.
I    | note-let-down | It can be disappointing, and that can be all for now.
I    | note-meeting best | It's an hour, with a door at the end.
I    | note-meeting | I can listen first and breathe the whole time.
I    | note-scrolling | I can let the world carry on without my watching.
?    | note-scrolling | What if I put it in another room, just to see?
I    | note-their-health best | I don't have to live through the bad news before there is any.
I    | note-their-health | One breath, and then the next thing that's asked of me.
I    | note-plain best | I don't have to have a view on everything that happens to me.
when | note-plain | If it gets loud in my head, I'll let one breath go all the way out.
I    | note-compare best | Their good day hasn't used up any of mine.
?    | note-compare | What would I want if I hadn't seen theirs?
I    | note-row | I don't have to be proved right to feel better.
?    | note-row evening night | What if it didn't have to be settled tonight?
I    | note-child-worry | I don't have to have it sorted by the time they're home.
I    | note-child-worry | One kind question is enough for tonight.
?    | note-child-worry | What would help me stay soft when I walk in?
I    | note-money | I can look at it for ten minutes, and then look at something else.
I    | note-lonely best | I can miss a voice in the room and put the radio on.
?    | note-move | What would make my place feel a bit more lived in?
I    | note-ill | I can let today be small while I feel like this.
I    | note-ill best | I don't have to be good at being unwell.
?    | note-ill | What would make me five minutes more comfortable?
I    | note-guilt | Guilt can sit in the room with me. I don't have to feed it.
I    | note-said-no | People can manage without me now and then.
I    | note-boss | One difficult person doesn't get the rest of my day.
I    | note-stage | I can be slow. Slow sounds sure.
?    | note-stage | What if it were only a chat with my back straight?
I    | note-mistake best | It was a mistake. It isn't a prophecy.
?    | note-mistake | What if it looks smaller in a week?
I    | note-bored | Dull is allowed. Not all of my hours have to earn their place.
?    | note-bored | What if I let myself be bored until something came of it?
I    | note-move | Home can take its time to feel like it.
I    | note-move best | I can leave the last ten boxes for somebody with more energy, such as me next week.
?    | note-move | What if I only unpacked the bed?
I    | note-missed-out | One evening without me isn't the whole friendship.
?    | note-left-out | What if they simply didn't think?
?    | note-glad | What if I stopped here for a minute and liked it?
?    | note-tired | What would I drop first if dropping were allowed?
?    | note-shame best | What if nobody's keeping the minutes?
?    | note-worry evening night | What if I didn't have to solve it tonight?
I    | note-annoyed | I can put the irritation down without pretending it's gone.
I    | note-deciding best | I can let it lie for a night. It doesn't go off.
?    | note-deciding | What if both of them would turn out all right?
I    | note-fear | I can be frightened and still turn up and sit down.
I    | note-fear best | It has a beginning, a middle and an end, and then I can go home.
?    | note-fear | What would I like to hold on to while it lasts?
I    | note-work | Work is loud. I don't have to be.
I    | note-work | It's a shift. It has an end, and I have a door.
?    | note-child | What would help me wave and smile?
I    | note-tired | I'm tired of holding up. I can lean on something.
I    | note-family | It can be complicated and still be love.
I    | note-worry best | I can give the worry a chair, and not the whole house.
I    | note-somebody best | People I love can have their own weather.
?    | note-somebody | What would be kind here, to them and to me?
I    | - | I can be unhurried in a hurried place.
I    | best | I'm allowed to be unavailable to a worry.
I    | - | Nothing bad happens if I sit here one minute longer.
I    | - | I can answer slowly and still be polite.
I    | best | I can have a feeling without holding a meeting about it.
I    | - | I can let the kettle shout and still take my time.
I    | first | I'm allowed to watch the traffic and be no part of it.
I    | first best | I may take the stairs one at a time, like somebody carrying cake.
I    | best | The phone can lie face down. It isn't a patient.
I    | best | I can be the slow person in front of somebody else for once.
I    | first | It's fine to stop on the bridge and look at the water.
you  | - | {name}, let the phone lie face down. You can be the right way up.
you  | - | {name}, you can lean on a wall and let other people do the hurrying.
you  | first | {name}, not everything that rings is yours to answer.
you  | - | {name}, you may stay where you are until the song is over.
you  | - | {name}, you can let a worry stand in the hall without asking it in.
?    | first | What if I let somebody go ahead of me in the queue?
?    | - | What if I answered from the chair and not from the edge of it?
?    | - | What would be left if I stopped carrying next week about?
when | first | When the lights are red, I'll let them be red.
when | - | When the house is all noise, I'll stand at the back door for a minute.
?    | - | Will I let the lift go without me?
?    | - | Will I let one thing be slow on purpose?
?    | - | What would it be like to eat my next meal sitting down?
?    | waking-up morning | Will I let the day wait while I finish this stretch?
when | waking-up morning | When the phone lights up first thing, I'll look out of the window instead.
I    | before-work best | I can walk in at the speed of somebody carrying soup.
I    | a-busy-day best | I can do this at the speed of one person with two hands.
when | a-busy-day | When it all comes at once, I'll start with one thing I can finish.
I    | an-exam | I can turn the paper over at the speed of somebody opening a letter.
when | an-exam | When my mind goes blank, I'll look at the clock, the window and my own handwriting.
I    | an-interview | I can put my glass down before I answer. It's a very good pause.
when | an-interview | When I lose the thread, I'll sip my water and pick up the other end.
I    | a-hard-talk | I can stop in the middle and look at my hands.
?    | a-hard-talk | What if I let them finish, all the way to the full stop?
I    | meeting-people best | I can stand by the bookcase until the room has stopped being new.
I    | after-a-setback best | I can let it be a bad day and have some toast.
I    | waiting-for-news | I can wait with the radio on and a jigsaw out.
?    | waiting-for-news | What would my hands like to do while I wait?
when | waiting-for-news | When I reach for the phone again, I'll water a plant first.
I    | time-alone | I can sit in my own kitchen like a guest who's been told to make themselves at home.
I    | winding-down evening best | The day can tick itself cool, like a car in the drive.
?    | winding-down evening | What if I turned off the big light now?
I    | bedtime night | The day can go in the basket with the socks.
?    | bedtime night | What if I let the pillow finish this thought?
`
