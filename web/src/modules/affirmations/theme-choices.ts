import { plans, type Tier, tierForTheme } from '@glimmer/contract/plans'
import { type Theme, themeNames, themes } from '@glimmer/contract/themes'
import type { Choice } from '#platform/ui/choices.tsx'

/**
 * The themes open to a plan, and, with `showUpsell`, the themes of higher plans with the name of the plan that opens
 * them.
 */
export function themeChoices(tier: Tier, showUpsell: boolean): Choice<Theme>[] {
  const open = plans[tier].themes
  return themes.flatMap((value) => {
    const choice = { value, label: themeNames[value] }
    if (open.includes(value)) return choice
    return showUpsell ? { ...choice, lockedBy: plans[tierForTheme(value)].name } : []
  })
}
