import type { User } from '@glimmer/contract'

/** Whether the questions of the first visit are still open: the line then stands beside them. */
export const isInFirstRun = ({ preferences }: Pick<User, 'preferences'>): boolean =>
  (preferences.firstRun ?? 'done') !== 'done'
