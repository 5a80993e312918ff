import { meaningsIn } from './lexicon.ts'
import { plainSentences } from './plain-words.ts'

/**
 * How much the concepts of a text support a high score. The weights also know grammar, and grammar alone ("the only
 * thing", "I am ready to") is no danger: without a concept of danger it takes a far higher score to count.
 */
export type Strength = 'strong' | 'some' | 'faint' | 'none'

const strong: ReadonlySet<string> = new Set(
  'die kill suicide endIt harmSelf blade gun pills rope waterDeath weaponThreat sexual eatDisorder absent betterOff hit'.split(
    ' ',
  ),
)
const some: ReadonlySet<string> = new Set('burden hopeless trapped jump height railway numb hateSelf'.split(' '))
const faint: ReadonlySet<string> = new Set(
  'cut force tool medicine gunPart hangingPlace fight touch sick giveAway letter bodypart sleeves control voices safe streak weight'.split(
    ' ',
  ),
)

/** The strongest concept in a text. */
export function strengthOf(text: string): Strength {
  const found = plainSentences(text).flatMap((sentence) => meaningsIn(sentence.split(' ')).flat())
  if (found.some((concept) => strong.has(concept))) return 'strong'
  if (found.some((concept) => some.has(concept))) return 'some'
  return found.some((concept) => faint.has(concept)) ? 'faint' : 'none'
}
