import type { Scene } from '@glimmer/contract/themes'
import classes from '@glimmer/picture/scene.module.css'
import { type Bytes, coloursFrom, type SceneColours } from '@glimmer/picture/scene-colours'

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
    return coloursFrom({
      bytes(name) {
        probe.style.color = `var(${name})`
        return pixel(computed.color)
      },
      share: (name) => Number.parseFloat(computed.getPropertyValue(name)),
    })
  } finally {
    probe.remove()
  }
}
