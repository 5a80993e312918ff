import type { Affirmation, FullCollection } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ErrorNote } from '#platform/api/error-note.tsx'
import { formMessage } from '#platform/api/errors.ts'
import { refetchAfter } from '#platform/api/invalidations.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ChevronIcon, CloseIcon, UpIcon } from '#platform/ui/icons.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from './collections.module.css'
import { NameForm } from './name-form.tsx'

interface CollectionDialogProps {
  id: string
  name: string
  onPick: (line: Affirmation) => void
  onDelete: () => void
  onClose: () => void
}

/** One collection: its name, its lines in order, and the controls to change them. */
export function CollectionDialog({ id, name, onPick, onDelete, onClose }: CollectionDialogProps) {
  const { data, error } = useQuery(read('GET /collections/{id}', { params: { id } }))
  const { rename, reorder, takeOut } = useChanges(id)
  return (
    <Dialog title={name} onClose={onClose}>
      <NameForm key={name} label="Name" action="Rename" initial={name} onName={rename} />
      {error && <ErrorNote error={error} />}
      {data && <Lines collection={data} onPick={onPick} onOrder={reorder} onTakeOut={takeOut} />}
      <Button variant="ghost" small onClick={onDelete}>
        Delete this collection
      </Button>
    </Dialog>
  )
}

/** Changes are shown optimistically; if the server rejects one, the data is refetched and a toast says why. */
function useChanges(id: string) {
  const client = useQueryClient()
  const toastError = useErrorToast(formMessage)
  const { queryKey } = read('GET /collections/{id}', { params: { id } })
  const show = (change: (now: FullCollection) => FullCollection) =>
    client.setQueryData<FullCollection>(queryKey, (now) => now && change(now))
  const onError = (error: unknown) => {
    void refetchAfter(client, ['PUT /collections/{id}'])
    toastError(error)
  }
  const change = useWrite('PUT /collections/{id}', { onError })
  const remove = useWrite('DELETE /collections/{id}/lines/{affirmationId}', { onError })
  return {
    rename: (name: string) => change.mutateAsync({ params: { id }, body: { name } }),
    reorder(lines: Affirmation[]) {
      show((now) => ({ ...now, lines }))
      change.mutate({ params: { id }, body: { lineIds: lines.map(({ _id }) => _id) } })
    },
    takeOut(affirmationId: string) {
      show((now) => ({ ...now, lines: now.lines.filter(({ _id }) => _id !== affirmationId) }))
      remove.mutate({ params: { id, affirmationId } })
    },
  }
}

interface LinesProps {
  collection: FullCollection
  onPick: (line: Affirmation) => void
  onOrder: (lines: Affirmation[]) => void
  onTakeOut: (id: string) => void
}

function Lines({ collection: { lines }, onPick, onOrder, onTakeOut }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)
  if (lines.length === 0) return <p className={classes.empty}>No lines yet. Add one from your history.</p>
  return (
    <ol ref={list} className={`lined ${classes.lines}`} tabIndex={-1} aria-label="Lines in this collection">
      {lines.map((line, index) => (
        <li key={line._id} className={classes.line}>
          <button type="button" className="opener" onClick={() => onPick(line)}>
            {typeset(line.text)}
          </button>
          <span className={classes.actions}>
            <IconButton
              variant="plain"
              label="Move up"
              aria-disabled={index === 0}
              icon={<UpIcon />}
              onClick={() => onOrder(moveItem(lines, index, index - 1))}
            />
            <IconButton
              variant="plain"
              label="Move down"
              aria-disabled={index === lines.length - 1}
              icon={<ChevronIcon />}
              onClick={() => onOrder(moveItem(lines, index, index + 1))}
            />
            <IconButton
              variant="plain"
              label="Take out"
              icon={<CloseIcon />}
              onClick={() => {
                onTakeOut(line._id)
                list.current?.focus({ preventScroll: true })
              }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Returns a copy of the list with one item moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const [item] = list.slice(from, from + 1)
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}
