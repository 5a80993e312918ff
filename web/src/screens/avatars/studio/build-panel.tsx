import { avatarStyles } from '@glimmer/contract/avatar-styles'
import type { Tier } from '@glimmer/contract/plans'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import type { AvatarSaver } from '../saved/use-avatar-saver.ts'
import classes from './build-panel.module.css'
import { ControlsList } from './controls-list.tsx'
import { Credit } from './credit.tsx'
import { PresetPicker } from './preset-picker.tsx'
import { SaveBar } from './save-bar.tsx'
import { StylePicker } from './style-picker.tsx'
import type { Studio } from './use-studio.ts'

interface BuildPanelProps {
  studio: Studio
  tier: Tier
  saver: AvatarSaver
}

/** Ready-made avatars, the style, everything that can be changed about it, and the buttons to save. */
export function BuildPanel({ studio, tier, saver }: BuildPanelProps) {
  return (
    <div className={classes.panel}>
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
          <Button
            variant="plain"
            small
            onClick={() => studio.failedStyle && void studio.chooseStyle(studio.failedStyle)}
          >
            Try Again
          </Button>
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
  <div className={classes.panel} aria-hidden="true">
    <Skeleton className={classes.stripWaiting} />
    <Skeleton className={classes.tilesWaiting} />
    <Skeleton className={classes.tilesWaiting} />
  </div>
)
