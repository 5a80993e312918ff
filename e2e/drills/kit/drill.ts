import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian installs programs that ordinary users do not run. */
const programFolders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/usr/lib/postgresql/15/bin']

/** The path of an installed program. */
export function findProgram(name: string): string | undefined {
  return programFolders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

export const print = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** Fails the drill unless this holds. */
export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}.`)
  print(`ok  ${what}`)
}

/** What a drill starts and writes; all of it is stopped and deleted at the end, in reverse order. */
export interface Stage {
  /** The drill's own folder, which other users may enter. */
  folder: string
  /** Registers work to be done at the end, whatever happens. */
  onEnd(work: () => Promise<void> | void): void
}

/** Runs a drill, or skips it if its programs are not installed, with a sentence that says how to get them. */
export async function drill(packages: Record<string, string>, run: (stage: Stage) => Promise<void>): Promise<void> {
  const missing = Object.entries(packages).filter(([program]) => !findProgram(program))
  if (missing.length > 0) {
    const names = [...new Set(missing.map(([, name]) => name))].join(' ')
    return print(`skipped: this drill needs ${names}. On Debian: apt-get install -y ${names}`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-drill-'))
  chmodSync(folder, 0o755)
  const ends: (() => Promise<void> | void)[] = []
  const from = performance.now()
  try {
    await run({ folder, onEnd: (work) => void ends.push(work) })
    print(`done in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  } catch (error) {
    process.exitCode = 1
    const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.stack}` : ''
    process.stderr.write(`${error instanceof Error ? error.stack : error}${cause}\n`)
  } finally {
    for (const end of ends.toReversed()) await end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates an empty folder of the drill that PostgreSQL's user can access. */
export function createFolder({ folder }: Stage, name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  chmodSync(path, 0o755)
  return path
}

/** Gives files that root has written to the unprivileged user `nobody`: databases and poolers refuse to run as root. */
export function giveToNobody(path: string): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, path])
  return nobody
}
