import { type AvatarChoices, type AvatarConfig, type AvatarStyleId, avatarChoices } from '@glimmer/contract'
import { clothesTones, feelingPalettes, hairTones, palettes, skinTones } from './colours.ts'
import { pick, shuffle } from './seeded-choice.ts'
import type { Options, StyleOptions } from './style-options.ts'

/** Scenes draw their own sky; every other style gets a background of two palette colours. */
const stylesWithSky: readonly AvatarStyleId[] = ['landscape', 'planets']

const all = (names: readonly string[], value: string): Options => Object.fromEntries(names.map((name) => [name, value]))

function colours(styleOptions: StyleOptions, choices: AvatarChoices, style: AvatarStyleId, seed: string): Options {
  const paletteName =
    choices.palette ?? pick(choices.feeling ? feelingPalettes[choices.feeling] : avatarChoices.palette, seed)
  const { background, accents } = palettes[paletteName]
  const colourOptions = styleOptions.palette.map((name, index) => [
    name,
    shuffle(accents, `${seed} accents`)[index % accents.length] ?? background[1],
  ])
  return {
    ...Object.fromEntries(colourOptions),
    ...(!stylesWithSky.includes(style) && {
      backgroundColor: [...background],
      backgroundColorFill: 'linear',
      backgroundColorAngle: 160,
    }),
    ...(choices.clothesColor && all(styleOptions.clothes, clothesTones[choices.clothesColor])),
    ...(choices.skin && all(styleOptions.skin, skinTones[choices.skin])),
    ...(choices.hairColor && all(styleOptions.hairColor, hairTones[choices.hairColor])),
  }
}

const skins = Object.keys(skinTones) as [keyof typeof skinTones, ...(keyof typeof skinTones)[]]
const hairs = ['black', 'brown', 'blonde', 'red', 'grey'] as const

/** Fills in what the user left open from the seed, so that proposals differ where they may. */
const fillIn = (choices: AvatarChoices, seed: string): AvatarChoices => ({
  ...choices,
  skin: choices.skin ?? pick(skins, `${seed} skin`),
  hairColor: choices.hairColor ?? pick(hairs, `${seed} hair`),
})

/**
 * Converts the choices to a configuration of one style; what the style cannot draw is left out. Deterministic for a
 * seed.
 */
export function composeAvatar(
  choices: AvatarChoices,
  style: AvatarStyleId,
  styleOptions: StyleOptions,
  seed: string,
): AvatarConfig {
  const complete = fillIn(choices, seed)
  const options: Options = {
    ...styleOptions.always,
    ...(complete.feeling && styleOptions.feelings[complete.feeling]),
    ...(complete.hair && styleOptions.hair[complete.hair]),
    ...Object.assign({}, ...(complete.extras ?? []).map((extra) => styleOptions.extras[extra] ?? {})),
    ...colours(styleOptions, complete, style, seed),
  }
  // Lists of variants are narrowed to one here, so that the editor shows the same avatar and nothing is left to chance.
  const singleVariants = Object.entries(options).map(([name, value]) => [
    name,
    Array.isArray(value) && name.endsWith('Variant') ? shuffle(value, `${seed} ${name}`)[0] : value,
  ])
  return { style, seed, options: Object.fromEntries(singleVariants) as Options }
}
