import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { MenuIcon } from '#platform/ui/icons.tsx'
import classes from './menu-button.module.css'
import { MenuButton } from './menu-button.tsx'

const MobilePanel = onDemand(() => import('./menu-panels.tsx').then((m) => m.MobilePanel))

/** The menu of narrow screens. */
export const MobileMenu = () => (
  <MenuButton label="Menu" icon={<MenuIcon />} className={classes.narrowOnly} content={MobilePanel} />
)
