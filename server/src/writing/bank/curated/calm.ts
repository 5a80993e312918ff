import type { Page } from './types.ts'

export const calm: Page = {
  notice: [
    {
      text: 'I notice where my shoulders are, and I can let them drop a little.',
      why: 'Shoulders often rise without our noticing, so let them fall as you breathe out.',
    },
    {
      text: 'I can listen to one ordinary sound, and for now that is enough.',
      why: 'One sound gives a busy mind a place to rest, and the next one you hear will do.',
    },
    {
      text: 'Part of me is hurrying, and part of me can keep still.',
      why: 'Both sides are allowed here, and it reads well when you stay still for a moment.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Right now I notice one long breath, going out a little slower.',
      why: 'The breath out is the easiest one to slow, so let this one take its time.',
    },
    {
      text: 'I can feel what my hands are touching, and rest my mind there.',
      why: 'Touch brings you back to where you are, and anything within reach will do.',
    },
    {
      text: 'The weather outside asks nothing of me, and I can look at it for a minute.',
      why: 'Weather is restful to watch because it needs no answer from you.',
      fits: ['nature', 'time-alone'],
    },
    {
      text: "It's okay if my thoughts are loud when the room is quiet.",
      why: 'It lets the noise be there instead of arguing with it, which is often enough for a night.',
      fits: ['night', 'not-good', 'not-bright'],
    },
    {
      text: "When my jaw tightens, I'll notice it before I do anything else.",
      why: 'A small sign caught early is easier to soften, and a tight jaw is an honest one.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What if I only noticed where I am for a minute?',
      why: 'A minute of looking around can be a rest, and there is nothing in it to get right.',
    },
    {
      text: '{name}, you can listen for something quiet near you.',
      why: 'Your own name gives a little distance, and one quiet sound is enough to listen for.',
      fits: ['waiting-for-news'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to do the next thing slowly.",
      why: 'When a day is full, permission to be slow is rare, so here it is for one thing.',
      fits: ['a-busy-day'],
    },
    {
      text: "I can let a message wait and finish what I'm doing.",
      why: 'Most messages can wait a little, and finishing one thing first is restful.',
      fits: ['rest'],
    },
    {
      text: "It's okay to pause in the doorway before I go in.",
      why: 'A doorway is a good place to gather yourself before you meet anyone.',
      fits: ['meeting-people'],
    },
    {
      text: 'I may leave one question unanswered until the morning.',
      why: 'Not all questions belong to tonight, so choose one and let it wait.',
      fits: ['evening', 'winding-down'],
    },
    {
      text: 'I can be nervous and still have a slow breakfast.',
      why: 'Nerves and calm can sit at one table, and eating slowly is kind to both.',
      fits: ['morning', 'an-exam'],
    },
    {
      text: 'Nothing has to be settled before this breath is finished.',
      why: 'It makes the next thing as small as it can be, so read it on a long breath out.',
    },
    {
      text: 'I can leave my to-do list for a while and get some air.',
      why: 'A list keeps very well by itself, and a few minutes of air cost it nothing.',
      fits: ['nature'],
    },
    {
      text: "When the waiting gets loud, I'll turn to something quiet near me.",
      why: 'It helps to know beforehand what you would turn to, so choose something quiet now.',
      fits: ['waiting-for-news'],
    },
    {
      text: 'What if this minute were allowed to be an empty one?',
      why: 'A minute with nothing in it can be hard to allow, and asking is a gentle way in.',
      fits: ['time-alone'],
    },
    {
      text: '{name}, you can arrive first and begin after that.',
      why: 'Arriving is a step that people often skip, and it only takes a breath or two.',
      fits: ['before-work'],
    },
  ],
  learn: [
    {
      text: "I'm learning that I can loosen my grip and still manage.",
      why: 'It is easy to hold on harder than we need to, and loosening a little is a fair test.',
      fits: ['afternoon'],
    },
    {
      text: "I'm learning to breathe out before I answer.",
      why: 'A breath out gives the answer time to arrive, and easy questions are good practice.',
      fits: ['a-hard-talk'],
    },
    {
      text: "Little by little, I'm finding where calm fits into my day.",
      why: 'Calm often lives in small gaps, and looking for one is already a way of slowing down.',
      fits: ['patience'],
    },
    {
      text: "I'm practising doing one thing, and then the next thing.",
      why: 'Doing one thing at a time is a skill like any other, and small tasks are the place to start.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm getting used to leaving a silence unfilled.",
      why: 'Silence can be friendly with practice, and one gap left alone is enough for today.',
      fits: ['meeting-people'],
    },
    {
      text: "Slowly, I'm learning which worries can wait until morning.",
      why: 'Sorting worries is gentler than fighting them, and one put off is a good start.',
      fits: ['evening'],
    },
    {
      text: "I'm teaching myself to look at the sky before I look at a screen.",
      why: 'What you look at first sets a pace for the morning, and the sky has a slow one.',
      fits: ['nature', 'morning'],
    },
    {
      text: "When the queue is long, I'll practise waiting in it without my phone.",
      why: 'A queue is free practice in patience, and the next one you meet will do.',
      fits: ['patience'],
    },
    {
      text: 'What would it take to leave five quiet minutes in my morning?',
      why: 'Five minutes are few enough to find, and a question helps you see where they are.',
      fits: ['waking-up'],
    },
    {
      text: "{name}, you're learning that a slow reply is still a reply.",
      why: 'Answers that come slowly are often kinder, and it helps to hear that before you reply.',
      fits: ['honesty'],
    },
  ],
  do: [
    {
      text: "I've stepped outside for some air before, and I can do it again.",
      why: 'You have done this before, so you know how it feels when the air reaches you.',
      fits: ['nature'],
    },
    {
      text: "I've waited for hard answers before, and I breathed my way through.",
      why: 'Your own past is good evidence, and remembering one such wait can steady this one.',
      fits: ['waiting-for-news'],
    },
    {
      text: "I've let hard minutes pass before, and I can do it again.",
      why: 'It leans on something you have already done, and one such minute is enough to recall.',
    },
    {
      text: 'I can put my phone away this evening and give myself a quieter hour.',
      why: 'What you have found out yourself is easy to believe, and tonight is a fair time to repeat it.',
      fits: ['evening'],
    },
    {
      text: 'Today I leave one quiet breath between one task and the next.',
      why: 'One breath takes no time from a busy day, and it marks where a task is over.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I take the first few minutes of the morning slowly, as if nothing else were due.',
      why: 'A slow start is small enough for most mornings, even if the rest goes quickly.',
      fits: ['morning'],
    },
    {
      text: 'My breath has slowed down for me before, and it can again.',
      why: 'Your body already knows how to do this, and all it needs is a little time.',
    },
    {
      text: "When voices rise, I'll lower mine and slow my words.",
      why: 'Lowering your own voice is something you can do, whatever the other person does.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'Will I let the first minute of my next break be quiet?',
      why: 'One quiet minute is small enough to keep, and the rest of the break is still yours.',
      fits: ['afternoon'],
    },
    {
      text: '{name}, you can take this morning one thing at a time.',
      why: 'A morning is easier in single things, and you can choose which of them comes first.',
      fits: ['morning', 'waking-up'],
    },
  ],
  own: [
    {
      text: 'I make room for one calm minute in my morning.',
      why: 'The corner can be a chair, a song or a single breath, as long as it is yours.',
      fits: ['morning'],
    },
    {
      text: 'I am someone who leaves a little quiet in the day.',
      why: 'It describes a habit and not a mood, so one small gap today is enough to make it true.',
    },
    {
      text: 'Patience is how I meet a day that refuses to hurry.',
      why: 'A way of acting lasts longer than a mood, and most days offer a chance to be patient.',
      fits: ['patience'],
    },
    {
      text: "I'm a person who can have a worry and still enjoy a quiet hour.",
      why: 'There is room in you for both, and neither has to leave before the other may stay.',
      fits: ['care'],
    },
    {
      text: 'I bring a slow breath into rooms that are rushing.',
      why: 'It says what you bring with you, and you can take that breath as you walk in.',
      fits: ['meeting-people'],
    },
    {
      text: 'I know how to come back to my breath when the day pulls me away.',
      why: 'Coming back is the skill here, and being pulled away is only where it begins.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Quiet is something I can make, with a few minutes of my own.',
      why: 'Quiet is seldom handed to us, and it is good to know that you can make some yourself.',
      fits: ['time-alone'],
    },
    {
      text: "When something goes wrong, I'll take one breath and look again.",
      why: 'It is a plan for when plans fail, and one breath is enough to begin it.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would the calmest part of me do with this hour?',
      why: 'Some part of you already knows, and asking gives it a chance to speak.',
    },
    {
      text: '{name}, you are allowed to be someone who takes their time.',
      why: 'Taking your time can be part of who you are, and it needs no excuse.',
      fits: ['rest'],
    },
  ],
}
