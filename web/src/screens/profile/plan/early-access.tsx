import type { User } from '@glimmer/contract'
import { usePreferences } from '#member/use-preferences.ts'
import { Switch } from '#platform/ui/switch.tsx'
import { SaveFailure } from '../profile-section.tsx'
import classes from '../settings.module.css'

/** The switch for early access, off by default. Its hint names what is currently being tried. */
export function EarlyAccess({ user }: { user: User }) {
  const { preferences, choose, failure, retry } = usePreferences(user.preferences, 'try-new')
  return (
    <div className={classes.earlyAccess}>
      <Switch
        label="Show me what you’re trying"
        hint="Now: with evening light on, choose the theme of tomorrow’s line."
        on={preferences.tryNew === true}
        onPress={(tryNew) => choose({ tryNew })}
      />
      {failure && <SaveFailure message={failure} onRetry={retry} />}
    </div>
  )
}
