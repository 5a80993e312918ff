import type { Affirmation } from '@glimmer/contract'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { Ladder } from '#modules/affirmations/ladder.tsx'
import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { useCare } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { UsageMeters } from '#modules/plans/usage-meters.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { OwnLine } from './own-line.tsx'
import classes from './sidebar.module.css'

/** What stands beside the lines: the month, a line of one's own, and how lines are found. */
export function Sidebar({ onWritten }: { onWritten: (line: Affirmation) => void }) {
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
        <h2>Write your own</h2>
        <OwnLine onWritten={onWritten} />
      </Card>
      <Card as="section">
        <h2>How lines find you</h2>
        <Section waiting={<Skeleton className={classes.words} />}>
          <Ladder />
        </Section>
      </Card>
      <Card as="section">
        <h2>What matters to you</h2>
        <HelpStrip at="values" />
        <Section waiting={<Skeleton className={classes.words} />}>
          <MyValues onCare={care.open} onAnswered={(softened) => care.showStrip(softened && 'values')} />
        </Section>
      </Card>
    </>
  )
}
