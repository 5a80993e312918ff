import type { Affirmation } from '@glimmer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { generalMessage } from '../../api/errors.ts'
import { useWrite } from '../../api/query.ts'
import { useToast } from '../../ui/toast.tsx'
import { changeLine } from './cached-lines.ts'

const mark = (client: QueryClient, id: string, isFavorite: boolean) =>
  client.setQueriesData({}, (data: unknown) => changeLine(data, id, (line) => ({ ...line, isFavorite })))

/** Keeps a line, or lets it go: shown at once, taken back with a sentence when the server could not. */
export function useFavorite() {
  const client = useQueryClient()
  const toast = useToast()
  const write = useWrite('POST /affirmations/{id}/favorite', ['GET /users/favorites'], {
    // One after another: the press made last must arrive last.
    scope: { id: 'favorite' },
    onMutate: async ({ params, body }) => {
      await client.cancelQueries({ queryKey: ['GET /users/favorites'] })
      mark(client, params.id, body?.isFavorite === true)
    },
    onError: (error, { params, body }) => {
      mark(client, params.id, body?.isFavorite !== true)
      const message = generalMessage(error)
      if (message) toast({ message })
    },
  })
  return ({ _id: id, isFavorite }: Affirmation) => write.mutate({ params: { id }, body: { isFavorite: !isFavorite } })
}
