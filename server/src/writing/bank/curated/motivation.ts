import type { Page } from './types.ts'

export const motivation: Page = {
  notice: [
    {
      text: "I don't feel like starting, but I'm not above having a look.",
      why: 'Look at the first bit, and do no more unless you want to.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: "I'd love to sit down, and I'd love to have begun. Only one of them lasts.",
      why: 'Let the part that’s willing have the first minute.',
      fits: ['afternoon', 'humour'],
    },
    {
      text: 'I can look for the easiest piece to begin with.',
      why: 'Look for the piece that seems easiest.',
      fits: ['curiosity'],
    },
    {
      text: "The whole of it is too much. One corner of it isn't.",
      why: 'Find the nearest corner, and begin there.',
      fits: ['a-busy-day'],
    },
    {
      text: "This morning I'm slow, and slow still moves.",
      why: 'Begin at the pace you have this morning.',
      fits: ['morning'],
    },
    {
      text: 'One small job is left, and I could do it or leave it in peace.',
      why: 'Choose whether to do it or leave it, because either is fine.',
      fits: ['evening'],
    },
    {
      text: 'All of it at once is a mountain. The next bit is a doorstep.',
      why: 'Look at the next thing only.',
    },
    {
      text: "When I hear myself say later, I'll notice what I'm putting off.",
      why: 'Give it a time, or let it go.',
      fits: ['honesty'],
    },
    {
      text: 'What if noticing where I left off is enough for now?',
      why: 'Find the place where you left off, and stop there if you like.',
    },
    {
      text: '{name}, you can feel flat today and still do one small thing.',
      why: 'Choose one easy thing as you read it.',
      fits: ['waking-up', 'morning', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to start in the middle, where it looks easiest.",
      why: 'Start with the part you like.',
      fits: ['creativity'],
    },
    {
      text: 'I can make a poor start and let it stand for now.',
      why: 'Make a start, and leave it as it is until later.',
      fits: ['creativity'],
    },
    {
      text: "It's okay to count getting up as the first thing done.",
      why: 'Give yourself credit for getting up.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'I can give something five minutes, and then I may stop.',
      why: 'Set five minutes, and stop after them if you want to.',
    },
    {
      text: 'I can want the result and dislike the boring middle.',
      why: 'Do one small piece of the dull part.',
      fits: ['honesty'],
    },
    {
      text: "I don't have to feel keen to sit down and begin.",
      why: 'Sit down and begin without waiting to feel keen.',
      fits: ['before-work'],
    },
    {
      text: "I'm letting today be a half-speed day that still gets somewhere.",
      why: 'Choose one place you’d like to get to today.',
      fits: ['rest', 'not-good', 'not-bright'],
    },
    {
      text: "If a big task feels too big, I'll let myself do a small one.",
      why: 'Choose your small task now, before the big one.',
      fits: ['a-busy-day'],
    },
    {
      text: 'What if doing one small thing were enough for now?',
      why: 'Choose the one small thing, and stop after it.',
      fits: ['time-alone'],
    },
    {
      text: '{name}, you can begin badly and improve on the way.',
      why: 'Begin badly on purpose, and improve it later.',
      fits: ['courage'],
    },
  ],
  learn: [
    {
      text: "I'm learning to finish one small thing and enjoy crossing it out.",
      why: 'Finish one small thing, and cross it out.',
    },
    {
      text: "I'm learning to start before I feel in the mood.",
      why: 'Start with your hands, and see if the mood follows.',
      fits: ['morning'],
    },
    {
      text: "Little by little, I'm finding out which step is small enough to take.",
      why: 'Try the smallest step, and see what happens.',
      fits: ['curiosity'],
    },
    {
      text: "I'm practising leaving things ready for the next time I begin.",
      why: 'Leave one thing tonight where you’ll see it tomorrow.',
      fits: ['evening'],
    },
    {
      text: "I'm learning that being halfway is progress.",
      why: 'Say to yourself how far you’ve come.',
      fits: ['patience'],
    },
    {
      text: "Bit by bit, I'm teaching myself to finish one thing before the next.",
      why: 'Finish the nearest thing first.',
    },
    {
      text: "I'm learning to ask what the very next step is.",
      why: 'Ask yourself what it is, and do that.',
      fits: ['patience'],
    },
    {
      text: "When I put off a call, I'll practise by saying my first sentence aloud.",
      why: 'Decide on your first sentence before you ring.',
      fits: ['humour'],
    },
    {
      text: 'What would make the first two minutes a little easier?',
      why: 'Change that one thing, and begin.',
    },
    {
      text: "{name}, you're learning that even a slow week can take you somewhere.",
      why: 'Name one thing that’s moved on this week.',
      fits: ['after-a-setback'],
    },
  ],
  do: [
    {
      text: "I've moved things on before, a little at a time, and I can do it again.",
      why: 'Think how things were when you began.',
    },
    {
      text: "I've started tired before and found more energy on the way.",
      why: 'Give it two minutes, and see how it goes.',
      fits: ['learning'],
    },
    {
      text: "I've finished things that I once wanted to give up on.",
      why: 'Think of one thing you finished after all.',
    },
    {
      text: 'Today I do one small task before I sit down.',
      why: 'Choose the task now, before you sit down.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've kept going through dull weeks before, one ordinary day at a time.",
      why: 'Think of one dull week you got through.',
      fits: ['nature'],
    },
    {
      text: 'I take the first small action, and the rest follows more easily.',
      why: 'Choose an action that’s easy to begin.',
      fits: ['morning'],
    },
    {
      text: "I've turned up on days I didn't want to, and some of them were good.",
      why: 'Think of one of those better days.',
      fits: ['before-work'],
    },
    {
      text: "When I finish one piece, I'll stop and let myself enjoy it.",
      why: 'Take a whole minute to enjoy it.',
    },
    {
      text: 'Will I give one thing twenty minutes before I do something else?',
      why: 'Begin now, and stop at twenty minutes.',
      fits: ['afternoon'],
    },
    {
      text: "{name}, you've got through hard mornings before with one small step.",
      why: 'Take one step, and look again after it.',
      fits: ['morning'],
    },
  ],
  own: [
    {
      text: "I start because I care, even before I'm in the mood.",
      why: 'Name what you care about here.',
      fits: ['care', 'morning'],
    },
    {
      text: 'I am someone who begins again on an ordinary afternoon.',
      why: 'Let the next hour be the one.',
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: 'I do a little on the dull days, and the little adds up.',
      why: 'Do today’s little, and leave it there.',
      fits: ['patience'],
    },
    {
      text: "I'm someone who finishes small jobs and begins the next one.",
      why: 'Finish one small job now.',
    },
    {
      text: "I keep going at a pace that's my own.",
      why: 'Take a breath, and go on at your own speed.',
      fits: ['independence'],
    },
    {
      text: 'I turn up with what I have, and I begin.',
      why: 'Bring what you have, and make one start.',
      fits: ['creativity'],
    },
    {
      text: 'I know what matters to me, and I can say why.',
      why: 'Say your reason aloud once.',
      fits: ['honesty'],
    },
    {
      text: "When I stall, I'll make the task smaller until I can begin.",
      why: 'Halve the task, and halve it again if you need to.',
    },
    {
      text: 'What would I do in the next ten minutes if I trusted small steps?',
      why: 'Choose one small step, and when you’ll take it.',
    },
    {
      text: '{name}, you are someone who gets going in your own time.',
      why: 'Do one small part just for yourself.',
      fits: ['courage'],
    },
  ],
}
