import type { CDPSession } from '@playwright/test'

/** One thing the browser did. Times in microseconds; `tdur` is what the thread worked, whoever else had the machine. */
export interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { type?: string } }
}

/** Everything the browser did while `work` went on. */
export async function record(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'toplevel']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await work()
  await session.send('Tracing.end')
  await complete
  return events.filter(({ ph }) => ph === 'X').toSorted((one, other) => one.ts - other.ts)
}

interface Span {
  from: (event: TraceEvent) => boolean
  /** The last thing that counts; the next one of its kind after each beginning. */
  to: (event: TraceEvent) => boolean
}

/** Milliseconds a thread worked from each beginning until the end that follows it. */
export function workBetween(events: readonly TraceEvent[], { from, to }: Span): number[] {
  return events.filter(from).flatMap((begin) => {
    const thread = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
    const end = thread.find((event) => event.ts > begin.ts && to(event))
    if (!end) return []
    const within = ({ ts, dur = 0 }: TraceEvent) => ts + dur > begin.ts && ts <= end.ts
    const tasks = thread.filter((event) => event.name === 'RunTask' && within(event))
    return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
}
