import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { api } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'

/** Deletes saved avatars with undo; deleting the current one removes the account's picture. */
export function useAvatarDelete() {
  const client = useQueryClient()
  const { update } = useAccount()
  const erase = useCallback(
    async (id: string) => {
      const { queryKey } = read('GET /avatars/saved')
      const current = client.getQueryData(queryKey)?.items.find(({ isCurrent }) => isCurrent)
      await api('DELETE /avatars/{id}', { params: { id } })
      if (current?._id === id) update({ avatar: null, imagePath: null })
    },
    [client, update],
  )
  return useUndoableDelete(erase)
}
export type AvatarDelete = ReturnType<typeof useAvatarDelete>
