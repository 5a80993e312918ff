import type { ReactNode } from 'react'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './avatar-stage.module.css'

interface StageProps {
  /** The picture being made, as an address. */
  picture: string | undefined
  /** What it shows, in words. */
  alt: string
  children?: ReactNode
}

/** The avatar as it will look, round, standing where the sun stands in every scene of the house. */
export const Stage = ({ picture, alt, children }: StageProps) => (
  <div className={classes.stage}>
    <Scene seed={20} horizon={650} sun={{ x: 720, y: 415, radius: 120 }} stars={60} className={classes.scene} />
    <div className={classes.sun}>
      {picture && <img src={picture} alt={alt} width={512} height={512} draggable={false} />}
    </div>
    {children}
  </div>
)
