import { type Feature, features } from '@glimmer/contract/plans'
import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '../../api/query.ts'
import { resetDay } from '../../app/calendar.ts'
import { Card } from '../../ui/card.tsx'
import classes from './usage.module.css'
import { UsagePicture } from './usage-picture.tsx'

const words: Record<Feature, { title: string; done: string }> = {
  affirmations: { title: 'AI affirmations', done: 'written' },
  speech: { title: 'Spoken aloud', done: 'heard' },
  avatars: { title: 'AI avatars', done: 'drawn' },
}

/** What is used of this month's allowances, as pictures beside the numbers. */
export function Usage() {
  const { data: usage } = useSuspenseQuery(read('GET /users/usage'))
  return (
    <section aria-labelledby="usage">
      <header className={classes.head}>
        <h2 id="usage">This month</h2>
        <p>Resets on {resetDay(usage.period.resetsAt)}</p>
      </header>
      <ul className={classes.cards}>
        {features.map((feature) => (
          <li key={feature}>
            <Count feature={feature} {...usage[feature]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Count({ feature, used, limit }: { feature: Feature; used: number; limit: number | null }) {
  const { title, done } = words[feature]
  return (
    <Card className={classes.card}>
      <h3>{title}</h3>
      <UsagePicture feature={feature} used={used} limit={limit} />
      <p>
        <b>{used}</b> {limit === null ? `${done}, no limit` : `of ${limit} ${done}`}
      </p>
    </Card>
  )
}
