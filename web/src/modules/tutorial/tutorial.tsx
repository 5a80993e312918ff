import { useEffect } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { closeTutorial, forgetTutorial, useTutorial } from './opened.ts'

const TutorialDialog = onDemand(() => import('./tutorial-dialog.tsx').then((m) => m.TutorialDialog))

/** Where the tutorial appears once it is asked for; it is not loaded before. */
export function Tutorial() {
  const here = useAccount().status === 'signed-in'
  const asked = useTutorial() === 'open'
  useEffect(() => {
    if (!here) forgetTutorial()
  }, [here])
  if (!here || !asked) return null
  return <TutorialDialog onClose={closeTutorial} />
}
