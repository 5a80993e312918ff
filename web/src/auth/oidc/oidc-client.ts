import type { ClientConfig } from '@glimmer/contract'
import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  clockTolerance,
  discoveryRequest,
  type IDToken,
  processDiscoveryResponse,
} from 'oauth4webapi'
import type { SessionUser } from '../session-provider.ts'

export type OidcConfig = ClientConfig['identity']

/**
 * The timeout of requests to the provider. It allows for slow networks: offline copies are shown long before it ends.
 */
export const providerTimeoutMs = 30_000

/** What requests to one provider need, in the terms of oauth4webapi. */
export interface OidcClient {
  readonly identity: OidcConfig
  readonly client: Client
  /** The address of the provider's metadata. */
  readonly metadataUrl: string
  /** The provider's metadata, requested once. Rejects when the provider does not respond. */
  metadata(): Promise<AuthorizationServer>
  /** The options of one request. */
  options(): { signal: AbortSignal; [allowInsecureRequests]: boolean }
}

/**
 * The signatures an ID token may have. They are not verified, since the token comes from the provider itself over TLS
 * (OpenID Connect Core 1.0 section 3.1.3.7, rule 6).
 */
const anySignature = [
  ...['RS', 'PS', 'ES', 'HS'].flatMap((kind) => [256, 384, 512].map((bits) => kind + bits)),
  'EdDSA',
  'Ed25519',
]

/** Metadata of the provider that the server already knows, which then need not be requested. */
function knownMetadata({ issuer, endpoints }: OidcConfig): AuthorizationServer | undefined {
  if (!endpoints) return undefined
  const { authorization, token, endSession, revocation, supportsFormPost, supportsSignUpPrompt } = endpoints
  return {
    issuer,
    authorization_endpoint: authorization,
    token_endpoint: token,
    response_modes_supported: supportsFormPost ? ['form_post'] : [],
    prompt_values_supported: supportsSignUpPrompt ? ['create'] : [],
    ...(endSession && { end_session_endpoint: endSession }),
    ...(revocation && { revocation_endpoint: revocation }),
  }
}

/**
 * The protocol client, as strict as a browser allows: authorization code with PKCE, and tokens in memory only (RFC
 * 10017, OAuth 2.0 for Browser-Based Applications).
 */
export function oidcClient(identity: OidcConfig): OidcClient {
  const { issuer, clientId } = identity
  // A device whose clock is wrong must be able to sign in: the API checks the tokens by a clock that is right.
  const client = { client_id: clientId, [clockTolerance]: Number.MAX_SAFE_INTEGER }
  const options = () => ({
    signal: AbortSignal.timeout(providerTimeoutMs),
    [allowInsecureRequests]: issuer.startsWith('http:'),
  })
  const discover = async () =>
    processDiscoveryResponse(new URL(issuer), await discoveryRequest(new URL(issuer), options()))
  const ask = async () => ({
    ...(knownMetadata(identity) ?? (await discover())),
    id_token_signing_alg_values_supported: anySignature,
  })
  let metadata: Promise<AuthorizationServer> | undefined
  return {
    identity,
    client,
    metadataUrl: issuer.replace(/\/?$/, '/.well-known/openid-configuration'),
    metadata() {
      metadata ??= ask().catch((thrown: unknown) => {
        metadata = undefined
        throw thrown
      })
      return metadata
    },
    options,
  }
}

/** Whether the provider accepts `prompt=create`: one that does not know it may refuse the request. */
export async function supportsSignUpPrompt({ metadata }: OidcClient): Promise<boolean> {
  const { prompt_values_supported: prompts } = await metadata()
  return Array.isArray(prompts) && prompts.includes('create')
}

/** Maps the claims of the ID token to a session user. */
export function userOf(claims: IDToken): SessionUser {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' ? value : null
  }
  return {
    id: claims.sub,
    email: text('email'),
    username: text('preferred_username'),
    firstName: text('given_name') ?? text('name'),
    lastName: text('family_name'),
    imageUrl: text('picture'),
  }
}
