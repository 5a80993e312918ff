import { useEffect } from 'react'
import { useLocation, useNavigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { HelpLines } from '#modules/care/help-lines.tsx'
import { useConnectionProblem } from '#platform/api/connection.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import classes from './protected.module.css'

/**
 * Shown instead of a screen whose code cannot be fetched; navigates to that screen again once there is a connection.
 * The help numbers stay available.
 */
export function OfflineScreen() {
  const { reason } = useAccount()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const again = () => navigate(pathname + search + hash, { replace: true, state })
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [pathname, search, hash, state, navigate])
  return (
    <div className={`stack centred ${classes.page}`}>
      <h1>This page needs a connection</h1>
      {reason === 'this-device' && <p>You’re signed out on this device, and your lines are erased from it.</p>}
      <p role="status">{useConnectionProblem()} It will open when you’re back online.</p>
      {pathname === paths.help() ? (
        <HelpLines />
      ) : (
        <LinkButton variant="ghost" to={paths.help()}>
          Need help now?
        </LinkButton>
      )}
    </div>
  )
}
