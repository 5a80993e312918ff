import type { Review } from '@glimmer/critic/review'
import { typeset } from '@glimmer/lib/typeset'
import { type FormEvent, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'
import { levelExamples } from '#modules/affirmations/words.ts'
import { HelpLines } from '#modules/care/help-lines.tsx'
import { mayNeedHelp } from '#modules/care/may-need-help.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from './how-lines-are-written.module.css'

const maxLength = 280

const loadCritic = () => import('@glimmer/critic/review')
/** Prefetches the critic. If that fails, submitting retries. */
const fetchCritic = () => void loadCritic().catch(() => undefined)

type Answer = { kind: 'review'; review: Review } | { kind: 'help' } | { kind: 'no-critic' }

async function answerTo(typed: string): Promise<Answer> {
  if (mayNeedHelp(typed)) return { kind: 'help' }
  try {
    const { review } = await loadCritic()
    return { kind: 'review', review: review(typed) }
  } catch {
    return { kind: 'no-critic' }
  }
}

/**
 * Lets the visitor type a line and see the critic's verdict. It is the critic the server uses, loaded when the page is
 * idle or the field gets the focus, whichever is first. What is typed stays in this page and is not stored.
 */
export function CriticBox() {
  const [typed, setTyped] = useState('')
  const [answered, setAnswered] = useState<{ line: string; answer: Answer }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => whenIdle(fetchCritic), [])
  const change = (text: string) => {
    setTyped(text)
    setAnswered(undefined)
    setProblem(undefined)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return setProblem('Write a line first.')
    void answerTo(typed).then((answer) => setAnswered({ line: typed, answer }))
  }
  return (
    <form className={`stack start ${classes.box}`} onSubmit={ask} noValidate>
      <Field
        label="Your line"
        hint="Nothing you type here is sent or kept."
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        error={problem}
        onFocus={fetchCritic}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" variant="ghost">
        Ask the critic
      </Button>
      <div className={`stack gap-s ${classes.answer}`} role="status">
        {/* Hidden once the line has changed since it was submitted. */}
        {answered?.line === typed && <AnswerText answer={answered.answer} />}
      </div>
    </form>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  if (answer.kind === 'help')
    return (
      <>
        <p className={classes.verdict}>It sounds like things are really hard. You deserve to talk to a person.</p>
        <HelpLines />
      </>
    )
  if (answer.kind === 'no-critic') return <p>We couldn’t load the critic. Please try again in a moment.</p>
  const { from, faults } = answer.review
  return (
    <>
      <p className={classes.verdict}>{verdictOn(answer.review)}</p>
      {faults.length > 0 && (
        <>
          <p>{from === 1 ? 'One small thing, which it forgives:' : 'Here’s why:'}</p>
          <ul>
            {faults.map(({ code, reason }) => (
              <li key={code}>{typeset(reason)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function verdictOn({ from }: Review): string {
  if (from === undefined) return 'The critic would turn this line away.'
  if (from === 1) return 'The critic would let this line through.'
  const step = levelExamples.find(({ level }) => level === from)
  return `The critic would let this line through from step ${from}, “${step?.name}”, up, and turn it away before that.`
}
