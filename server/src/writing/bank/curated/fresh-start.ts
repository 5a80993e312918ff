import type { Page } from './types.ts'

export const freshStart: Page = {
  notice: [
    {
      text: 'I notice the light is new on the same old wall.',
      why: 'Even an old room has new light today; look at it.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'Part of me is still in yesterday, and part of me has opened the curtains.',
      why: 'Both parts woke up here; let the light in.',
      fits: ['morning'],
    },
    {
      text: "I can hear the street starting, and I'm here for the beginning.",
      why: 'Being present is enough to start; listen.',
      fits: ['waking-up'],
    },
    {
      text: 'Right now I notice a clean cup, upside down, waiting.',
      why: 'A clean cup is a small invitation; turn it over.',
      fits: ['morning'],
    },
    {
      text: "I notice I'm carrying last week in my jaw, and I loosen it.",
      why: 'Old days leave things behind; clear one of them away.',
      fits: ['after-a-setback', 'not-good', 'not-bright'],
    },
    {
      text: 'There is a blank line on this page, and I can see it.',
      why: 'An empty page asks nothing of you; just look at it.',
      fits: ['creativity'],
    },
    {
      text: "I notice the wish to begin, even though it's small and late.",
      why: 'A small, late wish is still a wish; keep it.',
      fits: ['afternoon'],
    },
    {
      text: "When I think I have spoilt the day, I'll notice what hour it is.",
      why: 'The hour tells how much is left; look at the clock.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if I only noticed one thing that is different today?',
      why: 'Difference is easy to miss; it may be the weather.',
      fits: ['curiosity'],
    },
    {
      text: '{name}, you can see the mess and the clear corner of the table.',
      why: 'The corner is a place to start; put one thing there.',
      fits: ['time-alone'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to begin again at ten past three.",
      why: 'Any minute will do; look at the clock and start.',
      fits: ['afternoon'],
    },
    {
      text: 'I can turn the page without tearing out the last one.',
      why: 'You do not have to erase anything; turn the page.',
      fits: ['learning'],
    },
    {
      text: "It's okay to start small, with one shelf and one cloth.",
      why: 'One shelf is a start; fetch the cloth.',
      fits: ['time-alone'],
    },
    {
      text: 'I may change my mind and keep what I learnt.',
      why: 'What you learnt comes with you; say one thing you keep.',
      fits: ['honesty', 'learning'],
    },
    {
      text: 'I can miss the old street and unpack this box.',
      why: 'Missing and unpacking can be done at once; open one box.',
      fits: ['care'],
    },
    {
      text: "I don't have to wait for Monday to sharpen this pencil.",
      why: 'You can start on any day; sharpen the pencil now.',
      fits: ['humour'],
    },
    {
      text: "I'm letting the first day be only a first day.",
      why: 'First days are for finding the cups; ask for nothing more.',
      fits: ['before-work'],
    },
    {
      text: "If today goes sideways, I'll let supper be the new beginning.",
      why: 'Supper is a good time to start; lay the table.',
      fits: ['evening', 'after-a-setback'],
    },
    {
      text: "What if I'm allowed to be new here for a whole month?",
      why: 'New things take weeks; give yourself a few.',
      fits: ['meeting-people', 'patience'],
    },
    {
      text: '{name}, you can put down what was said and pick up the spoon.',
      why: 'You can put one thing down and pick another up; do one of them now.',
      fits: ['after-a-setback'],
    },
  ],
  learn: [
    {
      text: "I'm learning to begin again without a speech about it.",
      why: 'Quiet beginnings often last; take one step.',
      fits: ['honesty'],
    },
    {
      text: "Little by little, I'm finding the shape of this new week.",
      why: 'New things take shape slowly; name one part you can see.',
      fits: ['patience'],
    },
    {
      text: "I'm practising the first ten minutes, and leaving the rest alone.",
      why: 'You can practise ten minutes at a time; start the clock.',
      fits: ['creativity'],
    },
    {
      text: "Each time I make the bed after a bad night, I'm learning to turn a page.",
      why: 'Making the bed is a beginning; smooth one side.',
      fits: ['waking-up', 'morning'],
    },
    {
      text: "I'm getting used to new keys in an old pocket.",
      why: 'Small things make a change real; hold the key for a moment.',
    },
    {
      text: "Slowly, I'm learning what to carry forward and what to leave on the step.",
      why: 'Sorting is part of starting; name one of each.',
      fits: ['after-a-setback'],
    },
    {
      text: "I'm discovering who I am at this desk, by this window.",
      why: 'New places show you new sides of yourself; look for one.',
      fits: ['curiosity', 'before-work'],
    },
    {
      text: "When I slip, I'll practise starting from the next cup of tea.",
      why: 'You can begin again with the next cup of tea; put the kettle on.',
      fits: ['patience'],
    },
    {
      text: "What would I plant this week if I didn't mind waiting?",
      why: 'Growing takes its own time; name one thing you have started.',
      fits: ['nature', 'patience'],
    },
    {
      text: "{name}, you're learning the new way home, one corner at a time.",
      why: 'A new way gets familiar bit by bit; notice one corner.',
      fits: ['curiosity'],
    },
  ],
  do: [
    {
      text: "I've started over before, with less in the cupboard than this.",
      why: 'You have begun again before; remember how it went.',
      fits: ['after-a-setback'],
    },
    {
      text: 'I have learnt new doors, new names and new kettles before.',
      why: "You have learnt new things before; one of today's will soon be familiar.",
      fits: ['meeting-people'],
    },
    {
      text: 'Today I throw out one old list and write three lines.',
      why: 'Letting one thing go makes room; write down what you would like there.',
      fits: ['morning'],
    },
    {
      text: "I've had good days begin with a bad hour.",
      why: 'You have had days that turned round; give this one another hour.',
      fits: ['morning'],
    },
    {
      text: "I changed one habit last year, and it's still here.",
      why: 'A kept change is strong evidence; name it.',
      fits: ['health'],
    },
    {
      text: 'I have said goodbye before and found the bus home.',
      why: 'You have travelled this kind of road; find the stop.',
      fits: ['courage'],
    },
    {
      text: 'I wash one cup, and the morning has somewhere to begin.',
      why: 'A clean cup, a clear place; start there.',
      fits: ['waking-up'],
    },
    {
      text: "When the week begins, I'll choose one thing and put it by the door.",
      why: 'A thing by the door gets done; choose it tonight.',
      fits: ['bedtime'],
    },
    {
      text: 'Will I open the new notebook at a page in the middle?',
      why: 'You can begin in the middle; open it anywhere.',
      fits: ['creativity'],
    },
    {
      text: "{name}, you've found your way in a strange town before by asking.",
      why: 'Asking worked; ask again.',
      fits: ['curiosity'],
    },
  ],
  own: [
    {
      text: 'I am someone who begins again, and brings a pencil.',
      why: 'Beginning gets easier with something ready to hand; keep a pencil in your pocket.',
      fits: ['creativity'],
    },
    {
      text: 'I let a new day be new.',
      why: 'It is short enough to say on the stairs; say it slowly.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'I keep what was good and sweep the step.',
      why: 'You can keep some things and clear others; name the good ones first.',
      fits: ['after-a-setback'],
    },
    {
      text: "I'm a beginner on purpose, and I ask good questions.",
      why: 'Doing it on purpose makes it your choice; choose one thing.',
      fits: ['learning', 'curiosity'],
    },
    {
      text: 'Hope is a small tool I use daily, like a spoon.',
      why: 'Tools are for use, not for show; use it once.',
      fits: ['morning'],
    },
    {
      text: 'I turn towards the morning, even from the far side of the bed.',
      why: 'A small turn is enough for now; take it.',
      fits: ['waking-up'],
    },
    {
      text: 'I know how to carry a home from one set of keys to another.',
      why: 'You have done parts of it before; name what you bring.',
      fits: ['independence'],
    },
    {
      text: "When one plan ends, I'll clear the table and sharpen a pencil.",
      why: 'A ritual for endings; clear the table.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would I do with this hour if it were the first of the year?',
      why: 'You do not need a special date; use the next hour.',
    },
    {
      text: '{name}, you are someone who opens the window on the first cold day.',
      why: 'Fresh air and a little nerve; open it.',
      fits: ['nature'],
    },
  ],
}
