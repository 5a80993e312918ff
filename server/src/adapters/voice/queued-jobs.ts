/** Why a job failed: it took too long (or the queue is too long), or the engine died. */
export type QueueFailure = 'timed-out' | 'broken'
export type QueueAnswer<Answer> = { ok: true; answer: Answer } | { ok: false; reason: QueueFailure }

/** Whether somebody waits for a job's answer, or it is made ahead. */
export type Lane = 'waited-for' | 'ahead'
export const lanes: readonly Lane[] = ['waited-for', 'ahead']

export interface QueuedJob<Job, Answer, Progress> {
  job: Job
  lane: Lane
  settle(answer: QueueAnswer<Answer>): void
  onProgress(progress: Progress): void
  /** Gives up waiting for its start. */
  patience?: NodeJS.Timeout
}

/** The jobs that are not started yet, in the order of their arrival. */
export function waitingRoom<Job, Answer, Progress>(maxWaitMs: number | undefined) {
  type Queued = QueuedJob<Job, Answer, Progress>
  const waiting: Queued[] = []

  function take(queued: Queued | undefined): Queued | undefined {
    if (!queued) return undefined
    clearTimeout(queued.patience)
    const index = waiting.indexOf(queued)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  function bePatient(queued: Queued) {
    if (maxWaitMs === undefined || queued.lane === 'ahead') return
    queued.patience = setTimeout(() => take(queued)?.settle({ ok: false, reason: 'timed-out' }), maxWaitMs).unref()
  }

  return {
    size: () => waiting.length,
    next: (lane: Lane) => take(waiting.find((queued) => queued.lane === lane)),
    /** Moves a job to the lane of those that are waited for; false if it is no longer here. */
    hurry(queued: Queued): boolean {
      if (!waiting.includes(queued)) return false
      queued.lane = 'waited-for'
      bePatient(queued)
      return true
    },
    turnAllAway() {
      for (const queued of [...waiting]) take(queued)?.settle({ ok: false, reason: 'broken' })
    },
    /** Adds a job, and removes it when its caller leaves. */
    add({ job, lane, onProgress }: Pick<Queued, 'job' | 'lane' | 'onProgress'>, signal: AbortSignal) {
      const { promise, resolve, reject } = Promise.withResolvers<QueueAnswer<Answer>>()
      const queued: Queued = {
        job,
        lane,
        settle: resolve,
        onProgress: (progress) => !signal.aborted && onProgress(progress),
      }
      const leave = () => {
        take(queued)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(queued)
      bePatient(queued)
      return { queued, answered: promise.finally(() => signal.removeEventListener('abort', leave)) }
    },
  }
}

/** The timers of an engine's running jobs, one in each lane. */
export function runningJobs<Job, Answer, Progress>() {
  const running = new Map<Lane, { queued: QueuedJob<Job, Answer, Progress>; timer: NodeJS.Timeout }>()

  function finish(lane: Lane, answer: QueueAnswer<Answer>) {
    const job = running.get(lane)
    clearTimeout(job?.timer)
    running.delete(lane)
    job?.queued.settle(answer)
  }

  return {
    has: (lane: Lane) => running.has(lane),
    at: (lane: Lane) => running.get(lane)?.queued,
    isEmpty: () => running.size === 0,
    start(lane: Lane, queued: QueuedJob<Job, Answer, Progress>, timer: NodeJS.Timeout) {
      running.set(lane, { queued, timer })
    },
    /** Any message shows that the engine works; a job ahead also stands still while it yields. */
    refresh() {
      for (const { timer } of running.values()) timer.refresh()
    },
    finish,
    failAll(reason: QueueFailure) {
      for (const lane of lanes) finish(lane, { ok: false, reason })
    },
  }
}
