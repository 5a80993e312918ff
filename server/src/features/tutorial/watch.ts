import { type TutorialState, tutorialMilestones } from '@glimmer/contract'

/** The account's tutorial state. Completed and 100 percent are the same thing. */
export interface Watching {
  status: TutorialState
  percentage: number
}

export type TutorialEvent = { name: 'start' | 'complete' | 'dismiss' } | { name: 'progress'; percentage: number }

export const initialWatching: Watching = { status: 'not_started', percentage: 0 }

/** The state machine; completed is final. A dismissed film is only resumed by starting it, not by progress. */
const next: Record<Exclude<TutorialState, 'completed'>, Record<TutorialEvent['name'], TutorialState>> = {
  not_started: { start: 'in_progress', progress: 'in_progress', complete: 'completed', dismiss: 'dismissed' },
  in_progress: { start: 'in_progress', progress: 'in_progress', complete: 'completed', dismiss: 'dismissed' },
  dismissed: { start: 'in_progress', progress: 'dismissed', complete: 'completed', dismiss: 'dismissed' },
}

/** The state after an event. Progress never decreases, and 100 percent completes the film. */
export function watch(before: Watching, event: TutorialEvent): Watching {
  const percentage = Math.max(before.percentage, event.name === 'progress' ? event.percentage : 0)
  const status = before.status === 'completed' || percentage === 100 ? 'completed' : next[before.status][event.name]
  return status === 'completed' ? { status, percentage: 100 } : { status, percentage }
}

export const milestonesOf = ({ percentage }: Watching): number[] =>
  tutorialMilestones.filter((milestone) => milestone <= percentage)
