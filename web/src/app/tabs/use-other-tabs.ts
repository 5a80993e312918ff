import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#api/query.ts'
import { useAccount } from '../account/account.tsx'
import { beginLater } from '../start/begin-later.ts'

/** Keeps what this tab has read in step with what the person changes in another. */
export function useOtherTabs(client: QueryClient) {
  const { update } = useAccount()
  useEffect(() => {
    const onAccount = async () => {
      const { ladder: _, values: __, ...user } = await client.fetchQuery(read('GET /users/profile'))
      update(user)
    }
    return beginLater(client, async () => {
      const { followOtherTabs } = await import('./other-tabs.ts')
      return followOtherTabs({ client, onAccount: () => void onAccount().catch(() => undefined) })
    })
  }, [client, update])
}
