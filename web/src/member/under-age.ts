import { useAccount } from './account-context.tsx'

/** Whether somebody is still to say how old they are: until then the ways to the screens lead nowhere. */
export const useOwesAge = (): boolean => useAccount().user?.age === null

/**
 * Whether what is for adults alone stays out of sight: for everybody known here but adults. Nobody asks a visitor, and
 * whose age is not known is treated as young.
 */
export function useIsUnderAge(): boolean {
  const { user } = useAccount()
  return user !== undefined && user.age?.band !== 'adult'
}
