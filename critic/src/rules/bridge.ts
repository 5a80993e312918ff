import { anyOf, type Rule } from '../rule.ts'

const being = "(?:i am|i'm|you are|you're)"
const character =
  '(?:steady|patient|kind|generous|wise|honest|loyal|reliable|secure|unshakeable|fearless|free|gifted|talented|clever)'

/** Phrases that state a settled trait or an achievement, which somebody on the lower steps may not believe yet. */
const declared = anyOf(
  `${being} (?:the kind of person|someone|somebody|a person) (?:who|that)`,
  `${being} (?:so |very |truly |deeply )*${character}(?=[.,]| and )`,
  "(?:i've|i have|you've|you have) (?:become|mastered|conquered|overcome)",
  '(?:i|you) (?:love|accept|believe in) (?:myself|yourself)',
  '(?:i|you) trust (?:myself|yourself)(?: (?:fully|deeply|with anything|whatever comes)|(?=[.,]| and ))',
)

/** Up to the third step a line says what is here, shows, does or permits; it does not declare who somebody is. */
export const bridging: readonly Rule[] = [
  {
    code: 'bridge',
    severity: 'soft',
    check: ({ plain, level }) => {
      const match = level <= 3 ? declared.exec(plain)?.[0] : undefined
      return match && `"${match}" declares something settled: on this step, say what is here, or what is allowed.`
    },
  },
]
