import { session } from '#auth/session.ts'
import { isSignOutPending, wasSignedIn } from '#auth/session-flags.ts'
import { paths } from '#platform/paths.ts'
import { earlyLinePlace } from '#platform/ui/early-line.ts'
import { account, type KnownUser } from './account.ts'
import { readCopies } from './offline/device-store.ts'
import { lineKeptFor } from './offline/line-kept-for.ts'
import { putEarlyLine } from './put-early-line.lazy.ts'

const idOf = ({ oidcId, clerkId }: KnownUser) => oidcId ?? clerkId

/** Whether nothing is known yet that says another is here than the person whose copies these are, or that they may not read. */
function mayBe(owner: KnownUser): boolean {
  const asked = session.getState()
  if (asked.status === 'signed-in' && asked.user.id !== idOf(owner)) return false
  const now = account.get()
  if (now.status === 'loading' || now.status === 'syncing') return true
  return (
    (now.status === 'signed-in' || now.status === 'offline') && now.user._id === owner._id && !!now.user.age?.isOpen
  )
}

/** The line's letters, where they are soon there: a line that changes its face moves. Milliseconds. */
const itsFace = (most = 300) =>
  Promise.race([
    document.fonts.load('380 3rem "Fraunces Variable"').catch(() => undefined),
    new Promise((given) => setTimeout(given, most)),
  ])

/**
 * Puts today's line on the page before the app is there, from what this device keeps for reading offline: for the person
 * who was signed in when last seen, on the screen that is for it. It goes at once where somebody else turns out to be
 * here, or nobody. Resolves, once that is known, with whether it stands there.
 */
export async function showEarlyLine(now = new Date()): Promise<boolean> {
  if (!earlyLinePlace() || location.pathname !== paths.dashboard()) return false
  if (!wasSignedIn() || isSignOutPending()) return false
  const copies = await readCopies().catch(() => undefined)
  const text = copies && lineKeptFor(copies, now)
  if (text) await itsFace()
  if (!text || !mayBe(copies.user)) return false
  const there = putEarlyLine(text, copies.user)
  if (!there) return false
  document.documentElement.dataset.early = ''
  account.subscribe(() => {
    if (!mayBe(copies.user)) there.remove()
  })
  return true
}
