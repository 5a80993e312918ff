import type { Affirmation, LibraryLine } from '@glimmer/contract'
import { classNames } from '#lib/class-names.ts'
import { typeset } from '#lib/typeset.ts'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import { CardActions } from './card-actions.tsx'
import classes from './browse.module.css'

interface ShelfCardProps {
  line: LibraryLine
  /** Its theme, in words. */
  about: string
  /** Whether it is the centred card; only that one is interactive. */
  isCurrent: boolean
  /** Whether it is shown where cards stand side by side instead of in a row that scrolls. */
  isInView: boolean
  isDrawn: boolean
  onPick: (line: Affirmation) => void
}

/** The sun is low and to the right, clear of the text. */
const sun = { x: 905, y: 715, radius: 66 }

/** One line of the shelf over its own scene. */
export const ShelfCard = ({ line, about, isCurrent, isInView, isDrawn, onPick }: ShelfCardProps) => (
  <li
    className={classNames(classes.card, isCurrent && classes.current)}
    data-in-view={isInView || undefined}
    inert={!isCurrent}
  >
    {isDrawn && <Backdrop seed={line.id} theme={line.themes[0]} horizon={750} sun={sun} />}
    <p className={classes.about}>{about}</p>
    {isCurrent ? <CardActions line={line} onPick={onPick} /> : <p className={classes.text}>{typeset(line.text)}</p>}
  </li>
)
