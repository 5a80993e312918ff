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

/** In a longer note, words of two sentences are not about one thing. */
const mostWordsTogether = 14

/** The most significant matter of a note, by the words of its sentences, which must be spelt right. */
export function matterOf(sentences: readonly (readonly string[])[]): Matter | undefined {
  const words = sentences.flat()
  if (words.length <= mostWordsTogether) return matterIn(words)
  const found = sentences.map(matterIn).filter((matter) => matter !== undefined)
  return found.toSorted((one, other) => matters.indexOf(one) - matters.indexOf(other))[0]
}

function matterIn(words: readonly string[]): Matter | undefined {
  const met = listsMet(words)
  const isMet = (list: string): boolean => met.has(places.get(list) ?? -1)
  return matters.find(
    ({ said, unless, atMost = words.length }) =>
      words.length <= atMost && said.every(isMet) && !(unless !== undefined && isMet(unless)),
  )
}
