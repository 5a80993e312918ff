import type { ClientConfig } from '@glimmer/contract'
import type { Config } from '../config.ts'

/** What a browser may know of the settings. */
export const clientConfig = ({ environment, identity }: Config): ClientConfig => ({
  environment,
  identity: {
    kind: 'oidc',
    issuer: identity.issuer,
    clientId: identity.clientId,
    audience: identity.audience,
    scope: 'openid email profile',
  },
})
