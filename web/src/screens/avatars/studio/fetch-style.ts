import adventurer from '@dicebear/styles/adventurer.json?url'
import avataaars from '@dicebear/styles/avataaars.json?url'
import bigEars from '@dicebear/styles/big-ears.json?url'
import bigSmile from '@dicebear/styles/big-smile.json?url'
import bottts from '@dicebear/styles/bottts.json?url'
import clay from '@dicebear/styles/clay.json?url'
import critters from '@dicebear/styles/critters.json?url'
import croodles from '@dicebear/styles/croodles.json?url'
import cutouts from '@dicebear/styles/cutouts.json?url'
import landscape from '@dicebear/styles/landscape.json?url'
import lorelei from '@dicebear/styles/lorelei.json?url'
import micah from '@dicebear/styles/micah.json?url'
import moods from '@dicebear/styles/moods.json?url'
import notionists from '@dicebear/styles/notionists.json?url'
import openPeeps from '@dicebear/styles/open-peeps.json?url'
import personas from '@dicebear/styles/personas.json?url'
import pixelArt from '@dicebear/styles/pixel-art.json?url'
import planets from '@dicebear/styles/planets.json?url'
import sprouts from '@dicebear/styles/sprouts.json?url'
import thumbs from '@dicebear/styles/thumbs.json?url'
import toonHead from '@dicebear/styles/toon-head.json?url'
import voxelArt from '@dicebear/styles/voxel-art.json?url'
import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import type { LoadedStyle } from './loaded-style.ts'

/** The URL of each style's data: separate files, loaded when a style is first shown. */
const styleFiles: Readonly<Record<AvatarStyleId, string>> = {
  avataaars,
  lorelei,
  'pixel-art': pixelArt,
  critters,
  moods,
  thumbs,
  'open-peeps': openPeeps,
  adventurer,
  personas,
  'big-smile': bigSmile,
  micah,
  'voxel-art': voxelArt,
  bottts,
  sprouts,
  notionists,
  'toon-head': toonHead,
  'big-ears': bigEars,
  croodles,
  cutouts,
  clay,
  landscape,
  planets,
}

const loading = new Map<AvatarStyleId, Promise<LoadedStyle>>()

/**
 * Loads a style once; the first call also loads the drawing code. Rejects without a connection; the next call retries.
 */
export function fetchStyle(id: AvatarStyleId): Promise<LoadedStyle> {
  const pending = loading.get(id)
  if (pending) return pending
  const promise = load(id)
  loading.set(id, promise)
  promise.catch(() => loading.delete(id))
  return promise
}

async function load(id: AvatarStyleId): Promise<LoadedStyle> {
  const [data, { loadStyle }] = await Promise.all([dataOf(id), import('./loaded-style.ts')])
  return loadStyle(id, data)
}

async function dataOf(id: AvatarStyleId): Promise<unknown> {
  const response = await fetch(styleFiles[id])
  if (!response.ok) throw new Error(`The style ${id} could not be fetched: ${response.status}.`)
  return response.json()
}
