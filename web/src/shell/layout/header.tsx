import { NavLink, useLocation } from '#lib/router.tsx'
import { useAccount, useIsAgeMissing } from '#member/account-context.tsx'
import { UserPicture, userLabel } from '#member/user-picture.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { IconButton, LinkButton } from '#platform/ui/button.tsx'
import { HelpIcon, MenuIcon, MoonIcon } from '#platform/ui/icons.tsx'
import { useTheme } from '#platform/ui/theme.ts'
import classes from './header.module.css'
import { Logo } from './logo.tsx'
import { isTab } from './main-navigation.tsx'
import { MenuButton } from './menu-button.tsx'

/** Help is one press away on every screen and every width. */
export function Header() {
  const { status } = useAccount()
  const signedIn = status === 'signed-in'
  const offline = status === 'offline'
  const isAgeMissing = useIsAgeMissing()
  // Signed in at the provider, whether or not the account could be fetched.
  const here = signedIn || offline || status === 'failed'
  return (
    <header className={`page bar spread ${classes.header}`}>
      <Logo />
      <nav className={`bar gap-xs ${classes.nav}`} aria-label="Main">
        {(signedIn || offline) && !isAgeMissing && <AffirmationsLink />}
        {signedIn && !isAgeMissing && (
          <NavLink className={`${classes.link} ${classes.wideOnly}`} to={paths.avatarEditor()}>
            Avatar
          </NavLink>
        )}
        <LinkButton variant="quiet" small className={classes.help} to={paths.help()}>
          <HelpIcon />
          <span className={classes.helpWords}>Need help now?</span>
        </LinkButton>
        <ThemeToggle className={here ? classes.wideOnly : undefined} />
        {signedIn && <UserMenu className={classes.wideOnly} />}
        {offline && (
          <div className={classes.wideOnly}>
            <Leave onClose={() => undefined} />
          </div>
        )}
        {!here && <Guest />}
        <MobileMenu />
      </nav>
    </header>
  )
}

/** Today, the library and the garden are one place; on the latter two the link leads to another page of it. */
function AffirmationsLink() {
  const { pathname } = useLocation()
  const isBeside = isTab(pathname) && pathname !== paths.dashboard()
  return (
    <NavLink
      className={`${classes.link} ${classes.wideOnly}`}
      to={paths.dashboard()}
      {...(isBeside && { 'aria-current': true })}
    >
      Affirmations
    </NavLink>
  )
}

const Leave = onDemand(() => import('./menu-panels.tsx').then((m) => m.Leave))

/**
 * Hidden while the user is expected to be signed in. The `data-expected` attribute is removed once the session is
 * known.
 */
const Guest = () => (
  <>
    <NavLink className={`${classes.link} ${classes.guest} ${classes.wideOnly}`} to={paths.signIn()}>
      Sign In
    </NavLink>
    <LinkButton small className={`${classes.guest} ${classes.wideOnly}`} to={paths.signUp()}>
      Sign Up
    </LinkButton>
  </>
)

/** Dark or light, stored on the device. */
function ThemeToggle({ className }: { className?: string | undefined }) {
  const { dark, toggle } = useTheme()
  return (
    <IconButton
      variant="quiet"
      className={className}
      label="Dark mode"
      aria-pressed={dark}
      icon={<MoonIcon />}
      onClick={toggle}
    />
  )
}

const UserPanel = onDemand(() => import('./menu-panels.tsx').then((m) => m.UserPanel))

/** The user menu of wide screens, labelled with the user's name. */
function UserMenu({ className }: { className?: string | undefined }) {
  const { user } = useAccount()
  return (
    <MenuButton
      named
      label={userLabel(user)}
      icon={<UserPicture user={user} />}
      className={className}
      panel={classes.beside}
      content={UserPanel}
    />
  )
}

const MobilePanel = onDemand(() => import('./menu-panels.tsx').then((m) => m.MobilePanel))

/** The menu of narrow screens. */
const MobileMenu = () => (
  <MenuButton label="Menu" icon={<MenuIcon />} className={classes.narrowOnly} content={MobilePanel} />
)
