import { plans, type Tier, tiers } from '@glimmer/contract/plans'
import { type Theme, themeNames, themes } from '@glimmer/contract/themes'
import { classNames } from '#lib/class-names.ts'
import { Link } from '#lib/router/link.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { paths } from '#platform/paths.ts'
import chip from '#platform/ui/chip.module.css'
import { useScrollToCurrent } from './scroll-to-current.ts'
import classes from './theme-links.module.css'

interface ThemeLinksProps {
  shown: Theme | undefined
  lockedBy: { theme: Theme; tier: Tier } | undefined
}

/** The themes of the plan, and a discreet note about the others. */
export function ThemeLinks({ shown, lockedBy }: ThemeLinksProps) {
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const row = useScrollToCurrent(shown)
  return (
    <div className={classes.place}>
      <nav ref={row} className={classes.themes} aria-label="Themes">
        {plans[tier].themes.map((theme) => (
          <Link
            key={theme}
            className={classNames(chip.chip, classes.theme)}
            to={`?theme=${theme}`}
            replace
            aria-current={theme === shown ? 'page' : undefined}
          >
            {themeNames[theme]}
          </Link>
        ))}
      </nav>
      <More tier={tier} lockedBy={lockedBy} />
    </div>
  )
}

/** Which plan opens more themes, or the requested one; renders nothing during an upsell pause. */
function More({ tier, lockedBy }: { tier: Tier; lockedBy: ThemeLinksProps['lockedBy'] }) {
  const showUpsell = useShowUpsell()
  const next = tiers.find((other) => plans[other].themes.length > plans[tier].themes.length)
  if (lockedBy && !showUpsell) return <p className={classes.more}>{themeNames[lockedBy.theme]} is not open here yet.</p>
  if (!next || !showUpsell || plans[tier].themes.length === themes.length) return null
  const { name } = plans[lockedBy?.tier ?? next]
  return (
    <p className={classes.more}>
      <Link to={paths.subscription()}>
        {lockedBy ? `${themeNames[lockedBy.theme]} opens with ${name}` : `More themes with ${name}`}
      </Link>
    </p>
  )
}
