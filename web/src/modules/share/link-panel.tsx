import type { Affirmation, LineLink } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '#lib/router.tsx'
import { useOnline } from '#platform/api/connection.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { CopyIcon, LinkIcon, ShareIcon } from '#platform/ui/tool-icons.tsx'
import classes from './share-dialog.module.css'

interface LinkPanelProps {
  line: Affirmation
  /** The scene of the link's page, applied the next time the link is copied or sent. */
  scene: Scene
}

/** Creates, copies, sends and turns off the link of a line. */
export function LinkPanel({ line, scene }: LinkPanelProps) {
  const isOnline = useOnline()
  const { link, isKnown, error, copy, send, turnOff, busy } = useLink(line._id, scene)
  return (
    <section className={classes.link} aria-label="A link that plays it">
      <LinkIcon />
      <div>
        <h3 className="subtitle">A link that plays it</h3>
        <p className="muted small">
          {link?.hasVoice
            ? 'No account needed. It plays your own voice, which people may recognise.'
            : 'No account needed. Nothing about you is shown.'}
        </p>
      </div>
      {link && <LinkField link={link} />}
      {isOnline ? (
        <div className={`actions gap-s ${classes.linkActions}`}>
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
        <p className={`muted small ${classes.note}`}>The link needs a connection.</p>
      )}
      {error && (
        <p className={`muted small ${classes.note}`} role="alert">
          {error}
        </p>
      )}
      <p className={`muted small ${classes.note}`}>
        {link && link.text !== line.text && <span>It says “{typeset(link.text)}” </span>}
        <span>It keeps the words as you shared them, even if you edit the line later.</span> You can turn it off at any
        time, here or in your <Link to={`${paths.profile()}#privacy`}>settings</Link>. Deleting the line turns it off
        too{link?.hasVoice && ', and either deletes the recording it plays'}.
      </p>
    </section>
  )
}

/** A read-only field with the link, to copy by hand if the browser refuses to. */
const LinkField = ({ link: { url } }: { link: LineLink }) => (
  <input
    className={classes.url}
    aria-label="The link"
    readOnly
    value={url}
    onFocus={({ currentTarget }) => currentTarget.select()}
  />
)

const copied = 'The link is copied.'
const notCopied = 'Your browser wouldn’t copy it. You can copy it from the field.'

/** The link of a line and its actions. Creating, copying and sending it gives its page the given scene. */
function useLink(id: string, scene: Scene) {
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
