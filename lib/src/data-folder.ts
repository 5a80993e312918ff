import { mkdirSync } from 'node:fs'

/**
 * Creates the folder of the installation's data, which no other user may read. Started by root, the database runs as
 * another user, who may pass through it (0711). A folder that exists already keeps its permissions: it may be shared.
 */
export function makeDataFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
}
