import { useState } from 'react'
import { Link, Navigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'
import { QuietPageFooter } from '#platform/ui/quiet-page.tsx'
import { BirthQuestion } from './birth-question.tsx'
import { useSubmitAge } from './use-submit-age.ts'

/** Corrects the date of birth: to younger at once; to older only through support. */
export function CorrectAge() {
  const { user } = useAccount()
  const submission = useSubmitAge('PUT /users/age', paths.correctAge())
  const [before] = useState(user?.age)
  if (!submission.busy && user?.age === null) return <Navigate to={paths.age()} replace />
  // The age object is replaced once the answer is saved.
  if (!submission.busy && user?.age !== before)
    return <Navigate to={user?.age?.hasAccess === false ? paths.askGrownUp() : paths.profile()} replace />
  return (
    <BirthQuestion title="When were you born?" lead={lead} submission={submission}>
      <QuietPageFooter>
        <Link to={paths.profile()}>Back to settings</Link>
      </QuietPageFooter>
    </BirthQuestion>
  )
}

const lead =
  'If you are younger than you told us, that counts at once. If you are older, we’ll tell you whom to write to.'
