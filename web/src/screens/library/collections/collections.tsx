import type { Affirmation, Collection } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListenButton } from '#modules/listening/listen-button.tsx'
import { api } from '#platform/api/client.ts'
import { formMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from './collections.module.css'
import { NameForm } from './name-form.tsx'

const CollectionDialog = onDemand(() => import('./collection-dialog.tsx').then((m) => m.CollectionDialog))

const deleteCollection = (id: string) => api('DELETE /collections/{id}', { params: { id } })
const linesOf = async (id: string) => (await api('GET /collections/{id}', { params: { id } })).lines

const lineCount = ({ lineIds: { length } }: Collection) => (length === 1 ? '1 line' : `${length} lines`)

/** The user's collections, to open and play, and a form to create another. */
export function Collections({ onPick }: { onPick: (line: Affirmation) => void }) {
  const { data } = useSuspenseQuery(read('GET /collections'))
  const { hidden, remove } = useUndoableDelete(deleteCollection)
  const toastError = useErrorToast(formMessage)
  const [opened, setOpened] = useState<string>()
  const begin = useWrite('POST /collections', {
    onError: toastError,
  })
  const visible = data.items.filter(({ _id }) => !hidden.has(_id))
  const open = visible.find(({ _id }) => _id === opened)
  return (
    <>
      {visible.length === 0 && <p className={classes.empty}>Group lines you like: for Mondays, for the train.</p>}
      {visible.length > 0 && (
        <ul className={`lined ${classes.rows}`} aria-label="Collections">
          {visible.map((collection) => (
            <li key={collection._id} className={classes.row}>
              <button type="button" className="opener" onClick={() => setOpened(collection._id)}>
                {collection.name}
              </button>
              <span className={classes.count}>{lineCount(collection)}</span>
              {collection.lineIds.length > 0 && (
                <ListenButton title={collection.name} load={() => linesOf(collection._id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <NameForm label="New collection" action="Create" onName={(name) => begin.mutateAsync({ body: { name } })} />
      {open && (
        <CollectionDialog
          id={open._id}
          name={open.name}
          onPick={(line) => {
            setOpened(undefined)
            onPick(line)
          }}
          onDelete={() => {
            setOpened(undefined)
            remove(open)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
