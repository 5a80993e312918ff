import { type Lane, lanes, type QueueAnswer, type QueueFailure, runningJobs, waitingRoom } from './queued-jobs.ts'

export interface EngineQueue<Job, Answer, Progress = never> {
  /**
   * Queues a job and waits for the answer. Progress the engine reports before it is passed to `onProgress`, until the
   * caller leaves. Rejects, with the signal's reason, only when `signal` aborts. Nobody waits for the answer until
   * `untilWanted` fires, if it is given: until then every other job goes first.
   */
  ask(
    job: Job,
    signal: AbortSignal,
    onProgress?: (progress: Progress) => void,
    untilWanted?: AbortSignal,
  ): Promise<QueueAnswer<Answer>>
  close(): Promise<void>
}

/**
 * An engine outside this thread, in a worker thread or a process: one job at a time in each lane, one answer each. Its
 * job in the lane `ahead` yields to the other one at the next opportunity.
 */
export interface Engine<Job> {
  ask(job: Job, lane: Lane): void
  /** Somebody waits for its job in the lane `ahead` now, which need no longer yield. */
  hurry?(): void
  /** Ends it at once, whatever it is doing. */
  stop(): Promise<void>
}

/**
 * Called with every answer of an engine and the progress before it, and when it has ended, possibly more than once.
 * Without a lane it is about the job that is waited for.
 */
export type EngineListener<Answer, Progress = never> = (
  message: { answer: Answer; lane?: Lane | undefined } | { progress: Progress; lane?: Lane | undefined } | 'ended',
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
  /** How long somebody waits for a job to be started before it fails with `timed-out`; for as long as it takes if left out. */
  maxWaitMs?: number | undefined
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

/**
 * One engine and its queue. The engine starts with the first job, does not keep the process alive while idle, stops
 * after some time without a job, and is replaced after it dies or is stopped for taking too long. A job whose caller
 * has left is removed from the queue; one already in progress is finished and its result discarded, which is quicker
 * than starting a new engine.
 */
export function engineQueue<Job, Answer, Progress = never>(
  options: EngineQueueOptions<Job, Answer, Progress>,
): EngineQueue<Job, Answer, Progress> {
  const waiting = waitingRoom<Job, Answer, Progress>(options.maxWaitMs)
  const running = runningJobs<Job, Answer, Progress>()
  let engine: Engine<Job> | undefined
  let closed = false
  const idle = idleTimer(options.idleMs, options.after ?? afterUnlessEnding, () => {
    void engine?.stop()
    engine = undefined
  })

  function drop(lost: Engine<Job>, reason: QueueFailure) {
    if (lost !== engine) return
    engine = undefined
    options.onLost?.(reason)
    running.failAll(reason)
    startNext()
  }

  function start(): Engine<Job> {
    const started = options.start((message) => {
      // Ignore messages of an abandoned engine: they would reach the wrong caller.
      if (started !== engine) return
      if (message === 'ended') return drop(started, 'broken')
      running.refresh()
      const { lane = 'waited-for' } = message
      if ('progress' in message) return running.at(lane)?.onProgress(message.progress)
      running.finish(lane, { ok: true, answer: message.answer })
      startNext()
    })
    return started
  }

  function startIn(lane: Lane) {
    const queued = running.has(lane) ? undefined : waiting.next(lane)
    if (!queued) return
    idle.stop()
    engine ??= start()
    const busy = engine
    const timer = setTimeout(() => {
      drop(busy, 'timed-out')
      void busy.stop()
    }, options.timeoutMs)
    running.start(lane, queued, timer)
    busy.ask(queued.job, lane)
  }

  function startNext() {
    if (!engine && options.mayStart?.() === false) waiting.turnAllAway()
    for (const lane of lanes) startIn(lane)
    if (running.isEmpty()) idle.restart()
  }

  return {
    ask(job, signal, onProgress = () => undefined, untilWanted) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (closed) return Promise.resolve({ ok: false, reason: 'broken' })
      if (waiting.size() >= options.maxWaiting) return Promise.resolve({ ok: false, reason: 'timed-out' })
      const lane = untilWanted && !untilWanted.aborted ? 'ahead' : 'waited-for'
      const { queued, answered } = waiting.add({ job, lane, onProgress }, signal)
      const hurry = () => {
        if (waiting.hurry(queued)) startNext()
        else if (running.at('ahead') === queued) engine?.hurry?.()
      }
      untilWanted?.addEventListener('abort', hurry, { once: true })
      startNext()
      return answered
    },
    async close() {
      closed = true
      const last = engine
      engine = undefined
      waiting.turnAllAway()
      running.failAll('broken')
      idle.stop()
      await last?.stop()
    },
  }
}
