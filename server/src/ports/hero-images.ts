import type { HeroImage } from '@glimmer/contract'

/** Pictures for the landing page. */
export interface HeroImages {
  readonly name: string
  /** Where photos are shown from, as an origin; undefined where none ever are. */
  readonly origin: string | undefined
  /** Another picture each time, as far as there are others. Never rejects: without a photo there is a scene to draw. */
  next(): Promise<HeroImage>
}
