import type { Affirmation } from '@glimmer/contract'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { Collections } from './collections/collections.tsx'
import { Favorites } from './favorites.tsx'
import { History } from './history.tsx'
import classes from './library.module.css'
import { SetTiles } from './sets/set-tiles.tsx'

interface LibraryProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** Sets, favourites, collections and history. They come below the line itself, so they are loaded after it. */
export const Library = ({ hidden, onPick, onRemove }: LibraryProps) => (
  <>
    <h2 className={classes.title}>Sets and moments</h2>
    <SetTiles onPick={onPick} />
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
