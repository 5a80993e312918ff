import { Link } from '#lib/router/link.tsx'
import { paths } from '#platform/paths.ts'
import classes from './dashboard.module.css'

/** Links to favourites, history and the bedtime screen. */
export const LibraryLinks = () => (
  <nav className={classes.links} aria-label="Your lines">
    <Link to={`${paths.library()}?show=favourites`}>Your favourites</Link>
    <Link to={`${paths.library()}?show=history`}>History</Link>
    <Link to={paths.beforeBed()}>Before bed</Link>
  </nav>
)
