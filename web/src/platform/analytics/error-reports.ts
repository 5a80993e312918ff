type Report = (thrown: unknown) => void

/** The code that reports an error is loaded only after one. */
const sendReport: Report = (thrown) =>
  void import('./send-error-report.ts').then(
    (m) => m.sendErrorReport(thrown),
    () => undefined,
  )

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
