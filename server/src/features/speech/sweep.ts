import type { App } from '#app.ts'
import { evictBeyond, removeUnusedBefore } from './recordings.ts'

/** Longer than any hold on an allowance: what is being made now has no owner yet. */
const GRACE_MS = 900_000

/** Deletes the recordings of people and lines that are gone, and those used longest ago where all are too many. */
export async function sweepSpeech(app: App): Promise<void> {
  await removeUnusedBefore(app, new Date(app.clock.now().getTime() - GRACE_MS))
  await evictBeyond(app, app.config.speechCacheBytes)
}
