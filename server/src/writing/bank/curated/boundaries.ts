import type { Page } from './types.ts'

export const boundaries: Page = {
  notice: [
    {
      text: 'I notice I said yes, and my stomach said something else.',
      why: 'A body often answers first; listen without scolding.',
      fits: ['honesty'],
    },
    {
      text: 'I can feel the sigh before I answer the message.',
      why: 'A sigh is a kind of answer; hear it out.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Part of me wants to help, and part of me is already tired.',
      why: 'Both parts are telling the truth; write down both.',
      fits: ['care', 'not-good', 'not-bright'],
    },
    {
      text: 'Right now I notice how full this week looks on paper.',
      why: 'Paper tells it plainly; look before you answer.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I notice my shoulders rise when a certain name lights up.',
      why: 'It is information, not a verdict; let the shoulders down.',
    },
    {
      text: 'There is a no in me, and I can hear how quiet it is.',
      why: 'Quiet is where it starts; listen again.',
      fits: ['courage'],
    },
    {
      text: "I notice I'm explaining more than the question asked.",
      why: 'Extra reasons show where it feels unsafe; stop at the next comma.',
      fits: ['honesty'],
    },
    {
      text: "When my answer comes too fast, I'll notice who it was for.",
      why: 'A quick yes is often habit; ask yourself whose wish it was.',
      fits: ['independence'],
    },
    {
      text: 'What if I noticed what I wanted before I was asked?',
      why: 'It lets your own wish speak first; name it.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can hear the request and hear your own breath as well.',
      why: 'Two sounds, both worth hearing; breathe first.',
      fits: ['a-hard-talk'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to say let me check, and put the phone down.",
      why: 'It buys honest time; learn the words by heart.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can leave at the time I said I would leave.',
      why: 'Saying when you leave makes leaving easier; choose the time now.',
      fits: ['evening'],
    },
    {
      text: "It's okay to be kind and unavailable.",
      why: 'The two go together more often than it seems; say both.',
      fits: ['kindness'],
    },
    {
      text: 'I may keep this evening empty and not explain why.',
      why: 'An empty evening can be a plan; write it in the diary.',
      fits: ['evening', 'rest'],
    },
    {
      text: 'I can say no to the meeting and yes to the person.',
      why: 'They are different questions; answer each.',
      fits: ['before-work'],
    },
    {
      text: "I don't owe a reply at midnight.",
      why: 'Night is for other things; let it wait for light.',
      fits: ['night', 'bedtime'],
    },
    {
      text: "I'm letting a pause stand where I used to put a yes.",
      why: 'A pause is a complete answer for now; count to three.',
      fits: ['patience'],
    },
    {
      text: "If I'm asked on the spot, I'll let myself answer tomorrow.",
      why: 'It helps when you feel cornered; an answer can wait until tomorrow.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What if my no is allowed to be one word long?',
      why: 'Short is clear; try it on something small.',
      fits: ['honesty'],
    },
    {
      text: '{name}, you can close the laptop while the questions are still open.',
      why: 'A named permission to stop; close it.',
      fits: ['winding-down'],
    },
  ],
  learn: [
    {
      text: "I'm learning to stop at no, without the footnotes.",
      why: 'Reasons invite debate; end with a full stop.',
      fits: ['honesty'],
    },
    {
      text: "Little by little, I'm finding where my patience ends, and marking it.",
      why: 'Edges are easier to keep once drawn; draw one.',
      fits: ['patience'],
    },
    {
      text: "I'm practising a kind no, out loud, in the kitchen.",
      why: 'Rehearsal makes the voice steady; say it to the kettle.',
      fits: ['kindness'],
    },
    {
      text: "Each time I leave on time, I'm learning that the lights stay on.",
      why: 'Things continue; check once and go.',
      fits: ['before-work'],
    },
    {
      text: "I'm getting used to someone being briefly cross.",
      why: "Other people's crossness passes; breathe while it does.",
      fits: ['a-hard-talk'],
    },
    {
      text: "Bit by bit, I'm learning which favours leave me warm and which leave me flat.",
      why: 'The feeling afterwards is the guide; recall the last one.',
      fits: ['care'],
    },
    {
      text: "I'm teaching myself to ask what it would cost my evening.",
      why: 'It counts your evening too; ask yourself before you agree.',
      fits: ['evening'],
    },
    {
      text: "When guilt knocks, I'll practise checking whether I did anything wrong.",
      why: 'Feeling guilty does not mean you did wrong; check the facts one by one.',
      fits: ['fairness'],
    },
    {
      text: 'What would change tonight if I believed my first quiet no?',
      why: 'It lets the first answer speak; say it once aloud.',
      fits: ['courage'],
    },
    {
      text: "{name}, you're learning that your time has a fence and a gate.",
      why: 'A gate lets you choose when to open it; picture yours.',
      fits: ['independence'],
    },
  ],
  do: [
    {
      text: "I've said no before, and the kettle still boiled the next day.",
      why: 'Life carried on, and so did the tea; recall it.',
      fits: ['humour'],
    },
    {
      text: 'Today I turn down one thing by noon, in two plain sentences.',
      why: 'A clear limit is easier to keep; write yours down.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I have walked away from a loud room before, and found the air.',
      why: 'You have found the way out before; you can do it again.',
      fits: ['meeting-people'],
    },
    {
      text: "I've kept a free evening free before, and I remember the quiet.",
      why: 'The memory is a good reason; block one out.',
      fits: ['rest'],
    },
    {
      text: "I've told the truth kindly before, and the friendship stayed.",
      why: 'You have seen it hold; choose kind words.',
      fits: ['friendship', 'honesty'],
    },
    {
      text: 'I put the phone on silent last night, and I slept beside a book.',
      why: 'One act, already done once; do it again.',
      fits: ['bedtime'],
    },
    {
      text: 'I have asked for my turn before, in a steady voice.',
      why: 'You have spoken up before; use that voice again.',
      fits: ['fairness'],
    },
    {
      text: "When the same favour comes again, I'll offer what I can spare or nothing.",
      why: 'A choice made in advance is lighter; decide what you can spare.',
    },
    {
      text: 'Will I send the short no before supper?',
      why: 'Sooner is kinder to both sides; write it now.',
      fits: ['kindness'],
    },
    {
      text: "{name}, you've held your ground before with a soft voice.",
      why: 'Soft and firm were both yours; remember the words.',
      fits: ['a-hard-talk'],
    },
  ],
  own: [
    {
      text: 'I am someone whose yes means yes.',
      why: 'A careful yes is worth having; give the next one slowly.',
      fits: ['honesty'],
    },
    {
      text: 'I keep my evenings as carefully as my appointments.',
      why: 'Rest belongs in the diary too; write it in ink.',
      fits: ['evening', 'rest'],
    },
    {
      text: "I'm kind with my words and clear about my time.",
      why: 'Kind and clear can share a sentence; write one.',
      fits: ['kindness'],
    },
    {
      text: 'Fairness includes my own plate, and I fill it.',
      why: 'Being fair includes being fair to you; serve yourself as well.',
      fits: ['fairness'],
    },
    {
      text: 'I can like a person and decline the plan.',
      why: 'Liking and agreeing are separate; say the first part aloud.',
      fits: ['friendship'],
    },
    {
      text: 'I know where my gate is, and I open it from the inside.',
      why: 'Choice is the point of a gate; choose once today.',
      fits: ['independence'],
    },
    {
      text: 'I give what I meant to give, and I keep the rest for the morning.',
      why: 'Keeping some back is care for tomorrow; stop here.',
      fits: ['care'],
    },
    {
      text: "When I'm pressed for an answer, I'll say the slow one.",
      why: 'Slow answers are better made; practise the first word.',
      fits: ['patience'],
    },
    {
      text: 'What would my honest calendar say about this request?',
      why: 'Calendars are frank; look before you answer.',
      fits: ['honesty'],
    },
    {
      text: '{name}, you are someone who leaves the door on the latch, and holds the key.',
      why: 'Open and safe at once; name who may come in.',
      fits: ['care'],
    },
  ],
}
