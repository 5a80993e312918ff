import * as z from 'zod'
import type { MailerConfig } from './mailer.ts'
import { ConfigError } from './setting.ts'

const age = (fallback: number) => z.coerce.number().int().min(13).max(18).default(fallback)

/** The settings of ages as the environment names them. */
export const agesVariables = {
  MINIMUM_AGE: age(13),
  GUARDIAN_UNDER: age(18),
  AGE_GATE: z.enum(['screen', 'strict']).default('screen'),
  GUARDIAN_PROOF: z.enum(['mail']).default('mail'),
  AGE_REGION: z.enum(['GB']).default('GB'),
  TRUST_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
}
const Environment = z.object(agesVariables)

export interface AgesConfig {
  /** Whoever is younger can have no account. */
  minimumAge: number
  /** Below this age a parent or guardian is asked. */
  guardianUnder: number
  /** `screen`: the app asks everybody, the API binds whoever has answered; `strict`: the API waits for the answer too. */
  gate: 'screen' | 'strict'
  /** By what a parent's answer is taken: the mailbox they have. */
  proof: 'mail'
  /** Whose rules about ages. */
  region: 'GB'
  /** What addresses of parents are hashed with; a file in the data folder holds one where it is not given. */
  trustSecret: string | undefined
}

/** Who may use what at which age. Throws ConfigError. */
export function agesConfig(env: z.output<typeof Environment>): AgesConfig {
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

/** Whether a question to a parent can reach anybody: the outbox is read on a developer's machine alone. */
export const canAskGuardians = ({ mailer, environment }: { mailer: MailerConfig; environment: string }): boolean =>
  mailer.kind !== 'outbox' || environment === 'development'
