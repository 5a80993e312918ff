import type { AvatarChoices } from '@glimmer/contract'
import {
  clothesColorWords,
  colourWords,
  extraWords,
  feelingWords,
  hairColorNouns,
  hairColorWords,
  hairWords,
  paletteWords,
  skinWords,
  subjectWords,
} from './lexicon.ts'

type Words<Name extends string> = Partial<Record<Name, string>>
type Patterns<Name> = readonly (readonly [Name, RegExp])[]

const whole = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u')

const compile = <Name extends string>(words: Words<Name>): Patterns<Name> =>
  (Object.entries(words) as [Name, string][]).map(([name, pattern]) => [name, whole(pattern)])

const hair = 'hair|haired|curls|braids|locs|bun|bob|afro|plaits'
const besideHair = (colour: string) =>
  `(?:${colour})(?:[ -](?!skin|eye|woman|women|man|men|girl|boy|person|guy|lady)\\p{L}+){0,2}[ -](?:${hair})|(?:${hair})(?: is| are| in)? (?:${colour})`

const clothes =
  'jumpers?|sweaters?|pullovers?|cardigans?|hoodies?|sweatshirts?|t-?shirts?|shirts?|tops?|blouses?|coats?|jackets?|blazers?|suits?|dress|dresses|dungarees|overalls|clothes|clothing'
/** A colour of clothes: beside the garment, with at most two words between that do not name another thing. */
const onClothes = (colour: string) =>
  `(?:${colour})(?:[ -](?!hair|eyes?|skin|and|with)\\p{L}+){0,2}[ -](?:${clothes})|(?:${clothes}) (?:is |are |in )?(?:a )?(?:dark |light |bright |pale )?(?:${colour})(?! (?:hair|eyes?|skin))`

const patterns = {
  subject: compile(subjectWords),
  feeling: compile(feelingWords),
  palette: compile(paletteWords),
  /** A bare colour paints a creature or a pot; of a person it may mean hair, eyes or a coat. */
  colour: compile(colourWords),
  skin: compile(skinWords),
  hair: compile(hairWords),
  hairColor: [
    ...compile(hairColorNouns),
    ...compile(
      Object.fromEntries(Object.entries(hairColorWords).map(([name, colour]) => [name, besideHair(colour)])) as Words<
        keyof typeof hairColorWords
      >,
    ),
  ],
  clothesColor: compile(
    Object.fromEntries(Object.entries(clothesColorWords).map(([name, colour]) => [name, onClothes(colour)])) as Words<
      keyof typeof clothesColorWords
    >,
  ),
  extras: compile(extraWords),
}

const first = <Name>(text: string, patterns: Patterns<Name>) => patterns.find(([, pattern]) => pattern.test(text))?.[0]

/** Removes negated words, so that "no glasses" or "without a beard" does not match. */
const withoutDenied = (text: string) =>
  text.replaceAll('no hair', 'bald').replace(/\b(?:no|without|not)(?: an?| any| the)? \p{L}+/gu, ' ')

/** Reads a description as choices. What it does not mention stays open; none of its words are stored. */
export function readWords(description: string): AvatarChoices {
  const text = withoutDenied(description.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '))
  const subject = first(text, patterns.subject)
  const extras = patterns.extras.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  return {
    subject,
    feeling: first(text, patterns.feeling),
    palette:
      first(text, patterns.palette) ?? (subject && subject !== 'person' ? first(text, patterns.colour) : undefined),
    skin: first(text, patterns.skin),
    hair: first(text, patterns.hair),
    hairColor: first(text, patterns.hairColor),
    clothesColor: first(text, patterns.clothesColor),
    extras: extras.slice(0, 4),
  }
}
