const things = [
  'cup',
  'song',
  'page',
  'letter',
  'window',
  'garden',
  'pocket',
  'corner',
  'lamp',
  'chair',
  'spoon',
  'coat',
]
let told = 0

/** A pair of things that no line has combined yet. */
function freshPair(): [string, string] {
  const [one = '', other = ''] = [
    things[told % things.length],
    things[Math.floor(told / things.length) % things.length],
  ]
  told += 1
  return [one, other]
}

/** A line of fifteen words. */
const fifteen = ([one, other]: [string, string]) =>
  `I let the kettle boil, breathe out, and begin with one ${one} and one ${other}.`

/** A line of sixty short words, since a line has at most 280 characters. */
const sixty = ([one, other]: [string, string]) =>
  'I am here, and it is a new day. I can go at my own pace. I let my jaw go soft and my hands lie still. One cup, ' +
  `one page, one call, and then I rest. Most of it can wait now. What I can do is enough for me now, and I keep the ${one} and the ${other}.`

/** Lines that were never spoken before, by their number of words. */
export const freshLine = { 15: () => fifteen(freshPair()), 60: () => sixty(freshPair()) }
export type Words = keyof typeof freshLine
