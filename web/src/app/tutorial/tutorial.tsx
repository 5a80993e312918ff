import { useEffect } from 'react'
import { useAccount } from '../account/account.tsx'
import { onDemand } from '../errors/on-demand.tsx'
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
