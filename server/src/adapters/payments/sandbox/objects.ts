/** The parts of the provider's objects that the product reads. Times are epoch seconds, money is in pence. */
export interface Price {
  id: string
  object: 'price'
  unit_amount: number
  currency: 'gbp'
  lookup_key: string
  nickname: string
  recurring: { interval: 'month'; interval_count: 1 }
  tax_behavior: 'inclusive'
  active: true
  metadata: Record<string, string>
}

/** How the customer's card behaves; whoever tests the sandbox chooses it. */
export type Card = 'pays' | 'declines' | 'asks_bank'

export interface Customer {
  id: string
  object: 'customer'
  email: string | null
  metadata: Record<string, string>
  created: number
  livemode: false
  sandbox_card: Card
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  customer: string
  client_reference_id: string | null
  subscription: string | null
  amount_total: number
  currency: 'gbp'
  success_url: string
  cancel_url: string | null
  url: string | null
  created: number
  expires_at: number
  livemode: false
  sandbox_price: string
  sandbox_trial_days: number
  sandbox_metadata: Record<string, string>
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: 1
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  id: string
  object: 'subscription'
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  customer: string
  currency: 'gbp'
  created: number
  start_date: number
  billing_cycle_anchor: number
  billing_mode: { type: 'flexible' }
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  trial_end: number | null
  schedule: string | null
  pending_update: { expires_at: number; subscription_items: { id: string; price: Price }[] } | null
  latest_invoice: string
  metadata: Record<string, string>
  livemode: false
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string }
}

export interface Phase {
  start_date: number
  end_date: number | null
  trial_end: number | null
  items: { price: string; quantity: number }[]
}

export interface Schedule {
  id: string
  object: 'subscription_schedule'
  status: 'active' | 'released' | 'canceled'
  customer: string
  subscription: string
  end_behavior: 'release'
  created: number
  phases: Phase[]
  livemode: false
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
  currency: 'gbp'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void'
  total: number
  amount_due: number
  amount_paid: number
  created: number
  attempt_count: number
  hosted_invoice_url: string
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string }
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  livemode: false
}

/** A payment that was made for an invoice. */
export interface InvoicePayment {
  id: string
  object: 'invoice_payment'
  customer: string
  invoice: string
  status: 'paid'
  amount_paid: number
  payment: { type: 'payment_intent'; payment_intent: string }
}

export interface Refund {
  id: string
  object: 'refund'
  customer: string
  payment_intent: string
  amount: number
  status: 'succeeded'
}

export interface PortalSession {
  id: string
  object: 'billing_portal.session'
  customer: string
  url: string
  return_url: string
  livemode: false
}

export type SandboxObject =
  | Customer
  | CheckoutSession
  | Subscription
  | Schedule
  | Invoice
  | InvoicePayment
  | Refund
  | PortalSession

export interface SandboxEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  pending_webhooks: number
  request: null
  type: string
  data: { object: SandboxObject }
}
