/** The custom properties of scene.module.css that a picture is painted with. */
const names = [
  ...['--sky-1', '--sky-2', '--sky-3', '--sky-4', '--sky-5', '--sky-6'],
  ...['--water-1', '--water-2', '--water-3', '--hill-1', '--hill-2', '--hill-3', '--hill-4'],
  ...['--halo-1', '--halo-2', '--orb-1', '--orb-2', '--glint', '--cloud', '--scrim', '--text'],
] as const

/** Red, green and blue, 0 to 255. */
export type Bytes = readonly [number, number, number]

export interface SceneColours {
  bytes: (name: `--${string}`) => Bytes
  /** The colour, optionally with an alpha from 0 to 1. For fades: `transparent` would fade through black. */
  colour: (name: `--${string}`, alpha?: number) => string
  /** The opacity of stars, clouds, and the sun or the moon, 0 to 1. */
  stars: number
  clouds: number
  orb: number
}

export const rgb = ([red, green, blue]: Bytes, alpha = 1) => `rgb(${red} ${green} ${blue} / ${alpha})`

/** Reads each colour once. `share` returns a property that is a number, or NaN. */
export function coloursFrom(sheet: { bytes: (name: string) => Bytes; share: (name: string) => number }): SceneColours {
  const table = new Map<string, Bytes>(names.map((name) => [name, sheet.bytes(name)]))
  const bytes: SceneColours['bytes'] = (name) => table.get(name) ?? [0, 0, 0]
  const share = (name: string) => sheet.share(name) || 0
  return {
    bytes,
    colour: (name, alpha) => rgb(bytes(name), alpha),
    stars: share('--star'),
    clouds: share('--cloud-strength'),
    orb: share('--orb'),
  }
}
