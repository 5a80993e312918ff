import type { BirthMonth } from '@glimmer/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Field, SelectField } from '#platform/ui/field.tsx'
import { QuietPage, QuietPageActions } from '#platform/ui/quiet-page.tsx'
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
      <Button variant="ghost" aria-disabled={submission.busy} onClick={() => void submission.send(birth)}>
        Yes, that’s right
      </Button>
      <Button variant="ghost" aria-disabled={submission.busy} onClick={onChange}>
        Change it
      </Button>
    </QuietPageActions>
  </QuietPage>
)

/** The names of the months, in order. */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month, 1))),
)

interface BirthFormProps {
  /** The previous answer, when changing it. */
  before: BirthMonth | undefined
  onContinue: (birth: BirthMonth) => void
}

/** Month and year, without defaults: the wording and the steps are the same whatever the answer. */
function BirthForm({ before, onContinue }: BirthFormProps) {
  const [month, setMonth] = useState(before ? String(before.month) : '')
  const [year, setYear] = useState(before ? String(before.year) : '')
  const [isTried, setTried] = useState(false)
  const isYear = /^\d{4}$/.test(year)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (month && isYear) onContinue({ month: Number(month), year: Number(year) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <SelectField
        label="Month"
        value={month}
        error={isTried && !month ? 'Choose the month.' : undefined}
        onChange={(event) => setMonth(event.target.value)}
      >
        <option value="" />
        {monthNames.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Year"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        error={isTried && !isYear ? 'Give the year in four digits.' : undefined}
        onChange={(event) => setYear(event.target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit" wide>
        Continue
      </Button>
    </form>
  )
}
