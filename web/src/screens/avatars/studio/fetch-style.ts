import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import type { LoadedStyle } from './loaded-style.ts'
import { styleFiles } from './style-files.ts'

const loading = new Map<AvatarStyleId, Promise<LoadedStyle>>()

/**
 * Loads a style once; the first call also loads the drawing code. Rejects without a connection; the next call retries.
 */
export function fetchStyle(id: AvatarStyleId): Promise<LoadedStyle> {
  const known = loading.get(id)
  if (known) return known
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
