import type { TellAge } from '@glimmer/contract'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { QuietPage, QuietPageActions } from '#platform/ui/quiet-page.tsx'
import { BirthForm, monthNames } from './birth-form.tsx'
import type { AgeSubmission } from './use-submit-age.ts'

interface BirthQuestionProps {
  title: string
  lead: string
  tell: AgeSubmission
  /** Shown below the question. */
  children: ReactNode
}

/** Asks for the month and year of birth, and reads the answer back before it is sent. */
export function BirthQuestion({ title, lead, tell, children }: BirthQuestionProps) {
  const [birth, setBirth] = useState<TellAge>()
  const [isRead, setRead] = useState(false)
  const change = () => {
    tell.forgetProblem()
    setRead(false)
  }
  const read = (given: TellAge) => {
    setBirth(given)
    setRead(true)
  }
  if (isRead && birth) return <ReadBack birth={birth} tell={tell} onChange={change} />
  return (
    <QuietPage title={title} takesFocus={birth !== undefined}>
      <p>{lead}</p>
      <BirthForm before={birth} onContinue={read} />
      {children}
    </QuietPage>
  )
}

const ReadBack = ({ birth, tell, onChange }: { birth: TellAge; tell: AgeSubmission; onChange: () => void }) => (
  <QuietPage title={`${monthNames[birth.month - 1]} ${birth.year}. Is that right?`} takesFocus>
    {tell.problem && <p role="alert">{tell.problem}</p>}
    <QuietPageActions>
      <Button variant="ghost" aria-disabled={tell.busy} onClick={() => !tell.busy && void tell.send(birth)}>
        Yes, that’s right
      </Button>
      <Button variant="ghost" aria-disabled={tell.busy} onClick={() => !tell.busy && onChange()}>
        Change it
      </Button>
    </QuietPageActions>
  </QuietPage>
)
