import type { Page } from './types.ts'

export const connection: Page = {
  notice: [
    {
      text: 'Somebody was kind to me once, and I can remember it now.',
      why: 'Kind words keep well, so bring one back and let it reach you a second time.',
      fits: ['kindness'],
    },
    {
      text: 'I notice that other people are having their evening too, not far from me.',
      why: 'Other lives close by can be a kind of company, so think of them kindly for a moment.',
      fits: ['evening'],
    },
    {
      text: "I can think of a voice I'm fond of, and hear it in my mind.",
      why: 'Missing somebody shows how much they matter, and it may help to listen to the memory for a moment.',
      fits: ['time-alone', 'friendship', 'not-good', 'not-bright'],
    },
    {
      text: 'Part of me wants company, and part of me wants the quiet.',
      why: 'Both wishes are fair, and you can listen for the one that is louder today.',
      fits: ['time-alone'],
    },
    {
      text: 'Right now I notice who comes to mind first.',
      why: "It's good to know whom you think of, so send a word or simply think of them.",
      fits: ['friendship'],
    },
    {
      text: 'I notice I can be shy and still be glad to go in.',
      why: 'Shy and glad often come together, and it may help to let yourself feel the two.',
      fits: ['meeting-people'],
    },
    {
      text: 'I notice how it feels to be by myself just now.',
      why: 'It may be peaceful or lonely or both, so only see what you feel.',
      fits: ['time-alone'],
    },
    {
      text: "When I look through other people's news, I'll notice who I'd like to hear from.",
      why: 'Where you slow down tells you whom you care about, and you can remember that person.',
      fits: ['evening'],
    },
    {
      text: 'What if I only noticed one friendly face on the way today?',
      why: 'Keep your eyes open on the way, since one face is easy to look for.',
      fits: ['before-work'],
    },
    {
      text: '{name}, you can be on your own tonight and still belong to people.',
      why: 'Being alone for a night and belonging go together, so think of one person as you read.',
      fits: ['night', 'time-alone', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be the one who writes first.",
      why: 'Going first is a kindness and not a weakness, so three plain lines will do.',
      fits: ['friendship'],
    },
    {
      text: 'I can send a short message with nothing clever in it.',
      why: 'Plain messages are easy to answer, and it may help to send one without improving it.',
      fits: ['a-busy-day'],
    },
    {
      text: "It's okay to enjoy the company and leave early.",
      why: 'Leaving early is one way of looking after yourself, so plan a warm goodbye.',
      fits: ['meeting-people'],
    },
    {
      text: 'I may listen to somebody without mending anything.',
      why: 'Listening is often what was wanted, so let the mending wait and just hear them.',
      fits: ['care', 'patience'],
    },
    {
      text: 'I can be good company and still be quiet.',
      why: 'Quiet people make good company, so sit back and let the others talk.',
      fits: ['meeting-people'],
    },
    {
      text: "I don't have to be interesting to ask a kind question.",
      why: 'Being interested matters more than being interesting, and you can bring one kind question.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: "I'm letting a friend see my life before I've tidied it.",
      why: 'Letting somebody see how things are is a kind of trust, so leave one thing as it is.',
      fits: ['friendship'],
    },
    {
      text: "If the reply is slow, I'll let it mean that they're busy.",
      why: "It's a fairer guess than the sad one, so put the phone down for a while.",
      fits: ['waiting-for-news'],
    },
    {
      text: "What if I'm allowed to ask for company while I do the dull jobs?",
      why: 'Ask somebody for ten minutes, because company can be as plain as that.',
      fits: ['friendship'],
    },
    {
      text: '{name}, you can need people and need time to yourself.',
      why: 'Both needs belong to you and neither is selfish, so see which one is asking now.',
      fits: ['independence'],
    },
  ],
  learn: [
    {
      text: "I'm learning to enjoy quiet days with people I like.",
      why: 'Quiet days show people well, so spend one with somebody you like.',
      fits: ['rest'],
    },
    {
      text: "I'm learning which people I can be tired with.",
      why: 'Ease is a good sign in a friendship, and you can think of one person you can be tired with.',
      fits: ['friendship'],
    },
    {
      text: "I'm learning to ask a second question and wait for the answer.",
      why: 'The second question is where talk grows warm, so ask one and listen.',
      fits: ['curiosity', 'patience'],
    },
    {
      text: "I'm practising saying hello first to people I pass.",
      why: 'A hello takes one breath and costs little, so give away the next one.',
      fits: ['before-work'],
    },
    {
      text: "I'm learning that a short reply on the same day is fine.",
      why: 'Short and soon is friendly, so answer one message now and leave it short.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm getting used to letting people help me.",
      why: 'Letting others help is a skill like any other, so say yes to one offer.',
      fits: ['care'],
    },
    {
      text: "I'm learning to tell people I like them while they're here.",
      why: 'Warm words are best said early, and you can say yours before the goodbye.',
      fits: ['honesty'],
    },
    {
      text: "When I'm asked about myself, I'll practise giving one true answer.",
      why: 'One true thing about you is enough, and it may help to choose it before you go.',
      fits: ['honesty', 'meeting-people'],
    },
    {
      text: 'What would I ask if I were curious instead of nervous?',
      why: 'Curiosity gives your nerves something to do, so have one question ready.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: "{name}, you're learning that a wave from far off still counts.",
      why: 'Small signs keep people close, so wave to somebody today.',
      fits: ['kindness'],
    },
  ],
  do: [
    {
      text: "I've remembered what a friend likes before, and I can do it again.",
      why: 'Remembering small things is a way to love, so think of one more.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: "I've made a friend before out of a few chance words.",
      why: 'Look up once today, because friendship has begun in odd places before.',
      fits: ['humour'],
    },
    {
      text: 'Today I write to one person I think of often.',
      why: 'A kind thought takes five minutes to write, so begin with their name.',
      fits: ['friendship'],
    },
    {
      text: 'I can mend a silence with a few plain words.',
      why: 'You know how to begin again, and you can choose your few words and let them be simple.',
      fits: ['a-hard-talk'],
    },
    {
      text: "I've listened to somebody in a hard time before, and I can again.",
      why: 'Your listening has been a gift to somebody, so trust it when you offer it again.',
      fits: ['care'],
    },
    {
      text: "I've been new to a group before, and I found a place in it.",
      why: 'People have made room for you before, so come in and let them do it again.',
      fits: ['meeting-people'],
    },
    {
      text: 'I have asked for help before and been glad of it.',
      why: 'That is your own evidence, so think of one small thing to ask for.',
      fits: ['honesty'],
    },
    {
      text: "When a friend asks how I am, I'll answer truthfully.",
      why: 'Being real is what brings people near, so let one true sentence through.',
      fits: ['friendship'],
    },
    {
      text: 'Will I say hello today to somebody who lives near me?',
      why: 'Neighbours often wait for the other to begin, so let it be a small hello.',
      fits: ['kindness'],
    },
    {
      text: '{name}, you can sit quietly with somebody, and that can be enough.',
      why: "There's no need to shine, so simply keep somebody company.",
      fits: ['friendship'],
    },
  ],
  own: [
    {
      text: 'I am someone who remembers small things about my friends.',
      why: 'Friendship is made of small things remembered, and it may help to think of one now.',
      fits: ['friendship'],
    },
    {
      text: 'I reach out in small ways, and I do it often.',
      why: 'Often matters more than grand, so send one line today.',
      fits: ['kindness'],
    },
    {
      text: 'Friendship is a thing I make time for.',
      why: 'Time is what makes a friendship real, and you can put one meeting into your week.',
      fits: ['friendship'],
    },
    {
      text: "I'm somebody who listens to the end of a sentence.",
      why: 'Listening is a real thing to give, so offer it to somebody today.',
      fits: ['humour'],
    },
    {
      text: 'I keep room in my life for new people.',
      why: 'Think who might like to be asked, because an open place is a way to live.',
      fits: ['care'],
    },
    {
      text: 'I say the kind thing while the person is still in the room.',
      why: 'Kind words are best said early, so tell somebody one of them today.',
      fits: ['honesty', 'kindness'],
    },
    {
      text: 'I know how to be good company for myself.',
      why: 'Good company begins with your own, so do one small thing for yourself when you are home.',
      fits: ['time-alone', 'independence'],
    },
    {
      text: "When a friend goes quiet, I'll send a line that needs no answer.",
      why: 'A message that needs no answer is a gift, so keep it short and warm.',
      fits: ['friendship', 'patience'],
    },
    {
      text: 'What would a good neighbour do with ten spare minutes today?',
      why: "Ten minutes is enough to be a good neighbour, and you can think what you'd do with them.",
      fits: ['fairness'],
    },
    {
      text: '{name}, you are someone who can say hello first.',
      why: 'A small hello is enough to begin with, so give one to somebody today.',
      fits: ['meeting-people'],
    },
  ],
}
