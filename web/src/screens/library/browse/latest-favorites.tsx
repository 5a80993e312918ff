import type { Affirmation } from '@glimmer/contract'
import { Link } from '#lib/router/link.tsx'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useVoice } from '#modules/listening/sources/use-voice.ts'
import { LineMenu } from '../line-menu.tsx'
import { LineRow } from '../line-row.tsx'
import lists from '../library.module.css'
import { usePagedLines } from '../paged-lines.tsx'
import classes from './browse.module.css'

const shownLines = 3

interface LatestFavoritesProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/**
 * The latest favourites, and a link to all of them. Renders nothing if there are none: the heart buttons above show how
 * to add one.
 */
export function LatestFavorites({ hidden, onPick, onRemove }: LatestFavoritesProps) {
  const { lines } = usePagedLines('GET /users/favorites', hidden)
  const voice = useVoice()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="latest-favourites">
      <header className={classes.head}>
        <h3 id="latest-favourites">Favourites</h3>
        <Link to="?show=favourites">See all</Link>
      </header>
      <ul className={lists.rows} aria-label="Your latest favourites">
        {lines.slice(0, shownLines).map((line) => (
          <LineRow key={line._id} line={line} voice={voice} onPick={onPick}>
            <FavoriteButton line={line} quiet />
            <LineMenu line={line} onRemove={onRemove} />
          </LineRow>
        ))}
      </ul>
    </section>
  )
}
