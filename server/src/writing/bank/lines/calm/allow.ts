/** calm, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmAllow = `
I    | spare | I don't have to be calm to begin.
I    | a-busy-day spare | I'm allowed to do one thing and then stop.
I    | waiting-for-news spare | I'm allowed not to know yet.
I    | after-a-setback | I'm allowed to feel this before I learn from it.
I    | an-interview spare | I don't have to fill the pauses.
I    | meeting-people spare | I can be quiet for a while and still belong in the room.
I    | spare | Some things can wait, and so can I.
I    | spare | It's all right to be still while things are unfinished.
I    | fair | I can let someone else be in a hurry.
I    | spare | I don't have to take on the mood in the room.
I    | time-alone fair | I'm allowed to enjoy being undisturbed.
I    | morning afternoon spare | I can let this be a slow day on the inside.
I    | a-busy-day spare | I can leave one message unanswered while I breathe.
I    | a-busy-day spare | It's fine to let something small go undone today.
I    | not-good not-bright spare | I can leave any argument in my head unfinished.
I    | after-a-setback | I don't have to explain what happened to anybody today.
I    | a-hard-talk fair | I can care about what I'm saying and keep my voice low.
I    | meeting-people spare | I'm allowed to take a while to feel at ease.
I    | meeting-people | I don't have to be interesting straight away.
I    | meeting-people fair | I can leave when I've had enough.
I    | bedtime night rest spare | My body can rest even while my thoughts are busy.
I    | bedtime night | I don't need to solve anything lying down.
I    | waking-up morning fair | I can meet the morning before I meet the news.
I    | time-alone spare | I can let the phone ring out, this once.
I    | spare | I'm allowed to change my mind about how urgent something is.
I    | spare | It's okay to answer slowly.
I    | spare | I don't have to hold the whole week at once.
I    | nature spare | I can go outside for no reason at all.
I    | spare | I'm allowed to say that's enough for now.
I    | spare | It's okay to be calm when others are upset.
I    | - | I don't have to make sense of today while I'm still in it.
I    | not-good not-bright fair | I can give a worry ten minutes and then give it a rest.
I    | spare | It's all right to need a door closed for a while.
I    | spare | I can rest my attention on something that isn't a problem.
I    | evening spare | I can leave today's work where I left it.
I    | afternoon spare | I'm allowed ten quiet minutes in the middle of things.
I    | - | I can be a calm person and still need calming.
I    | spare | I can miss something and nothing falls apart.
I    | friendship not-good not-bright spare | I'm allowed to tell someone it's been a hard week.
?    | an-exam spare | What if I let the easy ones come first?
?    | meeting-people fair | What if being polite is plenty for the first ten minutes?
?    | time-alone rest spare | What would I do with an hour that didn't have to be useful?
?    | before-work morning spare | What if I walked in a little slower than usual?
?    | spare | What if it's all right to leave the room?
?    | afternoon spare | What if this afternoon could be gentler than this morning was?
when | spare | When everything feels urgent, I'll let one thing wait.
when | an-exam spare | When I meet a question I can't do, I'll leave it and move on.
when | an-interview spare | When I lose my thread, I'll ask for the question again.
when | meeting-people fair | When I've had enough of people, I'll step outside for a bit.
when | winding-down evening spare | When the day is still buzzing in me, I'll sit down before the next thing.
when | time-alone spare | When I feel guilty for resting, I'll let myself sit a little longer.
when | waking-up morning spare | When I reach for my phone first thing, I'll wait for ten breaths.
when | before-work morning spare | When I feel late before I've begun, I'll take one slow breath and start anyway.
when | spare | When I notice I'm clenching, I'll open my hands.
when | first | When someone rushes me, I'll ask how soon they really need an answer.
when | spare | When I've said enough, I'll let the quiet stay.
when | evening night | When I go over today, I'll stop at the part that went all right.
when | spare | When I feel pulled in two directions, I'll stand still for a moment.
when | not-good not-bright spare | When I want to cry in company, I'll let myself step away.
when | spare | When I think of something I forgot, I'll let it be forgotten for an hour.
when | spare | When the news is too much, I'll turn it off.
when | fair | When a call comes at a bad time, I'll let it go by.
when | fair | When I've had a fright, I'll let myself go slowly afterwards.
when | - | When I feel like apologising for being slow, I'll just be slow.
when | spare | When a plan falls through, I'll let there be no plan for a bit.
when | spare | If I need quiet, I'll ask for it plainly.
when | fair | When I hear myself say I'm fine, I'll let myself say a bit more.
when | spare | When I'm asked how I am, I'll let the answer be short and true.
I    | note-loss | I don't have to be calm about someone I love.
I    | note-heartache | It can hurt, and I can still have a bath.
I    | note-family | I'm allowed an hour off from sorting people out.
I    | note-work fair | I'm allowed to be calm while work is not.
I    | note-work | The place ran before I came. It can run while I eat.
I    | note-study | I can shut the book for ten minutes and forgive it later.
I    | note-study | I can be calm and behind.
I    | note-worry | I don't have to answer a worry each time it asks.
I    | note-worry | It isn't solved. My shoulders can come down anyway.
I    | note-shame spare | I don't have to punish myself before I calm down.
I    | note-anger | I can calm down without agreeing that it was fair.
I    | note-tired | I'm too tired to think, which is a good reason not to.
I    | first | I'm allowed a day at the bottom of the hill with a sandwich, looking up.
I    | not-good not-bright first-only first | I can sulk calmly.
I    | fair | I can be still without being good at it.
I    | kindness | My reply can be late and kind.
I    | - | For the next quarter of an hour, I'm not available to anything that starts with 'what if'.
I    | evening night rest | Tonight I'm excused from fixing anything.
I    | night | No verdict tonight, on me or on the day.
I    | bedtime night | I can go to bed without winning the argument in my head.
I    | humour first-only first | It's okay to sigh like an old dog.
I    | - | I can say 'not now' to my own head.
I    | first | I'm allowed a bad quarter of an hour.
I    | first | I don't owe this feeling a decision.
I    | evening night fair | I can leave the list half done and my book half read, and go to bed.
I    | fair | A long breath was going spare, so I took it.
I    | evening patience | Calm can be late. I'm here all evening.
I    | patience first | Once the train has gone, I may as well breathe.
I    | not-good not-bright fair | I can have a message burning in my pocket and still not send it.
I    | rest first | The washing-up can stare. I'm sitting down.
I    | morning afternoon evening not-good not-bright first | I may be shaken today and sensible tomorrow. I've allowed for both.
I    | night | All the people I might have annoyed today are in bed, thinking about themselves.
I    | morning | If the world wants me before I've finished this cup, it can knock like anybody else.
I    | note-anger | I can leave the last word lying there for somebody else to pick up.
I    | note-tired note-ill | I'm allowed to be bored of being ill.
I    | note-glad | I can just be pleased.
I    | note-heartache | Being no fun for a while is allowed.
I    | note-shame note-doubt | I can be found out as somebody who's still learning.
I    | note-friends note-missed-out | They can have a nice time without me. I can have one without them.
I    | note-family note-anger note-row spare | A row can be over for me before it's settled.
I    | note-heartache | My sadness can take longer than my friends expect.
I    | note-shame note-online fair | Their news can be good news. The phone can go face down.
I    | note-work note-boss | I can take the point and leave the tone.
I    | note-loss | I'm allowed to laugh at something and be just as sad after.
I    | note-shame note-guilt | A guilty feeling isn't a guilty verdict.
I    | note-bored spare | I'm allowed to be bored without doing anything about it.
I    | note-tired | The washing-up is not a moral question.
I    | note-work | The answer can be written by a calmer me.
I    | waiting-for-news note-worry | I'm allowed to be no good at waiting.
I    | note-move | It can be home to me before the pictures are up.
I    | note-anger fair | I'm allowed to be furious and say nothing yet.
I    | note-shame note-doubt spare | The voice telling me off is only one voice.
I    | note-study fair | It's all right to learn this slowly and out of order.
I    | note-tired | I'm closing early.
I    | note-worry | I can be comfortable before I know.
you  | - | {name}, you can be calm and still be furious about the right things.
you  | first | {name}, you can be in the same room as a panic and not be related to it.
you  | evening night rest first | {name}, you're off duty. Even your eyebrows.
you  | morning afternoon note-glad | {name}, you're allowed to be smug until supper.
you  | note-plain | {name}, you don't have to know what you think yet.
you  | note-family | {name}, you don't have to take the temperature of every room.
?    | evening night spare | What would I let go of first, if I knew it would keep until morning?
?    | evening | Will I let the evening be as dull as it likes?
?    | not-heavy not-low morning afternoon evening first | Will I let a good day be, and not poke it?
?    | spare | Will I let myself look slow?
when | a-busy-day | When it all arrives at once, I'll let it form a queue.
when | not-heavy not-low spare | When something goes right, I'll stay in it for a minute before I tell anyone.
when | - | When they say it's urgent, I'll ask for whom.
when | first | When somebody sighs at me, I'll let it be their sigh.
when | note-loss fair | If I cry, I'll let it run its course and then wash my face.
you  | fair | {name}, you don't have to match the mood of the room.
you  | morning afternoon spare | {name}, you can be the slow one today.
you  | first | {name}, you can stop bracing. If it comes, you can brace then.
you  | first | {name}, not every message deserves your pulse.
I    | note-unseen spare | I can be cross about it without staying cross.
I    | note-unseen | Being overlooked is about where they were looking.
I    | note-parenting fair | I can let them be bored while I sit down.
I    | note-parenting spare | One calm minute is allowed to be the whole plan.
I    | note-relatives | I can let a remark go by like a bus that isn't mine.
I    | note-relatives fair | It's one conversation, and it has an end.
?    | note-relatives fair | What if I didn't need them to approve?
I    | note-chore spare | It can wait an hour, and so can I.
I    | note-nuisance fair | I can sigh first and sort it after.
I    | note-nuisance spare | Something's gone wrong. It's allowed to be only that.
?    | note-nuisance spare | What if this is only annoying?
I    | note-flat | I don't have to sparkle on demand.
I    | note-looks fair | It can bother me for a bit and then stop.
I    | note-habit | I can let the wanting shout and do nothing about it.
I    | note-age fair | It's a number. I don't have to have a verdict ready.
I    | note-age | I can be this age without adding up my life.
I    | note-butterflies | I can let the butterflies have the run of the place.
I    | note-excited fair | It doesn't have to be wonderful. It can just be nice.
?    | note-butterflies | What if the nerves are just me being glad in a hurry?
I    | note-missing spare | I don't have to stop missing someone to have a quiet hour.
?    | note-missing spare | What would comfort me for the next hour?
I    | note-pet spare | I don't have to imagine the worst in advance.
I    | note-job fair | I don't have to solve my whole working life today.
I    | note-told-off | It was loud. It wasn't wise.
I    | note-told-off spare | I can let my shoulders come down now. It's over.
?    | note-told-off spare | What would help me shake this off?
I    | note-no-reply | This silence has said nothing yet. I can stop translating it.
I    | note-no-reply fair | I can put the phone face down and let it be late.
I    | note-challenge spare | I can be nervous and turn up.
I    | note-challenge spare | It's one day, and I can let it be a bit of an adventure.
I    | note-let-down spare | It can be disappointing, and that can be all for now.
I    | note-meeting | It's an hour, with a door at the end.
I    | note-meeting spare | I can listen first and breathe the whole time.
I    | note-scrolling fair | I can let the world carry on without my watching.
I    | note-their-health | I don't have to live through the bad news before there is any.
I    | note-their-health spare | One breath, and then the next thing that's asked of me.
I    | note-plain | I don't have to have a view on everything that happens to me.
I    | note-compare | Their good day hasn't used up any of mine.
?    | note-compare | What would I want if I hadn't seen theirs?
I    | note-row fair | I don't have to be proved right to feel better.
?    | note-row evening night fair | What if it didn't have to be settled tonight?
I    | note-child-worry spare | I don't have to have it sorted by the time they're home.
I    | note-child-worry | One kind question is enough for tonight.
I    | note-money fair | I can look at it for ten minutes, and then look at something else.
I    | note-lonely | I can miss a voice in the room and put the radio on.
I    | note-ill fair | I can let today be small while I feel like this.
I    | note-ill | I don't have to be good at being unwell.
?    | note-ill fair | What would make me five minutes more comfortable?
I    | note-guilt spare | Guilt can sit in the room with me. I don't have to feed it.
I    | note-said-no fair | People can manage without me now and then.
I    | note-boss | One difficult person doesn't get the rest of my day.
I    | note-stage | I can be slow. Slow sounds sure.
?    | note-stage | What if it were only a chat with my back straight?
I    | note-mistake | It was a mistake. It isn't a prophecy.
?    | note-mistake fair | What if it looks smaller in a week?
I    | note-bored | Dull is allowed. Not all of my hours have to earn their place.
?    | note-bored fair | What if I let myself be bored until something came of it?
I    | note-move fair | Home can take its time to feel like it.
I    | note-move | I can leave the last ten boxes for somebody with more energy, such as me next week.
?    | note-move fair | What if I only unpacked the bed?
I    | note-missed-out fair | One evening without me isn't the whole friendship.
?    | note-left-out fair | What if they simply didn't think?
?    | note-tired spare | What would I drop first if dropping were allowed?
?    | note-shame | What if nobody's keeping the minutes?
?    | note-worry evening night spare | What if I didn't have to solve it tonight?
I    | note-annoyed fair | I can put the irritation down without pretending it's gone.
I    | note-deciding | I can let it lie for a night. It doesn't go off.
?    | note-deciding fair | What if both of them would turn out all right?
I    | note-fear spare | I can be frightened and still turn up and sit down.
I    | note-fear | It has a beginning, a middle and an end, and then I can go home.
?    | note-fear spare | What would I like to hold on to while it lasts?
I    | note-work | Work is loud. I don't have to be.
I    | note-work | It's a shift. It has an end, and I have a door.
I    | note-tired | I'm tired of holding up. I can lean on something.
I    | note-family spare | It can be complicated and still be love.
I    | note-worry | I can give the worry a chair, and not the whole house.
I    | note-somebody | People I love can have their own weather.
I    | spare | I can be unhurried in a hurried place.
I    | first | I'm allowed to be unavailable to a worry.
I    | fair | Nothing bad happens if I sit here one minute longer.
I    | fair | I can answer slowly and still be polite.
I    | first | I can have a feeling without holding a meeting about it.
I    | spare | I can let the kettle shout and still take my time.
I    | fair | I'm allowed to watch the traffic and be no part of it.
I    | first | I may take the stairs one at a time, like somebody carrying cake.
I    | - | The phone can lie face down. It isn't a patient.
I    | first | I can be the slow person in front of somebody else for once.
I    | fair | It's fine to stop on the bridge and look at the water.
you  | - | {name}, let the phone lie face down. You can be the right way up.
you  | first | {name}, you can lean on a wall and let other people do the hurrying.
you  | fair | {name}, not everything that rings is yours to answer.
you  | - | {name}, you may stay where you are until the song is over.
you  | fair | {name}, you can let a worry stand in the hall without asking it in.
?    | spare | What if I let somebody go ahead of me in the queue?
?    | spare | What would be left if I stopped carrying next week about?
when | fair | When the lights are red, I'll let them be red.
when | fair | When the house is all noise, I'll stand at the back door for a minute.
?    | spare | Will I let one thing be slow on purpose?
?    | fair | What would it be like to eat my next meal sitting down?
?    | waking-up morning spare | Will I let the day wait while I finish this stretch?
when | waking-up morning spare | When the phone lights up first thing, I'll look out of the window instead.
I    | before-work | I can walk in at the speed of somebody carrying soup.
I    | a-busy-day | I can do this at the speed of one person with two hands.
when | a-busy-day spare | When it all comes at once, I'll start with one thing I can finish.
I    | an-exam spare | I can turn the paper over at the speed of somebody opening a letter.
when | an-exam fair | When my mind goes blank, I'll look at the clock, the window and my own handwriting.
I    | an-interview fair | I can put my glass down before I answer. It's a very good pause.
when | an-interview fair | When I lose the thread, I'll sip my water and pick up the other end.
I    | a-hard-talk spare | I can stop in the middle and look at my hands.
?    | a-hard-talk | What if I let them finish, all the way to the full stop?
I    | meeting-people | I can stand by the bookcase until the room has stopped being new.
I    | after-a-setback | I can let it be a bad day and have some toast.
I    | waiting-for-news fair | I can wait with the radio on and a jigsaw out.
?    | waiting-for-news spare | What would my hands like to do while I wait?
when | waiting-for-news spare | When I reach for the phone again, I'll water a plant first.
I    | time-alone fair | I can sit in my own kitchen like a guest who's been told to make themselves at home.
I    | winding-down evening | The day can tick itself cool, like a car in the drive.
?    | winding-down evening fair | What if I turned off the big light now?
I    | bedtime night fair | The day can go in the basket with the socks.
?    | bedtime night spare | What if I let the pillow finish this thought?
I    | - | I'm under no obligation to the phone.
I    | - | The silence isn't asking me anything.
I    | first | Somebody else can panic. I've done mine.
I    | - | Whatever's chasing me could do with a sit-down too.
I    | first | I've nothing to prove to a chair.
I    | first | Let me be behind. It's quieter back here.
when | first | When the bus pulls away without me, I'll wish it luck.
?    | first | What if nobody's waiting for my answer but me?
I    | first | I'm off duty, face included.
I    | first | My heart may gallop. I don't have to ride.
I    | - | I can do nothing, and do it slowly.
I    | first | Some of my thoughts are only pigeons.
I    | - | My rest can be rubbish. It still counts.
I    | - | Not every siren is for me.
?    | - | Which of my thoughts is only a wrong number?
?    | - | What could I happily not find out?
I    | - | My to-do list can't see me from here.
?    | first | How little could I do and still be nice to sit by?
I    | - | I don't have to answer at the speed I'm asked.
I    | first | I may be late for my own worrying.
I    | first | Nothing in me has to be solved by bedtime.
I    | first | The world turned for ages before I started pushing.
when | - | When I drop something, I'll let the floor have it for a bit.
when | - | Before I worry properly, I'll find my other slipper.
when | - | After I've sent the message, I'll let it be sent.
I    | - | I'm free to look out of the window until something moves.
I    | - | The chair has a back. I'm allowed to use it.
I    | - | Rubbish television may soothe me.
I    | first | Having closed the door gently, I'm free to pull a face at it.
I    | first | I can be hard to reach and easy to love.
I    | first | Most of my dread is hearsay.
I    | first | My breathing doesn't have to be deep and meaningful.
I    | - | My worry isn't an instruction.
I    | first | I can be in pieces and still buy milk.
I    | first | I may stand outside for no reason, as if expecting a parcel.
I    | - | My shoulders can drop. Nothing falls.
I    | - | My forehead doesn't have to help.
I    | first | I needn't look peaceful. I'm not a lake.
I    | first | I've been anxious and fine on the same bus.
I    | - | I'm resting my opinions.
I    | first | I don't have to be fine by the time the kettle boils.
I    | - | My hands can shake and still pour the tea.
I    | first | I'm allowed to hate this bit. It's only a bit.
I    | first | Crying is allowed. I've got sleeves.
I    | first | The whole place can be a mess. I only need this end of the sofa.
I    | first | It's all right if I'm upset for longer than is convenient.
I    | - | I may swear, very softly, into my scarf.
I    | first | I don't have to be on top of things. Beside them is fine.
`
