import type { Topic } from '../topic.ts'

/** Topics about somebody close, when no more is said. */
export const somebodyTopics: readonly Topic[] = [
  {
    said: 'mum mums mom moms mother dad dads father parents parent stepmum stepdad gran nan nans granny grandad grandma grandparents family sister brother siblings sibling relatives auntie aunt uncle cousin',
    kinds: ['somebody'],
    inLines: 'family people care love listen guilt mine carry',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'son daughter kids kid children child toddler newborn parenting teenager stepson stepdaughter',
    kinds: ['somebody'],
    inLines: 'patience patient tired care love gentle help',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'partner boyfriend girlfriend husband wife fiance fiancee relationship marriage spouse',
    kinds: ['somebody'],
    inLines: 'love listen talk care honest understood',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'friend friends friendship mate mates best_friend flatmate flatmates housemate housemates roommate',
    kinds: ['somebody'],
    inLines: 'friend friends friendship company people welcome listen',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
]
