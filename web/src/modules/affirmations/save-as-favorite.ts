import { useEffect, useEffectEvent } from 'react'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { storeVisitorFavorite, takeVisitorFavorite, type VisitorFavorite } from './visitor-favorite.ts'

/** Makes a line that nobody has yet the person's own, among their favourites. */
export async function saveAsFavorite({ text, theme }: VisitorFavorite): Promise<void> {
  const { _id: id } = await api('POST /affirmations', { body: { text, themes: [theme] } })
  await api('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite: true } })
  track({ name: 'affirmation_favorited', properties: {} })
}

/** Makes the line somebody chose as a visitor a favourite of the account. While that fails, it waits on this device. */
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
