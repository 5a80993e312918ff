import { log } from '../api/log.ts'

/** The most reports of one kind of error. */
const maxPerKind = 5

type Report = (name: string, message: string) => void

/** Lets through at most five reports of each distinct type and message. */
export function capped(report: Report): Report {
  const seen = new Map<string, number>()
  return (name, message) => {
    const kind = `${name}: ${message}`
    const times = (seen.get(kind) ?? 0) + 1
    seen.set(kind, times)
    if (times <= maxPerKind) report(name, message)
  }
}

/** A refused call is reported by its status only: the server's sentence is meant for the user. */
const describe = (thrown: unknown): [name: string, message: string] => {
  if (!(thrown instanceof Error)) return ['Unknown', '']
  return [thrown.name, 'status' in thrown ? `Status ${String(thrown.status)}` : thrown.message]
}

/** Logs outside production, and reports to analytics with consent. That code is loaded only after an error. */
function sendReport(name: string, message: string) {
  log(name, { message })
  void import('./track.ts').then(
    ({ track }) => track({ name: 'error_reported', properties: { name, message } }),
    () => undefined,
  )
}

/**
 * Reports uncaught errors for the life of the page, and keeps unhandled rejections out of the browser's console.
 * Returns a function that reports errors caught by an error boundary, under the same cap.
 */
export function listenForErrors(page: EventTarget, report: Report = sendReport) {
  const send = capped(report)
  page.addEventListener('error', (event) => send(...describe((event as ErrorEvent).error)))
  page.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    send(...describe((event as PromiseRejectionEvent).reason))
  })
  return (thrown: unknown) => send(...describe(thrown))
}
