import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../account-context.tsx'
import { readOwnPicture, writeOwnPicture } from '../offline/device-store.ts'
import { hasOwnPicture } from '../offline/has-copies.ts'

const ownPicture = (userId: string) =>
  queryOptions({
    queryKey: ['own picture', userId],
    // A query may not give undefined.
    queryFn: () => readOwnPicture(userId).then((picture) => picture ?? null),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/**
 * The user's own picture behind their line, which this browser alone holds. `picture` is undefined until it has been
 * read, and null if there is none; `save` rejects when the browser refuses storage.
 */
export function useOwnPicture() {
  const userId = useAccount().user?._id ?? ''
  const client = useQueryClient()
  // It may have been erased since it was read.
  const mayExist = hasOwnPicture()
  const { data, isError } = useQuery({ ...ownPicture(userId), enabled: mayExist })
  return {
    picture: isError || !mayExist ? null : data,
    async save(picture: Blob | undefined) {
      await writeOwnPicture(userId, picture)
      client.setQueryData(ownPicture(userId).queryKey, picture ?? null)
    },
  }
}
