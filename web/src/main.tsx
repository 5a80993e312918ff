import './ui/tokens.css'
import './ui/base.css'
import './ui/splash.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { listenForErrors } from './app/errors/error-reports.ts'
import { Mounted } from './app/start/mounted.tsx'
import { renewWhenFilesAreGone } from './app/start/renew-page.ts'
import { routes } from './routes.tsx'

/** Resolves once the screen of the first address is there, so that a written page hydrates to what was written. */
const ready = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

/** Starts the app in #root: takes over a written page, or draws an empty one. Resolves once it answers to input. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  renewWhenFilesAreGone()
  const handlers = { onCaughtError: listenForErrors(window) }
  const router = createBrowserRouter(routes)
  const app = (mounted: () => void) => (
    <Mounted then={mounted}>
      <RouterProvider router={router} />
    </Mounted>
  )
  if (root.dataset.written === undefined) return new Promise((done) => createRoot(root, handlers).render(app(done)))
  await ready(router)
  return new Promise((done) => void hydrateRoot(root, app(done), handlers))
}
