import type { Affirmation, LibraryLine, Theme } from '@glimmer/contract'
import { themeNames } from '@glimmer/contract/themes'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAfterFirstRender } from '#lib/after-first-render.ts'
import { classNames } from '#lib/class-names.ts'
import { useHasDeviceVoice } from '#modules/listening/device-voice.ts'
import { HighlightedLine } from '#modules/listening/highlighted-line.tsx'
import { useLinePlayer } from '#modules/listening/use-line-player.ts'
import { ErrorNote } from '#platform/api/error-note.tsx'
import { read, readPages } from '#platform/api/query.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { EarlierIcon, LaterIcon, MoreIcon, PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { useNight } from '#platform/ui/scene/light.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import classes from './browse.module.css'
import { SaveLineButton, useOpenSaved } from './save-line-button.tsx'
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

interface ShelfCardProps {
  line: LibraryLine
  /** Its theme, in words. */
  about: string
  /** Whether it is the centred card; only that one is interactive. */
  isCurrent: boolean
  /** Whether it is shown where cards stand side by side instead of in a row that scrolls. */
  isInView: boolean
  isDrawn: boolean
  onPick: (line: Affirmation) => void
}

/** The sun is low and to the right, clear of the text. */
const sun = { x: 905, y: 715, radius: 66 }

const CardBackdrop = ({ line: { id, themes } }: { line: LibraryLine }) => (
  <Backdrop seed={id} theme={themes[0]} light={useNight()} horizon={750} sun={sun} />
)

/** One line of the shelf over its own scene. */
const ShelfCard = ({ line, about, isCurrent, isInView, isDrawn, onPick }: ShelfCardProps) => (
  <li
    className={classNames('stage', classes.card, isCurrent && classes.current)}
    data-in-view={isInView || undefined}
    inert={!isCurrent}
  >
    {isDrawn && <CardBackdrop line={line} />}
    <p className={classes.about}>{about}</p>
    {isCurrent ? <CardActions line={line} onPick={onPick} /> : <p className={classes.text}>{typeset(line.text)}</p>}
  </li>
)

/**
 * The text of the centred line, and its actions. Browsing is free, so the line is played with the device's voice or in
 * silence; a saved line can be opened and played in any voice.
 */
function CardActions({ line, onPick }: { line: LibraryLine; onPick: (line: Affirmation) => void }) {
  const method = useHasDeviceVoice() ? 'device' : 'silent'
  const { player, state } = useLinePlayer({ _id: line.id, text: line.text }, { voice: '', method })
  const openSaved = useOpenSaved(onPick)
  const playing = state.phase === 'playing'
  return (
    <>
      <HighlightedLine text={line.text} state={state} />
      <div className={`row gap-s ${classes.actions}`}>
        <button
          type="button"
          className={`sun ${classes.play}`}
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={player.toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <SaveLineButton line={line} />
        {line.keptAs && (
          <IconButton
            variant="quiet"
            label="More with this line"
            icon={<MoreIcon />}
            onClick={() => void openSaved(line.keptAs)}
          />
        )}
        {state.error && <ErrorNote error={state.error} />}
      </div>
    </>
  )
}
