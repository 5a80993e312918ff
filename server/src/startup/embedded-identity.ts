import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { App } from '#app.ts'
import type { Config } from '#config/config.ts'
import { type EmbeddedIdentity, isBelowApp } from '#config/identity.ts'
import type { Connection } from '#database/pool.ts'
import { minuteMs } from '#time/durations.ts'

const startTimeoutMs = 15_000
const firstPauseMs = 500
const maxPauseMs = 30_000

/** The identity provider could not be started; the message says why. */
export class IdentityStartError extends Error {
  readonly code = 'identity_not_started'
}

/** The provider, running as a separate process. */
export interface IdentityProcess {
  /** Whether it is running and has reported that it is ready. */
  isUp(): boolean
  stop(): Promise<void>
}

const urlOf = (connection: Connection) =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`

/** Waits until the child reports that it is ready; throws if it exits or takes too long. */
async function untilReady(child: ChildProcess) {
  const exited = once(child, 'exit').then(([code]) => {
    throw new IdentityStartError(
      `The identity provider stopped while starting (exit code ${code}); its reason is above.`,
    )
  })
  const late = AbortSignal.timeout(startTimeoutMs)
  const ready = once(child, 'message', { signal: late }).catch(() => {
    throw new IdentityStartError('The identity provider was not ready after 15 seconds.')
  })
  await Promise.race([ready, exited])
  exited.catch(() => undefined)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess, ask: (child: ChildProcess) => void) {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  ask(child)
  await exited
}

/** It ignores signals while the channel is open, so that one to the whole process group does not end it first. */
const closeChannel = (child: ChildProcess) => {
  if (child.connected) child.disconnect()
}

/**
 * Restarts the process whenever it exits, until it is stopped: after half a second if it had run for over a minute,
 * otherwise after increasing pauses of up to half a minute.
 */
function keepRunning(first: ChildProcess, startAgain: () => Promise<ChildProcess>, log: App['log']): IdentityProcess {
  const stopping = new AbortController()
  let child = first
  let up = true

  async function supervise() {
    let pauseMs = firstPauseMs
    while (!stopping.signal.aborted) {
      const since = performance.now()
      if (!hasEnded(child)) await once(child, 'exit', { signal: stopping.signal })
      up = false
      pauseMs = performance.now() - since > minuteMs ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs)
      log.error({ code: child.exitCode, signal: child.signalCode, pauseMs }, 'the identity provider stopped')
      await wait(pauseMs, undefined, { signal: stopping.signal })
      await startAgain().then(
        (started) => {
          child = started
          up = true
          log.info('the identity provider is up again')
        },
        (err: unknown) => log.error({ err }, 'the identity provider did not start'),
      )
    }
  }
  // The loop only ends by being aborted.
  const supervision = supervise().catch(() => undefined)

  return {
    isUp: () => up,
    async stop() {
      stopping.abort()
      await end(child, closeChannel)
      await supervision
      // A restart may have been in progress.
      await end(child, closeChannel)
    },
  }
}

/** Used if another process, or an external provider, signs users in. */
export const noIdentity: IdentityProcess = { isUp: () => true, stop: async () => undefined }

/** The provider's process is traced like this one, under its own service name. */
const tracingOf = ({ tracing }: Config): Record<string, string> =>
  tracing
    ? { ...tracing.variables, OTEL_SERVICE_NAME: `${tracing.variables.OTEL_SERVICE_NAME ?? 'glimmer'}-identity` }
    : {}

/** The environment variables of the provider's process. */
export function identityProcessEnvironment(
  config: Config,
  identity: EmbeddedIdentity,
  database: Connection,
): Record<string, string> {
  return {
    ...config.identityEnvironment,
    APP_ENV: config.environment,
    DATA_DIR: config.dataDir,
    DATABASE_URL: urlOf(database),
    ...(identity.host && { IDENTITY_HOST: identity.host }),
    IDENTITY_PORT: String(identity.port),
    IDENTITY_PUBLIC_URL: identity.issuer,
    PUBLIC_URL: config.publicUrl,
    IDENTITY_SERVICE_KEY: identity.serviceKey,
    REQUESTS_PER_MINUTE: String(config.requestsPerMinute),
    REQUIRE_VERIFIED_EMAIL: String(identity.requireVerifiedEmail),
    PASSWORD_MIN_LENGTH: String(identity.passwordMinLength),
    SIGN_UP: identity.signUp,
    SUPPORT_EMAIL: config.operator.supportEmail,
    ...(config.operator.name && { OPERATOR_NAME: config.operator.name }),
    ...(config.operator.address && { OPERATOR_ADDRESS: config.operator.address }),
    // If the provider's URL is below the app's, this process is another proxy in front of it, and forwards the client
    // address.
    TRUSTED_PROXIES: String(config.trustedProxies + (isBelowApp(identity, config.publicUrl) ? 1 : 0)),
    LOG_LEVEL: config.logLevel,
    ...tracingOf(config),
  }
}

/**
 * Starts the embedded identity provider as a separate process, if the settings ask for it, and restarts it whenever it
 * exits. It shares only the database server with the app; if this process dies, the IPC channel closes and it exits.
 */
export async function startEmbeddedIdentity(
  config: Config,
  database: Connection,
  entry: URL,
  log: App['log'],
): Promise<IdentityProcess> {
  const { identity } = config
  if (identity.kind !== 'embedded') return noIdentity
  const env = identityProcessEnvironment(config, identity, database)
  const startOne = async () => {
    const child = spawn(process.execPath, [fileURLToPath(entry)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env,
    })
    try {
      await untilReady(child)
    } catch (error) {
      await end(child, (late) => late.kill('SIGKILL'))
      throw error
    }
    return child
  }
  return keepRunning(await startOne(), startOne, log)
}
