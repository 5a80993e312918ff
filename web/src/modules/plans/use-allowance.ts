import { type Feature, plans } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { read } from '#platform/api/query.ts'
import type { SpentAllowance } from './limit-reached.tsx'

/**
 * How many are left of this month's allowance, undefined on plans without a limit, and the allowance if it is used up.
 * Until the meter is known, the whole allowance is left.
 */
export function useAllowance(feature: Feature): { left?: number; spent?: SpentAllowance } {
  const { limits } = plans[useAccount().user?.subscription.tier ?? 'free']
  const { data: usage } = useQuery(read('GET /users/usage'))
  const { used, limit } = usage?.[feature] ?? { used: 0, limit: limits[feature] }
  if (limit === null) return {}
  const spent = usage && used >= limit ? { feature, limit, resetsAt: usage.period.resetsAt } : undefined
  return { left: limit - used, ...(spent && { spent }) }
}

/** What a line or a set uses of the month's allowance, of which `left` are left; undefined on plans without a limit. */
export function costWords(left: number | undefined): string | undefined {
  if (left === undefined) return undefined
  return left === 1 ? 'Uses the last one of this month.' : `Uses one of your ${left} left this month.`
}
