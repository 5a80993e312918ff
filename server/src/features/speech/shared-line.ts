import type { Bytes, Speech } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { sharedLine } from '#database/tables/shared-lines.ts'
import { appLimit } from '#http/app-limit.ts'
import { orNotFound, Problem } from '#problem.ts'
import { hourMs } from '#time/durations.ts'
import { findShared } from '../links/index.ts'
import type { Recorded, Recorder } from './record.ts'
import { type Recording, readBytes } from './recordings.ts'
import { offeredVoices } from './voices.ts'

/** Per hour, from one network address, which may be a school's, and for one link. */
const most = { perAddress: 300, perLink: 2000 }

/** Visitors of a link are anonymous, so their age is unknown, and nothing is sent to another company for them. */
const anybody = { age: 'unknown' } as const

interface Asked {
  token: string
  address: string
}

/** The first voice of this server that is ready, or else the first one. */
async function firstVoice(app: App): Promise<string> {
  const offers = await offeredVoices(app.voicesFor(anybody))
  const voice = (offers.find(({ engine }) => engine.isReady?.() ?? true) ?? offers[0])?.info.id
  if (!voice) throw new Problem('voice_unavailable')
  return voice
}

/** Makes the shared line refer to a recording, so that it is retained as long as the link. */
const keepFor = ({ database: { db } }: App, token: string, recordingKey: string) =>
  db
    .update(sharedLine)
    .set({ recordingKey })
    .where(and(eq(sharedLine.token, token), sql`${sharedLine.recordingKey} is distinct from ${recordingKey}`))

/**
 * Shared lines read aloud, for anybody: recorded once, free, and retained with the link. Requests beyond the limits are
 * refused (`rate_limited`), and the page uses the device's voice.
 */
export function sharedLines(app: App, record: Recorder) {
  const addresses = appLimit(app, { name: 'lines heard from an address', most: most.perAddress, windowMs: hourMs })
  const links = appLimit(app, { name: 'hearings of a link', most: most.perLink, windowMs: hourMs })

  async function refuseTooMany({ token, address }: Asked): Promise<string> {
    if (addresses.take(address) > 0) throw new Problem('rate_limited')
    const { text } = orNotFound(await findShared(app, token))
    if (links.take(token) > 0) throw new Problem('rate_limited')
    return text
  }

  async function findOrMake(token: string, text: string, signal: AbortSignal): Promise<Recorded & { voice: string }> {
    const voice = await firstVoice(app)
    const recorded = await record({ account: anybody, text, voice }, signal)
    await keepFor(app, token, recorded.recording.key)
    return { ...recorded, voice }
  }

  return {
    /** Throws `not_found`, `rate_limited` and `voice_unavailable`. */
    async read(asked: Asked, signal: AbortSignal): Promise<Speech> {
      const { token } = asked
      const { recording, fallback, voice } = await findOrMake(token, await refuseTooMany(asked), signal)
      const { durationMs, mime, words, timing } = recording
      return { voice, audioUrl: `/api/lines/${token}/audio`, durationMs, mime, words, timing, fallback }
    },

    /** The bytes, recorded again if they were evicted. Throws as `read` does. */
    async readAudio(asked: Asked, signal: AbortSignal): Promise<Bytes> {
      const text = await refuseTooMany(asked)
      // A link that is turned off has to stop working immediately, so caches must revalidate every time.
      const answer = ({ etag, mime }: Recording, bytes: Uint8Array) => ({ bytes, etag, mime, maxAgeSeconds: 0 })
      const found = (await findOrMake(asked.token, text, signal)).recording
      const stored = await readBytes(app, found, app.clock.now())
      if (stored) return answer(found, stored)
      const made = (await findOrMake(asked.token, text, signal)).recording
      return answer(made, orNotFound(await app.blobs.get(made.blobKey)))
    },
  }
}
