import type { ReactNode } from 'react'
import { useMedia } from '#lib/use-media.ts'
import { paths } from '#platform/paths.ts'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import type { SceneProps } from '#platform/ui/scene.tsx'
import classes from './checkout-result.module.css'

interface CheckoutResultProps {
  title: string
  /** The higher the sun, the better it went. */
  sun: SceneProps['sun']
  children: ReactNode
  actions?: ReactNode
  /** Stands under the scene. */
  below?: ReactNode
}

/** On a narrow picture, of which the middle is seen, the sun stands under the words; else beside them. */
const besideX = 1120

/** The page after the checkout: what came of it, over a scene, and where to go from here. */
export function CheckoutResult({ title, sun, children, actions, below }: CheckoutResultProps) {
  const isNarrow = useMedia('(max-width: 63.99rem)')
  return (
    <div className={classes.page}>
      <section className={classes.result}>
        <Backdrop seed={23} horizon={720} sun={isNarrow ? sun : { ...sun, x: besideX }} stars={80} shimmer />
        <div className={classes.words}>
          <h1>{title}</h1>
          {children}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      </section>
      {below}
    </div>
  )
}

export const SeeMyPlan = () => (
  <LinkButton variant="quiet" to={paths.subscription()}>
    See my plan
  </LinkButton>
)

/** The page after the checkout was left without paying. */
export const CheckoutCancelled = () => (
  <CheckoutResult
    title="Nothing was charged"
    sun={{ x: 720, y: 690, radius: 70 }}
    actions={
      <>
        <LinkButton to={paths.dashboard()}>Back to my affirmations</LinkButton>
        <SeeMyPlan />
      </>
    }
  >
    <p>You left the checkout, and your plan is as it was. Today’s affirmation is free, always.</p>
  </CheckoutResult>
)
