import type { PlaylistEvent, PlaylistState } from '../playlist.ts'
import type { PlaybackState } from '../voice-source.ts'

type Phase = PlaybackState['phase']

/**
 * The playlist event for a line player's change of phase, if any. `before` and `now` are the phases; `failures` is how
 * many lines in a row could not be played.
 */
export function playlistEventFor(
  { before, now }: { before: Phase; now: Phase },
  playlist: PlaylistState,
  failures: number,
): PlaylistEvent | undefined {
  if (now === before) return undefined
  if (now === 'ended') return { type: 'line-ended' }
  // If no line can be played, it pauses until the user resumes.
  if (now === 'failed') return { type: failures < playlist.count ? 'line-ended' : 'pause' }
  // Another player took the audio focus, a headset button was pressed, or a call came in.
  if (now === 'paused' && !playlist.paused && playlist.phase === 'playing') return { type: 'pause' }
  // The call is over and the system resumed playback.
  return now === 'playing' && playlist.paused ? { type: 'resume' } : undefined
}

/** What the player does after a state change; `rest` means silence after a line. */
export type Command = 'play' | 'rest' | 'pause' | 'resume' | 'close'

/** The command for a change of state; undefined if the player just carries on. */
export function playerCommandFor(now: PlaylistState, before: PlaylistState): Command | undefined {
  if (now.phase === 'ended') return 'close'
  if (now.plays !== before.plays) return 'play'
  if (now.phase !== before.phase) return 'rest'
  if (now.paused === before.paused) return undefined
  return now.paused ? 'pause' : 'resume'
}
