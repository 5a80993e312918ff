import { plans, tierForPacks } from '@glimmer/contract/plans'
import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Link } from '#lib/router/link.tsx'
import { typeset } from '#lib/typeset.ts'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { useWriter } from '#modules/affirmations/use-writer.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { MicrophoneIcon, SparkIcon } from '#platform/ui/icons.tsx'
import { SelectField } from '#platform/ui/select-field.tsx'
import classes from './before-bed.module.css'
import type { BedLinesState, FiveLines } from './use-bed-lines.ts'

const RecordThree = onDemand(() => import('#modules/listening/own-voice/record-three.tsx').then((m) => m.RecordThree))

const counted = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** Chooses which lines are played. All but the five lines for the night repeat until the timer ends. */
export function BedLines({ picked, pick, five, favorites, collections }: BedLinesState) {
  return (
    <div>
      <SelectField label="Lines" value={picked} onChange={(event) => pick(event.target.value)}>
        <option value="five">Five slow lines</option>
        <option value="today">Today’s line</option>
        {favorites.length > 0 && <option value="favourites">My favourites ({counted(favorites.length)})</option>}
        {collections.map(({ _id, name, lineIds }) => (
          <option key={_id} value={_id}>
            {name} ({counted(lineIds.length)})
          </option>
        ))}
      </SelectField>
      {picked === 'five' ? (
        <Five {...five} />
      ) : (
        <p className={classNames(classes.hint, classes.under)}>
          Plays on repeat, with long pauses, until the timer ends.
        </p>
      )}
    </div>
  )
}

/** The five lines for the night, or the button to have them written. The first five are free on every plan. */
function Five({ isKnown, lines, isWriting, problem, write }: FiveLines) {
  const showUpsell = useShowUpsell()
  const { packs } = plans[useAccount().user?.subscription.tier ?? 'free']
  const { busy } = useWriter()
  const isNew = lines.length === 0
  return (
    <div className={classes.under}>
      {isNew && !packs && <p className={classes.hint}>Your first five lines are free, to write and to hear.</p>}
      <ol className={classes.five}>
        {lines.map(({ _id, text }) => (
          <li key={_id}>{typeset(text)}</li>
        ))}
      </ol>
      {isKnown && (isNew || packs) && (
        <Button variant="ghost" small className={classes.under} aria-disabled={isWriting} onClick={write}>
          <SparkIcon />
          {isWriting ? `${busy} your lines...` : isNew ? 'Write my five lines' : 'Write five new ones'}
        </Button>
      )}
      {!isNew && !packs && showUpsell && (
        <p className={classNames(classes.hint, classes.under)}>
          <Link to={paths.subscription()}>Five new ones each night come with {plans[tierForPacks].name}</Link>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

/** The lines recorded in the user's own voice, and the button to record them. */
export function OwnLines({ recorded }: Pick<BedLinesState, 'recorded'>) {
  const [isRecording, setRecording] = useState(false)
  const some = recorded.length > 0
  return (
    <div>
      <p className={classes.hint}>
        {some
          ? `${counted(recorded.length)} in your own voice, on this device.`
          : 'Record three lines. Hear them at bedtime.'}
      </p>
      <Button variant="ghost" small className={classes.under} onClick={() => setRecording(true)}>
        <MicrophoneIcon />
        {some ? 'Record again' : 'Record three lines'}
      </Button>
      {isRecording && <RecordThree onClose={() => setRecording(false)} />}
    </div>
  )
}
