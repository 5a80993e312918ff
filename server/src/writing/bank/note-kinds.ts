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
  /** Feels guilty. */
  'guilt',
  /** Said yes, or no, and feels guilty for it. */
  'said-no',
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
  /** A first day of their child's, or another step away. */
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
  /** Something has gone wrong or hurts, and no more is understood than that. */
  'trouble',
  /** An ordinary nice thing. */
  'content',
  /** Glad and sorry at once. */
  'mixed',
  /** Nervous about something on a later day. */
  'ahead',
  /** Good or bad, but big: twins, a diagnosis, a parent moving in. */
  'big-news',
  /** Something is over, for better or worse. */
  'ending',
  /** Something hard is over. */
  'relief',
  /** Work that takes too much. */
  'overwork',
  /** New to a job, a place or a group. */
  'new',
  /** Makes or learns something, and gets nowhere. */
  'stuck',
  /** Made or finished something. */
  'made',
  'bad-mark',
  /** A school subject or a dull course. */
  'lesson',
  'busy',
  'head-full',
  /** Meant to do something, or used to. */
  'lapsed',
  /** Time off, or retired, and nothing planned. */
  'free-time',
  /** Looks after somebody who is old or ill. */
  'caring',
  /** Wants a child, a partner or something else that does not come. */
  'longing',
  'in-love',
  /** Does not know where they stand with somebody. */
  'unsure-love',
  /** Somebody did them wrong: a theft, an unfair blame, a cruel post. */
  'wronged',
  /** Somebody close found fault with them. */
  'judged',
  'peopled-out',
  /** Has been short with others. */
  'snappy',
  /** Somebody was kind, or they were. */
  'kindness',
  /** Others at home argue. */
  'at-home',
  /** Did something hard for good reasons. */
  'hard-choice',
  /** Somebody they do not speak with. */
  'distance',
  /** Worries about somebody close, for whatever reason. */
  'worried-for',
  /** Visitors are coming. */
  'hosting',
  /** Nice time with others. */
  'together',
  /** Waits for a treatment or an examination of their own. */
  'health-scare',
  /** Ate something, and minds. */
  'food',
  'weather',
  /** On the way somewhere. */
  'journey',
  /** News, war, climate. */
  'world',
  'sleepless',
  'dream',
  /** A pain now. */
  'sore',
  /** A concert, a match or an exam of their child's. */
  'child-show',
  /** Plays or sings for others. */
  'recital',
  /** Nervous and glad at once, before something nice. */
  'butterflies',
  /** Something of theirs has stopped working. */
  'breakdown',
  /** Somebody close forgets who they are. */
  'memory',
  /** Has to say or ask for something hard. */
  'telling',
  /** Has had enough of something. */
  'fed-up',
  /** Was not at something that others were at. */
  'missed-out',
  /** Passed, won or was praised. */
  'own-success',
  /** Measures themselves against what others post. */
  'online',
  /** New to a place: a job, a school, a flat. */
  'new-place',
  'hair',
  'face',
  'clothes',
  /** A pet has made a mess. */
  'pet-trouble',
] as const

/** The subjects of notes that lines were written for; `plain` lines fit any note, and are for those not understood. */
export const noteKinds = [...broadKinds, ...narrowKinds, 'plain'] as const
export type NoteKind = (typeof noteKinds)[number]

const narrow: ReadonlySet<NoteKind> = new Set(narrowKinds)

export const isNarrow = (kind: NoteKind): boolean => narrow.has(kind)

/** Subjects of which only the feeling is understood. */
const general: ReadonlySet<NoteKind> = new Set<NoteKind>(['trouble', 'content', 'mixed'])

/** Broad subjects whose lines are about many things: they are for notes that nothing surer answers. */
const loose: ReadonlySet<NoteKind> = new Set<NoteKind>(['family', 'friends', 'work', 'shame'])

export const isLoose = (kind: NoteKind): boolean => loose.has(kind)

/** How sure a line about a subject is to answer the note, the surest first. */
const tierOf = (kind: NoteKind): number => (general.has(kind) ? 1 : loose.has(kind) ? 2 : 0)

/** Whether a line about this subject answers a note about it more surely than one about its situation. */
export const isSure = (kind: NoteKind): boolean => kind !== 'plain' && tierOf(kind) === 0

/** Subjects of a note in groups, those whose lines are the surest to answer it first. */
export const tiersOf = (kinds: readonly NoteKind[]): readonly (readonly NoteKind[])[] =>
  [0, 1, 2]
    .map((tier) => kinds.filter((kind) => kind !== 'plain' && tierOf(kind) === tier))
    .filter((group) => group.length > 0)
