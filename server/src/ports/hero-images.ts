import type { HeroImage } from '@glimmer/contract'

/** Pictures for the landing page. */
export interface HeroImages {
  readonly name: string
  /** The origin photos are loaded from; undefined if this adapter never uses photos. */
  readonly origin: string | undefined
  /**
   * Returns a different picture each time, as far as there are others. Never rejects: without a photo it returns a
   * scene to draw.
   */
  next(): Promise<HeroImage>
}
