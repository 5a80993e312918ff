import type { Affirmation } from '@glimmer/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../api/client.ts'
import { generalMessage } from '../../api/errors.ts'
import { deferredDeletes } from '../../app/lines/deferred-deletes.ts'
import { useToast } from '../../ui/toast.tsx'

/** A little longer than the note with "Undo" stays. */
const graceMs = 7_500

const eraseLine = (id: string) => api('DELETE /affirmations/{id}', { params: { id } })

/** Deletes lines, or what `erase` does, with a way back, and says which are hidden meanwhile. */
export function useDeletion(erase: (id: string) => Promise<unknown> = eraseLine) {
  const toast = useToast()
  const deletes = useMemo(
    () =>
      deferredDeletes({
        erase,
        failed: (thrown) => {
          const message = generalMessage(thrown)
          if (message) toast({ message })
        },
        graceMs,
      }),
    [erase, toast],
  )
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.get)
  useEffect(() => {
    const flush = () => void deletes.flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [deletes])

  const remove = ({ _id: id }: Pick<Affirmation, '_id'>) => {
    deletes.remove(id)
    toast({ message: 'Deleted.', action: { label: 'Undo', onPress: () => deletes.undo(id) } })
  }
  return { hidden, remove }
}
