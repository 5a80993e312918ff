import type { User } from '@glimmer/contract'
import { PersonIcon } from '#platform/ui/icons.tsx'
import classes from './user-picture.module.css'

interface UserPictureProps {
  user: Pick<User, 'imagePath'> | undefined
  /** Said of it; nothing where the person is named beside it. */
  alt?: string
}

/** The person's current avatar, or a plain figure while there is none. It fills the box it stands in. */
export const UserPicture = ({ user, alt = '' }: UserPictureProps) =>
  user?.imagePath ? (
    <img className={classes.picture} src={user.imagePath} alt={alt} width={512} height={512} />
  ) : (
    <PersonIcon />
  )
