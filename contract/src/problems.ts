import * as z from 'zod'
import { Feature, Tier } from './vocabulary.ts'

/** Every way a request can be refused: its status, and the message shown if nothing more specific is known. */
export const problems = {
  invalid_input: [400, 'Something wasn’t right there. Please check it and try again.'],
  webhook_refused: [400, 'That was not sent by the payment provider.'],
  unauthenticated: [401, 'Authentication required. Please sign in again.'],
  allowance_spent: [402, 'You’ve used all of this month’s allowance.'],
  payment_overdue: [402, 'Your last payment did not go through. Please update your card first.'],
  adults_only: [403, 'That is for people of 18 and over.'],
  age_needed: [403, 'One question first: when were you born?'],
  guardian_needed: [403, 'This opens once a parent or guardian has agreed.'],
  too_young: [403, 'This is for people who are a little older. Your account and what you told us are deleted.'],
  account_deleted: [
    403,
    'This account was deleted, with everything in it. You can start again with the same sign-in after a day.',
  ],
  fresh_sign_in: [403, 'Please confirm that it’s you, then press the button again.'],
  second_step_needed: [403, 'Set up a second step for your own sign-in first, then sign in again.'],
  forbidden: [403, 'Access denied. Please check your permissions.'],
  insufficient_scope: [403, 'This access token isn’t allowed to do that.'],
  identity_mismatch: [403, 'That account is not the one you are signed in with.'],
  not_synced: [403, 'Your account is still being set up. Please sign in again.'],
  theme_locked: [403, 'That theme is part of another plan.'],
  pack_locked: [403, 'Moments are part of another plan.'],
  voice_locked: [403, 'That voice is part of another plan.'],
  style_locked: [403, 'That style is part of another plan.'],
  early_access_off: [403, 'We’re still trying that out. With early access you can turn it on in your settings.'],
  not_found: [404, 'We couldn’t find that. It may have been deleted.'],
  method_not_allowed: [405, 'You can’t do that here.'],
  access_tokens_full: [
    409,
    'You have 20 private addresses and access tokens, which is all there’s room for. Remove one to make another.',
  ],
  age_settled: [409, 'Your age is set. If it is wrong, write to us and a person will look.'],
  guardian_not_needed: [409, 'You don’t need to ask anyone.'],
  lines_full: [
    409,
    'You’ve written 1,000 lines of your own, which is all there’s room for. Delete one to write another.',
  ],
  recordings_full: [
    409,
    'You’ve kept as many recordings of your own voice as there’s room for. Remove one to keep another.',
  ],
  avatars_full: [409, 'You’ve saved 50 avatars, which is all there’s room for. Delete one to save another.'],
  change_in_progress: [409, 'We’re still making another change to your plan. Please try again in a moment.'],
  checkout_unfinished: [409, 'This checkout has not been paid. Nothing was charged.'],
  collections_full: [409, 'You have 50 collections, which is all there’s room for. Delete one to start another.'],
  collection_full: [409, 'This collection has 100 lines, which is all there’s room for.'],
  evening_over: [409, 'That evening’s question is over. You’ll have a new line tomorrow.'],
  links_full: [409, 'You’ve shared 50 lines by a link, which is all there’s room for. Turn one off to share another.'],
  name_in_line: [
    409,
    'Your name is in this line, so it can’t have a link. Share it as a picture, or take your name out first.',
  ],
  idempotency_mismatch: [409, 'That key was already used for a different request.'],
  moods_not_kept: [409, 'We keep moods only once you’ve turned that on.'],
  no_email: [409, 'There is no email address on your account yet.'],
  email_unconfirmed: [409, 'Please click the link in our email first: reminders start once you have.'],
  no_device: [409, 'No device is set up for notifications yet.'],
  not_subscribed: [409, 'You are on the Free plan, so there is nothing to change.'],
  quote_expired: [409, 'The amount may have changed since it was shown. Please look at it again.'],
  still_working: [409, 'We’re still working on that. Please try again in a moment.'],
  gentler_not_offered: [409, 'A gentler line is offered for one that was too much.'],
  plans_not_sold: [409, 'We don’t sell plans here: everyone has the same one.'],
  another_not_offered: [409, 'Another line is offered for one that was not quite right.'],
  already_replaced: [409, 'This line has already replaced another. You’ll have a new one tomorrow.'],
  too_large: [413, 'That is too large to send.'],
  unsupported_media_type: [415, 'Please send JSON.'],
  range_not_satisfiable: [416, 'That part of the recording does not exist.'],
  care_first: [422, 'It sounds like things are really hard. You deserve to talk to a person.'],
  description_refused: [422, 'We can’t draw that here. Describe a look, a mood or a place instead.'],
  guardian_own_mail: [422, 'Please give a grown-up’s own address, not the one you sign in with.'],
  image_refused: [422, 'We couldn’t read that picture. Please choose another.'],
  recording_refused: [422, 'We couldn’t read that recording. Please record it again.'],
  guardian_asked_often: [429, 'You’ve asked a few times lately. You can try again tomorrow.'],
  too_many_uploads: [429, 'We’re still working on two of your files. Please wait a moment and try again.'],
  rate_limited: [429, 'That was a lot of requests at once. Please wait a moment and try again.'],
  internal: [500, 'Service temporarily unavailable. Please try again later.'],
  artist_unavailable: [503, 'We couldn’t make the pictures just now. Nothing was charged.'],
  identity_misconfigured: [
    503,
    'You’re signed in, but this site can’t read what the sign-in page sent. The people who run it need to fix it.',
  ],
  identity_unavailable: [503, 'Service temporarily unavailable. Please try again in a few minutes.'],
  not_ready: [503, 'Service temporarily unavailable. Please try again in a few minutes.'],
  mail_unavailable: [503, 'We can’t send email just now. Please try again in a few minutes.'],
  payments_unavailable: [503, 'Subscription service is temporarily unavailable. Please try again in a few minutes.'],
  reminder_not_sent: [503, 'We couldn’t send it just now. Please try again in a few minutes.'],
  uploads_busy: [503, 'Many files are arriving just now. Please try again in a few seconds.'],
  voice_unavailable: [503, 'We couldn’t reach the voice just now. Nothing was charged.'],
  writer_unavailable: [503, 'We couldn’t write a new line just now. Nothing was charged.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** What must work before requests are served; `draining` is reported while the process is stopping. */
export const readinessParts = ['draining', 'disk', 'database', 'migrations', 'identity', 'jobs'] as const
export type ReadinessPart = (typeof readinessParts)[number]

export type ProblemCode = keyof typeof problems

/** The body of every error response, as `application/problem+json` (RFC 9457). `message` is a sentence for the user. */
export const ProblemBody = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    feature: Feature.optional(),
    limit: z.number().int().optional(),
    used: z.number().int().optional(),
    resetsAt: z.iso.datetime().optional(),
    tier: Tier.optional(),
    /** For `not_ready`: which part of the installation is not working. */
    part: z.enum(readinessParts).optional(),
  })
  .meta({ id: 'Problem' })
export type ProblemBody = z.output<typeof ProblemBody>
