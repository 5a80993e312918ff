/** boundaries, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesLearn = `
I    | kindness | I'm learning to say no before I'm too tired to say it kindly.
I    | - | I'm learning that a pause isn't a promise.
I    | - | I'm practising asking for time before I answer.
I    | - | I'm getting better at hearing a request without already saying yes.
I    | - | These days I check with myself before I agree.
I    | - | I'm learning to let somebody be disappointed in me and stay kind.
I    | - | Slowly, I'm finding that guilt can be there and my answer can still be no.
I    | - | I'm coming to see that being useful and being cared for are two things.
I    | - | I'm practising a no without a long explanation behind it.
I    | first-only | Little by little, I'm taking back the hours I gave away out of guilt.
I    | honesty | I'm starting to notice resentment early, because it shows me where a limit was.
I    | - | I'm learning to ask while I can still ask gently.
I    | - | I'm beginning to believe that my time is mine to begin with.
I    | - | These days I can be near a bad mood without making it mine.
I    | - | I'm getting better at offering what I have, and not more.
I    | - | I'm teaching myself that a short answer can be a kind one.
I    | - | I'm finding that most people can manage my no.
I    | - | I'm learning to tell a willing yes from a frightened one.
I    | fairness | Bit by bit, I'm letting other people carry what is theirs.
I    | - | More and more, I ask how tired I am before I agree to anything.
I    | - | I'm getting used to being a little less available.
I    | - | I'm learning to trust the small tightening in me that means no.
I    | - | I'm practising my no in private, so it's there when I want it.
I    | friendship | I'm coming to trust that a friend can hear no from me.
I    | honesty | I'm getting better at not laughing when something hurt.
I    | - | Slowly, I'm learning to name a limit without an apology around it.
I    | honesty | I'm finding a way to say that a joke isn't funny to me.
I    | - | These days I can say I'd rather not and leave it there.
I    | - | I'm coming to accept that I may change my mind after I've said yes.
I    | curiosity | I'm finding out what I like when I'm not busy pleasing people.
I    | - | I'm beginning to let a message wait without feeling rude.
I    | - | I'm coming to see that I can leave a room that isn't kind to me.
I    | friendship | Little by little, I'm giving my attention to people who are gentle with it.
I    | - | I'm getting better at not explaining myself when I'm not being heard.
I    | honesty | I'm discovering a lot about people from how they take my no.
I    | - | I'm starting to see that I can miss somebody and still keep my distance.
I    | care | I'm learning that I can care deeply and still stop for today.
I    | fairness | I'm practising asking for help as a fair share, instead of as a favour.
I    | rest | I'm getting better at resting without feeling I've abandoned something.
I    | - | I'm coming to accept that I can't be the answer to every need.
I    | care | I'm finding that help with a limit is help I can go on giving.
I    | - | I'm learning to hear guilt as a feeling and not as an order.
I    | - | These days I leave a little of myself for myself.
I    | rest | I'm beginning to count my own tiredness as a reason.
I    | an-interview | More often now, I answer when I'm ready.
I    | before-work | I'm learning to go in with a limit already in mind.
I    | before-work | I'm practising deciding what I can give today before I'm asked for it.
I    | before-work a-busy-day | These days I choose my stopping time before I start.
I    | a-busy-day | I'm getting better at saying, calmly, that this one can wait.
I    | a-busy-day | I'm starting not to catch other people's hurry.
I    | a-busy-day honesty first-only | I'm practising one clear answer instead of three vague promises.
I    | a-busy-day rest | Little by little, I'm protecting a small part of the day from the rest of it.
I    | a-hard-talk honesty first-only | I'm learning to say what I need and then stop talking.
I    | a-hard-talk | I'm practising staying on my own side without going against theirs.
I    | a-hard-talk courage | I'm getting better at letting them be upset without taking back what I said.
I    | a-hard-talk kindness | I'm coming to see that a firm thing can be said softly.
I    | meeting-people | I'm finding out that I can go for an hour and it still counts.
I    | meeting-people honesty | I'm practising leaving on time, without a made-up reason.
I    | meeting-people | These days I decide beforehand how long I can stay.
I    | after-a-setback | I'm getting better at setting the same limit again without shame.
I    | after-a-setback | Slowly, I'm learning not to make up for a mistake by agreeing to more.
I    | time-alone rest | I'm learning to enjoy an empty hour without offering it to someone.
I    | time-alone | I'm getting better at keeping time for myself and not explaining it.
I    | time-alone | These days I can be alone without feeling I'm letting someone down.
I    | winding-down evening rest | I'm learning to be less reachable before I'm empty.
I    | winding-down evening night | I'm practising giving back the moods I picked up today.
I    | winding-down bedtime evening night | Little by little, I'm leaving other people's worries with them overnight.
I    | bedtime night | I'm finding that I can sleep while somebody is still cross with me.
I    | bedtime night rest | I'm getting better at going to bed without answering one last message.
I    | waking-up morning | I'm learning to ask what I have today before I ask who needs it.
I    | waking-up morning | These days I keep the first few minutes for myself.
I    | waking-up morning | I'm getting better at waking without going straight to what people want.
I    | patience | I'm teaching myself to take my time with a no, even when someone's waiting.
I    | courage | I'm practising keeping my turn until I've said what I mean.
I    | honesty | I'm getting better at asking straight out for what I want.
I    | honesty fairness | I'm coming to see that asking lets other people answer honestly.
I    | - | I'm learning to do a favour up to a point, and to say where the point is.
I    | - | Slowly, my no is taking less out of me.
I    | courage | Each small no is teaching me that I can say the next.
I    | friendship | I'm finding that I like people more when I've kept something back for myself.
I    | friendship | I'm learning to lend an ear without offering a rescue.
I    | kindness first-only | I'm practising asking whether someone wants help before I give it.
I    | fairness | It's getting easier to be told no and still feel welcome.
I    | - | I'm trying out a slower yes.
I    | kindness | I'm trying out being kind without being on call.
I    | - | I'm getting better at not volunteering just because it's gone quiet.
I    | care | I'm coming to think of my energy as something I can spend with care.
I    | - | I'm beginning to hear the difference between a request and a demand.
I    | courage | I'm beginning to say no to small things, so the large ones frighten me less.
I    | fairness | I'm learning to be fair to myself when the work is shared out.
I    | - | These days I can let someone be cross and not rush to mend it.
I    | honesty first-only | These days I notice when I'm being polite instead of honest.
I    | - | I'm working on hearing someone out without giving in.
I    | - | I'm working on sounding as sure as I am.
I    | rest | I'm teaching myself to treat my free hours as already taken.
I    | honesty | Little by little, my words are catching up with what I mean.
I    | - | Slowly, I'm coming to believe that my needs are real needs.
I    | - | I'm getting used to the odd feeling of having said no and being all right.
I    | - | I'm getting used to people seeing that I have limits.
I    | honesty | More often now, I tell people the truth about how much I can do.
I    | humour first-only | More often now, I stop at my limit instead of a mile after it.
I    | courage | I'm finding words for things I used to put up with.
I    | kindness | I'm finding that a limit said early comes out gentler.
I    | care | I'm practising counting myself among the people I look after.
I    | - | Bit by bit, I'm trusting that a thing can go wrong without being my fault.
I    | kindness | I'm beginning to see that rescuing someone and respecting them can be different things.
I    | independence | I'm working on wanting what I want without a good excuse for it.
?    | - | What if I let my answer come a little more slowly?
?    | - | What would I say no to, if I trusted that I'd be forgiven?
?    | rest | What if my tiredness is already a good enough reason?
?    | - | What would I let myself stop, if guilt had no say in it?
?    | - | Will I let one request wait while I find out what I want?
?    | - | What if somebody's mood isn't mine to mend?
?    | honesty | What would I ask for, if I expected a kind answer?
?    | learning | What if saying no kindly only takes practice?
?    | - | What if I gave a smaller yes than usual?
?    | morning afternoon | Will I notice the moment today when helping turns into too much?
?    | - | What if I offered what I have instead of what I think is expected?
?    | - | What if one part of today stayed mine?
?    | kindness | What if I can be sorry for someone and still say no?
?    | honesty | What if being clear is gentler than being vague?
?    | a-busy-day honesty | Will I tell someone the truth about how full my day is?
?    | courage | What if I practised my no on something small?
?    | kindness fairness | What would I like to hear, if someone were saying no to me?
?    | - | What if guilt is sometimes just the feeling of a new habit?
?    | time-alone rest | What would I do with an hour that I'd promised to myself?
?    | a-busy-day | What if I let other people's hurry go past me?
?    | honesty | What would make it easier to say what I need?
?    | a-hard-talk honesty | Will I say what I need before I explain why?
?    | rest | What if I only promised what I could do rested?
?    | - | What would I give more gladly if I gave it less often?
?    | meeting-people | What if I stayed for a while instead of for all of it?
?    | winding-down evening rest | Will I leave some of this evening unpromised?
?    | fairness | What if I waited to see who else might help?
?    | curiosity honesty | What would I find out about people from one honest no?
?    | - | What if I gave one reason, or no reason at all?
?    | waiting-for-news patience | What if the deciding isn't my work any more?
when | - | When I hear myself saying yes too fast, I'll ask for a little time.
when | - | When guilt turns up after a no, I'll let it sit there and not act on it.
when | - | When something in me tightens at a request, I'll wait before I answer.
when | honesty | When someone asks for more than I have, I'll say what I do have.
when | honesty | When I start on a long explanation, I'll stop at the first honest sentence.
when | - | When somebody's mood fills the room, I'll remember whose it is.
when | - | When sorry comes out before I've done anything, I'll start the sentence again.
when | kindness | If I've promised more than I have, I'll say so early and kindly.
when | - | When someone sighs at my answer, I'll let the sigh be theirs.
when | patience | If I'm asked to decide on the spot, I'll say I'd like to think.
when | - | If I want to leave, I'll say so instead of waiting for permission.
when | honesty | If I notice resentment, I'll ask it which limit I skipped.
when | - | When a message makes my chest tighten, I'll answer it later.
when | - | If I catch myself mending a mood I didn't cause, I'll leave it be.
when | - | When I feel responsible for a silence, I'll let someone else fill it.
when | - | If someone asks me twice, I'll give the same answer again, gently.
when | learning | When I think of what I wish I'd said, I'll try it once for next time.
when | kindness | If I give in, I'll notice what made it hard and be kind about it.
when | courage | When a joke goes too far for me, I'll leave out the laugh.
when | care | When I'm offered help, I'll practise saying yes to one part of it.
when | - | If I can't say no yet, I'll say not now.
when | a-busy-day rest | When the day fills up with other people's plans, I'll keep ten minutes back.
when | before-work | When I think of all I could be asked today, I'll choose one thing to protect.
when | a-hard-talk | When they argue with my answer, I'll repeat it a little more slowly.
when | a-hard-talk courage | If I lose my nerve halfway, I'll go back to the first thing I meant to say.
when | meeting-people | When I've had enough company, I'll say thank you and go.
when | waiting-for-news | When I want to apologise for having asked, I'll leave the question as it was.
when | bedtime night | When I replay a no in bed, I'll tell myself it was allowed.
when | waking-up morning | When I wake with other people's wishes in mind, I'll ask what I need as well.
when | time-alone rest | If I have an hour alone and feel guilty, I'll stay in it anyway.
when | kindness friendship | When someone tells me their troubles, I'll listen before I offer anything.
when | honesty | If I say I'm fine and I'm not, I'll try the sentence again.
I    | note-loss | I'm learning to say that I can't today, when my heart is with somebody dear.
I    | note-heartache | I'm learning to keep some distance from someone I still think of.
I    | note-family | I'm learning that a limit with someone close is not a lack of love.
I    | note-friends | I'm learning to tell a friend what hurt, without taking it back.
I    | note-work | I'm learning to keep work, and worry about work, inside its hours.
I    | note-study | I'm learning to keep other people's nerves about exams apart from mine.
I    | note-worry | I'm learning to give worry a part of my day and not all of it.
I    | note-shame | I'm learning to say sorry for my part and stop there.
I    | note-anger | I'm learning to say what isn't all right with me without raising my voice.
I    | note-tired | I'm learning to say I'm tired before I'm bitter.
I    | note-glad | I'm learning to enjoy good news without apologising for it.
`
