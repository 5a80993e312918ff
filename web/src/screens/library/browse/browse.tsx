import { plans, type Tier, tierForTheme } from '@glimmer/contract/plans'
import { type Theme, themes } from '@glimmer/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, useSearchParams } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useVoice } from '#modules/listening/use-voice.ts'
import { read } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import lists from '../library.module.css'
import { LineMenu } from '../line-menu.tsx'
import { LineRow } from '../line-row.tsx'
import { usePagedLines } from '../paged-lines.tsx'
import type { ShelfProps } from '../shelves.ts'
import classes from './browse.module.css'
import { SearchResults } from './search-results.tsx'
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
  const { data: today, isPending } = useQuery(read('GET /affirmations/today'))
  const todays = open.find((theme) => today?.themes.includes(theme))
  const openTheme = open.find((theme) => theme === requestedTheme)
  const theme = openTheme ?? (isPending ? undefined : (todays ?? open[0]))
  return {
    theme,
    isTodays: theme !== undefined && theme === todays,
    lockedBy: requestedTheme && !openTheme ? { theme: requestedTheme, tier: tierForTheme(requestedTheme) } : undefined,
  }
}
