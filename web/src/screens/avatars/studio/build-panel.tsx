import { avatarStyles } from '@glimmer/contract/avatar-styles'
import type { Tier } from '@glimmer/contract/plans'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import type { Keep } from '../saved/use-keep.ts'
import classes from './build-panel.module.css'
import { ControlsList } from './controls-list.tsx'
import { Credit } from './credit.tsx'
import { SaveBar } from './save-bar.tsx'
import { StylePicker } from './style-picker.tsx'
import type { Studio } from './use-studio.ts'
import { useUndoKeys } from './use-undo-keys.ts'

interface BuildPanelProps {
  studio: Studio
  tier: Tier
  keep: Keep
}

/** The style, everything about it that can be changed, and keeping what was made. */
export function BuildPanel({ studio, tier, keep }: BuildPanelProps) {
  useUndoKeys(studio)
  return (
    <div className={classes.panel}>
      <StylePicker
        tier={tier}
        chosen={studio.open.id}
        seed={studio.first}
        waiting={studio.waiting}
        onChoose={(id) => void studio.chooseStyle(id)}
      />
      {studio.trouble && (
        <p className={classes.trouble} role="alert">
          {avatarStyles[studio.trouble].name} could not be fetched.{' '}
          <Button variant="plain" small onClick={() => studio.trouble && void studio.chooseStyle(studio.trouble)}>
            Try Again
          </Button>
        </p>
      )}
      <ControlsList studio={studio} />
      <Credit style={studio.open.id} />
      <SaveBar studio={studio} tier={tier} keep={keep} />
    </div>
  )
}

/** The room the controls will take, while the first style is on its way. */
export const BuildWaiting = () => (
  <div className={classes.panel} aria-hidden="true">
    <Skeleton className={classes.stripWaiting} />
    <Skeleton className={classes.tilesWaiting} />
    <Skeleton className={classes.tilesWaiting} />
  </div>
)
