import { wholeNumber } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import type { MailerConfig } from './mailer.ts'
import { ConfigError, type EnvironmentOf, secret } from './setting.ts'

const age = (fallback: number) => wholeNumber(13, 18).default(fallback)

/** Age settings, by environment variable. */
export const agesVariables = {
  /** Users below this age cannot have an account. */
  MINIMUM_AGE: age(13),
  /** Below this age a parent or guardian is asked. */
  GUARDIAN_UNDER: age(18),
  /**
   * `screen`: the app asks every user, and the API enforces the answer once given. `strict`: the API requires the
   * answer first.
   */
  AGE_GATE: z.enum(['screen', 'strict']).default('screen'),
  /** How a guardian's consent is verified: by access to their mailbox. */
  GUARDIAN_PROOF: z.enum(['mail']).default('mail'),
  /** The jurisdiction whose age rules apply. */
  AGE_REGION: z.enum(['GB']).default('GB'),
  /** The key that guardians' addresses are hashed with; if it is not set, one is stored in a file in the data folder. */
  TRUST_SECRET: secret(z.string().min(32, 'needs at least 32 characters')),
}

export type AgesConfig = ReturnType<typeof agesConfig>

/** Reads the age rules. Throws ConfigError. */
export function agesConfig(env: EnvironmentOf<typeof agesVariables>) {
  if (env.GUARDIAN_UNDER < env.MINIMUM_AGE)
    throw new ConfigError('GUARDIAN_UNDER is below MINIMUM_AGE: nobody is asked for people who can have no account.')
  return {
    minimumAge: env.MINIMUM_AGE,
    guardianUnder: env.GUARDIAN_UNDER,
    gate: env.AGE_GATE,
    proof: env.GUARDIAN_PROOF,
    region: env.AGE_REGION,
    trustSecret: env.TRUST_SECRET,
  }
}

/** True if email to a guardian can reach anybody: the outbox can only be read on a developer's machine. */
export const canAskGuardians = ({ mailer, environment }: { mailer: MailerConfig; environment: string }): boolean =>
  mailer.kind !== 'outbox' || environment === 'development'
