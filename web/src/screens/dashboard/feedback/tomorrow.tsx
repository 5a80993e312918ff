import type { Theme } from '@glimmer/contract'
import { type TomorrowsChoice, tomorrowsChoices } from '@glimmer/contract/lines'
import { plans } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { useEffect, useId, useRef } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import classes from './feedback.module.css'

const words: Record<TomorrowsChoice, string> = { 'more-like-this': 'More like this', gentler: 'Something gentler' }

interface TomorrowProps {
  /** Null if Glimmer chooses. */
  choice: TomorrowsChoice | null
  /** Whether it has just appeared, and so must be seen. */
  isNew: boolean
  onChoose: (choice: TomorrowsChoice | null) => void
}

/** Asks what tomorrow's line should be like. */
export function Tomorrow({ choice, isNew, onChoose }: TomorrowProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <section ref={section} aria-labelledby={id} data-grows>
      <h3 id={id} className={classes.tomorrow}>
        And tomorrow?
      </h3>
      <div className={classes.answers}>
        {[...tomorrowsChoices, null].map((each) => (
          <button
            key={each}
            type="button"
            className={`veil ${classes.answer}`}
            aria-pressed={choice === each}
            onClick={() => onChoose(each)}
          >
            {each ? words[each] : 'You choose'}
          </button>
        ))}
      </div>
      <p className={classes.promise}>We’ll choose tomorrow’s line with this in mind.</p>
    </section>
  )
}

interface TomorrowsThemeProps {
  theme: Theme | null
  onChoose: (theme: Theme | null) => void
}

/** Chooses the theme of tomorrow's line. An early-access feature, for users who turned that on. */
export function TomorrowsTheme({ theme, onChoose }: TomorrowsThemeProps) {
  const { user } = useAccount()
  const plan = plans[user?.subscription.tier ?? 'free']
  if (!plan.earlyAccess || !user?.preferences.earlyAccess) return null
  return (
    <SelectField
      label="Tomorrow’s theme"
      value={theme ?? ''}
      onChange={({ target }) => onChoose(plan.themes.find((each) => each === target.value) ?? null)}
    >
      <option value="">Any of yours</option>
      {plan.themes.map((each) => (
        <option key={each} value={each}>
          {themeNames[each]}
        </option>
      ))}
    </SelectField>
  )
}
