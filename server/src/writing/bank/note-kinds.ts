/** The broad subjects of notes that lines were written for. */
const broadKinds = [
  /** Somebody dear has died, is dying or is ill; an animal too. */
  'loss',
  /** A break-up, a divorce, an unrequited love. */
  'heartache',
  /** Trouble with, or worry about, parents, children, a partner or somebody cared for. */
  'family',
  /** Lonely, homesick, or worried about a friend. */
  'friends',
  'work',
  'study',
  /** Health, waiting, panic, racing thoughts. */
  'worry',
  /** Embarrassed, ashamed, or harsh with oneself. */
  'shame',
  'anger',
  /** Worn out or without sleep. */
  'tired',
  /** Good news. */
  'glad',
] as const

/** Narrower subjects: a line written for one of them is used for no note about a broader one. */
const narrowKinds = [
  /** Said yes, or no, and feels guilty for it. */
  'guilt',
  /** Measures themselves against others. */
  'compare',
  /** Feels a fraud, or not good enough. */
  'doubt',
  /** Did or said something wrong. */
  'mistake',
  /** Rent, bills, debts. */
  'money',
  /** Ill or in pain: an ailment of their own. */
  'ill',
  /** A presentation, a concert or a speech of their own. */
  'stage',
  'boss',
  /** A first day, a concert or an exam of their child's. */
  'child',
  /** Not invited, or not asked. */
  'left-out',
  /** Shouted, argued or fell out with somebody close. */
  'row',
  'bored',
  /** Moving house. */
  'move',
  /** Overlooked, unthanked, or without the credit. */
  'unseen',
  /** A long day with one's own children. */
  'parenting',
  /** A child of theirs has trouble. */
  'child-worry',
  /** Relatives who visit, or keep asking. */
  'relatives',
  /** Housework, forms, and calls put off. */
  'chore',
  /** Late trains, broken boilers, loud neighbours. */
  'nuisance',
  /** Flat or grey for no reason. */
  'flat',
  /** A haircut, a photograph, the mirror. */
  'looks',
  /** Giving up smoking, drinking or the like. */
  'habit',
  /** A birthday of their own, or growing older. */
  'age',
  /** Something nice ahead. */
  'excited',
  /** Misses somebody, for whatever reason. */
  'missing',
  /** An animal that has not come home. */
  'pet',
  /** Out of work, or about to be. */
  'job',
  /** Spoken to badly. */
  'told-off',
  /** Waits for a message. */
  'no-reply',
  /** A race, a match, a driving lesson. */
  'challenge',
  /** Hoped for something that did not happen. */
  'let-down',
  /** Has cried, or is about to. */
  'sad',
  'meeting',
  /** Cannot put the phone down. */
  'scrolling',
  /** Somebody close is ill. */
  'their-health',
  'lonely',
  /** Cross with somebody they live with or like. */
  'annoyed',
  'deciding',
  /** About somebody close, and no more is understood than that. */
  'somebody',
  /** The dentist, flying, needles. */
  'fear',
] as const

/** The subjects of notes that lines were written for; `plain` lines fit any note, and are for those not understood. */
export const noteKinds = [...broadKinds, ...narrowKinds, 'plain'] as const
export type NoteKind = (typeof noteKinds)[number]

const narrow: ReadonlySet<NoteKind> = new Set(narrowKinds)

export const isNarrow = (kind: NoteKind): boolean => narrow.has(kind)
