import { Chip } from '#platform/ui/choices.tsx'
import form from '../dialog-form.module.css'
import { changePlaybackSettings, gapsMs, usePlaybackSettings } from '../playback-settings.ts'

/** Chooses the silence between two lines; remembered on this device. */
export function GapChoice({ onChange }: { onChange?: (gapMs: number) => void }) {
  const { gapMs } = usePlaybackSettings()
  const choose = (ms: number) => {
    changePlaybackSettings({ gapMs: ms })
    onChange?.(ms)
  }
  return (
    <fieldset className={`stack gap-s ${form.question}`}>
      <legend>Pause between lines</legend>
      <div className={form.scale}>
        {gapsMs.map((ms) => (
          <Chip key={ms} pressed={gapMs === ms} onClick={() => choose(ms)}>
            {ms / 1000} s
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
