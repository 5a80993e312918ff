import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './menu-button.module.css'

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
