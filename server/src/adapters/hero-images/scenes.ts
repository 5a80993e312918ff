import { randomInt } from 'node:crypto'
import type { HeroImage } from '@glimmer/contract'
import type { HeroImages } from '#ports/hero-images.ts'

const seeds = 2 ** 32

/** A scene for the page to draw itself, different on each visit. */
export const aScene = (): HeroImage => ({ kind: 'scene', seed: randomInt(seeds) })

/** The page draws its own scene; no third party is involved. */
export const scenesHeroImages = (): HeroImages => ({ name: 'scenes', origin: undefined, next: async () => aScene() })
