import type { Context, LookUp } from './lexicon.ts'

export type Accent = 'british' | 'american'

/** American t between vowels is a tap of the tongue. */
const beforeTap = 'AIOWYiuæɑəɛɪɹʊʌ'
const isTapped = (sounds: string, accent: Accent) =>
  accent === 'american' && sounds.endsWith('t') && beforeTap.includes(sounds.at(-2) ?? ' ')
const weak = (accent: Accent) => (accent === 'british' ? 'ɪ' : 'ᵻ')

function addS(stem: string, accent: Accent): string {
  const last = stem.at(-1) ?? ''
  if ('ptkfθ'.includes(last)) return `${stem}s`
  return 'szʃʒʧʤ'.includes(last) ? `${stem}${weak(accent)}z` : `${stem}z`
}

function addEd(stem: string, accent: Accent): string {
  const last = stem.at(-1) ?? ''
  if ('pkfθʃsʧ'.includes(last)) return `${stem}t`
  if (last !== 't' && last !== 'd') return `${stem}d`
  const tapped = isTapped(stem, accent) ? `${stem.slice(0, -1)}ɾ` : stem
  return `${tapped}${weak(accent)}d`
}

function addIng(stem: string, accent: Accent): string {
  if (isTapped(stem, accent)) return `${stem.slice(0, -1)}ɾɪŋ`
  // British English sounds a final r only before a vowel, and this ending starts with one.
  return accent === 'british' && /[əː]$/.test(stem) ? `${stem}ɹɪŋ` : `${stem}ɪŋ`
}

/** "stopp" may be "stop" with its letter doubled, "smil" may be "smile", "tri" may be "try". */
const stemsBefore = (rest: string) => [
  rest,
  `${rest}e`,
  ...(/(.)\1$/.test(rest) ? [rest.slice(0, -1)] : []),
  ...(rest.endsWith('i') ? [`${rest.slice(0, -1)}y`] : []),
]

/** "wishe" may be "wish", "worrie" may be "worry". */
const stemsBeforeS = (rest: string) => [
  rest,
  ...(/([sxz]|[cs]h|o)e$/.test(rest) ? [rest.slice(0, -1)] : []),
  ...(rest.endsWith('ie') ? [`${rest.slice(0, -2)}y`] : []),
]

/** The endings, the stems each may belong to, likeliest first, and how it sounds. */
const endings = [
  { ending: "'s", shortest: 1, stems: (rest: string) => [rest], add: addS },
  { ending: "s'", shortest: 1, stems: (rest: string) => [`${rest}s`], add: (stem: string) => stem },
  { ending: 's', shortest: 2, stems: stemsBeforeS, add: addS },
  { ending: 'ed', shortest: 2, stems: stemsBefore, add: addEd },
  { ending: 'ing', shortest: 2, stems: stemsBefore, add: addIng },
]

/** The sounds of a listed word with an ending: -s, -'s, -s', -ed or -ing. Undefined for any other word. */
export function withEnding(word: string, lookUp: LookUp, context: Context, accent: Accent): string | undefined {
  for (const { ending, shortest, stems, add } of endings) {
    const rest = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || rest.length < shortest) continue
    for (const stem of stems(rest)) {
      const sounds = lookUp(stem, { ...context, atEnd: false })
      if (sounds) return add(sounds, accent)
    }
  }
  return undefined
}
