import type { Scene } from '@glimmer/contract/themes'
import classes from '#platform/ui/scene.module.css'

const colours = [
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
  /** The opacity of stars and clouds, 0 to 1. */
  stars: number
  clouds: number
}

export const rgb = ([red, green, blue]: Bytes, alpha = 1) => `rgb(${red} ${green} ${blue} / ${alpha})`

/** Resolves any CSS colour to sRGB bytes, by painting one pixel. */
function pixelReader() {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  return (colour: string): Bytes => {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
}

/** Reads a scene's colours in the page's current theme, light or dark, from a hidden element. */
export function readSceneColours(scene: Scene | undefined): SceneColours {
  const pixel = pixelReader()
  const probe = document.createElement('div')
  probe.className = classes.scene ?? ''
  if (scene) probe.dataset.palette = scene
  probe.hidden = true
  document.body.append(probe)
  try {
    const computed = getComputedStyle(probe)
    const read = (name: string) => {
      probe.style.color = `var(${name})`
      return pixel(computed.color)
    }
    const table = new Map<string, Bytes>(colours.map((name) => [name, read(name)]))
    const share = (name: string) => Number.parseFloat(computed.getPropertyValue(name)) || 0
    const bytes: SceneColours['bytes'] = (name) => table.get(name) ?? [0, 0, 0]
    return {
      bytes,
      colour: (name, alpha) => rgb(bytes(name), alpha),
      stars: share('--star'),
      clouds: share('--cloud-strength'),
    }
  } finally {
    probe.remove()
  }
}
