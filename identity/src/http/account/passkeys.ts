import { cutText, tidyName } from '@glimmer/contract/names'
import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { changeAndNotify } from '#accounts/notify-owner.ts'
import { addNewPasskey, optionsForAdding } from '#accounts/passkeys/add.ts'
import type { RelyingParty } from '#accounts/passkeys/relying-party.ts'
import { type Passkey, passkeysOf, removePasskey, renamePasskey, userHandleOf } from '#accounts/passkeys/store.ts'
import { confirmation, dayOf, lastDay } from '#pages/account-page.ts'
import { addPasskeyForm, notice, plainForm } from '#pages/form.ts'
import type { Services } from '../services.ts'
import { confirmationIn, returnTo, sendSection, serveFreshlySignedIn, type Visit } from './visit.ts'

const maxNameLength = 60

const confirmations: Record<string, string> = {
  added: 'Your passkey is added. Next time, it can sign you in.',
  renamed: 'The name is saved.',
  removed: 'The passkey is removed. Nobody can sign in with it any more.',
}

function used({ createdAt, usedAt }: Passkey) {
  const now = new Date()
  return `added ${dayOf(createdAt, now)} · ${usedAt ? `used ${lastDay(usedAt, now)}` : 'not used yet'}`
}

/** @param place its index in the list, used for element ids in place of the credential's own id. */
const row = ({ formTo }: Visit, passkey: Passkey, place: number) => {
  const which = html`<input type="hidden" name="passkey" value="${passkey.id}">`
  const id = `name-${place}`
  const name = html`<div class="field"><label for="${id}">Name</label><input id="${id}" name="name" value="${passkey.name}" maxlength="${maxNameLength}" required></div>`
  return html`<li><div><b>${passkey.name}</b><span class="hint">${used(passkey)}</span></div>
<details><summary aria-label="Change ${passkey.name}">Change</summary>
${plainForm(formTo('passkeys/rename'), 'Save name', [which, name])}
${plainForm(formTo('passkeys/remove'), 'Remove', which, `Remove ${passkey.name}`)}</details></li>`
}

async function show(party: RelyingParty, visit: Visit, error?: string) {
  const { account, session, services, formTo } = visit
  const { accounts } = services
  const options = await optionsForAdding(accounts, party, account, session.uid)
  const passkeys = await passkeysOf(accounts.database, account.id)
  // For password managers: which passkeys the account still accepts.
  const accepted = JSON.stringify({
    rpId: party.id,
    userId: (await userHandleOf(accounts.database, account.id)).toString('base64url'),
    allAcceptedCredentialIds: passkeys.map(({ id }) => id),
  })
  const list =
    passkeys.length > 0
      ? html`<ul class="rows" data-accepted="${accepted}">${passkeys.map((each, index) => row(visit, each, index))}</ul>`
      : html`<p data-accepted="${accepted}">You don’t have any yet.</p>`
  const section = {
    title: 'Passkeys',
    lead: 'A passkey signs you in with your face, finger or device code. It stays with you; we keep only its public half.',
    scripts: ['passkey.js'] as const,
    body: html`${notice(error)}${confirmation(confirmationIn(visit, confirmations))}
${list}
${addPasskeyForm({ ...formTo('passkeys'), options })}
<p class="passkey-none">Adding one needs a browser that knows passkeys, with scripts switched on.</p>`,
  }
  return sendSection(visit, section, error === undefined ? 200 : 422)
}

async function add(party: RelyingParty, visit: Visit) {
  const { account, session, device, services, fields } = visit
  const given = { sessionUid: session.uid, device, answer: fields.get('response') ?? '' }
  const isAdded = await addNewPasskey(services.accounts, party, account, given)
  return isAdded ? returnTo(visit, 'passkeys', 'added') : show(party, visit, 'We couldn’t add that passkey.')
}

async function rename(party: RelyingParty, visit: Visit) {
  const { account, services, fields } = visit
  const name = cutText(tidyName(fields.get('name') ?? ''), maxNameLength)
  if (name === '') return show(party, visit, 'Please give it a name.')
  await renamePasskey(services.accounts.database, account.id, fields.get('passkey') ?? '', name)
  return returnTo(visit, 'passkeys', 'renamed')
}

async function remove(visit: Visit) {
  const { account, device, services, fields } = visit
  const event = { accountId: account.id, kind: 'passkey-removed', device } as const
  await changeAndNotify(services.accounts, event, (connection) =>
    removePasskey(connection, account.id, fields.get('passkey') ?? ''),
  )
  return returnTo(visit, 'passkeys', 'removed')
}

/** The account's passkeys; these routes do not exist where passkeys are not possible. */
export function passkeyRoutes(server: FastifyInstance, services: Services): void {
  const { relyingParty } = services.accounts
  if (!relyingParty) return
  serveFreshlySignedIn(server, services, 'passkeys', {
    get: { passkeys: (visit) => show(relyingParty, visit) },
    post: {
      passkeys: (visit) => add(relyingParty, visit),
      'passkeys/rename': (visit) => rename(relyingParty, visit),
      'passkeys/remove': remove,
    },
  })
}
