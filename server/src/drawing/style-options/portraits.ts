import { hidden, type StyleOptions, shown } from './style-options.ts'

const avataaars: StyleOptions = {
  always: {
    ...shown('mouth', 'smile', 'twinkle', 'default'),
    ...shown('eyes', 'default', 'happy', 'wink'),
    ...shown('eyebrows', 'default', 'defaultNatural', 'raisedExcitedNatural'),
    ...shown('clothes', 'blazerAndSweater', 'collarAndSweater', 'hoodie', 'overall', 'shirtCrewNeck', 'shirtVNeck'),
    ...hidden('accessories', 'facialHair'),
  },
  feelings: {
    calm: { ...shown('eyes', 'closed', 'default'), ...shown('mouth', 'twinkle', 'smile') },
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'smile') },
    bold: { ...shown('eyebrows', 'raisedExcited', 'upDown'), ...shown('mouth', 'serious', 'smile') },
    dreamy: { ...shown('eyes', 'closed', 'side'), ...shown('mouth', 'twinkle') },
    playful: { ...shown('eyes', 'wink', 'winkWacky', 'hearts'), ...shown('mouth', 'tongue', 'smile') },
    proud: { ...shown('eyes', 'default', 'squint'), ...shown('mouth', 'default', 'smile') },
  },
  hair: {
    short: shown('top', 'shortFlat', 'shortRound', 'shortWaved', 'theCaesar', 'sides', 'bob'),
    long: shown('top', 'longButNotTooLong', 'straight01', 'straight02', 'straightAndStrand', 'miaWallace'),
    curly: shown('top', 'curly', 'curvy', 'shortCurly', 'frizzle'),
    afro: shown('top', 'fro', 'froBand'),
    braids: shown('top', 'dreads', 'frida'),
    locs: shown('top', 'dreads', 'dreads01', 'dreads02'),
    bun: shown('top', 'bun'),
    shaved: { ...hidden('top') },
    hijab: shown('top', 'hijab'),
    turban: shown('top', 'turban'),
    hat: shown('top', 'hat', 'winterHat1', 'winterHat02', 'winterHat03', 'winterHat04'),
  },
  extras: {
    glasses: shown('accessories', 'prescription01', 'prescription02', 'round'),
    sunglasses: shown('accessories', 'sunglasses', 'wayfarers'),
    beard: shown('facialHair', 'beardLight', 'beardMedium', 'beardMajestic'),
    moustache: shown('facialHair', 'moustacheFancy', 'moustacheMagnum'),
    hoodie: shown('clothes', 'hoodie'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor', 'facialHairColor'],
  palette: ['clothesColor', 'hatColor'],
}

const openPeeps: StyleOptions = {
  always: {
    ...shown('expression', 'smile', 'smileBig', 'calm', 'cute'),
    ...hidden('accessories', 'facialHair', 'mask'),
  },
  feelings: {
    calm: shown('expression', 'calm', 'eyesClosed'),
    happy: shown('expression', 'smile', 'smileBig', 'smileLOL'),
    bold: shown('expression', 'driven', 'serious'),
    dreamy: shown('expression', 'eyesClosed', 'awe'),
    playful: shown('expression', 'cheeky', 'smileTeethGap', 'smileLOL'),
    proud: shown('expression', 'solemn', 'smile'),
  },
  hair: {
    short: shown('head', 'short1', 'short2', 'short3', 'short4', 'short5', 'pomp'),
    long: shown('head', 'long', 'longBangs', 'mediumStraight', 'medium1', 'medium2'),
    curly: shown('head', 'longCurly', 'mediumBangs2', 'medium3'),
    afro: shown('head', 'afro', 'longAfro'),
    braids: shown('head', 'cornrows', 'cornrows2', 'bantuKnots'),
    locs: shown('head', 'dreads1', 'dreads2', 'twists', 'twists2'),
    bun: shown('head', 'bun', 'bun2', 'buns'),
    shaved: shown('head', 'noHair1', 'noHair2', 'noHair3', 'shaved1', 'shaved2', 'shaved3'),
    hijab: shown('head', 'hijab'),
    turban: shown('head', 'turban'),
    hat: shown('head', 'hatBeanie', 'hatHip'),
  },
  extras: {
    glasses: shown('accessories', 'glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'),
    sunglasses: shown('accessories', 'sunglasses', 'sunglasses2'),
    beard: shown('facialHair', 'full', 'full2', 'full3', 'full4', 'goatee1', 'goatee2'),
    moustache: shown('facialHair', 'moustache1', 'moustache2', 'moustache3'),
  },
  skin: ['skinColor'],
  hairColor: ['headContrastColor'],
  palette: ['clothingColor'],
}

const personas: StyleOptions = {
  always: {
    ...shown('eyes', 'open', 'happy', 'wink'),
    ...shown('mouth', 'smile', 'bigSmile', 'smirk'),
    ...hidden('facialHair'),
  },
  feelings: {
    calm: { ...shown('eyes', 'sleep', 'open'), ...shown('mouth', 'smile') },
    happy: { ...shown('eyes', 'happy'), ...shown('mouth', 'bigSmile') },
    bold: { ...shown('eyes', 'open'), ...shown('mouth', 'smirk') },
    dreamy: { ...shown('eyes', 'sleep'), ...shown('mouth', 'lips', 'smile') },
    playful: { ...shown('eyes', 'wink'), ...shown('mouth', 'bigSmile', 'smirk') },
    proud: { ...shown('eyes', 'open'), ...shown('mouth', 'smile') },
  },
  hair: {
    short: shown('hair', 'shortCombover', 'fade', 'bobCut', 'bobBangs', 'sideShave'),
    long: shown('hair', 'long', 'extraLong'),
    curly: shown('hair', 'curly', 'curlyBun', 'curlyHighTop'),
    afro: shown('hair', 'curlyHighTop'),
    braids: shown('hair', 'pigtails'),
    bun: shown('hair', 'straightBun', 'curlyBun', 'bunUndercut'),
    shaved: shown('hair', 'bald', 'buzzcut'),
    hat: shown('hair', 'beanie', 'cap'),
  },
  extras: {
    glasses: shown('eyes', 'glasses'),
    sunglasses: shown('eyes', 'sunglasses'),
    beard: shown('facialHair', 'beardMustache', 'goatee'),
    moustache: shown('facialHair', 'walrus', 'pyramid'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor', 'facialHairColor'],
  palette: ['clothingColor'],
}

const bigSmile: StyleOptions = {
  always: {
    ...shown('eyes', 'cheery', 'normal', 'winking'),
    ...shown('mouth', 'openedSmile', 'teethSmile', 'kawaii'),
    ...hidden('accessories'),
  },
  feelings: {
    calm: { ...shown('eyes', 'sleepy', 'normal'), ...shown('mouth', 'kawaii') },
    happy: { ...shown('eyes', 'cheery'), ...shown('mouth', 'openedSmile', 'teethSmile') },
    dreamy: { ...shown('eyes', 'starstruck', 'sleepy'), ...shown('mouth', 'kawaii') },
    playful: { ...shown('eyes', 'winking', 'starstruck'), ...shown('mouth', 'gapSmile', 'braces') },
  },
  hair: {
    short: shown('hair', 'shortHair', 'bowlCutHair', 'bangs'),
    long: shown('hair', 'straightHair', 'wavyBob'),
    curly: shown('hair', 'curlyBob', 'curlyShortHair'),
    afro: shown('hair', 'froBun', 'curlyShortHair'),
    braids: shown('hair', 'braids'),
    bun: shown('hair', 'bunHair', 'froBun'),
    shaved: shown('hair', 'shavedHead', 'halfShavedHead'),
  },
  extras: {
    glasses: shown('accessories', 'glasses'),
    sunglasses: shown('accessories', 'sunglasses'),
    moustache: shown('accessories', 'mustache'),
  },
  skin: ['skinColor'],
  hairColor: ['hairColor'],
}

export const portraits = { avataaars, 'open-peeps': openPeeps, personas, 'big-smile': bigSmile }
