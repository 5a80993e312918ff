import { useEffect } from 'react'
import { useLocation } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'

/**
 * Ends the splash, which is plain HTML and CSS beside #root and leaves by itself elsewhere. On the landing page, when somebody is expected,
 * it stays (4 s at most) until it is known who is there and they are on their way, so that nobody signed in watches
 * the landing page pass by.
 */
export function useSplash() {
  const { status } = useAccount()
  const leaving = useLocation().pathname === paths.home() && (status === 'signed-in' || status === 'offline')
  const known = status !== 'loading' && status !== 'syncing' && !leaving
  useEffect(() => {
    if (known) delete document.documentElement.dataset.expected
  }, [known])
}
