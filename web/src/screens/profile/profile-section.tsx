import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useSecondDraw } from '#lib/second-draw.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { barInset } from '#platform/ui/bottom-inset.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './profile-section.module.css'

interface ProfileSectionProps {
  /** The anchor of the section: `/profile#voice`. */
  id: string
  title: string
  children: ReactNode
  /** Takes up the room of the content while it loads; a plain block when unset. */
  waiting?: ReactNode
  className?: string | undefined
}

/**
 * One section of the settings: a card with its title. What is inside may load and fail on its own (the title stays, and
 * the rest of the page works on), so whatever reads or throws belongs into `children`, not around them.
 * All titles stand before the first content is drawn.
 */
export function ProfileSection({ id, title, children, waiting, className }: ProfileSectionProps) {
  // Who came for one section is led there: by then all are as high as they will be.
  const isDrawn = useSecondDraw(location.hash !== '')
  const skeleton = waiting ?? <Skeleton className={classes.waiting} />
  return (
    <Card as="section" id={id} className={classNames(classes.section, className)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isDrawn ? <Section waiting={skeleton}>{children}</Section> : skeleton}
    </Card>
  )
}

/** Why a section could not be loaded, and a way to try again. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={classes.loadFailure}>
    <p role="alert">{readerMessage(error)}</p>
    <Button variant="ghost" small onClick={onRetry}>
      Try Again
    </Button>
  </div>
)

/** Why a choice is not saved, at the bottom of the window for as long as its section is in view. */
export const SaveFailure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div ref={barInset} data-bottom-bar className={classes.saveFailure}>
    <p role="alert">{message}</p>
    <Button variant="ghost" small onClick={onRetry}>
      Try Again
    </Button>
  </div>
)
