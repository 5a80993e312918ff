import type { ReactNode } from 'react'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './avatar-stage.module.css'

/** A picture on the stage in place of the avatar that is being built. */
export interface StagePicture {
  imageUrl: string
  /** What it shows, in words. */
  alt: string
}

interface AvatarStageProps {
  /** The picture being made, as an address. */
  picture: string | undefined
  /** What it shows, in words. */
  alt: string
  children?: ReactNode
}

/** The avatar as it will look: round, in the place of the sun in a scene. */
export const AvatarStage = ({ picture, alt, children }: AvatarStageProps) => (
  <div className={classes.stage}>
    <Scene seed={20} horizon={650} sun={{ x: 720, y: 415, radius: 120 }} stars={60} className={classes.scene} />
    <div className={classes.sun}>
      {picture && <img src={picture} alt={alt} width={512} height={512} draggable={false} />}
    </div>
    {children}
  </div>
)
