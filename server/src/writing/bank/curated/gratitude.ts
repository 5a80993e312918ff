import type { Page } from './types.ts'

export const gratitude: Page = {
  notice: [
    {
      text: 'I notice the steam from my cup, and it is a small good thing.',
      why: 'Small and good is enough to notice; watch the steam until it goes.',
      fits: ['morning'],
    },
    {
      text: 'Right now I can hear one sound I would miss.',
      why: 'Missing tells us what matters; listen for the one sound.',
    },
    {
      text: 'I notice the clean towel more than I noticed it yesterday.',
      why: 'Thanks often begin with plain objects; pick one you touched today.',
      fits: ['morning'],
    },
    {
      text: 'Part of me is fed up, and part of me likes the light on the wall.',
      why: 'You can be thankful and in a bad mood; let both be there.',
      fits: ['evening', 'not-good', 'not-bright'],
    },
    {
      text: 'There is bread in the kitchen, and I notice the smell of it.',
      why: 'Smell goes straight to the present; breathe in once.',
      fits: ['morning'],
    },
    {
      text: 'I can see a tree from here, and it is busy with its own day.',
      why: 'A living thing minding its business is good company; look for a minute.',
      fits: ['nature', 'time-alone'],
    },
    {
      text: 'I notice a door was held for me, and I felt it.',
      why: 'Little courtesies pass quickly; hold on to one from today.',
      fits: ['kindness', 'a-busy-day'],
    },
    {
      text: "When I switch on the lamp, I'll notice the room it gives back to me.",
      why: 'A daily action becomes a reminder; the lamp does the rest.',
      fits: ['evening'],
    },
    {
      text: 'What if I noticed the first good mouthful and left it at that?',
      why: 'It keeps thanks small and real; try it with the next meal.',
    },
    {
      text: '{name}, you can look for one soft thing within reach.',
      why: 'Touch makes thanks concrete; find a sleeve or a cushion.',
      fits: ['winding-down'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be glad of the rain and tired of the mud.",
      why: 'Both sides are true on a wet day; say which half is louder.',
      fits: ['nature'],
    },
    {
      text: 'I can enjoy this song without doing the dishes to it.',
      why: 'Pleasure does not need a task beside it; let one song play.',
      fits: ['rest'],
    },
    {
      text: "It's okay if one warm sock is all the thanks I have today.",
      why: 'On a low day, a small thing is enough; even warm socks count.',
    },
    {
      text: 'I may keep a good moment to myself and not turn it into a photo.',
      why: 'Some moments stay whole when they stay private; keep one.',
      fits: ['time-alone'],
    },
    {
      text: 'I can thank the bus for coming, even when it comes late.',
      why: 'A light thank-you for a plain thing; say it inside your head.',
      fits: ['a-busy-day', 'humour'],
    },
    {
      text: "I'm letting lunch be lunch, with both hands on the sandwich.",
      why: 'Attention is a way to say thanks; put the phone aside.',
      fits: ['afternoon'],
    },
    {
      text: "I don't have to feel grateful to say a simple thank you.",
      why: 'Manners can go first and feelings can follow or not; say it anyway.',
      fits: ['honesty'],
    },
    {
      text: "If today gives me little, I'll let a hot drink be enough to thank.",
      why: 'A plan for thin days; choose the drink.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if this plain morning were allowed to be a good one?',
      why: 'It lowers the bar to where the morning is; look around.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can like what you have and still want tomorrow to be easier.',
      why: 'Thanks and wishes get along; your name holds them both.',
      fits: ['honesty'],
    },
  ],
  learn: [
    {
      text: "I'm learning to say thank you before the moment goes cold.",
      why: 'Thanks keep best while warm; say one within the hour.',
      fits: ['friendship'],
    },
    {
      text: "Little by little, I'm noticing who leaves the light on for me.",
      why: 'Kindness often hides in habits; look for one.',
      fits: ['care'],
    },
    {
      text: "I'm practising looking at the sky on my way to the bin.",
      why: 'A dull errand with a good view; look up once.',
      fits: ['nature', 'evening'],
    },
    {
      text: "Each evening I'm learning to keep one small thing from the day.",
      why: 'One thing is easy to carry; choose it before you switch off the light.',
      fits: ['evening', 'bedtime'],
    },
    {
      text: "I'm getting used to letting a kind word land.",
      why: 'Kind words can be let in slowly; breathe before you answer one.',
    },
    {
      text: "I'm finding that a walk round the block gives the day back its edges.",
      why: 'Going out and coming in marks the day; wheels or shoes, any pace.',
      fits: ['afternoon', 'nature'],
    },
    {
      text: "I'm learning to taste the first sip as well as count the cups.",
      why: 'Taste belongs to now; let one sip be only a sip.',
      fits: ['morning'],
    },
    {
      text: "When I lock the door at night, I'll practise naming one good visitor.",
      why: 'A visitor may be a friend, a bird or a thought; say hello to it.',
      fits: ['bedtime', 'friendship'],
    },
    {
      text: 'What would I thank this old coat for, if it could hear me?',
      why: 'An unusual question finds a fresh answer; look at what has helped you today.',
      fits: ['humour'],
    },
    {
      text: "{name}, you're learning to notice help while it is still in the room.",
      why: 'Help is easiest to thank close up; turn and say so.',
      fits: ['friendship'],
    },
  ],
  do: [
    {
      text: "I've found something good in a grey day before, often near a window.",
      why: 'It trusts your own record; try the window again.',
      fits: ['afternoon'],
    },
    {
      text: 'Today I write one thank-you and send it before lunch.',
      why: 'A thank-you with a time gets sent; make it two lines.',
      fits: ['friendship'],
    },
    {
      text: 'I have laughed in the middle of a hard week before.',
      why: 'It happened, so it is easy to believe; recall what was funny.',
      fits: ['humour'],
    },
    {
      text: "I've kept a kind message for months, and I can read it again tonight.",
      why: 'Old kindness still works as a reminder; find the message.',
      fits: ['evening', 'friendship'],
    },
    {
      text: 'I set the table last night, and this morning it welcomes me.',
      why: 'You can thank your past self too; set one thing out tonight.',
      fits: ['morning', 'care'],
    },
    {
      text: "I've shared half of what I had before, and it was a good meal.",
      why: 'Sharing is a memory with a taste; remember the plate.',
      fits: ['kindness'],
    },
    {
      text: 'Once today, I put my cup down and say what was good.',
      why: 'One time is enough to count; say it out loud.',
    },
    {
      text: "When the day closes, I'll name one sound, one face and one taste.",
      why: "Small, plain things are easiest to find; a cat's face counts.",
      fits: ['winding-down'],
    },
    {
      text: 'Will I tell one person today what they made easier?',
      why: 'It turns a warm thought into a sentence; choose the person now.',
      fits: ['friendship'],
    },
    {
      text: "{name}, you've thanked strangers before and meant it.",
      why: 'You know how it goes; find the next open door.',
      fits: ['kindness'],
    },
  ],
  own: [
    {
      text: 'I am someone who notices who washed the cup.',
      why: 'It describes an eye for small work; look for it tonight.',
      fits: ['fairness'],
    },
    {
      text: 'I say thank you out loud, while it can still be heard.',
      why: 'A habit of speech rather than a mood; say one today.',
      fits: ['honesty'],
    },
    {
      text: 'I keep a small list of good things, and I add to it in pencil.',
      why: 'Pencil keeps it light; add one line tonight.',
      fits: ['evening'],
    },
    {
      text: 'Thanks is how I close the day, even a short one.',
      why: 'A short day still has an end; close it with one thing.',
      fits: ['bedtime'],
    },
    {
      text: "I'm a person who can miss the summer and like this frost.",
      why: 'Missing and liking can live side by side; look at what is here.',
      fits: ['nature'],
    },
    {
      text: 'I return borrowed books with a note inside.',
      why: 'It is a picture of thanks in action; write a note of any kind.',
      fits: ['kindness', 'learning'],
    },
    {
      text: "I know a good morning when it's only a warm cup and a quiet street.",
      why: 'Knowing what is enough is a skill; look at the street.',
      fits: ['morning'],
    },
    {
      text: "When I'm given help, I'll say what it let me do.",
      why: 'Precise thanks mean more; finish the sentence with a because.',
      fits: ['friendship'],
    },
    {
      text: 'What would today look like if I wrote down only what was given?',
      why: 'You could list what went right instead; try three lines.',
      fits: ['curiosity'],
    },
    {
      text: '{name}, you are someone who saves the last biscuit for a friend.',
      why: 'It describes you by a kindness; offer somebody something today.',
      fits: ['friendship', 'humour'],
    },
  ],
}
