import { useShowUpsell } from '#member/upsell-pause.ts'
import { Ladder } from '#modules/affirmations/ladder.tsx'
import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { useCare } from '#modules/care/care-provider.tsx'
import { UsageMeters } from '#modules/plans/usage-meters.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './sidebar.module.css'

/** What stands beside the lines: the month, and how lines are found. */
export function Sidebar() {
  const showUpsell = useShowUpsell()
  const care = useCare()
  return (
    <>
      <Card as="section">
        <h2>This month</h2>
        <UsageMeters waiting={<Skeleton className={classes.meters} />}>
          {showUpsell && (
            <LinkButton variant="ghost" small to={paths.subscription()}>
              See plans
            </LinkButton>
          )}
        </UsageMeters>
      </Card>
      <Card as="section">
        <h2>How lines find you</h2>
        <Section waiting={<Skeleton className={classes.words} />}>
          <Ladder />
        </Section>
      </Card>
      <Card as="section">
        <h2>What matters to you</h2>
        <Section waiting={<Skeleton className={classes.words} />}>
          <MyValues onCare={care.open} />
        </Section>
      </Card>
    </>
  )
}
