import type { User } from '@glimmer/contract'
import { useState } from 'react'
import { PersonIcon } from '#platform/ui/icons.tsx'
import classes from './user-picture.module.css'

interface UserPictureProps {
  user: Pick<User, 'imagePath'> | undefined
  /** Alternative text; empty where the user is named beside the picture. */
  alt?: string
}

/** The user's current avatar, or a plain figure while there is none or it cannot be loaded. It fills its box. */
export function UserPicture({ user, alt = '' }: UserPictureProps) {
  const [failed, setFailed] = useState<string>()
  const path = user?.imagePath
  if (!path || path === failed) return <PersonIcon />
  return (
    <img className={classes.picture} src={path} alt={alt} width={512} height={512} onError={() => setFailed(path)} />
  )
}

/** What a user is called in the menu: the username, else the email, else 'User'. */
export const userLabel = (user?: { username?: string | null; email?: string | null }) =>
  user?.username || user?.email || 'User'
