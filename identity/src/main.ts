import { MigrationError } from '@glimmer/lib/migrations/migration-files'
import { ConfigError, readProcessConfig } from './config.ts'
import { openLog } from './log.ts'
import { startIdentity } from './start.ts'

/** Stops gracefully on the first call; exits at once on the second, or if stopping takes more than 8 seconds. */
function stopOnce(stop: () => Promise<void>): () => void {
  let stopping = false
  return () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), 8000).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
}

async function main(): Promise<void> {
  const config = readProcessConfig()
  const log = openLog(config)
  const { issuer, stop } = await startIdentity(config, log)
  const halt = stopOnce(stop)
  // Started as a child process, it serves as long as its parent, which needs it until the last request is answered: a
  // signal to the whole process group (Ctrl+C, systemd) is the parent's to act on. It stops when the parent closes the
  // channel, or is gone.
  const onSignal = () => {
    if (!process.connected) halt()
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  process.on('disconnect', halt)
  log.info(`Identity is ready at ${issuer}`)
  process.send?.({ ready: true, issuer })
}

/** Why the provider did not start: a sentence where there is one, else the stack trace. */
function reasonFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message
  // PostgreSQL's own refusals, such as of a user without rights or of a write to a copy (its appendix A).
  if ('severity' in error && 'code' in error)
    return `The database at DATABASE_URL refuses the identity provider its tables: ${error.message} (${error.code}).`
  return error.stack ?? error.message
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonFor(error)}\n`)
  process.exit(1)
})
