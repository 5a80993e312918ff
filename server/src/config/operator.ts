import { product } from '@glimmer/contract'
import { isEmail } from '@glimmer/contract/email-address'
import { helpRegions } from '@glimmer/contract/help-regions'
import * as z from 'zod'
import { ConfigError, type EnvironmentOf } from './setting.ts'

/** Operator settings, by environment variable. */
export const operatorVariables = {
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  /** A postal address, on one line. */
  OPERATOR_ADDRESS: z.string().trim().min(1).max(500).optional(),
  SUPPORT_EMAIL: z.string().refine(isEmail, 'must be an email address').optional(),
  /** How and when people are helped, on one line. */
  SUPPORT_TEXT: z.string().trim().min(1).max(300).optional(),
  /** The email addresses of those who may use /admin. */
  OPERATORS: z
    .string()
    .transform((text) => text.split(',').flatMap((address) => address.trim() || []))
    .refine((addresses) => addresses.every(isEmail), 'must be email addresses with commas between them')
    .default([]),
  /** The region whose helplines are listed wherever Glimmer names people to talk to. */
  HELP_REGION: z.enum(helpRegions).default('GB'),
  /** The day on which the operator last compared every one of these numbers with its owner's page. */
  HELP_CHECKED_ON: z.iso.date('must be a date such as 2026-11-27').optional(),
}

type OperatorConfig = ReturnType<typeof operatorConfig>

/** Reads who operates this installation, as the terms, the privacy policy and every email name them. Production must have a contact address. Throws ConfigError. */
export function operatorConfig(env: EnvironmentOf<typeof operatorVariables>, inProduction: boolean) {
  if (inProduction && !env.SUPPORT_EMAIL)
    throw new ConfigError('SUPPORT_EMAIL is missing: in production people must be able to write to somebody.')
  return {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    supportEmail: env.SUPPORT_EMAIL ?? product.supportEmail,
    supportText: env.SUPPORT_TEXT,
    helpRegion: env.HELP_REGION,
    helpCheckedOn: env.HELP_CHECKED_ON,
  }
}

const checkHoldsDays = 180

/**
 * What is wrong with the operator's check of the help lines, as a sentence; undefined if it was made in the last half
 * year.
 */
export function helpCheckFault({ helpRegion, helpCheckedOn }: OperatorConfig, now: Date): string | undefined {
  const toDo = `Compare each number of HELP_REGION=${helpRegion} with its owner’s page, call it, and set HELP_CHECKED_ON to that day.`
  if (!helpCheckedOn) return `Nobody has confirmed the help lines. ${toDo}`
  const days = Math.floor((now.getTime() - Date.parse(helpCheckedOn)) / 86_400_000)
  // Where the day begins before it does in UTC, today is still to come here.
  if (days < -1) return 'HELP_CHECKED_ON is a day that is yet to come.'
  return days > checkHoldsDays
    ? `The help lines were confirmed more than ${checkHoldsDays} days ago. ${toDo}`
    : undefined
}
