import { Switch } from '#platform/ui/switch.tsx'
import { SaveFailure } from '../profile-section.tsx'
import classes from '../settings.module.css'
import { TimeField } from './schedule.tsx'
import type { EveningChoice } from './use-evening-light.ts'

/** Switches for evening light, off by default, and for its own reminder. */
export function EveningLight({ evening, busy, invalid, failure, save, remind, retry }: EveningChoice) {
  return (
    <>
      <Switch
        label="Evening light"
        hint="In the evening, Today asks whether your line held. Tomorrow’s is chosen with your answer in mind."
        on={evening.enabled}
        busy={busy}
        onPress={(enabled) => save({ enabled })}
      />
      {evening.enabled && (
        <>
          <div className={`row gap-s ${classes.times}`}>
            <TimeField label="Ask me from" value={evening.time} error={invalid} onChoose={(time) => save({ time })} />
          </div>
          <Switch
            label="Remind me then"
            hint="Only on days you’ve read your line, and not if you’ve answered."
            on={evening.remind}
            busy={busy}
            onPress={remind}
          />
        </>
      )}
      {failure && <SaveFailure message={failure} onRetry={retry} />}
    </>
  )
}
