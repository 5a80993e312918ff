import type { Affirmation, LibraryLine } from '@glimmer/contract'
import { plans, type Tier, tierForTheme } from '@glimmer/contract/plans'
import { type Theme, themes } from '@glimmer/contract/themes'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, useSearchParams } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { readToday } from '#member/todays-line.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { themeList } from '#modules/affirmations/words.ts'
import { useHasDeviceVoice } from '#modules/listening/device-voice.ts'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import { useVoice } from '#modules/listening/use-voice.ts'
import { readPages } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import lists from '../library.module.css'
import { LineMenu } from '../line-menu.tsx'
import rows from '../line-row.module.css'
import { LineRow, LoadMore, NoMatch, usePagedLines } from '../lines.tsx'
import { useRowPlayer } from '../row-player.tsx'
import type { ShelfProps } from '../shelves.ts'
import classes from './browse.module.css'
import { SaveLineButton, useOpenSaved } from './save-line-button.tsx'
import { Shelf } from './shelf.tsx'
import { ThemeLinks } from './theme-links.tsx'

/** The open shelf, by theme or by search, and below it the latest favourites. */
export function Browse({ search, onClear, hidden, onPick, onRemove }: ShelfProps) {
  const { theme, isTodays, lockedBy } = useShownTheme()
  const searchText = useDeferredValue(search)
  return (
    <div className={`stack ${classes.browse}`}>
      {searchText ? (
        <Section waiting={<Skeleton height="27rem" />}>
          <SearchResults q={searchText} onClear={onClear} onPick={onPick} />
        </Section>
      ) : (
        <>
          <ThemeLinks current={theme} lockedBy={lockedBy} />
          <Section key={theme ?? 'none'} waiting={<Skeleton height="27rem" />}>
            {theme ? <Shelf theme={theme} isTodays={isTodays} onPick={onPick} /> : <Skeleton height="27rem" />}
          </Section>
        </>
      )}
      <Section waiting={<Skeleton height="12rem" />}>
        <LatestFavorites hidden={hidden} onPick={onPick} onRemove={onRemove} />
      </Section>
    </div>
  )
}

const previewLines = 3

/**
 * The latest favourites, and a link to all of them. Renders nothing if there are none: the heart buttons above show how
 * to add one.
 */
function LatestFavorites({ hidden, onPick, onRemove }: Pick<ShelfProps, 'hidden' | 'onPick' | 'onRemove'>) {
  const { lines } = usePagedLines('GET /users/favorites', hidden)
  const voice = useVoice()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="latest-favourites">
      <header className={`row baseline spread gap-m ${classes.head}`}>
        <h3 id="latest-favourites">Favourites</h3>
        <Link to="?show=favourites">See all</Link>
      </header>
      <ul className={`lined ${lists.rows}`} aria-label="Your latest favourites">
        {lines.slice(0, previewLines).map((line) => (
          <LineRow key={line._id} line={line} voice={voice} onPick={onPick}>
            <FavoriteButton line={line} plain />
            <LineMenu line={line} onRemove={onRemove} />
          </LineRow>
        ))}
      </ul>
    </section>
  )
}

interface ShownTheme {
  /** Undefined until the theme of today's line is known. */
  theme: Theme | undefined
  isTodays: boolean
  /** The plan that opens the theme in the URL, if the user's plan does not. */
  lockedBy: { theme: Theme; tier: Tier } | undefined
}

/** The theme being browsed: the one in the URL, else that of today's line, as far as the plan includes them. */
function useShownTheme(): ShownTheme {
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const themeParameter = useSearchParams()[0].get('theme')
  const requestedTheme = themes.find((theme) => theme === themeParameter)
  const open = plans[tier].themes
  const { data: today, isPending } = useQuery(readToday())
  const todays = open.find((theme) => today?.themes.includes(theme))
  const openTheme = open.find((theme) => theme === requestedTheme)
  const theme = openTheme ?? (isPending ? undefined : (todays ?? open[0]))
  return {
    theme,
    isTodays: theme !== undefined && theme === todays,
    lockedBy: requestedTheme && !openTheme ? { theme: requestedTheme, tier: tierForTheme(requestedTheme) } : undefined,
  }
}

interface SearchResultsProps {
  q: string
  onClear: () => void
  onPick: (line: Affirmation) => void
}

/** The lines of the library that match a search. */
function SearchResults({ q, onClear, onPick }: SearchResultsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages('GET /library', { q }),
  )
  const lines: LibraryLine[] = data.pages.flatMap(({ items }) => items)
  return (
    <div>
      <output className={`muted ${lists.empty}`} data-on={lines.length === 0 || undefined}>
        {lines.length === 0 && <NoMatch words={q} onClear={onClear} />}
      </output>
      <ul className={`lined ${lists.rows}`} aria-label="Found in the library">
        {lines.map((line) => (
          <SearchResult key={line.id} line={line} onPick={onPick} />
        ))}
      </ul>
      {hasNextPage && <LoadMore what="lines" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
    </div>
  )
}

/** Browsing is free, so it is played with the device's voice or in silence. */
function SearchResult({ line, onPick }: { line: LibraryLine; onPick: (line: Affirmation) => void }) {
  const method = useHasDeviceVoice() ? 'device' : 'silent'
  const { state, button, notice } = useRowPlayer(
    { _id: line.id, text: line.text },
    { voice: '', method, isLoaded: true, choose: () => undefined },
  )
  const openSaved = useOpenSaved(onPick)
  const words = <HighlightedWords text={line.text} state={state} />
  return (
    <li className={rows.row}>
      {line.keptAs ? (
        <button type="button" className={`opener ${rows.text}`} onClick={() => void openSaved(line.keptAs)}>
          {words}
        </button>
      ) : (
        <span className={rows.said}>{words}</span>
      )}
      <span className={rows.meta}>{themeList(line.themes)}</span>
      <span className={rows.actions}>
        {button}
        <SaveLineButton line={line} plain />
      </span>
      {notice}
    </li>
  )
}
