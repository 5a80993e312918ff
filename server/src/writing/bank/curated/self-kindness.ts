import type { Page } from './types.ts'

export const selfKindness: Page = {
  notice: [
    {
      text: 'I notice how I am right now, and I can go gently from here.',
      why: 'It begins with whatever is true for you and asks only for a little gentleness.',
      fits: ['care'],
    },
    {
      text: 'I notice the words I use for myself, and I can hear how they sound.',
      why: 'Hearing the tone is all this asks of you, and mending it can come later.',
      fits: ['honesty'],
    },
    {
      text: 'Part of me may be sore, and part of me can do the comforting.',
      why: 'Hurt and care can be in one person at the same time, so let the caring part go first.',
      fits: ['care', 'not-good', 'not-bright'],
    },
    {
      text: 'I can hear the hard voice in me, and I can listen for a softer one.',
      why: 'A second voice takes nothing from the first, and it makes more room around it.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: 'Right now I can let my hands rest, and count that as kindness.',
      why: 'Resting your hands is a very small kindness, and small ones suit any day.',
    },
    {
      text: 'I can find where it hurts, and breathe around that place.',
      why: 'Breathing around a sore feeling is gentler than pushing at it, so take it slowly.',
      fits: ['after-a-setback', 'not-good', 'not-bright'],
    },
    {
      text: "It's okay if today feels heavier than it looks.",
      why: 'How a day looks and how it feels can be two things, and yours is the one that counts.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: "When I hear myself being rude to me, I'll stop and say something softer.",
      why: 'One word at a time is a fair beginning, and this only asks you to hear it.',
      fits: ['kindness'],
    },
    {
      text: 'What if I noticed one kind thing I did today without being asked?',
      why: 'It looks for your own kindness in a gentle way, and very small things count.',
      fits: ['evening'],
    },
    {
      text: '{name}, you can look back on today as a friend of yours would.',
      why: 'Your name lets you speak to yourself as a friend might, so say it softly.',
      fits: ['evening', 'winding-down'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to rest before it's finished.",
      why: 'Rest often waits for a finish that is slow to come, so five minutes now are allowed.',
      fits: ['rest'],
    },
    {
      text: 'I can forgive a small mistake and carry on with my day.',
      why: 'Small pardons are good practice for larger ones, and one is enough for a morning.',
      fits: ['morning'],
    },
    {
      text: "It's okay to need comfort and an early night.",
      why: 'Needs are not faults, and going to bed early is a kind answer to one.',
      fits: ['bedtime', 'rest'],
    },
    {
      text: 'I can speak to myself in the voice I keep for a friend.',
      why: 'You already have that voice, so all you do is borrow it for one sentence.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: 'I may leave the chores for tonight and sit down.',
      why: 'Chores keep well overnight, and a tired person is allowed to sit.',
      fits: ['evening', 'rest'],
    },
    {
      text: "I don't have to deserve a break this afternoon.",
      why: 'Kindness without a price can be hard to take, and a short break is a good one to try.',
      fits: ['afternoon'],
    },
    {
      text: "I'm allowed to be a beginner and get things wrong.",
      why: 'Beginners make a mess and that is how they learn, so it is fine to leave one thing untidy.',
      fits: ['learning'],
    },
    {
      text: "When I get something wrong, I'll let myself begin again.",
      why: 'It is a kind plan made before you need it, and beginning again is the whole of it.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if good enough really were enough today?',
      why: 'It takes two familiar words at their meaning, and you may find that they hold.',
    },
    {
      text: '{name}, you can be on your own side for the next hour.',
      why: 'An hour is short enough to try, and you know how you speak to someone you like.',
      fits: ['a-hard-talk'],
    },
  ],
  learn: [
    {
      text: "I'm learning to ask for help.",
      why: 'Asking is a skill and skills have first tries, so choose one small thing to ask for.',
      fits: ['friendship'],
    },
    {
      text: "I'm learning to apologise to myself, too, when I've been unfair.",
      why: 'Fairness works in both directions, and one quiet sorry to yourself will do.',
      fits: ['fairness'],
    },
    {
      text: "Little by little, I'm finding a softer way to correct myself.",
      why: 'You can put something right without shouting at yourself, and one softer note is a start.',
      fits: ['kindness'],
    },
    {
      text: "I'm practising stopping when I'm tired, before I'm empty.",
      why: 'Stopping early is a habit you can build, and the first yawn is a good place to begin.',
      fits: ['rest'],
    },
    {
      text: "Each time I do something kind for myself, I'm learning to be looked after.",
      why: 'Care can be as small as lunch on time, and each small thing teaches you that you count.',
      fits: ['care'],
    },
    {
      text: "I'm getting used to saying I did my part, and meaning it.",
      why: 'A fair account of the day includes what you did, so say it once this evening.',
      fits: ['evening'],
    },
    {
      text: "Slowly, I'm finding gentler words for the mistakes I make.",
      why: 'New words take time to find, and changing one of them is enough for now.',
      fits: ['after-a-setback'],
    },
    {
      text: "If I compare today with a better day, I'll practise naming one good thing in this one.",
      why: 'It gives your attention something kind to do in place of a scolding.',
    },
    {
      text: "What would I tell a friend who'd had a setback like mine?",
      why: 'Most of us are kinder to friends, so answer it for them and then listen yourself.',
      fits: ['friendship', 'after-a-setback'],
    },
    {
      text: "{name}, you're learning that looking after yourself can be a very small thing.",
      why: 'Plain care is easy to repeat, and water is a good place to begin.',
      fits: ['health'],
    },
  ],
  do: [
    {
      text: "I've been gentle with myself before, and still done what I needed to.",
      why: 'It answers a common worry with your own record, and one such time is enough to recall.',
    },
    {
      text: 'Today I look after my body before I decide anything big.',
      why: 'Big decisions go better after food, water or a rest, and that order is a kind one.',
      fits: ['health'],
    },
    {
      text: "I've picked myself up before, and I can do so gently.",
      why: 'You have done this before in your own way, and an early night may be part of it.',
      fits: ['evening', 'after-a-setback'],
    },
    {
      text: "I've forgiven a friend's mistakes, and I can forgive my own.",
      why: 'The skill is already yours, and this only turns it round to face you.',
      fits: ['friendship'],
    },
    {
      text: "I've done small things for my own good, and I can do one more today.",
      why: 'Small acts count once they are counted, and you may think of one from this week.',
      fits: ['care'],
    },
    {
      text: "I've had a bad morning before and a better afternoon after it.",
      why: 'A day has more than one part, and it can turn without much help from you.',
      fits: ['afternoon'],
    },
    {
      text: 'Before I sleep, I do one small kindness for the person I am tomorrow.',
      why: 'It can be a note, a glass of water or a tidy corner, and the morning is glad of it.',
      fits: ['bedtime'],
    },
    {
      text: "When I make a mistake today, I'll note it once and move on.",
      why: 'Going over a mistake once is enough, and closing the book is the kind part.',
      fits: ['after-a-setback'],
    },
    {
      text: 'Will I give myself the ten minutes I would give a friend?',
      why: 'It asks for a fair share and no more, and you can choose which ten minutes they are.',
      fits: ['fairness'],
    },
    {
      text: "{name}, you've had hard weeks before and looked after yourself somehow.",
      why: 'It speaks of what you did and not of how you felt, and that record is yours.',
      fits: ['care'],
    },
  ],
  own: [
    {
      text: 'What would I offer myself tonight if I were my own guest?',
      why: 'Guests are asked what they need, so ask yourself and take the answer seriously.',
      fits: ['evening'],
    },
    {
      text: 'My patience includes me, even early in the day.',
      why: 'Patience often leaves out its owner, so include yourself in the next wait.',
      fits: ['patience', 'morning'],
    },
    {
      text: 'I am someone who keeps small promises to myself.',
      why: 'A promise to yourself is a promise too, and a small one is easy to keep today.',
      fits: ['honesty'],
    },
    {
      text: 'Kindness is how I begin again.',
      why: 'These are plain words for the moment after a slip, to say as you start once more.',
      fits: ['kindness', 'after-a-setback'],
    },
    {
      text: 'My tired days are part of my life, and I look after them too.',
      why: 'Tired days come to us all and want looking after, so begin with something simple.',
    },
    {
      text: "I'm a fair judge of my own work, and a kind one.",
      why: 'Fair and kind can be the same person, and one piece of work is enough to try it on.',
      fits: ['fairness'],
    },
    {
      text: 'I am as good a host to myself as I am to other people.',
      why: 'You know how to make somebody comfortable, and today the guest is you.',
      fits: ['time-alone', 'rest'],
    },
    {
      text: "I know how to look after someone, and today it's me.",
      why: 'Care is a skill you already use, and for an hour it can be turned towards you.',
      fits: ['care'],
    },
    {
      text: "When I run low, I'll look after myself first.",
      why: 'It is hard to give what you have not got, so this plan puts you first for a while.',
      fits: ['rest'],
    },
    {
      text: '{name}, you are someone who can find kindness again after a sharp word.',
      why: 'Coming back is the part that counts, and each sharp word is a chance to do it.',
      fits: ['kindness'],
    },
  ],
}
