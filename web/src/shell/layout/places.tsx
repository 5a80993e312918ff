import type { ReactNode } from 'react'
import { useLocation } from '#lib/router/address.ts'
import { NavLink } from '#lib/router/link.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useIsAgeMissing } from '#member/under-age.ts'
import { UserPicture } from '#member/user-picture.tsx'
import { paths } from '#platform/paths.ts'
import { placesInset } from '#platform/ui/bottom-inset.ts'
import { GardenIcon, LibraryIcon, TodayIcon } from './place-icons.tsx'
import classes from './places.module.css'

const places: readonly { to: string; name: string; icon: ReactNode }[] = [
  { to: paths.dashboard(), name: 'Today', icon: <TodayIcon /> },
  { to: paths.library(), name: 'Library', icon: <LibraryIcon /> },
  { to: paths.garden(), name: 'Garden', icon: <GardenIcon /> },
]

/** Whether a path is that of one of the places. */
export const isPlace = (path: string): boolean => places.some(({ to }) => to === path)

/**
 * Navigation between the places. On a phone it is a bar at the foot of every screen, with the profile in it; on a wide
 * screen it is a row of tabs under the header, shown when one of the places is open.
 */
export function Places() {
  const { pathname } = useLocation()
  const { status, user } = useAccount()
  const isAgeMissing = useIsAgeMissing()
  const isHere = isPlace(pathname)
  // Reserves the height of the tabs until the account is known, so that the page does not shift.
  if (isHere && (status === 'loading' || status === 'syncing')) return <div className={classes.room}>&nbsp;</div>
  if (isAgeMissing || (status !== 'signed-in' && status !== 'restoring' && status !== 'offline')) return null
  return (
    <nav
      ref={placesInset}
      data-bottom-bar
      className={classes.places}
      data-tabs={isHere || undefined}
      aria-label="Places"
    >
      {places.map(({ to, name, icon }) => (
        <Place key={to} to={to} icon={icon}>
          {name}
        </Place>
      ))}
      <Place to={paths.profile()} icon={<UserPicture user={user} />} className={classes.narrowOnly}>
        You
      </Place>
    </nav>
  )
}

interface PlaceProps {
  to: string
  icon: ReactNode
  className?: string | undefined
  children: ReactNode
}

const Place = ({ to, icon, className, children }: PlaceProps) => (
  <NavLink to={to} className={className ?? ''}>
    <span className={classes.icon}>{icon}</span>
    {children}
  </NavLink>
)
