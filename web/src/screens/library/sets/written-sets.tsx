import type { Affirmation, AffirmationSet } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { typeset } from '#lib/typeset.ts'
import { shortDate } from '#modules/affirmations/words.ts'
import { ListenButton } from '#modules/listening/listen-button.tsx'
import { readPages } from '#platform/api/query.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import collections from '../collections/collections.module.css'
import { LoadMore } from '../paged-lines.tsx'
import { SetLines } from './set-lines.tsx'
import { setTitle } from './set-words.ts'
import classes from './sets.module.css'

/** The user's sets, latest first; each can be opened again in its current state. */
export function WrittenSets({ onPick }: { onPick: (line: Affirmation) => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages('GET /affirmations/sets', { limit: 12 }),
  )
  const [opened, setOpened] = useState<string>()
  const sets: AffirmationSet[] = data.pages.flatMap(({ items }) => items)
  const open = sets.find(({ _id }) => _id === opened)
  if (sets.length === 0) return <p className="muted">Your sets will appear here.</p>
  return (
    <>
      <h3>Your sets</h3>
      <ul className={`lined ${collections.rows}`} aria-label="Your sets">
        {sets.map((set) => (
          <li key={set._id} className={classNames(collections.row, classes.written)}>
            <button type="button" className="opener" onClick={() => setOpened(set._id)}>
              {setTitle(set)}
              <span className={classes.first}>{set.lines[0] && typeset(set.lines[0].affirmation.text)}</span>
            </button>
            <span className={collections.count}>{shortDate(set.createdAt, new Date())}</span>
            <ListenButton title={setTitle(set)} load={async () => set.lines.map(({ affirmation }) => affirmation)} />
          </li>
        ))}
      </ul>
      {hasNextPage && <LoadMore what="sets" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
      {open && (
        <Dialog title={setTitle(open)} onClose={() => setOpened(undefined)}>
          <SetLines
            set={open}
            title={setTitle(open)}
            onPick={(line) => {
              setOpened(undefined)
              onPick(line)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
