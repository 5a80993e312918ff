import type { Page } from './types.ts'

export const boundaries: Page = {
  notice: [
    {
      text: "I notice what my body says when I'm asked for something.",
      why: 'Notice your shoulders or your stomach the next time someone asks you for something.',
      fits: ['honesty'],
    },
    {
      text: 'I can notice a sigh before I answer a message.',
      why: 'Listen for the sigh before you reply to the next message.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Part of me wants to help, and part of me may need a rest.',
      why: 'Listen to each part in turn before you answer anyone.',
      fits: ['care'],
    },
    {
      text: 'Right now I can see how full this day is before I add to it.',
      why: 'Look at what’s already in today before you say yes to anything more.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I notice how I feel when different people call.',
      why: 'Notice how you feel the next time your phone rings.',
    },
    {
      text: 'There may be a no in me, and I can hear it however quiet it is.',
      why: 'Wait for a moment before you answer, and listen for it.',
      fits: ['courage'],
    },
    {
      text: 'I can notice when I explain more than I was asked.',
      why: 'Notice it the next time you hear yourself add another reason.',
      fits: ['honesty'],
    },
    {
      text: "When my answer comes too fast, I'll notice who it was for.",
      why: 'Ask yourself afterwards who the quick answer was for.',
      fits: ['independence'],
    },
    {
      text: 'What if I noticed what I want before anyone asks?',
      why: 'Ask yourself this before you talk to anyone today.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can hear what is being asked and take a breath before you answer.',
      why: 'Take one breath before you reply to the next request.',
      fits: ['a-hard-talk'],
    },
  ],
  allow: [
    {
      text: "I'm learning to pause before I say yes.",
      why: 'Take one breath before your next yes.',
      fits: ['patience'],
    },
    {
      text: "I'm allowed to say let me think, and take my time.",
      why: 'Say the words aloud once, so they’re ready when you need them.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can leave at the time I said I would leave.',
      why: 'Decide now when you’ll leave, and tell someone if it helps.',
      fits: ['evening'],
    },
    {
      text: "It's okay to be kind and unavailable.",
      why: 'Think of one kind sentence that says you can’t.',
      fits: ['kindness'],
    },
    {
      text: 'I may keep this evening empty and not explain why.',
      why: 'Keep this evening free, and don’t give a reason.',
      fits: ['evening', 'rest'],
    },
    {
      text: 'I can say no to a request and stay warm to the person.',
      why: 'Say no to the request, and ask the person how they are.',
      fits: ['before-work'],
    },
    {
      text: "I don't owe anybody a reply in the middle of the night.",
      why: 'Put your phone where you won’t see it until morning.',
      fits: ['night', 'bedtime'],
    },
    {
      text: "If I'm asked on the spot, I'll let myself answer later.",
      why: 'Keep a sentence ready, such as asking to answer tomorrow.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What if my no is allowed to be one word long?',
      why: 'Try a short no on something small first.',
      fits: ['honesty'],
    },
    {
      text: '{name}, you can stop for today while some questions are still open.',
      why: 'Read it when you’d like to stop, and leave the rest for tomorrow.',
      fits: ['winding-down'],
    },
  ],
  learn: [
    {
      text: "I'm learning to say no without a list of reasons.",
      why: 'Say your next no in one sentence, without a reason.',
      fits: ['honesty'],
    },
    {
      text: "Little by little, I'm finding out how much I can give and still be patient.",
      why: 'Notice today when giving starts to make you impatient.',
      fits: ['patience'],
    },
    {
      text: "I'm practising a kind no, out loud and on my own.",
      why: 'Practise it out loud while nobody’s listening.',
      fits: ['kindness'],
    },
    {
      text: "Each time I stop on time, I'm learning that things go on without me.",
      why: 'Stop at the time you planned today, and see what happens.',
      fits: ['before-work'],
    },
    {
      text: "I'm getting used to the idea that someone may be cross for a while.",
      why: 'Remember it when someone’s cross, and give it time to pass.',
      fits: ['a-hard-talk'],
    },
    {
      text: "Bit by bit, I'm learning which favours I give gladly and which wear me out.",
      why: 'Think of the last favour you did, and how you felt afterwards.',
      fits: ['care'],
    },
    {
      text: "I'm teaching myself to think of my evening before I say yes.",
      why: 'Picture your evening before you agree to anything today.',
      fits: ['afternoon', 'evening'],
    },
    {
      text: "When I feel guilty, I'll practise checking whether I did anything wrong.",
      why: 'Check the facts one by one before you say sorry.',
      fits: ['fairness'],
    },
    {
      text: 'What would change if I believed my first quiet no?',
      why: 'Ask yourself this before you start listing reasons to say yes.',
      fits: ['courage'],
    },
    {
      text: "{name}, you're learning that your time is yours to share or to keep.",
      why: 'Say it before you agree to the next thing.',
      fits: ['independence'],
    },
  ],
  do: [
    {
      text: "I've said no before, and life went on the next day.",
      why: 'Think of a time you said no and it turned out fine.',
    },
    {
      text: 'Today I turn down one thing, in two plain sentences.',
      why: 'Choose the one thing now, and write your two sentences.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can walk away from a loud room and find some quiet.',
      why: 'Step outside for a few minutes when it gets too loud.',
      fits: ['meeting-people'],
    },
    {
      text: 'I can keep a free evening free, and enjoy the quiet.',
      why: 'Choose one evening this week, and keep it for yourself.',
      fits: ['rest'],
    },
    {
      text: "I've told the truth kindly before, and the friendship stayed.",
      why: 'Think of a time honesty went better than you feared.',
      fits: ['friendship', 'honesty'],
    },
    {
      text: 'I put my phone on silent, and the night is mine.',
      why: 'Put it on silent now, and leave the messages until morning.',
      fits: ['bedtime'],
    },
    {
      text: 'I can ask for my turn to speak, in a steady voice.',
      why: 'Wait for a pause, and ask for your turn.',
      fits: ['fairness'],
    },
    {
      text: "When I'm asked for the same favour again, I'll offer only what I can spare.",
      why: 'Decide now how much you can give, before they ask.',
    },
    {
      text: 'Will I say my no early, while it can still be short and kind?',
      why: 'Say it today rather than tomorrow, and keep it short.',
      fits: ['kindness'],
    },
    {
      text: '{name}, you can stand your ground in a soft voice.',
      why: 'Say what you need to in a quiet voice, and repeat it if you must.',
      fits: ['a-hard-talk'],
    },
  ],
  own: [
    {
      text: 'What if I looked at my diary before I said yes?',
      why: 'Look at your diary before you answer.',
      fits: ['honesty'],
    },
    {
      text: 'I am someone whose yes means yes.',
      why: 'Give your next yes only if you mean it.',
      fits: ['honesty'],
    },
    {
      text: 'I keep my evenings for myself as carefully as any appointment.',
      why: 'Put one free evening in your diary, as you would an appointment.',
      fits: ['evening', 'rest'],
    },
    {
      text: "I'm kind with my words and clear about my time.",
      why: 'Say something kind and something clear in the same sentence today.',
      fits: ['kindness'],
    },
    {
      text: 'My sense of what is fair includes me.',
      why: 'Count yourself in when you share things out today.',
      fits: ['fairness'],
    },
    {
      text: 'I can like a person and decline the plan.',
      why: 'Say that you like them before you turn the plan down.',
      fits: ['friendship'],
    },
    {
      text: 'I decide how close people come, and I can change my mind.',
      why: 'Choose who you’d like close to you today, and change your mind if you want.',
      fits: ['independence'],
    },
    {
      text: 'I give what I meant to give, and I keep the rest.',
      why: 'Keep a little time or energy back for yourself today.',
      fits: ['care'],
    },
    {
      text: "When I'm pressed for an answer, I'll take my time.",
      why: 'Ask for time to think, and take as long as you need.',
      fits: ['patience'],
    },
    {
      text: '{name}, your warmth is yours to give, and you choose who is close to you.',
      why: 'Choose one person today to give a little extra warmth to.',
      fits: ['care'],
    },
  ],
}
