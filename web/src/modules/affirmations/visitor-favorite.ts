import type { Theme } from '@glimmer/contract'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'
import { isStorageDisabled } from '#platform/storage-disabled.ts'

const key = 'glimmer.kept-line'

/** A line that a visitor wants to find again once they have an account. */
export interface VisitorFavorite {
  text: string
  theme: Theme
}

const isVisitorFavorite = (value: unknown): value is VisitorFavorite =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'theme' in value &&
  typeof value.theme === 'string'

/**
 * Stores a line on this device only. Returns false if the browser refuses storage, or if the user asked this device to
 * store nothing.
 */
export const storeVisitorFavorite = (line: VisitorFavorite, storage?: Pick<Storage, 'setItem'>): boolean =>
  !isStorageDisabled() && writeItem(key, JSON.stringify(line), storage)

/** Returns the stored line, if any, and removes it. */
export function takeVisitorFavorite(storage?: Pick<Storage, 'getItem' | 'removeItem'>): VisitorFavorite | undefined {
  try {
    const line: unknown = JSON.parse(readItem(key, storage) ?? 'null')
    removeItem(key, storage)
    return isVisitorFavorite(line) ? line : undefined
  } catch {
    return undefined
  }
}
