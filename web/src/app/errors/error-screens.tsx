import { Component, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { RetryIcon } from '#ui/icons.tsx'
import classes from './error-screens.module.css'

const refresh = () => location.reload()

/** When a whole screen failed; SPEC section 2, "Error screens", and section 8. It stands without the layout. */
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
        <Button onClick={() => location.assign(location.href)}>Try Again</Button>
        <Button variant="ghost" onClick={refresh}>
          Refresh Page
        </Button>
      </div>
      <Link to={paths.help()} reloadDocument>
        Need help now?
      </Link>
    </main>
  )
}

/** How often one section may be tried again. */
const mostRetries = 3

interface Catch {
  children: ReactNode
  fallback: ReactNode
}

/** Shows `fallback` in the place of what threw. */
export class Boundary extends Component<Catch, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Stands around every screen: what nothing nearer catches ends here. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={<RootErrorScreen />}>{children}</Boundary>
)

/**
 * Keeps a failure inside one part of a screen, which can be tried again three times while the rest goes on.
 * `onRetry` clears what a try would otherwise meet again, such as a remembered answer.
 */
export function Section({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const [retries, setRetries] = useState(0)
  const retry = () => {
    onRetry?.()
    setRetries(retries + 1)
  }
  return (
    <Boundary key={retries} fallback={<SectionError retries={retries} retry={retry} />}>
      {children}
    </Boundary>
  )
}

/** What stands in a section's place when it failed. `retries`: how many tries were used up. */
const SectionError = ({ retries, retry }: { retries: number; retry: () => void }) => (
  <section className={classes.section} role="alert">
    <h3>Something went wrong</h3>
    <p>This section encountered an error. You can try again or continue using other parts of the app.</p>
    <div className={classes.ways}>
      {retries < mostRetries && (
        <Button small onClick={retry}>
          <RetryIcon />
          Try Again ({retries + 1}/{mostRetries})
        </Button>
      )}
      <Button variant="ghost" small onClick={refresh}>
        Refresh Page
      </Button>
      <LinkButton to={paths.help()} variant="plain" small>
        Need help now?
      </LinkButton>
    </div>
  </section>
)
