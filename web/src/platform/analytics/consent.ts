import { observable } from '#lib/observable.ts'

/** The keys of the answer and, after a yes, of this device's number. Nothing is stored before there is an answer. */
const answerKey = 'glimmer.counting'
const visitorKey = 'glimmer.counted-as'

export type Answer = 'yes' | 'no'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether the browser signals that its user does not want to be tracked (Do Not Track, Global Privacy Control). */
export function asksNotToBeCounted(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The answer given on this device; undefined if there is none, or storage is refused. */
export function readAnswer(store?: Store): Answer | undefined {
  try {
    const stored = (store ?? localStorage).getItem(answerKey)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the answer; a no also removes the number. If storage is refused, nothing is counted. */
export function storeAnswer(answer: Answer, store?: Store) {
  try {
    const into = store ?? localStorage
    into.setItem(answerKey, answer)
    if (answer === 'no') into.removeItem(visitorKey)
  } catch {
    // Nothing was stored, so nothing is counted.
  }
}

/** The current answer, which components can subscribe to. */
export const consent = observable<Answer | undefined>(readAnswer())

/** Stores an answer and applies it at once. */
export function giveConsent(answer: Answer) {
  storeAnswer(answer)
  consent.set(readAnswer())
}

/** Turns a yes on this device into a no: users under 18 are never counted. */
export function refuseForTeen() {
  if (readAnswer() === 'yes') giveConsent('no')
}

export const mayCount = (store?: Store, browser?: object) => readAnswer(store) === 'yes' && !asksNotToBeCounted(browser)

/** The random number of this device, created at the first call. Call it only when counting is allowed. */
export function visitorNumber(store: Store = localStorage): string {
  const stored = store.getItem(visitorKey)
  if (stored) return stored
  const drawn = crypto.randomUUID()
  store.setItem(visitorKey, drawn)
  return drawn
}

/** Removes this device's number, at sign-out: the next user must not be counted as the same visitor. */
export function forgetVisitor(store?: Store) {
  try {
    ;(store ?? localStorage).removeItem(visitorKey)
  } catch {
    // Storage is refused, so nothing is stored.
  }
}
