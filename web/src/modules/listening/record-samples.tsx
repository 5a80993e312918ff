import type { Affirmation } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readToday } from '#member/todays-line.ts'
import { ErrorNote } from '#platform/api/error-note.tsx'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './dialog-form.module.css'
import { OwnVoice } from './own-voice/own-voice.tsx'
import { useRecordedLines } from './use-recorded-lines.ts'

const count = 3

/** Lines to record: favourites first, then today's, then recent ones. */
function useLinesToRecord() {
  const favorites = useQuery(read('GET /users/favorites', { query: { limit: count } }))
  const today = useQuery(readToday())
  const lately = useQuery(read('GET /users/history', { query: { limit: count } }))
  const all: Affirmation[] = [...(favorites.data?.items ?? []), ...(today.data ? [today.data] : [])]
  const rest = lately.data?.items ?? []
  const byId = new Map([...all, ...rest].map((line) => [line._id, line]))
  return {
    lines: [...byId.values()].slice(0, count),
    isPending: favorites.isPending || today.isPending || lately.isPending,
    error: today.error ?? favorites.error ?? lately.error,
  }
}

/**
 * Records three lines in the user's own voice, one after the other, to be heard before bed. Any of them can be skipped.
 */
export function RecordSamples({ onClose }: { onClose: () => void }) {
  const { refetch } = useRecordedLines()
  const { lines, isPending, error } = useLinesToRecord()
  // The lines first shown stay: a favourite added in another tab does not change them.
  const [chosen, setChosen] = useState<readonly Affirmation[]>()
  if (!chosen && !isPending && lines.length > 0) setChosen(lines)
  return (
    <Dialog title="Record three lines" onClose={onClose}>
      <div className={`stack ${classes.form}`}>
        {!chosen && error && <ErrorNote error={error} />}
        {!chosen && isPending && <Skeleton />}
        {chosen && <OneByOne lines={chosen} onChanged={() => void refetch()} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

interface OneByOneProps {
  lines: readonly Affirmation[]
  onChanged: () => void
  onDone: () => void
}

function OneByOne({ lines, onChanged, onDone }: OneByOneProps) {
  const [at, setAt] = useState(0)
  const line = lines[at]
  if (!line) return null
  const isLast = at + 1 === lines.length
  return (
    <>
      <div aria-live="polite" className={`stack gap-s ${classes.question}`}>
        <p className="hint">
          {at + 1} of {lines.length}
        </p>
        <h2>{typeset(line.text)}</h2>
      </div>
      <OwnVoice key={line._id} line={line} onChanged={onChanged} />
      <div className={classes.choices}>
        {at > 0 && (
          <Button variant="ghost" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button variant={isLast ? 'primary' : 'ghost'} onClick={() => (isLast ? onDone() : setAt(at + 1))}>
          {isLast ? 'Done' : 'Next line'}
        </Button>
      </div>
    </>
  )
}
