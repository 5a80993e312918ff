import type { Theme } from '@glimmer/contract'
import { useEffect, useEffectEvent } from 'react'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { isStorageDisabled } from '#platform/storage-disabled.ts'
import { useToast } from '#platform/ui/toast.tsx'

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

/** Creates a line in the user's account that exists only as text so far, and makes it a favourite. */
export async function saveAsFavorite({ text, theme }: VisitorFavorite): Promise<void> {
  const { _id: id } = await api('POST /affirmations', { body: { text, themes: [theme] } })
  await api('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite: true } })
  track({ name: 'affirmation_favorited', properties: {} })
}

/**
 * After sign-in, saves the line the user chose as a visitor among their favourites. If that fails, the line stays
 * stored on this device for the next attempt.
 */
export function useVisitorFavorite() {
  const toast = useToast()
  const save = useEffectEvent(async () => {
    const line = takeVisitorFavorite()
    if (!line) return
    try {
      await saveAsFavorite(line)
      toast({ message: 'The line you kept is in your favourites.' })
    } catch {
      storeVisitorFavorite(line)
    }
  })
  useEffect(() => void save(), [])
}
