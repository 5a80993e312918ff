import { useAccount } from '#member/account-context.tsx'
import { UserPicture } from '#member/user-picture.tsx'
import { paths } from '#platform/paths.ts'
import { useAccountMenu } from './account-menu.ts'
import { MenuButton } from './menu-button.tsx'
import { MenuLink, MenuList, MenuPress, PaidDot } from './menu-items.tsx'
import classes from './user-menu.module.css'

/** The user menu of wide screens, labelled with the user's name. */
export function UserMenu({ className }: { className?: string | undefined }) {
  const { label, paid, showsPlan, watchTutorial, logout } = useAccountMenu()
  const { user } = useAccount()
  return (
    <MenuButton named label={label} icon={<UserPicture user={user} />} className={className} panel={classes.panel}>
      <MenuList>
        {showsPlan && <MenuLink to={paths.subscription()}>Subscription {paid && <PaidDot />}</MenuLink>}
        <MenuLink to={paths.profile()}>Settings</MenuLink>
        <MenuPress onPress={watchTutorial}>Watch Tutorial</MenuPress>
        <MenuPress onPress={logout}>Logout</MenuPress>
      </MenuList>
    </MenuButton>
  )
}
