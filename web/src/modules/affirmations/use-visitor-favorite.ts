import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { askAgain } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { keepAsFavorite } from './save-as-favorite.ts'
import { putAside, takeUp } from './visitor-favorite.ts'

/** What a visitor put aside becomes a favourite of the account. While that fails, it stays aside. */
export function useKeptLine() {
  const client = useQueryClient()
  const toast = useToast()
  const keep = useEffectEvent(async () => {
    const line = takeUp()
    if (!line) return
    try {
      await keepAsFavorite(line)
      for (const list of ['GET /users/favorites', 'GET /users/history'] as const) void askAgain(client, list)
      toast({ message: 'The line you kept is among your favourites.' })
    } catch {
      putAside(line)
    }
  })
  useEffect(() => void keep(), [])
}
