import * as z from 'zod'
import { collectErrors, type EnvironmentOf, required, secret } from './setting.ts'

const key = (length: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), `must be ${length} characters of base64url`)

/** Web push settings, by environment variable. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: key(87).optional(),
  VAPID_PRIVATE_KEY: secret(key(43)),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')
    .optional(),
}

/** Reads the VAPID keys, or that they are generated once and stored in the data folder. Throws ConfigError. */
export function pushConfig(env: EnvironmentOf<typeof pushVariables>) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey && !privateKey) return { kind: 'made' as const, subject }
  const needs = collectErrors({
    publicKey: () => required(publicKey, 'VAPID_PRIVATE_KEY needs VAPID_PUBLIC_KEY, the other half of the pair.'),
    privateKey: () => required(privateKey, 'VAPID_PUBLIC_KEY needs VAPID_PRIVATE_KEY, the other half of the pair.'),
    subject: () =>
      required(subject, 'VAPID_PUBLIC_KEY needs VAPID_SUBJECT, where push services write to, such as mailto:you@…'),
  })
  return { kind: 'given' as const, ...needs }
}
