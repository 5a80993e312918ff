import { MigrationError } from '@glimmer/lib/migrations/migration-error'
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
  process.on('SIGTERM', halt).on('SIGINT', halt)
  // Started as a child process: it stops with its parent, however that ended.
  process.on('disconnect', halt)
  log.info(`Identity is ready at ${issuer}`)
  process.send?.({ ready: true, issuer })
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof MigrationError
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
})
