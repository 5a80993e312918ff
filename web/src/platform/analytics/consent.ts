/** The answer, and with a yes the number this device is counted under. Nothing is kept before there is an answer. */
const answerKey = 'glimmer.counting'
const visitorKey = 'glimmer.counted-as'

export type Answer = 'yes' | 'no'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether the browser says by itself that its person does not want to be followed. */
export function asksNotToBeCounted(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** What was answered on this device; nothing where nobody answered, or nothing can be kept. */
export function readAnswer(store?: Store): Answer | undefined {
  try {
    const kept = (store ?? localStorage).getItem(answerKey)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps the answer. A no forgets the number too; a store that refuses leaves the question open, which counts nothing. */
export function keepAnswer(answer: Answer, store?: Store) {
  try {
    const kept = store ?? localStorage
    kept.setItem(answerKey, answer)
    if (answer === 'no') kept.removeItem(visitorKey)
  } catch {
    // Nothing was kept, so nothing is counted.
  }
}

export const mayCount = (store?: Store, browser?: object) => readAnswer(store) === 'yes' && !asksNotToBeCounted(browser)

/** The number of this device, drawn when it is first needed; call it only when counting is allowed. */
export function visitorNumber(store: Store = localStorage): string {
  const kept = store.getItem(visitorKey)
  if (kept) return kept
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
