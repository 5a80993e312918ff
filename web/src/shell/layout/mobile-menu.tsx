import { useAccount } from '#member/account-context.tsx'
import { UserPicture } from '#member/user-picture.tsx'
import { paths } from '#platform/paths.ts'
import { MenuIcon } from '#platform/ui/icons.tsx'
import { useTheme } from '#platform/ui/theme.ts'
import { useAccountMenu } from './account-menu.ts'
import { MenuButton } from './menu-button.tsx'
import { MenuHeading, MenuLink, MenuList, MenuPress, MenuSwitch, PaidDot } from './menu-items.tsx'
import classes from './mobile-menu.module.css'

/** The menu of narrow screens. */
export function MobileMenu() {
  const { status } = useAccount()
  return (
    <MenuButton label="Menu" icon={<MenuIcon />} className={classes.narrowOnly}>
      {status === 'signed-in' ? <Member /> : status === 'signed-out' ? <Guest /> : <Away />}
    </MenuButton>
  )
}

const Guest = () => (
  <MenuList>
    <MenuLink to={paths.home()}>Home</MenuLink>
    <MenuLink to={paths.signIn()}>Login</MenuLink>
    <MenuLink to={paths.signUp()}>Sign Up</MenuLink>
  </MenuList>
)

/**
 * The menu while it is not known whether the user is signed in, or the server cannot be reached: it links to what can be
 * read, and its logout erases that from this device.
 */
function Away() {
  const { logout } = useAccountMenu()
  const { dark, toggle } = useTheme()
  return (
    <MenuList>
      <MenuLink to={paths.dashboard()}>Affirmations</MenuLink>
      <MenuSwitch on={dark} onPress={toggle}>
        Dark mode
      </MenuSwitch>
      <MenuPress onPress={logout}>Logout</MenuPress>
    </MenuList>
  )
}

function Member() {
  const { label, paid, showsPlan, watchTutorial, logout } = useAccountMenu()
  const { user } = useAccount()
  const { dark, toggle } = useTheme()
  return (
    <>
      <MenuList>
        <MenuLink to={paths.dashboard()}>Affirmations</MenuLink>
        <MenuLink to={paths.avatarEditor()}>Avatar Creator</MenuLink>
      </MenuList>
      <MenuHeading>Account</MenuHeading>
      <p className={classes.who}>
        <span className={classes.picture}>
          <UserPicture user={user} />
        </span>
        {label}
      </p>
      <MenuList>
        {showsPlan && <MenuLink to={paths.subscription()}>Subscription {paid && <PaidDot />}</MenuLink>}
        <MenuLink to={paths.profile()}>Settings</MenuLink>
        <MenuPress onPress={watchTutorial}>Watch Tutorial</MenuPress>
      </MenuList>
      <MenuHeading>Preferences</MenuHeading>
      <MenuList>
        <MenuSwitch on={dark} onPress={toggle}>
          Dark mode
        </MenuSwitch>
        <MenuPress onPress={logout}>Logout</MenuPress>
      </MenuList>
    </>
  )
}
