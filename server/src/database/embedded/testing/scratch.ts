import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'

const made: string[] = []

function makeFolder(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'embedded-'))
  chmodSync(directory, 0o755)
  return directory
}

/** A folder for one test that any user can enter, removed afterwards. */
export function scratch(): string {
  const directory = makeFolder()
  made.push(directory)
  return directory
}

/** A folder for all tests of a file, removed after the last. */
export function sharedScratch(): string {
  const directory = makeFolder()
  afterAll(() => rmSync(directory, { recursive: true, force: true, maxRetries: 10 }))
  return directory
}

/** Removes the folders `scratch` made. */
export function sweepScratch(): void {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}

/** Removes scratch folders after every test; call once at the top of a test file. */
export const cleanUpScratch = (): void => afterEach(sweepScratch)
