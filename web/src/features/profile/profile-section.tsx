import type { ReactNode } from 'react'
import { Section } from '#app/errors/section.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
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
