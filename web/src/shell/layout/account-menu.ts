import { useNavigate } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { useIsUnderAge } from '#member/under-age.ts'
import { openTutorial } from '#modules/tutorial/tutorial.tsx'
import { paths } from '#platform/paths.ts'
import { useToast } from '#platform/ui/toast.tsx'

/** What a person is called in the menu: the username, else the email, else 'User'. */
export const labelFor = (user?: { username?: string | null; email?: string | null }) =>
  user?.username || user?.email || 'User'

const signedOutOnlyHere =
  'Failed to log out at the sign-in page, which can’t be reached. On this device you’re signed out, and your lines are erased.'

/** Messages for a sign-out that was only partly done. */
const partly = {
  here: signedOutOnlyHere,
  kept: 'You are signed out here, and your lines are erased from this device. The sign-in page still knows you: on a shared device, sign out there as well.',
}

/** What the menus of wide and narrow screens share. */
export function useAccountMenu() {
  const { user, signOut } = useAccount()
  const isUnderAge = useIsUnderAge()
  const navigate = useNavigate()
  const toast = useToast()
  const logout = async () => {
    try {
      const where = await signOut()
      if (where !== 'everywhere') toast({ message: partly[where] })
      navigate(paths.home())
    } catch (thrown) {
      toast({ message: thrown instanceof Error ? thrown.message : 'Failed to log out' })
    }
  }
  return {
    label: labelFor(user),
    /** Whether the plan is a paid one, which shows the green dot. */
    paid: user !== undefined && user.subscription.tier !== 'free',
    /** Plans are for adults. */
    showsPlan: !isUnderAge,
    watchTutorial: openTutorial,
    logout: () => void logout(),
  }
}
