import type { Page } from './types.ts'

export const boundaries: Page = {
  notice: [
    {
      text: 'My toes curl before my mouth says yes. I could ask the toes.',
      why: 'Notice what your body does the next time you’re asked for something.',
      fits: ['honesty', 'first'],
    },
    {
      text: 'My mouth said yes. The rest of me is still thinking.',
      why: 'Give the rest of you until tomorrow before you agree to anything more.',
      fits: ['first'],
    },
    {
      text: 'I like being needed. I also like my lunch.',
      why: 'Have your lunch first, and be needed afterwards.',
      fits: ['first'],
    },
    {
      text: 'The day may already be full. I can look before I offer it more.',
      why: 'Look at the day first, then answer.',
      fits: ['a-busy-day', 'fair'],
    },
    {
      text: 'Some names make my thumb go quicker. Some make it go and hide.',
      why: 'Notice which way your thumb goes the next time a name lights up.',
      fits: ['first'],
    },
    {
      text: 'The kettle is mine, the chair is mine, and so are the next ten minutes.',
      why: 'Boil the kettle, sit in the chair, and guard the ten minutes.',
      fits: ['first'],
    },
    {
      text: 'I can notice when I explain more than I was asked.',
      why: 'Notice it the next time you hear yourself add another reason.',
      fits: ['honesty', 'spare'],
    },
    {
      text: "When my answer comes too fast, I'll notice who it was for.",
      why: 'Ask yourself afterwards who the quick answer was for.',
      fits: ['independence', 'fair'],
    },
    {
      text: 'What would I like today, before the asking starts?',
      why: 'Name one thing you’d like, before anybody else’s wishes arrive.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can hear what is being asked and take a breath before you answer.',
      why: 'Take one breath before you reply to the next request.',
      fits: ['a-hard-talk', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to leave a gap before my yes, about as long as a sip of tea.",
      why: 'Let a little silence come before your next answer.',
      fits: ['patience'],
    },
    {
      text: "I'm allowed to say let me think, and take my time.",
      why: 'Say the words aloud once, so they’re ready when you need them.',
      fits: ['a-busy-day', 'spare'],
    },
    {
      text: 'I can leave at the time I said I would leave.',
      why: 'Decide now when you’ll leave, and tell someone if it helps.',
      fits: ['evening', 'spare'],
    },
    {
      text: "It's okay to be kind and unavailable.",
      why: 'Think of one kind sentence that says you can’t.',
      fits: ['kindness', 'spare'],
    },
    {
      text: 'I may keep this evening empty and not explain why.',
      why: 'Keep this evening free, and don’t give a reason.',
      fits: ['evening', 'rest', 'fair'],
    },
    {
      text: "I don't owe anybody a reply in the middle of the night.",
      why: 'Put your phone where you won’t see it until morning.',
      fits: ['night', 'bedtime', 'fair'],
    },
    {
      text: "If I'm asked on the spot, I'll let myself answer later.",
      why: 'Keep a sentence ready, such as asking to answer tomorrow.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: 'What if my no is allowed to be one word long?',
      why: 'Try a short no on something small first.',
      fits: ['honesty', 'spare'],
    },
    {
      text: '{name}, you can stop for today while some questions are still open.',
      why: 'Read it when you’d like to stop, and leave the rest for tomorrow.',
      fits: ['winding-down', 'spare'],
    },
  ],
  learn: [
    {
      text: "My no used to come with footnotes. I'm down to one.",
      why: 'Say your next no with a single reason, or none.',
      fits: ['honesty', 'first'],
    },
    {
      text: "Each time I stop on time, I'm learning that things go on without me.",
      why: 'Stop at the time you planned today, and see what happens.',
      fits: ['before-work', 'fair'],
    },
    {
      text: "Somebody may be cross until supper, and I'm learning to let it simmer.",
      why: 'Let somebody’s annoyance be theirs for an hour.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: "I can tell now which favours I'd be glad to do, and which I'd only do from guilt.",
      why: 'Think of one favour you do gladly, and one you might let go.',
      fits: ['care', 'fair'],
    },
    {
      text: 'Before I say yes I picture the sofa. It has a good deal to say.',
      why: 'Picture your evening before you agree to anything that fills it.',
      fits: ['afternoon', 'evening', 'first'],
    },
    {
      text: "When I feel guilty, I'll practise checking whether I did anything wrong.",
      why: 'Check the facts one by one before you say sorry.',
      fits: ['fairness', 'spare'],
    },
    {
      text: 'What if my first quiet no is often right?',
      why: 'Remember one time your first no was the right one.',
      fits: ['courage', 'spare'],
    },
  ],
  do: [
    {
      text: 'Today I turn down one thing, in two plain sentences.',
      why: 'Choose the one thing now, and write your two sentences.',
      fits: ['a-busy-day', 'spare'],
    },
    {
      text: 'I can walk away from a loud room and find some quiet.',
      why: 'Step outside for a few minutes when it gets too loud.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: 'I can keep a free evening free, and enjoy the quiet.',
      why: 'Choose one evening this week, and keep it for yourself.',
      fits: ['rest', 'spare'],
    },
    {
      text: "I've told the truth kindly before, and the friendship stayed.",
      why: 'Think of a time honesty went better than you feared.',
      fits: ['friendship', 'honesty', 'fair'],
    },
    {
      text: 'I put my phone on silent, and the night is mine.',
      why: 'Put it on silent now, and leave the messages until morning.',
      fits: ['bedtime', 'fair'],
    },
    {
      text: "When I'm asked for the same favour again, I'll offer only what I can spare.",
      why: 'Decide now how much you can give, before they ask.',
      fits: ['fair'],
    },
    {
      text: 'Will I say my no early, while it can still be short and kind?',
      why: 'Say it today rather than tomorrow, and keep it short.',
      fits: ['kindness', 'spare'],
    },
    {
      text: '{name}, you can stand your ground in a soft voice.',
      why: 'Say what you need to in a quiet voice, and repeat it if you must.',
      fits: ['a-hard-talk', 'spare'],
    },
  ],
  own: [
    {
      text: 'What if I looked at my diary before I said yes?',
      why: 'Look at your diary before you answer.',
      fits: ['honesty', 'spare'],
    },
    {
      text: "I can be leaned on. I can't be moved in with.",
      why: 'Lend a shoulder today for as long as you choose, and then take it home.',
      fits: ['first'],
    },
    {
      text: 'I keep my evenings for myself as carefully as any appointment.',
      why: 'Put one free evening in your diary, as you would an appointment.',
      fits: ['evening', 'rest', 'spare'],
    },
    {
      text: "I'm delighted to help, and I'm delighted to go home.",
      why: 'Help for an hour, and say goodbye as cheerfully as you said hello.',
      fits: ['not-heavy', 'not-low', 'first'],
    },
    {
      text: "When I cut the cake fairly, I'm one of the people.",
      why: 'Count yourself the next time you share something out.',
      fits: ['fairness'],
    },
    {
      text: 'I can like a person and decline the plan.',
      why: 'Say that you like them before you turn the plan down.',
      fits: ['friendship', 'fair'],
    },
    {
      text: 'I have a gate, and it opens from my side.',
      why: 'Decide who comes in today, and how far.',
      fits: ['independence', 'spare'],
    },
    {
      text: 'I give what I meant to give, and go home with change.',
      why: 'Stop at the amount you had in mind.',
      fits: ['care'],
    },
    {
      text: "When I'm pressed for an answer, I'll take my time.",
      why: 'Ask for time to think, and take as long as you need.',
      fits: ['patience', 'spare'],
    },
    {
      text: "{name}, you're kind, and you have closing hours.",
      why: 'Decide when you close today, and turn the sign round on time.',
      fits: ['humour', 'humour', 'first'],
    },
  ],
}
