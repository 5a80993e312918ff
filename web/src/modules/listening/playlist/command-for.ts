import type { PlaylistState } from './playlist.ts'

/** What a player does about a change: to `rest` is to be quiet after a line. */
export type Command = 'play' | 'rest' | 'pause' | 'resume' | 'close'

/** What becoming `now` asks of the player; nothing where it goes on as it does. */
export function commandFor(now: PlaylistState, before: PlaylistState): Command | undefined {
  if (now.phase === 'ended') return 'close'
  if (now.plays !== before.plays) return 'play'
  if (now.phase !== before.phase) return 'rest'
  if (now.paused === before.paused) return undefined
  return now.paused ? 'pause' : 'resume'
}
