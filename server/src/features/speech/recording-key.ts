import { createHmac } from 'node:crypto'
import type { Pauses } from '#ports/voice.ts'

/** All that decides how a recording sounds and is timed. */
export interface Utterance {
  /** Engine, version, address and model. */
  engine: string
  voice: string
  /** As written: the word times point into it. */
  text: string
  rate: number
  /** As it is said, where a name in it is spelt another way. */
  said?: string | undefined
  pauses: Pauses
}

/** A recording's name: the same for the same sound, and without the secret no way to tell what is spoken. */
export function recordingKey(secret: string, { engine, voice, text, said, rate, pauses }: Utterance): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([engine, voice, text, rate, pauses, ...(said === undefined ? [] : [said])]))
    .digest('hex')
}

export const blobKeyOf = (key: string) => `speech/${key.slice(0, 2)}/${key}.mp3`
