import { findTeller, type Line, type Telling } from '../sources/find-voice-source.ts'
import { listening } from '../sources/playback-settings.ts'
import { linePlayer } from './line-player.ts'
import { announce, withdraw } from './media-session.ts'

/** A position that jumps by more than this was sought, in milliseconds; the system counts on by itself otherwise. */
const jump = 1500

/** The player of one line, which the system's own buttons reach too. */
export function announcedPlayer(line: Line, telling: Omit<Telling, 'signal'>, find = findTeller) {
  const player = linePlayer((signal) => find(line, { ...telling, signal }), listening)
  const { skip, seek, pause } = player
  const reach = { play: player.play, pause, stop: pause, skip, seek }
  let before = player.get()
  player.subscribe(() => {
    const now = player.get()
    const changed = now.phase !== before.phase || Math.abs(now.ms - before.ms) > jump
    before = now
    if (!changed || now.phase === 'preparing') return
    const position = { ms: now.ms, durationMs: now.durationMs, rate: listening.get().rate }
    announce(reach, { phase: now.phase, title: line.text, position })
  })
  return {
    ...player,
    close() {
      player.close()
      withdraw(reach)
    },
  }
}
