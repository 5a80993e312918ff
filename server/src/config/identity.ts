import { createPublicKey } from 'node:crypto'
import * as z from 'zod'

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

/** The host of Clerk's Frontend API, which the publishable key carries: its last part is base64 of the host and a `$`. */
function hostIn(publishableKey: string): string | undefined {
  const decoded = Buffer.from(publishableKey.replace(/^pk_(test|live)_/, ''), 'base64').toString()
  const host = decoded.slice(0, -1)
  return decoded.endsWith('$') && URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host
    ? host
    : undefined
}

/** Many a settings page keeps a key on one line, with its line ends written out. */
const onItsLines = (pem: string) => pem.replaceAll('\\n', '\n').trim()

function isRsaPublicKey(pem: string): boolean {
  // A private key would do as well, and must not be here.
  if (!pem.startsWith('-----BEGIN PUBLIC KEY-----')) return false
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The switches of identity, as the environment names them. */
export const identityVariables = {
  IDENTITY: z.enum(['embedded', 'oidc', 'clerk']).default('embedded'),
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  IDENTITY_PUBLIC_URL: url.optional(),
  REQUIRE_VERIFIED_EMAIL: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .default(false),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_AUDIENCE: z.string().min(1).optional(),
  OIDC_ACCOUNT_URL: url.optional(),
  CLERK_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .refine((key) => hostIn(key), 'must be whole, as Clerk shows it')
    .optional(),
  CLERK_JWT_KEY: z
    .string()
    .transform(onItsLines)
    .refine(isRsaPublicKey, 'must be the PEM public key that Clerk shows as the JWKS public key')
    .optional(),
  CLERK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_/, 'must begin with sk_test_ or sk_live_')
    .optional(),
}
const IdentityEnvironment = z.object(identityVariables)
type IdentityEnvironment = z.output<typeof IdentityEnvironment>

export type IdentityConfig =
  | {
      kind: 'embedded'
      port: number
      issuer: string
      clientId: string
      audience: string
      requireVerifiedEmail: boolean
    }
  | {
      kind: 'oidc'
      issuer: string
      clientId: string
      audience: string
      /** Where people change their e-mail and password at the provider. */
      accountUrl: string | undefined
    }
  | {
      kind: 'clerk'
      /** Clerk's Frontend API, which issues the tokens and serves Clerk's own scripts. */
      issuer: string
      publishableKey: string
      /** PEM public key: tokens are verified without asking anybody. */
      jwtKey: string
      /** The only origin that tokens may have been given to. */
      authorizedParty: string
      /** Lets accounts be removed at Clerk with all else; nothing else is done with it. */
      secretKey: string | undefined
    }

const half = (message: string) => ({ kind: 'half' as const, message })

function oidc(env: IdentityEnvironment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = env
  if (!issuer) return half('IDENTITY=oidc needs OIDC_ISSUER, the address of the identity provider.')
  if (!clientId) return half('IDENTITY=oidc needs OIDC_CLIENT_ID, the id this app has at the provider.')
  if (!audience) return half('IDENTITY=oidc needs OIDC_AUDIENCE, the audience access tokens are issued for.')
  return { kind: 'oidc' as const, issuer, clientId, audience, accountUrl: env.OIDC_ACCOUNT_URL }
}

function clerk(env: IdentityEnvironment, publicUrl: string) {
  const { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_JWT_KEY: jwtKey } = env
  if (!publishableKey) return half('IDENTITY=clerk needs CLERK_PUBLISHABLE_KEY, which names the Clerk instance.')
  if (!jwtKey) return half('IDENTITY=clerk needs CLERK_JWT_KEY, the PEM public key its tokens are verified with.')
  const issuer = `https://${hostIn(publishableKey)}`
  const authorizedParty = new URL(publicUrl).origin
  return { kind: 'clerk' as const, issuer, publishableKey, jwtKey, authorizedParty, secretKey: env.CLERK_SECRET_KEY }
}

/** What the switches choose, or the sentence that names the one that is missing. */
export function identityConfig(
  env: IdentityEnvironment,
  publicUrl: string,
): IdentityConfig | { kind: 'half'; message: string } {
  const idle = (['CLERK_PUBLISHABLE_KEY', 'CLERK_JWT_KEY', 'CLERK_SECRET_KEY'] as const).find((name) => env[name])
  if (env.IDENTITY !== 'clerk' && idle) return half(`${idle} is for IDENTITY=clerk; set it, or unset ${idle}.`)
  if (env.IDENTITY === 'clerk') return clerk(env, publicUrl)
  if (env.IDENTITY === 'oidc') return oidc(env)
  return {
    kind: 'embedded',
    port: env.IDENTITY_PORT,
    issuer: env.IDENTITY_PUBLIC_URL ?? `http://localhost:${env.IDENTITY_PORT}`,
    clientId: 'glimmer-web',
    audience: `${publicUrl}/api`,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
  }
}
