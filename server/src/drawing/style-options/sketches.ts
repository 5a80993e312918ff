import { hidden, numbered, type StyleOptions, shown } from './style-options.ts'

const happyFace = shown('mouth', ...numbered('happy', 13))

const lorelei: StyleOptions = {
  always: {
    ...shown('mouth', ...numbered('happy', 18)),
    ...hidden('beard', 'earrings', 'glasses', 'freckles', 'hairAccessories'),
  },
  extras: {
    glasses: shown('glasses', ...numbered('variant', 5)),
    beard: shown('beard', 'variant01', 'variant02'),
    earrings: shown('earrings', ...numbered('variant', 3)),
    freckles: shown('freckles', 'variant01'),
    flowers: shown('hairAccessories', 'flowers'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
}

const pixelArt: StyleOptions = {
  always: { ...happyFace, ...hidden('accessories', 'beard', 'glasses', 'hat') },
  hair: {
    short: shown('hair', ...numbered('short', 24)),
    long: shown('hair', ...numbered('long', 21)),
    shaved: hidden('hair'),
    hat: shown('hat', ...numbered('variant', 10)),
  },
  extras: {
    glasses: shown('glasses', ...numbered('light', 7)),
    sunglasses: shown('glasses', ...numbered('dark', 7)),
    beard: shown('beard', ...numbered('variant', 8)),
    earrings: shown('accessories', ...numbered('variant', 4)),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
  palette: ['clothingColor', 'hatColor'],
}

const adventurer: StyleOptions = {
  always: { ...hidden('details', 'earrings', 'glasses') },
  hair: {
    short: shown('hair', ...numbered('short', 19)),
    long: shown('hair', ...numbered('long', 26)),
    shaved: hidden('hair'),
  },
  extras: {
    glasses: shown('glasses', ...numbered('variant', 5)),
    earrings: shown('earrings', ...numbered('variant', 6)),
    freckles: shown('details', 'freckles'),
    moustache: shown('details', 'mustache'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
}

const micah: StyleOptions = {
  always: { ...shown('mouth', 'smile', 'laughing', 'smirk'), ...hidden('earrings', 'facialHair', 'glasses') },
  feelings: {
    calm: { ...shown('mouth', 'smile'), ...shown('eyes', 'smiling', 'round') },
    happy: { ...shown('mouth', 'laughing', 'smile'), ...shown('eyes', 'smiling') },
    bold: { ...shown('mouth', 'smirk'), ...shown('eyebrows', 'up') },
    dreamy: { ...shown('mouth', 'pucker', 'smile'), ...shown('eyes', 'smilingShadow', 'eyesShadow') },
    playful: { ...shown('mouth', 'laughing', 'smirk') },
  },
  hair: {
    short: shown('hair', 'dannyPhantom', 'fonze', 'pixie'),
    long: shown('hair', 'full'),
    shaved: shown('hair', 'mrClean'),
    turban: shown('hair', 'turban'),
  },
  extras: {
    glasses: shown('glasses', 'round', 'square'),
    beard: shown('facialHair', 'beard', 'scruff'),
    earrings: shown('earrings', 'hoop', 'stud'),
  },
  skin: ['baseColor'],
  hairColor: ['hairColor', 'facialHairColor'],
  palette: ['shirtColor'],
}

const voxelArt: StyleOptions = {
  always: {
    ...shown('mouth', 'smile', 'grin', 'wideSmile'),
    ...shown('eyebrows', 'soft', 'raised'),
    ...hidden('beard', 'glasses'),
  },
  feelings: {
    calm: { ...shown('eyes', 'closed', 'soft'), ...shown('mouth', 'smile') },
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'bigSmile', 'laugh') },
    bold: { ...shown('eyes', 'open'), ...shown('mouth', 'smirk') },
    dreamy: { ...shown('eyes', 'star', 'sleepy'), ...shown('mouth', 'smile') },
    playful: { ...shown('eyes', 'star', 'wide'), ...shown('mouth', 'tongue', 'laugh') },
  },
  hair: {
    short: shown('top', 'short', 'bowl', 'sideSwept', 'spiky'),
    long: shown('top', 'longStraight', 'longWavy', 'partedLong', 'shoulderLength'),
    curly: shown('top', 'curly'),
    afro: shown('top', 'afro'),
    braids: shown('top', 'braids', 'twinTails'),
    bun: shown('top', 'buns', 'ponytail'),
    hat: shown('top', 'beanie', 'cap'),
  },
  extras: {
    glasses: shown('glasses', 'round', 'square', 'cat'),
    sunglasses: shown('glasses', 'shades'),
    beard: shown('beard', 'full', 'goatee', 'stubble'),
    moustache: shown('beard', 'mustache'),
    freckles: shown('cheeks', 'freckles'),
    hoodie: shown('outfit', 'hoodie'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
  palette: ['shirtColor'],
}

const toonHead: StyleOptions = {
  always: {
    ...shown('mouth', 'smile', 'laugh'),
    ...shown('eyebrows', 'happy', 'neutral', 'raised'),
    ...hidden('beard'),
  },
  feelings: {
    calm: { ...shown('eyes', 'humble', 'bow'), ...shown('mouth', 'smile') },
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'laugh') },
    playful: { ...shown('eyes', 'wink'), ...shown('mouth', 'laugh') },
  },
  hair: {
    short: { ...shown('hair', 'sideComed', 'spiky', 'undercut'), ...hidden('rearHair') },
    long: shown('rearHair', 'longStraight', 'longWavy'),
    curly: shown('rearHair', 'longWavy'),
    bun: shown('hair', 'bun'),
    shaved: hidden('hair', 'rearHair'),
  },
  extras: {
    beard: shown('beard', 'fullBeard', 'longBeard', 'chin'),
    moustache: shown('beard', 'moustacheTwirl'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
  palette: ['clothesColor'],
}

const notionists: StyleOptions = {
  always: hidden('beard', 'glasses'),
  hair: { hat: shown('hair', 'hat') },
  extras: { glasses: shown('glasses', ...numbered('variant', 11)), beard: shown('beard', ...numbered('variant', 12)) },
}

const bigEars: StyleOptions = {
  always: {},
  hair: { short: shown('hair', ...numbered('short', 20)), long: shown('hair', ...numbered('long', 20)) },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
}

const croodles: StyleOptions = { always: hidden('beard', 'mustache'), hairColor: ['topColor'], skin: ['baseColor'] }
const cutouts: StyleOptions = { always: shown('mouth', 'smile') }

export const sketches = {
  lorelei,
  'pixel-art': pixelArt,
  adventurer,
  micah,
  'voxel-art': voxelArt,
  'toon-head': toonHead,
  notionists,
  'big-ears': bigEars,
  croodles,
  cutouts,
}
