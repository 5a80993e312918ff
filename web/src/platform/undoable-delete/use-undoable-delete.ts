import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useToast } from '../ui/toast.tsx'
import { useErrorToast } from '../use-error-toast.ts'
import { deferredDeletes } from './deferred-deletes.ts'

/**
 * Deletes items, with a way to undo: a deleted item is hidden at once, and erased when the toast with "Undo" is gone,
 * the screen is left, or `flush` is called.
 * @param erase must be the same function in every render.
 */
export function useUndoableDelete(erase: (id: string) => Promise<unknown>) {
  const toast = useToast()
  const showError = useErrorToast()
  const deletes = useMemo(() => deferredDeletes({ erase, failed: showError }), [erase, showError])
  const hidden = useSyncExternalStore(deletes.subscribe, deletes.get)
  useEffect(() => {
    const flush = () => void deletes.flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [deletes])

  const remove = useCallback(
    ({ _id: id }: { _id: string }) => {
      deletes.remove(id)
      toast({
        message: 'Deleted.',
        action: { label: 'Undo', onPress: () => deletes.undo(id) },
        onClosed: () => void deletes.carryOut(id),
      })
    },
    [deletes, toast],
  )
  // The same object until something is hidden or shown again, so that long lists do not re-render.
  return useMemo(() => ({ hidden, remove, flush: deletes.flush }), [hidden, remove, deletes])
}
