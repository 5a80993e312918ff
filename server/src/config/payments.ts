import * as z from 'zod'
import { ConfigError, required } from './setting.ts'

/** The settings of payments as the environment names them. */
export const paymentsVariables = {
  PAYMENTS: z.enum(['sandbox', 'stripe']).default('sandbox'),
  PAYMENTS_SANDBOX: z.enum(['allow']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{8,}$/, 'must begin with whsec_ and be whole, as Stripe shows it')
    .optional(),
}
const Environment = z.object(paymentsVariables)

export type PaymentsConfig = { kind: 'sandbox' } | { kind: 'stripe'; secretKey: string; webhookSecret: string }

/** Who takes the money: nobody, in the sandbox, which production must allow by name. Throws ConfigError. */
export function paymentsConfig(env: z.output<typeof Environment>, inProduction: boolean): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (inProduction && secretKey && /^[rs]k_test_/.test(secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY is a test key, with which nobody pays: in production set a live one.')
  if (env.PAYMENTS === 'stripe')
    return {
      kind: 'stripe',
      secretKey: required(secretKey, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY, the secret key of the account.'),
      webhookSecret: required(
        webhookSecret,
        'PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRET, what its webhooks are signed with.',
      ),
    }
  if (secretKey || webhookSecret)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are for PAYMENTS=stripe; set it, or unset them.')
  if (inProduction && env.PAYMENTS_SANDBOX !== 'allow')
    throw new ConfigError(
      'PAYMENTS=sandbox gives plans away for nothing: in production set PAYMENTS=stripe, or PAYMENTS_SANDBOX=allow.',
    )
  return { kind: 'sandbox' }
}
