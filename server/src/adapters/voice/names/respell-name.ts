import { fold } from '../normalise/fold.ts'
import { nameSounds } from './name-sounds.ts'

/** How English spells each sound where nothing else could be read. A vowel's second form stands before a consonant. */
const spellings: Readonly<Record<string, string>> = {
  aa: 'ah',
  ae: 'a',
  ah: 'u',
  ao: 'aw',
  aw: 'ow',
  ax: 'uh',
  ay: 'y',
  dh: 'th',
  eh: 'e',
  er: 'er',
  ey: 'ay',
  hh: 'h',
  ih: 'i',
  iy: 'ee',
  jh: 'j',
  ow: 'oh',
  oy: 'oy',
  uh: 'oo',
  uw: 'oo',
}

const isVowel = (sound = '') => /^[aeiou]/.test(sound)

/** Groups sounds into syllables: each consonant before a vowel belongs to it, and the others to the vowel before. */
function syllables(sounds: readonly string[]): string[][] {
  const groups: string[][] = [[]]
  for (const [index, sound] of sounds.entries()) {
    const hasVowel = groups.at(-1)?.some(isVowel) ?? false
    const startsNext = isVowel(sound) || isVowel(sounds[index + 1])
    if (hasVowel && startsNext) groups.push([])
    groups.at(-1)?.push(sound)
  }
  return groups
}

function spell(syllable: readonly string[]): string {
  return syllable
    .map((sound, index) => {
      const last = index === syllable.length - 1
      // "Eye-la", "Nye-uhl" and "night".
      if (sound === 'ay' && index === 0) return 'eye'
      if (sound === 'ay') return last ? 'ye' : 'igh'
      if (sound === 'ax' && last) return 'a'
      return spellings[sound] ?? sound
    })
    .join('')
}

/**
 * A listed name spelt the way it sounds, for voices that take text only: "Niamh" is Neev, "Saoirse’s" Sersha's.
 * Undefined for any other word.
 */
export function respellName(word: string): string | undefined {
  const plain = fold(word).toLowerCase()
  const owner = plain.replace(/'s$/, '')
  const sounds = nameSounds(owner)?.replaceAll(/\d/g, '').split(' ')
  if (!sounds) return undefined
  const parts = syllables(sounds)
  // Two vowels in a row would be read as one.
  const hyphen = (index: number) =>
    index > 0 && isVowel(parts[index]?.[0]) && isVowel(parts[index - 1]?.at(-1)) ? '-' : ''
  const said = parts.map((part, index) => hyphen(index) + spell(part)).join('')
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${plain.endsWith("'s") ? '’s' : ''}`
}
