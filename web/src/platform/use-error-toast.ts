import { useCallback } from 'react'
import { generalMessage } from './api/errors.ts'
import { useToast } from './ui/toast.tsx'

/** Returns a function that shows the general message of a failure in a toast, if there is one. It stays the same. */
export function useErrorToast() {
  const toast = useToast()
  return useCallback(
    (thrown: unknown) => {
      const message = generalMessage(thrown)
      if (message) toast({ message })
    },
    [toast],
  )
}
