import type { Page } from './types.ts'

export const confidence: Page = {
  notice: [
    {
      text: 'There is one thing I could say, and it can be a plain one.',
      why: 'Choose your one sentence now, before the talk moves on.',
      fits: ['meeting-people'],
    },
    {
      text: 'My voice is mine, however quiet it is today.',
      why: 'Say it aloud, as quietly as you like.',
    },
    {
      text: 'Part of me wants to hide, and part of me wants to try.',
      why: 'Let both parts come with you into the exam.',
      fits: ['an-exam'],
    },
    {
      text: 'I can feel my heart beating, and it is only getting ready.',
      why: 'Lay a hand on your chest for a moment.',
      fits: ['an-interview'],
    },
    {
      text: 'I notice I know more than I did a year ago.',
      why: 'Think of one thing you’ve learned lately.',
      fits: ['learning'],
    },
    {
      text: 'Right now I can hear myself breathe before I speak.',
      why: 'Take the breath you need before you speak.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'I have a doubt, and I can bring it along.',
      why: 'Look around you once you’ve read it, and carry on.',
    },
    {
      text: "When I catch myself shrinking, I'll let my shoulders open a little.",
      why: 'Let your shoulders open now, before you need it.',
      fits: ['meeting-people'],
    },
    {
      text: 'What if I only noticed one thing I did well this morning?',
      why: 'Look for one thing from this morning, however small.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can be unsure of one question and still do the next.',
      why: 'Leave the question you’re unsure of, and go on to the next.',
      fits: ['an-exam', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to dress for comfort and still be taken seriously.",
      why: 'Wear something you can breathe in today.',
      fits: ['before-work'],
    },
    {
      text: "I'm allowed to take up room at any table.",
      why: 'Read it as you sit down, and take the space you need.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm allowed to ask the plain question.",
      why: 'Ask one plain question today.',
      fits: ['curiosity', 'a-busy-day'],
    },
    {
      text: "It's okay to say that I don't know yet.",
      why: 'Try saying it aloud once, so that it’s easier later.',
      fits: ['honesty', 'learning'],
    },
    {
      text: 'I may speak even while my hands shake a little.',
      why: 'Start speaking even if your hands haven’t settled.',
      fits: ['courage', 'an-interview'],
    },
    {
      text: 'I can make a plain first try and put the icing on later.',
      why: 'Make one plain try, and leave it as it is for now.',
      fits: ['creativity'],
    },
    {
      text: "I don't have to know how the day ends before I begin it.",
      why: 'Choose one small start, and forget the rest of the day for now.',
      fits: ['morning'],
    },
    {
      text: "When my mind goes blank, I'll look at my notes and take the time.",
      why: 'Keep your notes where you can see them, and look down when you need to.',
      fits: ['an-interview'],
    },
    {
      text: 'What if my answer is allowed to be short?',
      why: 'Stop when your sentence is finished.',
      fits: ['an-interview'],
    },
    {
      text: '{name}, you can say what you mean and leave it at that.',
      why: 'Say it once, and let the silence be.',
      fits: ['honesty'],
    },
  ],
  learn: [
    {
      text: "When I start to say sorry for asking, I'll ask again, plainly.",
      why: 'Ask again without the sorry, even if it feels awkward.',
      fits: ['curiosity'],
    },
    {
      text: "I'm learning to try the hard page first, and to look at it again.",
      why: 'Give the hard page ten minutes, and look at it again.',
      fits: ['an-exam', 'learning'],
    },
    {
      text: "I'm learning to let my voice be heard in a room.",
      why: 'Say one thing in a group today.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm learning to make my point and leave it there.",
      why: 'Finish your next point, and stop there.',
      fits: ['meeting-people'],
    },
    {
      text: "Bit by bit, I'm finding out what I sound like when I mean it.",
      why: 'Read this aloud, and listen to how you sound.',
      fits: ['honesty'],
    },
    {
      text: "I'm practising saying thank you and leaving it at that.",
      why: 'Say thank you to the next kind word, and add nothing.',
    },
    {
      text: "I'm learning to count the things I finish as well as the things I don't.",
      why: 'Name one thing you finished today.',
      fits: ['evening'],
    },
    {
      text: "I'm learning to trust what I've prepared.",
      why: 'Think of one thing you did to get ready.',
      fits: ['morning', 'an-exam'],
    },
    {
      text: 'What would I try if mistakes were only part of trying?',
      why: 'Think of one thing you’d like to have a go at.',
      fits: ['learning', 'creativity'],
    },
    {
      text: "{name}, you're learning to hear a question without hearing a verdict.",
      why: 'Listen for what’s really being asked, and answer that.',
      fits: ['an-interview'],
    },
  ],
  do: [
    {
      text: "I've spoken up before, and I can speak up again.",
      why: 'Remember the first words you said that day.',
      fits: ['meeting-people'],
    },
    {
      text: "I've answered hard questions before, and I can answer the next ones as they come.",
      why: 'Think of one answer you were pleased with.',
      fits: ['an-interview'],
    },
    {
      text: 'I have learnt new things before by opening the first page.',
      why: 'Open the first page, and see what you already know.',
      fits: ['learning'],
    },
    {
      text: 'Today I say what I think once, clearly.',
      why: 'Decide now when you’d like to say it.',
      fits: ['before-work'],
    },
    {
      text: "I've prepared what I can, and what I know comes in with me.",
      why: 'Leave your notes alone now, and breathe out.',
      fits: ['an-exam'],
    },
    {
      text: "I've made a shaky start and a steady finish more than once.",
      why: 'Think of one time a shaky start didn’t matter.',
    },
    {
      text: "I've done harder things than I tend to remember.",
      why: 'Think of one hard thing you’ve done.',
    },
    {
      text: "When someone asks what I think, I'll give the first honest answer.",
      why: 'Decide now how your answer could begin.',
      fits: ['honesty'],
    },
    {
      text: "Will I ask a question I've been keeping back?",
      why: 'Put the question in your own words, and ask it today.',
      fits: ['courage'],
    },
    {
      text: "{name}, you've walked into new rooms before and found your place.",
      why: 'Give yourself the first few minutes to settle in.',
      fits: ['meeting-people'],
    },
  ],
  own: [
    {
      text: 'I can be steady on an unsteady day.',
      why: 'Do one small task steadily today.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I am someone who asks until I understand.',
      why: 'Ask one more question today than you usually would.',
      fits: ['curiosity'],
    },
    {
      text: 'I speak plainly, and I leave room for an answer.',
      why: 'Say what you mean, and take a breath before you go on.',
      fits: ['honesty'],
    },
    {
      text: 'I keep my word in small things, and I trust myself more for it.',
      why: 'Keep one small promise today.',
      fits: ['honesty'],
    },
    {
      text: 'I am brave enough for the first five minutes.',
      why: 'Start, and see how you feel after five minutes.',
      fits: ['courage'],
    },
    {
      text: "Curiosity is how I walk into rooms I don't know.",
      why: 'Think of one real question to bring with you.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: 'I know my own work well enough to talk about it plainly.',
      why: 'Practise describing one part of your work in simple words.',
      fits: ['an-interview'],
    },
    {
      text: "When I'm the new face, I'll bring a question and a smile.",
      why: 'Think of your question before you go in.',
      fits: ['meeting-people'],
    },
    {
      text: 'What would I tell them first if I felt sure of my work?',
      why: 'Say your answer aloud once before you go in.',
      fits: ['an-interview'],
    },
    {
      text: '{name}, you are somebody worth listening to.',
      why: 'Say what you think today, even if it’s quietly.',
      fits: ['courage'],
    },
  ],
}
