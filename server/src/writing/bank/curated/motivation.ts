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
      text: "When I hear myself say later, I'll ask it what time.",
      why: 'Give one thing you’ve put off a time.',
      fits: ['honesty'],
    },
    {
      text: 'What if I only opened it at the page where I left off?',
      why: 'Look at where you stopped, and do no more unless you’d like to.',
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
      text: "I've stopped waiting for the mood. It tends to join me on page two.",
      why: 'Begin for a minute before you feel like it.',
      fits: ['morning'],
    },
    {
      text: "I keep cutting the step in half until I find I've taken it.",
      why: 'Make the next step smaller until you can take it.',
      fits: ['curiosity'],
    },
    {
      text: "I'm practising leaving things ready for the next time I begin.",
      why: 'Leave one thing tonight where you’ll see it tomorrow.',
      fits: ['evening'],
    },
    {
      text: 'Halfway used to look like not there. Now it looks like sandwiches.',
      why: 'Look at what’s already done, and take a short break there.',
      fits: ['patience'],
    },
    {
      text: "Bit by bit, I'm teaching myself to finish one thing before the next.",
      why: 'Finish the nearest thing first.',
    },
    {
      text: 'I used to look at the whole hill. Now I ask about the next gate.',
      why: 'Name the very next step, and nothing after it.',
      fits: ['patience'],
    },
    {
      text: "When I put off a call, I'll practise by saying my first sentence aloud.",
      why: 'Decide on your first sentence before you ring.',
      fits: ['humour'],
    },
    {
      text: 'What would I put within reach, so the first two minutes start themselves?',
      why: 'Put one thing ready for the next time you begin.',
    },
    {
      text: '{name}, slow weeks get there too. They stop at all the stations.',
      why: 'Count one thing this slow week has brought you to.',
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
      text: 'I begin again on ordinary afternoons, with my shoes still on.',
      why: 'Begin one small thing again this afternoon.',
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: "I do a bit on the dull days. Most of what I've made is dull days.",
      why: 'Do one small bit, even if today is dull.',
      fits: ['patience'],
    },
    {
      text: "I finish small jobs. I've a shelf of them.",
      why: 'Finish one small job, and enjoy it being finished.',
    },
    {
      text: "I go at my own pace, and it's me who arrives.",
      why: 'Do the next thing at your own speed.',
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
      text: 'What would ten minutes buy me, if I spent them now?',
      why: 'Spend ten minutes on one small piece.',
    },
    {
      text: "{name}, you warm up like an old piano, and then there's music.",
      why: 'Give yourself time to warm up before you judge how it’s going.',
      fits: ['courage'],
    },
  ],
}
