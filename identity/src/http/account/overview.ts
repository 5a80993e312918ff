import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { FastifyInstance } from 'fastify'
import { pendingEmail } from '#accounts/email-change/store.ts'
import { recentEvents, recordEvent } from '#accounts/events.ts'
import { changeAndNotify, notifyOwner } from '#accounts/notify-owner.ts'
import { passkeysOf } from '#accounts/passkeys/store.ts'
import { hasSecondStep } from '#accounts/second-step/authenticator-app.ts'
import { recoveryCodesLeft } from '#accounts/second-step/recovery-codes.ts'
import { activeSessions, endOtherSessions, endSession } from '#accounts/sessions.ts'
import { signInData } from '#accounts/sign-in-data.ts'
import { overviewPage } from '#pages/account-page.ts'
import { errorPage, pendingEnded } from '#pages/message-pages.ts'
import { queryOf, seeOther, sendPage } from '../respond.ts'
import type { Services } from '../services.ts'
import {
  accountUrl,
  confirmationIn,
  readPage,
  requireFreshSignIn,
  returnTo,
  serveFreshlySignedIn,
  serveSignedIn,
  type Visit,
} from './visit.ts'

const maxEvents = 50

const confirmations: Record<string, string> = {
  ended: `Signed out there. ${pendingEnded}`,
  'all-ended': `Signed out everywhere else. ${pendingEnded}`,
  'second-step-off': 'Two-step sign-in is off.',
  password: `Your new password is saved. Everywhere else you are signed out. ${pendingEnded}`,
}

async function show(visit: Visit) {
  const { account, session, pages, services, reply, formTo } = visit
  const { database, issuer, relyingParty } = services.accounts
  const view = {
    email: account.email,
    pendingEmail: await pendingEmail(database, account.id),
    passkeys: relyingParty && (await passkeysOf(database, account.id)).length,
    codesLeft: (await hasSecondStep(database, account.id)) ? await recoveryCodesLeft(database, account.id) : undefined,
    places: await activeSessions(database, account.id),
    here: session.uid,
    events: await recentEvents(database, account.id, maxEvents),
    now: new Date(),
    formTo,
    url: (path: string) => accountUrl(issuer, path),
    message: confirmationIn(visit, confirmations),
  }
  return sendPage(reply, overviewPage(pages, view))
}

async function endOne(visit: Visit) {
  const { account, session, device, services, reply, fields } = visit
  const { accounts } = services
  const uid = fields.get('session') ?? ''
  if (uid === session.uid) return seeOther(reply, accountUrl(accounts.issuer, ''))
  const ended = await inTransaction(accounts.database, async (connection) => {
    const browser = await endSession(connection, account.id, uid)
    if (browser !== undefined) await recordEvent(connection, account.id, 'session-ended', browser)
    return browser
  })
  // Otherwise it belongs to another account or has ended already: there is nothing to sign out.
  if (ended !== undefined) notifyOwner(accounts, account.id, 'session-ended', device)
  return returnTo(visit, '', 'ended')
}

async function endOthers(visit: Visit) {
  const { account, session, device, services } = visit
  const event = { accountId: account.id, kind: 'all-ended', device } as const
  await changeAndNotify(services.accounts, event, async (connection) => {
    await endOtherSessions(connection, account.id, session.uid)
    return true
  })
  return returnTo(visit, '', 'all-ended')
}

const download = async ({ services, account, reply }: Visit) =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="sign-in.json"' })
    .send(await signInData(services.accounts.database, account.id))

/** The account overview, signing in to reach it, and ending sessions. */
export function overviewRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, pages } = services
  serveSignedIn(server, services, '', show)
  server.get('/account/confirm', async (request, reply) =>
    requireFreshSignIn(services, { request, reply, page: readPage(queryOf(request, 'page')) }),
  )
  server.get('/account/back', async (request, reply) => {
    if (queryOf(request, 'error')) return sendPage(reply, errorPage(pages, 'not_signed_in'), 400)
    return seeOther(reply, accountUrl(accounts.issuer, readPage(queryOf(request, 'state'))))
  })
  serveFreshlySignedIn(server, services, '', {
    get: { 'sign-in.json': download },
    post: { 'end-session': endOne, 'end-others': endOthers },
  })
}
