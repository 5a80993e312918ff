import type { Form, Level, Theme, User } from '@glimmer/contract'
import { forms } from '@glimmer/contract/lines'
import { plans, type Tier } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type CSSProperties, Suspense } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { usePreferences } from '#member/use-preferences.ts'
import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { formNames, levelExamples, themeChoices } from '#modules/affirmations/words.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { read } from '#platform/api/query.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Choices } from '#platform/ui/choices.tsx'
import { RadioCard } from '#platform/ui/radio-card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { ProfileSection, SaveFailure } from '../profile-section.tsx'
import classes from './lines.module.css'
import { TimeZone } from './time-zone.tsx'

const LinePicture = optionalPart(() => import('./line-picture.tsx').then((m) => m.LinePicture))

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
      <Suspense fallback={<Skeleton height="9rem" inset />}>
        <LinePicture />
      </Suspense>
      <TimeZone chosen={preferences.timeZone} onChoose={(timeZone) => choose({ timeZone })} />
      {failure !== undefined && <SaveFailure message={failure} onRetry={retry} />}
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

interface FormsProps {
  firstName: string | null
  chosen: Form
  onChoose: (form: Form) => void
}

/** Chooses how a line addresses the user; each form is illustrated with the same thought. */
const Forms = ({ firstName, chosen, onChoose }: FormsProps) => (
  <fieldset>
    <legend>How they speak to you</legend>
    <div className={`columns gap-sm ${classes.forms}`}>
      {forms.map((form) => (
        <RadioCard
          key={form}
          inset
          name="form"
          value={form}
          title={formNames[form]}
          note={formExample(form, firstName)}
          checked={form === chosen}
          onChoose={() => onChoose(form)}
        />
      ))}
    </div>
  </fieldset>
)

const examples: Record<Exclude<Form, 'distanced'>, string> = {
  'first-person': 'I can take this one step at a time.',
  question: 'What would help me take one step?',
  'if-then': 'When I feel rushed, I’ll take one slow step.',
}

/** The same thought in each form; it includes the first name, if there is one. */
export function formExample(form: Form, firstName: string | null): string {
  if (form !== 'distanced') return examples[form]
  return firstName
    ? `${firstName}, you can take this one step at a time.`
    : 'You can take this one step at a time. Add your first name above to be called by it.'
}

interface ThemesProps {
  tier: Tier
  chosen: readonly Theme[]
  onChoose: (themes: Theme[]) => void
}

/** Chooses the themes of the lines. Themes of other plans are shown locked, with the plan's name. */
function Themes({ tier, chosen, onChoose }: ThemesProps) {
  const choices = themeChoices(tier, useShowUpsell())
  const open = plans[tier].themes
  return (
    <Choices
      legend="Themes"
      hint={
        <>
          {chosen.some((theme) => open.includes(theme))
            ? 'Your lines will be about these.'
            : 'All themes (choose to narrow).'}
          {choices.some(({ lockedBy }) => lockedBy) && (
            <>
              {' '}
              <Link to={paths.subscription()}>See what each plan includes</Link>
            </>
          )}
        </>
      }
      choices={choices}
      chosen={chosen}
      onToggle={(theme) => onChoose(toggleTheme(chosen, theme, open))}
    />
  )
}

/** Adds or removes a theme. Themes that are not `open` (any more) are removed too, since the API would reject them. */
export const toggleTheme = (chosen: readonly Theme[], theme: Theme, open: readonly Theme[]): Theme[] =>
  open.filter((each) => chosen.includes(each) !== (each === theme))

/** What the lines of each level do, in words, so that users never see a level as a number. */
const levelWords: Record<Level, string> = {
  1: 'lines that notice, and ask for nothing',
  2: 'lines that give permission',
  3: 'lines for something you are learning',
  4: 'lines about what you do, or have done',
  5: 'lines that say who you are by what you do',
}

/** The user's level in each theme, as reached by their answers, in plain words. */
function Ladder() {
  const { data: profile } = useSuspenseQuery(read('GET /users/profile'))
  return (
    <div className="stack">
      {profile.ladder.length > 0 && (
        <dl className={`stack gap-sm ${classes.levels}`}>
          {profile.ladder.map(({ theme, level }) => (
            <div key={theme}>
              <dt>{themeNames[theme]}</dt>
              <dd className="muted">{levelWords[level]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="muted">
        {profile.ladder.length > 0 ? 'Every other theme brings' : 'You begin with'}{' '}
        {levelWords[profile.preferences.level]}. Say “true” twice and lines get bolder. Say “too much” and they soften.
      </p>
    </div>
  )
}
