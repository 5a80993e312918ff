import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const made: string[] = []

/** A folder for one test that any user can enter, gone afterwards. */
export function scratch(): string {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'embedded-'))
  chmodSync(directory, 0o755)
  made.push(directory)
  return directory
}

/** Removes what `scratch` made. */
export function sweepScratch(): void {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}

/** Sweeps after every test; call once at the top of a test file. */
export const cleanUpScratch = (): void => afterEach(sweepScratch)
