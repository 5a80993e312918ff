import { useAccount } from '#member/account-context.tsx'
import { UserPicture } from '#member/user-picture.tsx'
import classes from './listener.module.css'

/** The person's avatar beside a line; its ring is lit while the line is spoken. Whoever shows it may set its `--size`. */
export function Listener({ isListening }: { isListening: boolean }) {
  const { user } = useAccount()
  if (!user?.imagePath) return null
  return (
    <span className={classes.listener} data-avatar data-listening={isListening || undefined}>
      <UserPicture user={user} />
    </span>
  )
}
