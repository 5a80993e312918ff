import { useCallback } from 'react'
import { generalMessage } from './api/errors.ts'
import { useToast } from './ui/toast.tsx'

/**
 * Returns a function that shows the message of a failure in a toast, if there is one. It stays the same.
 * @param messageOf the message of a failure, by default the general one.
 */
export function useErrorToast(messageOf = generalMessage) {
  const toast = useToast()
  return useCallback(
    (thrown: unknown) => {
      const message = messageOf(thrown)
      if (message) toast({ message })
    },
    [toast, messageOf],
  )
}
