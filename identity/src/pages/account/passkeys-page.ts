import { type Html, html } from '@glimmer/lib/html'
import type { Passkey } from '#accounts/passkeys/store.ts'
import { addPasskeyForm, csrfField, notice, type PasskeyForm } from '../form.ts'
import type { PageContext } from '../layout.ts'
import { accountSubPage, dayOf, done, lastDay } from './account-page.ts'

export interface PasskeysView {
  passkeys: Passkey[]
  add: PasskeyForm
  csrf: string
  urls: Record<'rename' | 'remove', string>
  /** For password managers: which passkeys the account still accepts. */
  accepted: { rpId: string; userId: string; allAcceptedCredentialIds: string[] }
  now: Date
  message?: string | undefined
  error?: string
  backUrl: string
}

const used = ({ createdAt, usedAt }: Passkey, now: Date) =>
  `added ${dayOf(createdAt, now)} · ${usedAt ? `used ${lastDay(usedAt, now)}` : 'not used yet'}`

/** @param place its index in the list, used for element ids in place of the credential's own id. */
const row = ({ csrf, now, urls }: PasskeysView, passkey: Passkey, place: number) => {
  const id = html`${csrfField(csrf)}<input type="hidden" name="passkey" value="${passkey.id}">`
  const name = `name-${place}`
  return html`<li><div><b>${passkey.name}</b><span class="hint">${used(passkey, now)}</span></div>
<details><summary aria-label="Change ${passkey.name}">Change</summary>
<form method="post" action="${urls.rename}">${id}<div class="field"><label for="${name}">Name</label><input id="${name}" name="name" value="${passkey.name}" maxlength="60" required></div><button class="plain">Save name</button></form>
<form method="post" action="${urls.remove}">${id}<button class="plain" aria-label="Remove ${passkey.name}">Remove</button></form></details></li>`
}

export const passkeysPage = (context: PageContext, view: PasskeysView): Html =>
  accountSubPage(context, {
    title: 'Passkeys',
    lead: 'A passkey signs you in with your face, finger or device code. It stays with you; we keep only its public half.',
    backUrl: view.backUrl,
    scripts: ['passkey.js'],
    body: html`${notice(view.error)}${done(view.message)}
${
  view.passkeys.length > 0
    ? html`<ul class="rows" data-accepted="${JSON.stringify(view.accepted)}">${view.passkeys.map((each, place) => row(view, each, place))}</ul>`
    : html`<p data-accepted="${JSON.stringify(view.accepted)}">You don’t have any yet.</p>`
}
${addPasskeyForm(view.add)}
<p class="passkey-none">Adding one needs a browser that knows passkeys, with scripts switched on.</p>`,
  })
