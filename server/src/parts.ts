import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Parts } from './start.ts'

/** Where the parts lie, seen from main.ts in the sources or main.js in the bundle (scripts/build.mjs lays it out). */
export function findParts(main: string): Parts {
  const at = (path: string) => new URL(path, main)
  const bundled = main.endsWith('.js')
  const webRoot = fileURLToPath(at('../../web/dist/'))
  return {
    migrations: fileURLToPath(at(bundled ? './migrations/' : './database/migrations/')),
    identityEntry: at(bundled ? '../../identity/dist/main.js' : '../../identity/src/main.ts'),
    ...(bundled && { voiceWorker: at('./voice-worker.js') }),
    ...(existsSync(webRoot) && { webRoot }),
  }
}
