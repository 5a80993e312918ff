import { useEffect, useEffectEvent } from 'react'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { storeVisitorFavorite, takeVisitorFavorite, type VisitorFavorite } from './visitor-favorite.ts'

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
