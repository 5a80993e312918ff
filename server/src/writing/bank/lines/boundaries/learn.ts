/** boundaries, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesLearn = `
I    | kindness spare | I'm learning to say no before I'm too tired to say it kindly.
I    | fair | I'm getting better at hearing a request without already saying yes.
I    | spare | I'm getting better at offering what I have, and not more.
I    | fair | I'm teaching myself that a short answer can be a kind one.
I    | first | I'm learning to tell a willing yes from a frightened one.
I    | - | I'm learning to ask how tired I am before I agree to anything.
I    | fair | I'm practising my no in private, so it's there when I want it.
I    | friendship fair | I'm coming to trust that a friend can hear no from me.
I    | honesty first | I'm getting better at not laughing when something hurt.
I    | curiosity spare | I'm finding out what I like when I'm not busy pleasing people.
I    | spare | I'm beginning to let a message wait without feeling rude.
I    | care spare | I'm finding that help with a limit is help I can go on giving.
I    | before-work spare | I'm learning to go in with a limit already in mind.
I    | a-busy-day honesty first-only fair | I'm practising one clear answer instead of three vague promises.
I    | a-hard-talk honesty first-only fair | I'm learning to say what I need and then stop talking.
I    | meeting-people honesty spare | I'm practising leaving on time, without a made-up reason.
I    | meeting-people spare | I'm learning to decide beforehand how long I can stay.
I    | winding-down bedtime evening night spare | Little by little, I'm leaving other people's worries with them overnight.
I    | bedtime night | I'm finding that I can sleep while somebody is still cross with me.
I    | bedtime night rest spare | I'm getting better at going to bed without answering one last message.
I    | fair | I'm learning to do a favour up to a point, and to say where the point is.
I    | friendship | I'm finding that I like people more when I've kept something back for myself.
I    | fair | I'm trying out a slower yes.
I    | kindness | I'm trying out being kind without being on call.
I    | first | I'm learning not to volunteer only because the room has gone quiet.
I    | courage fair | I'm beginning to say no to small things, so the large ones frighten me less.
I    | - | I'm working on sounding as sure as I am.
I    | rest fair | I'm teaching myself to treat my free hours as already taken.
?    | rest fair | What if being tired is a good enough reason to say no?
?    | kindness spare | What if I can be sorry for someone and still say no?
?    | honesty spare | What if being clear is gentler than being vague?
?    | courage spare | What if I practised my no on something small?
?    | kindness fairness spare | What would I like to hear, if someone were saying no to me?
?    | a-busy-day spare | What if I let other people's hurry go past me?
?    | rest first | What if I only promised what I could do when rested?
?    | meeting-people fair | What if I stayed for a while instead of for all of it?
?    | fairness fair | What if I waited to see who else might help?
when | spare | When I hear myself saying yes too fast, I'll ask for a little time.
when | honesty spare | When someone asks for more than I have, I'll say what I do have.
when | honesty first | When I start on a long explanation, I'll stop at the first honest sentence.
when | fair | When somebody's mood fills the room, I'll remember whose it is.
when | fair | When I say sorry before I've done anything wrong, I'll start my sentence again.
when | kindness fair | If I've promised more than I have, I'll say so early and kindly.
when | patience fair | If I'm asked to decide on the spot, I'll say I'd like to think.
when | fair | If I want to leave, I'll say so instead of waiting for permission.
when | fair | When a message makes my chest tighten, I'll answer it later.
when | fair | If I catch myself mending a mood I didn't cause, I'll leave it be.
when | fair | If someone asks me twice, I'll give the same answer again, gently.
when | courage fair | When a joke goes too far for me, I'll let myself not laugh.
when | spare | If I can't say no yet, I'll say not now.
when | a-busy-day rest spare | When the day fills up with other people's plans, I'll keep ten minutes for myself.
when | a-hard-talk courage fair | If I lose my nerve halfway, I'll go back to the first thing I meant to say.
when | meeting-people spare | When I've had enough company, I'll say thank you and go.
when | waiting-for-news spare | When I want to apologise for having asked, I'll leave the question as it was.
when | bedtime night fair | When I replay a no in bed, I'll tell myself that I was allowed to say it.
when | time-alone rest spare | If I have an hour alone and feel guilty, I'll keep the hour anyway.
when | honesty spare | If I say I'm fine when I'm not, I'll try again more truthfully.
I    | note-friends fair | I'm learning to tell a friend what hurt, without taking it back.
I    | note-work | I'm learning to hang work up with my coat.
I    | note-study fair | I'm learning not to take on other people's nerves about exams.
I    | note-tired | I'm learning to say I'm tired before I get cross.
I    | note-glad | I'm learning to leave the sorry out of good news.
I    | first | I'm getting better at being unpopular for the length of a corridor.
I    | - | I'm learning that a person can be disappointed at noon and quite cheerful by teatime.
I    | first | I'm learning to count to three before I volunteer. I've reached two.
I    | care first | I used to mend people's moods. Now I'm learning to pass the tissues.
I    | friendship first | I'm finding out who stays when I'm less handy.
I    | honesty fair | I'm trying out three words, I'd rather not, and they fit.
I    | first | I'm finding that the second no is easier, and the third is nearly fun.
I    | - | I've begun to ask what a favour would cost me, and then to believe the figure.
I    | not-heavy not-low fair | I'm getting a taste for free time.
I    | fair | More and more, I wait to be asked before I leap up, and my knees approve.
I    | first | A beginner's no is still a no.
I    | fair | I'm starting to keep my weekends where I can see them.
I    | evening night spare | I'm learning to switch off before the phone does.
I    | honesty first-only first | I'm finding out how much of my kindness was being frightened in a nice voice.
I    | honesty fair | Slowly, my maybes are turning into noes.
I    | - | Little by little, my own handwriting is getting into my diary.
I    | first | Guilt still comes round. I've stopped laying a place for it.
I    | first | Slowly, I'm resigning as keeper of other people's moods.
I    | night spare | I'm getting better at leaving other people's troubles outside the bedroom door.
I    | first | I let someone be annoyed for a whole hour, and I'm getting used to how little happens.
I    | note-plain | I'm learning to care about a thing without carrying it about.
I    | note-work | I'm practising saying I can do this one or that one, and then not saying both.
I    | note-loss fair | I'm getting the hang of saying not this week.
I    | note-anger fair | I'm practising saying it while it's small and I'm still polite.
I    | note-said-no fair | A no can be uncomfortable for an hour. I'm practising.
I    | note-family | I'm practising loving people without managing them.
?    | humour first | What if I asked for a day to think, and spent it not thinking?
when | fair | If I say yes by accident, I'll try putting it right the same day.
when | first | When someone hands me their hurry, I'll try handing it back unopened.
when | note-shame note-doubt fair | When I'm praised, I'll try not to argue the case against.
when | note-study fair | When they start on marks, I'll try asking about lunch.
I    | note-relatives | I'm learning to say that's private, and pass the potatoes.
I    | note-told-off fair | I'm learning to say please don't speak to me like that.
I    | note-said-no spare | I'm learning that a fair answer can still feel bad for a bit.
I    | note-annoyed | I'm learning to mention it before I slam anything.
I    | - | I used to explain for an hour. I'm down to a sentence.
I    | spare | More and more, I notice the favour before it's a habit.
I    | humour first | It turns out people survive my having plans.
I    | humour first | I've started leaving parties by the door instead of by apology.
I    | patience spare | I used to answer before the question was over. Now I let it land.
I    | honesty | I've learned to say how long I'm staying before I sit down.
?    | fair | What if I asked for a day to think, and then went for a walk?
?    | humour first | What if I let the phone ring and finished the sandwich?
?    | fair | What if I gave back one job this week, with a bow on it?
you  | fair | {name}, a no gets easier to carry once you've put a few down.
you  | - | {name}, you can practise on leaflets. They don't take it personally.
you  | first | {name}, it's all right if your first no has a wobble and three reasons in it.
you  | spare | {name}, let the question land before you answer. That's half the lesson.
you  | fair | {name}, you can learn to leave before the end and enjoy the walk home.
you  | first | {name}, try counting to five before you offer to help. Somebody else may get there first.
you  | fair | {name}, you can be new at saying no and still get Saturday back.
I    | waking-up morning | I'm learning to leave the phone face down till I'm face up.
I    | a-hard-talk | I'm learning to repeat my no with fewer words each time.
?    | honesty spare | What would I say if I had only five words to say it in?
I    | first | My no still comes out as a squeak. People hear squeaks.
?    | - | Who do I know who says no beautifully, and may I copy them?
I    | - | Other people's moods still stick to me, like burrs. I'm getting quicker at picking them off.
when | - | When a strop goes by, I'll practise watching it like a parade.
I    | first | It still takes me two days to say no. It used to take a year and a cake.
I    | - | My yeses are getting fewer and better.
when | first | When my mouth opens to explain, I'll practise putting a crisp in it.
I    | first | I've been practising no on pop-up windows. People are next.
I    | first | I've given up saying whatever's easiest. It wasn't easiest for me.
I    | first | I'm learning to say no without inventing a cousin.
I    | first | My no has lost its giggle.
I    | first | I've started saying I'm tired as though it were a reason.
I    | first | I still offer before I think. I'm getting quicker at taking it back.
`
