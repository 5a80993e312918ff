import { formatDuration, formatDurationInWords } from '#lib/format-duration.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { Slider } from '#platform/ui/slider.tsx'
import { CaptionsIcon, FullScreenIcon, MutedIcon, SoundIcon } from '#platform/ui/tool-icons.tsx'
import classes from './tutorial.module.css'
import type { Playback, PlaybackActions } from './use-playback.ts'

/** The controls below the film: play, position, time, volume, captions, full screen. */
export function FilmControls({ playback, actions }: { playback: Playback; actions: PlaybackActions }) {
  const { playing, seconds, length, volume, muted, captions } = playback
  return (
    <div className={classes.controls}>
      <IconButton
        variant="sun"
        label={playing ? 'Pause' : 'Play'}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        onClick={actions.toggle}
      />
      <Slider
        className={classes.seek}
        aria-label="Position"
        aria-valuetext={`${formatDurationInWords(seconds * 1000)} of ${formatDurationInWords(length * 1000)}`}
        max={Math.max(Math.floor(length * 1000), 1)}
        step={100}
        value={seconds * 1000}
        onValue={(ms) => actions.seek(ms / 1000)}
      />
      <span className={classes.time}>
        {formatDuration(seconds * 1000)} / {formatDuration(length * 1000)}
      </span>
      <IconButton
        variant="plain"
        label="Mute"
        aria-pressed={muted}
        icon={muted ? <MutedIcon /> : <SoundIcon />}
        onClick={actions.toggleMuted}
      />
      <Slider
        className={classes.volume}
        aria-label="Volume"
        aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
        max={100}
        step={5}
        value={muted ? 0 : volume * 100}
        onValue={(percent) => actions.setVolume(percent / 100)}
      />
      <IconButton
        variant="plain"
        label="Captions"
        className={captions ? classes.on : undefined}
        aria-pressed={captions}
        icon={<CaptionsIcon />}
        onClick={actions.toggleCaptions}
      />
      <IconButton variant="plain" label="Full screen" icon={<FullScreenIcon />} onClick={actions.toggleFullScreen} />
    </div>
  )
}
