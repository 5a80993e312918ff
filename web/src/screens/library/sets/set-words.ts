import type { Pack, SetPart } from '@glimmer/contract'

/** The packs, as a person would say what they are for. */
export const packNames: Record<Pack, string> = {
  'an-exam': 'Before an exam',
  'an-interview': 'Before an interview',
  'a-hard-talk': 'Before a hard talk',
  bedtime: 'Before bed',
}

/** What each line of a set is for, in a word or two. */
export const partNames: Record<SetPart, string> = {
  acceptance: 'As it is',
  value: 'What matters',
  evidence: 'What you have managed',
  plan: 'A small plan',
  free: 'One more for you',
}
