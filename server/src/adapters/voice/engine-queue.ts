/** Why a job failed: it took too long (or the queue is too long), or the engine died. */
export type QueueFailure = 'timed-out' | 'broken'
export type QueueAnswer<Answer> = { ok: true; answer: Answer } | { ok: false; reason: QueueFailure }

export interface EngineQueue<Job, Answer, Progress = never> {
  /**
   * Queues a job and waits for the answer. Progress the engine reports before it is passed to `onProgress`, until the
   * caller leaves. Rejects, with the signal's reason, only when `signal` aborts.
   */
  ask(job: Job, signal: AbortSignal, onProgress?: (progress: Progress) => void): Promise<QueueAnswer<Answer>>
  close(): Promise<void>
}

/** An engine outside this thread, in a worker thread or a process: one job at a time, one answer each. */
export interface Engine<Job> {
  ask(job: Job): void
  /** Ends it at once, whatever it is doing. */
  stop(): Promise<void>
}

/** Called with every answer of an engine and the progress before it, and when it has ended, possibly more than once. */
export type EngineListener<Answer, Progress = never> = (
  message: { answer: Answer } | { progress: Progress } | 'ended',
) => void

export interface EngineQueueOptions<Job, Answer, Progress = never> {
  /** Starts an engine; it must not keep the process alive. */
  start: (notify: EngineListener<Answer, Progress>) => Engine<Job>
  /**
   * The timeout from the start of a job to the first message, a cold start included, and from each message to the next.
   */
  timeoutMs: number
  /** How many jobs may wait; a further one fails with `timed-out` at once. */
  maxWaiting: number
  /** How long an idle engine stays alive. */
  idleMs: number
  /** Runs something after so many milliseconds unless cancelled; must not keep the process alive. */
  after?: After | undefined
  /** Whether an engine may be started now; while it may not, every job is `broken` at once. */
  mayStart?: (() => boolean) | undefined
  /** Called for every engine that was lost: it died, or was stopped for taking too long. */
  onLost?: ((reason: QueueFailure) => void) | undefined
}

/** A timer that returns its cancel function. */
export type After = (ms: number, run: () => void) => () => void

const afterUnlessEnding: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}

/** Calls `dismiss` after `idleMs` without a job: an engine holds much memory, and restarts quickly. */
function idleTimer(idleMs: number, after: After, dismiss: () => void) {
  let stop = () => {}
  const restart = () => {
    stop()
    stop = after(idleMs, dismiss)
  }
  return { restart, stop: () => stop() }
}

interface QueuedJob<Job, Answer, Progress> {
  job: Job
  settle(answer: QueueAnswer<Answer>): void
  onProgress(progress: Progress): void
}

/** Adds a job to the queue, and removes it when its caller leaves. */
function waitIn<Job, Answer, Progress>(
  waiting: QueuedJob<Job, Answer, Progress>[],
  { job, onProgress }: Pick<QueuedJob<Job, Answer, Progress>, 'job' | 'onProgress'>,
  signal: AbortSignal,
) {
  const { promise, resolve, reject } = Promise.withResolvers<QueueAnswer<Answer>>()
  const queued = { job, settle: resolve, onProgress: (progress: Progress) => !signal.aborted && onProgress(progress) }
  const leave = () => {
    const index = waiting.indexOf(queued)
    if (index >= 0) waiting.splice(index, 1)
    reject(signal.reason)
  }
  signal.addEventListener('abort', leave, { once: true })
  waiting.push(queued)
  return promise.finally(() => signal.removeEventListener('abort', leave))
}

/**
 * One engine and its queue. The engine starts with the first job, does not keep the process alive while idle, stops
 * after some time without a job, and is replaced after it dies or is stopped for taking too long. A job whose caller
 * has left is removed from the queue; one already in progress is finished and its result discarded, which is quicker
 * than starting a new engine.
 */
export function engineQueue<Job, Answer, Progress = never>(
  options: EngineQueueOptions<Job, Answer, Progress>,
): EngineQueue<Job, Answer, Progress> {
  const waiting: QueuedJob<Job, Answer, Progress>[] = []
  let running: { queued: QueuedJob<Job, Answer, Progress>; timer: NodeJS.Timeout } | undefined
  let engine: Engine<Job> | undefined
  let closed = false
  const idle = idleTimer(options.idleMs, options.after ?? afterUnlessEnding, () => {
    void engine?.stop()
    engine = undefined
  })

  function finish(answer: QueueAnswer<Answer>) {
    if (!running) return
    const { queued, timer } = running
    clearTimeout(timer)
    running = undefined
    queued.settle(answer)
    startNext()
  }

  function drop(lost: Engine<Job>, reason: QueueFailure) {
    if (lost !== engine) return
    engine = undefined
    options.onLost?.(reason)
    finish({ ok: false, reason })
  }

  function start(): Engine<Job> {
    const started = options.start((message) => {
      // Ignore messages of an abandoned engine: they would reach the wrong caller.
      if (started !== engine) return
      if (message === 'ended') drop(started, 'broken')
      else if ('progress' in message) {
        running?.timer.refresh()
        running?.queued.onProgress(message.progress)
      } else finish({ ok: true, answer: message.answer })
    })
    return started
  }

  function turnAllAway() {
    for (const queued of waiting.splice(0)) queued.settle({ ok: false, reason: 'broken' })
  }

  function startNext() {
    if (running) return
    if (!engine && options.mayStart?.() === false) turnAllAway()
    const queued = waiting.shift()
    if (!queued) return idle.restart()
    idle.stop()
    engine ??= start()
    const busy = engine
    const timer = setTimeout(() => {
      drop(busy, 'timed-out')
      void busy.stop()
    }, options.timeoutMs)
    running = { queued, timer }
    busy.ask(queued.job)
  }

  return {
    ask(job, signal, onProgress = () => undefined) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (closed) return Promise.resolve({ ok: false, reason: 'broken' })
      if (waiting.length >= options.maxWaiting) return Promise.resolve({ ok: false, reason: 'timed-out' })
      const answered = waitIn(waiting, { job, onProgress }, signal)
      startNext()
      return answered
    },
    async close() {
      closed = true
      const last = engine
      engine = undefined
      turnAllAway()
      finish({ ok: false, reason: 'broken' })
      idle.stop()
      await last?.stop()
    },
  }
}
