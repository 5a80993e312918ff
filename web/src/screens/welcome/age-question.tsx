import { product } from '@glimmer/contract/product'
import { useState } from 'react'
import { returnToOf, safeReturnTo } from '#auth/return-to.ts'
import { Link, Navigate, useLocation, useNavigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { TooYoung } from '#modules/care/too-young.tsx'
import { isTooYoungBlocked } from '#modules/care/too-young-block.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { QuietPageFooter } from '#platform/ui/quiet-page.tsx'
import { BirthQuestion } from './birth-question.tsx'
import { useSubmitAge } from './use-submit-age.ts'

/**
 * Asks every user once for their month and year of birth, before anything else, and reads the answer back before it is
 * sent.
 */
export function AgeQuestion() {
  const { user } = useAccount()
  const { state } = useLocation()
  const submission = useSubmitAge('POST /users/age', paths.age())
  const [wasTooYoung] = useState(() => isTooYoungBlocked())
  if (submission.busy || user?.age === null) {
    if (wasTooYoung) return <TooYoung wayOut={<SignOut>Back to the start</SignOut>} />
    return (
      <BirthQuestion title="When were you born?" lead={everyone} submission={submission}>
        <QuietPageFooter>
          <Link to={paths.help()}>Need help now?</Link>
          <Link to={`${paths.profile()}#your-data`}>Your data</Link>
          <SignOut>Logout</SignOut>
        </QuietPageFooter>
      </BirthQuestion>
    )
  }
  // Asked once: a user who has answered is redirected, a teen without an agreement to asking a guardian.
  const next = user?.age?.hasAccess === false ? paths.askGrownUp() : safeReturnTo(returnToOf(state), location.origin)
  return <Navigate to={next} replace />
}

const everyone = `We ask everyone. It decides how ${product.name} looks after you. We don’t ask for the day, and nobody else sees it.`

/** Lets a user who would rather not answer sign out. */
function SignOut({ children }: { children: string }) {
  const { signOut } = useAccount()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut().catch(() => undefined)
    navigate(paths.home())
  }
  return (
    <Button variant="plain" small onClick={() => void leave()}>
      {children}
    </Button>
  )
}

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
