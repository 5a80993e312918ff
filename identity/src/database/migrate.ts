import { fileURLToPath } from 'node:url'
import { migrate as migrateWith } from '@glimmer/lib/migrations/migrate'
import type { Logger } from 'pino'
import type { Database } from './pool.ts'

/** Next to this file in the sources, and next to the bundle, where the build copies it. */
const directory = fileURLToPath(new URL('./migrations/', import.meta.url))

/** `hashtext('glimmer identity migrations')` */
const lockKey = 1_770_921_902

/** Brings the tables of schema `identity` up to date. Processes that start together wait for one another. */
export const migrate = (database: Database, log: Pick<Logger, 'info'>, until?: string): Promise<void> =>
  migrateWith({ pool: database, directory, table: 'identity.migrations', lockKey, log, until })
