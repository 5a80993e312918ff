import type { Voice } from '#ports/voice.ts'
import { offeredVoices } from './voices.ts'

/** An engine and the voice it speaks in. */
export interface Speaker {
  engine: Voice
  voice: string
  /** True if this is not the voice that was requested. */
  fallback: boolean
}

/**
 * Who speaks a voice, and its fallbacks, in the order they are tried: first the engine that has it, then each engine
 * after it, if possible in a voice of the same locale. A voice that no longer exists has only fallbacks.
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
