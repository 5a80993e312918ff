import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { PersonIcon } from '../ui/icons.tsx'
import { useAccountMenu } from './account-menu.ts'

const load = () => import('./user-menu-items.tsx').then((m) => ({ default: m.UserMenuItems }))
const Items = lazy(load)

/** The button of the user menu; what it opens is fetched at the first sign that somebody means to open it. */
export function UserMenu({ className }: { className?: string | undefined }) {
  const { label } = useAccountMenu()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    setWanted(true)
    setOpen(!open)
  }
  return (
    <>
      <IconButton
        ref={button}
        variant="quiet"
        className={className}
        label={label}
        title={label}
        icon={<PersonIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={press}
      />
      {wanted && (
        <Suspense fallback={null}>
          <Items open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  )
}
