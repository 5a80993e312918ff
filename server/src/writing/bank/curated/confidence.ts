import type { Page } from './types.ts'

export const confidence: Page = {
  notice: [
    {
      text: 'There is one thing I could say, and it can be a plain one.',
      why: 'Choose your one sentence now, before the talk moves on.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: 'My voice is mine, however quiet it is today.',
      why: 'Say it aloud, as quietly as you like.',
      fits: ['spare'],
    },
    {
      text: "My stomach thinks this is a cliff. It's a doorway.",
      why: 'Touch the door frame, and go through at your own speed.',
      fits: ['first'],
    },
    {
      text: 'I can feel my heart beating, and it is only getting ready.',
      why: 'Lay a hand on your chest for a moment.',
      fits: ['an-interview', 'spare'],
    },
    {
      text: 'I have a doubt, and I can bring it along.',
      why: 'Look around you once you’ve read it, and carry on.',
      fits: ['fair'],
    },
    {
      text: "When I catch myself shrinking, I'll let my shoulders open a little.",
      why: 'Let your shoulders open now, before you need it.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: 'What if I only noticed one thing I did well this morning?',
      why: 'Look for one thing from this morning, however small.',
      fits: ['morning', 'spare'],
    },
    {
      text: '{name}, you can be unsure of one question and still do the next.',
      why: 'Leave the question you’re unsure of, and go on to the next.',
      fits: ['an-exam', 'not-good', 'not-bright', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to dress for comfort and still be taken seriously.",
      why: 'Wear something you can breathe in today.',
      fits: ['before-work', 'spare'],
    },
    {
      text: "I'm excused from being impressive.",
      why: 'Do the next thing in a perfectly ordinary way, and let nobody be dazzled.',
      fits: ['first'],
    },
    {
      text: "I'm allowed to ask the plain question.",
      why: 'Ask one plain question today.',
      fits: ['curiosity', 'a-busy-day', 'spare'],
    },
    {
      text: 'I may speak even while my hands shake a little.',
      why: 'Start speaking even if your hands haven’t settled.',
      fits: ['courage', 'an-interview', 'spare'],
    },
    {
      text: 'I can make a plain first try and put the icing on later.',
      why: 'Make one plain try, and leave it as it is for now.',
      fits: ['creativity', 'spare'],
    },
    {
      text: "I don't have to know how the day ends before I begin it.",
      why: 'Choose one small start, and forget the rest of the day for now.',
      fits: ['morning', 'fair'],
    },
    {
      text: "When my mind goes blank, I'll look at my notes and take the time.",
      why: 'Keep your notes where you can see them, and look down when you need to.',
      fits: ['an-interview', 'fair'],
    },
    {
      text: 'What if my answer is allowed to be short?',
      why: 'Stop when your sentence is finished.',
      fits: ['an-interview', 'spare'],
    },
    {
      text: '{name}, you can say what you mean and leave it at that.',
      why: 'Say it once, and let the silence be.',
      fits: ['honesty', 'fair'],
    },
  ],
  learn: [
    {
      text: "I'm practising being wrong at a normal volume.",
      why: 'Make one guess out loud today, without dropping your voice.',
      fits: ['first'],
    },
    {
      text: "I'm slowly retiring the silly voice I use for my own ideas.",
      why: 'Tell somebody one idea today, in the voice you’d use to tell them the time.',
      fits: ['first'],
    },
    {
      text: "I'm learning to make my point and leave it there.",
      why: 'Finish your next point, and stop there.',
      fits: ['meeting-people', 'fair'],
    },
    {
      text: "Bit by bit, I'm finding out what I sound like when I mean it.",
      why: 'Read this aloud, and listen to how you sound.',
      fits: ['honesty', 'first'],
    },
    {
      text: "I'm practising saying thank you and leaving it at that.",
      why: 'Say thank you to the next kind word, and add nothing.',
      fits: ['spare'],
    },
    {
      text: "I'm learning to count the things I finish as well as the things I don't.",
      why: 'Name one thing you finished today.',
      fits: ['evening', 'spare'],
    },
    {
      text: "I've stopped handing my work over face down.",
      why: 'Hand over the next thing you’ve made face up, and say nothing against it.',
      fits: ['first'],
    },
    {
      text: 'What would I sound like if I stopped halfway through the apology?',
      why: 'Stop halfway through your next apology, and see if that was enough.',
    },
    {
      text: "{name}, you're learning to hear a question without hearing a verdict.",
      why: 'Listen for what’s really being asked, and answer that.',
      fits: ['an-interview'],
    },
  ],
  do: [
    {
      text: "I've lost my place in front of people. It was still there when I looked.",
      why: 'If you lose your thread today, look down, find it, and go on from there.',
      fits: ['first'],
    },
    {
      text: "I put my hand up. It's only an arm.",
      why: 'Raise your arm once now, as if you were reaching for a shelf.',
      fits: ['courage', 'humour', 'humour', 'first'],
    },
    {
      text: "I've said things badly and been understood.",
      why: 'Say the next thing as it comes, and let somebody ask if it isn’t clear.',
    },
    {
      text: 'Today I say what I think once, clearly.',
      why: 'Decide now when you’d like to say it.',
      fits: ['before-work', 'spare'],
    },
    {
      text: "I've prepared what I can, and what I know comes in with me.",
      why: 'Leave your notes alone now, and breathe out.',
      fits: ['an-exam', 'spare'],
    },
    {
      text: "When someone asks what I think, I'll give the first honest answer.",
      why: 'Decide now how your answer could begin.',
      fits: ['honesty', 'spare'],
    },
    {
      text: "Will I ask a question I've been keeping back?",
      why: 'Put the question in your own words, and ask it today.',
      fits: ['courage', 'spare'],
    },
    {
      text: "{name}, you've walked into new rooms before and found your place.",
      why: 'Give yourself the first few minutes to settle in.',
      fits: ['meeting-people', 'spare'],
    },
  ],
  own: [
    {
      text: 'I am one of those people who turn out, when the time comes, to have brought a pen.',
      why: 'Check that you’ve a pen on you, and lend it if somebody asks.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I speak plainly, and I leave room for an answer.',
      why: 'Say what you mean, and take a breath before you go on.',
      fits: ['honesty', 'spare'],
    },
    {
      text: 'I am brave enough for the first five minutes.',
      why: 'Start, and see how you feel after five minutes.',
      fits: ['courage'],
    },
    {
      text: 'I know my own work well enough to talk about it plainly.',
      why: 'Practise describing one part of your work in simple words.',
      fits: ['an-interview', 'spare'],
    },
    {
      text: "When I'm the new face, I'll bring a question and a smile.",
      why: 'Think of your question before you go in.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: 'What would I tell them first if I felt sure of my work?',
      why: 'Say your answer aloud once before you go in.',
      fits: ['an-interview', 'spare'],
    },
    {
      text: "{name}, your opinion isn't a rumour. You can just say it.",
      why: 'Say one thing you think today, as plainly as you’d say it’s raining.',
      fits: ['first'],
    },
  ],
}
