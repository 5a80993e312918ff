/** What a note can speak of that lines were written for. */
export const noteKinds = [
  /** Somebody dear has died, is dying or is ill; an animal too. */
  'loss',
  /** A break-up, a divorce, a love that was not returned. */
  'heartache',
  /** Trouble with, or worry about, parents, children, partner or whoever is cared for. */
  'family',
  /** Left out, fallen out, lonely or homesick. */
  'friends',
  'work',
  'study',
  /** Money, health, waiting, panic, a mind that will not stop. */
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
