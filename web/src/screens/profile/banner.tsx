import type { User } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { formatMonth } from '#lib/format-date.ts'
import { Link } from '#lib/router/link.tsx'
import { useSeesPlans } from '#member/upsell-pause.ts'
import { UserPicture } from '#member/user-picture.tsx'
import { paths } from '#platform/paths.ts'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import { PencilIcon } from '#platform/ui/icons.tsx'
import { fullName } from './about/names.ts'
import classes from './profile.module.css'

/** The user's name, joining date and plan; the picture links to the avatar editor. */
export const Banner = ({ user }: { user: User }) => (
  <header className={classes.banner}>
    <Backdrop className={classes.scene} seed={7} horizon={692} sun={{ x: 1060, y: 660, radius: 68 }} stars={110} />
    <Link className={classes.avatar} to={paths.profileAvatar()} aria-label="Change your avatar">
      <span className={classes.picture}>
        <UserPicture user={user} />
      </span>
      <span className={classes.pencil}>
        <PencilIcon />
      </span>
    </Link>
    <div className={classes.words}>
      <h1>{fullName(user)}</h1>
      <p>
        Joined {formatMonth(user.createdAt)}
        {useSeesPlans() && ` · ${plans[user.subscription.tier].name} plan`}
      </p>
    </div>
  </header>
)
