import type { Affirmation, AffirmationSet } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { typeset } from '#lib/typeset.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { ListenButton } from '#modules/listening/playlist/listen-button.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { CalendarForm } from './calendar-form.tsx'
import { partNames } from './set-words.ts'
import classes from './sets.module.css'

interface SetLinesProps {
  set: AffirmationSet
  title: string
  /** Called when a line is opened, to be heard there. */
  onPick: (line: Affirmation) => void
}

/** The five lines, each with its purpose; what can be done with them, and a calendar entry for the plan among them. */
export function SetLines({ set, title, onPick }: SetLinesProps) {
  const lines = set.lines.map(({ affirmation }) => affirmation)
  const plan = set.lines.find(({ part }) => part === 'plan')?.affirmation
  return (
    <>
      <ol className={classes.lines}>
        {set.lines.map(({ part, affirmation }) => (
          <li key={affirmation._id} className={classes.line}>
            <span className={classes.part}>{partNames[part]}</span>
            <SetLine known={affirmation} onPick={onPick} />
          </li>
        ))}
      </ol>
      <footer className={classes.actions}>
        <ListenButton title={title} load={async () => lines} />
        <SaveAsCollection title={title} lineIds={lines.map(({ _id }) => _id)} />
      </footer>
      {set.moment && plan && <CalendarForm line={plan} title={title} />}
    </>
  )
}

/** The line from the cache, so that its heart is up to date. */
function SetLine({ known, onPick }: { known: Affirmation; onPick: (line: Affirmation) => void }) {
  const { data: line = known } = useQuery(read('GET /affirmations/{id}', { params: { id: known._id } }))
  return (
    <div className={classes.said}>
      <button type="button" className={classes.text} onClick={() => onPick(line)}>
        {typeset(line.text)}
      </button>
      <FavoriteButton line={line} quiet />
    </div>
  )
}

function SaveAsCollection({ title, lineIds }: { title: string; lineIds: string[] }) {
  const toast = useToast()
  const save = useWrite('POST /collections', {
    onSuccess: ({ name }) => toast({ message: `Kept as the collection “${name}”.` }),
    onError: useErrorToast(),
  })
  return (
    <Button
      variant="ghost"
      small
      aria-disabled={save.isPending || save.isSuccess}
      onClick={() => !save.isPending && !save.isSuccess && save.mutate({ body: { name: title, lineIds } })}
    >
      {save.isSuccess ? 'Kept as a collection' : 'Keep as a collection'}
    </Button>
  )
}
