import { Link } from '#lib/router/link.tsx'
import { useScrollToCurrent } from './browse/scroll-to-current.ts'
import { type Shelf, shelves } from './shelves.ts'
import classes from './library.module.css'

/** The parts of the library. They are links, so that a reload or going back restores the same part. */
export function Tabs({ shown }: { shown: Shelf }) {
  const row = useScrollToCurrent(shown)
  return (
    <nav ref={row} className={classes.tabs} aria-label="Parts of the library">
      {shelves.map(({ name, label }) => (
        <Link
          key={name}
          className={classes.tab}
          to={name === 'browse' ? '?' : `?show=${name}`}
          aria-current={name === shown ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
