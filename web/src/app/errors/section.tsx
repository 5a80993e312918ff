import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useOnline } from '../online.ts'
import { Section as Guarded } from './error-screens.tsx'
import classes from './section.module.css'

/** A part of a screen that loads, fails and is tried again by itself. `waiting` takes up its room meanwhile. */
export const Section = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Guarded onRetry={reset}>
        <Suspense fallback={<UntilThere>{waiting}</UntilThere>}>{children}</Suspense>
      </Guarded>
    )}
  </QueryErrorResetBoundary>
)

/** Offline it waits for the connection, and says so: what moves there would promise that it is on its way. */
export const UntilThere = ({ children }: { children: ReactNode }) =>
  useOnline() ? children : <p className={classes.away}>Not kept on this device. It comes with the connection.</p>
