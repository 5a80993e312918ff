import { plans, type Tier } from '@glimmer/contract/plans'
import { themes } from '@glimmer/contract/themes'
import { Link } from '#lib/router.tsx'
import { paths } from '#platform/paths.ts'

/** A short link to the plan with more themes; renders nothing on a plan that includes them all. */
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
