import { type Tier, tiers } from '@glimmer/contract'
import * as z from 'zod'
import {
  type Choice,
  ConfigError,
  collectErrors,
  type EnvironmentOf,
  refuseUnused,
  required,
  secret,
} from './setting.ts'

/** Payment settings, by environment variable. */
export const paymentsVariables = {
  PAYMENTS: z.enum(['sandbox', 'stripe', 'none']).default('sandbox'),
  DEFAULT_TIER: z.enum(tiers).optional(),
  PAYMENTS_SANDBOX: z.enum(['allow']).optional(),
  STRIPE_SECRET_KEY: secret(
    z.string().regex(/^[rs]k_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_'),
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    z.string().regex(/^whsec_\S{8,}$/, 'must begin with whsec_ and be whole, as Stripe shows it'),
  ),
}
type Environment = EnvironmentOf<typeof paymentsVariables>

export const paymentsChoices: readonly Choice<Environment>[] = [
  { choice: 'PAYMENTS=sandbox', isMade: ({ PAYMENTS }) => PAYMENTS === 'sandbox', names: ['PAYMENTS_SANDBOX'] },
]

type PaymentsConfig =
  | { kind: 'sandbox' }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string }
  /** Nothing is sold: everybody has this plan. */
  | { kind: 'none'; tier: Tier }

/** The plan that applies to a user: their own, or, where nothing is sold, at least the default plan. */
export const tierUnder = (payments: PaymentsConfig, plan: Tier): Tier =>
  payments.kind === 'none' && tiers.indexOf(payments.tier) > tiers.indexOf(plan) ? payments.tier : plan

/**
 * Reads the payment provider. The sandbox takes no money, so production must allow it explicitly. Throws ConfigError.
 */
export function paymentsConfig(env: Environment, inProduction: boolean): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (env.PAYMENTS !== 'none') refuseUnused(env, ['DEFAULT_TIER'], 'PAYMENTS=none')
  if (inProduction && secretKey && /^[rs]k_test_/.test(secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY is a test key, with which nobody pays: in production set a live one.')
  if (env.PAYMENTS === 'stripe')
    return {
      kind: 'stripe',
      ...collectErrors({
        secretKey: () => required(secretKey, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY, the secret key of the account.'),
        webhookSecret: () =>
          required(webhookSecret, 'PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRET, what its webhooks are signed with.'),
      }),
    }
  refuseUnused(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], 'PAYMENTS=stripe')
  if (env.PAYMENTS === 'none') return { kind: 'none', tier: env.DEFAULT_TIER ?? 'pro' }
  if (inProduction && env.PAYMENTS_SANDBOX !== 'allow')
    throw new ConfigError(
      'PAYMENTS=sandbox gives plans away for nothing: in production set PAYMENTS=none, which sells nothing, PAYMENTS=stripe, or PAYMENTS_SANDBOX=allow.',
    )
  return { kind: 'sandbox' }
}
