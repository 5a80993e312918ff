import '#platform/ui/tokens.css'
import '#platform/ui/base.css'
import '#platform/ui/forced-colors.css'
import '#platform/ui/large-line.css'
import '#platform/ui/splash.css'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '#lib/router/router.tsx'
import { listenForErrors } from '#platform/analytics/error-reports.ts'
import { App } from './app.tsx'
import { fetchScreen } from './routes.tsx'
import { reloadWhenFilesAreGone } from './start/reload-after-release.ts'

/** How long the first picture waits for its screen: one that says "Loading..." is held for longer. */
const screenTimeoutMs = 250

/** Calls `onMount` once what it holds is on the screen and answers to input. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount])
  return children
}

/** The faces the app is set in, asked for before what it draws has to. */
function fetchFonts() {
  for (const face of ['Fraunces Variable', 'Figtree Variable'])
    document.fonts.load(`1em "${face}"`).catch(() => undefined)
}

/**
 * Starts the app in #root: hydrates a written page, or draws an empty one. Resolves once it answers to input. Both go
 * on in slices, so that a slow phone answers meanwhile.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  fetchFonts()
  reloadWhenFilesAreGone()
  const handlers = { onCaughtError: listenForErrors(window) }
  const app = (mounted: () => void) => (
    <Mounted onMount={mounted}>
      <BrowserRouter onNavigate={fetchScreen}>
        <App />
      </BrowserRouter>
    </Mounted>
  )
  const here = fetchScreen(location.pathname)
  if (root.dataset.written === undefined) {
    await Promise.race([here, new Promise((passed) => setTimeout(passed, screenTimeoutMs))])
    return new Promise((done) => startTransition(() => createRoot(root, handlers).render(app(done))))
  }
  // A written page hydrates to what was written only when its screen is there.
  await here
  return new Promise((done) => startTransition(() => void hydrateRoot(root, app(done), handlers)))
}
