import { useAccount } from '#member/account-context.tsx'
import { UserPicture } from '#member/user-picture.tsx'
import classes from './listener.module.css'

/** The user's avatar beside a line; its ring lights up while the line is spoken. Set its size with `--size`. */
export function Listener({ isListening }: { isListening: boolean }) {
  const { user } = useAccount()
  if (!user?.imagePath) return null
  return (
    <span className={classes.listener} data-avatar data-listening={isListening || undefined}>
      <UserPicture user={user} />
    </span>
  )
}
