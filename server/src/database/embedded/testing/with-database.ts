import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../start.ts'
import { memoryLog } from './log.ts'
import { scratch, sharedScratch } from './scratch.ts'

/**
 * Scratch folders with a database in them that an earlier start made and stopped: for tests of what comes after that,
 * for making one takes ten times as long as starting it. Call once at the top of a test file.
 */
export function withDatabase(): () => Promise<string> {
  const shared = sharedScratch()
  let made: Promise<void> | undefined
  const make = async () => (await startEmbeddedPostgres({ dataDir: shared, log: memoryLog() })).stop()
  return async () => {
    made ??= make()
    await made
    const dataDir = scratch()
    // Unlike Node's own copy this one keeps the owner, which is another user where root starts the app.
    execFileSync('cp', ['-a', join(shared, 'postgres'), dataDir])
    return dataDir
  }
}
