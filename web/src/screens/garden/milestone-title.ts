import type { Milestone } from '@glimmer/contract'

const months = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "A postcard from your first week", "A month in lines"; later months are numbered. */
export function milestoneTitle({ kind, days }: Pick<Milestone, 'kind' | 'days'>): string {
  if (kind === 'week') return 'A postcard from your first week'
  const month = days / 30
  if (month === 1) return 'A month in lines'
  const which = months[month - 1]
  return which ? `Your ${which} month in lines` : `Month ${month} in lines`
}
