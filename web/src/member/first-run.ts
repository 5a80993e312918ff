import type { User } from '@glimmer/contract'

/** Whether the questions of the first visit are still open; they are shown beside the line. */
export const isInFirstRun = ({ preferences }: Pick<User, 'preferences'>): boolean =>
  (preferences.firstRun ?? 'done') !== 'done'
