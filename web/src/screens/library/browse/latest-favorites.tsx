import type { Affirmation } from '@glimmer/contract'
import { Link } from '#lib/router/link.tsx'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { ShareButton } from '#modules/share/share-button.tsx'
import { LineRow } from '../line-row.tsx'
import lists from '../lines.module.css'
import { usePagedLines } from '../paged-lines.tsx'
import classes from './latest-favorites.module.css'

const shownLines = 3

interface LatestFavoritesProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
}

/**
 * The latest favourites, and a link to all of them. Renders nothing if there are none: the heart buttons above show how
 * to add one.
 */
export function LatestFavorites({ hidden, onPick }: LatestFavoritesProps) {
  const { lines } = usePagedLines('GET /users/favorites', hidden)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="latest-favourites">
      <header className={classes.head}>
        <h3 id="latest-favourites">Favourites</h3>
        <Link to="?show=favourites">See all</Link>
      </header>
      <ul className={lists.rows} aria-label="Your latest favourites">
        {lines.slice(0, shownLines).map((line) => (
          <LineRow key={line._id} line={line} onPick={onPick}>
            <ShareButton line={line} quiet />
            <FavoriteButton line={line} quiet />
          </LineRow>
        ))}
      </ul>
    </section>
  )
}
