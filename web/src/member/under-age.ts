import { useAccount } from './account-context.tsx'

/**
 * Whether what is for adults alone stays out of sight: for everybody known here but adults. Nobody asks a visitor, and
 * whose age is not known is treated as young.
 */
export function useIsUnderAge(): boolean {
  const { user } = useAccount()
  return user !== undefined && user.age?.band !== 'adult'
}
