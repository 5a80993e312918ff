import {
  type AvatarStyle,
  type AvatarStyleId,
  avatarLicences,
  avatarStyles,
  opensStyle,
} from '@glimmer/contract/avatar-styles'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { paths } from '#platform/paths.ts'
import { barInset } from '#platform/ui/bottom-inset.ts'
import { Button, LinkButton, TryAgain } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { LockIcon } from '#platform/ui/tool-icons.tsx'
import type { AvatarSaver } from '../saved/use-avatar-saver.ts'
import { contrastsWithBackground, optionsOf } from './avatar-draft.ts'
import { type ColourControl, isIn } from './controls.ts'
import { PartChoices } from './part-choices.tsx'
import classes from './studio.module.css'
import { PresetPicker, StylePicker } from './style-picker.tsx'
import { Swatches } from './swatches.tsx'
import type { Studio } from './use-studio.ts'

interface BuildPanelProps {
  studio: Studio
  tier: Tier
  saver: AvatarSaver
}

/** Ready-made avatars, the style, everything that can be changed about it, and the buttons to save. */
export function BuildPanel({ studio, tier, saver }: BuildPanelProps) {
  return (
    <div className={`stack ${classes.panel}`}>
      <PresetPicker studio={studio} />
      <StylePicker
        tier={tier}
        chosen={studio.style.id}
        seed={studio.firstSeed}
        loading={studio.loadingStyle}
        onChoose={(id) => void studio.chooseStyle(id)}
      />
      {studio.failedStyle && (
        <p className={classes.failure} role="alert">
          {avatarStyles[studio.failedStyle].name} could not be fetched.{' '}
          <TryAgain variant="plain" onClick={() => studio.failedStyle && void studio.chooseStyle(studio.failedStyle)} />
        </p>
      )}
      <ControlsList studio={studio} />
      <Credit style={studio.style.id} />
      <SaveBar studio={studio} tier={tier} saver={saver} />
    </div>
  )
}

/** A placeholder for the controls while the first style loads. */
export const BuildWaiting = () => (
  <div className={`stack ${classes.panel}`} aria-hidden="true">
    <Skeleton height="10.4rem" />
    <Skeleton height="15rem" />
    <Skeleton height="15rem" />
  </div>
)

/** The controls of the style that affect this draft. Their previews are debounced and follow the large picture. */
function ControlsList({ studio: { style, draft, debounced, change } }: { studio: Studio }) {
  const previewed = debounced.style === style.id ? debounced : draft
  const inUse = style.inUse(previewed)
  return style.controls
    .filter((control) => isIn(inUse, control) || control.name === 'background')
    .map((control) =>
      control.kind === 'part' ? (
        <PartChoices
          key={`${style.id}-${control.name}-part`}
          control={control}
          style={style}
          draft={previewed}
          chosen={draft.parts[control.name] ?? null}
          onChange={change}
        />
      ) : (
        <Swatches
          key={`${style.id}-${control.name}-colour`}
          control={control}
          chosen={draft.colours[control.name]}
          note={noteFor(control, draft.colours)}
          onChange={change}
        />
      ),
    )
}

/** A warning if the figure hardly stands out from the background; the colour can still be chosen. */
const noteFor = ({ name }: ColourControl, colours: Readonly<Record<string, string>>) =>
  name === 'background' && !contrastsWithBackground({ colours })
    ? 'This is close to the avatar’s own colours, so it may be hard to see.'
    : undefined

/** Who drew the style and, if it requires attribution, under which licence. */
function Credit({ style: id }: { style: AvatarStyleId }) {
  const style: AvatarStyle = avatarStyles[id]
  const { url, credit } = avatarLicences[style.licence]
  return (
    <p className={`muted ${classes.credit}`}>
      <a href={style.sourceUrl} target="_blank" rel="noreferrer">
        {style.name}
      </a>{' '}
      by{' '}
      <a href={style.authorUrl} target="_blank" rel="noreferrer">
        {style.author}
      </a>
      {credit && (
        <span>
          {style.licence.startsWith('CC') ? ', remixed under ' : '; '}
          <a href={url} target="_blank" rel="noreferrer">
            {style.licence.startsWith('CC') ? style.licence : style.licence.toLowerCase()}
          </a>
        </span>
      )}
      <span>.</span>
    </p>
  )
}

interface SaveBarProps {
  studio: Studio
  tier: Tier
  saver: AvatarSaver
}

/** Saves the avatar. For a style of another plan it names that plan instead; the avatar can still be built. */
function SaveBar({ studio: { style, draft, forgetDraft }, tier, saver }: SaveBarProps) {
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
