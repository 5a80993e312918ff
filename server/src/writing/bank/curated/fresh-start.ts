import type { Page } from './types.ts'

export const freshStart: Page = {
  notice: [
    {
      text: 'Part of last week is still with me, and I can put a little of it down.',
      why: 'Breathe out, and let one part of last week go.',
      fits: ['after-a-setback', 'not-good', 'not-bright'],
    },
    {
      text: "I notice this morning hasn't happened before.",
      why: 'Look around you once as if for the first time.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'Part of me may be in yesterday, and part of me is here for the morning.',
      why: 'Let the part that’s here choose the first thing you do.',
      fits: ['morning'],
    },
    {
      text: "I can feel the day starting, and I'm here for the beginning.",
      why: 'Listen for a moment before you do anything.',
      fits: ['waking-up'],
    },
    {
      text: 'Right now I notice one thing that I could begin.',
      why: 'Look for one small thing, and leave the rest.',
      fits: ['morning'],
    },
    {
      text: 'An empty page can be a beginning, and I can look at it with interest.',
      why: 'Look at the page for a minute without writing anything.',
      fits: ['creativity'],
    },
    {
      text: "I notice a wish to begin, and it's welcome at any hour.",
      why: 'Keep the wish, and use it in the next hour.',
      fits: ['afternoon'],
    },
    {
      text: "When I think I've spoilt the day, I'll notice how much of it is left.",
      why: 'Look at the clock, and count what’s left of today.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if I only noticed one thing that is different today?',
      why: 'Look for one small difference on your way.',
      fits: ['curiosity'],
    },
    {
      text: "{name}, you can see all that isn't sorted and still find a place to start.",
      why: 'Find one clear place, and start there.',
      fits: ['time-alone'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to begin again in the middle of an afternoon.",
      why: 'Begin now, wherever the day has got to.',
      fits: ['afternoon'],
    },
    {
      text: 'I can begin a new page without tearing out the last one.',
      why: 'Turn over, and leave the last page as it is.',
      fits: ['learning'],
    },
    {
      text: "It's okay to start with one small corner of my life.",
      why: 'Choose the corner you’d most like to see changed.',
      fits: ['time-alone'],
    },
    {
      text: 'I may change my mind and keep what I learnt.',
      why: 'Name one thing you learned and would like to keep.',
      fits: ['honesty', 'learning'],
    },
    {
      text: 'I can miss how things were and settle into how they are.',
      why: 'Let yourself do a little of each today.',
      fits: ['care'],
    },
    {
      text: "I don't have to wait for Monday to begin.",
      why: 'Start with something very small today.',
      fits: ['humour'],
    },
    {
      text: 'Today is allowed to be a first attempt.',
      why: 'Ask no more of today than a first attempt.',
      fits: ['before-work'],
    },
    {
      text: "If today went wrong, I'll let the evening be a new beginning.",
      why: 'Give this evening one thing to look forward to.',
      fits: ['evening', 'after-a-setback'],
    },
    {
      text: "What if I'm allowed to be the new person for as long as I need?",
      why: 'Give yourself plenty of time, and ask when you don’t know.',
      fits: ['meeting-people', 'patience'],
    },
    {
      text: '{name}, you can put down what happened and take up one small new thing.',
      why: 'Pick up one small new thing, and come back to the rest later if you like.',
      fits: ['after-a-setback'],
    },
  ],
  learn: [
    {
      text: "I'm getting used to small changes, one at a time.",
      why: 'Notice one change that’s becoming normal.',
    },
    {
      text: "Little by little, I'm learning what a good week looks like for me.",
      why: 'Name one part of this week that went well.',
      fits: ['patience'],
    },
    {
      text: "I'm learning to begin again without a speech about it.",
      why: 'Take one step, and don’t tell anyone yet.',
      fits: ['honesty'],
    },
    {
      text: "I'm practising starting with ten minutes, and leaving the rest alone.",
      why: 'Set ten minutes, and leave the rest alone.',
      fits: ['creativity'],
    },
    {
      text: "Each time I get up after a bad night, I'm learning to begin again.",
      why: 'Do the next thing slowly and kindly.',
      fits: ['waking-up', 'morning'],
    },
    {
      text: "Slowly, I'm learning what to carry forward and what to leave.",
      why: 'Name one thing to keep and one to leave.',
      fits: ['after-a-setback'],
    },
    {
      text: "I'm learning who I am in the place I'm in now.",
      why: 'Look for one thing you’ve found out about yourself here.',
      fits: ['curiosity', 'before-work'],
    },
    {
      text: "When I slip back into a habit, I'll practise starting again from the next hour.",
      why: 'Start again at the next hour, and leave the last one alone.',
      fits: ['patience'],
    },
    {
      text: 'What would I begin this week if it could grow slowly?',
      why: 'Name the thing you’d be glad to have begun.',
      fits: ['nature', 'patience'],
    },
    {
      text: "{name}, you're learning to begin again, one small part at a time.",
      why: 'Notice one part that’s easier than it was.',
      fits: ['curiosity'],
    },
  ],
  do: [
    {
      text: "I've started over before, and I know more now than I did then.",
      why: 'Think of one thing that helped you then.',
      fits: ['after-a-setback'],
    },
    {
      text: 'I have learned new names and new places before.',
      why: 'Learn one new name or street today.',
      fits: ['meeting-people'],
    },
    {
      text: 'Today I drop one old plan and choose one new thing.',
      why: 'Choose what you’d like to have in the old plan’s place.',
      fits: ['morning'],
    },
    {
      text: "I've had good days begin with a bad hour.",
      why: 'Give today another hour before you judge it.',
      fits: ['morning'],
    },
    {
      text: "I've changed a habit before, and I can change another.",
      why: 'Remember which habit it was, and what helped.',
      fits: ['health'],
    },
    {
      text: 'I have said goodbye before and found my way afterwards.',
      why: 'Look for the next step, and leave the rest for later.',
      fits: ['courage'],
    },
    {
      text: 'I do one small thing, and the morning has begun.',
      why: 'Choose something that takes two minutes.',
      fits: ['waking-up'],
    },
    {
      text: "When the morning comes, I'll choose one thing to begin with.",
      why: 'Choose the one thing tonight if you can.',
      fits: ['bedtime'],
    },
    {
      text: 'Will I begin with whichever part looks easiest?',
      why: 'Start with the part that looks easiest.',
      fits: ['creativity'],
    },
    {
      text: '{name}, you can find your way in a new place by asking.',
      why: 'Ask one person one thing today.',
      fits: ['curiosity'],
    },
  ],
  own: [
    {
      text: 'I am someone who begins again with whatever I have.',
      why: 'Look around for what you already have, and begin with that.',
      fits: ['creativity'],
    },
    {
      text: 'I let a new day be new.',
      why: 'Say it slowly as you get up.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'I keep what was good, and I leave the rest behind.',
      why: 'Name the good things first.',
      fits: ['after-a-setback'],
    },
    {
      text: "I'm a beginner on purpose, and I ask good questions.",
      why: 'Choose one thing to be new at, and ask about it.',
      fits: ['learning', 'curiosity'],
    },
    {
      text: 'I find one small thing to hope for each day.',
      why: 'Look for something ordinary to hope for today.',
      fits: ['morning'],
    },
    {
      text: 'I turn towards the morning, slowly and in my own way.',
      why: 'Open the curtains, and take your time with the rest.',
      fits: ['waking-up'],
    },
    {
      text: 'I can feel at home in more than one place.',
      why: 'Name one thing that comes with you wherever you live.',
      fits: ['independence'],
    },
    {
      text: "When one plan ends, I'll make room and begin another.",
      why: 'Clear a little room today for whatever’s next.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would I do with the next hour if it were the first of a new year?',
      why: 'Use this hour as if it were that one.',
    },
    {
      text: '{name}, you are someone who can begin again.',
      why: 'Let today be one more beginning.',
    },
  ],
}
