import type { ReactNode } from 'react'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './studio.module.css'

/** A picture shown on the stage instead of the avatar being built. */
export interface StagePicture {
  imageUrl: string
  /** Its alternative text. */
  alt: string
}

interface AvatarStageProps {
  /** The picture being made, as a URL. */
  picture: string | undefined
  /** Its alternative text. */
  alt: string
  children?: ReactNode
}

/** The avatar as it will look: round, in place of the sun in a scene. */
export const AvatarStage = ({ picture, alt, children }: AvatarStageProps) => (
  <div className={`stage ${classes.stage}`}>
    <Scene
      seed={20}
      horizon={650}
      sun={{ x: 720, y: 415, radius: 120 }}
      stars={60}
      className={`cover ${classes.scene}`}
    />
    <div className={classes.sun}>
      {picture && <img src={picture} alt={alt} width={512} height={512} draggable={false} />}
    </div>
    {children}
  </div>
)
