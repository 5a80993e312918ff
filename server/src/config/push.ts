import * as z from 'zod'

const key = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), 'must be base64url')

/** The switches of web push as the environment names them. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: key(87).optional(),
  VAPID_PRIVATE_KEY: key(43).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')
    .optional(),
}
const variables = z.object(pushVariables)

/** `made`: a key pair of our own, made once and kept in the data folder. */
export type PushConfig =
  | { kind: 'made'; subject: string | undefined }
  | { kind: 'given'; publicKey: string; privateKey: string; subject: string }

const half = (message: string) => ({ kind: 'half' as const, message })

/** What the switches choose, or the sentence that names the one that is missing. */
export function pushConfig(env: z.output<typeof variables>): PushConfig | { kind: 'half'; message: string } {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey && !privateKey) return { kind: 'made', subject }
  if (!publicKey) return half('VAPID_PRIVATE_KEY needs VAPID_PUBLIC_KEY, the other half of the pair.')
  if (!privateKey) return half('VAPID_PUBLIC_KEY needs VAPID_PRIVATE_KEY, the other half of the pair.')
  if (!subject) return half('VAPID_PUBLIC_KEY needs VAPID_SUBJECT, where push services write to, such as mailto:you@…')
  return { kind: 'given', publicKey, privateKey, subject }
}
