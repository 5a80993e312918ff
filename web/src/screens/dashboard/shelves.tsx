import type { Affirmation } from '@glimmer/contract'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { Collections } from './collections/collections.tsx'
import { Favorites } from './favorites.tsx'
import { History } from './history.tsx'
import { SetShelf } from './sets/set-shelf.tsx'
import classes from './shelves.module.css'

interface ShelvesProps {
  hidden: ReadonlySet<string>
  /** Whether plans may be spoken of now. */
  offer: boolean
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** What was kept and what was received. It comes after the line itself, so it is loaded after it. */
export const Shelves = ({ hidden, offer, onPick, onRemove }: ShelvesProps) => (
  <>
    <h2 className={classes.title}>Sets and moments</h2>
    <SetShelf offer={offer} onPick={onPick} />
    <h2 className={classes.title}>Favourites</h2>
    <Section waiting={<Skeleton className={classes.cards} />}>
      <Favorites hidden={hidden} onPick={onPick} />
    </Section>
    <h2 className={classes.title}>Collections</h2>
    <Section waiting={<Skeleton className={classes.collections} />}>
      <Collections onPick={onPick} />
    </Section>
    <h2 className={classes.title}>History</h2>
    <Section waiting={<Skeleton className={classes.rows} />}>
      <History hidden={hidden} onPick={onPick} onRemove={onRemove} />
    </Section>
  </>
)
