import { Button } from '../../../ui/button.tsx'
import { MicrophoneIcon } from '../../../ui/icons.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { Line } from '../find-teller.ts'
import classes from '../session/choices.module.css'
import { longestMs } from './record.ts'
import { useOwnVoice } from './use-own-voice.ts'

/**
 * Records a line in the person's own voice; it is heard in place of the others. It stays on this device, unless they
 * choose to keep a copy where their other devices can play it.
 */
export function OwnVoice({ line, onChanged }: { line: Line; onChanged: () => void }) {
  const { kept, copy, share, recording, problem, begin, remove } = useOwnVoice(line, onChanged)
  const exists = kept || copy.isKept === true
  return (
    <section className={classes.question} aria-label="Your own voice">
      <h3>Your own voice</h3>
      <p className={classes.hint}>
        Kept on this device, in this browser only, and gone when the browser’s data is cleared. It is sent nowhere
        unless you choose so below.
      </p>
      <div className={classes.choices}>
        {recording ? (
          <Button small onClick={recording.stop}>
            Finish recording
          </Button>
        ) : (
          <Button variant="ghost" small onClick={() => void begin()}>
            <MicrophoneIcon />
            {exists ? 'Record it again' : 'Record this line'}
          </Button>
        )}
        {exists && !recording && (
          <Button variant="ghost" small onClick={() => void remove()}>
            Delete my recording
          </Button>
        )}
      </div>
      {exists && !recording && copy.isKept !== undefined && (
        <Switch
          label="Keep it on Glimmer too"
          hint={copy.isKept ? keptHint : unkeptHint}
          on={copy.isKept}
          busy={copy.busy}
          onPress={(on) => void share(on)}
        />
      )}
      <p className={classes.hint} role="status">
        {problem ??
          (recording ? `Recording. It ends by itself after ${longestMs / 1000} seconds.` : told(kept, exists))}
      </p>
    </section>
  )
}

const unkeptHint =
  'To hear it on your other devices. A copy is then stored with your account, for you alone: nobody else can play it, and nothing is made from it.'
const keptHint =
  'A copy is stored with your account, for you alone. Switching this off removes it from Glimmer; so does deleting the line or your account.'

const told = (here: boolean, exists: boolean) => {
  if (here) return 'Recorded.'
  return exists && 'Recorded on another device, and kept on Glimmer.'
}
