import { useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Mixer } from './ambience/mixer.tsx'
import classes from './dialog-form.module.css'
import type { Playlist } from './playlist/playlist.ts'
import { TimerChoice, TimerDial } from './playlist/sleep-timer.tsx'
import { PlaybackSettingsFields } from './sources/playback-settings-fields.tsx'

interface SoundDialogProps {
  /** The playlist whose timer is set here; without one there is none to set. */
  playlist?: Playlist
  onClose: () => void
}

/** What is heard around the voice, how fast it speaks, and when all of it stops. */
export const SoundDialog = ({ playlist, onClose }: SoundDialogProps) => (
  <Dialog title="Sound" onClose={onClose}>
    <div className={classes.form}>
      <Mixer />
      <p className={classes.hint}>It softens by itself while the voice speaks.</p>
      {playlist && <PlaylistTimer playlist={playlist} />}
      <PlaybackSettingsFields />
    </div>
  </Dialog>
)

function PlaylistTimer({ playlist }: { playlist: Playlist }) {
  const { timerMs, timerLeftMs } = useSyncExternalStore(playlist.subscribe, playlist.get).playlist
  return (
    <div>
      <TimerChoice timerMs={timerMs} onChange={(ms) => playlist.send({ type: 'timer', ms })} />
      {timerMs !== undefined && <TimerDial wholeMs={timerMs} leftMs={timerLeftMs ?? 0} />}
    </div>
  )
}
