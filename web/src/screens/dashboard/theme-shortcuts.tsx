import { plans, type Tier } from '@glimmer/contract/plans'
import { type Theme, themeNames } from '@glimmer/contract/themes'
import { Button } from '#platform/ui/button.tsx'
import classes from './theme-shortcuts.module.css'

/** A line about one thing, one press away. */
export const ThemeShortcuts = ({ tier, onTheme }: { tier: Tier; onTheme: (theme: Theme) => void }) => (
  <fieldset className={classes.themes} aria-label="A new affirmation about">
    {plans[tier].themes.map((theme) => (
      <Button key={theme} variant="ghost" small onClick={() => onTheme(theme)}>
        {themeNames[theme]}
      </Button>
    ))}
  </fieldset>
)
