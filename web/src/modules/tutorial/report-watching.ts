import { type TutorialMilestone, tutorialMilestones } from '@glimmer/contract/tutorial-film'
import { api } from '#platform/api/client.ts'

/** Tells the server how far somebody has come, each thing once. None of it may ever disturb the film. */
export function reportWatching(passed: (milestone: TutorialMilestone) => void = () => undefined) {
  let begun = false
  let completed = false
  const waiting: TutorialMilestone[] = [...tutorialMilestones]
  let last: Promise<unknown> = Promise.resolve()
  // One after the other, so that the server hears of things in the order they happened.
  const tell = (call: () => Promise<unknown>) => {
    last = last.then(call).catch(() => undefined)
  }
  return {
    played() {
      if (begun) return
      begun = true
      tell(() => api('POST /users/tutorial/start'))
    },
    /** The film is at this part of its length, 0 to 1. */
    at(part: number) {
      while (waiting[0] !== undefined && part * 100 >= waiting[0]) {
        const percentage = waiting.shift() as TutorialMilestone
        passed(percentage)
        tell(() => api('PUT /users/tutorial/progress', { body: { percentage } }))
        if (percentage !== 100) continue
        completed = true
        tell(() => api('POST /users/tutorial/complete'))
      }
    },
    /** It was put away; before its end, that is a way of saying no. */
    closed() {
      if (!completed) tell(() => api('POST /users/tutorial/dismiss'))
    },
    /** Once everything was told. */
    told: () => last,
  }
}
export type WatchingReport = ReturnType<typeof reportWatching>
