import { type TutorialMilestone, tutorialMilestones } from '@glimmer/contract/tutorial-film'
import { api } from '#platform/api/client.ts'

/** Reports to the server how far the user has watched, each milestone once. A failure never disturbs the film. */
export function reportWatching(onMilestone: (milestone: TutorialMilestone) => void = () => undefined) {
  let started = false
  let completed = false
  const milestonesLeft: TutorialMilestone[] = [...tutorialMilestones]
  let last: Promise<unknown> = Promise.resolve()
  // One request at a time, so that the server receives them in order.
  const send = (call: () => Promise<unknown>) => {
    last = last.then(call).catch(() => undefined)
  }
  return {
    played() {
      if (started) return
      started = true
      send(() => api('POST /users/tutorial/start'))
    },
    /** Call with the film's progress, 0 to 1. */
    at(part: number) {
      while (milestonesLeft[0] !== undefined && part * 100 >= milestonesLeft[0]) {
        const percentage = milestonesLeft.shift() as TutorialMilestone
        onMilestone(percentage)
        send(() => api('PUT /users/tutorial/progress', { body: { percentage } }))
        if (percentage !== 100) continue
        completed = true
        send(() => api('POST /users/tutorial/complete'))
      }
    },
    /** Call when the dialog closes; before the end of the film, that dismisses the tutorial. */
    closed() {
      if (!completed) send(() => api('POST /users/tutorial/dismiss'))
    },
    /** Resolves once everything has been sent. */
    sent: () => last,
  }
}
export type WatchingReport = ReturnType<typeof reportWatching>
