import type { PlaylistState } from './playlist.ts'

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
