import type { Page } from './types.ts'

export const sleep: Page = {
  notice: [
    {
      text: 'The night is running without my help.',
      why: 'Let your jaw go slack, and leave the night to get on with it.',
      fits: ['night', 'first'],
    },
    {
      text: "My head is heavy, and the pillow doesn't mind.",
      why: 'Lay it down, and breathe out.',
      fits: ['bedtime', 'night', 'spare'],
    },
    {
      text: "I'm awake, but my body is already lying down. That's half of it.",
      why: 'Let one part of you rest, and don’t worry about the others.',
      fits: ['night'],
    },
    {
      text: "The day is still talking. I've stopped answering.",
      why: 'Picture turning the sound of the day down.',
      fits: ['winding-down', 'evening'],
    },
    {
      text: 'For a minute there is nothing I have to look at, and my eyes can rest.',
      why: 'Close your eyes for a minute.',
      fits: ['evening', 'spare'],
    },
    {
      text: "When I catch myself planning, I'll notice what is soft under my hand.",
      why: 'Feel the sheet or the pillow under your hand.',
      fits: ['night', 'spare'],
    },
    {
      text: "What if I let the breath go out like the tide, and didn't fetch it?",
      why: 'Follow each breath out, and let the next come by itself.',
      fits: ['night'],
    },
    {
      text: '{name}, you can let tonight be quiet and leave the rest till morning.',
      why: 'Say it softly, and leave the rest until morning.',
      fits: ['bedtime', 'spare'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be awake and resting at the same time.",
      why: 'Stay comfortable, and don’t try to sleep.',
      fits: ['night'],
    },
    {
      text: "I can leave tomorrow where it is until I've slept.",
      why: 'Picture hanging tomorrow on a hook by the door.',
      fits: ['bedtime', 'spare'],
    },
    {
      text: "It's okay to lie here with no plan for the next breath.",
      why: 'Let your breathing go on without you for a while.',
      fits: ['night', 'spare'],
    },
    {
      text: 'I may stop in the middle of a page, or of a thought.',
      why: 'Stop where you are, because the page will be there tomorrow.',
      fits: ['bedtime', 'rest', 'fair'],
    },
    {
      text: 'I can let an unsent message wait until the morning.',
      why: 'Leave it unsent tonight, and read it again in the morning.',
      fits: ['evening', 'fair'],
    },
    {
      text: "I'm letting the day stop before my list does.",
      why: 'Leave the list unfinished, and put it out of sight.',
      fits: ['bedtime'],
    },
    {
      text: "I don't have to solve tonight what is easier by daylight.",
      why: 'Leave it until morning, when it’s easier to think.',
      fits: ['night', 'waiting-for-news', 'fair'],
    },
    {
      text: "If I wake in the small hours, I'll stay soft and leave the clock alone.",
      why: 'Decide now not to look at the clock.',
      fits: ['night', 'fair'],
    },
    {
      text: 'What if tonight were allowed to be simply a bed and a blanket?',
      why: 'Think of the bed and the blanket, and nothing else.',
      fits: ['bedtime', 'spare'],
    },
    {
      text: '{name}, you can close the day here and leave it as it is.',
      why: 'Say good night to the day, even if it was untidy.',
      fits: ['winding-down', 'evening', 'spare'],
    },
  ],
  learn: [
    {
      text: 'I turn the lamps down now before my eyes start asking.',
      why: 'Dim one light earlier than you need to.',
      fits: ['evening', 'winding-down', 'spare'],
    },
    {
      text: 'My last hour of the day has learned to walk. It used to run.',
      why: 'Do the last things of the day slowly.',
      fits: ['winding-down'],
    },
    {
      text: 'I used to fill the quiet with the radio. Lately I let it stay.',
      why: 'Leave the next quiet minute empty.',
      fits: ['night', 'time-alone', 'fair'],
    },
    {
      text: "I'm learning to write tomorrow down, so that I can stop holding it.",
      why: 'Write three words on paper, and leave them there.',
      fits: ['evening', 'bedtime', 'fair'],
    },
    {
      text: "When my mind starts a list at night, I'll practise listening without adding to it.",
      why: 'Listen to the list, and don’t add to it.',
      fits: ['humour', 'bedtime', 'spare'],
    },
    {
      text: 'What would I skip, to be under the blanket ten minutes sooner?',
      why: 'Leave out one thing, and go to bed that much earlier.',
      fits: ['evening', 'fair'],
    },
    {
      text: '{name}, the day was loud. You can turn it down a notch at a time.',
      why: 'Make the next thing quieter than the last.',
      fits: ['winding-down', 'spare'],
    },
  ],
  do: [
    {
      text: 'I end my evening with the same few quiet things, in the same order.',
      why: 'Choose two or three quiet things, and keep to them tonight.',
      fits: ['winding-down', 'spare'],
    },
    {
      text: "I've forgotten most of what once kept me awake.",
      why: 'Picture today’s worry on the pile with the ones you’ve forgotten.',
      fits: ['first'],
    },
    {
      text: "I've slept after worrying days before, and woken to an ordinary morning.",
      why: 'Think of one morning after a night like that.',
      fits: ['night', 'waiting-for-news', 'spare'],
    },
    {
      text: 'I have lain awake before, and the morning came all the same.',
      why: 'Rest just as you are, awake or asleep.',
      fits: ['night', 'fair'],
    },
    {
      text: 'Tonight I put my phone away and let the evening get slower.',
      why: 'Put your phone away for the night now.',
      fits: ['evening', 'fair'],
    },
    {
      text: 'Before bed I lay out the morning: cup, clothes, key.',
      why: 'Put out three things for the morning.',
      fits: ['winding-down', 'fair'],
    },
    {
      text: "When the light goes out, I'll count slow breaths until I lose count.",
      why: 'Start again from one whenever you lose count.',
      fits: ['bedtime', 'spare'],
    },
    {
      text: 'Will I let my eyes rest half an hour earlier tonight?',
      why: 'Put the light out half an hour earlier if you can.',
      fits: ['evening', 'spare'],
    },
    {
      text: "{name}, you've closed longer days than this one, and rested.",
      why: 'Think of one long day you came through, and rest.',
      fits: ['evening', 'spare'],
    },
  ],
  own: [
    {
      text: "I let the day end, and I don't ask for an encore.",
      why: 'Let the day be over without going back for more.',
      fits: ['evening', 'fair'],
    },
    {
      text: 'I keep a gentle hour between my screens and my sleep.',
      why: 'Start with ten minutes tonight.',
      fits: ['winding-down', 'spare'],
    },
    {
      text: 'Rest is part of my work, and I turn up for it.',
      why: 'Plan one small rest, and keep to it today.',
      fits: ['rest', 'spare'],
    },
    {
      text: 'I leave questions open overnight, like a window.',
      why: 'Leave one question open until morning.',
      fits: ['curiosity', 'night', 'fair'],
    },
    {
      text: 'I know my way to sleep: lamp, page, gone.',
      why: 'Do the few things that help you settle, in your usual order.',
      fits: ['bedtime'],
    },
    {
      text: 'I treat bedtime as a kindness I give the morning.',
      why: 'Do one thing tonight that the morning will thank you for.',
      fits: ['kindness', 'bedtime', 'spare'],
    },
    {
      text: 'My evenings have a door, and I can close it softly.',
      why: 'Do one small thing that tells you the day is over.',
      fits: ['evening', 'spare'],
    },
    {
      text: "When it gets late, I'll choose rest over one more thing.",
      why: 'Decide now what time you’ll stop.',
      fits: ['evening', 'spare'],
    },
    {
      text: 'What would a host do for a guest as tired as I am tonight?',
      why: 'Do one of those things for yourself.',
      fits: ['care', 'bedtime'],
    },
    {
      text: '{name}, you can fold the day up and put it in the drawer.',
      why: 'Put today away as you’d fold something you like.',
      fits: ['winding-down', 'spare'],
    },
  ],
}
