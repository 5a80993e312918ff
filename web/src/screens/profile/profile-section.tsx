import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './profile-section.module.css'

interface ProfileSectionProps {
  /** Where the navigation of the page leads, and what links from elsewhere name: `/profile#voice`. */
  id: string
  title: string
  children: ReactNode
  /** What takes up the room of the content while it is on its way; a plain block when unset. */
  waiting?: ReactNode
  className?: string | undefined
}

/**
 * One part of the settings: a card with its title. What is inside may wait or fail by itself (the title stays, and the
 * rest of the page goes on), so whatever reads or throws belongs into `children`, not around them.
 */
export const ProfileSection = ({ id, title, children, waiting, className }: ProfileSectionProps) => (
  <Card as="section" id={id} className={classNames(classes.section, className)} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <Section waiting={waiting ?? <Skeleton className={classes.waiting} />}>{children}</Section>
  </Card>
)
