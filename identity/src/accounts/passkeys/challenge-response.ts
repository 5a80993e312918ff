import { hashToken, newToken } from '@glimmer/lib/tokens'
import * as z from 'zod'
import type { Database } from '#database/pool.ts'

/** As long as an interaction lasts: a browser that offers passkeys by autofill waits with the challenge. */
const lifeHours = 1

/** What a challenge is for, and the interaction or session it is bound to. */
export type ChallengeUse =
  | { purpose: 'sign-in'; boundTo: string }
  | { purpose: 'add'; boundTo: string; accountId: string }

/** Makes a challenge of 32 random bytes; only the hash of its base64url form is stored. */
export async function issueChallenge(database: Database, use: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken()
  const accountId = use.purpose === 'add' ? use.accountId : null
  await database.query(
    `insert into identity.passkey_challenge (challenge_hash, purpose, bound_to, account_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [hashToken(challenge), use.purpose, use.boundTo, accountId, lifeHours],
  )
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Uses a challenge up: of several concurrent responses to it, one succeeds. */
export async function useChallenge(database: Database, use: ChallengeUse, challenge: string): Promise<boolean> {
  const accountId = use.purpose === 'add' ? use.accountId : null
  const { rowCount } = await database.query(
    `delete from identity.passkey_challenge where challenge_hash = $1 and purpose = $2 and bound_to = $3
       and account_id is not distinct from $4 and expires_at > now()`,
    [hashToken(challenge), use.purpose, use.boundTo, accountId],
  )
  return rowCount === 1
}

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(12_000)

const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/**
 * A browser's response after creating a passkey (WebAuthn level 3, RegistrationResponseJSON): the fields that are read.
 */
export const registrationShape = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(8)
      .default([]),
  }),
})

/** A browser's response after using a passkey (AuthenticationResponseJSON). */
export const authenticationShape = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
})

/** Parses the JSON of a hidden field; undefined for anything a browser would not have put there. */
export function readResponse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
