import { type RefObject, useState } from 'react'
import type { WatchingReport } from './report-watching.ts'

export interface Playback {
  playing: boolean
  seconds: number
  /** In seconds; 0 until it is known. */
  length: number
  /** 0 to 1. */
  volume: number
  muted: boolean
  captions: boolean
}

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** What the film is doing, and how to change it. The film itself is what is believed: its events make the state. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, report: WatchingReport) {
  const [playback, setPlayback] = useState<Playback>({
    playing: false,
    seconds: 0,
    length: 0,
    volume: 1,
    muted: false,
    captions: true,
  })
  const change = (part: Partial<Playback>) => setPlayback((before) => ({ ...before, ...part }))
  const on = (deed: (film: HTMLVideoElement) => void) => () => {
    if (video.current) deed(video.current)
  }

  const events = {
    onLoadedMetadata: on(({ duration }) => change({ length: duration })),
    onPlay: on(() => {
      change({ playing: true })
      report.played()
    }),
    onPause: on(() => change({ playing: false })),
    onTimeUpdate: on(({ currentTime, duration }) => {
      change({ seconds: currentTime })
      // The very end is the film's to say: its last part is rounded.
      if (duration > 0) report.at(Math.min(currentTime / duration, 0.99))
    }),
    onEnded: on(({ duration }) => {
      change({ playing: false, seconds: duration })
      report.at(1)
    }),
    onVolumeChange: on(({ volume, muted }) => change({ volume, muted })),
  }
  const act = {
    // A play that is broken off by a pause is nobody's fault.
    toggle: on((film) => (film.paused ? void film.play().catch(() => undefined) : film.pause())),
    seek: (seconds: number) =>
      on((film) => {
        film.currentTime = between(0, seconds, film.duration || 0)
        // The hand is believed at once: a film may take a while to find the place.
        change({ seconds: film.currentTime })
      })(),
    setVolume: (volume: number) =>
      on((film) => {
        film.volume = between(0, volume, 1)
        film.muted = false
      })(),
    toggleMuted: on((film) => {
      film.muted = !film.muted
    }),
    toggleCaptions: on((film) => {
      const captions = !playback.captions
      for (const track of film.textTracks) track.mode = captions ? 'showing' : 'hidden'
      change({ captions })
    }),
    toggleFullScreen: on((film) => {
      // Refused where the device has none: the film plays on as it is.
      if (document.fullscreenElement) void document.exitFullscreen()
      else void film.requestFullscreen().catch(() => undefined)
    }),
  }
  return { playback, events, act }
}
export type Acts = ReturnType<typeof usePlayback>['act']
