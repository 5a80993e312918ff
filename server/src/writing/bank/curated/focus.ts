import type { Page } from './types.ts'

export const focus: Page = {
  notice: [
    {
      text: 'My mind went for a walk without me. It usually brings something back.',
      why: 'Start again from where you are, whenever you notice.',
      fits: ['learning'],
    },
    {
      text: 'My attention is behaving like a puppy, and shouting has not helped.',
      why: 'Be friendly to it as you bring it back.',
      fits: ['humour'],
    },
    {
      text: 'Ten things want me at once. Only one of them is next.',
      why: 'Name the one that’s next, and begin.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I want to check something. It would be there in half an hour.',
      why: 'Give the wish half a minute, and see if it passes.',
    },
    {
      text: 'The clock is doing its job. Mine is the next question.',
      why: 'Look at the clock once, and go on to the next question.',
      fits: ['an-exam'],
    },
    {
      text: 'One question at a time is all this paper can ask of me.',
      why: 'Read that one question slowly.',
      fits: ['an-exam'],
    },
    {
      text: "I can hear the sounds around me while I come back to what I'm doing.",
      why: 'Let the sounds be there, and find your place again.',
    },
    {
      text: "When I drift, I'll notice where I went and come back gently.",
      why: 'Come back as often as you drift.',
    },
    {
      text: "What if I only noticed the first small part of what's next?",
      why: 'Look at the first part, and nothing after it.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can see all there is to do and still choose one thing.',
      why: 'Choose one thing from the list, and put the rest out of sight.',
      fits: ['a-busy-day'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to do one thing while the other things wait.",
      why: 'Say to yourself which one it is.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can work for ten minutes and then look up.',
      why: 'Set ten minutes, and stop when they’re over.',
      fits: ['rest'],
    },
    {
      text: "It's okay to put my phone in another room while I read.",
      why: 'Carry your phone there before you start.',
      fits: ['learning'],
    },
    {
      text: "I may leave messages unread until I've had a quiet hour.",
      why: 'Leave your messages closed until the hour is over.',
      fits: ['morning'],
    },
    {
      text: 'I can do the dull part first and make it pleasant.',
      why: 'Put on some music, or find a good seat first.',
    },
    {
      text: "I'm letting good enough be enough for this one thing.",
      why: 'Look it over once, and let it go.',
      fits: ['a-busy-day'],
    },
    {
      text: "I don't have to feel ready to read the first question.",
      why: 'Read the first question, and see what you know.',
      fits: ['an-exam'],
    },
    {
      text: "If I lose my thread, I'll let myself pick it up where I am.",
      why: 'Start from the last thing you remember.',
      fits: ['patience'],
    },
    {
      text: 'What if the rest of my list were allowed to wait until later?',
      why: 'Choose a time for the rest, so you’re free until then.',
      fits: ['afternoon'],
    },
    {
      text: '{name}, you can close the door for a while and let the world wait.',
      why: 'Close a door if you can, or put on headphones.',
      fits: ['time-alone'],
    },
  ],
  learn: [
    {
      text: "Slowly, I'm getting used to an hour when nothing calls me.",
      why: 'Give the quiet a few minutes before you fill it.',
      fits: ['evening'],
    },
    {
      text: "Each time I bring my mind back, I'm practising.",
      why: 'Bring your mind back gently, however far it went.',
      fits: ['learning'],
    },
    {
      text: "Little by little, I'm learning to stay with one thing a minute longer.",
      why: 'Stay one minute longer than last time.',
      fits: ['patience'],
    },
    {
      text: "I'm learning to begin before the place is tidy.",
      why: 'Move one thing aside, and start.',
      fits: ['creativity'],
    },
    {
      text: "I'm practising one task, one place, one thing in front of me.",
      why: 'Clear everything but one thing from view.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm finding that a short list is kinder than a long one.",
      why: 'Cut today’s list to three things.',
      fits: ['kindness', 'morning'],
    },
    {
      text: "I'm teaching myself to write a thought down and carry on.",
      why: 'Keep some paper near, and write the thought down.',
    },
    {
      text: "When I reach for my phone, I'll practise one slow breath first.",
      why: 'Take the breath, and then decide whether you need it.',
    },
    {
      text: 'What would help me stay with one thing for a few minutes more?',
      why: 'Change one small thing that would help.',
      fits: ['creativity'],
    },
    {
      text: "{name}, you're learning which hour of the day you think best in.",
      why: 'Notice today when things come easily.',
      fits: ['curiosity'],
    },
  ],
  do: [
    {
      text: "I've come back from a lost morning before, and I can again.",
      why: 'Begin the afternoon with something easy.',
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: "I've finished long things before, one small part at a time.",
      why: 'Do the next small part, and then the next.',
      fits: ['learning'],
    },
    {
      text: 'Today I give the first hour to what matters most.',
      why: 'Name that thing now, before the day begins.',
      fits: ['before-work'],
    },
    {
      text: 'I have worked through noise before, by taking one thing at a time.',
      why: 'Choose one thing, and start the way you did then.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've put my phone away before, and I found it easier to think.",
      why: 'Put it out of sight again today.',
    },
    {
      text: 'I put two things aside, and I keep the one that matters.',
      why: 'Decide first which one you’ll keep.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've made something good out of a rough start before.",
      why: 'Write three words, and go on from there.',
      fits: ['creativity'],
    },
    {
      text: "When my time is up, I'll stop, stretch and mark my place.",
      why: 'Leave yourself a note of where to start next time.',
      fits: ['rest'],
    },
    {
      text: 'Will I finish one thing before I look at my messages?',
      why: 'Finish your one thing, and then see who wrote.',
      fits: ['morning'],
    },
    {
      text: "{name}, you've managed hard things before by going slowly.",
      why: 'Find one loose end, and start there.',
      fits: ['patience'],
    },
  ],
  own: [
    {
      text: 'I give one thing at a time my whole attention.',
      why: 'Choose one thing now, and give it your attention.',
      fits: ['humour'],
    },
    {
      text: 'My attention is mine, and I choose where it goes next.',
      why: 'Say to yourself where it goes next.',
      fits: ['independence'],
    },
    {
      text: 'I am someone who finishes one thing before I look at the next.',
      why: 'Let this be the one you finish first.',
      fits: ['morning'],
    },
    {
      text: 'I keep a short list, and I keep it honest.',
      why: 'Take one thing off your list.',
      fits: ['honesty'],
    },
    {
      text: 'I take my time with things that matter, and I like that about me.',
      why: 'Give one thing all the time it needs today.',
      fits: ['patience', 'learning'],
    },
    {
      text: 'Curiosity keeps me going when the work is hard.',
      why: 'Find the part that interests you, and start there.',
      fits: ['curiosity'],
    },
    {
      text: 'I know how to begin: one place, one task, one first step.',
      why: 'Take the first step, and keep it small.',
      fits: ['before-work'],
    },
    {
      text: "When I feel scattered, I'll come back to one thing.",
      why: 'Choose your one thing now, while you’re calm.',
      fits: ['a-busy-day'],
    },
    {
      text: 'What would this hour be for if I could only do one thing?',
      why: 'Answer quickly, and begin with that.',
    },
    {
      text: '{name}, you are someone who leaves things ready for next time.',
      why: 'Leave one small thing ready for tomorrow.',
      fits: ['winding-down'],
    },
  ],
}
