import * as z from 'zod'
import { EmailAddress } from './email-address.ts'
import { isSeen } from './names.ts'
import { routes } from './route.ts'
import { supportLength } from './support-terms.ts'

export const SupportMessage = z.strictObject({
  /** Where the reply is sent. */
  email: EmailAddress,
  message: z
    .string()
    .trim()
    .refine(isSeen, 'Write a few words first.')
    .max(supportLength, `Keep it under ${supportLength} characters.`),
})
export type SupportMessage = z.output<typeof SupportMessage>

const limits = [
  {
    name: 'support',
    most: 20,
    within: 'hour',
    per: 'address',
    sentence: 'Many messages came from your network just now. Please try again in an hour.',
  },
] as const

export const support = routes({
  'POST /support': {
    summary: 'Send a message to support',
    access: 'public',
    body: SupportMessage,
    limits,
    problems: ['mail_unavailable'],
  },
  'POST /users/support': {
    summary: 'Send a message to support as a signed-in user; paid plans come first',
    ages: 'any',
    body: SupportMessage,
    limits,
    problems: ['mail_unavailable'],
  },
})
