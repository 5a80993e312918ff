import type { TellAge } from '@glimmer/contract'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { returnToOf, safeReturnTo } from '#auth/return-to.ts'
import { useAccount } from '#member/account-context.tsx'
import { isNotYet } from '#modules/care/not-yet.ts'
import { TooYoung } from '#modules/care/too-young.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Foot, QuietPage, Ways } from '#platform/ui/quiet-page.tsx'
import { BirthForm, monthNames } from './birth-form.tsx'
import { useTellAge } from './use-tell-age.ts'

/** Asks everybody once when they were born, before anything else; reads the answer back before it is sent. */
export function AgeQuestion() {
  const { user } = useAccount()
  const { state } = useLocation()
  const [birth, setBirth] = useState<TellAge>()
  const [isRead, setRead] = useState(false)
  const { send, problem, busy, forgetProblem } = useTellAge()
  const [wasTooYoung] = useState(() => isNotYet(localStorage))
  if (busy || user?.age === null) {
    if (wasTooYoung) return <TooYoung wayOut={<SignOut>Back to the start</SignOut>} />
    const change = () => {
      forgetProblem()
      setRead(false)
    }
    const read = (given: TellAge) => {
      setBirth(given)
      setRead(true)
    }
    if (isRead && birth)
      return <ReadBack birth={birth} problem={problem} busy={busy} onYes={() => void send(birth)} onChange={change} />
    return <Question before={birth} onContinue={read} />
  }
  // Asked once: whoever has answered goes on, a teen by way of whom to ask.
  const next = user?.age?.isOpen === false ? paths.askGrownUp() : safeReturnTo(returnToOf(state), location.origin)
  return <Navigate to={next} replace />
}

const Question = ({ before, onContinue }: { before: TellAge | undefined; onContinue: (birth: TellAge) => void }) => (
  <QuietPage title="When were you born?" takesFocus={before !== undefined}>
    <p>We ask everyone. It decides how Glimmer looks after you. We don’t ask for the day, and nobody else sees it.</p>
    <BirthForm before={before} onContinue={onContinue} />
    <Foot>
      <Link to={paths.help()}>Need help now?</Link>
      <Link to={`${paths.profile()}#your-data`}>Your data</Link>
      <SignOut>Logout</SignOut>
    </Foot>
  </QuietPage>
)

interface ReadBackProps {
  birth: TellAge
  problem: string | undefined
  busy: boolean
  onYes: () => void
  onChange: () => void
}

const ReadBack = ({ birth, problem, busy, onYes, onChange }: ReadBackProps) => (
  <QuietPage title={`${monthNames[birth.month - 1]} ${birth.year}. Is that right?`} takesFocus>
    {problem && <p role="alert">{problem}</p>}
    <Ways>
      <Button variant="ghost" aria-disabled={busy} onClick={() => !busy && onYes()}>
        Yes, that’s right
      </Button>
      <Button variant="ghost" aria-disabled={busy} onClick={() => !busy && onChange()}>
        Change it
      </Button>
    </Ways>
  </QuietPage>
)

/** The way out for whoever would rather not say. */
function SignOut({ children }: { children: string }) {
  const { signOut } = useAccount()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut().catch(() => undefined)
    await navigate(paths.home())
  }
  return (
    <Button variant="plain" small onClick={() => void leave()}>
      {children}
    </Button>
  )
}
