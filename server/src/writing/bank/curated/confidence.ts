import type { Page } from './types.ts'

export const confidence: Page = {
  notice: [
    {
      text: 'I notice my voice is quiet today, and it is still my voice.',
      why: 'It meets a small voice without wishing it bigger; say it aloud at the volume you have.',
    },
    {
      text: 'Part of me wants to hide, and part of me has already picked up the pen.',
      why: 'Both parts are heard; look at what your hand is doing.',
      fits: ['an-exam'],
    },
    {
      text: 'I can feel my heart beating, and it is only getting ready.',
      why: 'A quick heart can mean ready as well as worried; lay a hand on it for a moment.',
      fits: ['an-interview'],
    },
    {
      text: 'I notice I know more about this today than I did on the first page.',
      why: 'Knowing a little more is enough to begin from; think of one thing you have learnt.',
      fits: ['learning'],
    },
    {
      text: 'Right now I can hear myself breathe before I speak.',
      why: 'The breath before the word belongs to you; wait for it.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'I notice the doubt, and I notice the chair holding me up.',
      why: 'Doubt need not be the only thing in view; feel the chair while you read.',
    },
    {
      text: 'There is one sentence in my head that I can say out loud.',
      why: 'One sentence is enough to start; choose the plainest one.',
      fits: ['meeting-people'],
    },
    {
      text: "When I catch myself shrinking, I'll notice my shoulders first.",
      why: 'It starts with something you can feel; let the shoulders tell you.',
      fits: ['meeting-people'],
    },
    {
      text: 'What if I only noticed one thing I did well this morning?',
      why: 'A question looks without boasting; the thing can be as small as toast.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can feel unsure and still see the next line.',
      why: 'Calling yourself by name steadies the view; look at the next line only.',
      fits: ['an-exam', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to ask the plain question.",
      why: 'Plain questions are often the useful ones; ask one today.',
      fits: ['curiosity', 'a-busy-day'],
    },
    {
      text: 'I can take up one whole chair at this table.',
      why: 'Sitting back in a chair is a small claim to your place; try it as you read.',
      fits: ['meeting-people'],
    },
    {
      text: "It's okay to say I don't know yet, and write the question down.",
      why: 'Not knowing yet is an honest place; keep a pen near.',
      fits: ['honesty', 'learning'],
    },
    {
      text: 'I may speak while my hands are still shaking a little.',
      why: 'Steady hands are not a ticket for speaking; hold a cup if it helps.',
      fits: ['courage', 'an-interview'],
    },
    {
      text: 'I can let my first try be a plain one.',
      why: 'First tries are for finding out; make one and leave it as it is.',
      fits: ['creativity'],
    },
    {
      text: "I don't have to know the ending to begin the first sentence.",
      why: 'You only have to start; write six words.',
      fits: ['morning'],
    },
    {
      text: "I'm allowed to wear the comfortable jumper and still be taken seriously.",
      why: 'Comfort and respect can live together; choose what lets you breathe.',
      fits: ['before-work'],
    },
    {
      text: "When my mind goes blank, I'll look at my notes and take the time.",
      why: 'Permission to look down, planned ahead; mark the notes where you may need them.',
      fits: ['an-interview'],
    },
    {
      text: 'What if my answer is allowed to be short?',
      why: 'Short answers carry well; stop where the sentence stops.',
      fits: ['an-interview'],
    },
    {
      text: '{name}, you can say no more than you mean, and let it stand.',
      why: 'You can stop once you have said it; say it, and breathe.',
      fits: ['honesty'],
    },
  ],
  learn: [
    {
      text: "I'm learning to let a good point end in a full stop.",
      why: 'Many of us talk past our best line; finish and let it rest.',
      fits: ['meeting-people'],
    },
    {
      text: "Bit by bit, I'm finding out what I sound like when I mean it.",
      why: 'A voice is found by using it; read this aloud twice.',
      fits: ['honesty'],
    },
    {
      text: "I'm practising saying thank you and leaving it at that.",
      why: 'Taking praise is a skill; next time, two words are plenty.',
    },
    {
      text: "I'm getting used to my own name in the room.",
      why: 'Being present takes practice; say your name clearly once today.',
      fits: ['meeting-people'],
    },
    {
      text: 'Each time I try the hard page first, it looks a little smaller.',
      why: 'Practice changes how a page looks; give the hard one ten minutes.',
      fits: ['an-exam', 'learning'],
    },
    {
      text: "I'm learning to count the things I finished as well as the gaps.",
      why: 'It is easy to see only what is missing; write down one finished thing.',
      fits: ['evening'],
    },
    {
      text: "I'm still learning to trust the work I did last night.",
      why: 'Trust comes after work, not before; look at the pages you filled.',
      fits: ['morning', 'an-exam'],
    },
    {
      text: "If I start to say sorry for asking, I'll practise asking again plainly.",
      why: 'A plan for an old habit; the second asking is the practice.',
      fits: ['curiosity'],
    },
    {
      text: 'What would I try today if mistakes were only notes in the margin?',
      why: 'It keeps a mistake to its real size; pick one thing to try again.',
      fits: ['learning', 'creativity'],
    },
    {
      text: "{name}, you're learning to hear a question without hearing a verdict.",
      why: 'Distance helps tell the two apart; listen for the question mark.',
      fits: ['an-interview'],
    },
  ],
  do: [
    {
      text: "I've answered questions harder than this one, and I remember how.",
      why: 'Evidence beats encouragement; bring back one such answer.',
      fits: ['an-interview'],
    },
    {
      text: 'I have learnt new things before by opening the first page.',
      why: 'You have a record of beginning; the page is all there is today.',
      fits: ['learning'],
    },
    {
      text: "I've spoken up in a full room before, and the room went on.",
      why: 'The room went on, and so did you; remember the first words you said.',
      fits: ['meeting-people'],
    },
    {
      text: 'Today I say my idea once, clearly, before lunch.',
      why: 'A time and a limit make it doable; choose the moment now.',
      fits: ['before-work'],
    },
    {
      text: 'I put my notes in order last night, and they are in my bag now.',
      why: 'Preparation is a fact you can touch; check the bag once and leave it.',
      fits: ['an-exam'],
    },
    {
      text: "I've made a shaky start and a steady finish more than once.",
      why: 'Starts and finishes need not match; recall one of each.',
    },
    {
      text: 'My hands have done this task before my doubts arrived.',
      why: 'The hands often remember; let them begin.',
    },
    {
      text: "When someone asks what I think, I'll give the first honest answer.",
      why: 'A plan saves the scramble; keep the answer to one sentence.',
      fits: ['honesty'],
    },
    {
      text: 'Will I raise the question I have carried around all week?',
      why: 'It turns a wish into a choice; write the question on paper first.',
      fits: ['courage'],
    },
    {
      text: "{name}, you've walked into new rooms before and found a chair.",
      why: 'You have found your place in a room before; look for a chair.',
      fits: ['meeting-people'],
    },
  ],
  own: [
    {
      text: 'I am someone who asks until I understand.',
      why: 'It names a strength anyone can practise; ask one more question today.',
      fits: ['curiosity'],
    },
    {
      text: 'I speak plainly, and I leave room for an answer.',
      why: 'Confidence listens as well as talks; leave a breath after your point.',
      fits: ['honesty'],
    },
    {
      text: "I'm a steady pair of hands on an unsteady day.",
      why: 'It claims only what you do; let one small task prove it.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I keep my word in small things, and it shows in my voice.',
      why: 'Confidence grows from promises kept; keep a small one before noon.',
      fits: ['honesty'],
    },
    {
      text: 'I am brave enough for the first five minutes.',
      why: 'Five minutes is a claim that can be kept; start the clock.',
      fits: ['courage'],
    },
    {
      text: "Curiosity is how I walk into rooms I don't know.",
      why: 'A value to carry through the door; bring one real question.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: 'I know my own work well enough to talk about it plainly.',
      why: 'Knowing your work is not boasting; describe one part of it simply.',
      fits: ['an-interview'],
    },
    {
      text: "When I'm the new face, I'll bring a question and a smile.",
      why: 'A plan for newcomers that asks little; pick the question beforehand.',
      fits: ['meeting-people'],
    },
    {
      text: 'What would I say first if I trusted the page in my hand?',
      why: 'It lets preparation speak; read your first line and say it.',
      fits: ['an-interview'],
    },
    {
      text: '{name}, you are someone who finishes the sentence you began.',
      why: 'A portrait of steadiness, short enough to keep; finish one out loud.',
      fits: ['courage'],
    },
  ],
}
