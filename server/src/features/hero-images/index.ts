import { heroImages } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'

export const heroImageRoutes = ({ heroImages: images }: App) =>
  handle(heroImages, { 'GET /hero-image': () => images.next() })
