import { flite } from '../../server/src/adapters/voice/flite/voice.ts'
import type { SpokenWord } from '../../server/src/ports/voice.ts'

/** Something that is heard in the film: its sound, and when each of its words is said, in milliseconds. */
export interface Sound {
  text: string
  audio: Uint8Array
  durationMs: number
  words: readonly SpokenWord[]
}

/** Whose voice tells the film. */
const narrator = 'clara'

/** Has each text spoken by the built-in voice. */
export async function narrate(texts: readonly string[]): Promise<Sound[]> {
  const voice = flite()
  const sounds: Sound[] = []
  try {
    for (const text of texts) {
      const spoken = await voice.synthesize({ text, voice: narrator, signal: new AbortController().signal })
      if (!spoken.ok) throw new Error(`The voice would not say "${text}": ${spoken.reason}.`)
      sounds.push({ text, ...spoken.speech })
    }
  } finally {
    await voice.close()
  }
  return sounds
}
