import type { Affirmation } from '@glimmer/contract'
import { Ladder } from '#modules/affirmations/ladder.tsx'
import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { UsageMeters } from '#modules/plans/usage-meters.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { OwnLine } from './own-line.tsx'
import classes from './side.module.css'

interface SideProps {
  /** Whether plans may be spoken of now. */
  offer: boolean
  onWritten: (line: Affirmation) => void
  /** Something written asks for people first. */
  onCare: () => void
}

/** What stands beside the lines: the month, a line of one's own, and how lines are found. */
export const Side = ({ offer, onWritten, onCare }: SideProps) => (
  <>
    <Card as="section">
      <h2>This month</h2>
      <UsageMeters waiting={<Skeleton className={classes.meters} />}>
        {offer && (
          <LinkButton variant="ghost" small to={paths.subscription()}>
            See plans
          </LinkButton>
        )}
      </UsageMeters>
    </Card>
    <Card as="section">
      <h2>Write your own</h2>
      <OwnLine onWritten={onWritten} onCare={onCare} />
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
        <MyValues onCare={onCare} />
      </Section>
    </Card>
  </>
)
