import type { Level, User } from '@glimmer/contract'
import type { CSSProperties } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { usePreferences } from '#member/use-preferences.ts'
import { Ladder } from '#modules/affirmations/ladder.tsx'
import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { levelExamples } from '#modules/affirmations/words.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { ProfileSection, SaveFailure } from '../profile-section.tsx'
import { Forms } from './forms.tsx'
import classes from './lines.module.css'
import { Themes } from './themes.tsx'
import { TimeZone } from './time-zone.tsx'

/** Settings for how the user's lines are chosen and written. */
export function YourLines() {
  const { user } = useAccount()
  return (
    <ProfileSection id="your-lines" title="Your lines">
      {user && <Preferences user={user} />}
    </ProfileSection>
  )
}

function Preferences({ user }: { user: User }) {
  const { preferences, choose, failure, retry } = usePreferences(user.preferences, 'your-lines')
  return (
    <div className={`stack ${classes.groups}`}>
      <Themes tier={user.subscription.tier} chosen={preferences.themes} onChoose={(themes) => choose({ themes })} />
      <Forms firstName={user.firstName} chosen={preferences.form} onChoose={(form) => choose({ form })} />
      <StartingLevel chosen={preferences.level} onChoose={(level) => choose({ level })} />
      <div className="stack gap-sm">
        <h3>Why you see these</h3>
        <Section waiting={<Skeleton height="6rem" inset />}>
          <Ladder />
        </Section>
      </div>
      <div className="stack gap-sm">
        <h3>What matters to you</h3>
        <Section waiting={<Skeleton height="6rem" inset />}>
          <WhatMatters />
        </Section>
      </div>
      <TimeZone chosen={preferences.timeZone} onChoose={(timeZone) => choose({ timeZone })} />
      {failure && <SaveFailure message={failure} onRetry={retry} />}
    </div>
  )
}

/** The user's values; if a reason sounds like a crisis, people to talk to are shown. */
function WhatMatters() {
  const care = useCare()
  return (
    <>
      <HelpStrip at="values" />
      <MyValues
        isHidden={care.isOpen}
        onCare={care.open}
        onAnswered={(softened) => care.showStrip(softened && 'values')}
      />
    </>
  )
}

/** The level at which lines begin in every theme; the user's answers move it from there. */
const StartingLevel = ({ chosen, onChoose }: { chosen: Level; onChoose: (level: Level) => void }) => (
  <fieldset>
    <legend>How bold they are</legend>
    <p className="muted">From gentle to bold. Your answers change this. Choose a step to set every theme to it.</p>
    <div className={classes.ladder}>
      {levelExamples.map(({ level, name, line }) => (
        <label key={level} className={classes.level}>
          <input
            className="unseen"
            type="radio"
            name="level"
            value={level}
            checked={level === chosen}
            onChange={() => onChoose(level)}
          />
          <span className={classes.step} aria-hidden="true">
            <i style={{ '--level': level } as CSSProperties} />
          </span>
          <span className={`stack ${classes.words}`}>
            <b>{name}</b>
            <span>{line}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
