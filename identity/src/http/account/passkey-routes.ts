import type { FastifyInstance } from 'fastify'
import { recordEvent } from '#accounts/events.ts'
import { notifyOwner } from '#accounts/notify-owner.ts'
import { addNewPasskey, optionsForAdding } from '#accounts/passkeys/add.ts'
import type { RelyingParty } from '#accounts/passkeys/relying-party.ts'
import { passkeysOf, removePasskey, renamePasskey, userHandleOf } from '#accounts/passkeys/store.ts'
import { inTransaction } from '#database/pool.ts'
import { passkeysPage } from '#pages/account/passkeys-page.ts'
import { seeOther, sendPage } from '../respond.ts'
import type { Services } from '../services.ts'
import { accountUrls, freshlySignedIn, serveAccountPage, type Visit } from './visit.ts'

const longestName = 60

const outcomes: Record<string, string> = {
  added: 'Your passkey is added. Next time, it can sign you in.',
  renamed: 'The name is saved.',
  removed: 'The passkey is removed. Nobody can sign in with it any more.',
}

async function show(services: Services, party: RelyingParty, visit: Visit, error?: string) {
  const { accounts, csrf } = services
  const { account, session, pages, request, reply } = visit
  const urls = accountUrls(accounts.issuer)
  const token = csrf.token(request, reply)
  const passkeys = await passkeysOf(accounts.database, account.id)
  const handle = await userHandleOf(accounts.database, account.id)
  const view = {
    passkeys,
    add: {
      action: urls.page('passkeys'),
      csrf: token,
      options: await optionsForAdding(accounts, party, account, session.uid),
    },
    csrf: token,
    urls: { rename: urls.deed('passkeys/rename'), remove: urls.deed('passkeys/remove') },
    accepted: {
      rpId: party.id,
      userId: handle.toString('base64url'),
      allAcceptedCredentialIds: passkeys.map(({ id }) => id),
    },
    now: new Date(),
    message: outcomes[String((request.query as { done?: unknown }).done)],
    ...(error !== undefined && { error }),
    backUrl: urls.page(''),
  }
  return sendPage(reply, passkeysPage(pages, view), error === undefined ? 200 : 422)
}

const back = ({ accounts }: Services, { reply }: Visit, done: keyof typeof outcomes) =>
  seeOther(reply, `${accountUrls(accounts.issuer).page('passkeys')}?done=${done}`)

async function add(services: Services, party: RelyingParty, visit: Visit) {
  const { accounts, csrf } = services
  const { account, session, device, request } = visit
  const answer = csrf.readForm(request).get('response') ?? ''
  const isAdded = await addNewPasskey(accounts, party, account, { sessionUid: session.uid, device, answer })
  return isAdded ? back(services, visit, 'added') : show(services, party, visit, 'We couldn’t add that passkey.')
}

async function rename(services: Services, party: RelyingParty, visit: Visit) {
  const fields = services.csrf.readForm(visit.request)
  const name = (fields.get('name') ?? '').trim().slice(0, longestName)
  if (name === '') return show(services, party, visit, 'Please give it a name.')
  await renamePasskey(services.accounts.database, visit.account.id, fields.get('passkey') ?? '', name)
  return back(services, visit, 'renamed')
}

async function remove(services: Services, visit: Visit) {
  const { accounts, csrf } = services
  const { account, device, request } = visit
  const id = csrf.readForm(request).get('passkey') ?? ''
  const isRemoved = await inTransaction(accounts.database, async (connection) => {
    const removed = await removePasskey(connection, account.id, id)
    if (removed) await recordEvent(connection, account.id, 'passkey-removed', device)
    return removed
  })
  if (isRemoved) notifyOwner(accounts, account.id, 'passkey-removed', device)
  return back(services, visit, 'removed')
}

/** The account's passkeys; these routes do not exist where passkeys are not possible. */
export function passkeyRoutes(server: FastifyInstance, services: Services): void {
  const { relyingParty } = services.accounts
  if (!relyingParty) return
  serveAccountPage(server, services, 'passkeys', {
    get: (visit) => show(services, relyingParty, visit),
    post: (visit) => add(services, relyingParty, visit),
  })
  server.post(
    '/account/passkeys/rename',
    freshlySignedIn(services, 'passkeys', (visit) => rename(services, relyingParty, visit)),
  )
  server.post(
    '/account/passkeys/remove',
    freshlySignedIn(services, 'passkeys', (visit) => remove(services, visit)),
  )
}
