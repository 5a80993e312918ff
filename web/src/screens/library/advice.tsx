import type { Advice as AdviceReply, Level } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useCare } from '#modules/care/care-provider.tsx'
import { api } from '#platform/api/client.ts'
import { readerMessage, toApiError } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Fold } from '#platform/ui/fold.tsx'
import classes from './library.module.css'

/** How long typing must pause before advice is requested. */
const restMs = 700
const minLength = 12

const none: AdviceReply & { care: boolean } = { items: [], rewordings: [], care: false }

/**
 * Remarks on a line while it is being written, and the line on other steps. Requested once typing pauses and cleared
 * when it resumes; never stored, not even in the query cache. If the request fails there is no advice, and nothing is
 * blocked. A language model is asked only by `ask`.
 */
export function useAdvice(line: string) {
  const [advised, setAdvised] = useState({ ...none, line: '' })
  const asking = useWrite('POST /affirmations/reword', { gcTime: 0 })
  const asked = asking.variables?.body.text === advised.line ? asking : undefined
  const rewordings = asked?.data?.rewordings ?? advised.rewordings
  // All stay while one of them is tried in the field.
  const isTried = rewordings.some(({ text }) => text === line)
  const isKnown = isTried || advised.line === line
  useEffect(() => {
    if (isKnown || line.length < minLength) return
    const leaving = new AbortController()
    const answer = (outcome: typeof none) => leaving.signal.aborted || setAdvised({ ...outcome, line })
    const timer = setTimeout(() => {
      api('POST /affirmations/advise', { body: { text: line }, signal: leaving.signal }).then(
        (advice) => answer({ ...advice, care: false }),
        (thrown) => answer({ ...none, care: toApiError(thrown).code === 'care_first' }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [line, isKnown])
  const care = advised.care || asked?.error?.code === 'care_first'
  if (!isKnown || care) return { ...none, words: line, care: isKnown && care }
  const { line: written, items, model } = advised
  const ask = () => asking.mutate({ body: { text: written } })
  return { items: isTried ? [] : items, care, words: line, written, rewordings, model, asked, ask }
}
type Advised = ReturnType<typeof useAdvice>

/** What each step of boldness is called where a line is offered on it. */
const stepNames: Record<Level, string> = {
  1: 'Noticing it',
  2: 'Allowing it',
  3: 'Learning it',
  4: 'Doing a little',
  5: 'Owning it',
}

/** What became of asking the language model, in a sentence. */
function outcomeOf({ data, error, isPending }: NonNullable<Advised['asked']>, model: string): string | undefined {
  if (isPending) return 'Finding words for each step…'
  if (error) return `${readerMessage(error)} Your words are as you left them.`
  if (!data) return undefined
  return data.rewordings.some((line) => line.model)
    ? 'Here it is on each step, gentlest first.'
    : `${model} didn’t find other words this time. Your words are as you left them.`
}

/** The same line on other steps of boldness, gentlest first: choosing one puts its words in the field. */
function Rewordings({ advised, onChoose }: { advised: Advised; onChoose: (text: string) => void }) {
  const { words, written, rewordings, model, asked, ask } = advised
  if (written === undefined || (rewordings.length === 0 && !model)) return null
  const choice = (label: string, text: string) => (
    <li key={label} className="stack start gap-xs">
      <span className="muted">{label}</span>
      <Button variant="ghost" small aria-pressed={text === words} onClick={() => onChoose(text)}>
        {text}
      </Button>
    </li>
  )
  return (
    <Fold title="Say it more gently, or more boldly">
      <div className="stack start gap-s">
        {rewordings.length > 0 && (
          <ul className={classes.steps}>
            {choice('As you wrote it', written)}
            {rewordings.map(({ level, text, model: by }) =>
              choice(by ? `${stepNames[level]} · by ${by}, an AI` : stepNames[level], text),
            )}
          </ul>
        )}
        {model && (
          <>
            <Button variant="ghost" small aria-disabled={asked?.isPending} onClick={ask}>
              Ask {model}, an AI, to say it
            </Button>
            <p className="muted">It is sent these words for that, and nothing about you. We don’t store them.</p>
          </>
        )}
        <p role="status">{model && asked && outcomeOf(asked, model)}</p>
      </div>
    </Fold>
  )
}

/**
 * The critic's remarks under the field, and the line on other steps; if the text calls for help, a button that shows
 * people to talk to instead.
 */
export function Advice({
  advised,
  onMisread,
  onReword,
}: {
  advised: Advised
  onMisread: () => void
  onReword: (text: string) => void
}) {
  const { open } = useCare()
  const { items, care } = advised
  return (
    <>
      <div className={`stack start gap-s muted ${classes.advice}`} role="status">
        {care && (
          <>
            <p>It sounds like things are really hard. You deserve to talk to a person.</p>
            <Button variant="ghost" small onClick={() => open({ onMisread })}>
              See who you can talk to
            </Button>
          </>
        )}
        {items.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
        {items.length > 0 && <p>Just a suggestion: these are your words.</p>}
      </div>
      <Rewordings advised={advised} onChoose={onReword} />
    </>
  )
}
