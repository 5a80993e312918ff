import { type RefObject, useState } from 'react'
import type { WatchingReport } from './report-watching.ts'

export interface Playback {
  playing: boolean
  seconds: number
  /** The duration in seconds; 0 until known. */
  length: number
  /** 0 to 1. */
  volume: number
  muted: boolean
  captions: boolean
}

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The state of the film and the actions that change it. The state follows the video element's own events. */
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
  const withFilm = (callback: (film: HTMLVideoElement) => void) => () => {
    if (video.current) callback(video.current)
  }

  const events = {
    onLoadedMetadata: withFilm(({ duration }) => change({ length: duration })),
    onPlay: withFilm(() => {
      change({ playing: true })
      report.played()
    }),
    onPause: withFilm(() => change({ playing: false })),
    onTimeUpdate: withFilm(({ currentTime, duration }) => {
      change({ seconds: currentTime })
      // onEnded reports the end; here, progress near it could be rounded up to it.
      if (duration > 0) report.at(Math.min(currentTime / duration, 0.99))
    }),
    onEnded: withFilm(({ duration }) => {
      change({ playing: false, seconds: duration })
      report.at(1)
    }),
    onVolumeChange: withFilm(({ volume, muted }) => change({ volume, muted })),
  }
  const actions = {
    // A play interrupted by a pause is not an error.
    toggle: withFilm((film) => (film.paused ? void film.play().catch(() => undefined) : film.pause())),
    seek: (seconds: number) =>
      withFilm((film) => {
        film.currentTime = clamp(0, seconds, film.duration || 0)
        // Shown at once: the video element may take time to seek.
        change({ seconds: film.currentTime })
      })(),
    setVolume: (volume: number) =>
      withFilm((film) => {
        film.volume = clamp(0, volume, 1)
        film.muted = false
      })(),
    toggleMuted: withFilm((film) => {
      film.muted = !film.muted
    }),
    toggleCaptions: withFilm((film) => {
      const captions = !playback.captions
      for (const track of film.textTracks) track.mode = captions ? 'showing' : 'hidden'
      change({ captions })
    }),
    toggleFullScreen: withFilm((film) => {
      // Rejected on devices without full screen: the film plays on as it is.
      if (document.fullscreenElement) void document.exitFullscreen()
      else void film.requestFullscreen().catch(() => undefined)
    }),
  }
  return { playback, events, actions }
}
export type PlaybackActions = ReturnType<typeof usePlayback>['actions']
