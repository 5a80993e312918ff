import { createHmac, randomBytes } from 'node:crypto'
import { httpUrl, port, wholeNumber } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import {
  type Choice,
  ConfigError,
  collectErrors,
  type EnvironmentOf,
  refuseClearText,
  refuseUnused,
  required,
  secret,
} from './setting.ts'

/** Identity settings, by environment variable. */
export const identityVariables = {
  IDENTITY: z.enum(['embedded', 'oidc']).default('embedded'),
  IDENTITY_PORT: port.default(3001),
  IDENTITY_PUBLIC_URL: httpUrl.optional(),
  IDENTITY_SECRET: secret(z.string().min(32, 'needs at least 32 characters')),
  /** Who may sign up: everybody, those with an invitation, or nobody. */
  SIGN_UP: z.enum(['open', 'invite', 'closed']).default('open'),
  REQUIRE_VERIFIED_EMAIL: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .default(false),
  PASSWORD_MIN_LENGTH: wholeNumber(8, 64).default(10),
  PASSKEY_RP_ID: z.string().min(1).optional(),
  // Not normalised: for some providers the trailing slash is part of the issuer's name.
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_AUDIENCE: z.string().min(1).optional(),
  /** Where users change their email and password at the provider. */
  OIDC_ACCOUNT_URL: httpUrl.optional(),
  /** The confidential client that this app uses to introspect opaque tokens. */
  OIDC_INTROSPECTION_CLIENT_ID: z.string().min(1).optional(),
  OIDC_INTROSPECTION_CLIENT_SECRET: secret(z.string().min(1)),
}
type Environment = EnvironmentOf<typeof identityVariables> & {
  APP_ENV: 'development' | 'preview' | 'production'
  ROLE: 'all' | 'web' | 'worker'
  PORT: number
}

export const identityChoices: readonly Choice<Environment>[] = [
  {
    choice: 'IDENTITY=oidc',
    isMade: ({ IDENTITY }) => IDENTITY === 'oidc',
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE', 'OIDC_ACCOUNT_URL'],
  },
  {
    choice: 'IDENTITY=embedded',
    isMade: ({ IDENTITY }) => IDENTITY === 'embedded',
    names: [
      'IDENTITY_PORT',
      'IDENTITY_PUBLIC_URL',
      'IDENTITY_SECRET',
      'REQUIRE_VERIFIED_EMAIL',
      'PASSWORD_MIN_LENGTH',
      'PASSKEY_RP_ID',
    ],
  },
]

/** Reads the introspection client: both halves, or neither. Throws ConfigError. */
function introspection(env: Environment) {
  const { OIDC_INTROSPECTION_CLIENT_ID: clientId, OIDC_INTROSPECTION_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined && clientSecret === undefined) return undefined
  return {
    clientId: required(clientId, 'OIDC_INTROSPECTION_CLIENT_SECRET needs OIDC_INTROSPECTION_CLIENT_ID, whose it is.'),
    clientSecret: required(
      clientSecret,
      'OIDC_INTROSPECTION_CLIENT_ID needs OIDC_INTROSPECTION_CLIENT_SECRET: tokens are told about to nobody without one.',
    ),
  }
}

function oidc(env: Environment) {
  const needs = collectErrors({
    issuer: () => required(env.OIDC_ISSUER, 'IDENTITY=oidc needs OIDC_ISSUER, the address of the identity provider.'),
    clientId: () =>
      required(env.OIDC_CLIENT_ID, 'IDENTITY=oidc needs OIDC_CLIENT_ID, the id this app has at the provider.'),
    audience: () =>
      required(env.OIDC_AUDIENCE, 'IDENTITY=oidc needs OIDC_AUDIENCE, the audience access tokens are issued for.'),
    introspection: () => introspection(env),
  })
  if (env.APP_ENV === 'production') refuseClearText(needs.issuer, 'OIDC_ISSUER')
  return { kind: 'oidc' as const, ...needs, accountUrl: env.OIDC_ACCOUNT_URL }
}

/** The path below the app's address at which the embedded provider is served. */
export const embeddedPath = '/id'

export type EmbeddedIdentity = Extract<ReturnType<typeof identityConfig>, { kind: 'embedded' }>

/** True if the embedded provider is served at the app's own address. */
export const isBelowApp = ({ issuer }: EmbeddedIdentity, publicUrl: string): boolean =>
  issuer === publicUrl + embeddedPath

/**
 * The key that processes of one installation share, derived from IDENTITY_SECRET. A single process starts the provider
 * itself, so it generates a new key each time. Throws ConfigError.
 */
function serviceKey({ IDENTITY_SECRET: secret, ROLE }: Environment): string {
  if (secret) return createHmac('sha256', secret).update('account changes').digest('base64url')
  if (ROLE !== 'all')
    throw new ConfigError(
      `ROLE=${ROLE} needs IDENTITY_SECRET, the same for all: workers ask the identity provider, too.`,
    )
  return randomBytes(32).toString('base64url')
}

/** The embedded provider: below the app's own address, or at its own origin. */
function embedded(env: Environment, publicUrl: string) {
  const ownOrigin = env.IDENTITY_PUBLIC_URL
  if (ownOrigin && env.APP_ENV === 'production') refuseClearText(ownOrigin, 'IDENTITY_PUBLIC_URL')
  if (env.PORT === env.IDENTITY_PORT && env.PORT !== 0 && env.ROLE !== 'worker')
    throw new ConfigError(
      'PORT and IDENTITY_PORT are the same port, and each takes one of its own: change one of them.',
    )
  const issuer = ownOrigin ?? `${publicUrl}${embeddedPath}`
  return {
    kind: 'embedded' as const,
    port: env.IDENTITY_PORT,
    // Loopback, unless it has an origin of its own.
    host: ownOrigin && env.APP_ENV !== 'development' ? undefined : '127.0.0.1',
    issuer,
    // The URL at which this process reaches it. A worker does not start a provider; it uses the public one.
    via: env.ROLE === 'worker' ? issuer : `http://127.0.0.1:${env.IDENTITY_PORT}`,
    clientId: 'glimmer-web',
    audience: `${publicUrl}/api`,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    signUp: env.SIGN_UP,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    serviceKey: serviceKey(env),
  }
}

/** Reads the identity provider's configuration. Throws ConfigError. */
export function identityConfig(env: Environment, publicUrl: string) {
  if (env.IDENTITY !== 'embedded' && env.SIGN_UP !== 'open')
    throw new ConfigError('SIGN_UP is for IDENTITY=embedded: another provider decides itself who may sign up.')
  if (env.IDENTITY === 'oidc') return oidc(env)
  refuseUnused(env, ['OIDC_INTROSPECTION_CLIENT_ID', 'OIDC_INTROSPECTION_CLIENT_SECRET'], 'IDENTITY=oidc')
  return embedded(env, publicUrl)
}
