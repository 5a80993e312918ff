import type { Page } from './types.ts'

export const motivation: Page = {
  notice: [
    {
      text: "I don't feel like starting, but I'm not above having a look.",
      why: 'Look at the first bit, and do no more unless you want to.',
      fits: ['not-good', 'not-bright', 'first'],
    },
    {
      text: "I'd love to sit down, and I'd love to have begun. Only one of them lasts.",
      why: 'Let the part that’s willing have the first minute.',
      fits: ['afternoon', 'humour', 'spare'],
    },
    {
      text: 'I can put my shoes on and not go yet.',
      why: 'Tie your laces, sit down again, and see what you feel like.',
      fits: ['first'],
    },
    {
      text: "The whole of it is too much. One corner of it isn't.",
      why: 'Find the nearest corner, and begin there.',
      fits: ['a-busy-day'],
    },
    {
      text: "This morning I'm slow, and slow still moves.",
      why: 'Begin at the pace you have this morning.',
      fits: ['morning', 'spare'],
    },
    {
      text: "I don't want to. At least that's clear.",
      why: 'Admit it out loud, and then decide whether to do it anyway.',
      fits: ['honesty', 'not-good', 'not-bright', 'first'],
    },
    {
      text: 'All of it at once is a mountain. The next bit is a doorstep.',
      why: 'Look at the next thing only.',
    },
    {
      text: "When I hear myself say later, I'll ask it what time.",
      why: 'Give one thing you’ve put off a time.',
      fits: ['honesty', 'first'],
    },
    {
      text: 'What if I only opened it at the page where I left off?',
      why: 'Look at where you stopped, and do no more unless you’d like to.',
      fits: ['fair'],
    },
    {
      text: '{name}, you can feel flat today and still do one small thing.',
      why: 'Choose one easy thing as you read it.',
      fits: ['waking-up', 'morning', 'not-good', 'not-bright', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to start in the middle, where it looks easiest.",
      why: 'Start with the part you like.',
      fits: ['creativity', 'fair'],
    },
    {
      text: 'I can make a poor start and let it stand for now.',
      why: 'Make a start, and leave it as it is until later.',
      fits: ['creativity', 'fair'],
    },
    {
      text: "It's okay to count getting up as the first thing done.",
      why: 'Give yourself credit for getting up.',
      fits: ['morning', 'waking-up', 'fair'],
    },
    {
      text: 'I can want the result and dislike the boring middle.',
      why: 'Do one small piece of the dull part.',
      fits: ['honesty', 'fair'],
    },
    {
      text: "I don't have to feel keen to sit down and begin.",
      why: 'Sit down and begin without waiting to feel keen.',
      fits: ['before-work', 'spare'],
    },
    {
      text: "I'm letting today be a half-speed day that still gets somewhere.",
      why: 'Choose one place you’d like to get to today.',
      fits: ['rest', 'not-good', 'not-bright', 'morning', 'afternoon', 'evening', 'spare'],
    },
    {
      text: "When it's dull, I'll put the radio on and let it be dull with music.",
      why: 'Switch the radio on, and start the dull thing during the first song.',
      fits: ['first'],
    },
    {
      text: 'What if it only has to be done, and not admired?',
      why: 'Choose one job nobody will look at, and do it plainly.',
    },
    {
      text: '{name}, you can begin badly and improve on the way.',
      why: 'Begin badly on purpose, and improve it later.',
      fits: ['courage', 'spare'],
    },
  ],
  learn: [
    {
      text: "I'm learning to finish one small thing and enjoy crossing it out.",
      why: 'Finish one small thing, and cross it out.',
      fits: ['spare'],
    },
    {
      text: "I've stopped waiting for the mood. It tends to join me on page two.",
      why: 'Begin for a minute before you feel like it.',
      fits: ['morning'],
    },
    {
      text: "I keep cutting the step in half until I find I've taken it.",
      why: 'Make the next step smaller until you can take it.',
      fits: ['curiosity', 'first'],
    },
    {
      text: "I'm practising leaving things ready for the next time I begin.",
      why: 'Leave one thing tonight where you’ll see it tomorrow.',
      fits: ['evening', 'spare'],
    },
    {
      text: 'Halfway used to look like not there. Now it looks like sandwiches.',
      why: 'Look at what’s already done, and take a short break there.',
      fits: ['patience', 'first'],
    },
    {
      text: 'Lately I start before my mood has voted.',
      why: 'Begin one small thing now, before the votes are counted.',
      fits: ['first'],
    },
    {
      text: 'I used to look at the whole hill. Now I ask about the next gate.',
      why: 'Name the very next step, and nothing after it.',
      fits: ['patience', 'first'],
    },
    {
      text: "When I put off a call, I'll practise by saying my first sentence aloud.",
      why: 'Decide on your first sentence before you ring.',
      fits: ['humour', 'spare'],
    },
    {
      text: 'What would I put within reach, so the first two minutes start themselves?',
      why: 'Put one thing ready for the next time you begin.',
      fits: ['spare'],
    },
    {
      text: '{name}, slow weeks get there too. They stop at all the stations.',
      why: 'Count one thing this slow week has brought you to.',
      fits: ['after-a-setback'],
    },
  ],
  do: [
    {
      text: "Most of what I've finished, I started late.",
      why: 'Start now, at whatever time it happens to be.',
      fits: ['first'],
    },
    {
      text: "I've stopped for months before and come back as if I'd only put the bins out.",
      why: 'Come back to one thing you’d left, and offer no explanation.',
      fits: ['first'],
    },
    {
      text: "I've carried on through boredom, drizzle and other people's advice, and got there in time for supper.",
      why: 'Keep going for one more stretch, and think about supper.',
      fits: ['first'],
    },
    {
      text: "I've done it grumbling before. It came out the same.",
      why: 'Grumble through the first ten minutes of it, as loudly as you need.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I keep going in my own odd way, with stops.',
      why: 'Plan your next stop now, and go as far as that.',
    },
    {
      text: "I've turned up on days I didn't want to, and some of them were good.",
      why: 'Think of one of those better days.',
      fits: ['before-work', 'fair'],
    },
    {
      text: "When I finish one piece, I'll stop and let myself enjoy it.",
      why: 'Take a whole minute to enjoy it.',
      fits: ['spare'],
    },
    {
      text: 'Will I give one thing twenty minutes before I do something else?',
      why: 'Begin now, and stop at twenty minutes.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: "{name}, you've got through hard mornings before with one small step.",
      why: 'Take one step, and look again after it.',
      fits: ['morning', 'spare'],
    },
  ],
  own: [
    {
      text: "I'm reliable, in small amounts.",
      why: 'Promise one small thing today, and keep it that size.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I begin again on ordinary afternoons, with my shoes still on.',
      why: 'Begin one small thing again this afternoon.',
      fits: ['afternoon', 'after-a-setback', 'spare'],
    },
    {
      text: "I do a bit on the dull days. Most of what I've made is dull days.",
      why: 'Do one small bit, even if today is dull.',
      fits: ['patience', 'first'],
    },
    {
      text: "I finish small jobs. I've a shelf of them.",
      why: 'Finish one small job, and enjoy it being finished.',
      fits: ['fair'],
    },
    {
      text: "I go at my own pace, and it's me who arrives.",
      why: 'Do the next thing at your own speed.',
      fits: ['independence', 'fair'],
    },
    {
      text: 'I work from love, and on a Monday from habit.',
      why: 'Name one bit of the work you love, and let habit do the rest.',
      fits: ['first'],
    },
    {
      text: "When I stall, I'll make the task smaller until I can begin.",
      why: 'Halve the task, and halve it again if you need to.',
      fits: ['spare'],
    },
    {
      text: 'What would ten minutes buy me, if I spent them now?',
      why: 'Spend ten minutes on one small piece.',
      fits: ['spare'],
    },
    {
      text: "{name}, you warm up like an old piano, and then there's music.",
      why: 'Give yourself time to warm up before you judge how it’s going.',
      fits: ['courage'],
    },
  ],
}
