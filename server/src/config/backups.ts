import { resolve } from 'node:path'
import { wholeNumber } from '@glimmer/lib/settings/fields'
import * as z from 'zod'
import { ConfigError, type EnvironmentOf, refuseUnused, required } from './setting.ts'

/** Settings of scheduled backups, by environment variable. */
export const backupsVariables = {
  /** Hours or days between two backups, such as `12h` or `1d`. */
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,2}[hd]$/, 'must be hours or days, such as 12h or 1d')
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 720).optional(),
  /** A folder, or the word `bucket`. */
  BACKUP_TO: z.string().min(1).optional(),
}

/** The privacy page promises that backups are deleted after this long. */
const mostHours = 30 * 24

const hoursOf = (every: string) => Number.parseInt(every, 10) * (every.endsWith('d') ? 24 : 1)

type Env = EnvironmentOf<typeof backupsVariables> & { BLOBS: 'disk' | 's3'; JOB_CONCURRENCY: number }

/** Reads when and where backups are made without being asked; undefined if they are not. Throws ConfigError. */
export function backupsConfig(env: Env) {
  if (!env.BACKUP_EVERY) return refuseUnused(env, ['BACKUP_TO', 'BACKUP_KEEP'], 'BACKUP_EVERY')
  const to = required(env.BACKUP_TO, 'BACKUP_EVERY needs BACKUP_TO, a folder on another disk, or the word bucket.')
  if (to === 'bucket' && env.BLOBS !== 's3')
    throw new ConfigError('BACKUP_TO=bucket needs BLOBS=s3 and the settings of its bucket.')
  // A long backup must not keep all other jobs waiting.
  if (env.JOB_CONCURRENCY < 2) throw new ConfigError('BACKUP_EVERY needs JOB_CONCURRENCY to be 2 or more.')
  const everyHours = hoursOf(env.BACKUP_EVERY)
  const keep = env.BACKUP_KEEP ?? Math.max(1, Math.min(7, Math.floor(mostHours / everyHours)))
  if (everyHours * keep > mostHours)
    throw new ConfigError(
      'BACKUP_KEEP times BACKUP_EVERY must be 30 days at most: the privacy page says that backups are deleted by then.',
    )
  return { everyHours, keep, folder: to === 'bucket' ? undefined : resolve(to) }
}
