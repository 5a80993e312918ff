import type { FastifyInstance } from 'fastify'
import { pendingEmail } from '#accounts/email-change/store.ts'
import { recentEvents, recordEvent } from '#accounts/events.ts'
import { notifyOwner } from '#accounts/notify-owner.ts'
import { passkeysOf } from '#accounts/passkeys/store.ts'
import { hasSecondStep } from '#accounts/second-step/authenticator-app.ts'
import { recoveryCodesLeft } from '#accounts/second-step/recovery-codes.ts'
import { activeSessions, endOtherSessions, endSession } from '#accounts/sessions.ts'
import { signInData } from '#accounts/sign-in-data.ts'
import { inTransaction } from '#database/pool.ts'
import { overviewPage } from '#pages/account/overview-page.ts'
import { errorPage } from '#pages/message-pages.ts'
import { seeOther, sendPage } from '../respond.ts'
import type { Services } from '../services.ts'
import { accountUrls, freshlySignedIn, readPage, requireFreshSignIn, signedIn, type Visit } from './visit.ts'

const mostEvents = 50

/** Confirmations shown on the overview, by its `done` parameter. */
const outcomes: Record<string, string> = {
  ended: 'Signed out there.',
  'all-ended': 'Signed out everywhere else.',
  'second-step-off': 'Your second step is off.',
  password: 'Your new password is saved. Everywhere else you are signed out.',
}

async function show(services: Services, { account, session, pages, request, reply }: Visit) {
  const { accounts, csrf } = services
  const { database, issuer, relyingParty } = accounts
  const urls = accountUrls(issuer)
  const view = {
    email: account.email,
    pendingEmail: await pendingEmail(database, account.id),
    passkeys: relyingParty && (await passkeysOf(database, account.id)).length,
    codesLeft: (await hasSecondStep(database, account.id)) ? await recoveryCodesLeft(database, account.id) : undefined,
    places: await activeSessions(database, account.id),
    here: session.uid,
    events: await recentEvents(database, account.id, mostEvents),
    now: new Date(),
    csrf: csrf.token(request, reply),
    urls: {
      email: urls.page('email'),
      password: urls.page('password'),
      passkeys: urls.page('passkeys'),
      secondStep: urls.page('second-step'),
      endSession: urls.deed('end-session'),
      endOthers: urls.deed('end-others'),
      download: urls.deed('sign-in.json'),
    },
    message: outcomes[String((request.query as { done?: unknown }).done)],
  }
  return sendPage(reply, overviewPage(pages, view))
}

async function endOne(services: Services, { account, session, device, request, reply }: Visit) {
  const { accounts, csrf } = services
  const uid = csrf.readForm(request).get('session') ?? ''
  const home = accountUrls(accounts.issuer).page('')
  if (uid === session.uid) return seeOther(reply, home)
  const ended = await inTransaction(accounts.database, async (connection) => {
    const browser = await endSession(connection, account.id, uid)
    if (browser !== undefined) await recordEvent(connection, account.id, 'session-ended', browser)
    return browser
  })
  // Otherwise it belongs to another account or has ended already: there is nothing to sign out.
  if (ended !== undefined) notifyOwner(accounts, account.id, 'session-ended', device)
  return seeOther(reply, `${home}?done=ended`)
}

async function endOthers(services: Services, { account, session, device, request, reply }: Visit) {
  const { accounts, csrf } = services
  csrf.readForm(request)
  await inTransaction(accounts.database, async (connection) => {
    await endOtherSessions(connection, account.id, session.uid)
    await recordEvent(connection, account.id, 'all-ended', device)
  })
  notifyOwner(accounts, account.id, 'all-ended', device)
  return seeOther(reply, `${accountUrls(accounts.issuer).page('')}?done=all-ended`)
}

/** The account overview, signing in to reach it, and ending sessions. */
export function overviewRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, pages } = services
  const urls = accountUrls(accounts.issuer)
  server.get(
    '/account',
    signedIn(services, '', (visit) => show(services, visit)),
  )
  server.get('/account/confirm', async (request, reply) =>
    requireFreshSignIn(services, { request, reply, page: readPage((request.query as { page?: unknown }).page) }),
  )
  server.get('/account/back', async ({ query }, reply) => {
    const { error, state } = query as { error?: unknown; state?: unknown }
    if (error !== undefined) return sendPage(reply, errorPage(pages, 'not_signed_in'), 400)
    return seeOther(reply, urls.page(readPage(state)))
  })
  server.get(
    '/account/sign-in.json',
    freshlySignedIn(services, '', async ({ account, reply }) =>
      reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="sign-in.json"' })
        .send(await signInData(accounts.database, account.id)),
    ),
  )
  server.post(
    '/account/end-session',
    freshlySignedIn(services, '', (visit) => endOne(services, visit)),
  )
  server.post(
    '/account/end-others',
    freshlySignedIn(services, '', (visit) => endOthers(services, visit)),
  )
}
