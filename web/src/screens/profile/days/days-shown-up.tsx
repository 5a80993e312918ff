import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/format-date.ts'
import { read } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Card } from '#platform/ui/card.tsx'
import classes from './days-shown-up.module.css'
import { Garden } from './garden.tsx'

/** The number of days the user came, drawn as a garden. The number never shrinks: a missed day takes nothing away. */
export const DaysShownUp = () => (
  <Section waiting={<Card className={classes.waiting} aria-hidden="true" />}>
    <Days />
  </Section>
)

function Days() {
  const { data } = useSuspenseQuery(read('GET /users/days'))
  return (
    <Card as="section" className={classes.days} aria-labelledby="days-shown-up">
      <header>
        <div>
          <h2 id="days-shown-up">Days shown up</h2>
          <p>{sentenceFor(data.days, data.first)}</p>
        </div>
        <p className={classes.number}>
          <b>{data.days}</b> {data.days === 1 ? 'day' : 'days'}
        </p>
      </header>
      <Garden days={data.days} />
    </Card>
  )
}

function sentenceFor(days: number, first: string | null) {
  if (days === 0) return 'Your first light appears with your first line.'
  if (days === 1 || first === null) return 'Your first light. This number only goes up.'
  return `Since ${formatDate(`${first}T12:00:00Z`)}. This number only goes up: miss a day and nothing is lost.`
}
