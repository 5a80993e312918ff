import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import { type Control, controlsOf } from './controls.ts'
import { type DrawingStyle, drawingStyle } from './drawing.ts'
import { styleFiles } from './style-files.ts'

/** A style that has arrived: what draws it, and what can be changed about it. */
export interface OpenStyle {
  id: AvatarStyleId
  drawing: DrawingStyle
  controls: readonly Control[]
}

const arriving = new Map<AvatarStyleId, Promise<OpenStyle>>()

/** Fetches a style once. Fails when there is no connection; the next call tries again. */
export function openStyle(id: AvatarStyleId): Promise<OpenStyle> {
  const known = arriving.get(id)
  if (known) return known
  const promise = fetchStyle(id)
  arriving.set(id, promise)
  promise.catch(() => arriving.delete(id))
  return promise
}

async function fetchStyle(id: AvatarStyleId): Promise<OpenStyle> {
  const response = await fetch(styleFiles[id])
  if (!response.ok) throw new Error(`The style ${id} could not be fetched: ${response.status}.`)
  const drawing = drawingStyle(await response.json())
  return { id, drawing, controls: controlsOf(drawing) }
}
