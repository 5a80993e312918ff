import classes from './in-page.module.css'
import type { Part } from './profile.tsx'
import { useInSight } from './scroll-spy.ts'

/** The way to each part of the page, and where in it one is. */
export function InPage({ parts }: { parts: readonly Pick<Part, 'id' | 'title'>[] }) {
  const here = useInSight(parts.map(({ id }) => id))
  return (
    <nav className={classes.nav} aria-label="Settings">
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
