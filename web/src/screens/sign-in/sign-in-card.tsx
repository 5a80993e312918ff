import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { safeReturnTo } from '#auth/return-to.ts'
import { useAccount } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ShieldIcon } from '#platform/ui/icons.tsx'
import { Scene, type SceneProps } from '#platform/ui/scene.tsx'
import { returnToOf, whyHere } from './reasons.ts'
import classes from './sign-in-card.module.css'
import { useForm } from './use-form.ts'
import { useLeave } from './use-leave.ts'

interface GateProps {
  title: string
  lead: string
  scene: Pick<SceneProps, 'seed' | 'theme'>
  kind: 'sign-in' | 'sign-up'
  /** What one agrees to by going on. */
  terms?: ReactNode
  /** The way to the other gate, which leads on to where this one does. */
  other: { question: string; to: string; words: string }
}

/** False while the written page is taken over, which was written for everybody: how one came here is said after that. */
const useTakenOver = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** The light rises from behind the card. */
const underTheCard = { x: 720, y: 660, radius: 96 }

/** One card over the scene, with one button, or with the provider's own form where it has one. Nothing happens by itself here: after a refused token that would be a loop. */
export function Gate({ title, lead, scene, kind, terms, other }: GateProps) {
  const { status, reason } = useAccount()
  // As it was on the way in: a form in the page writes addresses of its own, which know nothing of it.
  const [{ state }] = useState(useLocation())
  const takenOver = useTakenOver()
  const returnTo = returnToOf(state)
  const here = status === 'signed-in' || status === 'syncing'
  const { into, form, leave } = useForm({ kind, returnTo, wanted: !here })
  const { leaving, failed, go } = useLeave(() => leave({ returnTo }))
  if (here) {
    return <Navigate to={safeReturnTo(returnTo, location.origin)} replace />
  }
  const why = failed ? whyHere('error') : whyHere(reason, takenOver ? state : undefined)
  return (
    <div className={classes.gate}>
      <Scene className={classes.scene} {...scene} horizon={716} sun={underTheCard} />
      <div className={classes.card}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div role="alert" className={classes.why}>
          {why && <p>{why}</p>}
        </div>
        <div ref={into} className={classes.form} />
        {form === 'coming' && <p className={classes.lead}>Loading...</p>}
        {form === 'none' && (
          <>
            <Button wide aria-disabled={leaving} onClick={go}>
              Continue
            </Button>
            <p className={classes.note}>
              <ShieldIcon />
              You sign in on our secure account page, then come straight back.
            </p>
          </>
        )}
        {terms && <p className={classes.terms}>{terms}</p>}
        <p className={classes.other}>
          {other.question}{' '}
          <Link to={other.to} state={state}>
            {other.words}
          </Link>
        </p>
      </div>
    </div>
  )
}
