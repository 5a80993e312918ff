import { log } from '../../api/log.ts'

/** How often one kind of error is reported; SPEC section 8. */
const mostPerKind = 5

/** Lets through at most five reports of each distinct type and message. */
export function capped(report: (name: string, message: string) => void) {
  const seen = new Map<string, number>()
  return (name: string, message: string) => {
    const kind = `${name}: ${message}`
    const times = (seen.get(kind) ?? 0) + 1
    seen.set(kind, times)
    if (times <= mostPerKind) report(name, message)
  }
}

const describe = (thrown: unknown): [name: string, message: string] =>
  thrown instanceof Error ? [thrown.name, thrown.message] : ['Unknown', '']

/**
 * Hears of errors nobody caught, for as long as the page lives. Rejections are kept out of the browser's own log.
 * Answers a way to report what a part of a screen did catch, under the same cap.
 */
export function listenForErrors(page: EventTarget, report = (name: string, message: string) => log(name, { message })) {
  const note = capped(report)
  page.addEventListener('error', (event) => note(...describe((event as ErrorEvent).error)))
  page.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    note(...describe((event as PromiseRejectionEvent).reason))
  })
  return (thrown: unknown) => note(...describe(thrown))
}
