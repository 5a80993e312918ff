import type { OutsideService } from '@glimmer/contract'
import type { Config } from '#config/config.ts'

const hostOf = (url: string) => new URL(url).host

type Choice = [OutsideService['purpose'], string | undefined]

/** Every external service that these settings send data to, with its purpose. */
export function outsideServices({
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
    ['counting', analytics.kind === 'posthog' ? hostOf(analytics.host) : undefined],
    ['photos', heroImages.kind === 'unsplash' ? 'images.unsplash.com' : undefined],
    ['mail', mailer.kind === 'smtp' ? hostOf(mailer.url) : undefined],
    ['storage', blobs.kind === 's3' ? hostOf(blobs.endpoint ?? 'https://s3.amazonaws.com') : undefined],
    ['sign-in', identity.kind === 'embedded' ? undefined : hostOf(identity.issuer)],
  ]
  return choices.flatMap(([purpose, host]) => (host ? [{ purpose, host }] : []))
}
