import { Chip } from '#platform/ui/choices.tsx'
import { Check } from './check.tsx'
import classes from './dialog-form.module.css'
import { changePlaybackSettings, rates, usePlaybackSettings } from './playback-settings.ts'

/** Fields for the speed of the voice and for reverb. */
export function PlaybackSettingsFields() {
  const { rate, reverb } = usePlaybackSettings()
  return (
    <>
      <fieldset className={`stack gap-s ${classes.question}`}>
        <legend>Speed</legend>
        <div className={classes.scale}>
          {rates.map((one) => (
            <Chip key={one} pressed={rate === one} onClick={() => changePlaybackSettings({ rate: one })}>
              {one}×
            </Chip>
          ))}
        </div>
      </fieldset>
      <Check checked={reverb} onChange={(on) => changePlaybackSettings({ reverb: on })}>
        <span>
          Soft echo
          <span className="hint">, for recorded voices</span>
        </span>
      </Check>
    </>
  )
}
