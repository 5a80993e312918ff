import { plans, type Tier } from '@glimmer/contract/plans'
import { themes } from '@glimmer/contract/themes'
import { Link } from '#lib/router/link.tsx'
import { paths } from '#platform/paths.ts'

/** In one quiet line, where more themes are to be had; nothing on a plan that opens them all. */
export function MoreThemes({ tier }: { tier: Tier }) {
  if (plans[tier].themes.length === themes.length) return null
  const next = tier === 'free' ? plans.premium : plans.pro
  return (
    <>
      {' '}
      <Link to={paths.subscription()}>More themes with {next.name}</Link>
    </>
  )
}
