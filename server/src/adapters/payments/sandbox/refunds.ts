import { type Ledger, newId } from './ledger.ts'
import type { Refund } from './objects.ts'
import { invalid, noSuch } from './refusal.ts'

/** POST /refunds: returns a whole payment, once. */
export function refund(ledger: Ledger, intent: string | null): Refund {
  const invoice = ledger.all('invoice').find((each) => each.payment_intent === intent)
  if (!invoice || intent === null) throw noSuch('payment_intent', intent ?? '')
  if (ledger.all('refund').some(({ payment_intent }) => payment_intent === intent))
    throw invalid('Charge has already been refunded.', 'charge_already_refunded')
  const made: Refund = ledger.put({
    id: newId('re'),
    object: 'refund',
    customer: invoice.customer,
    payment_intent: intent,
    amount: invoice.total,
  })
  ledger.emit('charge.refunded', made)
  return made
}
