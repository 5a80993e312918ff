import type { ReactNode } from 'react'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Mixer } from './ambience/mixer.tsx'
import classes from './dialog-form.module.css'
import { OwnVoice } from './own-voice/own-voice.tsx'
import { SayAloud } from './own-voice/say-aloud.tsx'
import type { Line } from './sources/find-voice-source.ts'
import { PlaybackSettingsFields } from './sources/playback-settings-fields.tsx'

interface ListenDialogProps {
  line: Line
  /** Called when the user's recording of the line was made or deleted: the line may now have another voice. */
  onOwnVoice: () => void
  onClose: () => void
  /** Content shown first, such as the player. */
  children?: ReactNode
}

/** Everything else that can be done with a line besides playing it. */
export const ListenDialog = ({ line, onOwnVoice, onClose, children }: ListenDialogProps) => (
  <Dialog title="More ways to listen" onClose={onClose}>
    <div className={classes.form}>
      {children}
      <Mixer />
      <PlaybackSettingsFields />
      <SayAloud text={line.text} />
      <OwnVoice line={line} onChanged={onOwnVoice} />
    </div>
  </Dialog>
)
