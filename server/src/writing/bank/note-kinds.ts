/** The subjects of notes that lines were written for. */
export const noteKinds = [
  /** Somebody dear has died, is dying or is ill; an animal too. */
  'loss',
  /** A break-up, a divorce, an unrequited love. */
  'heartache',
  /** Trouble with, or worry about, parents, children, a partner or somebody cared for. */
  'family',
  /** Left out, fallen out, lonely or homesick. */
  'friends',
  'work',
  'study',
  /** Money, health, waiting, panic, racing thoughts. */
  'worry',
  /** A mistake, guilt, comparing oneself, feeling a fraud. */
  'shame',
  'anger',
  /** Worn out, ill or without sleep. */
  'tired',
  /** Good news. */
  'glad',
] as const
export type NoteKind = (typeof noteKinds)[number]
