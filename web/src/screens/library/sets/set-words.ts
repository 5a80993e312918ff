import type { AffirmationSet, Pack, SetPart } from '@glimmer/contract'

/** The names of the packs, by what they are for. */
export const packNames: Record<Pack, string> = {
  'an-exam': 'Before an exam',
  'an-interview': 'Before an interview',
  'a-hard-talk': 'A difficult conversation',
  bedtime: 'Before bed',
}

/** The title of a set. */
export const setTitle = ({ pack }: Pick<AffirmationSet, 'pack'>): string => (pack ? packNames[pack] : 'A set of five')

/** The purpose of each line of a set, in a few words. */
export const partNames: Record<SetPart, string> = {
  acceptance: 'Right now',
  value: 'What matters',
  evidence: 'You’ve done this before',
  plan: 'A small plan',
  free: 'One more for you',
}
