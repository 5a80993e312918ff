import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation } from '#lib/router.tsx'
import { ErrorBoundary } from '#platform/boundaries/error-boundary.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './layout/layout.module.css'
import { Root } from './layout/layout.tsx'
import { Protected, routeAt, titleOf } from './routes.ts'

/** Renders the screen of the current address, and sets the document's title before a screen reader gets there. */
export function App() {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const { Component, isProtected } = route
  const title = titleOf(route)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const screen = <Component />
  return (
    <RootBoundary>
      <Root>{isProtected ? <Protected worksOffline={route.worksOffline}>{screen}</Protected> : screen}</Root>
    </RootBoundary>
  )
}

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
const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<RootErrorScreen />}>{children}</ErrorBoundary>
)
