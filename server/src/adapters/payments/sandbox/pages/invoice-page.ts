import { html } from '@glimmer/lib/html'
import type { SandboxPage } from '#ports/payment-sandbox.ts'
import { payInvoice } from '../invoices.ts'
import type { Ledger } from '../ledger.ts'
import type { Invoice } from '../objects.ts'
import { buttons, dayOf, frame, notice, pounds } from './frame.ts'

const show = (invoice: Invoice, message?: string): SandboxPage => ({
  status: 200,
  type: 'text/html',
  body: frame(
    `Invoice ${invoice.number}`,
    html`<ul>${invoice.lines.data.map(({ description, amount }) => html`<li>${description}<span>${pounds(amount)}</span></li>`)}</ul>
<dl><dt>${dayOf(invoice.created)}</dt><dd>${invoice.status}</dd><dt>Total incl. VAT</dt><dd>${pounds(invoice.total)}</dd></dl>
${message ? notice(message) : ''}
${
  invoice.status === 'open'
    ? buttons([
        ['pay', 'Confirm and pay'],
        ['decline', 'Decline'],
        ['back', 'Not now'],
      ])
    : html`<p><a href="/subscription">Back to your plan</a></p>`
}`,
  ),
})

/** An invoice's page, where an outstanding payment is made or confirmed with the bank. */
export function invoicePage(ledger: Ledger, id: string, action: string | undefined): SandboxPage {
  const invoice = ledger.get('invoice', id)
  if (action === 'back') return { status: 303, location: '/subscription' }
  if (action === 'decline') return show(invoice, 'The card was declined. Nothing was charged.')
  if (action !== 'pay') return show(invoice)
  payInvoice(ledger, id)
  return { status: 303, location: '/subscription' }
}
