import { useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Check } from './check.tsx'
import classes from './dialog-form.module.css'
import { Mixer } from './mixer.tsx'
import { PlaybackSettingsFields } from './playback-settings-fields.tsx'
import { GapChoice } from './playlist/gap-choice.tsx'
import type { Playlist } from './playlist.ts'
import { TimerChoice, TimerDial } from './sleep-timer.tsx'

interface SoundDialogProps {
  /** The playlist whose timer and gaps are set here; without one, those fields are left out. */
  playlist?: Playlist
  onClose: () => void
}

/** Background sounds, speed and, for a playlist, when it stops. */
export const SoundDialog = ({ playlist, onClose }: SoundDialogProps) => (
  <Dialog title={playlist ? 'Sound and timer' : 'Sound'} onClose={onClose}>
    <div className={`stack ${classes.form}`}>
      <Mixer />
      {playlist && <PlaylistFields playlist={playlist} />}
      <PlaybackSettingsFields />
    </div>
  </Dialog>
)

/** What can be changed while a playlist plays. */
function PlaylistFields({ playlist: { subscribe, get, send } }: { playlist: Playlist }) {
  const { timerMs, timerLeftMs, loop } = useSyncExternalStore(subscribe, get).playlist
  return (
    <>
      <div>
        <TimerChoice timerMs={timerMs} onChange={(ms) => send({ type: 'timer', ms })} />
        {timerMs !== undefined && <TimerDial wholeMs={timerMs} leftMs={timerLeftMs ?? 0} />}
      </div>
      <GapChoice onChange={(ms) => send({ type: 'gap', ms })} />
      <Check checked={loop} onChange={(on) => send({ type: 'loop', on })}>
        Play on repeat
      </Check>
    </>
  )
}
