import { type AdminOverview, admin, type FoundAccount, product } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { writeEmail } from '#mail/email.ts'
import { MailLimit } from '#mail/limit-mail.ts'
import { orNotFound, Problem } from '#problem.ts'
import { readChangelog, version } from '#version.ts'
import { deleteDataThenSignIn } from '../account-data/index.ts'
import { listBackups, requestBackup, type ScheduledBackup } from '../backups/index.ts'
import { endPlan, grantPlan, hasPlan } from '../subscriptions/index.ts'
import { answerMessage, closeMessage, waitingMessages } from '../support/index.ts'
import { type AccountMatch, findAccounts } from './accounts.ts'
import { openAudit, readAuditLines } from './audit.ts'
import { readFigures } from './figures.ts'
import { releaseNotes } from './release-notes.ts'
import { tryPart } from './trials.ts'
import { failedJobs, retryEvents, retryJobs, waitingEvents } from './work.ts'

export { type AccountMatch, findAccounts } from './accounts.ts'
export { type Audit, openAudit, readAuditLines } from './audit.ts'
export { countCare } from './count-care.ts'
export { tryMail } from './trials.ts'

/** How many lines of the audit record are shown. */
const shownDeeds = 30

const shownBackup = ({ name, startedAt, verifiedAt, bytes, failure }: ScheduledBackup) => ({
  name,
  startedAt: startedAt.toISOString(),
  bytes: bytes ?? null,
  isVerified: verifiedAt !== undefined,
  failure: failure ?? null,
})

async function readOverview(app: App): Promise<AdminOverview> {
  const { database, readiness, identity } = app
  const { pool } = database
  const [messages, parts, figures, jobs, events, backups, deeds, invitations] = await Promise.all([
    waitingMessages(app),
    readiness.states(),
    readFigures(pool),
    failedJobs(pool),
    waitingEvents(pool),
    listBackups(app),
    readAuditLines(pool, { most: shownDeeds }),
    identity.invitations?.list(),
  ])
  return {
    version,
    whatIsNew: releaseNotes(readChangelog(), version),
    messages,
    parts,
    figures: [
      ...figures,
      { name: 'help lines confirmed on', value: app.config.operator.helpCheckedOn ?? 'no day yet' },
    ],
    failedJobs: jobs.map(({ id, ...job }) => ({ _id: id, ...job })),
    waitingEvents: events.map(({ id, type, at }) => ({ _id: id, type, at: at.toISOString() })),
    backups: app.config.backups ? backups.map(shownBackup) : null,
    deeds: deeds.toReversed().map(({ id, ...deed }) => ({ _id: id, ...deed, at: deed.at.toISOString() })),
    hasOwnProvider: identity.invitations !== undefined,
    invitations: invitations ?? null,
  }
}

const shown = ({ id, issuer: _, subject: __, since, lastSeen, ...match }: AccountMatch): FoundAccount => ({
  _id: id,
  ...match,
  since: since.toISOString(),
  lastSeen: lastSeen.toISOString(),
})

const findById = async ({ database }: App, id: string): Promise<AccountMatch> =>
  orNotFound((await findAccounts(database.pool, id)).at(0))

/** Does something for an operator, recorded before it begins; `command` is its name on the command line. */
async function asOperator<T>(
  { database }: App,
  { id }: Account,
  [command, ...accountIds]: [command: string, ...accountIds: string[]],
  work: () => Promise<T>,
): Promise<T> {
  const audit = openAudit(database.pool, command, { operatorId: id })
  await audit.begin(...accountIds)
  const result = await work()
  await audit.finish()
  return result
}

async function mailExport(
  { config, mailer, log }: App,
  { email, emailVerified, id }: AccountMatch,
): Promise<undefined> {
  if (!email || !emailVerified) throw new Problem('no_email', 'They have no proven email address.')
  const mail = writeEmail({
    sender: config.operator,
    to: email,
    subject: `Your data in ${product.name}`,
    pieces: [
      'Hello,',
      'here is where you can download everything we keep about you. You sign in first, so that nobody else can.',
      { link: 'Download my data', url: `${config.publicUrl}/profile#your-data` },
    ],
  })
  await mailer.send({ ...mail, accountId: id }).catch((error) => {
    if (error instanceof MailLimit) throw new Problem('rate_limited', 'They have had enough emails for today.')
    log.warn('an email about a data export could not be sent')
    throw new Problem('mail_unavailable')
  })
}

/** Throws `forbidden` where another provider signs people in, and `identity_unavailable`. */
const ownProvider = <T extends object>(part: T | undefined): T => {
  if (!part) throw new Problem('forbidden', 'Another provider signs people in here: do that there.')
  return part
}
const answered = <T>(answer: T | 'unavailable'): T => {
  if (answer === 'unavailable') throw new Problem('identity_unavailable')
  return answer
}

async function endSessions({ config, identity }: App, { issuer, subject }: AccountMatch): Promise<undefined> {
  const ended = issuer === config.identity.issuer ? await identity.endSessions(subject) : 'kept'
  if (answered(ended) === 'kept') ownProvider(undefined)
}

async function backUp(app: App): Promise<undefined> {
  if (!app.config.backups) throw new Problem('forbidden', 'No backups are scheduled: set BACKUP_EVERY.')
  await requestBackup(app)
}

async function invite({ identity }: App, days: number): Promise<{ link: string }> {
  const link = answered(await ownProvider(identity.invitations).create(days))
  if (link === 'closed') throw new Problem('forbidden', 'SIGN_UP=closed lets nobody make an account, invited or not.')
  return { link }
}

async function revoke({ identity }: App, name: string): Promise<undefined> {
  if (!answered(await ownProvider(identity.invitations).revoke(name))) throw new Problem('not_found')
}

export const operatorRoutes = (app: App) => {
  const { pool } = app.database
  return handle(admin, {
    'GET /admin/overview': () => readOverview(app),
    async 'POST /admin/accounts/find'({ account, body }) {
      const found = await findAccounts(pool, body.account)
      const ids = found.map(({ id }) => id)
      return asOperator(app, account, ['find', ...ids], async () => ({ accounts: found.map(shown) }))
    },
    async 'POST /admin/accounts/{id}/grant'({ account, params, body }) {
      const { id } = await findById(app, params.id)
      await asOperator(app, account, ['grant', id], () => grantPlan(app, id, body.tier))
      return shown(await findById(app, id))
    },
    async 'POST /admin/accounts/{id}/end-plan'({ account, params }) {
      const { id } = await findById(app, params.id)
      if (!(await hasPlan(app, id))) throw new Problem('not_subscribed', 'They have no plan that could be ended.')
      await asOperator(app, account, ['end-plan', id], () => endPlan(app, id))
      return shown(await findById(app, id))
    },
    async 'POST /admin/accounts/{id}/end-sessions'({ account, params }) {
      const match = await findById(app, params.id)
      return asOperator(app, account, ['end-sessions', match.id], () => endSessions(app, match))
    },
    async 'POST /admin/accounts/{id}/mail-export'({ account, params }) {
      const match = await findById(app, params.id)
      return asOperator(app, account, ['mail-export', match.id], () => mailExport(app, match))
    },
    async 'POST /admin/accounts/{id}/erase'({ account, params }) {
      const match = await findById(app, params.id)
      const signIn = await asOperator(app, account, ['erase', match.id], () => deleteDataThenSignIn(app, match))
      return { signIn }
    },
    'POST /admin/messages/{id}/answer': ({ account, params, body }) =>
      asOperator(app, account, ['answer-message'], () => answerMessage(app, params.id, body.answer)),
    'POST /admin/messages/{id}/close': ({ account, params }) =>
      asOperator(app, account, ['close-message'], () => closeMessage(app, params.id)),
    'POST /admin/jobs/retry': ({ account }) =>
      asOperator(app, account, ['jobs'], async () => void (await retryJobs(pool))),
    'POST /admin/webhooks/retry': ({ account }) =>
      asOperator(app, account, ['webhooks'], async () => void (await retryEvents(pool))),
    'POST /admin/backups': ({ account }) => asOperator(app, account, ['backup'], () => backUp(app)),
    'POST /admin/invitations': ({ account, body }) =>
      asOperator(app, account, ['invite'], () => invite(app, body.days)),
    'POST /admin/invitations/revoke': ({ account, body }) =>
      asOperator(app, account, ['invitations'], () => revoke(app, body.name)),
    'POST /admin/trials': ({ account, operator, body, signal }) =>
      asOperator(app, account, [`test-${body.part}`], () => tryPart(app, body.part, operator, signal)),
  })
}
