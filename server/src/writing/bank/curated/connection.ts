import type { Page } from './types.ts'

export const connection: Page = {
  notice: [
    {
      text: 'I notice I miss a voice, and I can still hear how it laughs.',
      why: 'Missing someone shows what matters; listen to the memory for a moment.',
      fits: ['time-alone', 'friendship', 'not-good', 'not-bright'],
    },
    {
      text: 'I can hear neighbours through the wall, living their own evening.',
      why: 'Other lives nearby can be company; listen kindly.',
      fits: ['evening'],
    },
    {
      text: 'Part of me wants company, and part of me wants the quiet kitchen.',
      why: 'Both wishes are fair; see which is louder today.',
      fits: ['time-alone'],
    },
    {
      text: 'Right now I notice who comes to mind when the kettle boils.',
      why: 'It is good to know who comes to mind; send a note, or simply think of them.',
      fits: ['friendship'],
    },
    {
      text: 'I notice I felt shy at the door, and I still went in.',
      why: 'Shy and present is a real pair; notice both.',
      fits: ['meeting-people'],
    },
    {
      text: 'There is a message I have read twice, and I notice it made me smile.',
      why: 'A kind message can be read twice; let the smile stay.',
      fits: ['kindness'],
    },
    {
      text: 'I notice the seat beside me, and how I feel about it.',
      why: 'No need to fill the seat; only see what you feel.',
      fits: ['time-alone'],
    },
    {
      text: "When I scroll past faces, I'll notice which one I slow down for.",
      why: 'Where you slow down tells you something; remember that face.',
      fits: ['evening'],
    },
    {
      text: 'What if I only noticed one friendly face on the way today?',
      why: "One face is easy to look for; it may be a dog's.",
      fits: ['before-work'],
    },
    {
      text: '{name}, you can feel alone tonight and still hear the street.',
      why: 'You can want company and quiet at once; open the window a little.',
      fits: ['night', 'time-alone', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be the one who writes first.",
      why: 'Going first is a gift, not a weakness; write three lines.',
      fits: ['friendship'],
    },
    {
      text: 'I can send a short message with nothing clever in it.',
      why: 'Plain messages are easy to answer; send one.',
      fits: ['a-busy-day'],
    },
    {
      text: "It's okay to love the party and leave by nine.",
      why: 'Leaving early is a way of staying well; plan the goodbye.',
      fits: ['meeting-people'],
    },
    {
      text: 'I may listen without mending anything for a whole cup of tea.',
      why: 'Listening is plenty; hold the cup with both hands.',
      fits: ['care', 'patience'],
    },
    {
      text: 'I can be good company and still be quiet.',
      why: 'Quiet people make good company; sit back.',
      fits: ['meeting-people'],
    },
    {
      text: "I don't have to be interesting to ask a kind question.",
      why: 'Interest beats being interesting; bring one question.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: "I'm letting a friend see the untidy kitchen.",
      why: 'Letting somebody see your real kitchen is a kind of trust; leave one cup out.',
      fits: ['friendship'],
    },
    {
      text: "If the reply is slow, I'll let the silence be a busy day.",
      why: 'A fair guess in place of a sad one; put the phone down.',
      fits: ['waiting-for-news'],
    },
    {
      text: "What if I'm allowed to ask for company with the washing up?",
      why: 'Company can be that plain; ask for ten minutes.',
      fits: ['friendship'],
    },
    {
      text: '{name}, you can need people and need a walk home by yourself.',
      why: 'Both needs can share an evening; say so out loud.',
      fits: ['independence'],
    },
  ],
  learn: [
    {
      text: "I'm learning to ask a second question and wait for it.",
      why: 'The second question is where talk warms up; try one.',
      fits: ['curiosity', 'patience'],
    },
    {
      text: "Little by little, I'm finding the people I can be tired around.",
      why: 'Ease is a good sign; think of one name.',
      fits: ['friendship'],
    },
    {
      text: "I'm practising saying hello first on the stairs.",
      why: 'A hello takes one breath; use the next one.',
      fits: ['before-work'],
    },
    {
      text: "Each time I reply on the day, I'm learning that short is fine.",
      why: 'Short and soon is friendly; answer one now.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm getting used to being helped with the heavy end.",
      why: 'Letting others lift is a skill; say yes to one offer.',
      fits: ['care'],
    },
    {
      text: "I'm learning to say I missed this, while the coat is still on.",
      why: 'Warm words fit in doorways; say them early.',
      fits: ['honesty'],
    },
    {
      text: "Slowly, I'm finding out what my friends are like on quiet days.",
      why: 'Quiet days show people well; share one.',
      fits: ['rest'],
    },
    {
      text: "When talk turns to me, I'll practise giving one true answer.",
      why: 'One true thing is enough; choose it before you go.',
      fits: ['honesty', 'meeting-people'],
    },
    {
      text: 'What would I ask if I were curious instead of nervous?',
      why: 'It gives the nerves something to do; pick a question.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: "{name}, you're learning that a wave across the road still counts.",
      why: 'Small signs keep people close; wave to somebody today.',
      fits: ['kindness'],
    },
  ],
  do: [
    {
      text: "I've made a friend in a waiting room before, over a bad coffee.",
      why: 'Friendship has begun in odd places; look up once.',
      fits: ['humour'],
    },
    {
      text: 'Today I write to one person I think of often.',
      why: 'A kind thought takes five minutes to write down; begin with their name.',
      fits: ['friendship'],
    },
    {
      text: 'I have mended a silence before, with four words and some cake.',
      why: 'You know how to begin again; choose the words.',
      fits: ['a-hard-talk'],
    },
    {
      text: "I've listened through a long night before, and it mattered.",
      why: 'Your listening is a fact; lend it again when you can.',
      fits: ['care'],
    },
    {
      text: "I've come late to a table before, and a chair was found for me.",
      why: 'People have made room for you before; take your coat off and stay.',
      fits: ['meeting-people'],
    },
    {
      text: 'I remembered how a friend takes tea, and I made it that way.',
      why: 'Small memory is a kind of care; do it again.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: 'I have asked for help before and been glad of it by supper.',
      why: 'It is your own evidence; ask by noon.',
      fits: ['honesty'],
    },
    {
      text: "When I see a friend's name light up, I'll answer with my real voice.",
      why: 'A voice says more than a message; ring somebody once.',
      fits: ['friendship'],
    },
    {
      text: 'Will I knock next door today with something from the oven?',
      why: 'Sharing food is an easy way to say hello; bread counts too.',
      fits: ['kindness'],
    },
    {
      text: "{name}, you've sat with friends in the quiet before, and it was enough.",
      why: 'No need to shine; sit down.',
      fits: ['friendship'],
    },
  ],
  own: [
    {
      text: 'I am someone who remembers how a friend takes tea.',
      why: 'It is a portrait made of small facts; remember one more.',
      fits: ['friendship'],
    },
    {
      text: 'I reach out in small ways: a card, a wave, a loaf.',
      why: 'Often matters more than grand; send one line.',
      fits: ['kindness'],
    },
    {
      text: 'Friendship is a thing I do with my hands and my calendar.',
      why: 'Hands and dates make it real; write one in.',
      fits: ['friendship'],
    },
    {
      text: "I'm a good listener, and I bring biscuits.",
      why: 'You have something to offer; let it be as simple as something to eat.',
      fits: ['humour'],
    },
    {
      text: 'I keep a place at my table that is easy to fill.',
      why: 'An open place is a way to live; think who might like it.',
      fits: ['care'],
    },
    {
      text: 'I say the kind thing while the person is still in the room.',
      why: 'Kind words are best said early; say one today.',
      fits: ['honesty', 'kindness'],
    },
    {
      text: 'I know how to come home from people and be my own company.',
      why: 'Good company begins there; make the tea for one.',
      fits: ['time-alone', 'independence'],
    },
    {
      text: "When a friend goes quiet, I'll send a line that needs no answer.",
      why: 'No answer needed is a gift; keep it short.',
      fits: ['friendship', 'patience'],
    },
    {
      text: 'What would a good neighbour do with ten spare minutes?',
      why: 'Ten minutes is enough to be a good neighbour; take them.',
      fits: ['fairness'],
    },
    {
      text: '{name}, you are someone who waves first.',
      why: 'A raised hand is enough of a hello; wave to somebody.',
      fits: ['meeting-people'],
    },
  ],
}
