import { QueryClientContext, QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useState } from 'react'
import { useOnline } from '../api/connection.ts'
import { hasNoMessage, toApiError } from '../api/errors.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { RetryIcon } from '../ui/icons.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import classes from './section.module.css'

/** How often one section may be tried again. */
const maxRetries = 3

interface SectionProps {
  /** A placeholder that takes up the section's space while it loads. */
  waiting: ReactNode
  children: ReactNode
  /** Shown behind the error, such as the scene that the children would have drawn. */
  behindError?: ReactNode
}

/**
 * A part of a screen that loads and fails on its own, while the rest of the screen keeps working. After a failure it
 * can be retried, up to three times.
 */
export const Section = ({ waiting, children, behindError }: SectionProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Retriable onRetry={reset} behindError={behindError}>
        <Suspense fallback={<WhileLoading>{waiting}</WhileLoading>}>{children}</Suspense>
      </Retriable>
    )}
  </QueryErrorResetBoundary>
)

/** Shows its children while something loads; offline it says that it needs a connection. */
export const WhileLoading = ({ children }: { children: ReactNode }) =>
  useOnline() ? children : <p className="muted">We’ll show this when you’re back online.</p>

/** `onRetry` clears what would make the retry fail again, such as a cached error. */
function Retriable({ children, onRetry, behindError }: Omit<SectionProps, 'waiting'> & { onRetry: () => void }) {
  const [retries, setRetries] = useState(0)
  const client = use(QueryClientContext)
  const retry = () => {
    onRetry()
    // A response of an unexpected shape would fail again, so the cached reads that no section shows are dropped.
    client?.removeQueries({ type: 'inactive' })
    setRetries(retries + 1)
  }
  const fallback = (thrown: unknown) => (
    <>
      {behindError}
      {hasNoMessage(toApiError(thrown)) ? (
        <SectionWithout retries={retries} retry={retry} />
      ) : (
        <SectionError retries={retries} retry={retry} />
      )}
    </>
  )
  return (
    <ErrorBoundary key={retries} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}

interface FailedSectionProps {
  /** How many retries are used. */
  retries: number
  retry: () => void
}

/** In place of a section whose failure is only logged: nothing is said, and it can be asked for again. */
const SectionWithout = ({ retries, retry }: FailedSectionProps) =>
  retries < maxRetries && (
    <Button variant="ghost" small onClick={retry}>
      <RetryIcon />
      Try Again
    </Button>
  )

/** In place of a section that failed. */
const SectionError = ({ retries, retry }: FailedSectionProps) => (
  <section className={`stack gap-sm ${classes.section}`} role="alert">
    <h3>Something went wrong</h3>
    <p className="muted">
      This section encountered an error. You can try again or continue using other parts of the app.
    </p>
    <div className={`row ${classes.actions}`}>
      {retries < maxRetries && (
        <Button small onClick={retry}>
          <RetryIcon />
          Try Again ({retries + 1}/{maxRetries})
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
