import { useAccount } from '#member/account-context.tsx'
import { UserPicture, userLabel } from '#member/user-picture.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { MenuIcon } from '#platform/ui/icons.tsx'
import classes from './menu-button.module.css'
import { MenuButton } from './menu-button.tsx'

const UserPanel = onDemand(() => import('./menu-panels.tsx').then((m) => m.UserPanel))

/** The user menu of wide screens, labelled with the user's name. */
export function UserMenu({ className }: { className?: string | undefined }) {
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
export const MobileMenu = () => (
  <MenuButton label="Menu" icon={<MenuIcon />} className={classes.narrowOnly} content={MobilePanel} />
)
