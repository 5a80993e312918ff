import type { Affirmation, LineLink } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { typeset } from '#lib/typeset.ts'
import { useOnline } from '#platform/api/connection.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { CopyIcon, LinkIcon, ShareIcon } from '#platform/ui/tool-icons.tsx'
import { LinkField } from './link-field.tsx'
import classes from './share-dialog.module.css'

interface LinkPanelProps {
  line: Affirmation
  /** The light the link's page stands in from the next time it is copied. */
  scene: Scene
}

/** The link of a line: made, copied, sent and turned off. */
export function LinkPanel({ line, scene }: LinkPanelProps) {
  const isOnline = useOnline()
  const { link, isKnown, error, copy, send, turnOff, busy } = useLink(line._id, scene)
  return (
    <section className={classes.link} aria-label="A link that plays it">
      <LinkIcon />
      <div className={classes.linkWords}>
        <h3>A link that plays it</h3>
        <p>No account needed. Nothing about you is shown.</p>
      </div>
      {link && <LinkField link={link} />}
      {isOnline ? (
        <div className={classes.linkActions}>
          <Button variant="ghost" small aria-busy={busy || !isKnown} onClick={() => void copy()}>
            <CopyIcon />
            {link ? 'Copy link' : 'Make a link'}
          </Button>
          {link && 'share' in navigator && (
            <Button variant="ghost" small onClick={() => void send()}>
              <ShareIcon />
              Send it
            </Button>
          )}
          {link && (
            <Button variant="plain" small onClick={turnOff}>
              Turn it off
            </Button>
          )}
        </div>
      ) : (
        <p className={classes.note}>The link needs a connection.</p>
      )}
      {error && (
        <p className={classes.note} role="alert">
          {error}
        </p>
      )}
      <p className={classes.note}>
        {link && link.text !== line.text && <>It says “{typeset(link.text)}” </>}
        It shows the words as they were when you shared them, also after you edit the line. Deleting the line ends it,
        and you can turn it off whenever you like, here or in your{' '}
        <Link to={`${paths.profile()}#privacy`}>settings</Link>.
      </p>
    </section>
  )
}

const copied = 'The link is copied.'
const notCopied = 'Your browser would not copy it. You can copy it from the field.'

/** The link of a line, and what can be done with it. */
function useLink(id: string, scene: Scene) {
  const call = { params: { id } }
  const asked = read('GET /affirmations/{id}/link', call)
  const client = useQueryClient()
  const toast = useToast()
  const { data, isError } = useQuery(asked)
  const share = useWrite('POST /affirmations/{id}/link')
  const revoke = useWrite('DELETE /affirmations/{id}/link')
  const show = (link: LineLink | null) => client.setQueryData(asked.queryKey, { link })

  /** The link in the chosen light: made, or as it is. Undefined where that failed. */
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
    error: failure && featureMessage(failure, 'The link could not be changed just now. Please try again.'),
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
      // Closing the sheet again is no failure.
      if (link) await navigator.share({ url: link.url }).catch(() => undefined)
    },
    turnOff() {
      share.reset()
      const onSuccess = () => {
        show(null)
        toast({ message: 'The link is off. Whoever opens it finds nothing.' })
      }
      if (!revoke.isPending) revoke.mutate(call, { onSuccess })
    },
  }
}
