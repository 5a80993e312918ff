import type { Affirmation } from '@glimmer/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { savedMessage } from '#member/offline/has-copies.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import type { VisitorFavorite } from '#modules/affirmations/visitor-favorite.ts'
import { saveAsFavorite } from '#modules/affirmations/visitor-favorite.ts'
import { aboutLine } from '#modules/affirmations/words.ts'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import { ListenButton } from '#modules/listening/listen-button.tsx'
import { useVoice } from '#modules/listening/use-voice.ts'
import { api } from '#platform/api/client.ts'
import { Button } from '#platform/ui/button.tsx'
import { HeartIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { CardScene } from './card-scene.tsx'
import classes from './cards.module.css'
import { LineMenu } from './line-menu.tsx'
import { LoadMore, usePagedLines } from './lines.tsx'
import { type RowVoice, useRowPlayer } from './row-player.tsx'
import type { ShelfProps } from './shelves.ts'

/** The most lines one playlist holds. */
const maxLines = 100
const load = async () => (await api('GET /users/favorites', { query: { limit: maxLines } })).items

/** The favourites, latest first, each over its own scene. */
export function Favorites({ hidden, onPick, onRemove }: ShelfProps) {
  const { lines, hasMore, loadingMore, loadMore } = usePagedLines('GET /users/favorites', hidden)
  const voice = useVoice()
  const list = useRef<HTMLUListElement>(null)
  const remove = (line: Affirmation) => {
    onRemove(line)
    list.current?.focus({ preventScroll: true })
  }
  if (lines.length === 0) return <EmptyFavorites />
  return (
    <>
      <div className={classes.listen}>
        <ListenButton title="Favourites" heading="Listen to favourites" load={load} />
      </div>
      <ul ref={list} className={classes.cards} tabIndex={-1} aria-label="Favourites">
        {lines.map((line) => (
          <Favorite key={line._id} line={line} voice={voice} onPick={onPick} onRemove={remove} />
        ))}
      </ul>
      {hasMore && <LoadMore what="favourites" busy={loadingMore} onPress={loadMore} />}
    </>
  )
}

interface FavoriteProps extends Pick<ShelfProps, 'onPick' | 'onRemove'> {
  line: Affirmation
  voice: RowVoice
}

function Favorite({ line, voice, onPick, onRemove }: FavoriteProps) {
  const { state, button, notice } = useRowPlayer(line, voice)
  return (
    <li className={`raised ${classes.card}`}>
      <CardScene seed={line._id} theme={line.themes[0]} />
      <div className={`stack gap-sm ${classes.words}`}>
        <button type="button" className={`bare ${classes.text}`} onClick={() => onPick(line)}>
          <HighlightedWords text={line.text} state={state} />
        </button>
        <div className={`row spread muted ${classes.meta}`}>
          <span>{aboutLine(line, new Date())}</span>
          <span className={classes.actions}>
            {button}
            <FavoriteButton line={line} plain />
            <LineMenu line={line} onRemove={onRemove} />
          </span>
          {notice}
        </div>
      </div>
    </li>
  )
}

/** Three kinds of line, each of which can be made a favourite with one press. */
const samples: readonly VisitorFavorite[] = [
  { text: 'I’m allowed to rest before it’s finished.', theme: 'self-kindness' },
  { text: 'I can ask for a minute before I answer.', theme: 'courage' },
  { text: 'I’m learning to breathe out before I answer.', theme: 'calm' },
]

/** Shown while there are no favourites: how to add one, and lines to start with. */
function EmptyFavorites() {
  const toast = useToast()
  const save = useMutation({
    mutationFn: saveAsFavorite,
    networkMode: 'always',
    onSuccess: () => toast({ message: savedMessage() }),
    onError: useErrorToast(),
  })
  return (
    <div className={`stack gap-xs ${classes.empty}`}>
      <h3>Nothing saved yet</h3>
      <p className="muted">
        When a line feels true, press its heart to keep it here, offline too. Perhaps one of these?
      </p>
      <ul className="actions gap-s" aria-label="Lines to begin with">
        {samples.map((line) => (
          <li key={line.text}>
            <Button
              variant="ghost"
              small
              aria-label={`Keep: ${line.text}`}
              aria-disabled={save.isPending}
              onClick={() => save.mutate(line)}
            >
              <HeartIcon />
              {line.text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
