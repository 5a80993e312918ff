import type { ReactNode } from 'react'
import classes from './closing.module.css'
import { Scene } from './scene.tsx'

/** The last thing on a page: a few words over the water, and one way on. */
export const Closing = ({ title, words, children }: { title: string; words: string; children: ReactNode }) => (
  <section className={classes.closing}>
    <Scene className={classes.scene} seed={23} horizon={700} sun={{ x: 720, y: 640, radius: 70 }} stars={70} />
    <h2>{title}</h2>
    <p>{words}</p>
    {children}
  </section>
)
