import type { Milestone, Theme } from '@glimmer/contract'
import { themes as allThemes } from '@glimmer/contract/themes'
import { fnv1a, mulberry32 } from '@glimmer/lib/seeded-random'
import { typeset } from '@glimmer/lib/typeset'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDay, formatShortDay } from '#lib/format-time.ts'
import { useSharePicture } from '#modules/share/use-picture.ts'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { useNight } from '#platform/ui/scene/light.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'
import classes from './garden.module.css'

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
  const night = useNight()
  return (
    <section className={`stage stack start gap-sm ${classes.milestonesCard}`} aria-labelledby={id}>
      {scene && <Backdrop className={classes.scene} light={night} horizon={horizon} {...scene} />}
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
    const { shareLines } = await import('#modules/share/draw-lines.ts')
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

/** What distinguishes the picture of a milestone from the next one's. */
interface MilestoneScene {
  seed: string
  theme: Theme | undefined
  sun: { x: number; y: number; radius: number }
}

/** Where the water begins. */
const horizon = 680

/**
 * A picture for each milestone, in their order. The theme is one of its lines' that no other picture has; where all of
 * them are taken, as for somebody with a single theme, another one.
 */
export function scenesOf(milestones: readonly Pick<Milestone, 'kind' | 'days' | 'lines'>[]): MilestoneScene[] {
  const usedThemes = new Set<Theme>()
  // The oldest first: its picture stays as it is when another milestone is reached.
  const scenes = milestones.toReversed().map(({ kind, days, lines }) => {
    const lineThemes = lines.flatMap(({ affirmation }) => affirmation.themes)
    const theme = [...lineThemes, ...allThemes].find((one) => !usedThemes.has(one)) ?? lineThemes[0]
    if (theme) usedThemes.add(theme)
    const seed = `${kind}-${days}`
    const random = mulberry32(fnv1a(seed))
    const radius = 82 + random() * 26
    // To the right, clear of the button.
    return { seed, theme, sun: { x: 780 + random() * 330, y: horizon - 10 - random() * 80, radius } }
  })
  return scenes.toReversed()
}

const months = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "A postcard from your first week", "A month in lines"; later months are numbered. */
export function milestoneTitle({ kind, days }: Pick<Milestone, 'kind' | 'days'>): string {
  if (kind === 'week') return 'A postcard from your first week'
  const month = days / 30
  if (month === 1) return 'A month in lines'
  const which = months[month - 1]
  return which ? `Your ${which} month in lines` : `Month ${month} in lines`
}
