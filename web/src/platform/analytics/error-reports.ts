import { log } from '../api/log.ts'

/** How often one kind of error is reported. */
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

/** A refused call is told by its status: the server's sentence was meant for the one who reads it. */
const describe = (thrown: unknown): [name: string, message: string] => {
  if (!(thrown instanceof Error)) return ['Unknown', '']
  return [thrown.name, 'status' in thrown ? `Status ${String(thrown.status)}` : thrown.message]
}

/** To the console while developing, and to analytics where that is agreed to, which is fetched when there is an error. */
function sendReport(name: string, message: string) {
  log(name, { message })
  void import('./track.ts').then(
    ({ track }) => track({ name: 'error_reported', properties: { name, message } }),
    () => undefined,
  )
}

/**
 * Reports errors nobody caught, for as long as the page lives. Rejections stay out of the browser's own log. Returns a
 * function that reports what a part of a screen did catch, under the same cap.
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
