import { plans, type Tier, tierForTheme } from '@glimmer/contract/plans'
import { type Theme, themes } from '@glimmer/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#lib/router/address.ts'
import { useAccount } from '#member/account-context.tsx'
import { read } from '#platform/api/query.ts'

interface ShownTheme {
  /** Undefined until the theme of today's line is known. */
  theme: Theme | undefined
  isTodays: boolean
  /** The plan that opens the theme in the URL, if the user's plan does not. */
  lockedBy: { theme: Theme; tier: Tier } | undefined
}

/** The theme being browsed: the one in the URL, else that of today's line, as far as the plan includes them. */
export function useShownTheme(): ShownTheme {
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const named = useSearchParams()[0].get('theme')
  const asked = themes.find((theme) => theme === named)
  const open = plans[tier].themes
  const { data: today, isPending } = useQuery(read('GET /affirmations/today'))
  const todays = open.find((theme) => today?.themes.includes(theme))
  const askedOpen = open.find((theme) => theme === asked)
  const theme = askedOpen ?? (isPending ? undefined : (todays ?? open[0]))
  return {
    theme,
    isTodays: theme !== undefined && theme === todays,
    lockedBy: asked && !askedOpen ? { theme: asked, tier: tierForTheme(asked) } : undefined,
  }
}
