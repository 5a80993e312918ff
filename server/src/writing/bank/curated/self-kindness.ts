import type { Page } from './types.ts'

export const selfKindness: Page = {
  notice: [
    {
      text: "When I'm hungry, I mistake it for my character.",
      why: 'Eat something before you make up your mind about yourself.',
      fits: ['first'],
    },
    {
      text: "I wouldn't use that word on a guest. I just used it on me.",
      why: 'Listen to the next word you use for yourself, and change it if you like.',
      fits: ['honesty', 'first'],
    },
    {
      text: "I'm tired. I've looked, and there's nothing else wrong with me.",
      why: 'Lie down for five minutes, and call off the search for anything worse.',
      fits: ['not-good', 'not-bright', 'first'],
    },
    {
      text: 'Sometimes I talk to myself like a traffic warden.',
      why: 'Tear up one ticket you’ve written yourself today.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'My own company is going rather well.',
      why: 'Stay by yourself for another minute, with nothing switched on.',
      fits: ['not-heavy', 'not-low', 'first'],
    },
    {
      text: 'I keep a list of my crimes. Most of them are emails.',
      why: 'Cross one small crime off the list, starting with the emails.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: "It's okay if today feels heavier than it looks.",
      why: 'Believe how it feels, whatever it looks like.',
      fits: ['not-good', 'not-bright', 'fair'],
    },
    {
      text: "When I hear myself being rude to me, I'll stop and say something softer.",
      why: 'Say one softer thing when you catch yourself.',
      fits: ['kindness', 'spare'],
    },
    {
      text: 'What would today look like if I only counted the kind bits?',
      why: 'Find one kind thing you did today.',
      fits: ['evening', 'spare'],
    },
    {
      text: '{name}, you can look back on today as a friend of yours would.',
      why: 'Say it softly, and look back at today that way.',
      fits: ['evening', 'winding-down', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to rest before it's finished.",
      why: 'Take five minutes for yourself now.',
      fits: ['rest', 'fair'],
    },
    {
      text: 'I can be sorry once.',
      why: 'Apologise once if you need to, and then talk about something else.',
      fits: ['first'],
    },
    {
      text: "It's okay to need comfort and an early night.",
      why: 'Go to bed a little early tonight.',
      fits: ['bedtime', 'rest', 'spare'],
    },
    {
      text: 'I can lower the bar to where I can sit on it.',
      why: 'Lower one thing you expect of yourself today, and have a seat.',
      fits: ['first'],
    },
    {
      text: 'I may leave the chores for tonight and sit down.',
      why: 'Sit down now, and leave the chores until tomorrow.',
      fits: ['evening', 'rest', 'spare'],
    },
    {
      text: "I don't have to deserve a break this afternoon.",
      why: 'Take a short break this afternoon, whatever you’ve done.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: "It's fine to be average at most things and happy.",
      why: 'Enjoy something today that you’re only middling at, such as singing.',
      fits: ['first'],
    },
    {
      text: "When I've dropped the ball, I'll let it roll for a minute.",
      why: 'Wait a minute before you run after the last thing you dropped.',
      fits: ['first'],
    },
    {
      text: 'What would I say to the dog if the dog had done it?',
      why: 'Use the voice you’d use for the dog, and say it to yourself.',
      fits: ['first'],
    },
    {
      text: '{name}, you can be on your own side for the next hour.',
      why: 'Try it for an hour, and see how it feels.',
      fits: ['a-hard-talk', 'fair'],
    },
  ],
  learn: [
    {
      text: "I've started to ask for a hand before I drop something.",
      why: 'Ask for one small piece of help.',
      fits: ['friendship', 'fair'],
    },
    {
      text: "I'm learning to apologise to myself, too, when I've been unfair.",
      why: 'Say one quiet sorry to yourself.',
      fits: ['fairness', 'fair'],
    },
    {
      text: 'I used to read my mistakes twice. Now I skim.',
      why: 'Skim your latest mistake, close the page, and go and do something else.',
      fits: ['first'],
    },
    {
      text: "I've begun to rest before the crash. It's quieter.",
      why: 'Rest for ten minutes now, while you still feel all right.',
      fits: ['rest', 'first'],
    },
    {
      text: "I've started keeping the kind messages, where I used to keep only the complaints.",
      why: 'Find one kind message, and put it where you’ll see it again.',
      fits: ['kindness', 'first'],
    },
    {
      text: "I'm getting used to saying I did my part, and meaning it.",
      why: 'Say it once this evening, and count what you did.',
      fits: ['evening', 'spare'],
    },
    {
      text: "I've swapped a short sharp word for oh dear, and I get more done.",
      why: 'Say oh dear the next time, and see how it feels.',
      fits: ['after-a-setback'],
    },
    {
      text: "When I drop something, I'll try oops.",
      why: 'Try saying oops out loud once, so that it’s ready when you need it.',
      fits: ['first'],
    },
    {
      text: 'What if I were learning to drive, and this was only a stall?',
      why: 'Turn the key, check your mirror, and pull away gently.',
      fits: ['first'],
    },
    {
      text: '{name}, a glass of water counts. You can look after yourself in sips.',
      why: 'Do one very small kind thing for yourself.',
      fits: ['health', 'fair'],
    },
  ],
  do: [
    {
      text: 'Today I look after my body before I decide anything big.',
      why: 'Have some food, water or a rest first.',
      fits: ['health', 'morning', 'afternoon', 'spare'],
    },
    {
      text: "I've forgiven people for more than this, and none of them was me.",
      why: 'Put yourself on the list of people you’ve forgiven, even if it’s at the bottom.',
      fits: ['friendship', 'first'],
    },
    {
      text: 'I say well done in the hall mirror, quickly, and get my coat.',
      why: 'Say well done as you pass the next mirror, and keep walking.',
      fits: ['first'],
    },
    {
      text: "I've had a bad morning before and a better afternoon after it.",
      why: 'Give the afternoon a chance before you judge the day.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: 'Before I sleep, I do one small kindness for the person I am tomorrow.',
      why: 'Do something small now, such as leaving a glass of water by the bed.',
      fits: ['bedtime', 'spare'],
    },
    {
      text: "When I feel low, I'll put on the good jumper and ask for less.",
      why: 'Fetch the good jumper now, and take one thing off today’s list.',
      fits: ['not-good', 'not-bright', 'first'],
    },
    {
      text: 'Will I give myself the ten minutes I would give a friend?',
      why: 'Choose which ten minutes they’ll be.',
      fits: ['fairness', 'spare'],
    },
    {
      text: "{name}, you've had hard weeks before and looked after yourself somehow.",
      why: 'Think of one hard week, and what you did to get through it.',
      fits: ['care', 'fair'],
    },
  ],
  own: [
    {
      text: 'What would I offer myself tonight if I were my own guest?',
      why: 'Ask yourself what you need, and do it if you can.',
      fits: ['evening', 'spare'],
    },
    {
      text: 'My patience includes me, even early in the day.',
      why: 'Be patient with yourself the next time you have to wait.',
      fits: ['patience', 'morning', 'fair'],
    },
    {
      text: 'I keep small promises to myself, such as soup.',
      why: 'Make one small promise to yourself, and keep it today.',
      fits: ['honesty', 'first'],
    },
    {
      text: "I have known me at my worst, and I'd still pick me up from the station.",
      why: 'Picture yourself on the platform with a heavy bag, and go and carry it.',
      fits: ['first'],
    },
    {
      text: 'My tired days are part of my life, and I look after them too.',
      why: 'Do one simple thing to look after yourself today.',
      fits: ['spare'],
    },
    {
      text: "I know how to look after people, and today I've got the one patient.",
      why: 'Do for yourself what you’d do for somebody in your care.',
      fits: ['care', 'first'],
    },
    {
      text: "When I'm hard work, I'll stay.",
      why: 'Stay with yourself for one slow breath, grumbling included.',
      fits: ['first'],
    },
    {
      text: '{name}, you can be sharp at ten and kind again by five past.',
      why: 'After a sharp word, say the next thing more softly.',
      fits: ['kindness', 'first'],
    },
  ],
}
