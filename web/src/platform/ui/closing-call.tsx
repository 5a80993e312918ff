import type { ReactNode } from 'react'
import classes from './closing-call.module.css'
import { Scene } from './scene.tsx'

interface ClosingCallProps {
  title: string
  words: string
  children: ReactNode
  /** h1 where the page has no other content. */
  as?: 'h1' | 'h2'
}

/** The end of a page: a few words over a scene, and one call to action. */
export const ClosingCall = ({ title, words, children, as: Heading = 'h2' }: ClosingCallProps) => (
  <section className={`stage stack centred ${classes.call}`}>
    <Scene
      className={`cover ${classes.scene}`}
      seed={23}
      horizon={700}
      sun={{ x: 720, y: 640, radius: 70 }}
      stars={70}
    />
    <Heading>{title}</Heading>
    <p>{words}</p>
    {children}
  </section>
)
