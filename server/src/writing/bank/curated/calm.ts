import type { Page } from './types.ts'

export const calm: Page = {
  notice: [
    {
      text: 'I notice my shoulders have crept up, and I let them drop an inch.',
      why: 'Naming where tension sits gives it somewhere to go; breathe out as you read it.',
    },
    {
      text: 'I can hear the kettle start, and for now that is enough to listen to.',
      why: 'One ordinary sound gives a busy mind a place to rest; use the next sound you hear.',
      fits: ['morning'],
    },
    {
      text: 'Part of me is hurrying, and part of me is sitting in this chair.',
      why: 'Both sides are allowed in one line; feel the chair before you read it again.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Right now I notice one long breath, going out a little slower.',
      why: 'The out-breath is the easiest thing to change; let this one take its time.',
    },
    {
      text: 'I can feel the cool of the glass in my hand.',
      why: 'Touch brings attention back to the room; pick up something cool and read it slowly.',
      fits: ['afternoon'],
    },
    {
      text: 'I notice the rain on the window, and it asks nothing of me.',
      why: 'Weather is a kind thing to watch because it needs no answer; look out for a minute.',
      fits: ['nature', 'time-alone'],
    },
    {
      text: "It's okay that my thoughts are loud while the room is quiet.",
      why: 'It allows the noise instead of arguing with it; read it once for each corner of the room.',
      fits: ['night', 'not-good', 'not-bright'],
    },
    {
      text: "When my jaw tightens, I'll notice it before I do anything else.",
      why: 'A small cue caught early is easier to soften; let the jaw be your reminder today.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What if I only noticed the light on the wall for a minute?',
      why: 'A question invites instead of telling; find a patch of light and try it.',
      fits: ['evening'],
    },
    {
      text: '{name}, you can name three quiet things in this room.',
      why: 'Your own name gives a little distance; look for the quiet things one by one.',
      fits: ['waiting-for-news'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to take the slow way down the stairs.",
      why: 'Permission to be slow is rarer than it sounds; keep it for the next time you are rushing.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can let the phone ring out and finish this cup of tea.',
      why: 'A small choice to finish one thing first; pick the cup that is in front of you.',
      fits: ['rest'],
    },
    {
      text: "It's okay to pause in the doorway before I go in.",
      why: 'Doorways make good resting places; use the next one you come to.',
      fits: ['meeting-people'],
    },
    {
      text: 'I may leave one question unanswered until the morning.',
      why: 'Not all questions belong to tonight; choose one and let it wait.',
      fits: ['evening', 'winding-down'],
    },
    {
      text: 'I can be nervous and still stir my porridge slowly.',
      why: 'Nerves and calm can share a breakfast; do one slow thing with your hands.',
      fits: ['morning', 'an-exam'],
    },
    {
      text: 'Nothing has to be settled before this breath is finished.',
      why: 'It makes the next task as small as it can be; read it on a long breath out.',
    },
    {
      text: "I'm letting the window stay open and the list stay shut.",
      why: 'It swaps one thing for another that can be felt; open something, close something.',
      fits: ['nature'],
    },
    {
      text: "When the news feels loud, I'll turn it down and hear the room.",
      why: 'A plan made ahead is easier to keep; decide now which sound to turn down.',
      fits: ['waiting-for-news'],
    },
    {
      text: 'What if this minute were allowed to be an empty one?',
      why: 'A question leaves the door open; give the minute back if it does not suit you.',
      fits: ['time-alone'],
    },
    {
      text: '{name}, you can set the bag down and arrive before you begin.',
      why: 'Arriving is a step people often skip; say your name kindly as you read.',
      fits: ['before-work'],
    },
  ],
  learn: [
    {
      text: "I'm learning to breathe out before I answer.",
      why: 'A pause gives the answer time to arrive; try it with the next easy question.',
      fits: ['a-hard-talk'],
    },
    {
      text: "Little by little, I'm finding the gap between the knock and the door.",
      why: 'Calm often lives in small gaps; look for one today and stay in it for a breath.',
      fits: ['patience'],
    },
    {
      text: "I'm practising the art of one thing, then the next thing.",
      why: 'One at a time is a skill like any other; finish the small thing in your hand.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Each time I loosen my grip, the pen gets a little lighter.',
      why: 'Hands hold on without being asked; check them once an hour.',
      fits: ['afternoon'],
    },
    {
      text: "I'm getting used to silence at the end of a sentence.",
      why: 'Silence can be friendly with practice; leave one gap unfilled today.',
      fits: ['meeting-people'],
    },
    {
      text: "Slowly, I'm learning which worries can wait on the shelf.",
      why: 'Sorting is gentler than fighting; name one worry and put it down until later.',
      fits: ['evening'],
    },
    {
      text: "I'm teaching myself to look up at the trees before I look down.",
      why: 'Looking up changes what the day begins with; try it at the next window.',
      fits: ['nature', 'morning'],
    },
    {
      text: "When the queue is long, I'll practise waiting in it without my phone.",
      why: 'Waiting is free practice in patience; let the next queue be yours.',
      fits: ['patience'],
    },
    {
      text: 'What would it take to leave five quiet minutes in my morning?',
      why: 'It asks for a plan small enough to keep; write the minutes into the day.',
      fits: ['waking-up'],
    },
    {
      text: "{name}, you're learning that a slow reply is still a reply.",
      why: 'Distance makes room for patience; read it before you press send.',
      fits: ['honesty'],
    },
  ],
  do: [
    {
      text: "I've waited in worse rooms than this and breathed my way through.",
      why: 'Your own past is the best evidence; recall one such room before you go on.',
      fits: ['waiting-for-news'],
    },
    {
      text: 'Last week I let a hard minute pass, and I can do it again.',
      why: 'It leans on something that has already happened; remember the minute itself.',
    },
    {
      text: 'I have put the phone face down before, and the evening stayed whole.',
      why: 'A fact from your own life is easy to believe; do it now if it suits you.',
      fits: ['evening'],
    },
    {
      text: 'Today I leave ten quiet breaths between one task and the next.',
      why: 'An action with an end is easier to begin; count them on your fingers.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've walked out of noise into cool air before, and I know the way.",
      why: 'You know the way because you have taken it; picture the door you used.',
      fits: ['nature'],
    },
    {
      text: 'I take the first sip of tea as if it were the only job.',
      why: 'One sip is small enough for any day; give it your whole attention.',
      fits: ['morning'],
    },
    {
      text: 'My breath has slowed down for me before, in this same chair.',
      why: 'A place can hold a memory of calm; sit where it happened if you can.',
    },
    {
      text: "When voices rise, I'll lower mine and slow my words.",
      why: 'A plan for the hard moment, made in an easy one; rehearse the first slow word.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'Will I let the first minute of lunch be silent?',
      why: 'A question you can answer with an action; decide before you pick up the fork.',
      fits: ['afternoon'],
    },
    {
      text: "{name}, you've calmed a busy morning before, one cup at a time.",
      why: 'It reminds you of what you have done already; think of the cup.',
      fits: ['morning', 'waking-up'],
    },
  ],
  own: [
    {
      text: 'I am someone who leaves a little quiet in the day.',
      why: 'It describes a habit, not a mood; keep one small gap today to make it so.',
    },
    {
      text: 'Patience is how I hold a day that refuses to hurry.',
      why: 'A value tied to a way of acting lasts longer than a mood; choose one thing to wait for.',
      fits: ['patience'],
    },
    {
      text: 'I keep a calm corner in my morning and return to it.',
      why: 'A corner can be a chair, a tune or a breath; decide which one is yours.',
      fits: ['morning'],
    },
    {
      text: "I'm a person who can sit beside a worry and still drink my tea.",
      why: 'Room for both is a sturdy kind of calm; make the tea.',
      fits: ['care'],
    },
    {
      text: 'I bring a slow breath into rooms that are rushing.',
      why: 'It says what you bring rather than what you lack; take the breath at the door.',
      fits: ['meeting-people'],
    },
    {
      text: 'I know how to come back to my breath when the day pulls me away.',
      why: 'Coming back is the skill; being pulled away is only the beginning of it.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Quiet is a thing I make, with a window and a few minutes.',
      why: 'It gives the credit to your own hands; open the window before you read it twice.',
      fits: ['time-alone'],
    },
    {
      text: "When plans change, I'll breathe once and redraw the map.",
      why: 'A plan for when plans fail; keep a pencil, not a pen.',
      fits: ['after-a-setback'],
    },
    {
      text: 'What would my calmest evening self do with this hour?',
      why: 'You already know that person; borrow one of their habits now.',
      fits: ['evening'],
    },
    {
      text: '{name}, you are someone who lets the kettle take its time.',
      why: 'A small true portrait is easier to own than a grand one; watch the kettle through.',
      fits: ['rest'],
    },
  ],
}
