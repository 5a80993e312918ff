import type { Page } from './types.ts'

export const gratitude: Page = {
  notice: [
    {
      text: 'I notice one small good thing before the day gets busy.',
      why: 'A small good thing is enough to notice, and most mornings have one somewhere.',
      fits: ['morning'],
    },
    {
      text: "I can listen for one sound that I'm fond of.",
      why: 'What we would miss tells us what matters, so listen for one such sound.',
    },
    {
      text: 'I notice something warm or soft, and I let it please me.',
      why: 'Thanks often begin with plain things, and one that you have touched today will do.',
    },
    {
      text: 'Part of me may be fed up, and part of me can still like something.',
      why: 'You can be thankful and in a bad mood, and neither has to give way.',
      fits: ['evening', 'not-good', 'not-bright'],
    },
    {
      text: 'I can breathe in once, and notice something I like about this morning.',
      why: 'A single breath is long enough to find one thing, and it may be very plain.',
      fits: ['morning'],
    },
    {
      text: 'I can look at something alive near me, and let it please me.',
      why: 'Something alive and minding its own business is good company for a minute.',
      fits: ['nature', 'time-alone'],
    },
    {
      text: 'I can remember one small kindness somebody did me, and feel it again.',
      why: 'Little courtesies pass quickly on a full day, so hold on to one of them.',
      fits: ['kindness', 'a-busy-day'],
    },
    {
      text: "When I switch on a light tonight, I'll notice one thing I'm glad to see.",
      why: 'Something you do each evening becomes a reminder, and the light does the work.',
      fits: ['evening'],
    },
    {
      text: 'What if I noticed one nice thing and left it at that?',
      why: 'It keeps thanks small and real, and nothing has to follow from it.',
    },
    {
      text: "{name}, you can look for one thing nearby that you're glad of.",
      why: 'Thanks are easier when they are close at hand, so look no further than this room.',
      fits: ['winding-down'],
    },
  ],
  allow: [
    {
      text: 'I can give one meal today my whole attention.',
      why: 'Attention is a way of saying thanks, and a meal is a good place for it.',
      fits: ['afternoon'],
    },
    {
      text: "I'm allowed to be glad of one thing and tired of another.",
      why: 'Both can be true on the same day, and you may say which is louder.',
    },
    {
      text: 'I can enjoy a song without doing anything else.',
      why: 'Pleasure does not need a task beside it, so let one song play right through.',
      fits: ['rest'],
    },
    {
      text: "It's okay if one small comfort is all I'm glad of today.",
      why: 'On a low day a small thing is enough, and even warm socks count.',
    },
    {
      text: 'I may keep a good moment to myself and not turn it into a photo.',
      why: 'Some moments stay whole when they stay private, and this may be one to keep.',
      fits: ['time-alone'],
    },
    {
      text: "I can thank somebody in passing, even when I'm running late.",
      why: 'A light thank you takes no time, and saying it inside your head is allowed.',
      fits: ['a-busy-day'],
    },
    {
      text: "I don't have to feel grateful to say a simple thank you.",
      why: 'Manners can go first, and the feeling may follow or not.',
      fits: ['honesty'],
    },
    {
      text: "If today gives me little, I'll let one small comfort be enough.",
      why: 'It is a plan for thin days, and you can choose the comfort now.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if this plain morning were allowed to be a good one?',
      why: 'It asks no more of the morning than it already has, so look around you.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can like what you have and still want things to be easier.',
      why: 'Thanks and wishes get along well, and there is room in you for both.',
      fits: ['honesty'],
    },
  ],
  learn: [
    {
      text: 'What would I miss first of the things around me?',
      why: 'An unusual question finds fresh answers, so look at whatever has served you well.',
      fits: ['humour'],
    },
    {
      text: "I'm learning that a little fresh air can give me back some of the day.",
      why: 'Going out and coming in makes a small break, at any pace and in any way.',
      fits: ['afternoon', 'nature'],
    },
    {
      text: "I'm learning to say thank you while the moment is fresh.",
      why: 'Thanks are easiest while they are warm, and there may be one to say today.',
      fits: ['friendship'],
    },
    {
      text: "Little by little, I'm noticing the quiet ways people are kind.",
      why: 'Kindness often hides in habits, and you could look for one of them today.',
      fits: ['care'],
    },
    {
      text: "I'm practising looking up at the sky on dull errands.",
      why: 'A dull errand can have a good view, and looking up once is all it takes.',
      fits: ['nature'],
    },
    {
      text: "I'm learning to keep one small thing from the day.",
      why: 'One thing is easy to carry, so choose it before you switch off the light.',
      fits: ['evening', 'bedtime'],
    },
    {
      text: "I'm getting used to letting a kind word land.",
      why: 'Kind words can be let in slowly, and a breath before you answer makes room.',
    },
    {
      text: "I'm learning to taste the first sip before I hurry on.",
      why: 'Taste belongs to the present, and one sip can be only a sip.',
      fits: ['morning'],
    },
    {
      text: "When I get into bed, I'll practise naming one good thing that came my way.",
      why: 'It may have been a friend, a bird or a thought, and any of them will do.',
      fits: ['bedtime', 'friendship'],
    },
    {
      text: "{name}, you're learning to notice help while it's happening.",
      why: 'Help is easiest to thank close up, and it often comes in small ways.',
      fits: ['friendship'],
    },
  ],
  do: [
    {
      text: "When the day is over, I'll name one face and one sound I was glad of.",
      why: 'Small plain things are easiest to find, and the face of a cat counts.',
      fits: ['winding-down'],
    },
    {
      text: "I've shared something I had before, and I was glad that I did.",
      why: 'Sharing is a memory you can be glad of, and one such time is enough to recall.',
      fits: ['kindness'],
    },
    {
      text: "I've found something good in a grey day before, and I can look again.",
      why: 'It trusts your own record, and grey days often have a window somewhere.',
      fits: ['afternoon'],
    },
    {
      text: 'Today I write one short thank you and send it.',
      why: 'Two lines are enough for a thank you, and sending it is part of the pleasure.',
      fits: ['friendship'],
    },
    {
      text: 'I have laughed in the middle of a hard week before.',
      why: 'It has happened, so it is easy to believe, and you may remember what was funny.',
      fits: ['humour'],
    },
    {
      text: "I've been given kind words before, and I can remember some of them.",
      why: 'Old kindness still works, and one message or memory is enough for this evening.',
      fits: ['evening', 'friendship'],
    },
    {
      text: "I've done myself small favours before, and I was glad of them later.",
      why: 'You can thank your past self too, and do one small thing for the next day.',
      fits: ['care'],
    },
    {
      text: 'Once today, I stop and say what is good.',
      why: 'One time is enough to count, and saying it aloud makes it easier to keep.',
    },
    {
      text: 'Will I tell one person today how they helped me?',
      why: 'It turns a warm thought into a sentence, and you can choose the person now.',
      fits: ['friendship'],
    },
    {
      text: "{name}, you've thanked strangers before and meant it.",
      why: 'You know how it feels to mean it, and most days offer a stranger to thank.',
      fits: ['kindness'],
    },
  ],
  own: [
    {
      text: 'I say thank you out loud, and I mean it.',
      why: 'It is a picture of thanks in action, and a note or a message will do.',
      fits: ['kindness', 'learning'],
    },
    {
      text: 'I can miss what is over and still like what is here.',
      why: 'Missing and liking can live side by side, so look at what is here now.',
      fits: ['nature'],
    },
    {
      text: 'I close the day with one thank you, even a hard day.',
      why: 'Any day can be closed with one thing you were glad of, however plain.',
      fits: ['bedtime'],
    },
    {
      text: 'I am someone who notices the small jobs other people do.',
      why: 'It describes an eye for small work, and today will show you some of it.',
      fits: ['fairness'],
    },
    {
      text: 'I say thank you out loud, while it can still be heard.',
      why: 'It describes a way of speaking and not a mood, so one thank you today makes it true.',
      fits: ['honesty'],
    },
    {
      text: 'In my head I keep a small list of good things, and I add to it slowly.',
      why: 'The list can be in your head or on paper, and one line tonight is plenty.',
      fits: ['evening'],
    },
    {
      text: 'I know a good morning when I have one, even a plain one.',
      why: 'Knowing what is enough is a skill, and mornings are a good place to use it.',
      fits: ['morning'],
    },
    {
      text: "When someone helps me, I'll tell them how it helped.",
      why: 'Thanks mean more when they are exact, so finish the sentence with a because.',
      fits: ['friendship'],
    },
    {
      text: 'What would today look like if I wrote down what I was given?',
      why: 'It is another way to look at the same day, and three lines are enough.',
      fits: ['curiosity'],
    },
    {
      text: '{name}, you are someone who is glad to share a good thing.',
      why: 'It describes you by a kindness, and there may be something to share today.',
      fits: ['friendship'],
    },
  ],
}
