import type { Page } from './types.ts'

export const gratitude: Page = {
  notice: [
    {
      text: "The day hasn't got going yet, and I can look at the light for a minute.",
      why: 'Look at where the light is, and leave the rest for a minute.',
      fits: ['morning', 'fair'],
    },
    {
      text: "I can listen for one sound that I'm fond of.",
      why: 'Stop for a moment, and listen for it now.',
      fits: ['spare'],
    },
    {
      text: 'Part of me may be fed up, and part of me can still like something.',
      why: 'Look for one thing you like, and stay as fed up as you are.',
      fits: ['evening', 'not-good', 'not-bright', 'spare'],
    },
    {
      text: "Somewhere somebody is frying onions, and I'm alive.",
      why: 'Breathe in through your nose, and see what’s cooking.',
      fits: ['first'],
    },
    {
      text: "When I switch on a light tonight, I'll notice one thing I'm glad to see.",
      why: 'Look around you when you switch on the light tonight.',
      fits: ['evening', 'spare'],
    },
    {
      text: 'What if one nice thing is the right number?',
      why: 'Find one nice thing, and stop there.',
      fits: ['spare'],
    },
    {
      text: "{name}, you can look for one thing nearby that you're glad of.",
      why: 'Look around the room you’re in, and choose one thing.',
      fits: ['winding-down', 'spare'],
    },
  ],
  allow: [
    {
      text: 'I can give one meal today my whole attention.',
      why: 'Choose the meal now, and eat it without a screen.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: "I'm allowed to be glad of one thing and tired of another.",
      why: 'Name one of each, if it helps.',
      fits: ['spare'],
    },
    {
      text: "It's okay if one small comfort is all I'm glad of today.",
      why: 'Choose your one comfort, even if it’s only warm socks.',
      fits: ['spare'],
    },
    {
      text: 'I may keep a good moment to myself and not turn it into a photo.',
      why: 'Put your phone away for one good moment today.',
      fits: ['time-alone', 'fair'],
    },
    {
      text: 'I can be thankful and livid.',
      why: 'Thank one person and grumble about one thing, in either order.',
      fits: ['honesty', 'first'],
    },
    {
      text: "If today gives me little, I'll let one small comfort be enough.",
      why: 'Choose your small comfort now.',
      fits: ['after-a-setback', 'spare'],
    },
    {
      text: 'What if this plain morning were allowed to be a good one?',
      why: 'Look around this morning for one thing that’s fine as it is.',
      fits: ['morning', 'spare'],
    },
    {
      text: '{name}, you can like what you have and still want things to be easier.',
      why: 'Think of one thing you like, and one you’d change.',
      fits: ['honesty', 'first'],
    },
  ],
  learn: [
    {
      text: "I'm learning that a little fresh air can give me back some of the day.",
      why: 'Step outside for a few minutes today.',
      fits: ['afternoon', 'nature', 'spare'],
    },
    {
      text: 'I used to save nice things for later. Later is getting earlier.',
      why: 'Bring out one thing you’ve been saving, and use it today.',
      fits: ['first'],
    },
    {
      text: "I've started saying what a good tree, out loud, to trees.",
      why: 'Greet the next good tree out loud, or under your breath if there’s a crowd.',
      fits: ['first'],
    },
    {
      text: "I'm practising looking up at the sky on dull errands.",
      why: 'Look up once on your next errand.',
      fits: ['nature', 'fair'],
    },
    {
      text: "I've taken to bringing one small thing home from the day, like a conker.",
      why: 'Choose one small thing from today to keep.',
      fits: ['evening', 'bedtime'],
    },
    {
      text: 'I used to duck kind words. Now one or two of them get me.',
      why: 'Let the next kind word reach you before you answer it.',
      fits: ['first'],
    },
    {
      text: "I'm learning to taste the first sip before I hurry on.",
      why: 'Take your first sip slowly.',
      fits: ['morning', 'spare'],
    },
    {
      text: "When I say it's only a Tuesday, I'll look for what the Tuesday has on.",
      why: 'Look for one small thing that today has on, whatever day it is.',
    },
    {
      text: '{name}, you can say it was lovely while it still is.',
      why: 'Tell somebody it’s lovely while they’re still in the room.',
      fits: ['first'],
    },
  ],
  do: [
    {
      text: "When somebody feeds me, I'll eat it hot and say so.",
      why: 'Eat the next thing you’re given while it’s hot, and praise the cook.',
      fits: ['first'],
    },
    {
      text: "I stay for the washing-up, because that's where the good conversation is.",
      why: 'Pick up a tea towel after the next meal, and see who starts talking.',
      fits: ['first'],
    },
    {
      text: "I've found something good in a grey day before, and I can look again.",
      why: 'Look for one good thing today, even if it’s grey.',
      fits: ['afternoon', 'spare'],
    },
    {
      text: 'Today I write one short thank you and send it.',
      why: 'Write two lines, and send them.',
      fits: ['friendship', 'morning', 'afternoon', 'evening', 'spare'],
    },
    {
      text: "I pay the compliment now. It goes off if it's kept.",
      why: 'Pay one today while it’s fresh, in person or in a message.',
      fits: ['first'],
    },
    {
      text: "I've done myself small favours before, and I was glad of them later.",
      why: 'Do one small thing now that you’ll be glad of later.',
      fits: ['care', 'fair'],
    },
    {
      text: "I take the nice soap out of the drawer. It wasn't for a nicer me.",
      why: 'Open a drawer, take out something nice, and use it today.',
      fits: ['first'],
    },
    {
      text: 'Will I tell one person today how they helped me?',
      why: 'Choose the person now, and tell them today.',
      fits: ['friendship', 'morning', 'afternoon', 'evening', 'spare'],
    },
    {
      text: "{name}, you can send the thank-you you've been polishing.",
      why: 'Send it as it is, with the polish still wet.',
    },
  ],
  own: [
    {
      text: "I'm the kind of guest who remembers the dog's name and sends a card about the pudding.",
      why: 'Write two lines to somebody who fed you, and mention the pudding.',
      fits: ['friendship', 'first'],
    },
    {
      text: 'I can miss what is over and still like what is here.',
      why: 'Look around at what’s here now.',
      fits: ['nature'],
    },
    {
      text: 'I close the day with one thank you, even a hard day.',
      why: 'Choose one thing you were glad of, however plain.',
      fits: ['bedtime', 'spare'],
    },
    {
      text: 'I notice who filled the kettle, and I say so.',
      why: 'Thank somebody for a job that mostly goes unseen.',
      fits: ['fairness', 'first'],
    },
    {
      text: 'I say thank you out loud, while it can still be heard.',
      why: 'Say one thank you out loud today.',
      fits: ['honesty'],
    },
    {
      text: 'I know a good morning by small things, such as toast.',
      why: 'Find the plain good part of this morning.',
      fits: ['morning', 'fair'],
    },
    {
      text: "When someone helps me, I'll tell them how it helped.",
      why: 'Tell them exactly what helped.',
      fits: ['friendship', 'spare'],
    },
    {
      text: 'What would I take a photograph of, if I were a tourist in my own week?',
      why: 'Point your camera, or just your eyes, at one thing a visitor would stop for.',
      fits: ['first'],
    },
    {
      text: "{name}, to somebody, you're the good news.",
      why: 'Ring somebody who’d be pleased to hear it’s you.',
      fits: ['first'],
    },
  ],
}
