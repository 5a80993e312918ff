import type { Affirmation, LibraryLine, Theme } from '@glimmer/contract'
import { themeNames } from '@glimmer/contract/themes'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAfterFirstRender } from '#lib/after-first-render.ts'
import { read, readPages } from '#platform/api/query.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { EarlierIcon, LaterIcon } from '#platform/ui/icons.tsx'
import classes from './browse.module.css'
import { ShelfCard } from './shelf-card.tsx'
import { useCarousel } from './use-carousel.ts'

/** The next page is fetched when this few cards are left. */
const cardsAhead = 6
/** Cards within this distance of the current one have their picture drawn. */
const drawnAround = 2
/** As many stand side by side where there is room for whole cards. */
const inView = 3
/** As many as are visible on the first render; the others are rendered after it. */
const drawnFirst = 3

interface ShelfProps {
  theme: Theme
  isTodays: boolean
  onPick: (line: Affirmation) => void
}

/** The lines of a theme side by side: swipe, or use the arrow keys or the buttons. */
export function Shelf({ theme, isTodays, onPick }: ShelfProps) {
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(readPages('GET /library', { theme }))
  const { data: themes } = useQuery(read('GET /library/themes'))
  const lines: LibraryLine[] = data.pages.flatMap(({ items }) => items)
  const { list, place, go, scrolling } = useCarousel(lines.length)
  useEffect(() => {
    // A failed page is requested again on the next move, not automatically, since that could loop forever.
    if (hasNextPage && place + cardsAhead >= lines.length) void fetchNextPage({ cancelRefetch: false })
  }, [hasNextPage, place, lines.length, fetchNextPage])
  const isWhole = useAfterFirstRender()
  const all = themes?.items.find((one) => one.theme === theme)?.lines ?? lines.length
  // The current card between its neighbours; at either end, beside the two next to it.
  const firstInView = Math.max(0, Math.min(place - 1, lines.length - inView))
  return (
    <section className={classes.shelf} aria-label={`Lines about ${themeNames[theme]}`}>
      <ul
        ref={list}
        className={`bar gap-m ${classes.cards}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keyboard.
        tabIndex={0}
        aria-label="Use the arrow keys to go along"
        {...scrolling}
      >
        {lines.slice(0, isWhole ? undefined : drawnFirst).map((line, at) => (
          <ShelfCard
            key={line.id}
            line={line}
            about={isTodays && at === place ? `${themeNames[theme]} · today’s theme` : themeNames[theme]}
            isCurrent={at === place}
            isInView={at >= firstInView && at < firstInView + inView}
            isDrawn={Math.abs(at - place) <= (isWhole ? drawnAround : 0)}
            onPick={onPick}
          />
        ))}
      </ul>
      <IconButton
        className={classes.before}
        label="Previous line"
        aria-disabled={place === 0}
        icon={<EarlierIcon />}
        onClick={() => go(-1)}
      />
      <IconButton
        className={classes.after}
        label="Next line"
        aria-disabled={place >= lines.length - 1}
        icon={<LaterIcon />}
        onClick={() => go(1)}
      />
      <p className={`hint ${classes.place}`}>
        <span className={classes.hint}>Swipe for another</span>
        <output aria-live="polite">
          {place + 1} of {all}
        </output>
      </p>
    </section>
  )
}
