import * as z from 'zod'
import { isSeen } from './names.ts'
import { readinessParts } from './problems.ts'
import { routes } from './route.ts'
import { supportLength } from './support-terms.ts'
import { Tier } from './vocabulary.ts'

/** The services that an operator can try. */
export const trialParts = ['mail', 'writer', 'voice', 'artist', 'storage'] as const
export type TrialPart = (typeof trialParts)[number]

/** What an operator sees of an account: nothing that its owner wrote, chose or recorded. */
export const FoundAccount = z
  .object({
    _id: z.uuid(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    name: z.string(),
    tier: Tier,
    since: z.iso.datetime(),
    lastSeen: z.iso.datetime(),
  })
  .meta({ id: 'FoundAccount' })
export type FoundAccount = z.output<typeof FoundAccount>

const FailedJob = z.object({ _id: z.string(), name: z.string(), attempts: z.number().int(), error: z.string() })
const WaitingEvent = z.object({ _id: z.string(), type: z.string(), at: z.iso.datetime() })
/** One row of the audit record. `account` and `by` are ids, or the keyed hashes of accounts deleted since. */
const Deed = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  command: z.string(),
  account: z.string().nullable(),
  by: z.string(),
  isFinished: z.boolean(),
})
/** A scheduled backup; it is being made while it is neither verified nor failed. */
const Backup = z.object({
  name: z.string(),
  startedAt: z.iso.datetime(),
  bytes: z.int().nullable(),
  isVerified: z.boolean(),
  failure: z.string().nullable(),
})
const Invitation = z.object({ name: z.string(), expiresAt: z.iso.datetime() })

/** A message to support that waits for an answer. `account` is the writer's, if they were signed in. */
const WaitingMessage = z
  .object({
    _id: z.uuid(),
    account: z.uuid().nullable(),
    email: z.string(),
    plan: Tier,
    message: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'WaitingMessage' })
export type WaitingMessage = z.output<typeof WaitingMessage>

export const AdminOverview = z
  .object({
    /** The version of the release that runs. */
    version: z.string(),
    /** What the changelog says of it. */
    whatIsNew: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })),
    /** Those of higher plans first, then the oldest. */
    messages: z.array(WaitingMessage),
    parts: z.array(z.object({ part: z.enum(readinessParts), works: z.boolean() })),
    figures: z.array(z.object({ name: z.string(), value: z.string() })),
    failedJobs: z.array(FailedJob),
    waitingEvents: z.array(WaitingEvent),
    /** Newest first; null where none are scheduled. */
    backups: z.array(Backup).nullable(),
    deeds: z.array(Deed),
    /** Whether accounts sign in at the embedded provider, so that their sessions can be ended here. */
    hasOwnProvider: z.boolean(),
    /** Those that still work; null where another provider signs people in, or ours does not answer. */
    invitations: z.array(Invitation).nullable(),
  })
  .meta({ id: 'AdminOverview' })
export type AdminOverview = z.output<typeof AdminOverview>

const operator = { access: 'operator', ages: 'any', fresh: true } as const
const problems = ['fresh_sign_in', 'second_step_needed', 'not_found', 'not_synced'] as const

export const admin = routes({
  'GET /admin/overview': {
    ...operator,
    summary: 'Get health, figures, failed work and the audit record; for operators',
    reply: AdminOverview,
    problems,
  },
  'POST /admin/accounts/find': {
    ...operator,
    summary: 'Find accounts by email address or id, without their contents; for operators',
    body: z.strictObject({
      account: z.string().trim().min(1, 'Give an email address or the id of an account.').max(254),
    }),
    reply: z.object({ accounts: z.array(FoundAccount) }),
    problems,
  },
  'POST /admin/accounts/{id}/grant': {
    ...operator,
    summary: 'Grant a plan without payment; for operators',
    body: z.strictObject({ tier: z.enum(['premium', 'pro']) }),
    reply: FoundAccount,
    problems,
  },
  'POST /admin/accounts/{id}/end-plan': {
    ...operator,
    summary: 'End a plan at once and refund its last payment; for operators',
    reply: FoundAccount,
    problems: [...problems, 'not_subscribed', 'payments_unavailable'],
  },
  'POST /admin/accounts/{id}/end-sessions': {
    ...operator,
    summary: 'Sign an account out everywhere; for operators',
    problems: [...problems, 'forbidden', 'identity_unavailable'],
  },
  'POST /admin/accounts/{id}/mail-export': {
    ...operator,
    summary: 'Email the owner of an account how to download their data; for operators',
    problems: [...problems, 'no_email', 'mail_unavailable'],
  },
  'POST /admin/accounts/{id}/erase': {
    ...operator,
    summary: 'Delete an account and everything in it; for operators',
    /** What became of the sign-in: `later` if a job removes it, `kept` if another provider has it. */
    reply: z.object({ signIn: z.enum(['removed', 'kept', 'later']) }),
    problems: [...problems, 'payments_unavailable'],
  },
  'POST /admin/messages/{id}/answer': {
    ...operator,
    summary: 'Email an answer to a message to support, and delete the message; for operators',
    body: z.strictObject({
      answer: z
        .string()
        .trim()
        .refine(isSeen, 'Write a few words first.')
        .max(supportLength, `Keep it under ${supportLength} characters.`),
    }),
    problems: [...problems, 'mail_unavailable'],
  },
  'POST /admin/messages/{id}/close': {
    ...operator,
    summary: 'Delete a message to support that needs no answer; for operators',
    problems,
  },
  'POST /admin/jobs/retry': {
    ...operator,
    summary: 'Retry the jobs whose attempts are used up; for operators',
    problems,
  },
  'POST /admin/webhooks/retry': {
    ...operator,
    summary: 'Process the payment events that wait; for operators',
    problems,
  },
  'POST /admin/backups': {
    ...operator,
    summary: 'Make a scheduled backup now; for operators',
    problems: [...problems, 'forbidden'],
  },
  'POST /admin/invitations': {
    ...operator,
    summary: 'Create an invitation, whose link is shown once; for operators',
    body: z.strictObject({ days: z.int().min(1, 'Give at least 1 day.').max(365, 'Give at most 365 days.') }),
    reply: z.object({ link: z.url() }),
    problems: [...problems, 'forbidden', 'identity_unavailable'],
  },
  'POST /admin/invitations/revoke': {
    ...operator,
    summary: 'Revoke an invitation; for operators',
    body: z.strictObject({ name: z.string().regex(/^[0-9a-f]{8}$/, 'Give its name, as the list has it.') }),
    problems: [...problems, 'forbidden', 'identity_unavailable'],
  },
  'POST /admin/trials': {
    ...operator,
    summary: 'Try the mail, the writer, the voice, the artist or the storage; for operators',
    body: z.strictObject({ part: z.enum(trialParts) }),
    reply: z.object({ ok: z.boolean(), said: z.string(), ms: z.number().int() }),
    limits: [{ name: 'trials', most: 30, within: 'hour', per: 'account' }],
    problems,
  },
})
