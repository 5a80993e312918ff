import type { Page } from './types.ts'

export const focus: Page = {
  notice: [
    {
      text: 'I notice when my mind has gone elsewhere, and I can begin again from there.',
      why: 'Start again from where you were, because noticing that you drifted is already coming back.',
      fits: ['learning'],
    },
    {
      text: 'I can feel my attention pulling away, and I can be patient with it.',
      why: 'Attention is easier to lead than to force, so be friendly as you bring it back.',
      fits: ['humour'],
    },
    {
      text: 'Right now I notice many things to do, and only one of them is next.',
      why: 'Seeing which one is next is calmer than counting them all, so name it and begin.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Part of me wants to check something, and part of me could stay here.',
      why: 'The wish to check often passes if you wait, so give it half a minute.',
    },
    {
      text: 'I notice the time, and I notice the next small step.',
      why: 'Let the time take care of itself, since there are two things to notice and only one to do.',
      fits: ['an-exam'],
    },
    {
      text: "There is one question in front of me, and it's the only one I need now.",
      why: 'It brings the whole exam down to what you can see, and you can read that question slowly.',
      fits: ['an-exam'],
    },
    {
      text: "I can hear the sounds around me while I come back to what I'm doing.",
      why: 'Sounds may stay in the background, so let them be there and find your place.',
    },
    {
      text: "When I drift, I'll notice where I went and come back gently.",
      why: "There's no scolding in it, only a return, so do it as often as you drift.",
    },
    {
      text: "What if I only noticed the first small part of what's next?",
      why: "It's the smallest start there is, so look at that part and nothing after it.",
      fits: ['morning'],
    },
    {
      text: '{name}, you can see all there is to do and still choose one thing.',
      why: 'A step back makes a long list look shorter, and you can choose the one and leave the rest.',
      fits: ['a-busy-day'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to do one thing while the other things wait.",
      why: 'It lets the rest wait without any guilt, so say to yourself which one it is.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can work for ten minutes and then look up.',
      why: 'A short promise is easier to keep, so begin and let the ten minutes be enough.',
      fits: ['rest'],
    },
    {
      text: "It's okay to put my phone in another room while I read.",
      why: "It's easier to leave what is out of reach, so carry it there before you start.",
      fits: ['learning'],
    },
    {
      text: "I may leave messages unread until I've had a quiet hour.",
      why: 'Let the first part of the morning belong to you, because the messages will keep.',
      fits: ['morning'],
    },
    {
      text: 'I can do the dull part first and make it pleasant.',
      why: 'Dull work goes better with a little comfort, and you can add some music or a good seat.',
    },
    {
      text: "I'm letting good enough be enough for this one thing.",
      why: 'Most things are allowed to be ordinary, so look it over once and let it go out.',
      fits: ['a-busy-day'],
    },
    {
      text: "I don't have to feel ready to read the first question.",
      why: 'Feeling ready often comes after the first step, and it may help to read one question and see.',
      fits: ['an-exam'],
    },
    {
      text: "If I lose my thread, I'll let myself pick it up where I am.",
      why: 'The place where you got lost is a good place to begin, so start from there.',
      fits: ['patience'],
    },
    {
      text: 'What if the rest of my list were allowed to wait until later?',
      why: 'Choose the time now, since a list with a time of its own leaves you free till then.',
      fits: ['afternoon'],
    },
    {
      text: '{name}, you can close the door for a while and let the world wait.',
      why: "A closed door makes a small quiet place in a day, so close what you're able to.",
      fits: ['time-alone'],
    },
  ],
  learn: [
    {
      text: "Slowly, I'm getting used to an hour when nothing calls me.",
      why: 'Quiet can feel strange at first, so give it a few minutes before you fill it.',
      fits: ['evening'],
    },
    {
      text: "Each time I bring my mind back, I'm practising.",
      why: "Every return is practice, so it doesn't matter how far your mind had gone.",
      fits: ['learning'],
    },
    {
      text: "Little by little, I'm learning to stay with one thing a minute longer.",
      why: 'Staying with something grows with practice, and you can add one minute to last time.',
      fits: ['patience'],
    },
    {
      text: "I'm learning to begin before the place is tidy.",
      why: 'Tidying can be a way of waiting, so move one thing aside and start.',
      fits: ['creativity'],
    },
    {
      text: "I'm practising one task, one place, one thing in front of me.",
      why: 'Fewer things in view make it easier to stay, so clear away all but one.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm finding that a short list is kinder than a long one.",
      why: "Let today's list be short, because three things can be finished and twenty can't.",
      fits: ['kindness', 'morning'],
    },
    {
      text: "I'm teaching myself to write a thought down and carry on.",
      why: 'Paper will hold the thought for you, and it may help to keep some within reach.',
    },
    {
      text: "When I reach for my phone, I'll practise one slow breath first.",
      why: 'A breath leaves you free to choose, so take it and then decide.',
    },
    {
      text: 'What would help me stay with one thing for a few minutes more?',
      why: 'It looks for help and not for fault, so change one small thing and go on.',
      fits: ['creativity'],
    },
    {
      text: "{name}, you're learning which hour of the day you think best in.",
      why: 'Notice when things come easily, since knowing your own good hour is useful.',
      fits: ['curiosity'],
    },
  ],
  do: [
    {
      text: "I've come back from a lost morning before, and I can again.",
      why: "The afternoon needn't pay for the morning, and it may help to begin it with something easy.",
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: "I've finished long things before, one small part at a time.",
      why: "It's true and it's also a method, so do the next small part.",
      fits: ['learning'],
    },
    {
      text: 'Today I give the first hour to what matters most.',
      why: "It's easier when you've chosen beforehand, and it may help to name the thing before you set off.",
      fits: ['before-work'],
    },
    {
      text: 'I have worked through noise before, by taking one thing at a time.',
      why: 'You have managed in harder places, so begin the way you did then.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've put my phone away before, and I found it easier to think.",
      why: 'You have tried it and it worked for you, so put it out of sight again.',
    },
    {
      text: 'I put two things aside, and I keep the one that matters.',
      why: "It's a small act with a clear end, so decide first which one you'll keep.",
      fits: ['a-busy-day'],
    },
    {
      text: "I've made something good out of a rough start before.",
      why: 'Rough beginnings have served you well, so put down three words and go on from there.',
      fits: ['creativity'],
    },
    {
      text: "When my time is up, I'll stop, stretch and mark my place.",
      why: 'Leave a word for yourself, because a planned stop makes the next start easier.',
      fits: ['rest'],
    },
    {
      text: 'Will I finish one thing before I look at my messages?',
      why: 'It puts your own work first for once, and you can finish it and then see who wrote.',
      fits: ['morning'],
    },
    {
      text: "{name}, you've managed hard things before by going slowly.",
      why: 'Going slowly has worked for you before, so find one loose end and start there.',
      fits: ['patience'],
    },
  ],
  own: [
    {
      text: 'I give one thing at a time my whole attention.',
      why: 'Giving all your attention is a pleasure as well as a skill, and it may help to pick one thing now.',
      fits: ['humour'],
    },
    {
      text: 'My attention is mine, and I choose where it goes next.',
      why: 'Your attention stays yours even when you lend it, so say where it goes next.',
      fits: ['independence'],
    },
    {
      text: 'I am someone who finishes one thing before I look at the next.',
      why: "It's a habit kept one thing at a time, so let this one be the first.",
      fits: ['morning'],
    },
    {
      text: 'I keep a short list, and I keep it honest.',
      why: 'A list you can finish is an honest one, and you can take one thing off yours.',
      fits: ['honesty'],
    },
    {
      text: 'I take my time with things that matter, and I like that about me.',
      why: 'Slowness can be a choice, so give one thing all the time it asks for.',
      fits: ['patience', 'learning'],
    },
    {
      text: 'Curiosity keeps me going when the work is hard.',
      why: "Find the part you're curious about, because interest lasts longer than force.",
      fits: ['curiosity'],
    },
    {
      text: 'I know how to begin: one place, one task, one first step.',
      why: 'A simple beginning is easy to repeat, so take the first step and let it be small.',
      fits: ['before-work'],
    },
    {
      text: "When I feel scattered, I'll come back to one thing.",
      why: "It's a plan for scattered hours, so choose the one thing while you're calm.",
      fits: ['a-busy-day'],
    },
    {
      text: 'What would this hour be for if I could only do one thing?',
      why: 'The answer is often quick and clear, so trust it and begin.',
    },
    {
      text: '{name}, you are someone who leaves things ready for next time.',
      why: 'A good place to start again is a kindness to yourself, and you can leave one small thing ready.',
      fits: ['winding-down'],
    },
  ],
}
