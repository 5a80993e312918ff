import type { ReactNode } from 'react'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from './dialog-form.module.css'
import { Mixer } from './mixer.tsx'
import { OwnVoice } from './own-voice/own-voice.tsx'
import { PlaybackSettingsFields } from './playback-settings-fields.tsx'
import { SayAloud } from './say-aloud.tsx'
import type { Line } from './sources/find-voice-source.ts'

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
    <div className={`stack ${classes.form}`}>
      {children}
      <Mixer />
      <PlaybackSettingsFields />
      <SayAloud text={line.text} />
      <OwnVoice line={line} onChanged={onOwnVoice} />
    </div>
  </Dialog>
)
