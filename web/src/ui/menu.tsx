import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import classes from './menu.module.css'

export interface MenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it: where it stands, and where the focus returns. */
  anchor: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** A menu under a button. Heavy (Base UI): load what uses it with `lazy`, at the first sign of intent. */
export function Menu({ open, onOpenChange, anchor, children }: MenuProps) {
  const change = (next: boolean, { event }: { event: Event }) => {
    // A press on the button itself is the button's to answer; else it would close and open again.
    if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return
    onOpenChange(next)
  }
  return (
    <Base.Root open={open} onOpenChange={change} modal={false}>
      <Base.Portal>
        <Base.Positioner className={classes.place} anchor={anchor} align="end" sideOffset={8}>
          <Base.Popup className={classes.menu} finalFocus={anchor}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** One thing to do. */
export const MenuItem = ({ children, onPress }: { children: ReactNode; onPress: () => void }) => (
  <Base.Item className={classes.item} onClick={onPress}>
    {children}
  </Base.Item>
)

/** A line between groups. */
export const MenuLine = () => <Base.Separator className={classes.line} />
