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
}

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
  }
}
