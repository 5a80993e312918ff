/** How asking an engine can fail: it took too long (or the queue is too long to wait in), or it died. */
export type QueueFailure = 'timed-out' | 'broken'
export type QueueAnswer<Answer> = { ok: true; answer: Answer } | { ok: false; reason: QueueFailure }

export interface EngineQueue<Job, Answer, Progress = never> {
  /**
   * Waits its turn, then for the answer; what the engine tells before goes to `onProgress`, and nothing once the caller
   * has left. Rejects, with the signal's reason, only when `signal` aborts.
   */
  ask(job: Job, signal: AbortSignal, onProgress?: (progress: Progress) => void): Promise<QueueAnswer<Answer>>
  close(): Promise<void>
}

/** An engine that runs beside this process, in a thread or a process of its own: one job at a time, one answer each. */
export interface Engine<Job> {
  ask(job: Job): void
  /** Ends it at once, whatever it is doing. */
  stop(): Promise<void>
}

/** Told every answer of an engine and what comes before it, and that it is gone, as often as it likes. */
export type Tell<Answer, Progress = never> = (news: { answer: Answer } | { progress: Progress } | 'gone') => void

export interface EngineQueueOptions<Job, Answer, Progress = never> {
  /** Starts an engine; it must not keep the process from ending. */
  start: (tell: Tell<Answer, Progress>) => Engine<Job>
  /** For one job until it tells something, a cold start included, and from there to what it tells next. */
  timeoutMs: number
  /** How many may wait; the next is told `timed-out` at once. */
  maxWaiting: number
  /** How long an idle engine is kept for the next job. */
  idleMs: number
  /** Runs something after so many milliseconds unless it is called off; the process may end before. */
  after?: After | undefined
  /** Whether an engine may be started now; while it may not, every job is `broken` at once. */
  mayStart?: (() => boolean) | undefined
  /** Told of every engine that was lost: it died, or was stopped for taking too long. */
  onLost?: ((reason: QueueFailure) => void) | undefined
}

/** A timer that can be called off. */
export type After = (ms: number, run: () => void) => () => void

const afterUnlessEnding: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}

/** Calls `dismiss` once nothing has been asked for long enough: an engine holds much memory, and is back in a moment. */
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

/** Takes a place in the queue, and leaves it when the caller does. */
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
 * One engine and the queue in front of it. The engine starts with the first job, lets the process end while idle,
 * ends after some time without one, and is replaced after it dies or is stopped for taking too long. A job whose
 * caller has gone away leaves the queue; one already being worked on is finished and forgotten, which is quicker than a
 * new engine.
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
    const started = options.start((news) => {
      // A late answer of an engine given up on would reach the wrong caller.
      if (started !== engine) return
      if (news === 'gone') drop(started, 'broken')
      else if ('progress' in news) {
        running?.timer.refresh()
        running?.queued.onProgress(news.progress)
      } else finish({ ok: true, answer: news.answer })
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
