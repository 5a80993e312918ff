import type { Page } from './types.ts'

export const selfKindness: Page = {
  notice: [
    {
      text: "I notice I'm tired, so I can go gently.",
      why: 'It begins with what is true and asks only for gentleness; slow one thing down.',
      fits: ['care', 'not-good', 'not-bright'],
    },
    {
      text: 'I notice how sharply I spoke to myself just now.',
      why: 'Noticing the tone is the whole task; no need to mend it yet.',
      fits: ['honesty'],
    },
    {
      text: 'Part of me is sore today, and part of me is putting the kettle on.',
      why: 'Hurt and care can happen in one kitchen; let the kettle be the kind part.',
      fits: ['care', 'not-good', 'not-bright'],
    },
    {
      text: 'I can hear the hard voice, and I can hear the birds as well.',
      why: 'A second sound takes nothing away, it only widens the room; listen for it.',
      fits: ['nature', 'morning', 'not-good', 'not-bright'],
    },
    {
      text: 'Right now I can feel the warm mug, and both my hands around it.',
      why: 'Warmth is a small kindness that works on any day; hold on until it cools.',
    },
    {
      text: 'I notice there is a knot in my chest, and I breathe around it.',
      why: 'Breathing around a feeling is gentler than pushing it; go slowly.',
      fits: ['after-a-setback', 'not-good', 'not-bright'],
    },
    {
      text: "It's okay that today feels heavier than it looks from the window.",
      why: 'How a day looks and how it feels can differ; both are real.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: "When I hear myself say silly, I'll notice it and put down the word.",
      why: 'One word at a time is a fair start; this plan only asks you to hear it.',
      fits: ['kindness'],
    },
    {
      text: 'What if I noticed one kind thing I did today without being asked?',
      why: 'It searches for evidence softly; small counts.',
      fits: ['evening'],
    },
    {
      text: '{name}, you can see that today asked a lot of you.',
      why: 'Your own name lets you speak as a friend might; say it in a soft voice.',
      fits: ['evening', 'winding-down', 'not-good', 'not-bright'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to rest before it's finished.",
      why: 'Rest often waits for a finish that never comes; take five minutes first.',
      fits: ['rest'],
    },
    {
      text: 'I can forgive the burnt toast and make another slice.',
      why: 'Small pardons are good practice; begin with the toast.',
      fits: ['morning'],
    },
    {
      text: "It's okay to need the soft blanket and the early night.",
      why: 'Needs are not faults; fetch the blanket before you decide anything.',
      fits: ['bedtime', 'rest'],
    },
    {
      text: 'I can speak to myself in the voice I keep for a friend.',
      why: 'You have that voice already; borrow it for one sentence.',
      fits: ['friendship', 'kindness'],
    },
    {
      text: 'I may leave the dishes and sit by the window for a while.',
      why: 'A sink can wait; a tired person may sit down.',
      fits: ['evening', 'rest'],
    },
    {
      text: "I don't have to earn this cup of tea.",
      why: 'Kindness without a price is hard to take; drink it while it is warm.',
      fits: ['afternoon'],
    },
    {
      text: "I'm allowed to be a beginner, with crumbs on the page.",
      why: 'Beginners make a mess, and that is fine; leave one thing untidy.',
      fits: ['learning'],
    },
    {
      text: "When I get it wrong, I'll let myself start the line again.",
      why: 'A kind plan made before it is needed; starting again is the plan.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What if good enough were allowed to mean good, and enough?',
      why: 'It takes two familiar words seriously; say each one slowly.',
    },
    {
      text: '{name}, you can be on your own side for the next hour.',
      why: 'An hour is short enough to try; speak as you would to someone you like.',
      fits: ['a-hard-talk'],
    },
  ],
  learn: [
    {
      text: "I'm learning to ask for help.",
      why: 'Asking is a skill, and skills have first tries; choose one small thing to ask.',
      fits: ['friendship'],
    },
    {
      text: "I'm learning to apologise to myself, too, when I've been unfair.",
      why: 'Fairness works in both directions; one quiet sorry will do.',
      fits: ['fairness'],
    },
    {
      text: "Little by little, I'm swapping the red pen for a pencil.",
      why: 'A pencil corrects without shouting; change one harsh note today.',
      fits: ['kindness'],
    },
    {
      text: "I'm practising stopping at tired instead of at empty.",
      why: 'Stopping early is a habit; notice the first yawn.',
      fits: ['rest'],
    },
    {
      text: "Each time I pack myself a proper lunch, I'm learning to be looked after.",
      why: 'Care can be as small as lunch; pack one thing you like.',
      fits: ['care', 'before-work'],
    },
    {
      text: "I'm getting used to saying I did my part, and meaning it.",
      why: 'A fair account includes what you did; say the sentence at the end of the day.',
      fits: ['evening'],
    },
    {
      text: "Slowly, I'm finding gentler words for the mistakes I make.",
      why: 'New words take time to find; change just one.',
      fits: ['after-a-setback'],
    },
    {
      text: "If I compare today with a better day, I'll practise naming one thing in it.",
      why: 'It gives attention a task instead of a scolding; name one thing.',
    },
    {
      text: 'What would I tell a friend who had made this mistake?',
      why: 'Most people are kinder to friends; answer it and then listen.',
      fits: ['friendship', 'after-a-setback'],
    },
    {
      text: "{name}, you're learning that care can be as plain as a glass of water.",
      why: 'Plain care is easy to repeat; fill the glass.',
      fits: ['health'],
    },
  ],
  do: [
    {
      text: "I've been gentle with myself before, and the work still got done.",
      why: 'It answers a common worry with your own record; think of one time.',
    },
    {
      text: 'Today I eat something warm before I decide anything.',
      why: 'One kind act, in a sensible order; start with the bowl.',
      fits: ['health'],
    },
    {
      text: 'I have picked myself up with tea and an early night before.',
      why: 'You have a way that works for you; use it again this evening.',
      fits: ['evening', 'after-a-setback'],
    },
    {
      text: "I've forgiven slips like this in a friend, and I know how it goes.",
      why: 'The skill is already yours; turn it round once.',
      fits: ['friendship'],
    },
    {
      text: 'I put a glass of water by the bed last night, and that was care.',
      why: 'Small acts count when they are counted; name another.',
      fits: ['morning', 'care'],
    },
    {
      text: "I've come back from a bad morning by the afternoon before.",
      why: 'The day has more than one part; remember the turn.',
      fits: ['afternoon'],
    },
    {
      text: 'I leave one kind note for the person I am tomorrow.',
      why: 'A note is an action with an end; put it where you look first.',
      fits: ['bedtime'],
    },
    {
      text: "When I make a mistake today, I'll write it down once and close the book.",
      why: 'Once is enough; closing the book is the kind part.',
      fits: ['after-a-setback'],
    },
    {
      text: 'Will I give myself the ten minutes I would give a friend?',
      why: 'It asks for a fair share, no more; choose which ten.',
      fits: ['fairness'],
    },
    {
      text: "{name}, you've carried a hard week before and still watered the plants.",
      why: 'It shows what you did, not how you felt; water them again.',
      fits: ['care'],
    },
  ],
  own: [
    {
      text: 'I am someone who keeps small promises to myself.',
      why: 'Promises to yourself are promises; keep one before bed.',
      fits: ['honesty'],
    },
    {
      text: 'Kindness is how I begin again.',
      why: 'Six plain words for the moment after a slip; say them at the start of the next try.',
      fits: ['kindness', 'after-a-setback'],
    },
    {
      text: 'I treat my tired days as days, and give them breakfast.',
      why: 'Tired days are part of life and like to be fed; make the breakfast.',
      fits: ['morning'],
    },
    {
      text: "I'm a fair judge of my own work, and a kind one.",
      why: 'Fair and kind can be the one person; judge one thing that way.',
      fits: ['fairness'],
    },
    {
      text: 'I keep a soft chair for myself as well as for guests.',
      why: 'You can be a good host to yourself; sit in the good chair.',
      fits: ['time-alone', 'rest'],
    },
    {
      text: "I know how to look after one small thing, and today it's me.",
      why: 'Care is a skill you already use; aim it here for an hour.',
      fits: ['care'],
    },
    {
      text: 'My patience includes me, even before breakfast.',
      why: 'Patience often leaves out its owner; include yourself in the next wait.',
      fits: ['patience', 'morning'],
    },
    {
      text: "When I run low, I'll stop and fill my own cup first.",
      why: 'You cannot give what you have not got; fill your own cup first.',
      fits: ['rest'],
    },
    {
      text: 'What would care look like if I were the guest tonight?',
      why: 'Guests are asked what they need; ask yourself and answer.',
      fits: ['evening'],
    },
    {
      text: '{name}, you are someone who comes back to kindness after a sharp word.',
      why: 'Coming back is the part that counts; try it with the next sharp word.',
      fits: ['kindness'],
    },
  ],
}
