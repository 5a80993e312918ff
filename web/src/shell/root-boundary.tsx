import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '#platform/boundaries/error-boundary.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './root-boundary.module.css'

const refresh = () => location.reload()

/** Going to an address with a fragment would only scroll. */
const beginAnew = () => (location.href.includes('#') ? refresh() : location.assign(location.href))

/** When a whole screen failed. It stands without the layout. */
function RootErrorScreen() {
  // Going back asks for another screen: it is begun anew, since this one is past mending.
  useEffect(() => {
    addEventListener('popstate', refresh)
    return () => removeEventListener('popstate', refresh)
  }, [])
  return (
    <main className={classes.screen}>
      <span className={classes.sun} aria-hidden="true" />
      <h1>Something went wrong</h1>
      <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
      <div className={classes.ways}>
        {/* The same address once more, as a fresh start of the app: what failed to load is asked for again. */}
        <Button onClick={beginAnew}>Try Again</Button>
        <Button variant="ghost" onClick={refresh}>
          Refresh Page
        </Button>
      </div>
      <a href={paths.help()}>Need help now?</a>
    </main>
  )
}

/** Stands around every screen: what nothing nearer catches ends here. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<RootErrorScreen />}>{children}</ErrorBoundary>
)
