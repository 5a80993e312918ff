import type { AffirmationSet, Pack, SetPart } from '@glimmer/contract'

/** The packs, as a person would say what they are for. */
export const packNames: Record<Pack, string> = {
  'an-exam': 'Before an exam',
  'an-interview': 'Before an interview',
  'a-hard-talk': 'A difficult conversation',
  bedtime: 'Before bed',
}

/** What a set is called. */
export const setTitle = ({ moment }: Pick<AffirmationSet, 'moment'>): string =>
  moment ? packNames[moment] : 'A set of five'

/** What each line of a set is for, in a word or two. */
export const partNames: Record<SetPart, string> = {
  acceptance: 'Right now',
  value: 'What matters',
  evidence: 'You’ve done this before',
  plan: 'A small plan',
  free: 'One more for you',
}
