import type { AvatarStyleId } from '@glimmer/contract/avatar-styles'
import type { OpenStyle } from './open-style.ts'
import { styleFiles } from './style-files.ts'

const arriving = new Map<AvatarStyleId, Promise<OpenStyle>>()

/** Fetches a style once, and with the first one what draws them. Fails without a connection; the next call tries again. */
export function fetchStyle(id: AvatarStyleId): Promise<OpenStyle> {
  const known = arriving.get(id)
  if (known) return known
  const promise = bring(id)
  arriving.set(id, promise)
  promise.catch(() => arriving.delete(id))
  return promise
}

async function bring(id: AvatarStyleId): Promise<OpenStyle> {
  const [data, { openStyle }] = await Promise.all([dataOf(id), import('./open-style.ts')])
  return openStyle(id, data)
}

async function dataOf(id: AvatarStyleId): Promise<unknown> {
  const response = await fetch(styleFiles[id])
  if (!response.ok) throw new Error(`The style ${id} could not be fetched: ${response.status}.`)
  return response.json()
}
