import type { Invoice, Tier } from '@glimmer/contract'

export type PaidTier = Exclude<Tier, 'free'>

/** A subscription as the provider holds it now. */
export interface ProviderSubscription {
  id: string
  /** Undefined for a price this product does not know. */
  tier: PaidTier | undefined
  /** `ended` covers everything that entitles to nothing and never will again; `unknown` is news to us. */
  state: 'active' | 'trialing' | 'past_due' | 'incomplete' | 'ended' | 'unknown'
  startedAt: Date
  currentPeriodStart: Date
  currentPeriodEnd: Date
  /** When it ends, if that is decided. */
  endsAt: Date | null
  trialEnd: Date | null
  scheduleId: string | null
  /** A change of plan that waits for the period's end. */
  scheduled: { tier: PaidTier | undefined; at: Date } | null
  /** An upgrade that waits for its payment. */
  pendingTier: PaidTier | null
  /** Where a waiting payment is made. */
  payUrl: string | null
}

export interface Checkout {
  id: string
  customer: string
  state: 'open' | 'complete' | 'expired'
  /** Paid, or nothing to pay because a trial begins. */
  paid: boolean
}

export interface OpenedCheckout {
  id: string
  url: string
  expiresAt: Date
}

export interface Quote {
  dueNowPence: number
  nextPaymentAt: Date
}

/** A webhook that was verified: a hint that something about a customer changed. */
export interface Hint {
  id: string
  type: string
  /** Null for what concerns no customer of ours. */
  customer: string | null
}

/** The provider answered, and the answer is no; trying again changes nothing. `code` is the provider's own. */
export class PaymentsRefused extends Error {
  readonly code: string | undefined
  constructor(code: string | undefined, options?: ErrorOptions) {
    super('The payment provider refused.', options)
    this.code = code
  }
}

/** Nobody knows whether it happened: no answer, or a fault of the provider. The same key may be tried again. */
export class PaymentsUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The payment provider could not be reached.', options)
  }
}

/**
 * What the app asks of a payment provider. Every call that changes something takes a key: the same key does it once.
 * All throw PaymentsRefused or PaymentsUnavailable. Money is pence with VAT included.
 */
export interface Payments {
  createCustomer(person: { accountId: string; email: string | null }, key: string): Promise<string>
  /** Has the provider write to another address; to none where it is null. */
  changeEmail(customer: string, email: string | null): Promise<void>
  /** Forgets a customer; what is still running ends. */
  deleteCustomer(customer: string): Promise<void>
  openCheckout(
    order: {
      customer: string
      accountId: string
      tier: PaidTier
      trialDays: number
      /** Holds `{CHECKOUT_SESSION_ID}` where the provider writes the id. */
      successUrl: string
      cancelUrl: string
    },
    key: string,
  ): Promise<OpenedCheckout>
  /** Expiring what is not open any more is fine. */
  expireCheckout(id: string, key: string): Promise<void>
  /** Undefined for an id nobody gave out. */
  readCheckout(id: string): Promise<Checkout | undefined>
  previewChange(subscription: string, tier: PaidTier, prorationDate: Date): Promise<Quote>
  /** Charges the difference and changes at once; without the payment nothing changes and `pendingTier` tells. */
  changeNow(subscription: string, tier: PaidTier, prorationDate: Date, key: string): Promise<void>
  /** Changes at the period's end. */
  scheduleChange(subscription: string, tier: PaidTier, key: string): Promise<void>
  /** Takes a scheduled change back; one that is gone already is fine. */
  releaseSchedule(schedule: string, key: string): Promise<void>
  setCancelAtPeriodEnd(subscription: string, cancel: boolean, key: string): Promise<void>
  cancelNow(subscription: string, key: string): Promise<void>
  /** Gives back everything paid for a subscription; what was given back already is fine. */
  refundAll(customer: string, subscription: string, key: string): Promise<void>
  /** Gives back the latest payment for a subscription; none is fine, and so is one given back already. */
  refundLast(customer: string, subscription: string, key: string): Promise<void>
  portalUrl(customer: string, returnUrl: string): Promise<string>
  invoices(customer: string): Promise<Invoice[]>
  /** The only source of truth: every subscription of the customer, newest first. */
  snapshot(customer: string): Promise<ProviderSubscription[]>
  /** Undefined unless the provider signed exactly these bytes, lately, for our mode. */
  verifyWebhook(raw: Buffer, signature: string): Promise<Hint | undefined>
  /** What the provider could not deliver since then. */
  undelivered(since: Date): Promise<Hint[]>
}
