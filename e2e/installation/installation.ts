import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { enterApp } from '@glimmer/identity/testing/visitor'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { freePort } from '@glimmer/lib/testing/free-port'
import { programOf } from '@glimmer/lib/testing/program'
import { readConfig } from '@glimmer/server/config/config'
import { openLog } from '@glimmer/server/http/logging'
import { type Running, start } from '@glimmer/server/start'
import { findBuildLayout } from '@glimmer/server/startup/build-layout'
import { afterAll, beforeAll } from 'vitest'

export const layout = findBuildLayout(pathToFileURL(programOf('server', 'main')).href)

interface Installation {
  /** The folder of the app that runs; a restore may have moved it. */
  dataDir: string
  url: string
  running: Running
}

/** What the tests of a file share: an installation as operators have it, with all its processes. */
export const installed = {} as Installation
export const logged: string[] = []
const folders: string[] = []

/** A folder that PostgreSQL's user can reach, deleted at the end: as root, PostgreSQL runs as another user. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-running-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Starts the app on free ports, by default in the folder of the installation. */
export async function startGlimmer(settings: Record<string, string> = {}): Promise<Running> {
  const [port, identityPort] = await Promise.all([freePort(), freePort()])
  installed.url = `http://127.0.0.1:${port}`
  const config = readConfig({
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    PUBLIC_URL: installed.url,
    DATA_DIR: installed.dataDir,
    LOG_LEVEL: 'silent',
    ...(process.env.PATH && { PATH: process.env.PATH }),
    ...compileCache,
    ...settings,
  })
  const log = openLog('info', { write: (line) => void logged.push(line) })
  return start(config, layout, { log })
}

/** Starts the installation before the tests of a file, and stops it after the last of them. */
export function install(settings: Record<string, string> = {}): void {
  beforeAll(async () => {
    installed.dataDir = await aFolder()
    installed.running = await startGlimmer(settings)
  })
  afterAll(async () => {
    await installed.running.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
}

/** The status of GET /ready, and which part is named as failing. */
export async function ready() {
  const response = await fetch(`${installed.url}/api/ready`)
  const { part } = (await response.json()) as { part?: string }
  return { status: response.status, ...(part && { part }) }
}

/** Signs in, or up if there is no account yet, at the app's own address, and fetches the account with the token. */
export async function enter(prompt: 'create' | 'login', person: { email: string; password: string }) {
  const { url } = installed
  const entered = await enterApp({ issuer: `${url}/id`, appAddress: url }, prompt, person)
  const headers = { authorization: `Bearer ${entered?.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ oidcId: entered?.subject, email: person.email })
  const synced = await fetch(`${url}/api/users/sync-oidc-user`, { method: 'POST', headers, body })
  return { headers, status: synced.status, user: (await synced.json()) as { _id: string } }
}
