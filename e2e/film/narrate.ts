import { fliteVoice } from '@glimmer/server/adapters/voice/flite/voice'
import type { SpokenWord, Voice } from '@glimmer/server/ports/voice'

/** A sound of the film, with the times of its words in milliseconds. */
export interface Sound {
  text: string
  audio: Uint8Array
  durationMs: number
  words: readonly SpokenWord[]
}

const narrator = 'clara'

/** How often a text is tried: on a busy machine the voice may time out. */
const tries = 4

async function say(voice: Voice, text: string): Promise<Sound> {
  let reason = ''
  for (let turn = 0; turn < tries; turn++) {
    const spoken = await voice.synthesize({ text, voice: narrator, signal: new AbortController().signal })
    if (spoken.ok) return { text, ...spoken.speech }
    reason = spoken.reason
  }
  throw new Error(`The voice would not say "${text}": ${reason}.`)
}

/** Has each text spoken by the built-in voice. */
export async function narrate(texts: readonly string[]): Promise<Sound[]> {
  const voice = fliteVoice()
  const sounds: Sound[] = []
  try {
    for (const text of texts) sounds.push(await say(voice, text))
  } finally {
    await voice.close()
  }
  return sounds
}
