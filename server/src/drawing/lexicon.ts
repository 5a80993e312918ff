import type { AvatarChoices } from '@glimmer/contract'

type Words<Key extends keyof AvatarChoices> = Partial<
  Record<
    NonNullable<AvatarChoices[Key]> extends readonly (infer One)[]
      ? One & string
      : NonNullable<AvatarChoices[Key]> & string,
    string
  >
>

/**
 * The vocabulary for reading descriptions, each entry a pattern of whole words. Longer phrases come before shorter
 * ones, and the first match wins.
 */
export const subjectWords: Words<'subject'> = {
  robot: 'robots?|androids?|cyborgs?|machines?|bots?',
  person: 'person|people|woman|women|man|men|girl|boy|lady|guy|someone|mum|dad|teacher|nurse|student|me|myself',
  animal:
    'animals?|creatures?|monsters?|critters?|cats?|dogs?|fox|foxes|bears?|bunny|rabbits?|dragons?|owls?|wolf|aliens?',
  plant: 'plants?|cactus|cacti|succulents?|tulips?|sprouts?|trees?|sunflowers?|houseplants?',
  planet: 'planets?|moons?|galaxy|galaxies|space|stars?|cosmos|saturn|universe',
  landscape: 'landscapes?|mountains?|hills?|valleys?|seaside|beach|lake|desert|meadows?|fields?|countryside|horizon',
}

export const feelingWords: Words<'feeling'> = {
  calm: 'calm|calmly|peaceful|peace|serene|relaxed|quiet|gentle|soft|restful|zen|tranquil',
  happy: 'happy|happily|smiling|smiles?|joyful|joy|cheerful|laughing|laughs?|sunny|glad|bright',
  bold: 'bold|brave|strong|fierce|confident|powerful|courageous|determined|fearless|tough',
  dreamy: 'dreamy|dreaming|sleepy|asleep|sleeping|thoughtful|mystical|magical|magic|starry|wistful',
  playful: 'playful|funny|silly|cheeky|goofy|winking|wink|fun|quirky|mischievous',
  proud: 'proud|proudly|elegant|royal|graceful|dignified|regal',
}

export const paletteWords: Words<'palette'> = {
  violet: 'violet|lavender|lilac|amethyst|indigo',
  dawn: 'dawn|sunrise|morning|pastel|peach|peachy',
  ocean: 'ocean|sea|blue background|waves?|water|turquoise|teal|aqua|lake|beach',
  forest: 'forest|woods?|green background|leaves|jungle|moss|mossy|garden|meadows?',
  sunset: 'sunset|dusk|evening|autumn|warm|fire|fiery|orange|amber|golden',
  night: 'night|midnight|moonlight|moonlit|dark background|starry|space|galaxy|cosmos',
  sand: 'sand|sandy|desert|beige|cream|earthy|neutral|tan background',
  rose: 'rose|roses|rosy|pink background|blossoms?|cherry|romantic|coral',
}

/** The palette that a bare colour selects. */
export const colourWords: Words<'palette'> = {
  violet: 'purple',
  ocean: 'blue',
  forest: 'green',
  sunset: 'red|yellow',
  night: 'black|dark',
  sand: 'brown|white',
  rose: 'pink',
}

export const skinWords: Words<'skin'> = {
  'very light': '(very (light|fair|pale)|porcelain|ivory) ?(skin|skinned|complexion)?',
  light: '(light|fair|pale|white)[ -](skin|skinned|complexion)',
  medium: '(medium|olive|beige)[ -](skin|skinned|complexion)|olive',
  tan: '(tan|tanned|bronze|golden)[ -](skin|skinned|complexion)|tanned',
  brown: '(brown|caramel)[ -](skin|skinned|complexion)|brown (woman|man|girl|boy|person)',
  dark: '(dark|deep|black|ebony)[ -](skin|skinned|complexion)|black (woman|man|girl|boy|person)',
}

export const hairWords: Words<'hair'> = {
  hijab: 'hijabs?|headscarf|head scarf',
  turban: 'turbans?|dastar',
  hat: 'hats?|caps?|beanies?',
  afro: 'afros?',
  braids: 'braids?|braided|plaits?|plaited|cornrows',
  locs: 'locs|dreads|dreadlocks|twists',
  bun: 'buns?|topknot|ponytail|updo',
  curly: 'curly|curls|wavy|frizzy|coily',
  shaved: 'bald|shaved|shaven|buzzcut|buzz cut|hairless',
  long: 'long( [a-z]+){0,2} hair|long[ -]haired',
  short: 'short( [a-z]+){0,2} hair|short[ -]haired|bob|pixie',
}

/**
 * Colours of hair, used next to a word for hair, and nouns that imply hair by themselves. Elsewhere a colour does not
 * mean hair.
 */
export const hairColorNouns: Words<'hairColor'> = { blonde: 'blondes?', red: 'redheads?|gingers?', brown: 'brunettes?' }
export const hairColorWords: Words<'hairColor'> = {
  // "Dark" alone means black hair; before another colour it does not: dark brown is brown.
  black: 'black|raven|jet|dark(?![ -](?:brown|chestnut|blonde?|red|auburn|gr[ea]y|blue|purple|green|pink))',
  brown: 'brown|chestnut|hazel',
  blonde: 'blonde?|golden|fair|honey',
  red: 'red|ginger|auburn|copper',
  grey: 'gr[ea]y|silver',
  white: 'white|snowy',
  blue: 'blue|teal|turquoise',
  pink: 'pink|rose',
  purple: 'purple|violet|lilac|lavender',
  green: 'green|emerald',
}

/** Colours of clothes, used next to a word for clothes: "a green jumper", "a jumper in dark green". */
export const clothesColorWords: Words<'clothesColor'> = {
  red: 'red|scarlet|crimson|burgundy|maroon',
  orange: 'orange|rust',
  yellow: 'yellow|mustard|gold',
  green: 'green|olive|emerald|khaki',
  blue: 'blue|navy|teal|turquoise|denim',
  purple: 'purple|violet|lilac|lavender',
  pink: 'pink|rose|coral',
  brown: 'brown|tan|camel|beige',
  black: 'black',
  grey: 'gr[ea]y|silver',
  white: 'white|cream',
}

export const extraWords: Words<'extras'> = {
  sunglasses: 'sunglasses|shades',
  glasses: 'glasses|spectacles|specs',
  beard: 'beards?|bearded|goatee|stubble',
  moustache: 'moustaches?|mustaches?',
  earrings: 'earrings?|ear rings?|hoops',
  freckles: 'freckles?|freckled|freckly',
  hoodie: 'hoodies?|sweatshirts?',
  jumper: 'jumpers?|sweaters?|pullovers?|cardigans?',
  flowers: 'flowers?|floral|daisies|daisy|blossoms?',
}
