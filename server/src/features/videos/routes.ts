import { videos } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { videoReader } from './read-video.ts'

export function videoRoutes({ films }: App) {
  const read = videoReader(films)
  return handle(videos, { 'GET /videos/{id}': async ({ params }) => read(params.id) })
}
