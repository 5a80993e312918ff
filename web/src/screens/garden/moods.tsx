import { moods as allMoods } from '@glimmer/contract/lines'
import { useQuery } from '@tanstack/react-query'
import { daysBefore, localDay } from '#lib/calendar.ts'
import { moodNames } from '#modules/affirmations/mood-face.tsx'
import { MoodHistorySwitch } from '#modules/moods/mood-history-switch.tsx'
import { useMoodOfToday } from '#modules/moods/use-moods.ts'
import { useOnline } from '#platform/api/connection.ts'
import { read } from '#platform/api/query.ts'
import { Card } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/choices.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './garden.module.css'
import { dayName } from './month-names.ts'

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' })
const dayCount = 14

/** Moods are never copied to the device, so they wait for a connection. */
export function Moods() {
  const online = useOnline()
  return (
    <Card as="section" className={`stack ${classes.moodsCard}`} aria-labelledby="moods">
      <h2 id="moods">Moods</h2>
      {online ? <MoodHistory /> : <p className="muted">We’ll show these when you’re back online.</p>}
    </Card>
  )
}

/** The moods of the last two weeks, for users who turned on storing them; today's can be set here too. */
function MoodHistory() {
  const { isHistoryOn, saveMood } = useMoodOfToday()
  const today = localDay(new Date())
  const range = { from: daysBefore(today, dayCount - 1), to: today }
  const { data } = useQuery(read('GET /users/moods', { query: range }))
  const moodOfDay = new Map(data?.items.map(({ day, mood }) => [day, mood]))
  const days = Array.from({ length: dayCount }, (_, back) => daysBefore(today, dayCount - 1 - back))
  return (
    <>
      <MoodHistorySwitch />
      {moodOfDay.size > 0 && (
        <ol className={classes.days} aria-label="The last two weeks">
          {days.map((day) => {
            const mood = moodOfDay.get(day)
            return (
              <li key={day}>
                <VisuallyHidden>
                  {dayName(day)}: {mood ? moodNames[mood] : 'nothing kept'}
                </VisuallyHidden>
                <span aria-hidden="true" className={classes.sky}>
                  {mood && <i style={{ bottom: `${allMoods.indexOf(mood) * 18}%` }} />}
                </span>
                <span aria-hidden="true">{weekdays.format(new Date(`${day}T00:00:00Z`))}</span>
              </li>
            )
          })}
        </ol>
      )}
      {isHistoryOn && (
        <fieldset className={classes.today} aria-label="How today feels">
          {allMoods.map((mood) => {
            const pressed = moodOfDay.get(today) === mood
            return (
              <Chip key={mood} pressed={pressed} onClick={() => saveMood(pressed ? undefined : mood)}>
                {moodNames[mood]}
              </Chip>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
