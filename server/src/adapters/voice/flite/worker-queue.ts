import { Worker } from 'node:worker_threads'

/** How asking a worker can fail: it took too long (or the queue is too long to wait in), or it died. */
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
  /** How long an idle thread is kept for the next job. */
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

/** Starts a thread; `onAnswer` is told every answer, and undefined when it dies. */
function startThread<Answer>(
  { workerUrl, onWorker }: WorkerQueueOptions,
  onAnswer: (answer: Answer | undefined) => void,
) {
  // The thread has no business with settings or secrets.
  const started = new Worker(workerUrl, { name: 'voice', env: {}, execArgv: [] })
  started.on('message', onAnswer)
  started.on('error', () => onAnswer(undefined))
  started.on('exit', () => onAnswer(undefined))
  // While it works the time limit keeps the process going; an idle thread must not. Listening had taken hold of it.
  started.unref()
  onWorker?.(started)
  return started
}

interface QueuedJob<Job, Answer> {
  job: Job
  settle(answer: QueueAnswer<Answer>): void
}

/**
 * One worker thread and the queue in front of it. The thread starts with the first job, lets the process end while idle,
 * ends after some time without one, and is replaced after it dies or is stopped for taking too long. A job whose
 * caller has gone away leaves the queue; one already being worked on is finished and forgotten, which is quicker than a
 * new thread.
 */
export function workerQueue<Job, Answer>(options: WorkerQueueOptions): WorkerQueue<Job, Answer> {
  const waiting: QueuedJob<Job, Answer>[] = []
  let running: { queued: QueuedJob<Job, Answer>; timer: NodeJS.Timeout } | undefined
  let worker: Worker | undefined
  let closed = false
  const idle = idleTimer(options, () => {
    void worker?.terminate()
    worker = undefined
  })

  function finish(answer: QueueAnswer<Answer>) {
    if (!running) return
    const { queued, timer } = running
    clearTimeout(timer)
    running = undefined
    queued.settle(answer)
    startNext()
  }

  function drop(lost: Worker, reason: QueueFailure) {
    if (lost !== worker) return
    worker = undefined
    finish({ ok: false, reason })
  }

  function start(): Worker {
    const started = startThread(options, (answer: Answer | undefined) => {
      // A late answer of a thread given up on would reach the wrong caller.
      if (started !== worker) return
      if (answer === undefined) drop(started, 'broken')
      else finish({ ok: true, answer })
    })
    return started
  }

  function startNext() {
    if (running) return
    const queued = waiting.shift()
    if (!queued) return idle.restart()
    idle.stop()
    worker ??= start()
    const thread = worker
    const timer = setTimeout(() => {
      drop(thread, 'timed-out')
      void thread.terminate()
    }, options.timeoutMs)
    running = { queued, timer }
    thread.postMessage(queued.job)
  }

  function ask(job: Job, signal: AbortSignal): Promise<QueueAnswer<Answer>> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (closed) return Promise.resolve({ ok: false, reason: 'broken' })
    if (waiting.length >= options.maxWaiting) return Promise.resolve({ ok: false, reason: 'timed-out' })
    const { promise, resolve, reject } = Promise.withResolvers<QueueAnswer<Answer>>()
    const queued = { job, settle: resolve }
    const leave = () => {
      const index = waiting.indexOf(queued)
      if (index >= 0) waiting.splice(index, 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(queued)
    startNext()
    return promise.finally(() => signal.removeEventListener('abort', leave))
  }

  return {
    ask,
    async close() {
      closed = true
      const last = worker
      worker = undefined
      for (const queued of waiting.splice(0)) queued.settle({ ok: false, reason: 'broken' })
      finish({ ok: false, reason: 'broken' })
      idle.stop()
      await last?.terminate()
    },
  }
}
