import type { Milestone } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDay, formatShortDay } from '#lib/format-time.ts'
import { typeset } from '#lib/typeset.ts'
import { useSharePicture } from '#modules/share/use-picture.ts'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Backdrop } from '#platform/ui/scene.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'
import classes from './garden.module.css'
import { horizon, milestoneTitle, scenesOf } from './milestone-scenes.ts'

/** The milestones (the first week and every thirty days): a few of their lines, to read again or share. */
export function Milestones() {
  const { data } = useSuspenseQuery(read('GET /users/days/milestones'))
  const scenes = scenesOf(data.items)
  if (data.items.length > 0)
    return data.items.map((one, index) => (
      <Reached key={`${one.kind} ${one.days}`} milestone={one} scene={scenes[index]} />
    ))
  return (
    <Card as="section" className={`stack gap-sm ${classes.milestonesWaiting}`} aria-labelledby="milestones">
      <h2 id="milestones">A postcard</h2>
      <p>It comes on your seventh day, whenever that is.</p>
    </Card>
  )
}

interface ReachedProps {
  milestone: Milestone
  scene: ReturnType<typeof scenesOf>[number] | undefined
}

function Reached({ milestone, scene }: ReachedProps) {
  const { kind, days, reachedOn, lines } = milestone
  const id = `${kind}-${days}`
  return (
    <section className={`stage stack start gap-sm ${classes.milestonesCard}`} aria-labelledby={id}>
      {scene && <Backdrop className={classes.scene} horizon={horizon} {...scene} />}
      <h2 id={id}>{milestoneTitle(milestone)}</h2>
      <p className={classes.when}>
        Your first {days} days, to {formatDay(`${reachedOn}T12:00:00`)}
      </p>
      <ol className={`stack gap-s ${classes.milestonesLines}`}>
        {lines.map(({ day, affirmation }) => (
          <li key={day}>
            <time dateTime={day}>{formatShortDay(`${day}T12:00:00`)}</time>
            <span>{typeset(affirmation.text)}</span>
          </li>
        ))}
      </ol>
      <ShareMilestone milestone={milestone} />
    </section>
  )
}

/** Makes a picture of the milestone's lines on this device, to share or save. */
function ShareMilestone({ milestone }: { milestone: Milestone }) {
  const { busy, share } = useSharePicture(async (avatar) => {
    const { shareLines } = await import('#modules/share/share-lines.ts')
    const lines = milestone.lines.map(({ affirmation }) => affirmation)
    return shareLines({ title: milestoneTitle(milestone), lines }, avatar)
  }, 'We couldn’t make the picture here. Your lines are safe.')
  return (
    <Button variant="quiet" small aria-busy={busy} onClick={() => void share()}>
      <ShareIcon />
      Keep or share
    </Button>
  )
}
