import type { AvatarConfig } from '@glimmer/contract'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import type { Face } from './avatar-draft.ts'
import { type Control, controlsOf } from './controls.ts'
import { drawFace, drawingStyle, inUse } from './drawing.ts'
import { faceOf, surprise } from './random-avatar.ts'

/** A style that has arrived: what it can do, and what can be changed about it. */
export interface OpenStyle {
  id: AvatarStyleId
  controls: readonly Control[]
  /** The picture of a face, as an address for an <img>. */
  draw: (face: Face) => string
  /** The parts and colours that count in a face; see `isIn`. */
  inUse: (face: Face) => ReadonlySet<string>
  /** A friendly face; the same seed gives the same one. */
  surprise: (seed: string) => Face
  /** The face of a saved avatar, to go on with. */
  faceOf: (config: AvatarConfig) => Face
}

/** Remembers what was made of a thing for as long as the thing is there. */
function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Makes a style of its data; throws when the data is not a style's. */
export function openStyle(id: AvatarStyleId, data: unknown): OpenStyle {
  const style = drawingStyle(data)
  const controls = controlsOf(style)
  return {
    id,
    controls,
    draw: once((face) => drawFace(style, face)),
    inUse: once((face) => inUse(style, face)),
    surprise: (seed) => surprise(style, controls, id, seed),
    faceOf: (config) => faceOf(style, controls, config),
  }
}
