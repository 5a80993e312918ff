import type { Affirmation, LibraryLine, LibraryPage } from '@glimmer/contract'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { generalMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'

/** Updates a line in all cached library pages: whether it is saved, and under which id. */
function mark(client: QueryClient, id: string, keptAs: string | undefined) {
  const marked = ({ keptAs: _, ...line }: LibraryLine): LibraryLine => (keptAs ? { ...line, keptAs } : line)
  client.setQueriesData<InfiniteData<LibraryPage>>(
    { queryKey: ['GET /library'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((line) => (line.id === id ? marked(line) : line)),
        })),
      },
  )
}

/** Saves a line of the library, or removes it from the favourites; the heart changes at once. */
export function useKeep({ id, keptAs }: LibraryLine) {
  const client = useQueryClient()
  const toast = useToast()
  const onError = (error: unknown) => {
    const message = generalMessage(error)
    if (message) toast({ message })
  }
  // Run one at a time, so that the last press reaches the server last.
  const scope = { id: `keep ${id}` }
  const keep = useWrite('POST /library/{id}/keep', {
    scope,
    onSuccess: ({ _id }) => {
      mark(client, id, _id)
      track({ name: 'affirmation_favorited', properties: {} })
    },
    onError,
  })
  const letGo = useWrite('POST /affirmations/{id}/favorite', {
    scope,
    onSuccess: () => mark(client, id, undefined),
    onError,
  })
  return {
    isKept: keep.isPending || (keptAs !== undefined && !letGo.isPending),
    toggle() {
      if (keep.isPending || letGo.isPending) return
      if (keptAs) letGo.mutate({ params: { id: keptAs }, body: { isFavorite: false } })
      else keep.mutate({ params: { id } })
    },
  }
}

/** Returns a function that opens the user's own copy of a saved line. */
export function useOpenKept(onPick: (line: Affirmation) => void) {
  const client = useQueryClient()
  const toast = useToast()
  return async (keptAs: string | undefined) => {
    if (!keptAs) return
    try {
      onPick(await client.fetchQuery(read('GET /affirmations/{id}', { params: { id: keptAs } })))
    } catch (thrown) {
      toast({ message: generalMessage(thrown) ?? 'We couldn’t load that line just now.' })
    }
  }
}
