import { type Ledger, newId } from './ledger.ts'
import type { Refund } from './objects.ts'
import { invalid, noSuch } from './refusal.ts'

/** POST /refunds: returns a whole payment, once. */
export function refund(ledger: Ledger, intent: string | null): Refund {
  const paid = ledger.all('invoice_payment').find(({ payment }) => payment.payment_intent === intent)
  if (!paid) throw noSuch('payment_intent', intent ?? '')
  if (ledger.all('refund').some(({ payment_intent }) => payment_intent === intent))
    throw invalid('Charge has already been refunded.', 'charge_already_refunded')
  const made: Refund = ledger.put({
    id: newId('re'),
    object: 'refund',
    customer: ledger.get('invoice', paid.invoice).customer,
    payment_intent: paid.payment.payment_intent,
    amount: paid.amount_paid,
  })
  ledger.emit('charge.refunded', made)
  return made
}
