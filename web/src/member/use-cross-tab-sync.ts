import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beginLater } from '#platform/api/begin-later.ts'
import { read } from '#platform/api/query.ts'
import { useAccount } from './account-context.tsx'

/** Keeps what this tab has read in step with what the person changes in another. */
export function useOtherTabs(client: QueryClient) {
  const { update } = useAccount()
  useEffect(() => {
    const onAccount = async () => {
      const { ladder: _, values: __, ...user } = await client.fetchQuery(read('GET /users/profile'))
      update(user)
    }
    return beginLater(client, async () => {
      const { followOtherTabs } = await import('./cross-tab-sync.ts')
      return followOtherTabs({ client, onAccount: () => void onAccount().catch(() => undefined) })
    })
  }, [client, update])
}
