import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { SandboxPage } from '#ports/payment-sandbox.ts'
import type { Ledger } from '../ledger.ts'
import type { Card } from '../objects.ts'
import { buttons, dayOf, frame, pounds } from './frame.ts'

const cards: Record<Card, string> = {
  pays: 'A card that pays',
  declines: 'A card that is declined',
  asks_bank: 'A card whose bank wants to confirm',
}
const isCard = (action: string | undefined): action is Card => action !== undefined && Object.hasOwn(cards, action)

/** The customer portal: the card and the invoices. Plans are changed in the app. */
export function portalPage(ledger: Ledger, id: string, action: string | undefined): SandboxPage {
  const { customer, return_url: back } = ledger.get('billing_portal.session', id)
  const owner = ledger.get('customer', customer)
  if (isCard(action)) ledger.put(Object.assign(owner, { sandbox_card: action }))
  const invoices = ledger.all('invoice').toReversed()
  return {
    status: 200,
    type: 'text/html',
    body: frame(
      'Your card and invoices',
      html`<p>Your card now: <strong>${cards[owner.sandbox_card].toLowerCase()}</strong>.</p>
${buttons(Object.entries(cards))}
<h2>Invoices</h2>
<ul>${invoices.map(
        ({ id: invoice, number, created, total, status }) =>
          html`<li><a href="/sandbox/invoice/${invoice}">${number}</a><span>${dayOf(created)} · ${pounds(total)} · ${status}</span></li>`,
      )}</ul>
<p><a href="${back}">Back to ${product.name}</a></p>`,
    ),
  }
}
