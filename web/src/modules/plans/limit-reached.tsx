import type { ProblemBody } from '@glimmer/contract'
import type { Feature } from '@glimmer/contract/plans'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { formatMonthStart } from '#lib/format-time.ts'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import classes from './plans.module.css'

/** The fields of a refused request that describe the used-up allowance. */
export type SpentAllowance = Pick<ProblemBody, 'feature' | 'limit' | 'resetsAt'>

const titles: Record<Feature, (limit: string) => string> = {
  affirmations: (limit) => `You’ve used this month’s ${limit}new lines`,
  speech: (limit) => `You’ve used this month’s ${limit}spoken lines`,
  avatars: (limit) => `You’ve used this month’s ${limit}portraits from words`,
}
const staysFree: Record<Feature, readonly string[]> = {
  affirmations: ['Today’s affirmation', 'Your own lines', 'Everything you’ve saved'],
  speech: [
    'Every line you have already heard',
    'This device’s voice, where it has one',
    'Reading any line, word by word',
  ],
  avatars: ['Every avatar you have saved', 'Avatars you build yourself', 'Your own pictures'],
}

interface LimitReachedProps {
  allowance: SpentAllowance
  /** The label of the button that calls `onBack`. */
  backLabel?: string
  onBack: () => void
  /** Free alternatives. */
  children?: ReactNode
}

/**
 * Shown when an allowance is used up: what stays free and when it comes back, with going back and the plans as two
 * equal choices.
 */
export function LimitReached({
  allowance: { feature = 'affirmations', limit, resetsAt },
  backLabel = 'Back to today',
  onBack,
  children,
}: LimitReachedProps) {
  const showUpsell = useShowUpsell()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It replaced the focused control, so it takes the focus to announce why.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section className={`stack ${classes.panel}`} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {titles[feature](limit === undefined ? '' : `${limit} `)}
      </h3>
      <p className="muted">
        {resetsAt ? `They come back on ${formatMonthStart(resetsAt)}.` : 'They come back next month.'} These stay free:
      </p>
      <ul className="stack gap-s">
        {staysFree[feature].map((what) => (
          <li key={what} className="bar gap-s">
            <CheckIcon /> {what}
          </li>
        ))}
      </ul>
      {children}
      <div className={`actions ${classes.actions}`}>
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
        {showUpsell && (
          <LinkButton variant="ghost" to={paths.subscription()}>
            See plans
          </LinkButton>
        )}
      </div>
    </section>
  )
}
