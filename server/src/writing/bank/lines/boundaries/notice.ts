/** boundaries, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesNotice = `
I    | - | I notice when my yes arrives before I've thought.
I    | - | I can notice when I soften a no into a maybe.
I    | - | Right now I'd like an hour that belongs to me.
I    | best | Some of the feelings in a room started before I came in.
I    | - | My first answer is often habit, and my second is nearer the truth.
I    | - | Guilt can feel like a fact to me, and it's a feeling.
I    | - | Saying no can make my heart quicken, even when I'm sure.
I    | bedtime night not-good not-bright | I notice that guilt is often loudest when I'm tired.
I    | - | For a minute, I can stop wondering whether I've upset somebody.
I    | - | I notice I can feel a limit before I can explain it.
I    | - | It can be awkward to have limits, and I have them all the same.
I    | honesty first | It can be a relief to admit that I can't do everything.
?    | - | What if another person's mood began long before I walked in?
?    | fairness | What if I counted my own time as I count other people's?
?    | time-alone | What if nothing is being asked of me in this hour?
?    | after-a-setback | What if only a part of what happened is mine to put right?
?    | first | What would it feel like to owe nothing for an hour?
?    | - | What would I find out if I let someone be disappointed?
?    | a-hard-talk | What would I say first if I knew I'd be listened to?
?    | bedtime night | What would it be like to be responsible for nothing until morning?
?    | - | What if saying no has been hard because I've had so little practice?
?    | - | What if I believed my own discomfort the first time?
?    | best | What if I could feel guilty and be right at the same time?
?    | first | What would it feel like to want something and not argue with it?
when | - | When a yes jumps to my lips, I'll notice whether I mean it.
when | - | When someone sighs, I'll notice if I feel blamed, and wait a breath.
when | - | When guilt turns up, I'll ask it what I've actually done.
when | - | When I start to explain, I'll notice that I'd already answered.
when | best | When I want to go home, I'll believe the feeling.
when | - | When I rush to fix someone's feelings, I'll ask whether that's mine to do.
when | rest | When I sit down and feel guilty, I'll stay sitting and let the guilt pass.
when | honesty | When I say maybe and mean no, I'll admit it to myself first.
when | - | When my jaw tightens at a request, I'll take that as a message.
when | - | When my evening fills up with other people's plans, I'll notice what I'd hoped to do.
when | - | When my no comes out like a question, I'll remember that I mean it.
when | - | When somebody goes quiet and it worries me, I'll notice that I'm guessing.
when | first | When somebody else says no easily, I'll watch how little falls apart.
when | - | When a request comes late in the day, I'll notice how much of me is left.
when | - | When an old obligation tugs, I'll ask whether I'd choose it now.
when | - | When people argue nearby, I'll remember that their quarrel isn't mine to settle.
when | - | When I think I'm the only one who can help, I'll notice how familiar that thought is.
when | - | When somebody asks again, I'll notice that my answer hasn't changed.
when | - | When I apologise for needing something, I'll notice, and leave out the next sorry.
when | an-interview | If I feel responsible for filling a silence, I'll let it be silent.
when | - | If I can't say no yet, I'll at least notice that I want to.
when | kindness | If I've said yes too quickly again, I'll notice it without scolding.
when | - | If I'm smiling and don't mean it, I'll let my face rest.
when | - | If I keep checking whether someone is annoyed, I'll check how I am instead.
when | - | If somebody's bad mood rubs off on me, I'll remember where it started.
when | - | If the guilt says I've let people down, I'll ask who, exactly.
when | a-hard-talk | If I hear myself backing down, I'll notice the sentence I was about to say.
when | a-hard-talk | When voices are raised, I'll notice that I don't have to raise mine.
when | a-busy-day | When three requests come at once, I'll notice I'm one person.
when | bedtime night | When someone else's trouble follows me to bed, I'll notice that it can wait for morning.
when | meeting-people | When I'm agreeing with the whole table, I'll notice what I really think.
when | humour | When I agree too fast to one more thing, I'll notice, and smile a little.
when | honesty | When I rehearse an apology, I'll ask what I'm sorry for.
when | - | When I tell myself I have no choice, I'll look for one small one.
when | rest | When I'm tired and guilty together, I'll listen to the tiredness first.
when | first | When I hurry without being hurried, I'll notice who I'm trying to please.
when | - | When I imagine someone being displeased, I'll notice that I'm only imagining.
when | - | If I'm making promises in my head, I'll notice that I haven't been asked.
when | - | When someone says it's only a minute, I'll notice how many I have.
I    | - | I can check with myself before I answer anyone.
I    | first | I can tell the difference between a request and an order.
I    | first | Right now my time is my own, for the length of a breath.
I    | - | I can be near somebody's feelings without taking them on.
I    | - | I'm allowed to know what I want, even if I keep it to myself.
I    | first | I can wait one breath before I offer to help.
I    | - | I notice how it feels to let something be somebody else's job.
I    | first | I can look at a plan and ask whether it still suits me.
I    | - | I can feel the pull to answer at once, and wait a moment.
I    | note-friends | I laugh along sometimes, and it isn't funny. I've noticed.
I    | first-only | I'm reading a short message for the fourth time, looking for a mood in it.
I    | best | I keep one ear out for other people's moods. It's a tired ear.
I    | a-busy-day first-only | If three people call at once, there's still only one of me.
I    | afternoon evening first-only best | I've been helpful for hours, and I can feel it in my neck.
I    | honesty first-only best | I'd like to be asked less and thanked more.
I    | honesty first-only | If I don't want to go, I can sit with that for a minute before I answer.
I    | first-only best | I'd love to be asked what I want, and I'd like a minute's notice.
I    | first-only best | My shoulders are holding up somebody else's week.
I    | not-heavy not-low first-only | I can say no, and the day can go on being lovely.
I    | not-heavy not-low first-only | I've an hour with my own name on it, and I'm delighted.
I    | night first-only | I'm in bed and still answering people in my head.
I    | night best | Other people's troubles are loud in the dark. They're still theirs.
I    | not-heavy not-low first-only | I'm full of energy, and for once I might keep some.
I    | honesty first-only best | I'd rather not. There, I heard it.
I    | - | Some requests arrive already dressed as orders.
I    | first-only | Somebody sighed in the next room, and I've taken it personally.
I    | humour first-only best | The word maybe is doing a lot of work for me this week.
I    | first-only best | I can tell I've overdone it by how brightly I've started to say of course.
I    | first-only best | I lend out my time like umbrellas, and I see about as much of it again.
I    | not-good not-bright first-only best | I'm cross. Somewhere back there I agreed to something.
I    | first-only | I'm nodding while I disagree. It's quite a skill.
I    | best | My own plans go shy beside other people's.
I    | not-bright first-only | Half of my tiredness is other people's plans.
I    | first-only | I can say it's a trouble when it's a trouble.
I    | first-only best | My jaw knows I've said yes too often before I do.
I    | waking-up morning best | I'm awake. I'm not yet available.
I    | - | I can hear my no get softer on its way out.
I    | first-only best | I've been on call for a phone that isn't ringing.
I    | note-study | Even a tea break feels like cheating just now. It isn't.
I    | note-family best | Somebody's bad mood is in the room. It isn't mine.
I    | note-anger | Somebody trod on something of mine, and I can tell exactly where.
you  | first | {name}, you can be sorry about bad weather without having arranged it.
you  | night | {name}, it's dark, and you can be off duty in it.
you  | note-work best | {name}, you can feel the difference between busy and used.
?    | - | What if they asked because it was easy and not because it was urgent?
?    | - | What would I do next if the phone were flat?
?    | not-bright | What if I'm tired because I've been two people all week, and only one of them was me?
?    | not-bright best | What if I'm cross because I'm right?
when | night best | When I lie awake over a no I gave, I'll listen for the disaster and hear how quiet it is.
when | - | When the phone lights up, I'll look at it as a guest would and not as staff.
when | honesty first | When I say I don't mind, I'll check whether I mind.
when | humour best | When I feel a favour coming from across the room, I'll notice how quickly I look busy.
when | best | When a bad mood walks in, I'll look to see who brought it.
when | best | When I start a sentence with sorry, I'll look back for what I did.
when | humour | When I feel my face being agreeable, I'll ask it what it really thinks.
you  | humour best | {name}, that tight feeling before you answer is a no looking for its shoes.
you  | - | {name}, some of what you're carrying has another name on it.
I    | note-relatives best | Their opinion has come to visit. It doesn't get a room.
I    | - | I can feel a yes leaving before I've looked at it.
I    | best | I know how tired I am by how fair I've stopped being.
I    | not-heavy humour | If somebody wants a quick word, I have a quick word too, and it's no.
I    | best | Somebody may be annoyed with me, and I can stay sitting down.
you  | best | {name}, if someone sighs in the next room, it may be about the printer.
you  | first | {name}, your no is in there. It only speaks quietly.
?    | best | What if the phone is only ringing, and not crying?
?    | humour best | What if I'm not the only one who knows where the batteries are?
?    | - | What would happen if I simply sat down?
?    | humour best | What if the group chat is getting on nicely without me?
?    | - | What would I answer if I had until tomorrow?
?    | - | What would I be doing now if the phone were off?
?    | best | What if I'm tired because I've been polite?
?    | - | What if somebody else can drive this time?
when | - | When the phone lights up, I'll finish my mouthful first.
when | - | When I hear myself say it's no trouble, I'll check for trouble.
I    | waking-up morning | If somebody has sent me a question already, it can wait until I've had breakfast.
I    | a-busy-day | If my name is called from three rooms, I can be in one of them.
I    | a-hard-talk | My no can lie on the table between the cups.
`
