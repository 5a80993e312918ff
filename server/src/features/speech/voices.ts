import { type PlanOffer, plans, type Voice as ReplyVoice, tierForVoice } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import type { Voice, VoiceInfo } from '#ports/voice.ts'
import { invalidField, Problem } from '#problem.ts'

/** A voice and its engine. */
export interface Offer {
  engine: Voice
  info: VoiceInfo
}

/** All voices of some engines, in the order of the engines. If two have the same id, the first one counts. */
export async function offeredVoices(voices: readonly Voice[]): Promise<Offer[]> {
  const lists = await Promise.all(
    voices.map(async (engine) => (await engine.voices()).map((info) => ({ engine, info }))),
  )
  const offers = new Map<string, Offer>()
  for (const offer of lists.flat()) if (!offers.has(offer.info.id)) offers.set(offer.info.id, offer)
  return [...offers.values()]
}

/** The voices; those that the plan does not include say which plan does. */
export async function listVoices(app: App, account: Account): Promise<{ voices: ReplyVoice[] }> {
  const offers = await offeredVoices(app.voicesFor(account))
  return {
    voices: offers.map(({ engine, info }, index) => ({
      ...info,
      ready: engine.isReady?.() ?? true,
      ...(isLocked(account, index) && { requiredTier: tierForVoice(index) }),
    })),
  }
}

const isLocked = ({ tier }: Pick<Account, 'tier'>, index: number) =>
  index >= (plans[tier].voices ?? Number.POSITIVE_INFINITY)

/** Every voice for adults by name, with the plan that includes it. */
export const voicesByPlan = async (app: App): Promise<PlanOffer['voices']> =>
  (await offeredVoices(app.voicesFor({ age: 'adult' }))).map(({ info: { name } }, index) => ({
    name,
    tier: tierForVoice(index),
  }))

/** Throws `invalid_input` for a voice that does not exist, `voice_locked` for one that another plan includes. */
export async function refuseVoice(app: App, account: Account, id: string): Promise<void> {
  const index = (await offeredVoices(app.voicesFor(account))).findIndex(({ info }) => info.id === id)
  if (index === -1) throw invalidField('voice', 'There is no such voice.')
  if (isLocked(account, index)) throw new Problem('voice_locked', undefined, { tier: tierForVoice(index) })
}

/** Whether nothing is sent to another company when this voice speaks, as for listeners whose age is unknown. */
export async function isOfThisServer(app: App, account: Account, id: string): Promise<boolean> {
  const offer = (await offeredVoices(app.voicesFor(account))).find(({ info }) => info.id === id)
  return offer !== undefined && app.voicesFor({ age: 'unknown' }).includes(offer.engine)
}

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
