import { useEffect } from 'react'
import { useLocation } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'

/**
 * Ends the splash, which is plain HTML and CSS beside #root and disappears by itself elsewhere. On the landing page,
 * when the user is expected to be signed in, it stays (4 s at most) until the session is known and the user has been
 * redirected, so that the landing page does not flash by.
 */
export function useSplash() {
  const { status } = useAccount()
  const leaving = useLocation().pathname === paths.home() && (status === 'signed-in' || status === 'restoring' || status === 'offline')
  const known = status !== 'loading' && status !== 'restoring' && status !== 'syncing' && !leaving
  useEffect(() => {
    if (known) delete document.documentElement.dataset.expected
  }, [known])
}
