import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { version } from '../version.ts'

/** The paths of the product's parts, which differ between the sources and the build. */
export interface BuildLayout {
  /** The version of this release, such as `0.1.0`. */
  release: string
  /** A folder of numbered SQL files. */
  migrations: string
  /** The folder of the identity provider's own. */
  identityMigrations: string
  identityEntry: URL
  /** The provider's own command-line program. */
  identityAdminEntry: URL
  webRoot?: string
  voiceWorker?: URL
  voiceHost?: URL
}

/** The layout relative to main.ts in the sources, or to main.js in the build (written by scripts/build.mjs). */
export function findBuildLayout(main: string): BuildLayout {
  const at = (path: string) => new URL(path, main)
  const bundled = main.endsWith('.js')
  const webRoot = fileURLToPath(at('../../web/dist/'))
  return {
    release: version,
    migrations: fileURLToPath(at(bundled ? './migrations/' : './database/migrations/')),
    identityMigrations: fileURLToPath(
      at(bundled ? '../../identity/dist/migrations/' : '../../identity/src/database/migrations/'),
    ),
    identityEntry: at(bundled ? '../../identity/dist/main.js' : '../../identity/src/main.ts'),
    identityAdminEntry: at(bundled ? '../../identity/dist/admin.js' : '../../identity/src/admin.ts'),
    ...(bundled && { voiceWorker: at('./voice-worker.js'), voiceHost: at('./voice-host.js') }),
    ...(existsSync(webRoot) && { webRoot }),
  }
}
