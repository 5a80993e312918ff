import { findTeller, type Line, type Telling } from './find-teller.ts'
import { linePlayer } from './line-player.ts'
import { listening } from './manner.ts'
import { announce } from './media-session.ts'

/** The player of one line, which the system's own buttons reach too. */
export function announcedPlayer(line: Line, telling: Omit<Telling, 'signal'>, find = findTeller) {
  const player = linePlayer((signal) => find(line, { ...telling, signal }), listening)
  let phase = player.get().phase
  player.subscribe(() => {
    if (player.get().phase === phase) return
    phase = player.get().phase
    announce(phase, line.text, player)
  })
  return player
}
