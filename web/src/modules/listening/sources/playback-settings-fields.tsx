import { useSyncExternalStore } from 'react'
import { Chip } from '#platform/ui/chip.tsx'
import classes from '../playlist/choices.module.css'
import { listen, listening, rates } from '../sources/playback-settings.ts'

/** How fast the voice speaks, and whether there is a little air around it. */
export function VoiceManner() {
  const { rate, room } = useSyncExternalStore(listening.subscribe, listening.get)
  return (
    <>
      <fieldset className={classes.question}>
        <legend>Speed</legend>
        <div className={classes.scale}>
          {rates.map((one) => (
            <Chip key={one} pressed={rate === one} onClick={() => listen({ rate: one })}>
              {one}×
            </Chip>
          ))}
        </div>
      </fieldset>
      <label className={classes.check}>
        <input type="checkbox" checked={room} onChange={(event) => listen({ room: event.target.checked })} />
        <span>
          A gentle room around the voice
          <span className={classes.hint}>, for recorded voices</span>
        </span>
      </label>
    </>
  )
}
