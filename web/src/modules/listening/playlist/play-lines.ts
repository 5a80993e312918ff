import type { WatchedSettings } from '../playback-settings.ts'
import type { AudioOutlet } from '../sources/audio-outlet.ts'
import { type Fallback, findVoiceSourceOrFallback } from '../sources/fallback-source.ts'
import type { Line, VoiceChoice } from '../sources/find-voice-source.ts'
import { type LinePlayer, linePlayer } from '../transport/line-player.ts'
import type { CreateVoiceSource, PlaybackState } from '../voice-source.ts'
import type { KeepAliveAudio } from './keep-alive-audio.ts'

interface LinesPlayerOptions {
  choice: VoiceChoice
  settings: WatchedSettings
  outlet: AudioOutlet
  keepAlive: KeepAliveAudio
  onChange: (playback: PlaybackState) => void
  onFallback: (reason: string) => void
}

/** A line that is fetched before its turn. */
interface Ahead {
  line: Line
  found: Promise<CreateVoiceSource>
  abort: AbortController
}

/**
 * Plays one line at a time, all through one outlet, and holds at most the current line and the next. Once a fallback
 * was needed, it is used for all lines after it.
 */
export function linesPlayer({ choice, settings, outlet, keepAlive, onChange, onFallback }: LinesPlayerOptions) {
  let player: LinePlayer | undefined
  let ahead: Ahead | undefined
  let { method } = choice
  let volume = 1

  const fallBack = (fallback: Fallback) => {
    method = fallback.method
    onFallback(fallback.reason)
  }
  const find = (line: Line, signal: AbortSignal) =>
    findVoiceSourceOrFallback(line, { ...choice, method, signal }, fallBack)
  const forgetAhead = () => {
    ahead?.abort.abort()
    ahead = undefined
  }
  /** The source prefetched for this line; if that failed or none was fetched, finds it now. */
  const takeAhead = async (line: Line, signal: AbortSignal) => {
    const taken = ahead?.line === line ? ahead : undefined
    if (!taken) forgetAhead()
    ahead = undefined
    return (await taken?.found.catch(() => undefined)) ?? find(line, signal)
  }
  const throughOutlet =
    (createSource: CreateVoiceSource): CreateVoiceSource =>
    (events) => {
      const source = createSource(events, outlet)
      const isRecorded = source.method === 'voice' || source.method === 'own'
      if (isRecorded) keepAlive.end()
      return source
    }
  return {
    play(line: Line) {
      player?.close()
      keepAlive.begin()
      const next = linePlayer(async (signal) => throughOutlet(await takeAhead(line, signal)), settings)
      player = next
      next.setVolume(volume)
      next.subscribe(() => {
        if (next === player) onChange(next.get())
      })
      void next.play()
    },
    /** Starts a rest, and prefetches the next line meanwhile. */
    rest(line: Line | undefined) {
      player?.close()
      player = undefined
      keepAlive.begin()
      if (!line) return
      const abort = new AbortController()
      ahead = { line, found: find(line, abort.signal), abort }
      // A failure is handled when the line's turn comes.
      ahead.found.catch(() => undefined)
    },
    pause() {
      player?.pause()
      keepAlive.pause()
    },
    resume() {
      keepAlive.resume()
      void player?.play()
    },
    setVolume(level: number) {
      volume = level
      player?.setVolume(level)
    },
    close() {
      forgetAhead()
      player?.close()
      player = undefined
      keepAlive.close()
      outlet.close()
    },
  }
}
