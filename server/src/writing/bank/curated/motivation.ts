import type { Page } from './types.ts'

export const motivation: Page = {
  notice: [
    {
      text: "I notice that I don't feel like starting, and I can still look at the first bit.",
      why: "You needn't want to do a thing in order to look at it, so look and no more.",
      fits: ['not-good', 'not-bright'],
    },
    {
      text: 'Part of me may want to sit down, and part of me would be glad to have begun.',
      why: 'Part of you is willing already, and it may help to let that part take the first minute.',
      fits: ['afternoon', 'humour'],
    },
    {
      text: 'I can look for the easiest piece to begin with.',
      why: 'Interest can be faint and still be there, so find the piece that looks easiest.',
      fits: ['curiosity'],
    },
    {
      text: "Right now I notice there's one small corner I could begin with.",
      why: 'A corner is smaller than the whole job, so find the nearest and begin there.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I notice my pace this morning, and whatever it is, it can get me started.',
      why: 'Pace is only a fact and not a fault, so begin at the one you have.',
      fits: ['morning'],
    },
    {
      text: 'There is one small thing I could still do this evening, or leave.',
      why: 'One small thing is plenty for an evening, and leaving it is a fair choice too.',
      fits: ['evening'],
    },
    {
      text: 'I notice how big things look when I look at all of them at once.',
      why: 'Look only at what comes next, because the view may be too wide just now.',
    },
    {
      text: "When I hear myself say later, I'll notice what I'm putting off.",
      why: 'It asks you to be honest and not quick, and you can give later an hour or let it go.',
      fits: ['honesty'],
    },
    {
      text: 'What if noticing where I left off is enough for now?',
      why: 'Finding your place again is half of starting, so look for it and stop there if you like.',
    },
    {
      text: '{name}, you can feel flat today and still do one small thing.',
      why: 'A flat day has room for one small act, and it may help to choose an easy one as you read.',
      fits: ['waking-up', 'morning', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to start in the middle, where it looks easiest.",
      why: 'Begin with the part you like, because the order can be sorted out later.',
      fits: ['creativity'],
    },
    {
      text: 'I can make a poor start and let it stand for now.',
      why: 'A poor start is something to improve on, so leave it as it is until later.',
      fits: ['creativity'],
    },
    {
      text: "It's okay to count getting up as the first thing done.",
      why: 'First things may be very small, and you can give yourself credit for this one.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'I can give something five minutes, and then I may stop.',
      why: 'Knowing that you may stop makes it easier to start, so mean it when you say it.',
    },
    {
      text: 'I can want the result and dislike the boring middle.',
      why: 'Do a small piece of the dull part, since you can want something and dislike parts of it.',
      fits: ['honesty'],
    },
    {
      text: "I don't have to feel keen to sit down and begin.",
      why: 'Keenness may come late or not at all, so let yourself begin without it.',
      fits: ['before-work'],
    },
    {
      text: "I'm letting today be a half-speed day that still gets somewhere.",
      why: "Half speed still gets somewhere, and it may help to choose one place you'd like to get to.",
      fits: ['rest', 'not-good', 'not-bright'],
    },
    {
      text: "If a big task feels too big, I'll let myself do a small one.",
      why: 'It helps to have the smaller plan ready, so name your small task now.',
      fits: ['a-busy-day'],
    },
    {
      text: 'What if doing one small thing were enough for now?',
      why: 'It decides what enough is before you start, and you can choose your corner.',
      fits: ['time-alone'],
    },
    {
      text: '{name}, you can begin badly and improve on the way.',
      why: 'A friend would let you begin badly, so allow yourself as much.',
      fits: ['courage'],
    },
  ],
  learn: [
    {
      text: "I'm learning to finish one small thing and enjoy crossing it out.",
      why: "It's proof that you can see, so finish one small thing and cross it out.",
    },
    {
      text: "I'm learning to start before I feel in the mood.",
      why: 'Moods are often slow to arrive, so let your hands go first and see if the mood follows.',
      fits: ['morning'],
    },
    {
      text: "Little by little, I'm finding out which step is small enough to take.",
      why: 'It makes a kind of experiment of it, so try the smallest step and see what happens.',
      fits: ['curiosity'],
    },
    {
      text: "I'm practising leaving things ready for the next time I begin.",
      why: "An easy start can be made the evening before, so leave one thing where you'll see it.",
      fits: ['evening'],
    },
    {
      text: "I'm learning that being halfway is progress.",
      why: 'Halfway is a real place to be, so say to yourself how far you have come.',
      fits: ['patience'],
    },
    {
      text: "Bit by bit, I'm teaching myself to finish one thing before the next.",
      why: 'Finishing is a habit made of small things, and it may help to finish the one nearest to you.',
    },
    {
      text: "I'm learning to ask what the very next step is.",
      why: 'The next step is nearly the only one that matters, so ask for it and take it.',
      fits: ['patience'],
    },
    {
      text: "When I put off a call, I'll practise by saying my first sentence aloud.",
      why: 'The first sentence is the hardest, and you can decide what it is before you dial.',
      fits: ['humour'],
    },
    {
      text: 'What would make the first two minutes a little easier?',
      why: 'It looks for help and not for fault, so change that one thing and begin.',
    },
    {
      text: "{name}, you're learning that even a slow week can take you somewhere.",
      why: 'Looking back shows you the distance, so name one thing that has moved on.',
      fits: ['after-a-setback'],
    },
  ],
  do: [
    {
      text: "I've moved things on before, a little at a time, and I can do it again.",
      why: 'It only asks you to look back, so remember where it was when you began.',
    },
    {
      text: "I've started tired before and found more energy on the way.",
      why: 'It has happened to you, so you can believe it, and two minutes are enough to see.',
      fits: ['learning'],
    },
    {
      text: "I've finished things that I once wanted to give up on.",
      why: 'There are more of these than you think, so remember one of them now.',
    },
    {
      text: 'Today I do one small task before I sit down.',
      why: "Two minutes are soon over, so choose the task before you've time to argue.",
      fits: ['a-busy-day'],
    },
    {
      text: "I've kept going through dull weeks before, one ordinary day at a time.",
      why: 'Ordinary effort is real effort, and you can look back at one such week with some respect.',
      fits: ['nature'],
    },
    {
      text: 'I take the first small action, and the rest follows more easily.',
      why: 'One act pulls the next one after it, so choose one that is easy to begin.',
      fits: ['morning'],
    },
    {
      text: "I've turned up on days I didn't want to, and some of them were good.",
      why: 'Your own past is a fair witness, so think of one such day.',
      fits: ['before-work'],
    },
    {
      text: "When I finish one piece, I'll stop and let myself enjoy it.",
      why: 'Enjoying an end makes the next beginning easier, and you can take a whole minute over it.',
    },
    {
      text: 'Will I give one thing twenty minutes before I do something else?',
      why: "It's a fair bargain with yourself, so begin now and keep to the end you chose.",
      fits: ['afternoon'],
    },
    {
      text: "{name}, you've got through hard mornings before with one small step.",
      why: 'It tells you what a friend would tell you, so take one step and then look again.',
      fits: ['morning'],
    },
  ],
  own: [
    {
      text: "I start because I care, even before I'm in the mood.",
      why: 'Name what you care about here, because care lasts longer than a mood.',
      fits: ['care', 'morning'],
    },
    {
      text: 'I am someone who begins again on an ordinary afternoon.',
      why: 'Beginning again needs no special day, so let the next hour be the one.',
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: 'I do a little on the dull days, and the little adds up.',
      why: "It describes patience at work, so do today's little and leave it there.",
      fits: ['patience'],
    },
    {
      text: "I'm someone who finishes small jobs and begins the next one.",
      why: 'Small jobs finished are worth being proud of, so finish one now.',
    },
    {
      text: "I keep going at a pace that's my own.",
      why: 'Your own pace is the one you can keep, so take a breath and go on at that speed.',
      fits: ['independence'],
    },
    {
      text: 'I turn up with what I have, and I begin.',
      why: 'Turning up is most of the habit, so bring what you have and make one start.',
      fits: ['creativity'],
    },
    {
      text: 'I know what matters to me, and I can say why.',
      why: 'A reason in your own words holds you best, and you can say yours aloud once.',
      fits: ['honesty'],
    },
    {
      text: "When I stall, I'll make the task smaller until I can begin.",
      why: 'Getting stuck often means the piece is too big, so halve it and then halve it again.',
    },
    {
      text: 'What would I do in the next ten minutes if I trusted small steps?',
      why: 'It turns trust into something you can do, so choose one small step and when to take it.',
    },
    {
      text: '{name}, you are someone who gets going in your own time.',
      why: 'Nobody has to know of it yet, so do one small part for yourself.',
      fits: ['courage'],
    },
  ],
}
