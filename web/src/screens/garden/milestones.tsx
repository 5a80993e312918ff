import type { Milestone } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDay } from '#lib/format-date.ts'
import { typeset } from '#lib/typeset.ts'
import { read } from '#platform/api/query.ts'
import { Backdrop } from '#platform/ui/backdrop.tsx'
import { Card } from '#platform/ui/card.tsx'
import { milestoneTitle } from './milestone-title.ts'
import classes from './milestones.module.css'
import { ShareMilestone } from './share-milestone.tsx'

/** The milestones (the first week and every thirty days): a few of their lines, to read again or share. */
export function Milestones() {
  const { data } = useSuspenseQuery(read('GET /users/days/milestones'))
  if (data.items.length > 0) return data.items.map((one) => <Reached key={`${one.kind} ${one.days}`} {...one} />)
  return (
    <Card as="section" className={classes.waiting} aria-labelledby="milestones">
      <h2 id="milestones">A postcard</h2>
      <p>It comes on your seventh day, whenever that is.</p>
    </Card>
  )
}

/** Low and to the right, clear of the text. */
const sun = { x: 980, y: 620, radius: 100 }

function Reached(milestone: Milestone) {
  const { kind, days, reachedOn, lines } = milestone
  const id = `${kind}-${days}`
  const [first] = lines
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Backdrop
        className={classes.scene}
        seed={`${id} ${reachedOn}`}
        theme={first?.affirmation.themes[0]}
        horizon={680}
        sun={sun}
      />
      <h2 id={id}>{milestoneTitle(milestone)}</h2>
      <p className={classes.when}>
        Your first {days} days, to {formatDay(`${reachedOn}T12:00:00`)}
      </p>
      <ol className={classes.lines}>
        {lines.map(({ day, affirmation }) => (
          <li key={day}>{typeset(affirmation.text)}</li>
        ))}
      </ol>
      <ShareMilestone milestone={milestone} />
    </section>
  )
}
