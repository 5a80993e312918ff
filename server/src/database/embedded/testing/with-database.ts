import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../start.ts'
import { memoryLog } from './log.ts'
import { scratch, sharedScratch } from './scratch.ts'

/**
 * Returns a function that makes a scratch folder with a database that an earlier start created and stopped, for tests
 * of what comes after the first start: creating a database takes ten times as long as starting it. Call once at the top
 * of a test file.
 */
export function withDatabase(): () => Promise<string> {
  const shared = sharedScratch()
  let made: Promise<void> | undefined
  const make = async () => (await startEmbeddedPostgres({ dataDir: shared, log: memoryLog() })).stop()
  return async () => {
    made ??= make()
    await made
    const dataDir = scratch()
    // Unlike Node's own copy this preserves the owner, which is another user if root starts the app.
    execFileSync('cp', ['-a', join(shared, 'postgres'), dataDir])
    return dataDir
  }
}
