import { observable } from '#lib/observable.ts'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'

/** The keys of the answer and, after a yes, of this device's visitor id. Nothing is stored before there is an answer. */
const answerKey = 'glimmer.counting'
export const visitorKey = 'glimmer.counted-as'
/** The key of the plan that was counted last, which `followPlan` compares with. */
export const planKey = 'glimmer.counted-plan'

export type Consent = 'yes' | 'no'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether the browser signals that its user does not want to be tracked (Do Not Track, Global Privacy Control). */
export function hasOptOutSignal(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The answer given on this device; undefined if there is none, or storage is refused. */
export function readConsent(store?: Store): Consent | undefined {
  const stored = readItem(answerKey, store)
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

/** Stores the answer; a no also removes the visitor id and the counted plan. If storage is refused, nothing is tracked. */
export function storeConsent(answer: Consent, store?: Store) {
  writeItem(answerKey, answer, store)
  if (answer === 'no') for (const key of [visitorKey, planKey]) removeItem(key, store)
}

/** The current answer, which components can subscribe to. */
export const consent = observable<Consent | undefined>(readConsent())

/** Stores an answer and applies it at once. */
export function setConsent(answer: Consent) {
  storeConsent(answer)
  consent.set(readConsent())
}

/** Turns a yes on this device into a no: users under 18 are never tracked. */
export function refuseForTeen() {
  if (readConsent() === 'yes') setConsent('no')
}

export const mayTrack = (store?: Store, browser?: object) => readConsent(store) === 'yes' && !hasOptOutSignal(browser)
