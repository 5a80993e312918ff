import type { Affirmation, LibraryLine, LibraryPage } from '@glimmer/contract'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { generalMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from './browse.module.css'

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
function useSaveLine({ id, keptAs }: LibraryLine) {
  const client = useQueryClient()
  const onError = useErrorToast()
  // Run one at a time, so that the last press reaches the server last.
  const scope = { id: `save ${id}` }
  const save = useWrite('POST /library/{id}/keep', {
    scope,
    onSuccess: ({ _id }) => {
      mark(client, id, _id)
      track({ name: 'affirmation_favorited', properties: {} })
    },
    onError,
  })
  const unsave = useWrite('POST /affirmations/{id}/favorite', {
    scope,
    onSuccess: () => mark(client, id, undefined),
    onError,
  })
  return {
    isSaved: save.isPending || (keptAs !== undefined && !unsave.isPending),
    toggle() {
      if (save.isPending || unsave.isPending) return
      if (keptAs) unsave.mutate({ params: { id: keptAs }, body: { isFavorite: false } })
      else save.mutate({ params: { id } })
    },
  }
}

/** Returns a function that opens the user's own copy of a saved line. */
export function useOpenSaved(onPick: (line: Affirmation) => void) {
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

/** Saves a line of the library among the favourites, or removes it. */
export function SaveLineButton({ line, plain }: { line: LibraryLine; plain?: boolean }) {
  const { isSaved, toggle } = useSaveLine(line)
  return (
    <IconButton
      variant={plain ? 'plain' : 'quiet'}
      className={isSaved ? classes.saved : undefined}
      label="Favourite"
      aria-pressed={isSaved}
      icon={isSaved ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    />
  )
}
