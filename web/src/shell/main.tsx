import '#platform/ui/tokens.css'
import '#platform/ui/base.css'
import '#platform/ui/forced-colors.css'
import '#platform/ui/splash.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForErrors } from '#platform/analytics/error-reports.ts'
import { routes } from './routes.tsx'
import { BrowserAddresses } from './routing/browser-addresses.tsx'
import { fetchScreens } from './routing/screen.ts'
import { Screens } from './screens.tsx'
import { Mounted } from './start/mounted.tsx'
import { renewWhenFilesAreGone } from './start/renew-page.ts'

const fetchAhead = (path: string) => fetchScreens(routes, path)

/** How long, in milliseconds, the first picture waits for its screen: one that says "Loading..." is held for longer. */
const patience = 250

/**
 * Starts the app in #root: takes over a written page, or draws an empty one. Resolves once it answers to input. Both go
 * on in slices, so that a slow phone answers meanwhile.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  renewWhenFilesAreGone()
  const handlers = { onCaughtError: listenForErrors(window) }
  const app = (mounted: () => void) => (
    <Mounted then={mounted}>
      <BrowserAddresses onLeaveFor={fetchAhead}>
        <Screens />
      </BrowserAddresses>
    </Mounted>
  )
  const here = fetchAhead(location.pathname)
  if (root.dataset.written === undefined) {
    await Promise.race([here, new Promise((passed) => setTimeout(passed, patience))])
    return new Promise((done) => startTransition(() => createRoot(root, handlers).render(app(done))))
  }
  // A written page hydrates to what was written only when its screen is there.
  await here
  return new Promise((done) => startTransition(() => void hydrateRoot(root, app(done), handlers)))
}
