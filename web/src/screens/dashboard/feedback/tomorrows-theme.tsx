import type { Theme } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { useAccount } from '#member/account-context.tsx'
import { SelectField } from '#platform/ui/select-field.tsx'

interface TomorrowsThemeProps {
  theme: Theme | null
  onChoose: (theme: Theme | null) => void
}

/** What tomorrow's line is to be about: still being tried, for those who turned that on. */
export function TomorrowsTheme({ theme, onChoose }: TomorrowsThemeProps) {
  const { user } = useAccount()
  const plan = plans[user?.subscription.tier ?? 'free']
  if (!plan.earlyAccess || !user?.preferences.tryNew) return null
  return (
    <SelectField
      label="And tomorrow?"
      value={theme ?? ''}
      onChange={({ target }) => onChoose(plan.themes.find((each) => each === target.value) ?? null)}
    >
      <option value="">You choose</option>
      {plan.themes.map((each) => (
        <option key={each} value={each}>
          {themeNames[each]}
        </option>
      ))}
    </SelectField>
  )
}
