import type { ReactNode } from 'react'
import { NavLink, useLocation } from '#lib/router.tsx'
import { useAccount, useIsAgeMissing } from '#member/account-context.tsx'
import { UserPicture } from '#member/user-picture.tsx'
import { paths } from '#platform/paths.ts'
import { navigationInset } from '#platform/ui/bottom-inset.ts'
import { icon } from '#platform/ui/icons.tsx'
import classes from './main-navigation.module.css'

const TodayIcon = icon(
  <path d="M6.5 16a5.5 5.5 0 0 1 11 0M3 16h18M6 19.5h12M12 4v2.5M5.2 7.2l1.7 1.7M18.8 7.2l-1.7 1.7" />,
)
const LibraryIcon = icon(
  <>
    <rect x="7.5" y="3.5" width="13" height="13.5" rx="2.8" />
    <path d="M4 7.5V17a3.5 3.5 0 0 0 3.5 3.5H16M11.5 8.5h5M11.5 12h3" />
  </>,
)
const GardenIcon = icon(
  <>
    <circle cx="12" cy="6" r="3" />
    <path d="M12 9v11M7 20h10M12 16.5c-3.5 0-5-1.6-5-4 3 0 5 1.3 5 4zM12 14.5c0-2.2 1.5-3.5 4.5-3.5 0 2.2-1.5 3.5-4.5 3.5z" />
  </>,
)

const tabs: readonly { to: string; name: string; icon: ReactNode }[] = [
  { to: paths.dashboard(), name: 'Today', icon: <TodayIcon /> },
  { to: paths.library(), name: 'Library', icon: <LibraryIcon /> },
  { to: paths.garden(), name: 'Garden', icon: <GardenIcon /> },
]

/** Whether a path is that of one of the tabs. */
export const isTab = (path: string): boolean => tabs.some(({ to }) => to === path)

/**
 * Navigation between Today, the library and the garden. On a phone it is a bar at the foot of every screen, with the
 * profile in it; on a wide screen it is a row of tabs under the header, shown when one of them is open.
 */
export function MainNavigation() {
  const { pathname } = useLocation()
  const { status, user } = useAccount()
  const isAgeMissing = useIsAgeMissing()
  const isHere = isTab(pathname)
  // Reserves the height of the tabs until the account is known, so that the page does not shift.
  if (isHere && (status === 'loading' || status === 'syncing')) return <div className={classes.placeholder}>&nbsp;</div>
  if (isAgeMissing || (status !== 'signed-in' && status !== 'offline')) return null
  return (
    <nav
      ref={navigationInset}
      data-bottom-bar
      className={`page ${classes.places}`}
      data-tabs={isHere || undefined}
      aria-label="Places"
    >
      {tabs.map(({ to, name, icon }) => (
        <Tab key={to} to={to} icon={icon}>
          {name}
        </Tab>
      ))}
      <Tab to={paths.profile()} icon={<UserPicture user={user} />} className={classes.narrowOnly}>
        You
      </Tab>
    </nav>
  )
}

interface TabProps {
  to: string
  icon: ReactNode
  className?: string | undefined
  children: ReactNode
}

const Tab = ({ to, icon, className, children }: TabProps) => (
  <NavLink to={to} className={className ?? ''}>
    <span className={classes.icon}>{icon}</span>
    {children}
  </NavLink>
)
