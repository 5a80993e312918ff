/** boundaries, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesNotice = `
I    | spare | I notice when my yes arrives before I've thought.
I    | - | I can notice when I soften a no into a maybe.
I    | spare | Right now I'd like an hour that belongs to me.
I    | first | Some of the feelings in a room started before I came in.
I    | - | My first answer is often habit, and my second is nearer the truth.
I    | fair | Saying no can make my heart quicken, even when I'm sure.
I    | bedtime night not-good not-bright fair | I notice that guilt is often loudest when I'm tired.
I    | fair | For a minute, I can stop wondering whether I've upset somebody.
?    | - | What if another person's mood began long before I walked in?
?    | fairness fair | What if I counted my own time as I count other people's?
?    | time-alone spare | What if nothing is being asked of me in this hour?
?    | after-a-setback fair | What if only a part of what happened is mine to put right?
?    | spare | What would it feel like to owe nothing for an hour?
?    | fair | What would I find out if I let someone be disappointed?
?    | a-hard-talk spare | What would I say first if I knew I'd be listened to?
?    | bedtime night | What would it be like to be responsible for nothing until morning?
?    | fair | What if saying no has been hard because I've had so little practice?
?    | fair | What if I believed my own discomfort the first time?
?    | first | What if I could feel guilty and be right at the same time?
when | spare | When a yes jumps to my lips, I'll notice whether I mean it.
when | spare | When someone sighs, I'll notice if I feel blamed, and wait a breath.
when | - | When guilt turns up, I'll ask it what I've actually done.
when | - | When I start to explain, I'll notice that I'd already answered.
when | first | When I want to go home, I'll believe the feeling.
when | rest spare | When I sit down and feel guilty, I'll stay sitting and let the guilt pass.
when | honesty fair | When I say maybe and mean no, I'll admit it to myself first.
when | fair | When my evening fills up with other people's plans, I'll notice what I'd hoped to do.
when | first | When my no comes out like a question, I'll remember that I mean it.
when | first | When somebody goes quiet and it worries me, I'll notice that I'm guessing.
when | fair | When somebody else says no easily, I'll watch how little falls apart.
when | fair | When a request comes late in the day, I'll notice how much of me is left.
when | fair | When an old obligation tugs, I'll ask whether I'd choose it now.
when | spare | When people argue nearby, I'll remember that their quarrel isn't mine to settle.
when | spare | When I think I'm the only one who can help, I'll notice how familiar that thought is.
when | spare | When somebody asks again, I'll notice that my answer hasn't changed.
when | fair | When I apologise for needing something, I'll notice, and leave out the next sorry.
when | an-interview spare | If I feel responsible for filling a silence, I'll let it be silent.
when | fair | If I can't say no yet, I'll at least notice that I want to.
when | fair | If I'm smiling and don't mean it, I'll let my face rest.
when | fair | If I keep checking whether someone is annoyed, I'll check how I am instead.
when | first | If the guilt says I've let people down, I'll ask who, exactly.
when | a-hard-talk fair | If I hear myself backing down, I'll notice the sentence I was about to say.
when | a-hard-talk spare | When voices are raised, I'll notice that I don't have to raise mine.
when | a-busy-day fair | When three requests come at once, I'll notice I'm one person.
when | meeting-people fair | When I'm agreeing with the whole table, I'll notice what I really think.
when | humour spare | When I agree too fast to one more thing, I'll notice, and smile a little.
when | honesty fair | When I rehearse an apology, I'll ask what I'm sorry for.
when | spare | When I tell myself I have no choice, I'll look for one small one.
when | rest fair | When I'm tired and guilty together, I'll listen to the tiredness first.
when | fair | When I hurry without being hurried, I'll notice who I'm trying to please.
when | spare | When I imagine someone being displeased, I'll notice that I'm only imagining.
when | fair | If I'm making promises in my head, I'll notice that I haven't been asked.
when | fair | When someone says it's only a minute, I'll notice how many I have.
I    | spare | I can tell the difference between a request and an order.
I    | fair | I'm allowed to know what I want, even if I keep it to myself.
I    | spare | I can wait one breath before I offer to help.
I    | spare | I notice how it feels to let something be somebody else's job.
I    | note-friends fair | I laugh along sometimes, and it isn't funny. I've noticed.
I    | first-only first | I'm reading a short message for the fourth time, looking for a mood in it.
I    | first | I keep one ear out for other people's moods. It's a tired ear.
I    | a-busy-day first-only fair | If three people call at once, there's still only one of me.
I    | afternoon evening first-only first | I've been helpful for hours, and I can feel it in my neck.
I    | honesty first-only first | I'd like to be asked less and thanked more.
I    | first-only first | I'd love to be asked what I want, and I'd like a minute's notice.
I    | first-only first | My shoulders are holding up somebody else's week.
I    | not-heavy not-low first-only fair | I can say no, and the day can go on being lovely.
I    | not-heavy not-low first-only fair | I've an hour with my own name on it, and I'm delighted.
I    | night first-only | I'm in bed and still answering people in my head.
I    | night | Other people's troubles are loud in the dark. They're still theirs.
I    | not-heavy not-low first-only | I'm full of energy, and for once I might keep some.
I    | honesty first-only first | I'd rather not. There, I heard it.
I    | first | Some requests arrive already dressed as orders.
I    | first-only first | Somebody sighed in the next room, and I've taken it personally.
I    | humour first-only first | The word maybe is doing a lot of work for me this week.
I    | first-only first | I can tell I've overdone it by how brightly I've started to say of course.
I    | first-only first | I lend out my time like umbrellas, and I see about as much of it again.
I    | not-good not-bright first-only first | I'm cross. Somewhere back there I agreed to something.
I    | first-only first | I'm nodding while I disagree. It's quite a skill.
I    | first | My own plans go shy beside other people's.
I    | not-bright first-only first | Half of my tiredness is other people's plans.
I    | first-only first | My jaw knows I've said yes too often before I do.
I    | waking-up morning | I'm awake. I'm not yet available.
I    | first | I can hear my no get softer on its way out.
I    | first-only first | I've been on call for a phone that isn't ringing.
I    | note-study fair | Even a tea break feels like cheating just now. It isn't.
I    | note-family | Somebody's bad mood is in the room. It isn't mine.
I    | note-anger | Somebody trod on something of mine, and I can tell exactly where.
you  | first | {name}, you can be sorry about bad weather without having arranged it.
you  | note-work | {name}, you can feel the difference between busy and used.
?    | fair | What if they asked because it was easy and not because it was urgent?
?    | fair | What would I do next if the phone were flat?
?    | not-bright | What if I'm tired because I've been two people all week, and only one of them was me?
?    | not-bright first | What if I'm cross because I'm right?
when | night | When I lie awake over a no I gave, I'll listen for the disaster and hear how quiet it is.
when | honesty first | When I say I don't mind, I'll check whether I mind.
when | humour first | When I feel a favour coming from across the room, I'll notice how quickly I look busy.
when | first | When a bad mood walks in, I'll look to see who brought it.
when | first | When I start a sentence with sorry, I'll look back for what I did.
when | humour | When I feel my face being agreeable, I'll ask it what it really thinks.
you  | humour first | {name}, that tight feeling before you answer is a no looking for its shoes.
you  | first | {name}, some of what you're carrying has another name on it.
I    | note-relatives | Their opinion has come to visit. It doesn't get a room.
I    | - | I can feel a yes leaving before I've looked at it.
I    | first | I know how tired I am by how fair I've stopped being.
I    | not-heavy humour first | If somebody wants a quick word, I have a quick word too, and it's no.
I    | first | Somebody may be annoyed with me, and I can stay sitting down.
you  | first | {name}, if someone sighs in the next room, it may be about the printer.
you  | spare | {name}, your no is in there. It only speaks quietly.
?    | - | What if the phone is only ringing, and not crying?
?    | humour first | What if I'm not the only one who knows where the batteries are?
?    | spare | What would happen if I simply sat down?
?    | humour first | What if the group chat is getting on nicely without me?
?    | fair | What would I answer if I had until tomorrow?
?    | spare | What would I be doing now if the phone were off?
?    | first | What if I'm tired because I've been polite?
?    | fair | What if somebody else can drive this time?
when | fair | When the phone lights up, I'll finish my mouthful first.
when | first | When I hear myself say it's no trouble, I'll check for trouble.
I    | waking-up morning fair | If somebody has sent me a question already, it can wait until I've had breakfast.
I    | a-busy-day | If my name is called from three rooms, I can be in one of them.
when | first | Once a reply has had four drafts, I'll notice the answer's no.
when | first | When I hear myself say no problem, I'll check whether there was one.
when | first | When my voice goes up an octave, I'll notice what it's agreeing to.
?    | first | Who is actually waiting for me, apart from the washing-up?
?    | first | Whose mood am I wearing?
I    | first | There's a way I say fine that means no.
I    | first | I feel guilty. I've checked, and I haven't done anything.
I    | first | I want to go home, politely.
I    | - | I'm composing excuses. The answer is no.
I    | first | My free time looks empty to other people. I'm in it.
`
