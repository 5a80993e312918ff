import { plans, tierForPacks } from '@glimmer/contract/plans'
import { typeset } from '@glimmer/lib/typeset'
import { classNames } from '#lib/class-names.ts'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { ChevronIcon } from '#platform/ui/icons.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import classes from './before-bed.module.css'
import type { BedLinesState, FiveLines } from './use-bed-lines.ts'

const counted = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** Chooses which lines are played. All but the five lines for the night repeat until the timer ends. */
export function BedLines({ picked, pick, five, offersFive, favorites, collections }: BedLinesState) {
  return (
    <div className={classes.lines}>
      <SelectField label="Lines" value={picked} onChange={(event) => pick(event.target.value)}>
        {offersFive && <option value="five">Five slow lines</option>}
        <option value="today">Today’s line</option>
        {favorites.length > 0 && <option value="favourites">My favourites ({counted(favorites.length)})</option>}
        {collections.map(({ _id, name, lineIds }) => (
          <option key={_id} value={_id}>
            {name} ({counted(lineIds.length)})
          </option>
        ))}
      </SelectField>
      {picked === 'five' ? (
        five.lines.length > 0 && <Five {...five} />
      ) : (
        <p className={classNames('hint', classes.hint, classes.under)}>
          Plays on repeat, with long pauses, until the timer ends.
        </p>
      )}
    </div>
  )
}

/** The five lines for the night, folded up. */
function Five({ lines }: FiveLines) {
  const showUpsell = useShowUpsell()
  const { packs } = plans[useAccount().user?.subscription.tier ?? 'free']
  return (
    <details className={classes.five}>
      <summary>
        See the five lines
        <ChevronIcon />
      </summary>
      <ol className="stack gap-s">
        {lines.map(({ _id, text }) => (
          <li key={_id}>{typeset(text)}</li>
        ))}
      </ol>
      {packs && <p className={`hint ${classes.hint}`}>Tomorrow night brings five new ones.</p>}
      {!packs && showUpsell && (
        <p className={`hint ${classes.hint}`}>
          <Link to={paths.subscription()}>Five new ones each night come with {plans[tierForPacks].name}</Link>
        </p>
      )}
    </details>
  )
}

interface OwnLinesProps extends Pick<BedLinesState, 'recorded'> {
  onRecord: () => void
}

/** The lines recorded in the user's own voice, and the button to record them anew. */
export function OwnLines({ recorded, onRecord }: OwnLinesProps) {
  const some = recorded.length > 0
  return (
    <div>
      <p className={`hint ${classes.hint}`}>
        {some
          ? `${counted(recorded.length)} in your own voice, on this device.`
          : 'Record three lines. Hear them at bedtime.'}
      </p>
      {some && (
        <Button variant="ghost" small className={classes.under} onClick={onRecord}>
          <MicrophoneIcon />
          Record again
        </Button>
      )}
    </div>
  )
}
