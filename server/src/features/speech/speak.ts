import { createHash } from 'node:crypto'
import type { Speech } from '@glimmer/contract'
import type { Tone } from '@glimmer/contract/lines'
import type { Account, App } from '#app.ts'
import type { SpeechChunk } from '#ports/voice.ts'
import { orNotFound, Problem } from '#problem.ts'
import { isGentle, isOfDaysAhead } from '../affirmations/index.ts'
import { isOfFreePack } from '../sets/index.ts'
import { runMetered } from '../usage/index.ts'
import { type Clip, findClip, findLine, storeClip, toSpeech } from './clips.ts'
import { findDelivery } from './delivery.ts'
import type { CountFreeRecording } from './free-recordings.ts'
import type { NewRecording, Recorder } from './record.ts'
import { isOfThisServer, refuseVoice } from './voices.ts'

export interface ClipId {
  accountId: string
  affirmationId: string
  voice: string
  tone: Tone
}

/** A recording as this account's clip of this line. */
export const toClip = ({ clock }: App, clipId: ClipId, { recording, fallback }: NewRecording): Clip => ({
  clip: {
    ...clipId,
    recordingKey: recording.key,
    durationMs: recording.durationMs,
    fallback,
    createdAt: clock.now(),
  },
  recording,
})

/**
 * The idempotency key: line, text and voice. A second click or tab is the same piece of work, a changed text another.
 * It is a hash salted with the line's id, so that no text is stored with the allowances.
 */
const keyOf = (id: string, voice: string, text: string) =>
  createHash('sha256')
    .update(JSON.stringify([id, voice, text]))
    .digest('base64url')

/**
 * Whether playing a line is free: its words are unedited, and it is the line of today or of a day ahead, one that came
 * instead of a line that did not suit the day, or part of a free pack.
 */
export async function isFreeToPlay(app: App, account: Account, line: { id: string; text: string }): Promise<boolean> {
  const { db } = app.database
  const reasons = [
    isOfDaysAhead(app, account, line),
    isGentle(db, account.id, line.id),
    isOfFreePack(db, account.id, line),
  ]
  return (await Promise.all(reasons)).some(Boolean)
}

/** What speaking depends on: the recorder, and the count of what it makes without a charge. */
interface Speaking {
  record: Recorder
  countFree: CountFreeRecording
}

/** Which line is to be spoken, and how. */
export interface SpeakOrder {
  id: string
  voice: string
  tone?: Tone | undefined
  /** Nobody waits for it: a device keeps it to play offline. */
  ahead?: boolean | undefined
}

/**
 * Speaks a line in a voice. Lines of today and of the days ahead, gentler lines and those of a free pack are free in
 * every voice of the plan. Otherwise the first time spends one of the month's spoken clips; after that it is free,
 * even if the recording has to be made again or the tone is another one; such free recordings are limited per day. A
 * fallback voice is free, and is replaced by the chosen voice once that can be reached again. Where the right
 * recording cannot be made, an earlier one is returned. `onPiece` gets a new recording in pieces while it is made.
 * For one that is asked for ahead, nothing is charged or sent to another company: where that would be needed, throws
 * `not_found`.
 */
export async function speak(
  app: App,
  { record, countFree }: Speaking,
  account: Account,
  { id, voice, tone = 'day', ahead = false }: SpeakOrder,
  signal: AbortSignal,
  onPiece?: (piece: SpeechChunk) => void,
): Promise<Speech> {
  const { db } = app.database
  const { text, clip } = orNotFound(await findLine(app.database, account.id, id, voice))
  const isRight = (stored: Clip) => !stored.clip.fallback && stored.clip.tone === tone
  if (clip && isRight(clip)) return toSpeech(clip)
  await refuseVoice(app, account, voice)

  const clipId = { accountId: account.id, affirmationId: id, voice, tone }
  const [delivery, isFree] = await Promise.all([
    findDelivery(app.database, account.id),
    isFreeToPlay(app, account, { id, text }),
  ])
  if (ahead && !(isFree && (await isOfThisServer(app, account, voice)))) throw new Problem('not_found')
  const recordIt = (beforeMaking?: () => void) =>
    record({ account, text, voice, tone, delivery, ahead, onPiece, beforeMaking }, signal)
  const speakFree = async () => {
    const recorded = await recordIt(() => countFree(account, ahead))
    // The chosen voice in another tone is better than another voice.
    if (recorded.fallback && clip && !clip.clip.fallback) return toSpeech(clip)
    return toSpeech(await storeClip(db, toClip(app, clipId, recorded)))
  }
  if (isFree) return clip ? speakFree().catch(orEarlier(clip)) : speakFree()
  const speaking = runMetered(app, account, {
    feature: 'speech',
    key: keyOf(id, voice, text),
    fingerprint: '',
    async work() {
      const recorded = await recordIt()
      return {
        charged: !recorded.fallback,
        isFallback: recorded.fallback,
        resultId: id,
        store: async (transaction) => toSpeech(await storeClip(transaction, toClip(app, clipId, recorded))),
      }
    },
    async replay() {
      const stored = await findClip(app.database, account.id, id, voice)
      return stored && isRight(stored) ? toSpeech(stored) : speakFree()
    },
  })
  return clip ? speaking.catch(orEarlier(clip)) : speaking
}

const mayReturnEarlier = ['allowance_spent', 'rate_limited', 'voice_unavailable']

/** Returns the clip there is, of a fallback voice or in another tone, if the right one may or can not be made. */
const orEarlier = (clip: Clip) => (error: unknown) => {
  if (error instanceof Problem && mayReturnEarlier.includes(error.code)) return toSpeech(clip)
  throw error
}
