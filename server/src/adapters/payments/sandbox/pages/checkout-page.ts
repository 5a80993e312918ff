import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import type { SandboxPage } from '#ports/payment-sandbox.ts'
import { completeSession } from '../checkout-sessions.ts'
import type { Ledger } from '../ledger.ts'
import type { CheckoutSession } from '../objects.ts'
import { priceOf } from '../prices.ts'
import { buttons, dayOf, frame, notice, pounds } from './frame.ts'

const daySeconds = 86_400

const page = (title: string, content: Html, status = 200): SandboxPage => ({
  status,
  type: 'text/html',
  body: frame(title, content),
})

function summary(session: CheckoutSession, now: number): Html {
  const { nickname, unit_amount: monthly } = priceOf(session.sandbox_price)
  const trial = session.sandbox_trial_days
  return html`<dl>
<dt>${nickname}, each month</dt><dd>${pounds(monthly)} incl. VAT</dd>
${trial > 0 ? html`<dt>${trial}-day free trial</dt><dd>until ${dayOf(now + trial * daySeconds)}</dd>` : ''}
<dt>Due today</dt><dd>${pounds(session.amount_total)}</dd>
</dl>`
}

const choices = [
  ['pay', 'Pay'],
  ['decline', 'Decline'],
  ['bank', 'Require bank confirmation'],
  ['cancel', 'Cancel'],
] as const

const orderPage = (session: CheckoutSession, now: number, message?: string) =>
  page(
    'Your plan',
    html`${summary(session, now)}${message ? notice(message) : ''}${buttons(choices)}
<p class="note">No card is asked for. Choose what the card would do.</p>`,
  )

const bankConfirmationPage = (session: CheckoutSession) =>
  page(
    'Your bank asks',
    html`<p>Confirm this payment? ${pounds(session.amount_total)} to ${product.name}</p>
${buttons([
  ['confirm', 'Yes, confirm'],
  ['refuse', 'No, refuse'],
])}`,
  )

const expiredPage = () =>
  page('This checkout is over', html`<p>It was cancelled, or waited too long. Nothing was charged.</p>`, 410)

const toSuccess = ({ id, success_url }: CheckoutSession): SandboxPage => ({
  status: 303,
  location: success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
})

/** The hosted checkout page; `action` is the button that was pressed. */
export function checkoutPage(ledger: Ledger, id: string, action: string | undefined): SandboxPage {
  const session = ledger.get('checkout.session', id)
  if (session.status === 'complete') return toSuccess(session)
  if (session.status === 'expired') return expiredPage()
  switch (action) {
    case 'pay':
    case 'confirm':
      return toSuccess(completeSession(ledger, id))
    case 'decline':
      return orderPage(session, ledger.now, 'The card was declined. Nothing was charged.')
    case 'refuse':
      return orderPage(session, ledger.now, 'The bank did not confirm. Nothing was charged.')
    case 'bank':
      return bankConfirmationPage(session)
    case 'cancel':
      return { status: 303, location: session.cancel_url ?? '/' }
    default:
      return orderPage(session, ledger.now)
  }
}
