import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { useAccountMenu } from './account-menu.ts'
import { PaidDot } from './paid-dot.tsx'

/** What the user menu holds; SPEC section 2, "Header, signed in". */
export function UserMenuItems(place: Omit<ComponentProps<typeof Menu>, 'children'>) {
  const { paid, watchTutorial, logout } = useAccountMenu()
  const navigate = useNavigate()
  return (
    <Menu {...place}>
      <MenuItem onPress={() => void navigate(paths.subscription())}>
        Subscription
        {paid && <PaidDot />}
      </MenuItem>
      <MenuItem onPress={() => void navigate(paths.profile())}>Settings</MenuItem>
      <MenuItem onPress={watchTutorial}>Watch Tutorial</MenuItem>
      <MenuLine />
      <MenuItem onPress={logout}>Logout</MenuItem>
    </Menu>
  )
}
