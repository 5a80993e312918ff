import type { BirthMonth } from '@glimmer/contract'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { QuietPage, QuietPageActions } from '#platform/ui/quiet-page.tsx'
import { BirthForm, monthNames } from './birth-form.tsx'
import type { AgeSubmission } from './use-submit-age.ts'

interface BirthQuestionProps {
  title: string
  lead: string
  submission: AgeSubmission
  /** Shown below the question. */
  children: ReactNode
}

/** Asks for the month and year of birth, and reads the answer back before it is sent. */
export function BirthQuestion({ title, lead, submission, children }: BirthQuestionProps) {
  const [birth, setBirth] = useState<BirthMonth>()
  const [isRead, setRead] = useState(false)
  const change = () => {
    submission.forgetProblem()
    setRead(false)
  }
  const read = (given: BirthMonth) => {
    setBirth(given)
    setRead(true)
  }
  if (isRead && birth) return <ReadBack birth={birth} submission={submission} onChange={change} />
  return (
    <QuietPage title={title} takesFocus={birth !== undefined}>
      <p>{lead}</p>
      <BirthForm before={birth} onContinue={read} />
      {children}
    </QuietPage>
  )
}

const ReadBack = ({
  birth,
  submission,
  onChange,
}: {
  birth: BirthMonth
  submission: AgeSubmission
  onChange: () => void
}) => (
  <QuietPage title={`${monthNames[birth.month - 1]} ${birth.year}. Is that right?`} takesFocus>
    {submission.problem && <p role="alert">{submission.problem}</p>}
    <QuietPageActions>
      <Button
        variant="ghost"
        aria-disabled={submission.busy}
        onClick={() => !submission.busy && void submission.send(birth)}
      >
        Yes, that’s right
      </Button>
      <Button variant="ghost" aria-disabled={submission.busy} onClick={() => !submission.busy && onChange()}>
        Change it
      </Button>
    </QuietPageActions>
  </QuietPage>
)
