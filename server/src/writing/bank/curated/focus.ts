import type { Page } from './types.ts'

export const focus: Page = {
  notice: [
    {
      text: 'My mind went for a walk without me. It usually brings something back.',
      why: 'Start again from where you are, whenever you notice.',
      fits: ['learning', 'first'],
    },
    {
      text: 'My attention is behaving like a puppy, and shouting has not helped.',
      why: 'Be friendly to it as you bring it back.',
      fits: ['humour', 'first'],
    },
    {
      text: 'Ten things want me at once. Only one of them is next.',
      why: 'Name the one that’s next, and begin.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I want to check something. It would be there in half an hour.',
      why: 'Give the wish half a minute, and see if it passes.',
      fits: ['fair'],
    },
    {
      text: 'The clock is doing its job. Mine is the next question.',
      why: 'Look at the clock once, and go on to the next question.',
      fits: ['an-exam'],
    },
    {
      text: 'One question at a time is all this paper can ask of me.',
      why: 'Read that one question slowly.',
      fits: ['an-exam', 'fair'],
    },
    {
      text: "I've been on this page a while. The page is patient.",
      why: 'Put a finger on the line, and read it once more from the start.',
      fits: ['first'],
    },
    {
      text: "When my mind goes to the shops, I'll see what it brings back.",
      why: 'Let it come home in its own time, and help it unpack.',
      fits: ['first'],
    },
    {
      text: "What if the thing I'm avoiding is ten minutes long?",
      why: 'Set a timer for ten minutes, and find out.',
      fits: ['first'],
    },
    {
      text: '{name}, you can see all there is to do and still choose one thing.',
      why: 'Choose one thing from the list, and put the rest out of sight.',
      fits: ['a-busy-day', 'spare'],
    },
  ],
  allow: [
    {
      text: 'I can finish this chapter and leave the rest of the world uncorrected.',
      why: 'Read to the end of the chapter, or the page, before you correct anybody.',
      fits: ['first'],
    },
    {
      text: "I may leave messages unread until I've had a quiet hour.",
      why: 'Leave your messages closed until the hour is over.',
      fits: ['morning', 'fair'],
    },
    {
      text: "I don't have to feel ready to read the first question.",
      why: 'Read the first question, and see what you know.',
      fits: ['an-exam', 'fair'],
    },
    {
      text: "If I lose my thread, I'll let myself pick it up where I am.",
      why: 'Start from the last thing you remember.',
      fits: ['patience', 'spare'],
    },
    {
      text: 'What if the rest of my list were allowed to wait until later?',
      why: 'Choose a time for the rest, so you’re free until then.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: '{name}, you can close the door for a while and let the world wait.',
      why: 'Close a door if you can, or put on headphones.',
      fits: ['time-alone', 'spare'],
    },
  ],
  learn: [
    {
      text: "Slowly, I'm getting used to an hour when nothing calls me.",
      why: 'Give the quiet a few minutes before you fill it.',
      fits: ['evening', 'spare'],
    },
    {
      text: "I'm getting the hang of one thing at a time, several times a day.",
      why: 'Return to the one thing, and don’t count how often you’ve done it.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: "I'm learning to begin before the place is tidy.",
      why: 'Move one thing aside, and start.',
      fits: ['creativity', 'spare'],
    },
    {
      text: "I used to do three things badly. I'm down to two.",
      why: 'Drop one of the things you’re doing, and carry on with what’s left.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: "I'm finding that a short list is kinder than a long one.",
      why: 'Cut today’s list to three things.',
      fits: ['kindness', 'morning', 'spare'],
    },
    {
      text: "When I reach for my phone, I'll practise one slow breath first.",
      why: 'Take the breath, and then decide whether you need it.',
      fits: ['spare'],
    },
    {
      text: 'Will I find out how long an hour is with only one thing in it?',
      why: 'Mark out an hour, or a bit of one, and let only one thing in.',
      fits: ['first'],
    },
    {
      text: "{name}, you're learning which hour of the day you think best in.",
      why: 'Notice today when things come easily.',
      fits: ['curiosity', 'spare'],
    },
  ],
  do: [
    {
      text: "I've come back from a lost morning before, and I can again.",
      why: 'Begin the afternoon with something easy.',
      fits: ['afternoon', 'after-a-setback', 'spare'],
    },
    {
      text: 'I say the next step out loud and then do it, like a pilot.',
      why: 'Announce your next step in your best pilot’s voice, and do it.',
      fits: ['first'],
    },
    {
      text: 'I put the phone in a drawer, and nothing fell down.',
      why: 'Shut your phone in a drawer for half an hour, and see what stays up.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I put two things aside, and I keep the one that matters.',
      why: 'Decide first which one you’ll keep.',
      fits: ['a-busy-day', 'spare'],
    },
    {
      text: "When my time is up, I'll stop, stretch and mark my place.",
      why: 'Leave yourself a note of where to start next time.',
      fits: ['rest', 'spare'],
    },
    {
      text: 'Will I finish one thing before I look at my messages?',
      why: 'Finish your one thing, and then see who wrote.',
      fits: ['morning', 'spare'],
    },
    {
      text: "{name}, you've worked out harder things in the bath.",
      why: 'Run a bath, or wash your hands slowly, and let the problem soak.',
      fits: ['humour', 'humour', 'first'],
    },
  ],
  own: [
    {
      text: "I can be interrupted, but I can't be rushed.",
      why: 'Go back to where you were interrupted, at the speed you were going.',
      fits: ['first'],
    },
    {
      text: 'I wander, and I come home with things.',
      why: 'Write down one thing your mind has brought home today.',
      fits: ['curiosity', 'first'],
    },
    {
      text: "I don't juggle. I do one thing, with feeling.",
      why: 'Do the next job with feeling, even if it’s the recycling.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I keep a short list, and I keep it honest.',
      why: 'Take one thing off your list.',
      fits: ['honesty', 'fair'],
    },
    {
      text: 'I work like a gardener. Much of it is standing about looking.',
      why: 'Stand about and look at your work for a minute before you touch it.',
      fits: ['first'],
    },
    {
      text: "I don't think fast. I think again.",
      why: 'Think it through a second time before you answer.',
    },
    {
      text: 'I think in loops. I get there.',
      why: 'Follow one thought the long way round, and don’t hurry it.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: "When I'm asked why it took so long, I'll say that I was there for all of it.",
      why: 'Be there for the next five minutes, however little gets done.',
      fits: ['first'],
    },
    {
      text: 'What would this hour be for if I could only do one thing?',
      why: 'Answer quickly, and begin with that.',
      fits: ['spare'],
    },
    {
      text: '{name}, you are someone who leaves things ready for next time.',
      why: 'Leave one small thing ready for tomorrow.',
      fits: ['winding-down', 'spare'],
    },
  ],
}
