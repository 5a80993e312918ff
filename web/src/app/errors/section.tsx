import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Section as Guarded } from './error-screens.tsx'

/** A part of a screen that loads, fails and is tried again by itself. `waiting` takes up its room meanwhile. */
export const Section = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Guarded onRetry={reset}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </Guarded>
    )}
  </QueryErrorResetBoundary>
)
