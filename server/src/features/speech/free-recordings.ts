import type { Account, App } from '#app.ts'
import { appLimit } from '#http/app-limit.ts'
import { Problem } from '#problem.ts'
import { dayMs } from '#time/durations.ts'

/**
 * How many recordings are made for an account in a day without a charge: of today's lines, of a pack to try, and of
 * lines that were spoken before and are spoken anew since a name is pronounced otherwise; and as many for its devices to
 * keep. Playing what is recorded already does not count.
 */
const maxPerDay = 30

/** Counts a recording that is about to be made without a charge; throws `rate_limited` beyond the day's number. */
export type CountFreeRecording = (account: Account, ahead: boolean) => void

export function countFreeRecordings(app: App): CountFreeRecording {
  const limit = (name: string) => appLimit(app, { name, most: maxPerDay, windowMs: dayMs })
  const [played, kept] = [limit('recordings made without a charge'), limit('recordings made for devices to keep')]
  return ({ id }, ahead) => {
    if ((ahead ? kept : played).take(id) === 0) return
    throw new Problem('rate_limited', 'That is as much as can be recorded anew in one day. Tomorrow there is more.')
  }
}
