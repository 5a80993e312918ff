import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useOnline } from '../api/connection.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { RetryIcon } from '../ui/icons.tsx'
import { Boundary } from './boundary.tsx'
import classes from './section.module.css'

/** How often one section may be tried again. */
const mostRetries = 3

interface SectionProps {
  /** Takes up the section's room while it loads. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * A part of a screen that loads, fails and is tried again by itself, up to three times, while the rest of the screen
 * goes on.
 */
export const Section = ({ waiting, children }: SectionProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Retriable onRetry={reset}>
        <Suspense fallback={<UntilThere>{waiting}</UntilThere>}>{children}</Suspense>
      </Retriable>
    )}
  </QueryErrorResetBoundary>
)

/** Offline it waits for the connection, and says so: what moves there would promise that it is on its way. */
export const UntilThere = ({ children }: { children: ReactNode }) =>
  useOnline() ? children : <p className={classes.away}>Not kept on this device. It comes with the connection.</p>

/** `onRetry` clears what a try would otherwise meet again, such as a remembered answer. */
function Retriable({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const [retries, setRetries] = useState(0)
  const retry = () => {
    onRetry()
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
      <Button variant="ghost" small onClick={() => location.reload()}>
        Refresh Page
      </Button>
      <LinkButton to={paths.help()} variant="plain" small>
        Need help now?
      </LinkButton>
    </div>
  </section>
)
