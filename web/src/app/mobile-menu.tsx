import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { IconButton } from '../ui/button.tsx'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { useAccount } from './account.tsx'
import { useAccountMenu } from './account-menu.ts'
import classes from './mobile-menu.module.css'
import { PaidDot } from './paid-dot.tsx'
import { useTheme } from './theme.ts'

/** The menu of narrow screens; SPEC section 2, "Mobile menu". It closes on Escape, and when it has led somewhere. */
export function MobileMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const button = useRef<HTMLButtonElement>(null)
  const signedIn = useAccount().status === 'signed-in'
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpenAt(undefined)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape on its way up from the links.
    <div className={classes.narrowOnly} onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        variant="quiet"
        label={open ? 'Close menu' : 'Open menu'}
        icon={open ? <CloseIcon /> : <MenuIcon />}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(open ? undefined : key)}
      />
      <div id="mobile-menu" className={classes.panel} hidden={!open}>
        {signedIn ? <Member /> : <Guest />}
      </div>
    </div>
  )
}

const Guest = () => (
  <ul className={classes.list}>
    <Item to={paths.home()}>Home</Item>
    <Item to={paths.signIn()}>Login</Item>
    <Item to={paths.signUp()}>Sign Up</Item>
  </ul>
)

function Member() {
  const { label, paid, watchTutorial, logout } = useAccountMenu()
  const { dark, toggle } = useTheme()
  return (
    <>
      <ul className={classes.list}>
        <Item to={paths.dashboard()}>Affirmations</Item>
        <Item to={paths.avatarEditor()}>Avatar Creator</Item>
      </ul>
      <h2 className={classes.heading}>Account</h2>
      <p className={classes.who}>{label}</p>
      <ul className={classes.list}>
        <Item to={paths.subscription()}>Subscription {paid && <PaidDot />}</Item>
        <Item to={paths.profile()}>Settings</Item>
        <Press onPress={watchTutorial}>Watch Tutorial</Press>
      </ul>
      <h2 className={classes.heading}>Preferences</h2>
      <ul className={classes.list}>
        <li>
          <button type="button" role="switch" aria-checked={dark} className={classes.item} onClick={toggle}>
            Dark mode <span className={classes.switch} aria-hidden="true" />
          </button>
        </li>
        <Press onPress={logout}>Logout</Press>
      </ul>
    </>
  )
}

const Item = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className={classes.item} to={to}>
      {children}
    </Link>
  </li>
)

const Press = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <li>
    <button type="button" className={classes.item} onClick={onPress}>
      {children}
    </button>
  </li>
)
