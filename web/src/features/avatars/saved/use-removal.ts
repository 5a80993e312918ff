import type { Avatar } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../../api/client.ts'
import { generalMessage } from '../../../api/errors.ts'
import { read } from '../../../api/query.ts'
import { useAccount } from '../../../app/account/account.tsx'
import { deferredDeletes } from '../../../app/lines/deferred-deletes.ts'
import { useToast } from '../../../ui/toast.tsx'

/** A little longer than the note with "Undo" stays. */
const graceMs = 7_500

/** Deletes saved avatars with a way back, and says which are hidden meanwhile. */
export function useRemoval() {
  const client = useQueryClient()
  const { update } = useAccount()
  const toast = useToast()
  const deletes = useMemo(() => {
    const erase = async (id: string) => {
      const saved = client.getQueryData(read('GET /avatars/saved').queryKey)
      await api('DELETE /avatars/{id}', { params: { id } })
      if (saved?.items.find(({ _id }) => _id === id)?.isCurrent) update({ avatar: null, imagePath: null })
      void client.invalidateQueries({ queryKey: read('GET /avatars/saved').queryKey })
    }
    const failed = (thrown: unknown) => {
      const message = generalMessage(thrown)
      if (message) toast({ message })
    }
    return deferredDeletes({ erase, failed, graceMs })
  }, [client, toast, update])
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.get)
  useEffect(() => {
    const flush = () => void deletes.flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [deletes])

  const remove = ({ _id: id }: Pick<Avatar, '_id'>) => {
    deletes.remove(id)
    toast({ message: 'Deleted.', action: { label: 'Undo', onPress: () => deletes.undo(id) } })
  }
  return { hidden, remove }
}
