import type { Page } from './types.ts'

export const connection: Page = {
  notice: [
    {
      text: 'I notice that other people are having their evening too, not far from me.',
      why: 'Think kindly of the people nearby for a moment.',
      fits: ['evening'],
    },
    {
      text: "I can think of a voice I'm fond of, and hear it in my mind.",
      why: 'Listen to it in your mind for a moment.',
      fits: ['time-alone', 'friendship', 'not-good', 'not-bright', 'spare'],
    },
    {
      text: 'Part of me wants company, and part of me wants the quiet.',
      why: 'Notice which of the two is louder today.',
      fits: ['time-alone', 'spare'],
    },
    {
      text: "I've been waiting to be asked, and it's just possible that they have too.",
      why: 'Ask first this time, with a day and a place in it.',
      fits: ['first'],
    },
    {
      text: 'I notice I can be shy and still be glad to go in.',
      why: 'Read it before you go in, and let yourself be both.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: "I know some footsteps by heart. That's a kind of closeness.",
      why: 'Listen for a step you know today, and guess before you look.',
      fits: ['first'],
    },
    {
      text: "When I look through other people's news, I'll notice who I'd like to hear from.",
      why: 'Notice the name you stop at, and send them a line if you’d like.',
      fits: ['evening', 'spare'],
    },
    {
      text: 'What if I only noticed one friendly face on the way today?',
      why: 'Look out for one friendly face on your way.',
      fits: ['before-work', 'spare'],
    },
    {
      text: '{name}, you can be on your own tonight and still belong to people.',
      why: 'Think of one person you belong with as you read it.',
      fits: ['night', 'time-alone', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be the one who writes first.",
      why: 'Write three plain lines to somebody, and send them.',
      fits: ['friendship', 'spare'],
    },
    {
      text: 'I can send a short message with nothing clever in it.',
      why: 'Send one short message without improving it.',
      fits: ['a-busy-day', 'fair'],
    },
    {
      text: "It's okay to enjoy the company and leave early.",
      why: 'Decide when you’ll go, and say a warm goodbye.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: 'I may listen to somebody without mending anything.',
      why: 'Listen to somebody today, and let the advice wait.',
      fits: ['care', 'patience', 'fair'],
    },
    {
      text: 'I can be good company and still be quiet.',
      why: 'Sit back, and let the others talk for a while.',
      fits: ['meeting-people', 'fair'],
    },
    {
      text: "I don't have to be interesting to ask a kind question.",
      why: 'Bring one kind question with you.',
      fits: ['curiosity', 'meeting-people', 'fair'],
    },
    {
      text: "I'm letting a friend see my life before I've tidied it.",
      why: 'Leave one thing untidy before they come.',
      fits: ['friendship'],
    },
    {
      text: "If the reply is slow, I'll let it mean that they're busy.",
      why: 'Put the phone down for a while, and do something else.',
      fits: ['waiting-for-news', 'spare'],
    },
    {
      text: "What if I'm allowed to ask for company while I do the dull jobs?",
      why: 'Ask somebody to keep you company for ten minutes.',
      fits: ['friendship', 'fair'],
    },
    {
      text: '{name}, you can need people and need time to yourself.',
      why: 'Notice which of the two you need just now.',
      fits: ['independence', 'fair'],
    },
  ],
  learn: [
    {
      text: "I'm learning to say I'd love to see somebody, and then to name a day.",
      why: 'Name a day to one friend, and put it in your diary.',
      fits: ['first'],
    },
    {
      text: "I'm learning which people I can be tired with.",
      why: 'Think of one person you can be tired with.',
      fits: ['friendship', 'first'],
    },
    {
      text: "I'm learning to ask a second question and wait for the answer.",
      why: 'Ask your second question, and wait for the answer.',
      fits: ['curiosity', 'patience', 'spare'],
    },
    {
      text: "I'm practising saying hello first to people I pass.",
      why: 'Say hello to the next person you pass.',
      fits: ['before-work', 'spare'],
    },
    {
      text: "I'm learning that a short reply on the same day is fine.",
      why: 'Answer one message now, and keep it short.',
      fits: ['a-busy-day', 'fair'],
    },
    {
      text: "I'm getting used to letting people help me.",
      why: 'Say yes to one offer of help.',
      fits: ['care', 'spare'],
    },
    {
      text: "I'm learning to tell people I like them while they're here.",
      why: 'Tell one person today that you’re glad of them.',
      fits: ['honesty', 'fair'],
    },
    {
      text: "When I'm asked about myself, I'll practise giving one true answer.",
      why: 'Choose the one true thing before you go.',
      fits: ['honesty', 'meeting-people', 'spare'],
    },
    {
      text: 'What would I ask if I were curious instead of nervous?',
      why: 'Think of one question before you go in.',
      fits: ['curiosity', 'meeting-people', 'fair'],
    },
    {
      text: "{name}, you're learning that a wave from far off still counts.",
      why: 'Wave or smile at somebody today.',
      fits: ['kindness', 'fair'],
    },
  ],
  do: [
    {
      text: 'I put my phone face down and my own face up.',
      why: 'Turn your phone over at the next meal, and look at who’s there.',
      fits: ['first'],
    },
    {
      text: "I've made a friend before out of a few chance words.",
      why: 'Look up once today, and say something to somebody near you.',
      fits: ['humour', 'fair'],
    },
    {
      text: 'Today I write to one person I think of often.',
      why: 'Write their name, and see what you’d like to say next.',
      fits: ['friendship', 'morning', 'afternoon', 'evening', 'fair'],
    },
    {
      text: 'I can mend a silence with a few plain words.',
      why: 'Choose your few plain words now.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: "I've been new to a group before, and I found a place in it.",
      why: 'Give the group a little time, as you did before.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: "I've told the truth and been handed a tissue.",
      why: 'Tell one person how things really are, and accept the tissue.',
      fits: ['honesty', 'first'],
    },
    {
      text: "When a friend asks how I am, I'll answer truthfully.",
      why: 'Say one true thing when they ask.',
      fits: ['friendship', 'spare'],
    },
    {
      text: 'Will I say hello today to somebody who lives near me?',
      why: 'Make it a small hello, and don’t wait for them to start.',
      fits: ['kindness', 'morning', 'afternoon', 'evening', 'spare'],
    },
    {
      text: '{name}, you can sit quietly with somebody, and that can be enough.',
      why: 'Keep somebody company today without filling the silence.',
      fits: ['friendship', 'spare'],
    },
  ],
  own: [
    {
      text: 'I am someone who remembers small things about my friends.',
      why: 'Think of one small thing about a friend now.',
      fits: ['friendship', 'spare'],
    },
    {
      text: 'I love a few people very much, and I tend to say it with soup.',
      why: 'Heat up enough for two, or send the recipe to somebody you love.',
      fits: ['care', 'first'],
    },
    {
      text: "I'm fond of far more people than I phone.",
      why: 'Phone one of them today, even for two minutes.',
      fits: ['friendship', 'first'],
    },
    {
      text: "I'm somebody who listens to the end of a sentence.",
      why: 'Let somebody finish what they’re saying today.',
      fits: ['humour', 'fair'],
    },
    {
      text: "I'm interested in people, including the ones who talk about trains.",
      why: 'Let somebody tell you about their trains, and ask one proper question.',
      fits: ['curiosity', 'first'],
    },
    {
      text: 'I say the kind thing while the person is still in the room.',
      why: 'Say one kind thing today before they go.',
      fits: ['honesty', 'kindness'],
    },
    {
      text: "I'm the kind who reads out the funny bit.",
      why: 'Read the funny bit aloud today, even if there’s only the cat.',
      fits: ['first'],
    },
    {
      text: "When a friend goes quiet, I'll send a line that needs no answer.",
      why: 'Keep it short and warm, and don’t ask for an answer.',
      fits: ['friendship', 'patience', 'first'],
    },
    {
      text: 'What would a good neighbour do with ten spare minutes today?',
      why: 'Think of one thing you could do for someone near you.',
      fits: ['fairness', 'morning', 'afternoon', 'fair'],
    },
    {
      text: '{name}, you are someone who can say hello first.',
      why: 'Say a small hello to somebody today.',
      fits: ['meeting-people', 'spare'],
    },
  ],
}
