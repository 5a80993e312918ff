import { useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import classes from './voice.module.css'

const RecordThree = onDemand(() => import('#modules/listening/own-voice/record-three.tsx').then((m) => m.RecordThree))

/** A button to record lines in the user's own voice, and a link to where they are played. */
export function MyVoice() {
  const [isRecording, setRecording] = useState(false)
  return (
    <div className={classes.part}>
      <h3>My voice</h3>
      <p className={classes.hint}>
        Record three lines, and hear them <Link to={paths.beforeBed()}>before bed</Link>. They stay on this device
        unless you say otherwise.
      </p>
      <p>
        <Button variant="ghost" small onClick={() => setRecording(true)}>
          <MicrophoneIcon />
          Record three lines
        </Button>
      </p>
      {isRecording && <RecordThree onClose={() => setRecording(false)} />}
    </div>
  )
}
