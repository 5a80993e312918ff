/** The parts of the provider's objects that the adapter and the pages read. Times are epoch seconds, money is in pence. */
export interface Price {
  id: string
  unit_amount: number
  lookup_key: string
  nickname: string
}

/** How the customer's card behaves; whoever tests the sandbox chooses it. */
export type Card = 'pays' | 'declines' | 'asks_bank'

export interface Customer {
  id: string
  object: 'customer'
  email: string | null
  metadata: Record<string, string>
  sandbox_card: Card
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  customer: string
  client_reference_id: string | null
  amount_total: number
  success_url: string
  cancel_url: string
  url: string | null
  expires_at: number
  sandbox_price: string
  sandbox_trial_days: number
  sandbox_metadata: Record<string, string>
}

export interface SubscriptionItem {
  id: string
  price: Price
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  id: string
  object: 'subscription'
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  customer: string
  start_date: number
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  trial_end: number | null
  schedule: Schedule | null
  pending_update: { expires_at: number; subscription_items: { id: string; price: Price }[] } | null
  latest_invoice: string
  metadata: Record<string, string>
  items: { data: [SubscriptionItem] }
}

export interface Phase {
  start_date: number
  end_date: number
  trial_end: number | null
  items: [{ price: string }]
}

/** What a subscription changes to at its period's end; it is gone once it is released or has happened. */
export interface Schedule {
  id: string
  object: 'subscription_schedule'
  status: 'active'
  customer: string
  /** The running phase, and the one that follows it. */
  phases: [Phase, ...Phase[]]
}

export interface InvoiceLine {
  description: string
  amount: number
}

export interface Invoice {
  id: string
  object: 'invoice'
  number: string
  customer: string
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void'
  total: number
  created: number
  hosted_invoice_url: string
  lines: { data: InvoiceLine[] }
  parent: { subscription_details: { subscription: string } }
  /** The payment that was made for it. */
  payment_intent: string | null
}

export interface Refund {
  id: string
  object: 'refund'
  customer: string
  payment_intent: string
  amount: number
}

export interface PortalSession {
  id: string
  object: 'billing_portal.session'
  customer: string
  url: string
  return_url: string
}

export type SandboxObject = Customer | CheckoutSession | Subscription | Invoice | Refund | PortalSession

export interface SandboxEvent {
  id: string
  object: 'event'
  created: number
  livemode: false
  type: string
  data: { object: SandboxObject | Schedule }
}
