import type { Theme } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import { Link } from '#lib/router.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { themeChoices } from '#modules/affirmations/words.ts'
import { paths } from '#platform/paths.ts'
import { Choices } from '#platform/ui/choices.tsx'

interface ThemesProps {
  tier: Tier
  chosen: readonly Theme[]
  onChoose: (themes: Theme[]) => void
}

/** Chooses the themes of the lines. Themes of other plans are shown locked, with the plan's name. */
export function Themes({ tier, chosen, onChoose }: ThemesProps) {
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
