import { setTimeout as pause } from 'node:timers/promises'
import type { Reservation } from './reserve.ts'

const tries = 100
const interval = 100

/**
 * Asks until a reservation that another call is working on has ended: its result, or, where it failed, a place of
 * our own. Gives up after ten seconds and answers it as it is, still held.
 */
export async function untilSettled(ask: () => Promise<Reservation | undefined>): Promise<Reservation | undefined> {
  let reservation = await ask()
  for (let turn = 0; turn < tries && reservation?.state === 'held' && !reservation.fresh; turn++) {
    await pause(interval)
    reservation = await ask()
  }
  return reservation
}
