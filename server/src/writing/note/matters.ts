import type { Matter } from './matter.ts'
import { amongPeopleMatters } from './matters/among-people.ts'
import { childrenMatters } from './matters/children.ts'
import { daysAtWorkMatters } from './matters/days-at-work.ts'
import { familyMatters } from './matters/family.ts'
import { feelingMatters } from './matters/feelings.ts'
import { growingOlderMatters } from './matters/growing-older.ts'
import { homeAndWorldMatters } from './matters/home-and-world.ts'
import { joyMatters, reliefMatters } from './matters/joys.ts'
import { lossAndHealthMatters } from './matters/loss-and-health.ts'
import { loveAndFriendsMatters } from './matters/love-and-friends.ts'
import { ownHeadMatters } from './matters/own-head.ts'
import { roofAndRoadMatters } from './matters/roof-and-road.ts'
import { winMatters } from './matters/wins.ts'
import { workAndSchoolMatters } from './matters/work-and-school.ts'
import { listsMetBy } from './phrases.ts'

/**
 * Matters come before topics, the most significant first: a child's concert is nobody's own stage, and an argument with
 * a friend is not about friendship.
 */
export const matters: readonly Matter[] = [
  ...reliefMatters,
  ...growingOlderMatters,
  ...lossAndHealthMatters,
  ...winMatters,
  ...childrenMatters,
  ...amongPeopleMatters,
  ...daysAtWorkMatters,
  ...roofAndRoadMatters,
  ...ownHeadMatters,
  ...familyMatters,
  ...loveAndFriendsMatters,
  ...workAndSchoolMatters,
  ...homeAndWorldMatters,
  ...joyMatters,
  ...feelingMatters,
]

const lists = [...new Set(matters.flatMap(({ said, unless }) => (unless === undefined ? said : [...said, unless])))]
const listsMet = listsMetBy(lists)
const places = new Map(lists.map((list, at) => [list, at]))

/** The most significant matter of a note, by its words, which must be spelt right. */
export function matterOf(words: readonly string[]): Matter | undefined {
  const met = listsMet(words)
  const isMet = (list: string): boolean => met.has(places.get(list) ?? -1)
  return matters.find(
    ({ said, unless, atMost = words.length }) =>
      words.length <= atMost && said.every(isMet) && !(unless !== undefined && isMet(unless)),
  )
}
