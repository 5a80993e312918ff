import type { ReactNode } from 'react'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import type { SceneProps } from '#platform/ui/scene.tsx'
import classes from './checkout-result.module.css'

interface ArrivalProps {
  title: string
  /** The sun's height tells how it went. */
  sun: SceneProps['sun']
  children: ReactNode
  ways?: ReactNode
}

/** Where the browser lands when it comes back from the checkout: a few words over the water, and the ways on. */
export const Arrival = ({ title, sun, children, ways }: ArrivalProps) => (
  <section className={classes.arrival}>
    <Backdrop seed={23} horizon={720} sun={sun} stars={80} shimmer />
    <div className={classes.words}>
      <h1>{title}</h1>
      {children}
      {ways && <div className={classes.ways}>{ways}</div>}
    </div>
  </section>
)
