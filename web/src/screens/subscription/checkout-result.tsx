import type { ReactNode } from 'react'
import { useMedia } from '#lib/use-media.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import type { SceneProps } from '#platform/ui/scene.tsx'
import { Backdrop } from '#platform/ui/scene.tsx'
import classes from './payments.module.css'

interface CheckoutResultProps {
  title: string
  /** The higher the sun, the better the outcome. */
  sun: SceneProps['sun']
  children: ReactNode
  /** Before the link to the plan. */
  actions?: ReactNode
  /** Shown below the scene. */
  below?: ReactNode
}

/** In a narrow window, which shows only the middle of the picture, the sun is below the text; otherwise beside it. */
const wideSunX = 1120

/** The page after checkout: the outcome, over a scene, and where to go next. */
export function CheckoutResult({ title, sun, children, actions, below }: CheckoutResultProps) {
  const isNarrow = useMedia('(max-width: 63.99rem)')
  return (
    <div className={classes.page}>
      <section className={`stage ${classes.result}`}>
        <Backdrop seed={23} horizon={720} sun={isNarrow ? sun : { ...sun, x: wideSunX }} stars={80} shimmer />
        <div className={`stack ${classes.words}`}>
          <h1 className="size-l">{title}</h1>
          {children}
          {actions !== undefined && (
            <div className={`actions ${classes.actions}`}>
              {actions}
              <LinkButton variant="quiet" to={paths.subscription()}>
                See my plan
              </LinkButton>
            </div>
          )}
        </div>
      </section>
      {below}
    </div>
  )
}

export const BackToLines = () => <LinkButton to={paths.dashboard()}>Back to my affirmations</LinkButton>

/** The page after the user left checkout without paying. */
export const CheckoutCancelled = () => (
  <CheckoutResult title="Nothing was charged" sun={{ x: 720, y: 690, radius: 70 }} actions={<BackToLines />}>
    <p>You left the checkout, so your plan hasn’t changed. Today’s affirmation is free, always.</p>
  </CheckoutResult>
)
