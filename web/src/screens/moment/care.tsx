import type { Affirmation } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { CarryOnButtons } from '#modules/care/care-content.tsx'
import { HeavyDay, heavyDayTitle } from '#modules/care/heavy-day.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import classes from './moment.module.css'

interface CareProps {
  /** The gentle line; undefined until it is loaded, or if it is unavailable. */
  line: Affirmation | undefined
  onHear: () => void
  onCarryOn: () => void
}

/** After the lowest mood: somebody to talk to, before anything else, and below that a gentle line. */
export function Care({ line, onHear, onCarryOn }: CareProps) {
  return (
    <section className={classes.care} aria-labelledby="care-first">
      <div className={`stack ${classes.people}`}>
        <WindowTitle id="care-first">{heavyDayTitle}</WindowTitle>
        <HeavyDay />
      </div>
      <div className={classes.gentle}>
        <div aria-live="polite">
          {line && (
            <>
              <h2 className="subtitle">Or begin with a gentle line</h2>
              <p className={classes.line}>{typeset(line.text)}</p>
            </>
          )}
        </div>
        <div className={`row ${classes.careWays}`}>
          {line && <IconButton variant="sun" label="Hear it" icon={<PlayIcon />} onClick={onHear} />}
          <CarryOnButtons variant="quiet" onCarryOn={onCarryOn} />
        </div>
      </div>
    </section>
  )
}
