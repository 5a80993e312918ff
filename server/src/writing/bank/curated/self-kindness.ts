import type { Page } from './types.ts'

export const selfKindness: Page = {
  notice: [
    {
      text: "I'm about three-quarters. I can drive at three-quarters.",
      why: 'Ask how much of you is here, and go at that speed.',
      fits: ['care'],
    },
    {
      text: "I wouldn't use that word on a guest. I just used it on me.",
      why: 'Listen to the next word you use for yourself, and change it if you like.',
      fits: ['honesty'],
    },
    {
      text: 'Part of me may be sore, and part of me can do the comforting.',
      why: 'Let the part that can comfort go first.',
      fits: ['care', 'not-good', 'not-bright'],
    },
    {
      text: 'I can hear the hard voice in me, and I can listen for a softer one.',
      why: 'Listen for the softer voice before you do anything else.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: 'Right now I can let my hands rest, and count that as kindness.',
      why: 'Rest your hands for a minute.',
    },
    {
      text: 'I can find where it hurts, and breathe around that place.',
      why: 'Breathe slowly for a minute, and don’t push at it.',
      fits: ['after-a-setback', 'not-good', 'not-bright'],
    },
    {
      text: "It's okay if today feels heavier than it looks.",
      why: 'Believe how it feels, whatever it looks like.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: "When I hear myself being rude to me, I'll stop and say something softer.",
      why: 'Say one softer thing when you catch yourself.',
      fits: ['kindness'],
    },
    {
      text: 'What would today look like if I only counted the kind bits?',
      why: 'Find one kind thing you did today.',
      fits: ['evening'],
    },
    {
      text: '{name}, you can look back on today as a friend of yours would.',
      why: 'Say it softly, and look back at today that way.',
      fits: ['evening', 'winding-down'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to rest before it's finished.",
      why: 'Take five minutes for yourself now.',
      fits: ['rest'],
    },
    {
      text: 'I can forgive a small mistake and carry on with my day.',
      why: 'Choose one small mistake, and let it go.',
      fits: ['morning'],
    },
    {
      text: "It's okay to need comfort and an early night.",
      why: 'Go to bed a little early tonight.',
      fits: ['bedtime', 'rest'],
    },
    {
      text: 'I can speak to myself in the voice I keep for a friend.',
      why: 'Borrow that voice for one sentence.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: 'I may leave the chores for tonight and sit down.',
      why: 'Sit down now, and leave the chores until tomorrow.',
      fits: ['evening', 'rest'],
    },
    {
      text: "I don't have to deserve a break this afternoon.",
      why: 'Take a short break this afternoon, whatever you’ve done.',
      fits: ['afternoon'],
    },
    {
      text: "I'm allowed to be a beginner and get things wrong.",
      why: 'Let one thing you do today be untidy.',
      fits: ['learning'],
    },
    {
      text: "When I get something wrong, I'll let myself begin again.",
      why: 'Begin again from wherever you are.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if good enough really were enough today?',
      why: 'Decide what would be good enough, and stop there.',
    },
    {
      text: '{name}, you can be on your own side for the next hour.',
      why: 'Try it for an hour, and see how it feels.',
      fits: ['a-hard-talk'],
    },
  ],
  learn: [
    {
      text: "I've started to ask for a hand before I drop something.",
      why: 'Ask for one small piece of help.',
      fits: ['friendship'],
    },
    {
      text: "I'm learning to apologise to myself, too, when I've been unfair.",
      why: 'Say one quiet sorry to yourself.',
      fits: ['fairness'],
    },
    {
      text: "Little by little, I'm finding a softer way to correct myself.",
      why: 'Correct yourself once today as you would a friend.',
      fits: ['kindness'],
    },
    {
      text: 'I stop at a quarter full these days, and not at the red light.',
      why: 'Stop while there’s still something in the tank.',
      fits: ['rest'],
    },
    {
      text: "Each time I do something kind for myself, I'm learning to be looked after.",
      why: 'Do one small kind thing for yourself, such as lunch on time.',
      fits: ['care'],
    },
    {
      text: "I'm getting used to saying I did my part, and meaning it.",
      why: 'Say it once this evening, and count what you did.',
      fits: ['evening'],
    },
    {
      text: "I've swapped a short sharp word for oh dear, and I get more done.",
      why: 'Say oh dear the next time, and see how it feels.',
      fits: ['after-a-setback'],
    },
    {
      text: "If I compare today with a better day, I'll practise naming one good thing in this one.",
      why: 'Name one good thing about today when the comparing starts.',
    },
    {
      text: "What would I tell a friend who'd had a setback like mine?",
      why: 'Answer it for your friend, and then take your own advice.',
      fits: ['friendship', 'after-a-setback'],
    },
    {
      text: '{name}, a glass of water counts. You can look after yourself in sips.',
      why: 'Do one very small kind thing for yourself.',
      fits: ['health'],
    },
  ],
  do: [
    {
      text: "I've been gentle with myself before, and still done what I needed to.",
      why: 'Think of one time you were gentle and still got things done.',
    },
    {
      text: 'Today I look after my body before I decide anything big.',
      why: 'Have some food, water or a rest first.',
      fits: ['health'],
    },
    {
      text: "I've picked myself up before, and I can do so gently.",
      why: 'Think of what helped you last time.',
      fits: ['evening', 'after-a-setback'],
    },
    {
      text: "I've forgiven a friend's mistakes, and I can forgive my own.",
      why: 'Think of a friend you forgave, and try the same words on yourself.',
      fits: ['friendship'],
    },
    {
      text: "I've done small things for my own good, and I can do one more today.",
      why: 'Think of one small good thing you did for yourself this week.',
      fits: ['care'],
    },
    {
      text: "I've had a bad morning before and a better afternoon after it.",
      why: 'Give the afternoon a chance before you judge the day.',
      fits: ['afternoon'],
    },
    {
      text: 'Before I sleep, I do one small kindness for the person I am tomorrow.',
      why: 'Do something small now, such as leaving a glass of water by the bed.',
      fits: ['bedtime'],
    },
    {
      text: "When I make a mistake today, I'll note it once and move on.",
      why: 'Note it once, and go on to the next thing.',
      fits: ['after-a-setback'],
    },
    {
      text: 'Will I give myself the ten minutes I would give a friend?',
      why: 'Choose which ten minutes they’ll be.',
      fits: ['fairness'],
    },
    {
      text: "{name}, you've had hard weeks before and looked after yourself somehow.",
      why: 'Think of one hard week, and what you did to get through it.',
      fits: ['care'],
    },
  ],
  own: [
    {
      text: 'What would I offer myself tonight if I were my own guest?',
      why: 'Ask yourself what you need, and do it if you can.',
      fits: ['evening'],
    },
    {
      text: 'My patience includes me, even early in the day.',
      why: 'Be patient with yourself the next time you have to wait.',
      fits: ['patience', 'morning'],
    },
    {
      text: 'I keep small promises to myself, such as soup.',
      why: 'Make one small promise to yourself, and keep it today.',
      fits: ['honesty'],
    },
    {
      text: 'Kindness is how I begin again.',
      why: 'Say it after a mistake, and start again.',
      fits: ['kindness', 'after-a-setback'],
    },
    {
      text: 'My tired days are part of my life, and I look after them too.',
      why: 'Do one simple thing to look after yourself today.',
    },
    {
      text: "I'm a fair judge of my own work, and a kind one.",
      why: 'Judge one piece of your work fairly today.',
      fits: ['fairness'],
    },
    {
      text: 'I am as good a host to myself as I am to other people.',
      why: 'Make yourself comfortable, as you would a guest.',
      fits: ['time-alone', 'rest'],
    },
    {
      text: "I know how to look after people, and today I've got the one patient.",
      why: 'Do for yourself what you’d do for somebody in your care.',
      fits: ['care'],
    },
    {
      text: "When I run low, I'll look after myself first.",
      why: 'Stop and look after yourself before you help anyone else.',
      fits: ['rest'],
    },
    {
      text: '{name}, you can be sharp at ten and kind again by five past.',
      why: 'After a sharp word, say the next thing more softly.',
      fits: ['kindness'],
    },
  ],
}
