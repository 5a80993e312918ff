import { Check } from './check.tsx'
import { changePlaybackSettings, rates, usePlaybackSettings } from './playback-settings.ts'
import { Scale } from './scale.tsx'

/** Fields for the speed of the voice and for reverb. */
export function PlaybackSettingsFields() {
  const { rate, reverb } = usePlaybackSettings()
  return (
    <>
      <Scale
        legend="Speed"
        values={rates}
        nameOf={(one) => `${one}×`}
        chosen={rate}
        onChoose={(one) => changePlaybackSettings({ rate: one })}
      />
      <Check checked={reverb} onChange={(on) => changePlaybackSettings({ reverb: on })}>
        <span>
          Soft echo
          <span className="hint">, for recorded voices</span>
        </span>
      </Check>
    </>
  )
}
