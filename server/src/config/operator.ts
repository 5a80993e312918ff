import { product } from '@glimmer/contract'
import { type HelpRegion, helpRegions } from '@glimmer/contract/help-regions'
import * as z from 'zod'
import { ConfigError } from './setting.ts'

/** Operator settings, by environment variable. */
export const operatorVariables = {
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(500).optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  HELP_REGION: z.enum(helpRegions).default('GB'),
}
const Environment = z.object(operatorVariables)

/** The operator of this installation, as named in the terms, the privacy policy and every email. */
export interface OperatorConfig {
  name: string | undefined
  /** A postal address, on one line. */
  address: string | undefined
  supportEmail: string
  /** The region whose helplines are listed wherever Glimmer names people to talk to. */
  helpRegion: HelpRegion
}

/** Reads who operates this installation. Production must have a contact address. Throws ConfigError. */
export function operatorConfig(env: z.output<typeof Environment>, inProduction: boolean): OperatorConfig {
  if (inProduction && !env.SUPPORT_EMAIL)
    throw new ConfigError('SUPPORT_EMAIL is missing: in production people must be able to write to somebody.')
  return {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    supportEmail: env.SUPPORT_EMAIL ?? product.supportEmail,
    helpRegion: env.HELP_REGION,
  }
}
