import { observable } from '#lib/observable.ts'

/** The answer, and with a yes the number this device is counted under. Nothing is stored before there is an answer. */
const answerKey = 'glimmer.counting'
const visitorKey = 'glimmer.counted-as'

export type Answer = 'yes' | 'no'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether the browser says by itself that its person does not want to be followed. */
export function asksNotToBeCounted(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** What was answered on this device; nothing where nobody answered, or nothing can be stored. */
export function readAnswer(store?: Store): Answer | undefined {
  try {
    const stored = (store ?? localStorage).getItem(answerKey)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the answer. A no forgets the number too; a store that refuses leaves the question open, which counts nothing. */
export function storeAnswer(answer: Answer, store?: Store) {
  try {
    const into = store ?? localStorage
    into.setItem(answerKey, answer)
    if (answer === 'no') into.removeItem(visitorKey)
  } catch {
    // Nothing was stored, so nothing is counted.
  }
}

/** The answer as every part of the page sees it. */
export const consent = observable<Answer | undefined>(readAnswer())

/** Takes an answer; it holds from this moment on. */
export function giveConsent(answer: Answer) {
  storeAnswer(answer)
  consent.set(readAnswer())
}

/** Nothing is counted of somebody under 18: a yes on this device becomes a no. */
export function refuseForTeen() {
  if (readAnswer() === 'yes') giveConsent('no')
}

export const mayCount = (store?: Store, browser?: object) => readAnswer(store) === 'yes' && !asksNotToBeCounted(browser)

/** The number of this device, drawn when it is first needed; call it only when counting is allowed. */
export function visitorNumber(store: Store = localStorage): string {
  const stored = store.getItem(visitorKey)
  if (stored) return stored
  const drawn = crypto.randomUUID()
  store.setItem(visitorKey, drawn)
  return drawn
}

/** Whoever is counted here next is somebody else: what signing out leads to. */
export function forgetVisitor(store?: Store) {
  try {
    ;(store ?? localStorage).removeItem(visitorKey)
  } catch {
    // There is none to forget.
  }
}
