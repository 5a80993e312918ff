import type { Theme } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { useAccount } from '#member/account-context.tsx'
import { SelectField } from '#platform/ui/select-field.tsx'

interface TomorrowsThemeProps {
  theme: Theme | null
  onChoose: (theme: Theme | null) => void
}

/** Chooses the theme of tomorrow's line. An early-access feature, for users who turned that on. */
export function TomorrowsTheme({ theme, onChoose }: TomorrowsThemeProps) {
  const { user } = useAccount()
  const plan = plans[user?.subscription.tier ?? 'free']
  if (!plan.earlyAccess || !user?.preferences.tryNew) return null
  return (
    <SelectField
      label="Tomorrow’s theme"
      value={theme ?? ''}
      onChange={({ target }) => onChoose(plan.themes.find((each) => each === target.value) ?? null)}
    >
      <option value="">Any of yours</option>
      {plan.themes.map((each) => (
        <option key={each} value={each}>
          {themeNames[each]}
        </option>
      ))}
    </SelectField>
  )
}
