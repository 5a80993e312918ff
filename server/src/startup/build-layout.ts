import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the parts of the product lie: they differ between the sources and the build. */
export interface BuildLayout {
  /** A folder of numbered SQL files. */
  migrations: string
  identityEntry: URL
  /** The provider's own command. */
  identityAdminEntry: URL
  webRoot?: string
  voiceWorker?: URL
  voiceHost?: URL
}

/** The layout seen from main.ts in the sources, or from main.js in the build (scripts/build.mjs writes it). */
export function findBuildLayout(main: string): BuildLayout {
  const at = (path: string) => new URL(path, main)
  const bundled = main.endsWith('.js')
  const webRoot = fileURLToPath(at('../../web/dist/'))
  return {
    migrations: fileURLToPath(at(bundled ? './migrations/' : './database/migrations/')),
    identityEntry: at(bundled ? '../../identity/dist/main.js' : '../../identity/src/main.ts'),
    identityAdminEntry: at(bundled ? '../../identity/dist/admin.js' : '../../identity/src/admin.ts'),
    ...(bundled && { voiceWorker: at('./voice-worker.js'), voiceHost: at('./voice-host.js') }),
    ...(existsSync(webRoot) && { webRoot }),
  }
}
