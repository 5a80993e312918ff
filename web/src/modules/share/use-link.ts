import type { LineLink } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'

const copied = 'The link is copied.'
const notCopied = 'Your browser wouldn’t copy it. You can copy it from the field.'

/** The link of a line and its actions. Creating, copying and sending it gives its page the given scene. */
export function useLink(id: string, scene: Scene) {
  const call = { params: { id } }
  const query = read('GET /affirmations/{id}/link', call)
  const client = useQueryClient()
  const toast = useToast()
  const { data, isError } = useQuery(query)
  const share = useWrite('POST /affirmations/{id}/link')
  const revoke = useWrite('DELETE /affirmations/{id}/link')
  const show = (link: LineLink | null) => client.setQueryData(query.queryKey, { link })

  /** Creates the link, or updates its scene. Undefined if that failed. */
  async function make(): Promise<LineLink | undefined> {
    revoke.reset()
    const link = await share.mutateAsync({ ...call, body: { scene } }).catch(() => undefined)
    if (link) show(link)
    return link
  }
  const failure = share.error ?? revoke.error
  return {
    link: data?.link ?? undefined,
    isKnown: data !== undefined || isError,
    busy: share.isPending || revoke.isPending,
    error: failure && featureMessage(failure, 'We couldn’t change the link just now. Please try again.'),
    async copy() {
      const link = share.isPending ? undefined : await make()
      if (!link) return
      const writing = navigator.clipboard?.writeText(link.url) ?? Promise.reject(new Error(notCopied))
      toast({
        message: await writing.then(
          () => copied,
          () => notCopied,
        ),
      })
    },
    async send() {
      const link = await make()
      // Dismissing the share sheet is not an error.
      if (link) await navigator.share({ url: link.url }).catch(() => undefined)
    },
    turnOff() {
      share.reset()
      const onSuccess = () => {
        show(null)
        toast({ message: 'The link is off. It no longer opens your line.' })
      }
      if (!revoke.isPending) revoke.mutate(call, { onSuccess })
    },
  }
}
