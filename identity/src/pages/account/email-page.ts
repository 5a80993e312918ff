import { type Html, html } from '@glimmer/lib/html'
import { emailField, type FormTarget, form, notice } from '../form.ts'
import type { PageContext } from '../layout.ts'
import { accountSubPage } from './account-page.ts'

export interface EmailView extends FormTarget {
  email: string
  pendingEmail: string | undefined
  typed: string
  error?: string
  message?: string
  backUrl: string
}

export const changeEmailPage = (context: PageContext, view: EmailView): Html =>
  accountSubPage(context, {
    title: 'Your email',
    lead: `It’s now ${view.email}.`,
    hasErrors: view.error !== undefined,
    backUrl: view.backUrl,
    body: html`${notice(view.message)}${view.pendingEmail && html`<p class="hint">An email is waiting at ${view.pendingEmail}. Asking again replaces it.</p>`}
${form(
  view,
  emailField({
    label: 'New email',
    value: view.typed,
    error: view.error,
    hint: 'We write there first. Nothing changes until you click the link.',
    autocomplete: 'email',
    focus: true,
  }),
  'Send the link',
)}`,
  })

/** The same page for every address, taken or free. */
export const emailChangeRequestedPage = (context: PageContext, backUrl: string, outboxUrl: string | undefined): Html =>
  accountSubPage(context, {
    title: 'Check your email',
    lead: 'A message is on its way to the new address. Your email changes once you click the link in it.',
    backUrl,
    body: html`<p>We’ll tell your current address, too. After the change you can undo it from there for three days.</p>
${outboxUrl && html`<p>In development, mail waits in the <a href="${outboxUrl}">outbox</a>.</p>`}`,
  })
