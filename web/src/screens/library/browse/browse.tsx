import type { Affirmation } from '@glimmer/contract'
import { useDeferredValue } from 'react'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './browse.module.css'
import { Found } from './found.tsx'
import { LatestFavorites } from './latest-favorites.tsx'
import { Shelf } from './shelf.tsx'
import { ThemeLinks } from './theme-links.tsx'
import { useShownTheme } from './use-shown-theme.ts'

interface BrowseProps {
  /** The words to search for; if empty, the shelf is shown by theme. */
  search: string
  onClear: () => void
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}

/** The open shelf, by theme or by search, and below it the latest favourites. */
export function Browse({ search, onClear, hidden, onPick, onRemove }: BrowseProps) {
  const { theme, isTodays, lockedBy } = useShownTheme()
  const sought = useDeferredValue(search)
  return (
    <div className={classes.browse}>
      {sought ? (
        <Section waiting={<Skeleton className={classes.shelfWaiting} />}>
          <Found q={sought} onClear={onClear} onPick={onPick} />
        </Section>
      ) : (
        <>
          <ThemeLinks shown={theme} lockedBy={lockedBy} />
          <Section key={theme ?? 'none'} waiting={<Skeleton className={classes.shelfWaiting} />}>
            {theme ? (
              <Shelf theme={theme} isTodays={isTodays} onPick={onPick} />
            ) : (
              <Skeleton className={classes.shelfWaiting} />
            )}
          </Section>
        </>
      )}
      <Section waiting={<Skeleton className={classes.latestWaiting} />}>
        <LatestFavorites hidden={hidden} onPick={onPick} onRemove={onRemove} />
      </Section>
    </div>
  )
}
