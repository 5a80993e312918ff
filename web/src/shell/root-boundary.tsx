import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '#platform/boundaries/error-boundary.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './root-boundary.module.css'

const refresh = () => location.reload()

/**
 * Loads the current address again as a fresh start of the app. With a fragment, assigning the address would only
 * scroll.
 */
const restart = () => (location.href.includes('#') ? refresh() : location.assign(location.href))

/** Shown when a whole screen has failed, outside the layout. */
function RootErrorScreen() {
  // Going back leads to another screen: the page is reloaded, because this render cannot recover.
  useEffect(() => {
    addEventListener('popstate', refresh)
    return () => removeEventListener('popstate', refresh)
  }, [])
  return (
    <main className={`stack centred gap-l ${classes.screen}`}>
      <span className={classes.sun} aria-hidden="true" />
      <h1>Something went wrong</h1>
      <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
      <div className="row center">
        <Button onClick={restart}>Try Again</Button>
        <Button variant="ghost" onClick={refresh}>
          Refresh Page
        </Button>
      </div>
      <a href={paths.help()}>Need help now?</a>
    </main>
  )
}

/** The outermost error boundary: catches what no nearer one does. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<RootErrorScreen />}>{children}</ErrorBoundary>
)
