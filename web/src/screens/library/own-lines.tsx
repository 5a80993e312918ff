import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './library.module.css'
import { Lines } from './lines.tsx'
import { OwnLine } from './own-line.tsx'
import type { ShelfProps } from './shelves.ts'

/** The user's own lines, and a form to write another. */
export const OwnLines = (props: ShelfProps) => (
  // A new line appears below the form, where a toast at the bottom would cover its buttons.
  <div className={`stack ${classes.own}`} data-toasts="top">
    <OwnLine />
    <Section waiting={<Skeleton height="12rem" />}>
      <Lines
        {...props}
        route="GET /affirmations"
        query={{ origin: 'own' }}
        name="In your own words"
        empty="Nothing here yet. A line in your own words is often the one you believe."
      />
    </Section>
  </div>
)
