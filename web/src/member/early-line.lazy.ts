import { session } from '#auth/session.ts'
import { isSignOutPending, wasSignedIn } from '#auth/session-flags.ts'
import { paths } from '#platform/paths.ts'
import { earlyLinePlace } from '#platform/ui/early-line.ts'
import { account, type KnownUser } from './account.ts'
import { readCopies } from './offline/device-store.ts'
import { storedLineFor } from './offline/stored-line-for.ts'
import { renderEarlyLine } from './render-early-line.lazy.ts'

/** False once it is known that another user is signed in, or that the owner of the copies may not read them. */
function mayShowTo(owner: KnownUser): boolean {
  const asked = session.getState()
  if (asked.status === 'signed-in' && asked.user.id !== owner.oidcId) return false
  const now = account.get()
  if (now.status === 'loading' || now.status === 'syncing') return true
  return (
    (now.status === 'signed-in' || now.status === 'offline') && now.user._id === owner._id && !!now.user.age?.isOpen
  )
}

/** Waits at most `most` ms for the font of the line: a line that changes its font moves. */
const lineFont = (most = 300) =>
  Promise.race([
    document.fonts.load('380 3rem "Fraunces Variable"').catch(() => undefined),
    new Promise((given) => setTimeout(given, most)),
  ])

/**
 * Shows today's line before the app is loaded, from this device's offline copies: on the dashboard, to the user who was
 * signed in when last seen. It is removed as soon as another user, or none, turns out to be signed in. Resolves to
 * whether the line is shown.
 */
export async function showEarlyLine(now = new Date()): Promise<boolean> {
  if (!earlyLinePlace() || location.pathname !== paths.dashboard()) return false
  if (!wasSignedIn() || isSignOutPending()) return false
  const copies = await readCopies().catch(() => undefined)
  const text = copies && storedLineFor(copies, now)
  if (text) await lineFont()
  if (!text || !mayShowTo(copies.user)) return false
  const there = renderEarlyLine(text, copies.user)
  if (!there) return false
  document.documentElement.dataset.early = ''
  account.subscribe(() => {
    if (!mayShowTo(copies.user)) there.remove()
  })
  return true
}
