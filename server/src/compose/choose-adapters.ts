import { join } from 'node:path'
import { smtpMailer } from '@glimmer/lib/mail/smtp-mailer'
import { readOrMakeSecret } from '@glimmer/lib/secret-file'
import { newToken } from '@glimmer/lib/tokens'
import { databaseAnalytics } from '#adapters/analytics-sink/database.ts'
import { noAnalytics } from '#adapters/analytics-sink/none.ts'
import { posthogAnalytics } from '#adapters/analytics-sink/posthog.ts'
import { openaiArtist } from '#adapters/artist/openai.ts'
import { vectorArtist } from '#adapters/artist/vector.ts'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import { s3Blobs } from '#adapters/blobs/s3.ts'
import { offsetClock, systemClock } from '#adapters/clock/system.ts'
import { scenesHeroImages } from '#adapters/hero-images/scenes.ts'
import { unsplashHeroImages } from '#adapters/hero-images/unsplash.ts'
import { embeddedIdentity } from '#adapters/identity/embedded-provider.ts'
import { oidcIdentity } from '#adapters/identity/oidc.ts'
import { outboxMailer } from '#adapters/mailer/outbox.ts'
import { livePayments, type PaymentsTransport, sandboxPayments } from '#adapters/payments/make-payments.ts'
import { noPayments } from '#adapters/payments/none.ts'
import { makeVapidKeys, parseVapidKeys } from '#adapters/push/vapid-keys.ts'
import { type PushTransport, webPush } from '#adapters/push/web-push.ts'
import { postgresCounts } from '#adapters/shared-counts/postgres.ts'
import { valkeyCounts } from '#adapters/shared-counts/valkey.ts'
import { elevenlabsVoice } from '#adapters/voice/elevenlabs/voice.ts'
import { fliteVoice } from '#adapters/voice/flite/voice.ts'
import { openaiVoice } from '#adapters/voice/openai/voice.ts'
import { usualLoading } from '#adapters/writer/openai/model-loading.ts'
import { openaiWriter } from '#adapters/writer/openai/writer.ts'
import { phrasebookWriter } from '#adapters/writer/phrasebook.ts'
import type { Account, App } from '#app.ts'
import type { Config } from '#config/config.ts'
import { encryptedSecrets } from '#database/encrypted-secrets.ts'
import type { Database } from '#database/pool.ts'
import type { Jobs } from '#jobs/queue.ts'
import type { AnalyticsSink } from '#ports/analytics-sink.ts'
import type { Artist } from '#ports/artist.ts'
import type { Blobs } from '#ports/blobs.ts'
import type { Clock } from '#ports/clock.ts'
import type { HeroImages } from '#ports/hero-images.ts'
import type { Identity } from '#ports/identity.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { SharedCounts } from '#ports/shared-counts.ts'
import type { Voice } from '#ports/voice.ts'
import type { Writer } from '#ports/writer.ts'
import { chooseNaturalVoice, type VoiceLog } from './natural-voice.ts'
import type { Overrides } from './overrides.ts'
import { readJudgement } from './writer-judgement.ts'

/**
 * The part that the settings choose for adults, and the one for everybody else, which sends nothing off our own server.
 */
interface ByAge<Part> {
  adults: Part
  others: Part
}

const sameForAllAges = <Part>(part: Part): ByAge<Part> => ({ adults: part, others: part })

/** Returns the part for an account; an unknown age counts as not adult. */
export const selectByAge =
  <Part>({ adults, others }: ByAge<Part>) =>
  ({ age }: Pick<Account, 'age'>): Part =>
    age === 'adult' ? adults : others

export const allOf = <Part>({ adults, others }: ByAge<Part[]>): Part[] => [...new Set([...adults, ...others])]

export const installationSecret = ({ ages, dataDir }: Config) =>
  ages.trustSecret ?? readOrMakeSecret(dataDir, 'trust.key', newToken)

export const chooseClock = ({ testClock }: Config) => (testClock ? offsetClock(testClock) : systemClock())

export function chooseIdentity({ identity }: Config, log: App['log']): Identity {
  const onTrouble = (sentence: string) => log.error(sentence)
  return identity.kind === 'oidc'
    ? oidcIdentity({ ...identity, onTrouble })
    : embeddedIdentity({ ...identity, onTrouble })
}

export async function choosePayments(
  { payments, publicUrl }: Config,
  { pool }: Database,
  clock: Clock,
  jobs: Jobs,
  transport?: PaymentsTransport,
) {
  if (payments.kind === 'none') return { payments: noPayments(), sandbox: undefined }
  if (payments.kind === 'stripe') return { payments: livePayments(payments), sandbox: undefined }
  const onEvents = () => jobs.add({ name: 'deliver-webhooks', key: 'deliver-webhooks' })
  return sandboxPayments({ pool, clock, origin: publicUrl, onEvents, ...(transport && { transport }) })
}

export function chooseAnalytics({ analytics }: Config, { pool }: Database, log: App['log']): AnalyticsSink {
  if (analytics.kind === 'none') return noAnalytics()
  const onTrouble = (err: unknown) => log.warn({ err }, 'what happened was not counted')
  if (analytics.kind === 'database') return databaseAnalytics(pool, { onTrouble })
  return posthogAnalytics({
    ...analytics,
    onTrouble: (trouble) => log.warn({ trouble }, 'what happened was not counted'),
  })
}

export function chooseHeroImages({ heroImages }: Config, counts: SharedCounts, log: App['log']): HeroImages {
  if (heroImages.kind === 'scenes') return scenesHeroImages()
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the image service did not answer as it should')
  return unsplashHeroImages(heroImages, { counts, onTrouble })
}

export function chooseBlobs({ blobs, dataDir }: Config): Blobs {
  return blobs.kind === 's3' ? s3Blobs(blobs) : diskBlobs(join(dataDir, 'blobs'))
}

export const chooseMailer = ({ mailer }: Config, { pool }: Database, clock: Clock): Mailer =>
  mailer.kind === 'smtp' ? smtpMailer(mailer) : outboxMailer(pool, clock)

export function chooseCounts({ valkeyUrl }: Config, { pool }: Database, log: App['log']): SharedCounts {
  if (!valkeyUrl) return postgresCounts(pool)
  return valkeyCounts(valkeyUrl, { onTrouble: (trouble) => log.warn({ trouble }, 'VALKEY_URL does not answer') })
}

export function choosePush(config: Config, { pool }: Database, transport?: PushTransport) {
  const { push, dataDir, operator } = config
  const readOrMake = encryptedSecrets(pool, () => installationSecret(config))
  const keys = async () =>
    push.kind === 'given' ? push : parseVapidKeys(await readOrMake('vapid', () => makeVapidKeys(dataDir)))
  return webPush(keys, push.subject ?? `mailto:${operator.supportEmail}`, transport)
}

export function chooseWriter(
  { writer, dataDir }: Config,
  log: App['log'],
  { writerPatienceMs: patienceMs }: Pick<Overrides, 'writerPatienceMs'>,
): ByAge<Writer> {
  const builtIn = phrasebookWriter()
  if (writer.kind === 'phrasebook') return sameForAllAges(builtIn)
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the language model did not write; the phrasebook did')
  const { timeoutMs } = writer
  const role = writer.role === 'auto' ? (readJudgement(dataDir, writer) ?? 'write') : writer.role
  if (role === 'off') {
    log.warn('the language model is left off, as test-writer judged it; WRITER_ROLE=write has it write all the same')
    return sameForAllAges(builtIn)
  }
  const adults = openaiWriter({ ...writer, role }, { timeoutMs, patienceMs, loading: usualLoading, onTrouble })
  return { adults, others: builtIn }
}

/** The configured artist; a remote one has the built-in one as its fallback. */
export function chooseArtists({ artist }: Config, log: App['log']): ByAge<Artist[]> {
  const builtIn = vectorArtist()
  if (artist.kind === 'vector') return sameForAllAges([builtIn])
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the configured artist did not answer as it should')
  return { adults: [openaiArtist(artist, { onTrouble }), builtIn], others: [builtIn] }
}

interface Bundled extends Pick<Overrides, 'builtInVoice' | 'voiceWorker' | 'voiceHost'> {
  /** The folder with the natural voice's runtime. */
  voiceRuntime: string
  /** How long one piece of a text may take the natural voice, in milliseconds, where nobody waits. */
  voiceTimeoutMs?: number
}

/** The configured voice; any other than the embedded one has that as its fallback. */
export function chooseVoices(config: Config, bundled: Bundled, log: VoiceLog): ByAge<Voice[]> {
  const { voice } = config
  const embedded = bundled.builtInVoice ?? fliteVoice(bundled.voiceWorker ? { workerUrl: bundled.voiceWorker } : {})
  const parts = {
    runtimeFolder: bundled.voiceRuntime,
    entry: bundled.voiceHost,
    timeoutMs: bundled.voiceTimeoutMs,
  }
  const natural = chooseNaturalVoice(config, parts, log)
  if (natural) return sameForAllAges([natural, embedded])
  if (voice.kind !== 'openai' && voice.kind !== 'elevenlabs') return sameForAllAges([embedded])
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the configured voice did not answer as it should')
  const remote = voice.kind === 'openai' ? openaiVoice(voice, { onTrouble }) : elevenlabsVoice(voice, { onTrouble })
  return { adults: [remote, embedded], others: [embedded] }
}
