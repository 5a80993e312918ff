import type { Affirmation, LibraryLine } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { typeset } from '#lib/typeset.ts'
import { themeList } from '#modules/affirmations/words.ts'
import { readPages } from '#platform/api/query.ts'
import rows from '../line-row.module.css'
import lists from '../lines.module.css'
import { LoadMore } from '../paged-lines.tsx'
import { SaveLineButton } from './save-line-button.tsx'
import { useOpenSaved } from './use-save-line.ts'

/** The lines of the library that match a search. */
export function Found({ q, onPick }: { q: string; onPick: (line: Affirmation) => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages('GET /library', { q }),
  )
  const openSaved = useOpenSaved(onPick)
  const lines: LibraryLine[] = data.pages.flatMap(({ items }) => items)
  return (
    <div>
      <output className={lists.empty} data-on={lines.length === 0 || undefined}>
        {lines.length === 0 && 'No lines match that.'}
      </output>
      <ul className={lists.rows} aria-label="Found in the library">
        {lines.map((line) => (
          <li key={line.id} className={rows.row}>
            {line.keptAs ? (
              <button type="button" className={rows.text} onClick={() => void openSaved(line.keptAs)}>
                {typeset(line.text)}
              </button>
            ) : (
              <span className={rows.said}>{typeset(line.text)}</span>
            )}
            <span className={rows.meta}>{themeList(line.themes)}</span>
            <span className={rows.actions}>
              <SaveLineButton line={line} quiet />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && <LoadMore what="lines" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
    </div>
  )
}
