import * as z from 'zod'
import { EmailAddress } from './email-address.ts'
import { tidyName } from './names.ts'
import { routes } from './route.ts'

/**
 * The state of a request to a parent or guardian, as the user who asked sees it. `outdated` is a consent to a page
 * whose substance has changed since: it is asked for again.
 */
export const guardianStates = ['asked', 'approved', 'outdated', 'declined', 'withdrawn', 'expired'] as const

/** A user's stated age, as far as it decides what is open to them. */
export const Age = z.object({
  band: z.enum(['teen', 'adult']),
  /** The day from which a teen counts as an adult; null for adults, of whom no date is stored. */
  adultOn: z.iso.date().nullable(),
  /** Whether a parent or guardian has agreed, or none needs to. */
  hasAccess: z.boolean(),
  /** After a refusal or a withdrawn consent: the day the account closes, unless someone agrees before then. */
  closesOn: z.iso.date().nullable(),
  /** The day the user came of age; set for one month after it. */
  turnedAdultOn: z.iso.date().nullable(),
  /** The latest request to a parent or guardian. `mail` is masked, and set only while the request is pending. */
  guardian: z
    .object({
      state: z.enum(guardianStates),
      mail: z.string().nullable(),
      askedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
})
export type Age = z.output<typeof Age>

/** The month and year of birth; the day is never asked for. */
export const BirthMonth = z.strictObject({
  month: z.int('Choose the month.').min(1, 'Choose the month.').max(12, 'Choose the month.'),
  year: z
    .int('Give the year in four digits.')
    .min(1000, 'Give the year in four digits.')
    .max(9999, 'Give the year in four digits.'),
})
export type BirthMonth = z.output<typeof BirthMonth>

export const maxChildNameLength = 30

export const AskGuardian = z.strictObject({
  email: EmailAddress,
  name: z
    .string()
    .overwrite(tidyName)
    .min(1, 'Give the name they know you by.')
    .max(maxChildNameLength, `Keep it under ${maxChildNameLength} characters.`)
    .regex(/^[\p{L}\p{M}'’ -]*$/u, 'Letters, spaces, hyphens and apostrophes only.'),
})
export type AskGuardian = z.output<typeof AskGuardian>

/** Why a stated age is not stored. */
const refusedAge = [
  'fresh_sign_in',
  'too_young',
  'age_settled',
  'payments_unavailable',
  'change_in_progress',
  'identity_unavailable',
] as const

export const ages = routes({
  'POST /users/age': {
    summary: 'Set the birth month, once; deletes the account if the user is under 13',
    ages: 'any',
    body: BirthMonth,
    reply: Age,
    fresh: 'if-needed',
    problems: refusedAge,
  },
  'PUT /users/age': {
    summary: 'Correct the birth month to a younger age; support corrects it to an older one',
    ages: 'any',
    body: BirthMonth,
    reply: Age,
    fresh: true,
    problems: refusedAge,
  },
  'POST /users/guardian': {
    summary: "Request a guardian's consent by email; replaces an earlier request",
    ages: 'waiting',
    body: AskGuardian,
    reply: Age,
    problems: ['guardian_not_needed', 'guardian_own_mail', 'guardian_asked_often', 'mail_unavailable'],
  },
  'POST /users/guardian/again': {
    summary: 'Resend the consent request, at most once a day',
    ages: 'waiting',
    reply: Age,
    problems: ['guardian_not_needed', 'guardian_asked_often', 'mail_unavailable'],
  },
  'DELETE /users/guardian': {
    summary: 'Withdraw the consent request; its link then says so',
    ages: 'waiting',
    reply: Age,
    problems: ['guardian_not_needed'],
  },
})
