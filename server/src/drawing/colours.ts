import type { AvatarChoices } from '@glimmer/contract'

type One<Key extends keyof AvatarChoices> = NonNullable<AvatarChoices[Key]>

export const skinTones: Record<One<'skin'>, string> = {
  'very light': 'ffe3cf',
  light: 'f3c9a5',
  medium: 'd9a074',
  tan: 'b97d4f',
  brown: '8d5524',
  dark: '5c3829',
}

export const hairTones: Record<One<'hairColor'>, string> = {
  black: '231c26',
  brown: '5a3825',
  blonde: 'd6b370',
  red: 'b5461e',
  grey: '8e9198',
  white: 'ece8e4',
  blue: '4f6df5',
  pink: 'ee8fb0',
  purple: '7a4fd6',
  green: '3a9f74',
}

export const clothesTones: Record<One<'clothesColor'>, string> = {
  red: 'c4303b',
  orange: 'e0752d',
  yellow: 'e6b93b',
  green: '2f8f5b',
  blue: '2f6fc4',
  purple: '7a4fd6',
  pink: 'e58aae',
  brown: '7d5537',
  black: '2b2830',
  grey: '8e9198',
  white: 'f4f1ec',
}

export interface Palette {
  /** The two colours of the background gradient: light enough for dark hair, dark enough for light. */
  background: readonly [string, string]
  /** For clothes, bodies and pots: each stands out against the background. */
  accents: readonly string[]
}

export const palettes: Record<One<'palette'>, Palette> = {
  violet: { background: ['d9c8ff', 'b79bf5'], accents: ['6a00ff', '8f4dff', '3d1a78'] },
  dawn: { background: ['ffe1d0', 'ffc3cf'], accents: ['e8735a', 'f2a541', '8f5a8c'] },
  ocean: { background: ['c3ecf7', '8ecbe6'], accents: ['1273a8', '0f8f93', '25557c'] },
  forest: { background: ['d8ecc8', 'a9cf9c'], accents: ['2f7a4d', '5f8f3a', '8a5a2b'] },
  sunset: { background: ['ffd3a1', 'f79a83'], accents: ['c8385a', '8c2f6b', 'e0662a'] },
  night: { background: ['4b4a86', '2b2a5c'], accents: ['f2c14e', '9db4ff', 'd88cf2'] },
  sand: { background: ['f4e6cf', 'e3cba6'], accents: ['a8693d', '7c8b5a', 'c98a4b'] },
  rose: { background: ['ffd9e4', 'f7aec4'], accents: ['c2185b', '8e3a73', 'e2607f'] },
}

/** The palettes of a feeling, used if no palette is named. */
export const feelingPalettes: Record<One<'feeling'>, readonly [One<'palette'>, ...One<'palette'>[]]> = {
  calm: ['ocean', 'forest', 'sand'],
  happy: ['dawn', 'sunset', 'rose'],
  bold: ['sunset', 'violet', 'night'],
  dreamy: ['night', 'violet', 'rose'],
  playful: ['rose', 'dawn', 'ocean'],
  proud: ['violet', 'sand', 'forest'],
}
