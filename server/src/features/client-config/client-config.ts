import type { ClientConfig, OutsideService } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import type { Config } from '#config/config.ts'
import type { Endpoints } from '#ports/identity.ts'

const hostOf = (url: string) => new URL(url).host

type Choice = [OutsideService['purpose'], string | undefined]

/** Every external service that these settings send data to, with its purpose. */
function outsideServices({
  writer,
  voice,
  artist,
  payments,
  analytics,
  heroImages,
  mailer,
  blobs,
  identity,
}: Config): OutsideService[] {
  const choices: Choice[] = [
    ['lines', writer.kind === 'openai' ? hostOf(writer.baseUrl) : undefined],
    ['voice', 'baseUrl' in voice ? hostOf(voice.baseUrl) : undefined],
    ['avatars', artist.kind === 'openai' ? hostOf(artist.baseUrl) : undefined],
    ['payments', payments.kind === 'stripe' ? 'stripe.com' : undefined],
    ['analytics', analytics.kind === 'posthog' ? hostOf(analytics.host) : undefined],
    ['photos', heroImages.kind === 'unsplash' ? 'images.unsplash.com' : undefined],
    // Not the server itself, which attackers would try: the domain that every mail shows.
    ['mail', mailer.kind === 'smtp' ? mailer.from.replace(/>?$/, '').split('@').at(-1) : undefined],
    ['storage', blobs.kind === 's3' ? hostOf(blobs.endpoint ?? 'https://s3.amazonaws.com') : undefined],
    ['sign-in', identity.kind === 'embedded' ? undefined : hostOf(identity.issuer)],
  ]
  return choices.flatMap(([purpose, host]) => (host ? [{ purpose, host }] : []))
}

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

const operatorOf = ({ operator }: Config): ClientConfig['operator'] => {
  const { name, address, supportEmail, supportText, helpRegion, helpCheckedOn } = operator
  return {
    ...(name && { name }),
    ...(address && { address }),
    ...(supportText && { supportText }),
    supportEmail,
    helpRegion,
    ...(helpCheckedOn && { helpCheckedOn }),
  }
}

/** What a browser may know that the settings do not say. */
interface Discovered {
  /** The identity provider's, once they are known. */
  endpoints?: Endpoints | undefined
  naturalVoice?: boolean
}

/** The settings a browser may know, with what was discovered. */
export const clientConfig = (config: Config, { endpoints, naturalVoice = false }: Discovered = {}): ClientConfig => ({
  environment: config.environment,
  name: product.name,
  removesSignIn: config.identity.kind === 'embedded',
  operator: operatorOf(config),
  sellsPlans: config.payments.kind !== 'none',
  ...signUpOf(config),
  naturalVoice,
  minimumAge: config.ages.minimumAge,
  guardianUnder: config.ages.guardianUnder,
  outside: outsideServices(config),
  ...(config.tracing && { traces: true }),
  identity: identityFor(config, endpoints),
})
