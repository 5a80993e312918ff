import { createHash, createHmac } from 'node:crypto'
import type { Tone } from '@glimmer/contract/lines'
import type { Account, App } from '#app.ts'
import type { SpeechChunk, VoiceFailure } from '#ports/voice.ts'
import { invalidField, Problem } from '#problem.ts'
import type { Delivery } from './delivery.ts'
import { findRecording, noteUse, type Recording, readSecret, storeRecording } from './recordings.ts'
import { type Respelt, respell } from './respell.ts'
import { singleFlight, type Work } from './single-flight.ts'
import { type Speaker, speakersFor } from './voices.ts'

/** A recording, made now or earlier, and whether a fallback voice speaks it. */
export interface NewRecording {
  recording: Recording
  fallback: boolean
}

export interface RecordingRequest {
  /** The listener's age determines which voices may speak. */
  account: Pick<Account, 'age'>
  text: string
  voice: string
  /** `day` if left out. */
  tone?: Tone | undefined
  /** How the listener wants it spoken; as written and at the voice's own pace if left out. */
  delivery?: Delivery | undefined
  /** Nobody waits for it yet: it yields to what somebody waits for, and no fallback voice is used. */
  ahead?: boolean
  /** Called before a recording is made in the chosen voice, not if there is one; what it throws prevents it. */
  beforeMaking?: (() => void) | undefined
  /** Called with each piece of a recording as it is made, by voices that make it in pieces. */
  onPiece?: ((piece: SpeechChunk) => void) | undefined
}

/** Finds the recording of a text in a voice, or makes it. */
export type Recorder = (request: RecordingRequest, signal: AbortSignal) => Promise<NewRecording>

type MakeResult = { ok: true; recording: Recording } | { ok: false; reason: VoiceFailure }

const refusals: Partial<{ [Reason in VoiceFailure]: string }> = {
  unspeakable: 'There is nothing here that can be said aloud.',
  'too-long': 'This line is too long to be spoken.',
}

/** The same listener, and a function that says whether it has received anything yet. */
function noting(onPiece: RecordingRequest['onPiece']) {
  let heard = false
  const note = (piece: SpeechChunk) => {
    heard = true
    onPiece?.(piece)
  }
  return { onPiece: note, hasHeard: () => heard }
}

/** What is to be said, by which voice, and the key of the resulting recording. */
interface Order {
  speaker: Speaker
  utterance: Utterance
  respelt: Respelt
  key: string
  untilWanted?: AbortSignal | undefined
}

async function make(
  app: App,
  { speaker, utterance, respelt, key, untilWanted }: Order,
  signal: AbortSignal,
  report: (piece: SpeechChunk) => void,
): Promise<MakeResult> {
  const { engine, voice } = speaker
  const { rate, tone } = utterance
  let reportedBytes = 0
  const onPiece = ({ audio, words }: SpeechChunk) => {
    reportedBytes += audio.length
    report({ audio, words: respelt.toWritten(words) })
  }
  const spoken = await engine.synthesize({ text: respelt.said, voice, rate, tone, onPiece, untilWanted, signal })
  if (!spoken.ok) return spoken
  const { audio, words, ...speech } = spoken.speech
  if (reportedBytes > 0) report({ audio: audio.subarray(reportedBytes), words: [] })
  const now = app.clock.now()
  const etag = createHash('sha256').update(audio).digest('base64url')
  const stored = { key, blobKey: blobKeyOf(key), etag, bytes: audio.length, createdAt: now, usedAt: now }
  const recording = { ...speech, words: respelt.toWritten(words), ...stored }
  await storeRecording(app, recording, audio)
  return { ok: true, recording }
}

/**
 * Creates the recorder: it looks in the cache, records what is missing, once for all concurrent requests, and uses the
 * fallback if a voice cannot be reached. Throws `invalid_input` for a text that cannot be spoken, `voice_unavailable`.
 */
export function recorder(app: App): Recorder {
  const flights = singleFlight<MakeResult, SpeechChunk>()
  /** Recordings that are being made ahead, by key. */
  const ahead = new Map<string, AbortController>()
  let secret: Promise<string> | undefined

  async function keyOf(utterance: Utterance): Promise<string> {
    secret ??= readSecret(app)
    try {
      return recordingKey(await secret, utterance)
    } catch (error) {
      secret = undefined
      throw error
    }
  }

  async function findOrMake(
    speaker: Speaker,
    { text, tone = 'day', delivery, beforeMaking, onPiece, ahead: isAhead }: RecordingRequest,
    signal: AbortSignal,
  ): Promise<MakeResult> {
    const { engine, voice } = speaker
    const respelt = respell(text, delivery?.respelling)
    const said = respelt.said === text ? undefined : respelt.said
    const utterance: Utterance = {
      engine: engine.name,
      voice,
      text,
      said,
      rate: delivery?.rate ?? 1,
      tone,
    }
    const key = await keyOf(utterance)
    const stored = await findRecording(app, key)
    if (stored) {
      await noteUse(app, stored, app.clock.now())
      return { ok: true, recording: stored }
    }
    if (!speaker.fallback) beforeMaking?.()
    if (!isAhead) ahead.get(key)?.abort()
    const work: Work<MakeResult, SpeechChunk> = async (unlessAllLeft, report) => {
      const wanted = isAhead ? new AbortController() : undefined
      if (wanted) ahead.set(key, wanted)
      const order = { speaker, utterance, respelt, key, untilWanted: wanted?.signal }
      return make(app, order, unlessAllLeft, report).finally(() => wanted && ahead.delete(key))
    }
    return flights(key, signal, work, onPiece)
  }

  return async (request, signal) => {
    const all = await speakersFor(app.voicesFor(request.account), request.voice)
    const speakers = all.filter(({ fallback }) => !(request.ahead && fallback))
    const listening = noting(request.onPiece)
    for (const speaker of speakers) {
      // Never changes the voice in the middle of a line.
      if (listening.hasHeard()) break
      const onPiece = request.onPiece && listening.onPiece
      const made = await findOrMake(speaker, { ...request, onPiece }, signal)
      if (made.ok) return { recording: made.recording, fallback: speaker.fallback }
      const message = refusals[made.reason]
      if (message) throw invalidField('text', message, message)
    }
    throw new Problem('voice_unavailable')
  }
}

/** Everything that determines how a recording sounds and how its words are timed. */
export interface Utterance {
  /** Identifies the engine, its version, address and model. */
  engine: string
  voice: string
  /** As written: the word timings are positions in it. */
  text: string
  rate: number
  /** The text as it is spoken, if a name in it is respelt. */
  said?: string | undefined
  tone: Tone
}

/** The key of a recording: equal for the same sound, and without the secret it does not reveal what is spoken. */
export function recordingKey(secret: string, { engine, voice, text, said, rate, tone }: Utterance): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([engine, voice, text, rate, tone, ...(said === undefined ? [] : [said])]))
    .digest('hex')
}

export const blobKeyOf = (key: string) => `speech/${key.slice(0, 2)}/${key}.mp3`
