import type { Affirmation, Collection } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery } from '@tanstack/react-query'
import { formMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { Chip } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from './collections.module.css'
import { NameForm } from './name-form.tsx'

/** Adds a line to collections or removes it: the pressed ones contain it, and a new one can be created with it. */
export function AddDialog({ line, onClose }: { line: Affirmation; onClose: () => void }) {
  const { data } = useQuery(read('GET /collections'))
  const toastError = useErrorToast(formMessage)
  const onError = toastError
  const add = useWrite('POST /collections/{id}/lines', { onError })
  const takeOut = useWrite('DELETE /collections/{id}/lines/{affirmationId}', { onError })
  const begin = useWrite('POST /collections', { onError })
  const busy = add.isPending || takeOut.isPending
  const holds = ({ lineIds }: Collection) => lineIds.includes(line._id)
  const toggle = (collection: Collection) => {
    if (busy) return
    const params = { id: collection._id }
    if (holds(collection)) takeOut.mutate({ params: { ...params, affirmationId: line._id } })
    else add.mutate({ params, body: { affirmationId: line._id } })
  }
  return (
    <Dialog title="Add to a collection" onClose={onClose}>
      <p className={classes.quoted}>{typeset(line.text)}</p>
      {data && data.items.length > 0 && (
        <fieldset className={`actions gap-s ${classes.chips}`} aria-label="Collections">
          {data.items.map((collection) => (
            <Chip key={collection._id} pressed={holds(collection)} onClick={() => toggle(collection)}>
              {collection.name}
            </Chip>
          ))}
        </fieldset>
      )}
      <div>
        <NameForm
          label="New collection"
          action="Add to new collection"
          onName={(name) => begin.mutateAsync({ body: { name, lineIds: [line._id] } })}
        />
      </div>
    </Dialog>
  )
}
