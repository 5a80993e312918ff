import type { PlaybackState } from '../sources/voice-source.ts'
import type { PlaylistEvent, PlaylistState } from './playlist.ts'

type Phase = PlaybackState['phase']

/**
 * What a line's player coming into a phase means to the playlist. `before`: the phase it was in. `failures`: lines in a
 * row that could not be played.
 */
export function eventOf(
  { before, now }: { before: Phase; now: Phase },
  playlist: PlaylistState,
  failures: number,
): PlaylistEvent | undefined {
  if (now === before) return undefined
  if (now === 'ended') return { type: 'line-ended' }
  // When no line can be played it waits where it is, until somebody goes on.
  if (now === 'failed') return { type: failures < playlist.count ? 'line-ended' : 'pause' }
  // Another player took the audio focus, a headset's button was pressed, or somebody rang.
  if (now === 'paused' && !playlist.paused && playlist.phase === 'playing') return { type: 'pause' }
  // The call is over, and the system gave the sound back.
  return now === 'playing' && playlist.paused ? { type: 'resume' } : undefined
}
