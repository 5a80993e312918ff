import type { AvatarConfig } from '@glimmer/contract'
import { seedFrom } from '#lib/random.ts'
import { optionsOf } from './avatar-draft.ts'

/** The style of Glimmer's own avatars. */
export const presetStyle = 'avataaars'

const lilac = '#b294ff'
const apricot = '#ffcf9e'
const rose = '#ffbfd0'
const mist = '#b5dfeb'
const violet = '#6a00ff'
const plum = '#4b2a7b'
const rust = '#c2603e'
const pine = '#2f7a5b'
const night = '#25405c'

interface Face {
  about: string
  skin: string
  top: string
  hair?: string
  hat?: string
  clothes: string
  clothesColour: string
  background: string
  eyes?: string
  mouth?: string
  accessories?: string
  facialHair?: string
}

/** Calm, varied faces in one small palette. */
const faces: readonly [Face, ...Face[]] = [
  {
    about: 'Dark waves',
    skin: '#edb98a',
    top: 'curvy',
    hair: '#2c1b18',
    clothes: 'shirtScoopNeck',
    clothesColour: violet,
    background: lilac,
    eyes: 'closed',
  },
  {
    about: 'Short locs and a beard',
    skin: '#614335',
    top: 'dreads01',
    hair: '#2c1b18',
    clothes: 'hoodie',
    clothesColour: rust,
    background: mist,
    facialHair: 'beardLight',
  },
  {
    about: 'A violet hijab',
    skin: '#d08b5b',
    top: 'hijab',
    hat: '#7a4fd6',
    clothes: 'shirtCrewNeck',
    clothesColour: plum,
    background: rose,
  },
  {
    about: 'Grey hair and round glasses',
    skin: '#ffdbb4',
    top: 'bob',
    hair: '#7d7788',
    clothes: 'collarAndSweater',
    clothesColour: pine,
    background: lilac,
    accessories: 'round',
  },
  {
    about: 'An afro',
    skin: '#8a4f2d',
    top: 'fro',
    hair: '#2c1b18',
    clothes: 'shirtVNeck',
    clothesColour: violet,
    background: apricot,
    eyes: 'happy',
    mouth: 'smile',
  },
  {
    about: 'A copper fringe',
    skin: '#ffdbb4',
    top: 'straightAndStrand',
    hair: '#a55728',
    clothes: 'overall',
    clothesColour: night,
    background: lilac,
    eyes: 'closed',
  },
  {
    about: 'A turban and a beard',
    skin: '#ae5d29',
    top: 'turban',
    hat: '#c2603e',
    clothes: 'blazerAndShirt',
    clothesColour: night,
    background: mist,
    facialHair: 'beardMedium',
  },
  {
    about: 'Dark hair, cropped',
    skin: '#d08b5b',
    top: 'shortFlat',
    hair: '#2c1b18',
    clothes: 'shirtCrewNeck',
    clothesColour: pine,
    background: apricot,
  },
  {
    about: 'A bun',
    skin: '#edb98a',
    top: 'bun',
    hair: '#724133',
    clothes: 'blazerAndSweater',
    clothesColour: plum,
    background: lilac,
    accessories: 'prescription02',
  },
  {
    about: 'A winter hat',
    skin: '#614335',
    top: 'winterHat1',
    hat: '#6a00ff',
    clothes: 'hoodie',
    clothesColour: rust,
    background: rose,
    eyes: 'happy',
    mouth: 'smile',
  },
]

function configOf(face: Face, at: number): AvatarConfig {
  const { skin, hair = '#2c1b18', hat = violet, clothesColour, background } = face
  const { eyes = 'default', mouth = 'twinkle', accessories = null, facialHair = null, top, clothes } = face
  const parts = { top, clothes, eyes, eyebrows: 'defaultNatural', mouth, accessories, facialHair }
  const colours = { skin, hair, facialHair: hair, hat, accessories: '#3c2a4f', clothes: clothesColour, background }
  return { style: presetStyle, seed: `house-${at + 1}`, options: optionsOf({ parts, colours }) }
}

/** Glimmer's own avatars, ready to use or to start from. */
export const presetAvatars = faces.map((face, at) => ({ about: face.about, config: configOf(face, at) }))

/** The initial avatar of a user who has none: always the same for the same user. */
export function presetAvatarFor(person: string): AvatarConfig {
  const at = seedFrom(person) % faces.length
  return configOf(faces[at] ?? faces[0], at)
}
