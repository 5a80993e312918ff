import { createHmac } from 'node:crypto'
import type { Pauses } from '#ports/voice.ts'

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
  pauses: Pauses
}

/** The key of a recording: equal for the same sound, and without the secret it does not reveal what is spoken. */
export function recordingKey(secret: string, { engine, voice, text, said, rate, pauses }: Utterance): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([engine, voice, text, rate, pauses, ...(said === undefined ? [] : [said])]))
    .digest('hex')
}

export const blobKeyOf = (key: string) => `speech/${key.slice(0, 2)}/${key}.mp3`
