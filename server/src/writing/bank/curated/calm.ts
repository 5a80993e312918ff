import type { Page } from './types.ts'

export const calm: Page = {
  notice: [
    {
      text: 'My shoulders are up by my ears again. They can hear from lower down.',
      why: 'Let your shoulders fall as you breathe out.',
      fits: ['first'],
    },
    {
      text: "There's a clock or a fridge or a road. I can listen to just that.",
      why: 'Listen for the next ordinary sound, and stay with it for a moment.',
      fits: ['fair'],
    },
    {
      text: 'My mind has gone on ahead to next week. The rest of me is still here.',
      why: 'Feel the chair or the floor under you, and wait for your mind to come back.',
      fits: ['first'],
    },
    {
      text: "One breath went out slower than the others. I'm following that one.",
      why: 'Take your time over this one breath out.',
      fits: ['fair'],
    },
    {
      text: "My thoughts are going round. The chair isn't.",
      why: 'Press your back against the chair for three breaths, and let it do the holding.',
      fits: ['first'],
    },
    {
      text: 'The weather outside asks nothing of me, and I can look at it for a minute.',
      why: 'Look out of a window for a minute, and leave everything else.',
      fits: ['nature', 'time-alone', 'spare'],
    },
    {
      text: "It's okay if my thoughts are loud when the room is quiet.",
      why: 'Let the thoughts be as loud as they like, and don’t argue with them.',
      fits: ['night', 'not-good', 'not-bright', 'spare'],
    },
    {
      text: "When I hear the rain, I'll leave it on.",
      why: 'Listen for rain today, and if there’s none, a tap or the traffic will do.',
      fits: ['first'],
    },
    {
      text: "What if I looked round the room as if I'd just come in?",
      why: 'Look at what’s around you for a minute, slowly.',
      fits: ['fair'],
    },
    {
      text: '{name}, the sky is doing very little. You could join it for a minute.',
      why: 'Go to a window, and watch the sky for one minute.',
      fits: ['morning', 'afternoon', 'evening', 'first'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to do the next thing slowly.",
      why: 'Choose one thing to do slowly, even if the rest is a rush.',
      fits: ['a-busy-day', 'spare'],
    },
    {
      text: "I can let a message wait and finish what I'm doing.",
      why: 'Finish this one thing before you look at your messages.',
      fits: ['rest', 'spare'],
    },
    {
      text: "It's okay to pause in the doorway before I go in.",
      why: 'Stop for one breath at the next door you come to.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: 'I may leave one question unanswered until the morning.',
      why: 'Choose one question now, and leave it for tomorrow.',
      fits: ['evening', 'winding-down', 'spare'],
    },
    {
      text: 'I can be nervous and still have a slow breakfast.',
      why: 'Sit down to breakfast, and eat it slowly.',
      fits: ['morning', 'an-exam', 'fair'],
    },
    {
      text: 'Nothing has to be settled before this breath is finished.',
      why: 'Read it on one long breath out, before you decide anything.',
      fits: ['fair'],
    },
    {
      text: 'I can leave my to-do list for a while and get some air.',
      why: 'Leave the list where it is, and step outside for a few minutes.',
      fits: ['nature', 'morning', 'afternoon', 'evening', 'spare'],
    },
    {
      text: "When the waiting gets loud, I'll turn to something quiet near me.",
      why: 'Decide now what you’ll turn to, such as a window or a song.',
      fits: ['waiting-for-news', 'spare'],
    },
    {
      text: 'What if this minute were allowed to be an empty one?',
      why: 'Try a minute with nothing in it, and see how it feels.',
      fits: ['time-alone', 'spare'],
    },
    {
      text: '{name}, you can arrive first and begin after that.',
      why: 'Give yourself a breath or two to arrive before you start.',
      fits: ['before-work', 'fair'],
    },
  ],
  learn: [
    {
      text: "I'm learning to hold the day like an egg.",
      why: 'Find one thing you’re gripping, and hold it a little more loosely.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: "I'm learning to breathe out before I answer.",
      why: 'Practise on an easy question first.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: "I've found a quiet minute by the kettle, and I keep it there.",
      why: 'Pick one small moment of the day, and keep it quiet.',
      fits: ['patience', 'spare'],
    },
    {
      text: "I do one thing, and then the next thing. It's going surprisingly well.",
      why: 'Finish what’s in your hand before you pick up anything else.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm getting used to leaving a silence unfilled.",
      why: 'Leave one silence alone today, and see what happens.',
      fits: ['meeting-people', 'fair'],
    },
    {
      text: "Slowly, I'm learning which worries can wait until morning.",
      why: 'Choose one worry to leave until tomorrow.',
      fits: ['evening', 'spare'],
    },
    {
      text: "I'm teaching myself to look at the sky before I look at a screen.",
      why: 'Look out at the sky before you pick up your phone.',
      fits: ['nature', 'morning', 'spare'],
    },
    {
      text: "When the queue is long, I'll practise waiting in it without my phone.",
      why: 'Try it in the next queue you join.',
      fits: ['patience', 'spare'],
    },
    {
      text: "What if I stirred the soup at the speed I'd like to feel?",
      why: 'Stir whatever you’re having next as slowly as you like, even if it’s only tea.',
      fits: ['first'],
    },
    {
      text: "{name}, you're learning that a slow reply is still a reply.",
      why: 'Read it before you reply, and take the time you need.',
      fits: ['honesty', 'spare'],
    },
  ],
  do: [
    {
      text: "I've been this rattled before and still found my keys.",
      why: 'Pat your pockets, find your keys, and take that as a good sign.',
      fits: ['first'],
    },
    {
      text: "I've calmed down in worse places: trains, corridors, queues.",
      why: 'Remember one of those places, and breathe out as you did when it was over.',
      fits: ['first'],
    },
    {
      text: "I stand in the doorway until I've finished arriving.",
      why: 'Pause in the next doorway until both feet feel properly there.',
      fits: ['first'],
    },
    {
      text: "I've let things wait before, and they waited.",
      why: 'Choose one thing that can wait until tomorrow, and let it.',
      fits: ['first'],
    },
    {
      text: 'I take the first few minutes of the morning slowly, as if nothing else were due.',
      why: 'Take the first few minutes slowly, even if the rest of the morning is quick.',
      fits: ['morning', 'fair'],
    },
    {
      text: 'I let the phone ring in the other room and go on peeling the orange.',
      why: 'Leave the next call to itself, and finish what’s in your hands.',
      fits: ['first'],
    },
    {
      text: "When voices rise, I'll lower mine and slow my words.",
      why: 'Remember it when someone gets loud, because your own voice is up to you.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: 'Will I let the first minute of my next break be quiet?',
      why: 'Keep the first minute of your break free of your phone.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: '{name}, take that worry out for a walk. It tires before you do.',
      why: 'Walk it as far as the corner and back, at whatever pace you like.',
      fits: ['morning', 'afternoon', 'evening', 'first'],
    },
  ],
  own: [
    {
      text: 'My mornings have one slow minute in them, and I defend it with toast.',
      why: 'Choose the minute, and keep it slow.',
      fits: ['morning'],
    },
    {
      text: 'I leave gaps in my day, the way a garden has paths.',
      why: 'Leave one gap in today, and let nothing grow in it.',
      fits: ['first'],
    },
    {
      text: "I'm a patient person who mutters.",
      why: 'Mutter all you like in the next queue, and stay in it.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: 'I can have a worry in the house and still enjoy my soup.',
      why: 'Let the worry be in another room while you enjoy something.',
      fits: ['care', 'first'],
    },
    {
      text: 'I let the kettle do the screaming.',
      why: 'Put the kettle on, and breathe out slowly while it makes the noise.',
      fits: ['first'],
    },
    {
      text: 'People in a hurry go round me. I let them.',
      why: 'Step to one side for a moment today, and let somebody faster go by.',
      fits: ['first'],
    },
    {
      text: "When something goes wrong, I'll take one breath and look again.",
      why: 'Take the breath first, and decide what to do afterwards.',
      fits: ['after-a-setback', 'spare'],
    },
    {
      text: 'What if my slowness is why people hand me the cake to carry?',
      why: 'Carry the next full cup at cake speed, all the way to the table.',
      fits: ['first'],
    },
    {
      text: '{name}, you can take your time. It was yours when it got here.',
      why: 'Do the next thing without hurrying it.',
      fits: ['rest', 'first'],
    },
  ],
}
