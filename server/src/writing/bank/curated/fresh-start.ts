import type { Page } from './types.ts'

export const freshStart: Page = {
  notice: [
    {
      text: 'Part of last week is still with me, and I can put a little of it down.',
      why: 'Old days leave something behind in us, so breathe out and let one part of it go.',
      fits: ['after-a-setback', 'not-good', 'not-bright'],
    },
    {
      text: "I notice this morning hasn't happened before.",
      why: 'Even a plain morning is a new one, so look around you once as if for the first time.',
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'Part of me may be in yesterday, and part of me is here for the morning.',
      why: "Both parts woke up here, so let the one that's in today choose the first thing.",
      fits: ['morning'],
    },
    {
      text: "I can feel the day starting, and I'm here for the beginning.",
      why: 'Listen for a moment before you do anything, since being here is enough of a start.',
      fits: ['waking-up'],
    },
    {
      text: 'Right now I notice one thing that I could begin.',
      why: 'It may be quite a small thing, so look for it and leave the rest.',
      fits: ['morning'],
    },
    {
      text: 'An empty page can be a beginning, and I can look at it with interest.',
      why: 'An empty page asks for nothing yet, so simply look and see what comes to you.',
      fits: ['creativity'],
    },
    {
      text: "I notice a wish to begin, and it's welcome at any hour.",
      why: "A wish needn't come early to be worth keeping, so keep yours for the next hour.",
      fits: ['afternoon'],
    },
    {
      text: "When I think I've spoilt the day, I'll notice how much of it is left.",
      why: 'Let what remains count by itself, because even a late hour is part of the day.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if I only noticed one thing that is different today?',
      why: 'Differences are easy to miss, so look for one and let it be a small one.',
      fits: ['curiosity'],
    },
    {
      text: "{name}, you can see all that isn't sorted and still find a place to start.",
      why: 'One clear place is enough to begin from, so find it and leave the rest for now.',
      fits: ['time-alone'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to begin again in the middle of an afternoon.",
      why: 'Any minute will do for beginning, so let it be this one.',
      fits: ['afternoon'],
    },
    {
      text: 'I can begin a new page without tearing out the last one.',
      why: 'Nothing has to be rubbed out before you go on, and it may help to leave the old page and turn over.',
      fits: ['learning'],
    },
    {
      text: "It's okay to start with one small corner of my life.",
      why: 'One corner is a real start, so choose the one that would please you most.',
      fits: ['time-alone'],
    },
    {
      text: 'I may change my mind and keep what I learnt.',
      why: "What you learned comes with you, and you can name one thing you'd like to keep.",
      fits: ['honesty', 'learning'],
    },
    {
      text: 'I can miss how things were and settle into how they are.',
      why: 'Missing and settling can go on side by side, so do a little of each today.',
      fits: ['care'],
    },
    {
      text: "I don't have to wait for Monday to begin.",
      why: 'Begin with something very small now, since any day can be a first day.',
      fits: ['humour'],
    },
    {
      text: 'Today is allowed to be a first attempt.',
      why: 'First days are only for finding your way about, so ask no more of this one.',
      fits: ['before-work'],
    },
    {
      text: "If today went wrong, I'll let the evening be a new beginning.",
      why: 'An evening can begin again for itself, so give it one thing you look forward to.',
      fits: ['evening', 'after-a-setback'],
    },
    {
      text: "What if I'm allowed to be the new person for as long as I need?",
      why: 'Give yourself a good long while, because being new wears off slowly for all of us.',
      fits: ['meeting-people', 'patience'],
    },
    {
      text: '{name}, you can put down what happened and take up one small new thing.',
      why: 'You can come back to it later if you want, so pick up one small thing for now.',
      fits: ['after-a-setback'],
    },
  ],
  learn: [
    {
      text: "I'm getting used to small changes, one at a time.",
      why: 'Small things make a change real, so notice one that is becoming yours.',
    },
    {
      text: "Little by little, I'm learning what a good week looks like for me.",
      why: 'New weeks take shape slowly, and it may help to name one part of this one that you can see already.',
      fits: ['patience'],
    },
    {
      text: "I'm learning to begin again without a speech about it.",
      why: 'Quiet beginnings often last, so take one step and tell no one yet.',
      fits: ['honesty'],
    },
    {
      text: "I'm practising starting with ten minutes, and leaving the rest alone.",
      why: 'Ten minutes can be practised by anybody, so begin and then let it be.',
      fits: ['creativity'],
    },
    {
      text: "Each time I get up after a bad night, I'm learning to begin again.",
      why: 'Do the next thing slowly and kindly, because getting up is a beginning already.',
      fits: ['waking-up', 'morning'],
    },
    {
      text: "Slowly, I'm learning what to carry forward and what to leave.",
      why: 'Sorting is part of starting over, and you can name one thing to keep and one to leave.',
      fits: ['after-a-setback'],
    },
    {
      text: "I'm learning who I am in the place I'm in now.",
      why: 'Each place shows us a side of ourselves, so look for one of yours today.',
      fits: ['curiosity', 'before-work'],
    },
    {
      text: "When I slip back into a habit, I'll practise starting again from the next hour.",
      why: 'The next hour is a fair place to begin, so leave the last one as it was.',
      fits: ['patience'],
    },
    {
      text: 'What would I begin this week if it could grow slowly?',
      why: "Growing takes its own time, so name one thing that you'd be glad to have begun.",
      fits: ['nature', 'patience'],
    },
    {
      text: "{name}, you're learning to begin again, one small part at a time.",
      why: 'A way grows familiar bit by bit, so notice one part that is easier already.',
      fits: ['curiosity'],
    },
  ],
  do: [
    {
      text: "I've started over before, and I know more now than I did then.",
      why: 'You have begun again before this, and you can remember what helped you then.',
      fits: ['after-a-setback'],
    },
    {
      text: 'I have learned new names and new places before.',
      why: 'What is strange today soon grows familiar, so let one new thing become yours.',
      fits: ['meeting-people'],
    },
    {
      text: 'Today I drop one old plan and choose one new thing.',
      why: "Letting one thing go makes room, and it may help to choose what you'd like to have there instead.",
      fits: ['morning'],
    },
    {
      text: "I've had good days begin with a bad hour.",
      why: 'A day can turn round later than you think, so give this one another hour.',
      fits: ['morning'],
    },
    {
      text: "I've changed a habit before, and I can change another.",
      why: "A change you've kept is strong evidence, and you can remember which one it was.",
      fits: ['health'],
    },
    {
      text: 'I have said goodbye before and found my way afterwards.',
      why: "You've gone this kind of way before, so look only for the next part of it.",
      fits: ['courage'],
    },
    {
      text: 'I do one small thing, and the morning has begun.',
      why: 'It gives the day a first step, and it may help to choose something that takes two minutes.',
      fits: ['waking-up'],
    },
    {
      text: "When the morning comes, I'll choose one thing to begin with.",
      why: 'One thing chosen early is easier to keep, so choose it tonight if you can.',
      fits: ['bedtime'],
    },
    {
      text: 'Will I begin with whichever part looks easiest?',
      why: "A beginning needn't be at the beginning, and you can start where you'd like to.",
      fits: ['creativity'],
    },
    {
      text: '{name}, you can find your way in a new place by asking.',
      why: 'Asking has worked for you before, so ask one person one thing.',
      fits: ['curiosity'],
    },
  ],
  own: [
    {
      text: 'I am someone who begins again with whatever I have.',
      why: "Look at what's within reach, because what you have is enough to begin with.",
      fits: ['creativity'],
    },
    {
      text: 'I let a new day be new.',
      why: "It's short enough to carry about all morning, so say it slowly as you get up.",
      fits: ['morning', 'waking-up'],
    },
    {
      text: 'I keep what was good, and I leave the rest behind.',
      why: 'Name the good things first, because keeping and leaving are both yours to choose.',
      fits: ['after-a-setback'],
    },
    {
      text: "I'm a beginner on purpose, and I ask good questions.",
      why: 'Being new on purpose makes it your choice, so choose one thing to be new at.',
      fits: ['learning', 'curiosity'],
    },
    {
      text: 'I find one small thing to hope for each day.',
      why: 'Hope is for using and not for show, and you can use a little of it on something ordinary.',
      fits: ['morning'],
    },
    {
      text: 'I turn towards the morning, slowly and in my own way.',
      why: 'A small turn is enough for now, so make it and take your time with the rest.',
      fits: ['waking-up'],
    },
    {
      text: 'I can feel at home in more than one place.',
      why: 'You have carried it before, so name one thing that comes along wherever you live.',
      fits: ['independence'],
    },
    {
      text: "When one plan ends, I'll make room and begin another.",
      why: 'An ending is easier with a next thing in sight, and it may help to clear a little room for it today.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would I do with the next hour if it were the first of a new year?',
      why: 'A fresh start needs no special date, so use this hour as if it were one.',
    },
    {
      text: '{name}, you are someone who can begin again.',
      why: "You have done it more often than you've counted, so let today be one more time.",
    },
  ],
}
