import { useAccount } from './account-context.tsx'

/** Whether the user has still to say how old they are; until then links to the screens are hidden. */
export const useIsAgeMissing = (): boolean => useAccount().user?.age === null

/**
 * Whether to hide what is for adults only: from every signed-in user not known to be an adult. Visitors are not asked
 * their age, and an unknown age is treated as under age.
 */
export function useIsUnderAge(): boolean {
  const { user } = useAccount()
  return user !== undefined && user.age?.band !== 'adult'
}
