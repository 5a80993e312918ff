import type { Affirmation } from '@glimmer/contract'
import { typeset } from '#lib/typeset.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { aboutLine } from '#modules/affirmations/words.ts'
import { ListenButton } from '#modules/listening/playlist/listen-button.tsx'
import { ShareButton } from '#modules/share/share-button.tsx'
import { api } from '#platform/api/client.ts'
import { Scene } from '#platform/ui/scene.tsx'
import { EmptyFavorites } from './empty-favorites.tsx'
import classes from './favorites.module.css'
import { LoadMore, usePagedLines } from './paged-lines.tsx'

/** The most lines one playlist holds. */
const maxLines = 100
const load = async () => (await api('GET /users/favorites', { query: { limit: maxLines } })).items

interface FavoritesProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
}

/** The favourites, latest first, each over its own scene. */
export function Favorites({ hidden, onPick }: FavoritesProps) {
  const { lines, hasMore, loadingMore, loadMore } = usePagedLines('GET /users/favorites', hidden)
  if (lines.length === 0) return <EmptyFavorites />
  return (
    <>
      <div className={classes.listen}>
        <ListenButton title="Favourites" load={load} />
      </div>
      <ul className={classes.cards} aria-label="Favourites">
        {lines.map((line) => (
          <li key={line._id} className={classes.card}>
            <Scene className={classes.scene} seed={line._id} theme={line.themes[0]} />
            <div className={classes.words}>
              <button type="button" className={classes.text} onClick={() => onPick(line)}>
                {typeset(line.text)}
              </button>
              <p className={classes.meta}>
                <span>{aboutLine(line, new Date())}</span>
                <span className={classes.actions}>
                  <ShareButton line={line} quiet />
                  <FavoriteButton line={line} quiet />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore what="favourites" busy={loadingMore} onPress={loadMore} />}
    </>
  )
}
