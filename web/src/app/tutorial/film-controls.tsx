import { IconButton } from '../../ui/button.tsx'
import { PauseIcon, PlayIcon, SoundIcon } from '../../ui/icons.tsx'
import { CaptionsIcon, FullScreenIcon, MutedIcon } from '../../ui/tool-icons.tsx'
import { clock, spokenClock } from '../player/clock.ts'
import classes from './tutorial.module.css'
import type { Acts, Playback } from './use-playback.ts'

/** The row below the film: play, place, time, volume, captions, full screen. */
export function FilmControls({ playback, act }: { playback: Playback; act: Acts }) {
  const { playing, seconds, length, volume, muted, captions } = playback
  return (
    <div className={classes.controls}>
      <IconButton
        variant="primary"
        label={playing ? 'Pause' : 'Play'}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        onClick={act.toggle}
      />
      <input
        type="range"
        className={classes.seek}
        aria-label="Position"
        aria-valuetext={`${spokenClock(seconds * 1000)} of ${spokenClock(length * 1000)}`}
        min={0}
        max={Math.max(length, 1)}
        step={0.1}
        value={seconds}
        onChange={(event) => act.seek(event.target.valueAsNumber)}
      />
      <span className={classes.time}>
        {clock(seconds * 1000)} / {clock(length * 1000)}
      </span>
      <IconButton
        variant="plain"
        label="Mute"
        aria-pressed={muted}
        icon={muted ? <MutedIcon /> : <SoundIcon />}
        onClick={act.toggleMuted}
      />
      <input
        type="range"
        className={classes.volume}
        aria-label="Volume"
        aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => act.setVolume(event.target.valueAsNumber)}
      />
      <IconButton
        variant="plain"
        label="Captions"
        className={captions ? classes.on : undefined}
        aria-pressed={captions}
        icon={<CaptionsIcon />}
        onClick={act.toggleCaptions}
      />
      <IconButton variant="plain" label="Full screen" icon={<FullScreenIcon />} onClick={act.toggleFullScreen} />
    </div>
  )
}
