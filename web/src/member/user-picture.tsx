import type { User } from '@glimmer/contract'
import { PersonIcon } from '#platform/ui/icons.tsx'
import classes from './user-picture.module.css'

interface UserPictureProps {
  user: Pick<User, 'imagePath'> | undefined
  /** Alternative text; empty where the user is named beside the picture. */
  alt?: string
}

/** The user's current avatar, or a plain figure while there is none. It fills its box. */
export const UserPicture = ({ user, alt = '' }: UserPictureProps) =>
  user?.imagePath ? (
    <img className={classes.picture} src={user.imagePath} alt={alt} width={512} height={512} />
  ) : (
    <PersonIcon />
  )
