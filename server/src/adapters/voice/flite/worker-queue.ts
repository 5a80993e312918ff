import { Worker } from 'node:worker_threads'

/** How asking a worker can fail: it took too long (or the line is too long to wait in), or it died. */
export type QueueFailure = 'timed-out' | 'broken'
export type QueueAnswer<Answer> = { ok: true; answer: Answer } | { ok: false; reason: QueueFailure }

export interface WorkerQueue<Job, Answer> {
  /** Waits its turn, then for the answer. Rejects, with the signal's reason, only when `signal` aborts. */
  ask(job: Job, signal: AbortSignal): Promise<QueueAnswer<Answer>>
  close(): Promise<void>
}

export interface WorkerQueueOptions {
  workerUrl: URL
  /** For one job, a cold start included. */
  timeoutMs: number
  /** How many may wait; the next is told `timed-out` at once. */
  maxWaiting: number
  /** How long an idle thread is kept for the next job, in milliseconds. */
  idleMs: number
  /** Runs something after so many milliseconds unless it is called off; the process may end before. */
  after?: After | undefined
  /** Told of every thread as it starts. */
  onWorker?: ((worker: Worker) => void) | undefined
}

/** A timer that can be called off. */
export type After = (ms: number, run: () => void) => () => void

const afterUnlessEnding: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}

/** Calls `dismiss` once nothing has been asked for long enough: a thread holds 100 MB, and is back in half a second. */
function idleTimer({ idleMs, after = afterUnlessEnding }: WorkerQueueOptions, dismiss: () => void) {
  let stop = () => {}
  const restart = () => {
    stop()
    stop = after(idleMs, dismiss)
  }
  return { restart, stop: () => stop() }
}

/** Starts a thread; `hear` is told every answer, and undefined when it dies. */
function startThread<Answer>({ workerUrl, onWorker }: WorkerQueueOptions, hear: (answer: Answer | undefined) => void) {
  // The thread has no business with settings or secrets.
  const started = new Worker(workerUrl, { name: 'voice', env: {}, execArgv: [] })
  started.on('message', hear)
  started.on('error', () => hear(undefined))
  started.on('exit', () => hear(undefined))
  // While it works the time limit keeps the process going; an idle thread must not. Listening had taken hold of it.
  started.unref()
  onWorker?.(started)
  return started
}

interface Place<Job, Answer> {
  job: Job
  settle(answer: QueueAnswer<Answer>): void
}

/**
 * One worker thread and the line in front of it. The thread starts with the first job, lets the process end while idle,
 * ends after some time without one, and is replaced after it dies or is stopped for taking too long. A job whose
 * caller has gone away leaves the line; one already being worked on is finished and forgotten, which is quicker than a
 * new thread.
 */
export function workerQueue<Job, Answer>(options: WorkerQueueOptions): WorkerQueue<Job, Answer> {
  const waiting: Place<Job, Answer>[] = []
  let served: { place: Place<Job, Answer>; timer: NodeJS.Timeout } | undefined
  let worker: Worker | undefined
  let closed = false
  const idle = idleTimer(options, () => {
    void worker?.terminate()
    worker = undefined
  })

  function finish(answer: QueueAnswer<Answer>) {
    if (!served) return
    const { place, timer } = served
    clearTimeout(timer)
    served = undefined
    place.settle(answer)
    serveNext()
  }

  function lose(lost: Worker, reason: QueueFailure) {
    if (lost !== worker) return
    worker = undefined
    finish({ ok: false, reason })
  }

  function start(): Worker {
    const started = startThread(options, (answer: Answer | undefined) => {
      // A late answer of a thread given up on would reach the wrong caller.
      if (started !== worker) return
      if (answer === undefined) lose(started, 'broken')
      else finish({ ok: true, answer })
    })
    return started
  }

  function serveNext() {
    if (served) return
    const place = waiting.shift()
    if (!place) return idle.restart()
    idle.stop()
    worker ??= start()
    const serving = worker
    const timer = setTimeout(() => {
      lose(serving, 'timed-out')
      void serving.terminate()
    }, options.timeoutMs)
    served = { place, timer }
    serving.postMessage(place.job)
  }

  function ask(job: Job, signal: AbortSignal): Promise<QueueAnswer<Answer>> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (closed) return Promise.resolve({ ok: false, reason: 'broken' })
    if (waiting.length >= options.maxWaiting) return Promise.resolve({ ok: false, reason: 'timed-out' })
    const { promise, resolve, reject } = Promise.withResolvers<QueueAnswer<Answer>>()
    const place = { job, settle: resolve }
    const leave = () => {
      const index = waiting.indexOf(place)
      if (index >= 0) waiting.splice(index, 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(place)
    serveNext()
    return promise.finally(() => signal.removeEventListener('abort', leave))
  }

  return {
    ask,
    async close() {
      closed = true
      const last = worker
      worker = undefined
      for (const place of waiting.splice(0)) place.settle({ ok: false, reason: 'broken' })
      finish({ ok: false, reason: 'broken' })
      idle.stop()
      await last?.terminate()
    },
  }
}
