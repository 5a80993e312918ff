import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOrMakeSecret } from '@glimmer/lib/secret-file'
import { v7 as uuidv7 } from 'uuid'
import { databaseAnalytics } from './adapters/analytics-sink/database.ts'
import { noAnalytics } from './adapters/analytics-sink/none.ts'
import { posthogAnalytics } from './adapters/analytics-sink/posthog.ts'
import { openaiArtist } from './adapters/artist/openai.ts'
import { vectorArtist } from './adapters/artist/vector.ts'
import { diskBlobs } from './adapters/blobs/disk.ts'
import { s3Blobs } from './adapters/blobs/s3.ts'
import { offsetClock, systemClock } from './adapters/clock/system.ts'
import { scenesHeroImages } from './adapters/hero-images/scenes.ts'
import { unsplashHeroImages } from './adapters/hero-images/unsplash.ts'
import { clerkIdentity } from './adapters/identity/clerk.ts'
import { oidcIdentity } from './adapters/identity/oidc.ts'
import { outboxMailer } from './adapters/mailer/outbox.ts'
import { smtpMailer } from './adapters/mailer/smtp.ts'
import { livePayments, sandboxPayments, type Wire } from './adapters/payments/make-payments.ts'
import { noPayments } from './adapters/payments/none.ts'
import { makeVapidKeys, parseVapidKeys } from './adapters/push/vapid-keys.ts'
import { type PushWire, webPush } from './adapters/push/web-push.ts'
import { postgresCounts } from './adapters/shared-counts/postgres.ts'
import { valkeyCounts } from './adapters/shared-counts/valkey.ts'
import { elevenlabsVoice } from './adapters/voice/elevenlabs/voice.ts'
import { fliteVoice } from './adapters/voice/flite/voice.ts'
import { kokoroFiles, modelName } from './adapters/voice/kokoro/manifest.ts'
import { readManifest } from './adapters/voice/kokoro/read-manifest.ts'
import { kokoroVoice } from './adapters/voice/kokoro/voice.ts'
import { openaiVoice } from './adapters/voice/openai/voice.ts'
import { openaiWriter } from './adapters/writer/openai/writer.ts'
import { phrasebookWriter } from './adapters/writer/phrasebook.ts'
import type { Account, App, PersonalData } from './app.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/pool.ts'
import { sealedSecrets } from './database/sealed-secrets.ts'
import { deleteAtOnce, deleteUnattended } from './features/account-data/delete-unattended.ts'
import { isDeleted } from './features/account-data/deleted-identities.ts'
import { accountDataJobs } from './features/account-data/jobs.ts'
import { findUnanswered } from './features/affirmations/evening/evening.ts'
import { refuseLockedThemes } from './features/affirmations/generate.ts'
import { findShared } from './features/affirmations/links/store.ts'
import { affirmationData } from './features/affirmations/personal-data.ts'
import { isOfPackToTry } from './features/affirmations/sets/pack-to-try.ts'
import { isTodays, peekToday } from './features/affirmations/today.ts'
import { ageJobs } from './features/ages/jobs.ts'
import { ageData } from './features/ages/personal-data.ts'
import { readAge } from './features/ages/read-age.ts'
import { avatarData } from './features/avatars/personal-data.ts'
import { wear } from './features/avatars/wear.ts'
import { countAnswer, findSteps, restart } from './features/ladder/ladder.ts'
import { ladderData } from './features/ladder/personal-data.ts'
import { moodData } from './features/moods/personal-data.ts'
import { outboxData } from './features/outbox/personal-data.ts'
import { forgetDevices } from './features/reminders/devices.ts'
import { reminderJobs } from './features/reminders/jobs.ts'
import { reminderData } from './features/reminders/personal-data.ts'
import { reschedule, turnOff } from './features/reminders/settings.ts'
import { retentionData } from './features/retention/personal-data.ts'
import { forgetNamed } from './features/speech/forget-named.ts'
import { forgetSpeech, speechData } from './features/speech/personal-data.ts'
import { speechWork } from './features/speech/speech-work.ts'
import { refuseVoice, voicesByPlan } from './features/speech/voices.ts'
import { endWithRefund } from './features/subscriptions/end-billing.ts'
import { subscriptionJobs } from './features/subscriptions/jobs.ts'
import { subscriptionData } from './features/subscriptions/personal-data.ts'
import { tutorialData } from './features/tutorial/personal-data.ts'
import { usageData } from './features/usage/personal-data.ts'
import { readUsage } from './features/usage/read-usage.ts'
import { lastResult } from './features/usage/reserve.ts'
import { spend } from './features/usage/spend.ts'
import { lastShown } from './features/users/fresh-sign-in.ts'
import { moveTo } from './features/users/move-to.ts'
import { userData } from './features/users/personal-data.ts'
import { readProfile } from './features/users/profile.ts'
import { findAccount } from './features/users/store.ts'
import { openLog } from './http/logging.ts'
import { type JobHandlers, type Jobs, jobQueue } from './jobs/queue.ts'
import { limitMail } from './mail/limit-mail.ts'
import type { AnalyticsSink } from './ports/analytics-sink.ts'
import type { Artist } from './ports/artist.ts'
import type { Blobs } from './ports/blobs.ts'
import type { Clock } from './ports/clock.ts'
import type { HeroImages } from './ports/hero-images.ts'
import type { Identity } from './ports/identity.ts'
import type { Mailer } from './ports/mailer.ts'
import type { SharedCounts } from './ports/shared-counts.ts'
import type { Voice } from './ports/voice.ts'
import type { Writer } from './ports/writer.ts'
import { openReadiness } from './startup/readiness.ts'
import { retainEverything } from './startup/retain-everything.ts'
import { sweep } from './startup/sweep.ts'

/** Parts a caller brings along instead of the configured ones: a test's clock, a bench's silent log. */
export interface Overrides {
  clock?: Clock
  log?: App['log']
  /** The built voice worker; the source beside the adapter when left out. */
  voiceWorker?: URL
  /** The built process of the natural voice; the source beside its adapter when left out. */
  voiceHost?: URL
  /** Where the films lie; those of the product when left out. */
  films?: string
  /** What stands between the payment adapter and the sandbox. */
  paymentsWire?: Wire
  /** What stands between the push adapter and the browsers' push services. */
  pushWire?: PushWire
}

/** server/media, seen from the sources and from the bundle alike. */
const films = fileURLToPath(new URL('../media/', import.meta.url))

const chooseClock = ({ testClock }: Config) => (testClock ? offsetClock(testClock) : systemClock())

function chooseIdentity({ identity }: Config, log: App['log']): Identity {
  const onTrouble = (sentence: string) => log.error(sentence)
  if (identity.kind === 'clerk') return clerkIdentity(identity)
  if (identity.kind === 'oidc') return oidcIdentity({ ...identity, onTrouble })
  const { via, serviceKey } = identity
  return oidcIdentity({
    ...identity,
    onTrouble,
    isStrict: true,
    removalUrl: `${via}/account`,
    dataUrl: `${via}/account/data`,
    service: { url: via, key: serviceKey },
  })
}

/** What the natural voice runs on, seen from the sources and from the bundle alike. */
const voiceRuntime = fileURLToPath(new URL('../../natural-voice/', import.meta.url))

function naturalVoice({ voice, dataDir }: Config, { voiceHost }: Overrides, log: App['log']): Voice | undefined {
  if (voice.kind !== 'kokoro') return undefined
  const files = voice.manifest ? readManifest(voice.manifest) : kokoroFiles
  const model = voice.folder
    ? { folder: voice.folder, files, download: undefined }
    : { folder: join(dataDir, 'voices', modelName), files, download: { mirror: voice.mirror } }
  return kokoroVoice({
    model,
    runtimeFolder: voiceRuntime,
    entry: voiceHost,
    say: (sentence) => log.info(`the natural voice: ${sentence}`),
    onTrouble: (trouble) => log.warn({ trouble }, 'the natural voice does not speak as it should'),
  })
}

/** What works for adults, as the settings choose it; and for everybody else, with nothing that leaves our own server. */
interface ByAge<Part> {
  adults: Part
  others: Part
}

const forEveryAge = <Part>(part: Part): ByAge<Part> => ({ adults: part, others: part })

/** Whose age is unknown is no adult. */
const choiceOf =
  <Part>({ adults, others }: ByAge<Part>) =>
  ({ age }: Pick<Account, 'age'>): Part =>
    age === 'adult' ? adults : others

const allOf = <Part>({ adults, others }: ByAge<Part[]>): Part[] => [...new Set([...adults, ...others])]

/** The configured voice, and behind any other the embedded one. */
function chooseVoices(config: Config, overrides: Overrides, log: App['log']): ByAge<Voice[]> {
  const { voice } = config
  const embedded = fliteVoice(overrides.voiceWorker ? { workerUrl: overrides.voiceWorker } : {})
  const natural = naturalVoice(config, overrides, log)
  if (natural) return forEveryAge([natural, embedded])
  if (voice.kind === 'flite' || voice.kind === 'kokoro') return forEveryAge([embedded])
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the configured voice did not answer as it should')
  const remote = voice.kind === 'openai' ? openaiVoice(voice, { onTrouble }) : elevenlabsVoice(voice, { onTrouble })
  return { adults: [remote, embedded], others: [embedded] }
}

function chooseWriter({ writer }: Config, log: App['log']): ByAge<Writer> {
  const builtIn = phrasebookWriter()
  if (writer.kind === 'phrasebook') return forEveryAge(builtIn)
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the language model did not write; the phrasebook did')
  return { adults: openaiWriter(writer, { onTrouble }), others: builtIn }
}

function choosePayments({ payments, publicUrl }: Config, { pool }: Database, clock: Clock, jobs: Jobs, wire?: Wire) {
  if (payments.kind === 'none') return { payments: noPayments(), sandbox: undefined }
  if (payments.kind === 'stripe') return { payments: livePayments(payments), sandbox: undefined }
  const onEvents = () => jobs.add({ name: 'deliver-webhooks', key: 'deliver-webhooks' })
  return sandboxPayments({ pool, clock, origin: publicUrl, onEvents, ...(wire && { wire }) })
}

/** The configured artist, and behind a remote one the built-in one. */
function chooseArtists({ artist }: Config, log: App['log']): ByAge<Artist[]> {
  const builtIn = vectorArtist()
  if (artist.kind === 'vector') return forEveryAge([builtIn])
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the configured artist did not answer as it should')
  return { adults: [openaiArtist(artist, { onTrouble }), builtIn], others: [builtIn] }
}

function chooseAnalytics({ analytics }: Config, { pool }: Database, log: App['log']): AnalyticsSink {
  if (analytics.kind === 'none') return noAnalytics()
  const onTrouble = (err: unknown) => log.warn({ err }, 'what happened was not counted')
  if (analytics.kind === 'database') return databaseAnalytics(pool, { onTrouble })
  return posthogAnalytics({
    ...analytics,
    onTrouble: (trouble) => log.warn({ trouble }, 'what happened was not counted'),
  })
}

function chooseHeroImages({ heroImages }: Config, counts: SharedCounts, log: App['log']): HeroImages {
  if (heroImages.kind === 'scenes') return scenesHeroImages()
  const onTrouble = (trouble: string) => log.warn({ trouble }, 'the image service did not answer as it should')
  return unsplashHeroImages(heroImages, { counts, onTrouble })
}

function chooseBlobs({ blobs, dataDir }: Config): Blobs {
  return blobs.kind === 's3' ? s3Blobs(blobs) : diskBlobs(join(dataDir, 'blobs'))
}

const chooseMailer = ({ mailer }: Config, { pool }: Database, clock: Clock): Mailer =>
  mailer.kind === 'smtp' ? smtpMailer(mailer) : outboxMailer(pool, clock)

const newSecret = () => randomBytes(32).toString('base64url')

function chooseCounts({ valkeyUrl }: Config, { pool }: Database, log: App['log']): SharedCounts {
  if (!valkeyUrl) return postgresCounts(pool)
  return valkeyCounts(valkeyUrl, { onTrouble: (trouble) => log.warn({ trouble }, 'VALKEY_URL does not answer') })
}

const installationSecret = ({ ages, dataDir }: Config) =>
  ages.trustSecret ?? readOrMakeSecret(dataDir, 'trust.key', newSecret)

function choosePush(config: Config, { pool }: Database, wire?: PushWire) {
  const { push, dataDir, operator } = config
  const readOrMake = sealedSecrets(pool, () => installationSecret(config))
  const keys = async () =>
    push.kind === 'given' ? push : parseVapidKeys(await readOrMake('vapid', () => makeVapidKeys(dataDir)))
  return webPush(keys, push.subject ?? `mailto:${operator.supportEmail}`, wire)
}

/** What each feature holds of a person: the export and the deletion of an account follow this list. */
const personalDataOf = (app: App): PersonalData[] => [
  affirmationData,
  userData,
  ageData(app),
  ladderData,
  moodData,
  avatarData(app),
  speechData(app),
  usageData,
  tutorialData,
  reminderData(app),
  subscriptionData(app),
  outboxData,
  retentionData,
]

/** What each kind of job does. */
export const jobHandlers = (app: App): JobHandlers => ({
  ...subscriptionJobs(app),
  ...reminderJobs(app),
  ...ageJobs(app),
  ...accountDataJobs(app),
  sweep: () => sweep(app),
  retain: () => retainEverything(app),
})

const remindersOf = (app: () => App): App['reminders'] => ({
  reschedule: (accountId) => reschedule(app(), accountId),
  forgetDevices: (accountId) => forgetDevices(app(), accountId),
  turnOff: (accountId) => turnOff(app(), accountId),
})

const ladderOf = (database: Database): App['ladder'] => ({
  steps: (accountId) => findSteps(database, accountId),
  answer: countAnswer,
  restart: (accountId, level) => restart(database, accountId, level),
})

const speechOf = (app: () => App): App['speech'] => ({
  forget: (account, affirmationId) => forgetSpeech(app(), account, affirmationId),
  forgetNamed: (account, names) => forgetNamed(app(), account, names),
  refuseVoice: (account, voice) => refuseVoice(app(), account, voice),
  voicesByPlan: () => voicesByPlan(app()),
  recordAhead: (account, affirmationId) => speechWork(app()).recordAhead(account, affirmationId),
})

/** The whole App from its settings and an open database: the only place that chooses adapters. */
export function compose(config: Config, database: Database, overrides: Overrides = {}): App {
  const clock = overrides.clock ?? chooseClock(config)
  const log = overrides.log ?? openLog(config.logLevel)
  const jobs = jobQueue(database.db)
  const voices = chooseVoices(config, overrides, log)
  const counts = chooseCounts(config, database, log)
  const app: App = {
    config,
    log,
    clock,
    database,
    identity: chooseIdentity(config, log),
    writerFor: choiceOf(chooseWriter(config, log)),
    voicesFor: choiceOf(voices),
    closeVoices: async () => void (await Promise.all(allOf(voices).map((voice) => voice.close()))),
    blobs: chooseBlobs(config),
    films: overrides.films ?? films,
    artistsFor: choiceOf(chooseArtists(config, log)),
    accounts: {
      find: (subject) => findAccount(app, subject),
      isDeleted: (subject, on) => isDeleted(app, subject, on),
      moveTo: (accountId, email) => moveTo(app, accountId, email),
      lastShown: (subject) => lastShown(app, subject),
      read: (account) => readProfile(app, account),
      deleteUnattended: (signIn) => deleteUnattended(app, signIn),
      deleteAtOnce: (signIn) => deleteAtOnce(app, signIn),
    },
    ages: { read: (accountId) => readAge(app, accountId) },
    subscriptions: { endWithRefund: (accountId) => endWithRefund(app, accountId) },
    avatars: { wear: (account, id) => wear(app, account, id) },
    mailer: limitMail(chooseMailer(config, database, clock), database, clock),
    push: choosePush(config, database, overrides.pushWire),
    counts,
    analytics: chooseAnalytics(config, database, log),
    heroImages: chooseHeroImages(config, counts, log),
    ...choosePayments(config, database, clock, jobs, overrides.paymentsWire),
    jobs,
    trustKey: () => installationSecret(config),
    readiness: openReadiness(log),
    personalData: [],
    affirmations: {
      peekToday: (account) => peekToday(app, account),
      findUnanswered,
      isFreeToHear: async (account, line) =>
        (await isTodays(app, account, line)) || isOfPackToTry(database.db, account.id, line),
      findShared: (token) => findShared(app, token),
      refuseLockedThemes,
    },
    ladder: ladderOf(database),
    reminders: remindersOf(() => app),
    usage: {
      spend: (account, spending) => spend(app, account, spending),
      read: (account) => readUsage(app, account),
      lastResult: (account, feature) => lastResult(app, account, feature),
    },
    speech: speechOf(() => app),
    newId: (at = clock.now()) => uuidv7({ msecs: at.getTime() }),
  }
  app.personalData = personalDataOf(app)
  app.readiness.watch('database', async () => (await database.pool.query('select 1')).rowCount === 1)
  return app
}
