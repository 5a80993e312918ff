import type { ReminderSettings } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { CloseIcon } from '#platform/ui/icons.tsx'
import classes from '../settings.module.css'
import { TimeField } from './time-field.tsx'

type Times = ReminderSettings['times']
type ReminderWindow = NonNullable<ReminderSettings['window']>
type FromSource = Pick<ReminderWindow, 'source' | 'collectionId'>
/** The setting that was rejected, and why. */
type Invalid = { path: string; message: string } | undefined

/** As many as the server takes (contract/src/reminders.ts, which the browser does not load). */
const maxReminders = 6

export const todaysLine: FromSource = { source: 'today', collectionId: null }

interface Choice<Chosen> {
  invalid: Invalid
  onChoose: (chosen: Chosen) => void
}

/** The times of a day's reminders, each with where its line comes from. */
export function Times({ times, invalid, onChoose }: { times: Times } & Choice<Times>) {
  const errorAt = (index: number) => (invalid?.path.startsWith(`times.${index}.`) ? invalid.message : undefined)
  const change = (index: number, changes: Partial<Times[number]>) =>
    onChoose(times.map((each, at) => (at === index ? { ...each, ...changes } : each)))
  return (
    <>
      <ul className={`list stack gap-s ${classes.slots}`}>
        {times.map((each, index) => (
          <li key={each.time} className={classes.slot}>
            <TimeField
              label={times.length === 1 ? 'Time' : `Time ${index + 1}`}
              value={each.time}
              error={errorAt(index)}
              onChoose={(time) => change(index, { time })}
            />
            <Source label="Line" value={each} onChoose={(source) => change(index, source)} />
            {times.length > 1 && (
              <IconButton
                variant="plain"
                label={`Remove ${each.time}`}
                icon={<CloseIcon />}
                onClick={() => onChoose(times.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {invalid?.path === 'times' && <p className="error">{invalid.message}</p>}
      {times.length < maxReminders && (
        <Button variant="ghost" small onClick={() => onChoose([...times, { time: freeTime(times), ...todaysLine }])}>
          Add a time
        </Button>
      )}
    </>
  )
}

/** A time of the day that is not taken. */
const freeTime = (times: Times): string =>
  ['12:30', '18:00', '09:00', '15:00', '10:30', '17:00', '20:00'].find((time) =>
    times.every((one) => one.time !== time),
  ) ?? '12:00'

/** The window, how many reminders come in it, and where their lines come from. */
export function WindowFields({ window, invalid, onChoose }: { window: ReminderWindow } & Choice<ReminderWindow>) {
  const error = invalid?.path.startsWith('window') ? invalid.message : undefined
  const change = (changes: Partial<ReminderWindow>) => onChoose({ ...window, ...changes })
  return (
    <div className={classes.window}>
      <TimeField label="From" value={window.from} onChoose={(from) => change({ from })} />
      <TimeField label="Until" value={window.to} error={error} onChoose={(to) => change({ to })} />
      <SelectField
        label="How many"
        value={window.count}
        onChange={({ target }) => change({ count: Number(target.value) })}
      >
        {Array.from({ length: maxReminders }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <Source label="Line" value={window} onChoose={change} />
    </div>
  )
}

const sources = { today: 'Today’s line', favourites: 'A favourite', own: 'One of your own' } as const

interface SourceProps {
  label: string
  value: FromSource
  onChoose: (source: FromSource) => void
}

/** Where a reminder's line comes from: today's, a favourite, one of the user's own, or a collection. */
function Source({ label, value, onChoose }: SourceProps) {
  const { data } = useQuery(read('GET /collections'))
  // Reminders use today's line once the collection is deleted.
  const isGone = value.collectionId !== null && data?.items.every(({ _id }) => _id !== value.collectionId)
  const choose = (chosen: string) => {
    const plain = Object.keys(sources).find((each): each is keyof typeof sources => each === chosen)
    onChoose(plain ? { source: plain, collectionId: null } : { source: 'collection', collectionId: chosen })
  }
  return (
    <SelectField
      label={label}
      value={isGone ? 'today' : (value.collectionId ?? value.source)}
      onChange={({ target }) => choose(target.value)}
    >
      {Object.entries(sources).map(([source, name]) => (
        <option key={source} value={source}>
          {name}
        </option>
      ))}
      {data?.items.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          From “{name}”
        </option>
      ))}
    </SelectField>
  )
}
