import type { ReactNode } from 'react'
import { useAfterFirstRender } from '#lib/after-first-render.ts'
import { classNames } from '#lib/class-names.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { barInset } from '#platform/ui/bottom-inset.ts'
import { TryAgain } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './profile.module.css'

interface ProfileSectionProps {
  /** The anchor of the section: `/profile#voice`. */
  id: string
  title: string
  children: ReactNode
  /** A placeholder for the content while it loads; a plain block by default. */
  waiting?: ReactNode
  className?: string | undefined
}

/**
 * One section of the settings: a card with its title. Its content may load and fail on its own (the title stays, and
 * the rest of the page works), so anything that suspends or throws belongs in `children`, not around the section. All
 * titles render before any content.
 */
export function ProfileSection({ id, title, children, waiting, className }: ProfileSectionProps) {
  // With an anchor in the URL, the content renders at once, so that all sections have their final height when the
  // browser scrolls to it.
  const isDrawn = useAfterFirstRender(location.hash !== '')
  const skeleton = waiting ?? <Skeleton height="12rem" inset />
  return (
    <Card as="section" id={id} className={classNames(classes.section, className)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isDrawn ? <Section waiting={skeleton}>{children}</Section> : skeleton}
    </Card>
  )
}

/** Why a choice is not saved, unless that is only logged, at the bottom of the window while its section is in view. */
export const SaveFailure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div ref={barInset} data-bottom-bar className={`row spread ${classes.saveFailure}`}>
    {message && <p role="alert">{message}</p>}
    <TryAgain onClick={onRetry} />
  </div>
)
