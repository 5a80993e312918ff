/** The labels of the styles' parts and colours, in the order in which users would go through them. */
const controlNames: readonly [name: string, label: string][] = [
  ['skin', 'Skin'],
  ['base', 'Skin'],
  ['paperFace', 'Face colour'],
  ['paper', 'Paper'],
  ['body', 'Shape'],
  ['head', 'Head'],
  ['heads', 'Head'],
  ['face', 'Face'],
  ['shape', 'Shape'],
  ['top', 'Hair and hats'],
  ['tops', 'Hair and hats'],
  ['hair', 'Hair'],
  ['frontHair', 'Fringe'],
  ['rearHair', 'Long hair'],
  ['sideburns', 'Sideburns'],
  ['headContrast', 'Hair colour'],
  ['paperHair', 'Hair colour'],
  ['hat', 'Hat'],
  ['hairAccessories', 'In your hair'],
  ['expression', 'Expression'],
  ['eyes', 'Eyes'],
  ['eyebrows', 'Eyebrows'],
  ['brows', 'Eyebrows'],
  ['eyeShadow', 'Eye shadow'],
  ['nose', 'Nose'],
  ['mouth', 'Mouth'],
  ['mood', 'Mood'],
  ['lips', 'Lips'],
  ['ears', 'Ears'],
  ['cheeks', 'Cheeks'],
  ['blush', 'Cheeks'],
  ['freckles', 'Freckles'],
  ['facialHair', 'Beard and moustache'],
  ['beard', 'Beard'],
  ['mustache', 'Moustache'],
  ['glasses', 'Glasses'],
  ['accessories', 'Glasses and more'],
  ['earrings', 'Earrings'],
  ['earring', 'Earrings'],
  ['details', 'Details'],
  ['mask', 'Mask'],
  ['gesture', 'Hands'],
  ['clothes', 'Clothes'],
  ['clothing', 'Clothes'],
  ['outfit', 'Clothes'],
  ['shirt', 'Clothes'],
  ['clothesGraphic', 'Print'],
  ['jacket', 'Jacket'],
  ['pants', 'Trousers'],
  ['shoes', 'Shoes'],
  ['shoulders', 'Shoulders'],
  ['pattern', 'Pattern'],
  ['plant', 'Plant'],
  ['bloom', 'Flower'],
  ['pot', 'Pot'],
  ['accent', 'Accent'],
  ['ink', 'Lines'],
  ['outline', 'Lines'],
  ['stroke', 'Lines'],
  ['paperBack', 'Paper behind'],
  ['paperMouth', 'Mouth colour'],
  ['sclera', 'Whites of the eyes'],
  ['throat', 'Inside the mouth'],
  ['uvula', 'Back of the mouth'],
  ['eyepatch', 'Eye patch'],
  ['orb', 'Sun'],
  ['background', 'Background'],
]
const labels = new Map(controlNames)
const ranks = new Map(controlNames.map(([name], rank) => [name, rank]))

/** Splits camel case into words: "longButNotTooLong", "hatBeanie". */
export const asWords = (name: string) => {
  const words = name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const labelOf = (name: string): string => labels.get(name) ?? asWords(name)

/** A control's sort rank; unknown names come last, before the background. */
export const rankOf = (name: string): number => ranks.get(name) ?? controlNames.length - 1.5
