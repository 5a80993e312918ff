import type { Affirmation, LibraryLine } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { themeList } from '#modules/affirmations/words.ts'
import { useHasDeviceVoice } from '#modules/listening/device-voice.ts'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import { readPages } from '#platform/api/query.ts'
import lists from '../library.module.css'
import rows from '../line-row.module.css'
import { NoMatch } from '../no-match.tsx'
import { LoadMore } from '../paged-lines.tsx'
import { useRowPlayer } from '../row-player.tsx'
import { SaveLineButton, useOpenSaved } from './save-line-button.tsx'

interface SearchResultsProps {
  q: string
  onClear: () => void
  onPick: (line: Affirmation) => void
}

/** The lines of the library that match a search. */
export function SearchResults({ q, onClear, onPick }: SearchResultsProps) {
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
  const means = useHasDeviceVoice() ? 'device' : 'silent'
  const { state, button, notice } = useRowPlayer(
    { _id: line.id, text: line.text },
    { voice: '', means, isLoaded: true, choose: () => undefined },
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
