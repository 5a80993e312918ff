import type { Invoice, Tier } from '@glimmer/contract'

export type PaidTier = Exclude<Tier, 'free'>

/** The current state of a subscription at the provider. */
export interface ProviderSubscription {
  id: string
  /** Undefined for a price this product does not know. */
  tier: PaidTier | undefined
  /**
   * `ended` covers every state that gives no access and never will again; `unknown` is a state this app does not know.
   */
  state: 'active' | 'trialing' | 'past_due' | 'incomplete' | 'ended' | 'unknown'
  startedAt: Date
  currentPeriodStart: Date
  currentPeriodEnd: Date
  /** When it ends, if it has been cancelled. */
  endsAt: Date | null
  trialEnd: Date | null
  scheduleId: string | null
  /** A change of plan that takes effect at the period's end. */
  scheduled: { tier: PaidTier | undefined; at: Date } | null
  /** An upgrade that awaits payment. */
  pendingTier: PaidTier | null
  /** Where an outstanding payment is made. */
  payUrl: string | null
}

export interface Checkout {
  id: string
  customer: string
  state: 'open' | 'complete' | 'expired'
  /** True if paid, or if nothing is due because a trial begins. */
  paid: boolean
}

export interface NewCheckout {
  id: string
  url: string
  expiresAt: Date
}

export interface Quote {
  dueNowPence: number
  nextPaymentAt: Date
}

/** A verified webhook: a hint that something about a customer changed. */
export interface Hint {
  id: string
  type: string
  /** Null if it concerns no customer of ours. */
  customer: string | null
}

/** The provider refused; retrying does not help. `code` is the provider's own. */
export class PaymentsRefused extends Error {
  readonly code: string | undefined
  constructor(code: string | undefined, options?: ErrorOptions) {
    super('The payment provider refused.', options)
    this.code = code
  }
}

/** The outcome is unknown: no response, or a failure of the provider. The call may be retried with the same key. */
export class PaymentsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider could not be reached.', options)
  }
}

/**
 * The payment provider. Every call that changes something takes an idempotency key. All throw PaymentsRefused or
 * PaymentsUnavailable. Money is in pence with VAT included.
 */
export interface Payments {
  createCustomer(person: { accountId: string; email: string | null }, key: string): Promise<string>
  /** Changes the address the provider sends email to; null removes it. */
  changeEmail(customer: string, email: string | null): Promise<void>
  /** Deletes a customer; running subscriptions end. */
  deleteCustomer(customer: string): Promise<void>
  openCheckout(
    order: {
      customer: string
      accountId: string
      tier: PaidTier
      trialDays: number
      /** Contains `{CHECKOUT_SESSION_ID}` where the provider inserts the id. */
      successUrl: string
      cancelUrl: string
    },
    key: string,
  ): Promise<NewCheckout>
  /** Expiring a checkout that is no longer open is not an error. */
  expireCheckout(id: string, key: string): Promise<void>
  /** Undefined for an unknown id. */
  readCheckout(id: string): Promise<Checkout | undefined>
  previewChange(subscription: string, tier: PaidTier, prorationDate: Date): Promise<Quote>
  /**
   * Charges the difference and changes the plan at once. If the payment fails nothing changes, and `pendingTier` is
   * set.
   */
  changeNow(subscription: string, tier: PaidTier, prorationDate: Date, key: string): Promise<void>
  /** Changes the plan at the period's end. */
  scheduleChange(subscription: string, tier: PaidTier, key: string): Promise<void>
  /** Withdraws a scheduled change; one that is already gone is not an error. */
  releaseSchedule(schedule: string, key: string): Promise<void>
  setCancelAtPeriodEnd(subscription: string, cancel: boolean, key: string): Promise<void>
  cancelNow(subscription: string, key: string): Promise<void>
  /** Refunds every payment for a subscription; payments already refunded are skipped. */
  refundAll(customer: string, subscription: string, key: string): Promise<void>
  /** Refunds the latest payment for a subscription; does nothing if there is none or it is already refunded. */
  refundLast(customer: string, subscription: string, key: string): Promise<void>
  portalUrl(customer: string, returnUrl: string): Promise<string>
  invoices(customer: string): Promise<Invoice[]>
  /** The only source of truth: every subscription of the customer, newest first. */
  snapshot(customer: string): Promise<ProviderSubscription[]>
  /** Undefined unless the provider signed exactly these bytes, recently, for our mode (test or live). */
  verifyWebhook(raw: Buffer, signature: string): Promise<Hint | undefined>
  /** Webhooks the provider could not deliver since then. */
  undelivered(since: Date): Promise<Hint[]>
}
