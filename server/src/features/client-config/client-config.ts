import type { ClientConfig } from '@glimmer/contract'
import type { Config } from '#config/config.ts'
import type { Endpoints } from '#ports/identity.ts'
import { outsideServices } from './outside-services.ts'

function identityFor({ identity }: Config, endpoints: Endpoints | undefined): ClientConfig['identity'] {
  const { issuer, clientId, audience } = identity
  const accountUrl = identity.kind === 'oidc' ? identity.accountUrl : `${issuer}/account`
  return {
    issuer,
    clientId,
    audience,
    scope: 'openid email profile',
    ...(endpoints && { endpoints }),
    ...(accountUrl && { accountUrl }),
  }
}

/** Who may create an account; left out where everybody may, or another provider decides it. */
const signUpOf = ({ identity }: Config): Pick<ClientConfig, 'signUp'> =>
  identity.kind === 'embedded' && identity.signUp !== 'open' ? { signUp: identity.signUp } : {}

const operatorOf = ({ operator: { name, address, supportEmail, helpRegion } }: Config): ClientConfig['operator'] => ({
  ...(name && { name }),
  ...(address && { address }),
  supportEmail,
  helpRegion,
})

/** The settings a browser may know, and the identity provider's endpoints if they have been discovered. */
export const clientConfig = (config: Config, endpoints?: Endpoints): ClientConfig => ({
  environment: config.environment,
  removesSignIn: config.identity.kind === 'embedded',
  operator: operatorOf(config),
  sellsPlans: config.payments.kind !== 'none',
  ...signUpOf(config),
  minimumAge: config.ages.minimumAge,
  guardianUnder: config.ages.guardianUnder,
  outside: outsideServices(config),
  ...(config.tracing && { traces: true }),
  identity: identityFor(config, endpoints),
})
