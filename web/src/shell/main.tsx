import '#platform/ui/global.css'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '#lib/router.tsx'
import { listenForErrors } from '#platform/analytics/error-reports.ts'
import { App } from './app.tsx'
import { fetchScreen } from './routes.ts'
import { reloadWhenFilesAreGone } from './start/reload-after-release.ts'

/** How long the first render waits for its screen: React would keep a "Loading..." fallback up for longer than this. */
const screenTimeoutMs = 250

/** Calls `onMount` once its children are mounted and respond to input. */
function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount])
  return children
}

/** Requests the app's fonts before the first render needs them. */
function fetchFonts() {
  for (const font of ['Fraunces Variable', 'Figtree Variable'])
    document.fonts.load(`1em "${font}"`).catch(() => undefined)
}

/**
 * Starts the app in #root: hydrates a prerendered page, or renders into an empty one. Resolves once the app responds to
 * input. Both run as transitions, in slices, so that a slow phone responds meanwhile.
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
  // Hydration matches the prerendered HTML only once the code of the screen is loaded.
  await here
  return new Promise((done) => startTransition(() => void hydrateRoot(root, app(done), handlers)))
}
