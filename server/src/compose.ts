import { fileURLToPath } from 'node:url'
import { v7 as uuidv7 } from 'uuid'
import type { App, PersonalData } from './app.ts'
import { allOf, selectByAge } from './compose/by-age.ts'
import {
  chooseAnalytics,
  chooseArtists,
  chooseBlobs,
  chooseClock,
  chooseCounts,
  chooseHeroImages,
  chooseIdentity,
  chooseMailer,
  choosePayments,
  choosePush,
  chooseWriter,
} from './compose/choose-adapters.ts'
import { chooseVoices } from './compose/choose-voices.ts'
import type { Overrides } from './compose/overrides.ts'
import { installationSecret } from './compose/secrets.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/pool.ts'
import { takesWrites } from './database/wait-for-database.ts'
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
import { setCurrent } from './features/avatars/set-current.ts'
import { countAnswer, findSteps, restart } from './features/ladder/ladder.ts'
import { ladderData } from './features/ladder/personal-data.ts'
import { moodData } from './features/moods/personal-data.ts'
import { outboxData } from './features/outbox/personal-data.ts'
import { forgetDevices } from './features/reminders/devices.ts'
import { reminderJobs } from './features/reminders/jobs.ts'
import { reminderData } from './features/reminders/personal-data.ts'
import { reschedule, turnOff } from './features/reminders/settings.ts'
import { retentionData } from './features/retention/personal-data.ts'
import { deleteRecordingsNaming } from './features/speech/delete-recordings-naming.ts'
import { deleteRecordings, speechData } from './features/speech/personal-data.ts'
import { recordingQueue } from './features/speech/recording-queue.ts'
import { refuseVoice, voicesByPlan } from './features/speech/voices.ts'
import { endWithRefund } from './features/subscriptions/end-billing.ts'
import { subscriptionJobs } from './features/subscriptions/jobs.ts'
import { subscriptionData } from './features/subscriptions/personal-data.ts'
import { tutorialData } from './features/tutorial/personal-data.ts'
import { usageData } from './features/usage/personal-data.ts'
import { readUsage } from './features/usage/read-usage.ts'
import { lastResult } from './features/usage/reserve.ts'
import { runMetered } from './features/usage/run-metered.ts'
import { lastAuthenticatedAt } from './features/users/fresh-sign-in.ts'
import { moveTo } from './features/users/move-to.ts'
import { userData } from './features/users/personal-data.ts'
import { readProfile } from './features/users/profile.ts'
import { findAccount } from './features/users/store.ts'
import { openLog } from './http/logging.ts'
import { type JobHandlers, jobQueue } from './jobs/queue.ts'
import { countMail } from './mail/count-mail.ts'
import { limitMail } from './mail/limit-mail.ts'
import { openReadiness } from './startup/readiness.ts'
import { retainEverything } from './startup/retain-everything.ts'
import { sweep } from './startup/sweep.ts'

/** server/media; the relative path is the same from the sources and from the bundle. */
const films = fileURLToPath(new URL('../media/', import.meta.url))

/** The runtime of the natural voice; the relative path is the same from the sources and from the bundle. */
const voiceRuntime = fileURLToPath(new URL('../../natural-voice/', import.meta.url))

/** The personal data each feature holds: the export and the deletion of an account use this list. */
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
  reminderData,
  subscriptionData(app),
  outboxData,
  retentionData,
]

/** The handler of each kind of job. */
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
  deleteRecordings: (account, affirmationId) => deleteRecordings(app(), account, affirmationId),
  deleteRecordingsNaming: (account, names) => deleteRecordingsNaming(app(), account, names),
  refuseVoice: (account, voice) => refuseVoice(app(), account, voice),
  voicesByPlan: () => voicesByPlan(app()),
  prerecord: (account, affirmationId) => recordingQueue(app()).prerecord(account, affirmationId),
})

/** Builds the whole App from its settings and an open database: the only place that chooses adapters. */
export function compose(config: Config, database: Database, overrides: Overrides = {}): App {
  const clock = overrides.clock ?? chooseClock(config)
  const log = overrides.log ?? openLog(config.logLevel)
  const { tracing } = overrides
  const jobs = jobQueue(database.db, tracing?.traceparent)
  const voices = chooseVoices(config, { ...overrides, voiceRuntime }, log)
  const counts = chooseCounts(config, database, log)
  const app: App = {
    config,
    log,
    clock,
    database,
    identity: chooseIdentity(config, log),
    writerFor: selectByAge(chooseWriter(config, log)),
    voicesFor: selectByAge(voices),
    closeVoices: async () => void (await Promise.all(allOf(voices).map((voice) => voice.close()))),
    blobs: chooseBlobs(config),
    films: overrides.films ?? films,
    artistsFor: selectByAge(chooseArtists(config, log)),
    accounts: {
      find: (subject) => findAccount(app, subject),
      isDeleted: (subject, on) => isDeleted(app, subject, on),
      moveTo: (accountId, email) => moveTo(app, accountId, email),
      lastAuthenticatedAt: (subject) => lastAuthenticatedAt(app, subject),
      read: (account) => readProfile(app, account),
      deleteUnattended: (signIn) => deleteUnattended(app, signIn),
      deleteAtOnce: (signIn) => deleteAtOnce(app, signIn),
    },
    ages: { read: (accountId) => readAge(app, accountId) },
    subscriptions: { endWithRefund: (accountId) => endWithRefund(app, accountId) },
    avatars: { setCurrent: (account, id) => setCurrent(app, account, id) },
    mailer: limitMail(countMail(chooseMailer(config, database, clock)), database, clock),
    push: choosePush(config, database, overrides.pushTransport),
    counts,
    analytics: chooseAnalytics(config, database, log),
    heroImages: chooseHeroImages(config, counts, log),
    ...choosePayments(config, database, clock, jobs, overrides.paymentsTransport),
    jobs,
    installationSecret: () => installationSecret(config),
    readiness: openReadiness(log),
    tracing,
    personalData: [],
    affirmations: {
      peekToday: (account) => peekToday(app, account),
      findUnanswered,
      isFreeToHear: async (account, line) => {
        const reasons = await Promise.all([isTodays(app, account, line), isOfPackToTry(database.db, account.id, line)])
        return reasons.some(Boolean)
      },
      findShared: (token) => findShared(app, token),
      refuseLockedThemes,
    },
    ladder: ladderOf(database),
    reminders: remindersOf(() => app),
    usage: {
      runMetered: (account, metered) => runMetered(app, account, metered),
      read: (account) => readUsage(app, account),
      lastResult: (account, feature) => lastResult(app, account, feature),
    },
    speech: speechOf(() => app),
    newId: (at = clock.now()) => uuidv7({ msecs: at.getTime() }),
  }
  app.personalData = personalDataOf(app)
  app.readiness.watch('database', () => takesWrites(database.pool))
  return app
}
