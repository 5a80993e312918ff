import type { Affirmation } from '@glimmer/contract'
import { useDeferredValue, useState } from 'react'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { SearchField } from '../search-field.tsx'
import classes from './browse.module.css'
import { Found } from './found.tsx'
import { LatestFavorites } from './latest-favorites.tsx'
import { Shelf } from './shelf.tsx'
import { ThemeLinks } from './theme-links.tsx'
import { useShownTheme } from './use-shown-theme.ts'

interface BrowseProps {
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
}

/** The open shelf, by theme or by search, and below it the latest favourites. */
export function Browse({ hidden, onPick }: BrowseProps) {
  const { theme, isTodays, lockedBy } = useShownTheme()
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  return (
    <div className={classes.browse}>
      <SearchField label="Search the library" value={search} onChange={setSearch} />
      {sought ? (
        <Section waiting={<Skeleton className={classes.shelfWaiting} />}>
          <Found q={sought} onPick={onPick} />
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
        <LatestFavorites hidden={hidden} onPick={onPick} />
      </Section>
    </div>
  )
}
