import { lazy, Suspense, useEffect } from 'react'
import { useAccount } from '../account/account.tsx'
import { closeTutorial, forgetTutorial, useTutorial } from './opened.ts'

const TutorialDialog = lazy(() => import('./tutorial-dialog.tsx').then((m) => ({ default: m.TutorialDialog })))

/** Where the tutorial appears once it is asked for; it is not loaded before. */
export function Tutorial() {
  const here = useAccount().status === 'signed-in'
  const asked = useTutorial() === 'open'
  useEffect(() => {
    if (!here) forgetTutorial()
  }, [here])
  if (!here || !asked) return null
  return (
    <Suspense>
      <TutorialDialog onClose={closeTutorial} />
    </Suspense>
  )
}
