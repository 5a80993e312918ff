import { isQuiet, teenNight } from '@glimmer/contract'
import { batchCalls } from '@glimmer/lib/batch-calls'
import { inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import { pushSubscription, type ReminderKind } from '#database/tables/reminders.ts'
import type { PushOutcome } from '#ports/push.ts'
import { wallTime } from '#time/wall-clock.ts'
import { findUnanswered } from '../evening/index.ts'
import { type Claim, markAll, type Sending, unmarkAll } from './claims.ts'
import { type Device, eveningWords, lineWords, mailTo, opensAt, pushTo, type Words } from './send.ts'
import { findRecipients, type Recipient } from './settings.ts'
import { makeUnsubscribeTokens } from './unsubscribe.ts'

/** The most notifications of a page sent at the same time; for mails, the mailer sets the number. */
const pushesAtOnce = 16

/**
 * Whether a claimed reminder may still be sent: it is on, no parent's agreement is missing, and it is not a teen's
 * night.
 */
function mayBeSent({ settings, evening, age, isTeen, timeZone }: Recipient, kind: ReminderKind, now: Date): boolean {
  const isOn = kind === 'evening' ? evening.enabled && evening.remind : settings.enabled
  return isOn && age !== 'waiting' && !(isTeen && isQuiet(teenNight, wallTime(now, timeZone).minute))
}

/** A claim whose account still exists and may be reached. */
interface Open {
  claim: Claim
  person: Recipient
}

async function findOpen(app: App, claims: readonly Claim[]): Promise<Open[]> {
  const people = await findRecipients(
    app,
    claims.map(({ accountId }) => accountId),
  )
  return claims.flatMap((claim) => {
    const person = people.get(claim.accountId)
    return person && mayBeSent(person, claim.kind, app.clock.now()) ? [{ claim, person }] : []
  })
}

/**
 * What is needed to send claims: unsubscribe tokens for mail, devices for notifications, and when evening lines were
 * read.
 */
interface Ways {
  tokens: Map<string, string>
  devices: Map<string, Device[]>
  readAt: Map<string, Date>
}

async function findWays(app: App, open: readonly Open[]): Promise<Ways> {
  const ids = (which: (person: Recipient) => boolean) =>
    open.filter(({ person }) => which(person)).map(({ claim }) => claim.accountId)
  const byMail = ids(({ settings, emailConfirmed }) => settings.channel === 'email' && emailConfirmed)
  const byDevice = ids(({ settings }) => settings.channel !== 'email')
  const evenings = open.filter(({ claim }) => claim.kind === 'evening')
  const [tokens, devices, readAt] = await Promise.all([
    makeUnsubscribeTokens(app, byMail),
    app.database.db.select().from(pushSubscription).where(inArray(pushSubscription.accountId, byDevice)),
    findUnanswered(
      app.database.db,
      evenings.map(({ claim, person }) => ({ ...claim, opensAt: opensAt(person, claim.day) })),
    ),
  ])
  return { tokens, readAt, devices: Map.groupBy(devices, ({ accountId }) => accountId) }
}

interface Ready {
  sending: Sending
  words: () => Promise<Words>
  send(words: Words): Promise<PushOutcome>
}

/**
 * What is left to send of one claim. A person who was reached by one channel is not reached by another, even if they
 * have changed their settings since.
 */
function readyOf(app: App, { claim, person }: Open, { tokens, devices, readAt }: Ways): Ready[] {
  const { accountId, kind, targets } = claim
  const readThen = readAt.get(accountId)
  if (kind === 'evening' && !readThen) return []
  const words = () =>
    kind === 'evening' && readThen
      ? Promise.resolve(eveningWords(app, person, readThen))
      : lineWords(app, person, { ...claim, isAgain: kind === 'later' })
  const token = tokens.get(accountId)
  const { email } = person
  if (token && email && targets.length === 0)
    return [{ sending: { claim, target: 'email' }, words, send: (said) => mailTo(app, accountId, email, said, token) }]
  if (targets.includes('email')) return []
  return (devices.get(accountId) ?? [])
    .filter(({ id }) => !targets.includes(id))
    .map((device) => ({ sending: { claim, target: device.id }, words, send: (said) => pushTo(app, said, device) }))
}

/**
 * Returns a function that sends claims, to each target at most once; what is in progress when the process is killed is
 * lost. A delivery that certainly failed does not hold up the others; at the end it throws, so that the job is retried
 * with backoff within the hour and sends only what is left.
 */
export function claimSender(app: App): (claims: readonly Claim[]) => Promise<void> {
  const mark = batchCalls((sendings: readonly Sending[]) => markAll(app, sendings))
  const unmark = batchCalls((sendings: readonly Sending[]) => unmarkAll(app, sendings))

  async function sendOne({ sending, words, send }: Ready): Promise<boolean> {
    const said = await words()
    if (!(await mark(sending))) return true
    if ((await send(said)) !== 'later') return true
    await unmark(sending)
    return false
  }

  /** Returns how many could not be delivered. */
  async function sendEach(ready: readonly Ready[], atOnce: number): Promise<number> {
    const waiting = ready.values()
    let failures = 0
    const work = async () => {
      for (const one of waiting)
        await sendOne(one).then(
          (isDone) => void (isDone || failures++),
          (err: unknown) => {
            failures++
            app.log.warn({ err }, 'a reminder could not be sent')
          },
        )
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return failures
  }

  return async (claims) => {
    const open = await findOpen(app, claims)
    const ways = await findWays(app, open)
    const ready = open.flatMap((one) => readyOf(app, one, ways))
    const isMail = ({ sending }: Ready) => sending.target === 'email'
    const failures = await Promise.all([
      sendEach(ready.filter(isMail), app.mailer.atOnce),
      sendEach(
        ready.filter((one) => !isMail(one)),
        pushesAtOnce,
      ),
    ])
    if (failures.some((count) => count > 0)) throw new Error('Some could not be handed over yet.')
  }
}
