import { avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import { plans, type Tier } from '@glimmer/contract/plans'
import { paths } from '#platform/paths.ts'
import { barInset } from '#platform/ui/bottom-inset.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { LockIcon } from '#platform/ui/icons.tsx'
import type { Keep } from '../saved/use-keep.ts'
import { optionsOf } from './avatar-draft.ts'
import classes from './save-bar.module.css'
import type { Studio } from './use-studio.ts'

interface SaveBarProps {
  studio: Studio
  tier: Tier
  keep: Keep
  offer: boolean
}

/** Keeps what was made; for a style of another plan it says which plan, and leaves the trying to go on. */
export function SaveBar({ studio: { open, face, letGo }, tier, keep, offer }: SaveBarProps) {
  const { name, tier: from } = avatarStyles[open.id]
  const avatarConfig = { style: face.style, seed: face.seed, options: optionsOf(face) }
  const save = async (way: 'keep' | 'keepAndWear') => {
    if ((await keep[way]({ avatarConfig })).ok) letGo()
  }
  const locked = !opensStyle(tier, open.id)
  return (
    <div ref={barInset} data-bottom-bar className={classes.bar}>
      <img className={classes.small} src={open.draw(face)} alt="" width={52} height={52} />
      <div role="status" className={classes.locked}>
        {locked && <OtherPlan name={name} plan={plans[from].name} />}
      </div>
      {locked && offer && (
        <LinkButton variant="ghost" small to={paths.subscription()}>
          See plans
        </LinkButton>
      )}
      {!locked && (
        <>
          <Button aria-disabled={keep.saving} onClick={() => void save('keepAndWear')}>
            Save and use
          </Button>
          <Button variant="ghost" aria-disabled={keep.saving} onClick={() => void save('keep')}>
            Save for later
          </Button>
        </>
      )}
    </div>
  )
}

const OtherPlan = ({ name, plan }: { name: string; plan: string }) => (
  <p>
    <LockIcon />
    <span>
      <b>
        {name} is part of {plan}.
      </b>{' '}
      Try it as long as you like; saving needs that plan.
    </span>
  </p>
)
