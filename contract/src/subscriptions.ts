import * as z from 'zod'
import { immediateStart } from './plans.ts'
import { routes } from './route.ts'
import { SubscriptionStatus } from './users.ts'
import { Tier } from './vocabulary.ts'

const paymentIssues = ['none', 'action_required', 'past_due'] as const

export const Subscription = z.object({
  /** What the user can use now. A cancelled plan keeps its tier until the period ends. */
  tier: Tier,
  /** `canceled` as soon as the end is scheduled; `active` on the Free plan. */
  status: SubscriptionStatus,
  /** When the next payment is due, or when a cancelled plan ends; null on the Free plan. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** A downgrade at the end of the period, and when that is. */
  scheduledTier: Tier.nullable(),
  scheduledAt: z.iso.datetime().nullable(),
  trialEnd: z.iso.datetime().nullable(),
  /**
   * `action_required`: a payment is pending at `payUrl`. `past_due`: a renewal failed and is retried; the tier stays.
   */
  paymentIssue: z.enum(paymentIssues),
  /** An upgrade whose payment is pending. */
  pendingTier: Tier.nullable(),
  /** Where a pending payment is made, or confirmed with the bank. */
  payUrl: z.string().nullable(),
  /** Whether subscribing would start with a trial, and of how many days. Once per user. */
  trialAvailable: z.boolean(),
  trialDays: z.int(),
})
export type Subscription = z.output<typeof Subscription>

export const CreateSubscription = z.strictObject({
  tier: Tier,
  /** The user asked for the plan to start at once, and read this version of the text that says so. */
  consent: z.strictObject({ textVersion: z.literal(immediateStart.version) }).optional(),
  /** False pays at once even if a trial is available. */
  trial: z.boolean().optional(),
  /** From the preview whose amount was shown, so that exactly that amount is charged. */
  prorationDate: z.iso.datetime().optional(),
})
export type CreateSubscription = z.output<typeof CreateSubscription>

/** The result of creating or changing a plan; `subscription` is always the state after it. */
export const SubscriptionChange = z.discriminatedUnion('kind', [
  /** Go to `url`; it returns to /subscription/success?session_id=… or /subscription/cancel. */
  z.object({
    kind: z.literal('checkout'),
    sessionId: z.string(),
    url: z.string(),
    expiresAt: z.iso.datetime(),
    subscription: Subscription,
  }),
  /** Done: an upgrade was paid for, a scheduled change was undone, or nothing was left to do. */
  z.object({ kind: z.literal('applied'), subscription: Subscription }),
  /** The upgrade is pending: the card was declined, or the bank requires confirmation. Go to `url`. */
  z.object({ kind: z.literal('payment_required'), url: z.string(), subscription: Subscription }),
  /** Takes effect at the end of the period: a downgrade, or the end of the plan. */
  z.object({ kind: z.literal('scheduled'), subscription: Subscription }),
])
export type SubscriptionChange = z.output<typeof SubscriptionChange>

export const ChangePreview = z.object({
  tier: Tier,
  /** What choosing the tier would do. `undo` reverts a cancellation or a downgrade; `none` is the current plan. */
  change: z.enum(['subscribe', 'upgrade', 'downgrade', 'cancel', 'undo', 'none']),
  /** Charged at once, VAT included; 0 if a trial starts. */
  dueNowPence: z.int(),
  currency: z.literal('gbp'),
  /** The payment after that, and when; null if there is none. */
  nextPaymentPence: z.int().nullable(),
  nextPaymentAt: z.iso.datetime().nullable(),
  takesEffectAt: z.iso.datetime(),
  /** Pass it to create, so that the amount shown is the amount charged; upgrades only. */
  prorationDate: z.iso.datetime().nullable(),
  /** Days of trial that subscribing would start with. */
  trialDays: z.int(),
})
export type ChangePreview = z.output<typeof ChangePreview>

export const Invoice = z.object({
  _id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  totalPence: z.int(),
  currency: z.literal('gbp'),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  description: z.string(),
  /** The payment provider's page for it. */
  url: z.string().nullable(),
})
export type Invoice = z.output<typeof Invoice>

/** What the plans include here, beyond what is the same on every installation. */
export const PlanOffer = z.object({
  /** Free days before the first payment, once per user; 0 if there are none. */
  trialDays: z.int(),
  /** The plan that everyone has if none is sold. */
  everybodyHas: Tier.nullable(),
  /** By name, in the order in which the plans include them. */
  voices: z.array(z.object({ name: z.string(), tier: Tier })),
})
export type PlanOffer = z.output<typeof PlanOffer>

export const subscriptions = routes({
  'GET /plans': { summary: 'List the plans and what each includes', access: 'public', reply: PlanOffer },
  'GET /subscriptions/current': { summary: 'Get the current subscription', ages: 'any', reply: Subscription },
  'GET /subscriptions/preview': {
    summary: 'Preview the effect and cost of changing to a plan',
    ages: 'adult',
    query: z.strictObject({ tier: Tier }),
    reply: ChangePreview,
    problems: ['payments_unavailable', 'payment_overdue', 'plans_not_sold'],
  },
  'POST /subscriptions/create': {
    summary: "Change the plan: subscribe, upgrade at once, downgrade at the period's end, or undo a scheduled change",
    ages: 'adult',
    body: CreateSubscription,
    reply: SubscriptionChange,
    fresh: 'if-needed',
    problems: [
      'fresh_sign_in',
      'change_in_progress',
      'quote_expired',
      'payment_overdue',
      'payments_unavailable',
      'plans_not_sold',
    ],
  },
  'POST /subscriptions/cancel': {
    summary: 'Cancel the subscription at the end of the period',
    ages: 'any',
    reply: Subscription,
    problems: ['not_subscribed', 'change_in_progress', 'payments_unavailable', 'plans_not_sold'],
  },
  'POST /subscriptions/resume': {
    summary: 'Undo a cancellation or a downgrade; free',
    ages: 'adult',
    reply: Subscription,
    problems: ['not_subscribed', 'change_in_progress', 'payments_unavailable', 'plans_not_sold'],
  },
  'POST /subscriptions/success/{id}': {
    summary: 'Verify a checkout by its session id and get the subscription',
    ages: 'any',
    foreignId: true,
    reply: Subscription,
    problems: ['not_found', 'checkout_unfinished', 'payments_unavailable', 'plans_not_sold'],
  },
  'POST /subscriptions/portal': {
    summary: "Create a link to the payment provider's page for cards and invoices",
    ages: 'adult',
    reply: z.object({ url: z.string() }),
    fresh: true,
    problems: ['fresh_sign_in', 'not_subscribed', 'payments_unavailable', 'plans_not_sold'],
  },
  'GET /subscriptions/invoices': {
    summary: 'List invoices, newest first',
    ages: 'any',
    reply: z.object({ items: z.array(Invoice) }),
    problems: ['payments_unavailable'],
  },
})
