import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '#lib/class-names.ts'
import { useLocation } from '#lib/router.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { ChevronIcon } from '#platform/ui/icons.tsx'
import classes from './header.module.css'

interface MenuButtonProps {
  label: string
  icon: ReactNode
  /** Whether to show the label beside the icon, where there is room. */
  named?: boolean
  /** Class of the panel, for its position and width. */
  panel?: string | undefined
  className?: string | undefined
  /** The list, rendered while it is open. */
  content: ComponentType<{ onClose: () => void }>
}

/**
 * A button that shows and hides a list of links and buttons. They are plain elements in document order, so every key
 * works as usual. The list closes on Escape, on a press outside it, when the focus moves out of it, on navigation, and
 * when one of its buttons is pressed. A switch leaves it open.
 */
export function MenuButton({ label, icon, named, panel, className, content: Content }: MenuButtonProps) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const close = () => setOpenAt(undefined)
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', closeBeside)
    // An open panel would cover the element that has the focus now.
    document.addEventListener('focusin', closeBeside)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
    }
  }, [open])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }
  // Moves the focus to the button, so that a dialog opened by this press returns it there.
  const closeWhenDone = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('button:not([role="switch"])')) return
    close()
    button.current?.focus()
  }
  const opener = {
    ref: button,
    variant: 'quiet',
    title: label,
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpenAt(open ? undefined : key),
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape on its way up from what is inside.
    <div ref={whole} className={className} onKeyDown={closeOnEscape}>
      {named ? (
        <Button {...opener} small className={classes.named}>
          <span className={`middle ${classes.face}`}>{icon}</span>
          <span className={classes.name}>{label}</span>
          <ChevronIcon />
        </Button>
      ) : (
        <IconButton {...opener} label={label} icon={icon} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: notes presses of what is inside. */}
      <div id={id} className={classNames('menu', classes.panel, panel)} hidden={!open} onClick={closeWhenDone}>
        {open && <Content onClose={close} />}
      </div>
    </div>
  )
}
