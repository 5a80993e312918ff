import { plans, type Tier, tiers } from '@glimmer/contract/plans'
import { type Theme, themeNames, themes } from '@glimmer/contract/themes'
import { classNames } from '#lib/class-names.ts'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { paths } from '#platform/paths.ts'
import chip from '#platform/ui/choices.module.css'
import classes from './browse.module.css'
import { useScrollToCurrent } from './scroll-to-current.ts'

interface ThemeLinksProps {
  current: Theme | undefined
  lockedBy: { theme: Theme; tier: Tier } | undefined
}

/** The themes of the plan, and a discreet note about the others. */
export function ThemeLinks({ current, lockedBy }: ThemeLinksProps) {
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const row = useScrollToCurrent(current)
  return (
    <div className={`row ${classes.themeLinksPlace}`}>
      <nav ref={row} className={`actions gap-s ${classes.themes}`} aria-label="Themes">
        {plans[tier].themes.map((theme) => (
          <Link
            key={theme}
            className={classNames(chip.chip, classes.theme)}
            to={`?theme=${theme}`}
            replace
            aria-current={theme === current ? 'page' : undefined}
          >
            {themeNames[theme]}
          </Link>
        ))}
        {!lockedBy && <More tier={tier} />}
      </nav>
      {lockedBy && <Locked {...lockedBy} />}
    </div>
  )
}

/** The last of the row: which plan opens more themes. Renders nothing during an upsell pause. */
function More({ tier }: { tier: Tier }) {
  const showUpsell = useShowUpsell()
  const next = tiers.find((other) => plans[other].themes.length > plans[tier].themes.length)
  if (!next || !showUpsell || plans[tier].themes.length === themes.length) return null
  return (
    <Link className={classNames(chip.chip, classes.more)} to={paths.subscription()}>
      More themes with {plans[next].name}
    </Link>
  )
}

/** The plan that opens the requested theme; during an upsell pause, only that it is not open. */
function Locked({ theme, tier }: { theme: Theme; tier: Tier }) {
  const showUpsell = useShowUpsell()
  if (!showUpsell) return <p className={classes.locked}>{themeNames[theme]} is not open here yet.</p>
  return (
    <p className={classes.locked}>
      <Link to={paths.subscription()}>
        {themeNames[theme]} opens with {plans[tier].name}
      </Link>
    </p>
  )
}
