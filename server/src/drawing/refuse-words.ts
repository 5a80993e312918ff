/** Real people: the names that are requested most, and phrases that refer to one. */
const people =
  'trump|biden|obama|putin|zelensky|starmer|farage|boris johnson|macron|merkel|xi jinping|kim jong|netanyahu|elon musk|musk|zuckerberg|bezos|taylor swift|beyonce|rihanna|kardashian|kanye|eminem|adele|ed sheeran|harry styles|billie eilish|ariana grande|dua lipa|justin bieber|selena gomez|lady gaga|madonna|michael jackson|elvis|freddie mercury|emma watson|zendaya|tom holland|scarlett johansson|brad pitt|angelina jolie|leonardo dicaprio|johnny depp|keanu reeves|tom cruise|will smith|messi|ronaldo|mbappe|neymar|lebron|serena williams|greta thunberg|princess diana|prince harry|prince william|king charles|queen elizabeth|meghan markle|kate middleton|andrew tate|mr ?beast|oprah|einstein|gandhi|mandela|pope'
const likeness =
  'looks? (?:just |exactly )?like (?:the )?(?:actor|actress|singer|footballer|president|prime minister|rapper)|celebrit(?:y|ies)|famous (?:person|actor|actress|singer|footballer)|my (?:ex|teacher|classmate|boss|neighbour)(?![- ]?(?:style|like)s?)|deep ?fake'

const sexual =
  'nude|nudes|nudity|naked|topless|undressed|sexy|sexual|sex|sexual(?:ly|ised|ized)|porn|porno|pornographic|erotic|hentai|lingerie|bikini|underwear|breasts?|boobs?|(?<!blue |great |coal )tits|nipples?|penis|vagina|genitals?|dick|cock|pussy(?! willow|[- ]?cat)|fetish|bondage|stripper|seductive|nsfw|loli|lolita'
const hateful =
  'nazis?|hitler|swastika|ss uniform|kkk|klan|white power|white supremac(?:y|ist)|blackface|n[i1]gg(?:er|a)s?|fagg?ots?|k[i1]kes?|pak[i1]s?|ch[i1]nks?(?! of| in)|sp[i1]cs?|tranny|trannies|retards?|retarded|(?<!maine )coons?|wetbacks?|gypp?o|terrorists?|isis|genocide|lynch(?:ing|ed)?|subhuman'
const cruel =
  'gore|gory|beheaded|beheading|corpse|dead body|mutilated|torture|tortured|hanging from|noose|blood(?:y|ied)?(?! orange| moon)|stabbing|shooting(?! star)'

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')
const [realPerson, likenessOf, sexualWords, hatefulWords, cruelWords] = [people, likeness, sexual, hateful, cruel].map(
  whole,
) as [RegExp, RegExp, RegExp, RegExp, RegExp]

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Normalises text: removes accents, character substitutions and spacing between letters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|[\u200b-\u200f\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (sign) => disguises[sign] ?? sign)
    .replace(/\b(?:\p{L}[ .\-_*]){2,}\p{L}\b/gu, (letters) => letters.replace(/[ .\-_*]/g, ''))

/**
 * A first and a last name: two capitalised words inside a sentence, unless the first is common in places or
 * descriptions.
 */
const fullName =
  /(?<!^|[.!?]\s)\b(?!(?:New|San|Los|Saint|Mount|Lake|North|South|East|West|Northern|Southern|Big|Great|Old|Dark|Light|Long|Short|Curly|Black|White|Red|Blue|Green) )\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}\b/u

/**
 * Why a description is refused, as a kind sentence; undefined if it is accepted. This filter is not exhaustive: an
 * image service has its own moderation as well, and the built-in artist can only draw what its styles contain.
 */
export function refuseWords(description: string): string | undefined {
  const text = plain(description)
  if (hatefulWords.test(text))
    return 'That could hurt someone, so it can’t be drawn here. Describe a look, a mood or a place instead.'
  if (sexualWords.test(text))
    return 'Avatars here stay clothed and friendly. Describe a look, a mood or a place instead.'
  if (cruelWords.test(text))
    return 'Nothing cruel is drawn here. Describe a look, a mood or a place that does you good.'
  if (realPerson.test(text) || likenessOf.test(text) || fullName.test(description))
    return 'Real people can’t be drawn here, out of respect for them. Describe the look instead: hair, colours, a mood.'
  return undefined
}
