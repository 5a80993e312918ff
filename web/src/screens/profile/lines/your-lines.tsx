import type { User } from '@glimmer/contract'
import { useAccount } from '#member/account-context.tsx'
import { usePreferences } from '#member/use-preferences.ts'
import { Ladder } from '#modules/affirmations/ladder.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { NotKept } from '../not-kept.tsx'
import { ProfileSection } from '../profile-section.tsx'
import { Forms } from './forms.tsx'
import { Reach } from './starting-level.tsx'
import { Themes } from './themes.tsx'
import { TimeZone } from './time-zone.tsx'
import { WhatMatters } from './what-matters.tsx'
import classes from './your-lines.module.css'

/** How lines are chosen and written for this person. */
export function YourLines() {
  const { user } = useAccount()
  return (
    <ProfileSection id="your-lines" title="Your lines">
      {user && <Choosing user={user} />}
    </ProfileSection>
  )
}

function Choosing({ user }: { user: User }) {
  const { preferences, choose, failure, again } = usePreferences(user.preferences, 'your-lines')
  return (
    <div className={classes.parts}>
      <Themes tier={user.subscription.tier} chosen={preferences.themes} onChoose={(themes) => choose({ themes })} />
      <Forms firstName={user.firstName} chosen={preferences.form} onChoose={(form) => choose({ form })} />
      <Reach chosen={preferences.level} onChoose={(level) => choose({ level })} />
      <div className={classes.part}>
        <h3>Where your answers have led</h3>
        <Section waiting={<Skeleton className={classes.waiting} />}>
          <Ladder />
        </Section>
      </div>
      <div className={classes.part}>
        <h3>What matters to you</h3>
        <Section waiting={<Skeleton className={classes.waiting} />}>
          <WhatMatters />
        </Section>
      </div>
      <TimeZone chosen={preferences.timeZone} onChoose={(timeZone) => choose({ timeZone })} />
      {failure && <NotKept failure={failure} again={again} />}
    </div>
  )
}
