import type { Page } from './types.ts'

export const freshStart: Page = {
  notice: [
    {
      text: 'Part of last week is still with me, and I can put a little of it down.',
      why: 'Breathe out, and let one part of last week go.',
      fits: ['after-a-setback', 'not-good', 'not-bright', 'spare'],
    },
    {
      text: "I notice this morning hasn't happened before.",
      why: 'Look around you once as if for the first time.',
      fits: ['morning', 'waking-up', 'fair'],
    },
    {
      text: "I'm rusty. Under the rust I'm mostly fine.",
      why: 'Move one stiff joint, or one stiff plan, a little way and back.',
      fits: ['first'],
    },
    {
      text: "I can feel an old habit reaching for its coat. I haven't moved.",
      why: 'Stay seated for one more minute, and let the habit hang its coat up.',
      fits: ['first'],
    },
    {
      text: "I'd like a clean page. I'd settle for a clean margin.",
      why: 'Draw a clean margin down one side of today, and leave it empty.',
      fits: ['first'],
    },
    {
      text: "I'm looking forward to something, and I keep taking it out to look at.",
      why: 'Take it out again now, and have a good long look.',
      fits: ['not-heavy', 'not-low', 'first'],
    },
    {
      text: "When I think I've spoilt the day, I'll notice how much of it is left.",
      why: 'Look at the clock, and count what’s left of today.',
      fits: ['after-a-setback', 'fair'],
    },
    {
      text: 'What if the wrong bus is going somewhere nice?',
      why: 'Look out of the window at the next wrong turning, and find one nice thing.',
      fits: ['first'],
    },
    {
      text: "{name}, you can see all that isn't sorted and still find a place to start.",
      why: 'Find one clear place, and start there.',
      fits: ['time-alone', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to begin again in the middle of an afternoon.",
      why: 'Begin now, wherever the day has got to.',
      fits: ['afternoon', 'fair'],
    },
    {
      text: 'I can begin a new page without tearing out the last one.',
      why: 'Turn over, and leave the last page as it is.',
      fits: ['learning', 'fair'],
    },
    {
      text: "It's okay to start with one small corner of my life.",
      why: 'Choose the corner you’d most like to see changed.',
      fits: ['time-alone', 'spare'],
    },
    {
      text: 'I may change my mind and keep what I learnt.',
      why: 'Name one thing you learned and would like to keep.',
      fits: ['honesty', 'learning', 'spare'],
    },
    {
      text: 'I can miss how things were and settle into how they are.',
      why: 'Let yourself do a little of each today.',
      fits: ['care'],
    },
    {
      text: 'Today is allowed to be a first attempt.',
      why: 'Ask no more of today than a first attempt.',
      fits: ['before-work', 'fair'],
    },
    {
      text: "When I break something, I'll sweep first and think after.",
      why: 'Sweep up one small mess now, and think about it later.',
      fits: ['first'],
    },
    {
      text: "What if I'm allowed to be the new person for as long as I need?",
      why: 'Give yourself plenty of time, and ask when you don’t know.',
      fits: ['meeting-people', 'patience', 'fair'],
    },
    {
      text: '{name}, you can hope quietly, so as not to startle it.',
      why: 'Whisper one hope, and then get on with something else.',
      fits: ['first'],
    },
  ],
  learn: [
    {
      text: "I'm beginning to make plans again, in pencil.",
      why: 'Pencil in one small thing for next week, and keep the rubber handy.',
      fits: ['first'],
    },
    {
      text: "Little by little, I'm learning what a good week looks like for me.",
      why: 'Name one part of this week that went well.',
      fits: ['patience', 'spare'],
    },
    {
      text: "I'm learning to begin again without a speech about it.",
      why: 'Take one step, and don’t tell anyone yet.',
      fits: ['honesty'],
    },
    {
      text: "I'm practising starting with ten minutes, and leaving the rest alone.",
      why: 'Set ten minutes, and leave the rest alone.',
      fits: ['creativity', 'spare'],
    },
    {
      text: 'More and more, I let the past talk and go on laying the table.',
      why: 'Lay out the knives and forks, and let the past finish its sentence.',
    },
    {
      text: 'I used to begin with a promise. Now I begin with a shoe.',
      why: 'Put one shoe on, and see what the other foot says.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: "I'm learning to tell the difference between a bad plan and a bad day.",
      why: 'Wait a day before you tear up the plan.',
      fits: ['first'],
    },
    {
      text: "When I slip back into a habit, I'll practise starting again from the next hour.",
      why: 'Start again at the next hour, and leave the last one alone.',
      fits: ['patience', 'spare'],
    },
    {
      text: 'What would I begin this week if it could grow slowly?',
      why: 'Name the thing you’d be glad to have begun.',
      fits: ['nature', 'patience', 'spare'],
    },
    {
      text: '{name}, you can learn a new tune by humming it wrong.',
      why: 'Hum it as far as you know, and make up the rest.',
      fits: ['first'],
    },
  ],
  do: [
    {
      text: 'I can have a past and still have plans.',
      why: 'Make one plan for this week, whatever’s behind you.',
    },
    {
      text: "I've had good days begin with a bad hour.",
      why: 'Give today another hour before you judge it.',
      fits: ['morning', 'fair'],
    },
    {
      text: "I do the first two minutes. They're the steep ones.",
      why: 'Climb the first two minutes, and stop for the view if you like.',
    },
    {
      text: 'I put the old plans in a drawer and shut it with my elbow.',
      why: 'Shut one old plan away today, elbow and all, and leave the drawer alone.',
      fits: ['first'],
    },
    {
      text: 'I do one small thing, and the morning has begun.',
      why: 'Choose something that takes two minutes.',
      fits: ['waking-up', 'spare'],
    },
    {
      text: "When I want to start from zero, I'll start from three.",
      why: 'Count what you’ve already got, and go on from there.',
      fits: ['humour', 'humour'],
    },
    {
      text: 'Will I begin with whichever part looks easiest?',
      why: 'Start with the part that looks easiest.',
      fits: ['creativity', 'spare'],
    },
    {
      text: '{name}, you can find your way in a new place by asking.',
      why: 'Ask one person one thing today.',
      fits: ['curiosity', 'spare'],
    },
  ],
  own: [
    {
      text: 'I begin well. I also begin often.',
      why: 'Begin something again today, with your usual flair.',
      fits: ['first'],
    },
    {
      text: "I've lived long enough to be bad at new things cheerfully.",
      why: 'Try something you’ve no gift for, and grin the whole way through.',
      fits: ['first'],
    },
    {
      text: "I'm a mended jug. I pour.",
      why: 'Pour somebody a drink today, yourself included.',
    },
    {
      text: "I'm a beginner on purpose, and I ask good questions.",
      why: 'Choose one thing to be new at, and ask about it.',
      fits: ['learning', 'curiosity', 'fair'],
    },
    {
      text: "I'm a person who opens the post.",
      why: 'Open one envelope or message you’ve been stepping over.',
      fits: ['courage', 'first'],
    },
    {
      text: "My life has a middle, and I'm in it with my sleeves rolled up.",
      why: 'Roll your sleeves up one turn, and start on whatever’s nearest.',
      fits: ['first'],
    },
    {
      text: 'I can feel at home in more than one place.',
      why: 'Name one thing that comes with you wherever you live.',
      fits: ['independence', 'spare'],
    },
    {
      text: "When a plan of mine ends, I'll keep what I learned and the good pen.",
      why: 'Save one thing you learned from it, and check that you’ve still got the pen.',
      fits: ['first'],
    },
    {
      text: "What if I've already changed, and only my passwords haven't?",
      why: 'Change one old password, and let it catch up with you.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: '{name}, your past is a cupboard. You can go in for what you need and come out.',
      why: 'Fetch what you need from it today, and close the door behind you.',
    },
  ],
}
