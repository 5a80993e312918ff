import type { LineLink } from '@glimmer/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsUnderAge } from '#member/account-context.tsx'
import { api } from '#platform/api/client.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { LinkIcon } from '#platform/ui/tool-icons.tsx'
import classes from '../dialog-form.module.css'
import type { OwnRecording } from '../recordings.ts'
import { type Line, serverCopy } from '../sources/find-voice-source.ts'

interface GiveVoiceProps {
  line: Line
  /** The recording on this device; if there is none, the copy on the server is given. */
  recording: OwnRecording | undefined
}

/** Gives a line to somebody, for adults only: a link that plays the user's own recording and is deleted with it. */
export const GiveVoice = (props: GiveVoiceProps) => !useIsUnderAge() && <Gift {...props} />

function Gift({ line, recording }: GiveVoiceProps) {
  const { link, busy, problem, give, takeBack } = useGift(line, recording)
  const isGiven = link?.hasVoice === true
  return (
    <div className="stack gap-s">
      <h3 className="subtitle">Give it to someone</h3>
      <p className="hint">
        {isGiven
          ? 'Anyone with the link hears the recording you gave. Taking it back deletes both.'
          : 'A link plays them your recording, without an account. People may recognise your voice.'}
      </p>
      {isGiven && (
        <Field label="The link" readOnly value={link.url} onFocus={({ currentTarget }) => currentTarget.select()} />
      )}
      <div className={classes.choices}>
        <Button variant="ghost" small aria-busy={busy} onClick={() => !busy && void give()}>
          <LinkIcon />
          {isGiven ? 'Copy the link' : 'Give it in my voice'}
        </Button>
        {isGiven && (
          <Button variant="plain" small onClick={() => !busy && void takeBack()}>
            Take it back
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

const copied = 'The link is copied. Whoever opens it hears you.'
const notCopied = 'Your browser wouldn’t copy it. You can copy it from the field.'

function useGift({ _id: id }: Line, recording: OwnRecording | undefined) {
  const call = { params: { id } }
  const query = read('GET /affirmations/{id}/link', call)
  const client = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(query)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const show = (link: LineLink | null) => client.setQueryData(query.queryKey, { link })
  const attempt = async (work: () => Promise<void>, failure: string) => {
    setBusy(true)
    setProblem(undefined)
    await work().catch((thrown: unknown) => setProblem(featureMessage(thrown, failure) || undefined))
    setBusy(false)
  }
  /** Makes the link and gives it the recording. A link whose recording did not arrive is turned off again. */
  async function makeLink(): Promise<LineLink | undefined> {
    const given = recording ?? (await serverCopy({ _id: id }))
    if (!given) return undefined
    const before = data?.link
    await api('POST /affirmations/{id}/link', call)
    const upload = { query: { durationMs: Math.max(1, Math.round(given.durationMs)) }, upload: given.blob }
    try {
      return await api('PUT /affirmations/{id}/link/voice', { ...call, ...upload })
    } catch (thrown) {
      if (!before) await api('DELETE /affirmations/{id}/link', call).catch(() => undefined)
      throw thrown
    }
  }
  return {
    link: data?.link,
    busy,
    problem,
    give: () =>
      attempt(async () => {
        const link = data?.link?.hasVoice ? data.link : await makeLink()
        if (!link) return
        show(link)
        const writing = navigator.clipboard?.writeText(link.url) ?? Promise.reject(new Error(notCopied))
        const message = await writing.then(
          () => copied,
          () => notCopied,
        )
        toast({ message })
      }, 'We couldn’t make the link just now. Please try again.'),
    takeBack: () =>
      attempt(async () => {
        await api('DELETE /affirmations/{id}/link', call)
        show(null)
        toast({ message: 'The link is off, and the recording it played is deleted.' })
      }, 'We couldn’t turn the link off just now. Please try again.'),
  }
}
