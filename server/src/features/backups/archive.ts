import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { access, constants, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** A backup that cannot be made or used; the message is a sentence for the operator. */
export class BackupError extends Error {
  readonly code = 'backup'
}

const manifestName = 'manifest.json'

/** Whether an error carries one of these codes, such as `ENOENT`. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const Manifest = z.object({
  format: z.literal(1),
  /** The version of the release that made it. */
  release: z.string().optional(),
  dump: z.object({
    rows: z.record(z.string(), z.number()),
    sequences: z.record(z.string(), z.string()),
    /** The migrations that made its tables, and those of the embedded identity provider's. */
    migrations: z.array(z.string()),
    identityMigrations: z.array(z.string()).default([]),
  }),
})
export type Manifest = z.output<typeof Manifest>

/** Says, before any work is done, why a backup could not be written to `target`. Throws BackupError. */
export async function refuseTarget(target: string): Promise<void> {
  const folder = dirname(target)
  const stats = await stat(folder).catch(() => undefined)
  if (!stats?.isDirectory()) throw new BackupError(`There is no folder ${folder} to write the backup into.`)
  if (existsSync(target) && (await stat(target)).isDirectory())
    throw new BackupError(`${target} is a folder: name a file in it, such as ${join(target, 'glimmer.tar.gz')}.`)
  await access(folder, constants.W_OK).catch(() => {
    throw new BackupError(`The folder ${folder} may not be written to: choose another, or change who may.`)
  })
}

/** tar itself says only that it could not write. */
async function whyNotWritten(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < 1_000_000
    ? `The folder ${folder} is full: make room there, or keep fewer backups.`
    : 'tar could not write the backup; its reason is above.'
}

/** Packs a folder into one compressed file that only its owner can read. The file appears complete or not at all. */
export async function pack(folder: string, target: string): Promise<void> {
  const draft = `${target}.unfinished`
  const file = await open(draft, 'w', 0o600)
  try {
    const child = spawn('tar', ['-cz', '-C', folder, '.'], { stdio: ['ignore', file.fd, 'inherit'] })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new BackupError(await whyNotWritten(dirname(target)))
    await file.sync()
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** The manifest as parsed JSON; undefined if there is none, or it is not JSON. */
async function readManifest(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Unpacks a backup into `folder`. Throws BackupError if it was truncated or altered, which gzip's checksum shows, or is
 * no backup.
 */
export async function unpack(source: string, folder: string): Promise<Manifest> {
  if (!existsSync(source)) throw new BackupError(`There is no file ${source}.`)
  const child = spawn('tar', ['-xz', '-C', folder, '-f', source], { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new BackupError(`${source} is no whole backup: it cannot be unpacked. Nothing was changed.`)
  const read = Manifest.safeParse(await readManifest(folder))
  if (!read.success) throw new BackupError(`${source} is no backup of Glimmer. Nothing was changed.`)
  return read.data
}
