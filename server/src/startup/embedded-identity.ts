import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { App } from '#app.ts'
import type { Config } from '#config/config.ts'
import type { Connection } from '#database/pool.ts'

const startTimeoutMs = 15_000

/** The identity provider could not be started; the message says why. */
export class IdentityStartError extends Error {
  readonly code = 'identity_not_started'
}

const urlOf = (connection: Connection) =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`

/** Waits until the child says it is ready, or is gone, or too slow. */
async function untilReady(child: ChildProcess) {
  const gone = once(child, 'exit').then(([code]) => {
    throw new IdentityStartError(
      `The identity provider stopped while starting (exit code ${code}); its reason is above.`,
    )
  })
  const late = AbortSignal.timeout(startTimeoutMs)
  const ready = once(child, 'message', { signal: late }).catch(() => {
    throw new IdentityStartError('The identity provider was not ready after 15 seconds.')
  })
  await Promise.race([ready, gone])
  gone.catch(() => undefined)
}

/**
 * Starts the embedded identity provider as a process of its own, where the settings ask for it. It shares nothing
 * with the app but a database server; when this process dies, the channel closes and it ends itself.
 */
export async function startEmbeddedIdentity(config: Config, database: Connection, entry: URL, log: App['log']) {
  const { identity, environment } = config
  if (identity.kind !== 'embedded') return { stop: async () => undefined }
  const child = spawn(process.execPath, [fileURLToPath(entry)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...config.identityEnvironment,
      APP_ENV: environment,
      DATA_DIR: config.dataDir,
      DATABASE_URL: urlOf(database),
      IDENTITY_PORT: String(identity.port),
      IDENTITY_PUBLIC_URL: identity.issuer,
      IDENTITY_SERVICE_KEY: identity.serviceKey,
      REQUESTS_PER_MINUTE: String(config.requestsPerMinute),
      PUBLIC_URL: config.publicUrl,
      REQUIRE_VERIFIED_EMAIL: String(identity.requireVerifiedEmail),
      TRUSTED_PROXIES: String(config.trustedProxies),
      LOG_LEVEL: config.logLevel,
    },
  })
  await untilReady(child)
  child.on('exit', (code) => log.error({ code }, 'the identity provider stopped'))
  return {
    async stop() {
      child.removeAllListeners('exit')
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
