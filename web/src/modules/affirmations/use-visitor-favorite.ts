import { useEffect, useEffectEvent } from 'react'
import { useToast } from '#platform/ui/toast.tsx'
import { keepAsFavorite } from './save-as-favorite.ts'
import { putAside, takeUp } from './visitor-favorite.ts'

/** What a visitor put aside becomes a favourite of the account. While that fails, it stays aside. */
export function useKeptLine() {
  const toast = useToast()
  const keep = useEffectEvent(async () => {
    const line = takeUp()
    if (!line) return
    try {
      await keepAsFavorite(line)
      toast({ message: 'The line you kept is among your favourites.' })
    } catch {
      putAside(line)
    }
  })
  useEffect(() => void keep(), [])
}
