import { product } from '@glimmer/contract/product'
import type { ReactNode } from 'react'
import { Link, useNavigate } from '#lib/router.tsx'
import { useAccount, useIsUnderAge } from '#member/account-context.tsx'
import { UserPicture, userLabel } from '#member/user-picture.tsx'
import { hasTutorial, openTutorial } from '#modules/tutorial/tutorial.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { useTheme } from '#platform/ui/theme.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './menu-panels.module.css'

const signedOutOnlyHere =
  'Failed to log out. The sign-in page can’t be reached. On this device you’re signed out, and your lines are erased.'

/** Messages for a sign-out that was only partly done. */
const partly = {
  'this-device': signedOutOnlyHere,
  'provider-stays-signed-in':
    'You are signed out here, and your lines are erased from this device. The sign-in page still knows you: on a shared device, sign out there as well.',
}

function useLogout() {
  const { signOut } = useAccount()
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
  return () => void logout()
}

/** What the menus of wide and narrow screens share. Plans are for adults; the green dot shows that one is paid. */
function AccountLinks() {
  const { user } = useAccount()
  const paid = user !== undefined && user.subscription.tier !== 'free'
  return (
    <>
      {!useIsUnderAge() && <MenuLink to={paths.subscription()}>Subscription {paid && <PaidDot />}</MenuLink>}
      <MenuLink to={paths.profile()}>Settings</MenuLink>
      {user?.isOperator && <MenuLink to={paths.admin()}>Running {product.name}</MenuLink>}
      {hasTutorial() && <MenuPress onPress={openTutorial}>Watch Tutorial</MenuPress>}
    </>
  )
}

/** What the menu of narrow screens lists. */
export function MobilePanel() {
  const { status } = useAccount()
  return status === 'signed-in' ? <Member /> : status === 'signed-out' ? <Guest /> : <Away />
}

/** What the user menu of wide screens lists. */
export function UserPanel() {
  const logout = useLogout()
  return (
    <MenuList>
      <AccountLinks />
      <MenuPress onPress={logout}>Logout</MenuPress>
    </MenuList>
  )
}

/** Lets the user sign out without a connection too, so that their lines need not stay on the device. */
export function Leave() {
  const logout = useLogout()
  return (
    <Button variant="quiet" small onClick={logout}>
      Logout
    </Button>
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
  const logout = useLogout()
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
  const logout = useLogout()
  const { user } = useAccount()
  const { dark, toggle } = useTheme()
  return (
    <>
      <MenuList>
        <MenuLink to={paths.dashboard()}>Affirmations</MenuLink>
        <MenuLink to={paths.avatarEditor()}>Avatar Creator</MenuLink>
      </MenuList>
      <MenuHeading>Account</MenuHeading>
      <p className={`bar ${classes.who}`}>
        <span className={`middle ${classes.picture}`}>
          <UserPicture user={user} />
        </span>
        {userLabel(user)}
      </p>
      <MenuList>
        <AccountLinks />
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

export const MenuList = ({ children }: { children: ReactNode }) => <ul className="list">{children}</ul>

export const MenuHeading = ({ children }: { children: ReactNode }) => <h2 className={classes.heading}>{children}</h2>

export const MenuLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className="menu-item spread" to={to}>
      {children}
    </Link>
  </li>
)

export const MenuPress = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <li>
    <button type="button" className="menu-item spread" onClick={onPress}>
      {children}
    </button>
  </li>
)

/** Something that is on or off. */
export const MenuSwitch = ({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) => (
  <li>
    <button type="button" role="switch" aria-checked={on} className="menu-item spread" onClick={onPress}>
      {children}
      <span className={classes.track} aria-hidden="true" />
    </button>
  </li>
)

/** The green dot beside Subscription when the plan is not the free one. */
export const PaidDot = () => (
  <span className={classes.dot}>
    <VisuallyHidden>(paid plan)</VisuallyHidden>
  </span>
)
