import type { AnsweredLine, LineResponse, Personalisation } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { useRef } from 'react'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import classes from './personalisation.module.css'

const groups: readonly { response: LineResponse; title: string }[] = [
  { response: 'true', title: 'Felt true' },
  { response: 'not-quite', title: 'Not quite' },
  { response: 'too-much', title: 'Too much' },
]

/** The answers that steer the user's lines, what is taken from them, and a button to remove each. */
export function Answers({ answers, findings }: Pick<Personalisation, 'answers' | 'findings'>) {
  return (
    <section className="stack gap-sm" aria-labelledby="how-lines-felt">
      <h3 id="how-lines-felt">How lines felt</h3>
      {findings.length > 0 && (
        <ul className="list stack gap-xs">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {findings.length === 0 && (
        <p className="muted">
          {answers.length === 0
            ? 'Once you’ve said how a line felt, it’s listed here.'
            : 'There aren’t enough answers yet to tell what you like.'}
        </p>
      )}
      {groups.map(({ response, title }) => (
        <Group key={response} title={title} lines={answers.filter((line) => line.response === response)} />
      ))}
    </section>
  )
}

function Group({ title, lines }: { title: string; lines: readonly AnsweredLine[] }) {
  const summary = useRef<HTMLElement>(null)
  const strike = useWrite('DELETE /users/personalisation/answers/{id}', { onError: useErrorToast() })
  const remove = (id: string) => {
    if (strike.isPending) return
    strike.mutate({ params: { id } })
    // The removed row contained the focused button, so the focus moves to what holds the list.
    summary.current?.focus({ preventScroll: true })
  }
  if (lines.length === 0) return null
  return (
    <details className="unfold">
      <summary ref={summary}>
        {title} ({lines.length})
      </summary>
      <ul className={`lined ${classes.lines}`}>
        {lines.map(({ _id, text }) => (
          <li key={_id}>
            <span>{typeset(text)}</span>
            <Button variant="ghost" small onClick={() => remove(_id)}>
              Remove<VisuallyHidden>: {typeset(text)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
