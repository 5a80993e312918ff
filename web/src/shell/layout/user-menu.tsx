import { useAccount } from '#member/account-context.tsx'
import { UserPicture } from '#member/user-picture.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import classes from './menu-button.module.css'
import { MenuButton } from './menu-button.tsx'
import { userLabel } from './user-label.ts'

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
