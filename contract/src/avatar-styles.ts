import { type Tier, tiers } from './plans.ts'

/** What a style draws. */
export type AvatarSubject = 'person' | 'creature' | 'scene'

export interface AvatarStyle {
  name: string
  /** How it looks, for the picker; image artists receive it too. */
  about: string
  subject: AvatarSubject
  /** The cheapest plan that includes it. */
  tier: Tier
  licence: keyof typeof avatarLicences
  author: string
  authorUrl: string
  /** The original work of the style. */
  sourceUrl: string
}

/** The licences of the styles. All allow a paid product; those with `credit` require naming the author. */
export const avatarLicences = {
  'CC0 1.0': { url: 'https://creativecommons.org/publicdomain/zero/1.0/', credit: false },
  'CC BY 4.0': { url: 'https://creativecommons.org/licenses/by/4.0/', credit: true },
  'Free for personal and commercial use': { url: 'https://avataaars.com/', credit: true },
} as const

const dicebear = { author: 'DiceBear', authorUrl: 'https://www.dicebear.com', sourceUrl: 'https://www.dicebear.com' }

/** Every style of the editor, in display order; the ids are those of `@dicebear/styles/<id>.json`. */
export const avatarStyles = {
  avataaars: {
    name: 'Avataaars',
    about: 'Friendly flat portraits with clothes, hats and many kinds of hair',
    subject: 'person',
    tier: 'free',
    licence: 'Free for personal and commercial use',
    author: 'Pablo Stanley',
    authorUrl: 'https://twitter.com/pablostanley',
    sourceUrl: 'https://avataaars.com/',
  },
  lorelei: {
    name: 'Lorelei',
    about: 'Ink portraits in a few soft lines',
    subject: 'person',
    tier: 'free',
    licence: 'CC0 1.0',
    author: 'Lisa Wischofsky',
    authorUrl: 'https://www.instagram.com/lischi_art/',
    sourceUrl: 'https://www.figma.com/community/file/1198749693280469639',
  },
  'pixel-art': {
    name: 'Pixel art',
    about: 'Faces in big square pixels, as in an old game',
    subject: 'person',
    tier: 'free',
    licence: 'CC0 1.0',
    author: 'DiceBear',
    authorUrl: 'https://www.dicebear.com',
    sourceUrl: 'https://www.figma.com/community/file/1198754108850888330',
  },
  critters: {
    name: 'Critters',
    about: 'Small cheerful monsters with ears and horns',
    subject: 'creature',
    tier: 'free',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  moods: {
    name: 'Moods',
    about: 'Round faces that show how a day feels',
    subject: 'creature',
    tier: 'free',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  thumbs: {
    name: 'Thumbs',
    about: 'Soft shapes that look around the corner',
    subject: 'creature',
    tier: 'free',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  'open-peeps': {
    name: 'Open Peeps',
    about: 'Hand-drawn people with strong lines',
    subject: 'person',
    tier: 'premium',
    licence: 'CC0 1.0',
    author: 'Pablo Stanley',
    authorUrl: 'https://twitter.com/pablostanley',
    sourceUrl: 'https://www.openpeeps.com/',
  },
  adventurer: {
    name: 'Adventurer',
    about: 'Storybook faces with big eyes and wild hair',
    subject: 'person',
    tier: 'premium',
    licence: 'CC BY 4.0',
    author: 'Lisa Wischofsky',
    authorUrl: 'https://www.instagram.com/lischi_art/',
    sourceUrl: 'https://www.figma.com/community/file/1184595184137881796',
  },
  personas: {
    name: 'Personas',
    about: 'Warm flat portraits with small details',
    subject: 'person',
    tier: 'premium',
    licence: 'CC BY 4.0',
    author: 'Draftbit',
    authorUrl: 'https://draftbit.com/',
    sourceUrl: 'https://personas.draftbit.com/',
  },
  'big-smile': {
    name: 'Big Smile',
    about: 'Laughing heads with playful accessories',
    subject: 'person',
    tier: 'premium',
    licence: 'CC BY 4.0',
    author: 'Ashley Seo',
    authorUrl: 'http://www.ashleyseo.com/',
    sourceUrl: 'https://www.figma.com/community/file/881358461963645496',
  },
  micah: {
    name: 'Micah',
    about: 'Bold illustrated portraits in candy colours',
    subject: 'person',
    tier: 'premium',
    licence: 'CC BY 4.0',
    author: 'Micah Lanier',
    authorUrl: 'https://dribbble.com/micahlanier',
    sourceUrl: 'https://www.figma.com/community/file/829741575478342595',
  },
  'voxel-art': {
    name: 'Voxel people',
    about: 'Little people built of blocks',
    subject: 'person',
    tier: 'premium',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  bottts: {
    name: 'Bottts',
    about: 'Robots with antennas, cables and lights',
    subject: 'creature',
    tier: 'premium',
    licence: 'Free for personal and commercial use',
    author: 'Pablo Stanley',
    authorUrl: 'https://twitter.com/pablostanley',
    sourceUrl: 'https://bottts.com/',
  },
  sprouts: {
    name: 'Sprouts',
    about: 'Potted plants with a face of their own',
    subject: 'creature',
    tier: 'premium',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  notionists: {
    name: 'Notionists',
    about: 'Black and white sketches with gestures',
    subject: 'person',
    tier: 'pro',
    licence: 'CC0 1.0',
    author: 'Zoish',
    authorUrl: 'https://bio.link/heyzoish',
    sourceUrl: 'https://heyzoish.gumroad.com/l/notionists',
  },
  'toon-head': {
    name: 'Toon Head',
    about: 'Cartoon heads with clean outlines',
    subject: 'person',
    tier: 'pro',
    licence: 'CC BY 4.0',
    author: 'Johan Melin',
    authorUrl: 'https://www.johanmelin.com',
    sourceUrl: 'https://www.figma.com/community/file/1589627891082866389',
  },
  'big-ears': {
    name: 'Big Ears',
    about: 'Geometric heads with generous ears',
    subject: 'person',
    tier: 'pro',
    licence: 'CC BY 4.0',
    author: 'The Visual Team',
    authorUrl: 'https://thevisual.team/',
    sourceUrl: 'https://www.figma.com/community/file/986078800058673824',
  },
  croodles: {
    name: 'Croodles',
    about: 'Doodles from the margin of a notebook',
    subject: 'person',
    tier: 'pro',
    licence: 'CC BY 4.0',
    author: 'Vijay Verma',
    authorUrl: 'https://vjy.me/',
    sourceUrl: 'https://www.figma.com/community/file/966199982810283152',
  },
  cutouts: {
    name: 'Cutouts',
    about: 'Faces cut from coloured paper',
    subject: 'person',
    tier: 'pro',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  clay: {
    name: 'Clay',
    about: 'Creatures pressed from soft clay',
    subject: 'creature',
    tier: 'pro',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  landscape: {
    name: 'Landscape',
    about: 'Quiet hills under a sun',
    subject: 'scene',
    tier: 'pro',
    licence: 'CC0 1.0',
    ...dicebear,
  },
  planets: {
    name: 'Planets',
    about: 'A world of your own among stars',
    subject: 'scene',
    tier: 'pro',
    licence: 'CC0 1.0',
    ...dicebear,
  },
} as const satisfies Record<string, AvatarStyle>

export type AvatarStyleId = keyof typeof avatarStyles
export const avatarStyleIds = Object.keys(avatarStyles) as [AvatarStyleId, ...AvatarStyleId[]]

/** Whether a plan includes a style: basic ones are free, more come with Premium, all with Pro. */
export const opensStyle = (tier: Tier, style: AvatarStyleId): boolean =>
  tiers.indexOf(tier) >= tiers.indexOf(avatarStyles[style].tier)

/** Variants of a style that are never drawn at random: distress, mockery, masks. */
export const unfriendlyVariants =
  /sad|cry|angry|rage|vomit|scream|fear|dizzy|frown|skull|monster|cyclops|fang|disbelief|grimace|concerned|contempt|suspicious|tired|eating|resist|eyepatch|mask|respirator|hectic|blank|missing|sick|bruis|blood|serious|solemn|driven|explaining|unibrow|roll|nervous|sleepy|faint|plaster|pucker|wacky|bandage|heart/i

/** What a picture can be asked for without a description. Plain lists, in display order. */
export const avatarChoices = {
  subject: ['person', 'animal', 'robot', 'plant', 'landscape', 'planet'],
  feeling: ['calm', 'happy', 'bold', 'dreamy', 'playful', 'proud'],
  palette: ['violet', 'dawn', 'ocean', 'forest', 'sunset', 'night', 'sand', 'rose'],
  skin: ['very light', 'light', 'medium', 'tan', 'brown', 'dark'],
  hair: ['short', 'long', 'curly', 'afro', 'braids', 'locs', 'bun', 'shaved', 'hijab', 'turban', 'hat'],
  hairColor: ['black', 'brown', 'blonde', 'red', 'grey', 'white', 'blue', 'pink', 'purple', 'green'],
  clothesColor: ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'brown', 'black', 'grey', 'white'],
  extras: ['glasses', 'sunglasses', 'beard', 'moustache', 'earrings', 'freckles', 'hoodie', 'jumper', 'flowers'],
} as const

export const savedAvatarsLimit = 50
export const avatarDescriptionLength = 200
/**
 * What can be uploaded, and how large, in bytes. No AVIF: a kilobyte of it can take a second and a quarter of a gigabyte
 * to decode, and its header need not tell.
 */
export const avatarUpload = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 5_000_000,
  /** The longest side in pixels. */
  side: 8000,
  pixels: 24_000_000,
} as const
/** What can be chosen on a device, which opens it itself and sends only the part that was chosen. */
export const devicePicture = { types: [...avatarUpload.types, 'image/avif'], bytes: 50_000_000 } as const
/** Pixels on each side of a picture as it is stored. */
export const avatarSize = 512
