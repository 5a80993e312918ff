import { avatarStyles, opensStyle } from '@glimmer/contract/avatar-styles'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { paths } from '#platform/paths.ts'
import { barInset } from '#platform/ui/bottom-inset.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { LockIcon } from '#platform/ui/tool-icons.tsx'
import type { AvatarSaver } from '../saved/use-avatar-saver.ts'
import { optionsOf } from './avatar-draft.ts'
import classes from './studio.module.css'
import type { Studio } from './use-studio.ts'

interface SaveBarProps {
  studio: Studio
  tier: Tier
  saver: AvatarSaver
}

/** Saves the avatar. For a style of another plan it names that plan instead; the avatar can still be built. */
export function SaveBar({ studio: { style, draft, forgetDraft }, tier, saver }: SaveBarProps) {
  const showUpsell = useShowUpsell()
  const { name, tier: from } = avatarStyles[style.id]
  const avatarConfig = { style: draft.style, seed: draft.seed, options: optionsOf(draft) }
  const save = async (how: 'save' | 'saveAndUse') => {
    if ((await saver[how]({ avatarConfig })).ok) forgetDraft()
  }
  const locked = !opensStyle(tier, style.id)
  return (
    <div ref={barInset} data-bottom-bar className={`row ${classes.bar}`}>
      <img className={classes.small} src={style.draw(draft)} alt="" width={52} height={52} />
      <div role="status" className={classes.locked}>
        {locked && <OtherPlan name={name} plan={plans[from].name} />}
      </div>
      {locked && showUpsell && (
        <LinkButton variant="ghost" small to={paths.subscription()}>
          See plans
        </LinkButton>
      )}
      {!locked && (
        <>
          <Button aria-disabled={saver.saving} onClick={() => void save('saveAndUse')}>
            Save and use
          </Button>
          <Button variant="ghost" aria-disabled={saver.saving} onClick={() => void save('save')}>
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
      Try it for as long as you like. Saving it needs that plan.
    </span>
  </p>
)
