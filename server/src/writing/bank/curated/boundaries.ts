import type { Page } from './types.ts'

export const boundaries: Page = {
  notice: [
    {
      text: "I notice what my body says when I'm asked for something.",
      why: 'A body often answers before we do, and it only wants to be heard.',
      fits: ['honesty'],
    },
    {
      text: 'I can notice a sigh before I answer a message.',
      why: 'A sigh is a small answer of its own, so hear it before you send yours.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Part of me wants to help, and part of me may need a rest.',
      why: 'Both parts are telling the truth, and you can listen to one after the other.',
      fits: ['care'],
    },
    {
      text: 'Right now I can see how full this day is before I add to it.',
      why: 'A full day is easier to protect once you have looked at it honestly.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I notice how I feel when different people call.',
      why: 'It is information and not a verdict, and your shoulders may tell you first.',
    },
    {
      text: 'There may be a no in me, and I can hear it however quiet it is.',
      why: 'A no often begins quietly, and listening for it is all this asks.',
      fits: ['courage'],
    },
    {
      text: 'I can notice when I explain more than I was asked.',
      why: 'Extra reasons often show where we feel unsure, and noticing them is enough for now.',
      fits: ['honesty'],
    },
    {
      text: "When my answer comes too fast, I'll notice who it was for.",
      why: 'A quick yes is often a habit, and it is worth asking whose wish it was.',
      fits: ['independence'],
    },
    {
      text: 'What if I noticed what I want before anyone asks?',
      why: 'It lets your own wish speak first, and in the morning there is time to hear it.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can hear what is being asked and take a breath before you answer.',
      why: 'You can attend to both at once, and your breath is the one to begin with.',
      fits: ['a-hard-talk'],
    },
  ],
  allow: [
    {
      text: "I'm learning to pause before I say yes.",
      why: 'A pause is a complete answer for the moment, and a breath is long enough for one.',
      fits: ['patience'],
    },
    {
      text: "I'm allowed to say let me think, and take my time.",
      why: 'Those words buy you honest time, and they are useful to know by heart.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can leave at the time I said I would leave.',
      why: 'Leaving is easier when the time is chosen beforehand, so choose it now.',
      fits: ['evening'],
    },
    {
      text: "It's okay to be kind and unavailable.",
      why: 'The two go together more often than it seems, and one sentence can hold them both.',
      fits: ['kindness'],
    },
    {
      text: 'I may keep this evening empty and not explain why.',
      why: 'An empty evening can be a plan like any other, and it needs no reason.',
      fits: ['evening', 'rest'],
    },
    {
      text: 'I can say no to a request and stay warm to the person.',
      why: 'A request and a person are two different things, and each can have its own answer.',
      fits: ['before-work'],
    },
    {
      text: "I don't owe anybody a reply in the middle of the night.",
      why: 'Night is meant for other things, and a message can wait until it is light.',
      fits: ['night', 'bedtime'],
    },
    {
      text: "If I'm asked on the spot, I'll let myself answer later.",
      why: 'It helps to have this ready for when you feel cornered, since most answers can wait.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What if my no is allowed to be one word long?',
      why: 'A short no is a clear one, and small requests are good ones to try it on.',
      fits: ['honesty'],
    },
    {
      text: '{name}, you can stop for today while some questions are still open.',
      why: 'It can be easier to stop when it is your own name that gives you leave.',
      fits: ['winding-down'],
    },
  ],
  learn: [
    {
      text: "I'm learning to say no without a list of reasons.",
      why: 'Reasons invite debate, and a plain no can stop kindly at the full stop.',
      fits: ['honesty'],
    },
    {
      text: "Little by little, I'm finding out how much I can give and still be patient.",
      why: 'Limits are easier to keep once you know where they are, and today may show you one.',
      fits: ['patience'],
    },
    {
      text: "I'm practising a kind no, out loud and on my own.",
      why: 'Rehearsing makes a voice steadier, and an empty room is a patient listener.',
      fits: ['kindness'],
    },
    {
      text: "Each time I stop on time, I'm learning that things go on without me.",
      why: 'Most things continue very well after we leave, and you can see it for yourself.',
      fits: ['before-work'],
    },
    {
      text: "I'm getting used to the idea that someone may be cross for a while.",
      why: "Other people's crossness passes as your own does, and you can breathe while it does.",
      fits: ['a-hard-talk'],
    },
    {
      text: "Bit by bit, I'm learning which favours I give gladly and which wear me out.",
      why: 'How you feel afterwards is a good guide, and the last favour you did can tell you.',
      fits: ['care'],
    },
    {
      text: "I'm teaching myself to think of my evening before I say yes.",
      why: 'Your evening counts too, and it is easier to protect before you agree.',
      fits: ['afternoon', 'evening'],
    },
    {
      text: "When I feel guilty, I'll practise checking whether I did anything wrong.",
      why: 'Feeling guilty does not mean you did wrong, and the facts can be looked at one by one.',
      fits: ['fairness'],
    },
    {
      text: 'What would change if I believed my first quiet no?',
      why: 'It lets your first answer speak, before all the reasons for a yes arrive.',
      fits: ['courage'],
    },
    {
      text: "{name}, you're learning that your time is yours to share or to keep.",
      why: 'Your time is not open to all comers, and you may choose when to let people in.',
      fits: ['independence'],
    },
  ],
  do: [
    {
      text: "I've said no before, and life went on the next day.",
      why: 'You have seen that a no can be survived, and one such time is worth recalling.',
    },
    {
      text: 'Today I turn down one thing, in two plain sentences.',
      why: 'A clear limit is easier to keep, and two sentences are enough for most.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can walk away from a loud room and find some quiet.',
      why: 'You have found your way out of the noise before, and the way is still there.',
      fits: ['meeting-people'],
    },
    {
      text: 'I can keep a free evening free, and enjoy the quiet.',
      why: 'The memory is a good reason to do it again, so choose an evening for it.',
      fits: ['rest'],
    },
    {
      text: "I've told the truth kindly before, and the friendship stayed.",
      why: 'You have seen a friendship hold an honest word, and it can do so again.',
      fits: ['friendship', 'honesty'],
    },
    {
      text: 'I put my phone on silent, and the night is mine.',
      why: 'It takes one small act, and what comes in meanwhile can wait for the morning.',
      fits: ['bedtime'],
    },
    {
      text: 'I can ask for my turn to speak, in a steady voice.',
      why: 'You have spoken up before, and the same voice is there when you want it.',
      fits: ['fairness'],
    },
    {
      text: "When I'm asked for the same favour again, I'll offer only what I can spare.",
      why: 'A choice made in advance is lighter to carry, so decide now what you can spare.',
    },
    {
      text: 'Will I say my no early, while it can still be short and kind?',
      why: 'An early no is kinder to both sides, and it can be quite short.',
      fits: ['kindness'],
    },
    {
      text: '{name}, you can stand your ground in a soft voice.',
      why: 'Soft and firm have gone together in you before, and you may remember the words.',
      fits: ['a-hard-talk'],
    },
  ],
  own: [
    {
      text: 'What if I looked at my diary before I said yes?',
      why: 'A diary is frank about how much time there is, so look before you answer.',
      fits: ['honesty'],
    },
    {
      text: 'I am someone whose yes means yes.',
      why: 'A careful yes is worth having, so you can give the next one slowly.',
      fits: ['honesty'],
    },
    {
      text: 'I keep my evenings for myself as carefully as any appointment.',
      why: 'Rest belongs in the diary too, and a free evening is a promise you can keep.',
      fits: ['evening', 'rest'],
    },
    {
      text: "I'm kind with my words and clear about my time.",
      why: 'Kind and clear can share one sentence, and people are often glad of both.',
      fits: ['kindness'],
    },
    {
      text: 'My sense of what is fair includes me.',
      why: 'It is easy to be fair to all but yourself, so leave a proper share for you.',
      fits: ['fairness'],
    },
    {
      text: 'I can like a person and decline the plan.',
      why: 'Liking somebody and agreeing to a plan are two things, and you can say the first aloud.',
      fits: ['friendship'],
    },
    {
      text: 'I decide how close people come, and I can change my mind.',
      why: 'Closeness is yours to choose, and choosing again later is part of that.',
      fits: ['independence'],
    },
    {
      text: 'I give what I meant to give, and I keep the rest.',
      why: 'Keeping something back is a way of caring for the person you are tomorrow.',
      fits: ['care'],
    },
    {
      text: "When I'm pressed for an answer, I'll take my time.",
      why: 'Slow answers are better made, and saying that you would like time is already one.',
      fits: ['patience'],
    },
    {
      text: '{name}, your warmth is yours to give, and you choose who is close to you.',
      why: 'Warm and careful can be the same person, and the choosing is up to you.',
      fits: ['care'],
    },
  ],
}
