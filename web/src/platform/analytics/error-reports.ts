import { log } from '../api/log.ts'
import { track } from './track.ts'

type Report = (thrown: unknown) => void

/** The most reports of one kind of error. */
const maxPerKind = 5

type ReportKind = (name: string, message: string) => void

/** Lets through at most five reports of each distinct type and message. */
export function limitReports(report: ReportKind): ReportKind {
  const seen = new Map<string, number>()
  return (name, message) => {
    const kind = `${name}: ${message}`
    const times = (seen.get(kind) ?? 0) + 1
    seen.set(kind, times)
    if (times <= maxPerKind) report(name, message)
  }
}

/** What is reported of an error. A refused call is named by its status only: its sentence is meant for the user. */
export function describeError(thrown: unknown): [name: string, message: string] {
  if (!(thrown instanceof Error)) return ['Unknown', '']
  return [thrown.name, 'status' in thrown ? `Status ${String(thrown.status)}` : thrown.message]
}

const reportCapped = limitReports((name, message) => {
  log(name, { message })
  track({ name: 'error_reported', properties: { name, message } })
})

/** Logs an error outside production, and reports it to analytics with consent. */
const sendReport: Report = (thrown) => reportCapped(...describeError(thrown))

/**
 * Reports uncaught errors for the life of the page, and keeps unhandled rejections out of the browser's console.
 * Returns the function that reports, for errors caught by an error boundary.
 */
export function listenForErrors(page: EventTarget, report: Report = sendReport): Report {
  page.addEventListener('error', (event) => report((event as ErrorEvent).error))
  page.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    report((event as PromiseRejectionEvent).reason)
  })
  return report
}
