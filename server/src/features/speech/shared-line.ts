import type { Bytes, Speech } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { sharedLine } from '#database/tables/shared-lines.ts'
import { orNotFound, Problem } from '#problem.ts'
import { findGivenVoice, findSharedLine, readGivenVoice } from '../links/index.ts'
import type { NewRecording, Recorder } from './record.ts'
import { type Recording, readBytes } from './recordings.ts'
import { offeredVoices } from './voices.ts'

/** Visitors of a link are anonymous, so their age is unknown, and nothing is sent to another company for them. */
const anybody = { age: 'unknown' } as const

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
 * Shared lines read aloud, for anybody: in their owner's voice where they gave it, or else recorded once, free, and
 * retained with the link.
 */
export function sharedLines(app: App, record: Recorder) {
  const textOf = async (token: string) => orNotFound(await findSharedLine(app, token)).text

  async function findOrMake(
    token: string,
    text: string,
    signal: AbortSignal,
  ): Promise<NewRecording & { voice: string }> {
    const voice = await firstVoice(app)
    const recorded = await record({ account: anybody, text, voice }, signal)
    await keepFor(app, token, recorded.recording.key)
    return { ...recorded, voice }
  }

  return {
    /** Throws `not_found` and `voice_unavailable`. */
    async read(token: string, signal: AbortSignal): Promise<Speech> {
      const text = await textOf(token)
      const audioUrl = `/api/lines/${token}/audio`
      const given = await findGivenVoice(app, token)
      if (given) return { ...given, voice: 'own', audioUrl, words: [], timing: 'none', fallback: false }
      const { recording, fallback, voice } = await findOrMake(token, text, signal)
      const { durationMs, mime, words, timing } = recording
      return { voice, audioUrl, durationMs, mime, words, timing, fallback }
    },

    /** The bytes, recorded again if they were evicted. Throws as `read` does. */
    async readAudio(token: string, signal: AbortSignal): Promise<Bytes> {
      const text = await textOf(token)
      const given = await readGivenVoice(app, token)
      if (given) return given
      // A link that is turned off has to stop working immediately, so caches must revalidate every time.
      const toBytes = ({ etag, mime }: Recording, bytes: Uint8Array) => ({ bytes, etag, mime, maxAgeSeconds: 0 })
      const first = (await findOrMake(token, text, signal)).recording
      const stored = await readBytes(app, first, app.clock.now())
      if (stored) return toBytes(first, stored)
      const second = (await findOrMake(token, text, signal)).recording
      return toBytes(second, orNotFound(await app.blobs.get(second.blobKey)))
    },
  }
}
