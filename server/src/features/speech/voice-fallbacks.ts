import type { Voice } from '#ports/voice.ts'
import { offeredVoices } from './voices.ts'

/** An engine and the voice it speaks in. */
export interface Speaker {
  engine: Voice
  voice: string
  /** Not the voice that was asked for. */
  fallback: boolean
}

/**
 * Who speaks a voice, and who stands in, in the order they are tried: the engine that has it, then each one after it in
 * a voice from the same place where there is one. A voice that is gone has stand-ins alone.
 */
export async function speakersFor(voices: readonly Voice[], id: string): Promise<Speaker[]> {
  const offer = (await offeredVoices(voices)).find(({ info }) => info.id === id)
  const after = offer ? voices.indexOf(offer.engine) + 1 : 0
  const standIns = voices.slice(after).map(async (engine) => {
    const own = await engine.voices()
    const alike = own.find(({ locale }) => locale === offer?.info.locale) ?? own[0]
    return alike && { engine, voice: alike.id, fallback: true }
  })
  const fallbacks = (await Promise.all(standIns)).filter((speaker) => speaker !== undefined)
  return offer ? [{ engine: offer.engine, voice: id, fallback: false }, ...fallbacks] : fallbacks
}
