import { hidden, type StyleOptions, shown } from './style-options.ts'

const smiles = shown('mouth', 'smile', 'grin', 'catMouth')
const still = shown('animation', 'none')

const critters: StyleOptions = {
  always: {
    ...shown('mouth', 'smile', 'grin', 'catMouth', 'tinySmile'),
    ...shown('eyes', 'round', 'happy', 'dots', 'wide'),
    ...still,
  },
  feelings: {
    calm: shown('eyes', 'closedLine', 'sleepy'),
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'laugh', 'grin') },
    bold: { ...shown('eyes', 'round', 'mono'), ...shown('mouth', 'smirk', 'teeth') },
    dreamy: shown('eyes', 'sleepy', 'monoSleepy'),
    playful: { ...shown('eyes', 'wink', 'uneven'), ...shown('mouth', 'blep', 'tongue') },
    proud: { ...shown('top', 'crown'), ...shown('mouth', 'smirk', 'smile') },
  },
  palette: ['bodyColor', 'accentColor'],
}

const moods: StyleOptions = {
  always: { ...shown('mouth', 'smile', 'grin', 'smileOpen'), ...shown('eyes', 'happy', 'calm', 'pupils'), ...still },
  feelings: {
    calm: { ...shown('eyes', 'calm', 'closed'), ...shown('mouth', 'smile') },
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'bigSmile', 'laugh') },
    bold: { ...shown('eyes', 'bigPupils'), ...shown('mouth', 'smirk', 'teeth') },
    dreamy: { ...shown('eyes', 'sparkle', 'lookUp', 'sleepy'), ...shown('mouth', 'smile') },
    playful: { ...shown('eyes', 'wink', 'uneven'), ...shown('mouth', 'tongue', 'cat') },
    proud: { ...shown('eyes', 'lookUp'), ...shown('mouth', 'smile', 'smirk') },
  },
  palette: ['faceColor'],
}

const thumbs: StyleOptions = { always: {}, palette: ['shapeColor'] }

const bottts: StyleOptions = {
  always: {
    ...shown('eyes', 'happy', 'round', 'eva', 'roundFrame01'),
    ...shown('mouth', 'smile01', 'smile02'),
    ...hidden('texture'),
  },
  feelings: {
    happy: shown('eyes', 'happy', 'hearts'),
    bold: shown('eyes', 'robocop', 'shade01'),
    playful: shown('eyes', 'hearts', 'bulging'),
  },
  palette: ['baseColor'],
}

const sprouts: StyleOptions = {
  always: { ...smiles, ...shown('eyes', 'round', 'happy', 'dots', 'wide'), ...still },
  feelings: {
    calm: shown('eyes', 'closedLine', 'sleepy'),
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'open', 'grin') },
    dreamy: shown('eyes', 'sleepy'),
    playful: { ...shown('eyes', 'wink'), ...shown('mouth', 'tongue', 'tooth') },
  },
  extras: { flowers: shown('plant', 'flower', 'tulip', 'buds') },
  palette: ['potColor', 'bloomColor'],
}

const clay: StyleOptions = {
  always: {
    ...shown('mouth', 'smile', 'smileBig', 'cat', 'openSmall'),
    ...shown('eyes', 'big', 'dots', 'happy', 'even'),
    ...still,
  },
  feelings: {
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'smileBig', 'laugh') },
    playful: { ...shown('eyes', 'googly', 'wink'), ...shown('mouth', 'smileTongue', 'tongue') },
  },
  palette: ['bodyColor', 'accentColor'],
}

const landscape: StyleOptions = { always: still, palette: ['hill2Color', 'hill4Color'] }
const planets: StyleOptions = { always: still, palette: ['planetColor'] }

export const creatures = { critters, moods, thumbs, bottts, sprouts, clay, landscape, planets }
