import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'
import { Foot } from '#platform/ui/quiet-page.tsx'
import { TellBirth } from './tell-birth.tsx'
import { useTellAge } from './use-tell-age.ts'

/** Corrects the answer to when somebody was born: to younger at once, to older only a person can. */
export function CorrectAge() {
  const { user } = useAccount()
  const tell = useTellAge('PUT /users/age')
  const [before] = useState(user?.age)
  if (!tell.busy && user?.age === null) return <Navigate to={paths.age()} replace />
  // The answer is another one once it is taken.
  if (!tell.busy && user?.age !== before)
    return <Navigate to={user?.age?.isOpen === false ? paths.askGrownUp() : paths.profile()} replace />
  return (
    <TellBirth title="When were you really born?" lead={lead} tell={tell}>
      <Foot>
        <Link to={paths.profile()}>Back to settings</Link>
      </Foot>
    </TellBirth>
  )
}

const lead =
  'A younger age is taken at once, and Glimmer looks after you accordingly. An older one a person has to look at: we say whom to write to.'
