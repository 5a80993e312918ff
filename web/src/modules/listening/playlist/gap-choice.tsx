import { changePlaybackSettings, gapsMs, usePlaybackSettings } from '../playback-settings.ts'
import { Scale } from '../scale.tsx'

/** Chooses the silence between two lines; remembered on this device. */
export function GapChoice({ onChange }: { onChange?: (gapMs: number) => void }) {
  const choose = (gapMs: number) => {
    changePlaybackSettings({ gapMs })
    onChange?.(gapMs)
  }
  const { gapMs } = usePlaybackSettings()
  return (
    <Scale
      legend="Pause between lines"
      values={gapsMs}
      nameOf={(ms) => `${ms / 1000} s`}
      chosen={gapMs}
      onChoose={choose}
    />
  )
}
