import { html } from '@glimmer/lib/html'
import type { FastifyInstance } from 'fastify'
import { requestEmailChange } from '#accounts/email-change/change-email.ts'
import { pendingEmail } from '#accounts/email-change/store.ts'
import { emailField, form, notice } from '#pages/form.ts'
import { outboxNote } from '#pages/message-pages.ts'
import type { Services } from '../services.ts'
import { sendSection, serveFreshlySignedIn, type Visit } from './visit.ts'

async function show(
  visit: Visit,
  typed: string,
  { error, message }: { error?: string; message?: string },
  status = 200,
) {
  const { account, services, formTo } = visit
  const waiting = await pendingEmail(services.accounts.database, account.id)
  const field = emailField({
    label: 'New email',
    value: typed,
    error,
    hint: 'We write there first. Nothing changes until you click the link.',
    autocomplete: 'email',
    focus: true,
  })
  const section = {
    title: 'Your email',
    lead: `It’s now ${account.email}.`,
    hasErrors: error !== undefined,
    body: html`${notice(message)}${waiting && html`<p class="hint">An email is waiting at ${waiting}. Asking again replaces it.</p>`}
${form(formTo('email'), field, 'Send the link')}`,
  }
  return sendSection(visit, section, status)
}

/** The same page for every address, taken or free. */
const showRequested = (visit: Visit) =>
  sendSection(visit, {
    title: 'Check your email',
    lead: 'A message is on its way to the new address. Your email changes once you click the link in it, while you stay signed in here.',
    body: html`<p>We’ll tell your current address, too. After the change you can undo it from there for three days.</p>
${outboxNote(visit.services.outboxUrl)}`,
  })

async function submit(visit: Visit) {
  const { account, session, device, services, fields } = visit
  const typed = fields.get('email') ?? ''
  const result = await requestEmailChange(services.accounts, { account, typed, sessionUid: session.uid, device })
  switch (result.kind) {
    case 'check-mail':
      return showRequested(visit)
    case 'invalid':
      return show(visit, typed, { error: result.message }, 422)
    case 'limited': {
      const message = 'You’ve asked to change it a few times today. Please try again tomorrow.'
      return show(visit, typed, { message }, 429)
    }
  }
}

/** Changing the email address. */
export const emailRoutes = (server: FastifyInstance, services: Services): void =>
  serveFreshlySignedIn(server, services, 'email', {
    get: { email: (visit) => show(visit, '', {}) },
    post: { email: submit },
  })
