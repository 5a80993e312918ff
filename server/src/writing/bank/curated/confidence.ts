import type { Page } from './types.ts'

export const confidence: Page = {
  notice: [
    {
      text: 'There is one thing I could say, and it can be a plain one.',
      why: 'One plain sentence is enough to join in, and it may help to choose it before the talk moves on.',
      fits: ['meeting-people'],
    },
    {
      text: 'My voice is mine, however quiet it is today.',
      why: 'Your voice needs no improving to be yours, so say this at whatever volume you have.',
    },
    {
      text: 'Part of me wants to hide, and part of me wants to try.',
      why: 'Both parts are allowed to sit the exam with you, and it may help to greet them both before you start.',
      fits: ['an-exam'],
    },
    {
      text: 'I can feel my heart beating, and it is only getting ready.',
      why: "A quick heart can mean you're getting ready, so lay a hand on it for a moment.",
      fits: ['an-interview'],
    },
    {
      text: 'I notice I know more than I did a year ago.',
      why: "Knowing a little more is enough to go on, so think of one thing you've learned lately.",
      fits: ['learning'],
    },
    {
      text: 'Right now I can hear myself breathe before I speak.',
      why: 'The breath before you speak belongs to you, and you can give it the time it wants.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'I notice a doubt can be here, and so can I.',
      why: "Doubt doesn't have to be the only thing in view, so read this and then look around you.",
    },
    {
      text: "When I catch myself shrinking, I'll let my shoulders open a little.",
      why: 'Let your shoulders be the reminder, because the body often shrinks before the mind notices.',
      fits: ['meeting-people'],
    },
    {
      text: 'What if I only noticed one thing I did well this morning?',
      why: 'It lets you see what went well without boasting, and the thing may be very small.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can be unsure of one question and still do the next.',
      why: 'Your own name makes it easier to stand back, so read it and go on to the next question.',
      fits: ['an-exam', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to dress for comfort and still be taken seriously.",
      why: 'Choose what lets you breathe today, since ease and respect can go together.',
      fits: ['before-work'],
    },
    {
      text: "I'm allowed to take up room at any table.",
      why: "Belonging isn't a prize, so read this as you sit down and let yourself settle.",
      fits: ['meeting-people'],
    },
    {
      text: "I'm allowed to ask the plain question.",
      why: 'The plain question often helps other people too, and you can let yourself ask one today.',
      fits: ['curiosity', 'a-busy-day'],
    },
    {
      text: "It's okay to say that I don't know yet.",
      why: 'Not knowing yet is an honest place to stand, and it may help to try saying it out loud once.',
      fits: ['honesty', 'learning'],
    },
    {
      text: 'I may speak even while my hands shake a little.',
      why: 'Shaking hands can speak as well as steady ones, so begin while they shake.',
      fits: ['courage', 'an-interview'],
    },
    {
      text: 'I can let my first try be a plain one.',
      why: 'A first try is for finding out, so make one and leave it as it is for now.',
      fits: ['creativity'],
    },
    {
      text: "I don't have to know how the day ends before I begin it.",
      why: "Beginning is the only part that's needed now, and you can choose one small start.",
      fits: ['morning'],
    },
    {
      text: "When my mind goes blank, I'll look at my notes and take the time.",
      why: "It gives you leave to look down and take a moment, so you needn't fear the blank.",
      fits: ['an-interview'],
    },
    {
      text: 'What if my answer is allowed to be short?',
      why: 'A short answer often says it best, so stop where your sentence stops.',
      fits: ['an-interview'],
    },
    {
      text: '{name}, you can say what you mean and leave it at that.',
      why: "You've said enough when you've said what you mean, so let the silence be.",
      fits: ['honesty'],
    },
  ],
  learn: [
    {
      text: "When I start to say sorry for asking, I'll ask again, plainly.",
      why: "It's a small plan for an old habit, and asking the second time is the practice.",
      fits: ['curiosity'],
    },
    {
      text: "I'm learning to try the hard page first, and to look at it again.",
      why: 'Practice changes how a hard page looks, and you can give it ten minutes and look again.',
      fits: ['an-exam', 'learning'],
    },
    {
      text: "I'm learning to let my voice be heard in a room.",
      why: 'Let yourself be heard once today, because being present takes practice.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm learning to make my point and leave it there.",
      why: 'Many of us talk past our best line, so finish the next one and let it rest.',
      fits: ['meeting-people'],
    },
    {
      text: "Bit by bit, I'm finding out what I sound like when I mean it.",
      why: 'A voice is found by using it, so read this aloud and listen to yourself.',
      fits: ['honesty'],
    },
    {
      text: "I'm practising saying thank you and leaving it at that.",
      why: 'Taking praise can be practised, and two words are plenty to begin with.',
    },
    {
      text: "I'm learning to count the things I finish as well as the things I don't.",
      why: "It's easy to see only what is missing, so name one thing you did finish.",
      fits: ['evening'],
    },
    {
      text: "I'm learning to trust what I've prepared.",
      why: 'Trust comes slowly, after the work, and it may help to remember one thing you did to get ready.',
      fits: ['morning', 'an-exam'],
    },
    {
      text: 'What would I try if mistakes were only part of trying?',
      why: "It lets a mistake be the size it is, so think of one thing you'd like to have a go at.",
      fits: ['learning', 'creativity'],
    },
    {
      text: "{name}, you're learning to hear a question without hearing a verdict.",
      why: 'Listen to what is really being asked, since a question is often only a question.',
      fits: ['an-interview'],
    },
  ],
  do: [
    {
      text: "I've spoken up before, and I can speak up again.",
      why: 'The room went on and so did you, so remember the first words you said that day.',
      fits: ['meeting-people'],
    },
    {
      text: "I've answered hard questions before, and I can answer the next ones as they come.",
      why: 'Your own past is good evidence, and you can bring back one answer you were pleased with.',
      fits: ['an-interview'],
    },
    {
      text: 'I have learnt new things before by opening the first page.',
      why: "You've begun things before, and beginning is all today asks of you.",
      fits: ['learning'],
    },
    {
      text: 'Today I say what I think once, clearly.',
      why: 'One clear time is enough, and it may help to decide now when you would like to say it.',
      fits: ['before-work'],
    },
    {
      text: "I've prepared what I can, and what I know comes in with me.",
      why: "Breathe out and leave the last checking, because what you've prepared stays with you.",
      fits: ['an-exam'],
    },
    {
      text: "I've made a shaky start and a steady finish more than once.",
      why: "A shaky start needn't decide the rest, so think of one time it didn't.",
    },
    {
      text: "I've done harder things than I tend to remember.",
      why: "Doubt has a short memory, so think of one hard thing you've done and count it.",
    },
    {
      text: "When someone asks what I think, I'll give the first honest answer.",
      why: "Knowing beforehand how you'll begin makes it easier, and one sentence is enough.",
      fits: ['honesty'],
    },
    {
      text: "Will I ask a question I've been keeping back?",
      why: 'It turns a wish into a choice, so put the question in your own words first.',
      fits: ['courage'],
    },
    {
      text: "{name}, you've walked into new rooms before and found your place.",
      why: 'You have done this before, so give yourself the first few minutes to settle in.',
      fits: ['meeting-people'],
    },
  ],
  own: [
    {
      text: 'I can be steady on an unsteady day.',
      why: 'It claims only what you do, and you can let one small task today bear it out.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I am someone who asks until I understand.',
      why: 'Asking is a strength that anybody can practise, so let yourself ask one more thing today.',
      fits: ['curiosity'],
    },
    {
      text: 'I speak plainly, and I leave room for an answer.',
      why: "Leave a breath after you've spoken, since being sure of yourself includes listening.",
      fits: ['honesty'],
    },
    {
      text: 'I keep my word in small things, and I trust myself more for it.',
      why: 'Trust in yourself grows from small promises kept, so keep one today.',
      fits: ['honesty'],
    },
    {
      text: 'I am brave enough for the first five minutes.',
      why: 'Five minutes is a claim you can keep, and it may help to start and see how it feels after that.',
      fits: ['courage'],
    },
    {
      text: "Curiosity is how I walk into rooms I don't know.",
      why: 'Curiosity makes a strange room easier to enter, so bring one real question with you.',
      fits: ['curiosity', 'meeting-people'],
    },
    {
      text: 'I know my own work well enough to talk about it plainly.',
      why: 'Knowing your work is not boasting, and you can practise describing one part of it simply.',
      fits: ['an-interview'],
    },
    {
      text: "When I'm the new face, I'll bring a question and a smile.",
      why: 'Think of your question beforehand, because being new is easier with something to ask.',
      fits: ['meeting-people'],
    },
    {
      text: 'What would I tell them first if I felt sure of my work?',
      why: 'The answer is often your best opening, so try saying it aloud once before you go in.',
      fits: ['an-interview'],
    },
    {
      text: '{name}, you are somebody worth listening to.',
      why: "It's true of you on quiet days as well, so let it stand and say what you think.",
      fits: ['courage'],
    },
  ],
}
