import type { Theme } from '@glimmer/contract'
import { wordsOf } from '@glimmer/critic/parsed-line'
import type { WrittenLine } from '#ports/writer.ts'
import { findLine } from '../bank/find-line.ts'
import { type Random, randomFrom } from '../phrasebook/random.ts'

/** What lines are about, in word lists of this simulation's own: the writer does not see them. */
const topics = {
  work: /\b(?:work\w*|task|jobs?|busy|list|emails?|finish\w*|effort|useful|done)\b/i,
  home: /\b(?:home|door|kitchen|table|tea|meal|room|window|bed|sofa|chair|cup)\b/i,
  others: /\b(?:friends?|people|someone|somebody|anyone|others?|love\w*|company|family|together)\b/i,
  stillness: /\b(?:rest\w*|quiet\w*|still|slow\w*|gentle|gently|soft\w*|calm\w*|peace\w*|sleep\w*)\b/i,
  feelings: /\b(?:feel\w*|sad\w*|worr\w+|afraid|fear\w*|angry|nervous|tired|hurt\w*|lonely|mood)\b/i,
  body: /\b(?:body|breath\w*|hands?|shoulders?|feet|face|skin|heart|legs?|stomach)\b/i,
  failing: /\b(?:mistakes?|wrong|fail\w*|forgot\w*|blame|sorry|enough|perfect\w*|good enough)\b/i,
  thinking: /\b(?:mind|thoughts?|think\w*|know\w*|answers?|questions?|attention|notic\w+|wonder\w*)\b/i,
  speaking: /\b(?:say\w*|said|ask\w*|voice|words?|speak\w*|talk\w*|tell\w*|no)\b/i,
  starting: /\b(?:start\w*|begin\w*|first|new|try\w*|again|step|next|today)\b/i,
  pleasure: /\b(?:glad\w*|enjoy\w*|like|laugh\w*|pleas\w+|lucky|thank\w*|grateful|nice|good thing)\b/i,
  keeping: /\b(?:keep\w*|carry|hold\w*|mine|own|need\w*|care\w*|time|space|room for)\b/i,
} as const
const topicNames = Object.keys(topics) as (keyof typeof topics)[]

/** What a line does, in grammatical marks of this simulation's own. */
const moves = {
  permits: /\b(?:allowed|okay|all right|fine|may|enough)\b/i,
  lifts: /\b(?:don't|doesn't|needn't|not|without|nobody)\b/i,
  trusts: /\b(?:can|able|know how|have (?:done|managed|been)|I've)\b/i,
  practises: /\b(?:learning|practising|getting (?:better|used)|little by little|trying)\b/i,
  asks: /\?$/,
} as const
const moveNames = Object.keys(moves) as (keyof typeof moves)[]

/** A number from a distribution that is near enough to the standard normal one. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.next()).reduce((sum, each) => sum + each, -6)

const matches = (patterns: Readonly<Record<string, RegExp>>, names: readonly string[], text: string): boolean =>
  names.some((name) => patterns[name]?.test(text))

/** Half of the bank's lines are longer. */
const usualLength = 9

/** How likely a line feels true to a simulated person, and the boldest step they can bear. */
export interface HiddenTaste {
  likes(line: Pick<WrittenLine, 'text' | 'themes'>): number
  boldest: number
}

/**
 * A person's taste: themes and topics they like, what a line should do, how long it should be, whether it may be dry, and
 * what a line means to them alone, which nobody could learn.
 */
export function hiddenTaste(seed: string, open: readonly Theme[]): HiddenTaste {
  const random = randomFrom(seed)
  const drawSome = <T>(all: readonly T[], count: number): T[] => {
    const left = [...all]
    return Array.from({ length: count }, () => left.splice(Math.floor(random.next() * left.length), 1)).flat()
  }
  const likedThemes = drawSome(open, 2)
  const likedTopics = drawSome(topicNames, 3)
  const likedMoves = drawSome(moveNames, 1)
  const [likesShort, likesHumour] = [random.next() < 0.5, random.next() < 0.3]
  const boldest = 2 + Math.floor(3 * random.next())
  const likes: HiddenTaste['likes'] = ({ text, themes }) => {
    const isShort = wordsOf(text.toLowerCase()).length <= usualLength
    const isDry = findLine(text, undefined)?.line.isDry ?? false
    const liking =
      -2.4 +
      (themes.some((theme) => likedThemes.includes(theme)) ? 1.5 : 0) +
      (matches(topics, likedTopics, text) ? 1.3 : 0) +
      (matches(moves, likedMoves, text) ? 1 : 0) +
      (isShort === likesShort ? 0.6 : 0) +
      (isDry && likesHumour ? 1 : 0) +
      0.7 * normal(randomFrom(`${seed}|${text}`))
    return 1 / (1 + Math.exp(-liking))
  }
  return { likes, boldest }
}
