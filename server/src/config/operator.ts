import { product } from '@glimmer/contract'
import { type HelpRegion, helpRegions } from '@glimmer/contract/help-regions'
import * as z from 'zod'
import { ConfigError } from './setting.ts'

/** Who runs this installation, as the environment names it. */
export const operatorVariables = {
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(500).optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  HELP_REGION: z.enum(helpRegions).default('GB'),
}
const Environment = z.object(operatorVariables)

/** Who answers for this installation: what the terms, the privacy policy and every e-mail name. */
export interface OperatorConfig {
  name: string | undefined
  /** A postal address, on one line. */
  address: string | undefined
  supportEmail: string
  /** Whose numbers to call stand wherever Glimmer names people to talk to. */
  helpRegion: HelpRegion
}

/** Who runs this installation. Production must say where people can write to. Throws ConfigError. */
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
