import type { Lane } from '../queued-jobs.ts'
import type { Model } from './model.ts'

/**
 * One model for two texts at a time: one that somebody waits for, and one that is made ahead. Only one run is made at a
 * time, and the text ahead makes none while the other is being spoken, until somebody waits for it as well.
 */
export function takeTurns(model: Model) {
  let lastRun: Promise<unknown> = Promise.resolve()
  let isHurried = false
  let waitedFor: PromiseWithResolvers<void> | undefined

  const runNext: Model['run'] = (asked) => {
    const run = lastRun.then(() => model.run(asked))
    lastRun = run.catch(() => undefined)
    return run
  }

  async function untilItMay() {
    while (waitedFor && !isHurried) await waitedFor.promise
  }

  const release = () => {
    waitedFor?.resolve()
    waitedFor = undefined
  }

  return {
    models: {
      'waited-for': { ...model, run: runNext },
      ahead: {
        ...model,
        async run(asked) {
          await untilItMay()
          return runNext(asked)
        },
      },
    } satisfies Record<Lane, Model>,
    /** A text begins to be spoken. */
    begin(lane: Lane) {
      if (lane === 'ahead') isHurried = false
      else waitedFor ??= Promise.withResolvers<void>()
    },
    /** It is finished, or has failed. */
    end(lane: Lane) {
      if (lane === 'waited-for') release()
    },
    /** Somebody waits for the text ahead now. */
    hurry() {
      isHurried = true
      waitedFor?.resolve()
    },
  }
}
