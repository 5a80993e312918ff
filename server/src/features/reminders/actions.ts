import { createHmac, timingSafeEqual } from 'node:crypto'
import { isQuiet, type NotificationAction, teenNight } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { reminder } from '#database/tables/reminders.ts'
import { Problem } from '#problem.ts'
import { dayMs, hourMs } from '#time/durations.ts'
import { wallTime } from '#time/wall-clock.ts'
import { storeResponse } from '../affirmations/index.ts'
import type { Buttons, OneReminder, ReminderLine } from './messages.ts'
import { findRecipient } from './settings.ts'

/** How long a notification's buttons work. */
const lifeMs = dayMs
/** How long Later waits. */
const laterMs = hourMs

/** What a token stands for: a reminder, the line it shows, and when it was sent. */
const Sent = z.strictObject({
  accountId: z.uuid(),
  slot: z.int(),
  lineId: z.uuid().optional(),
  at: z.int(),
})
type Sent = z.output<typeof Sent>

const sign = (app: App, payload: string) =>
  createHmac('sha256', app.installationSecret()).update(`notification ${payload}`).digest('base64url')

/** A token that lets a notification's buttons work without a session: the service worker has none. */
function tokenFor(app: App, sent: Sent): string {
  const payload = Buffer.from(JSON.stringify(sent)).toString('base64url')
  return `${payload}.${sign(app, payload)}`
}

/** What a token stands for. Throws `not_found` if it is not one of ours, or too old. */
function readToken(app: App, token: string): Sent {
  const [payload = '', signature = ''] = token.split('.')
  const [expected, given] = [Buffer.from(sign(app, payload)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw new Problem('not_found')
  const sent = Sent.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (app.clock.now().getTime() - sent.at > lifeMs) throw new Problem('not_found')
  return sent
}

/** The buttons of a notification: a line can be answered only where it is shown, and put off only once. */
export function buttonsFor(app: App, { accountId, slot, isAgain }: OneReminder, { id, shown }: ReminderLine): Buttons {
  const actions: NotificationAction[] = [
    ...(shown !== undefined && id ? (['feels-true'] as const) : []),
    ...(isAgain ? [] : (['later'] as const)),
  ]
  const at = app.clock.now().getTime()
  const token = tokenFor(app, { accountId, slot, at, ...(shown !== undefined && id && { lineId: id }) })
  return actions.length > 0 ? { token, actions } : {}
}

/**
 * Puts a reminder off by an hour, unless that is another day, the quiet hours or a teen's night, or reminders were turned
 * off meanwhile.
 */
async function putOff(app: App, { accountId, slot }: Sent): Promise<void> {
  const { settings, timeZone, isTeen } = await findRecipient(app, accountId)
  const now = app.clock.now()
  const later = new Date(now.getTime() + laterMs)
  const { day, minute } = wallTime(later, timeZone)
  const isNight = isQuiet(settings.quietHours, minute) || (isTeen && isQuiet(teenNight, minute))
  if (!settings.enabled || isNight || day !== wallTime(now, timeZone).day) return
  await app.database.db
    .update(reminder)
    .set({ laterDueAt: later, laterSlot: slot })
    .where(eq(reminder.accountId, accountId))
}

/** Does what a button of a notification says. Throws `not_found`, also for a line or an account that is gone. */
export async function act(app: App, token: string, action: NotificationAction): Promise<undefined> {
  const sent = readToken(app, token)
  if (action === 'later') return void (await putOff(app, sent))
  const { accountId, lineId } = sent
  if (!lineId) throw new Problem('not_found')
  await app.database.db.transaction((transaction) => storeResponse(app, transaction, accountId, lineId, 'true'))
}
