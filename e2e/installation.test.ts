import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { aVisitor, enterApp } from '@glimmer/identity/testing/visitor'
import { authorizationRequest } from '@glimmer/identity/testing/web-app'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { freePort } from '@glimmer/lib/testing/free-port'
import { programOf } from '@glimmer/lib/testing/program'
import { runAdmin } from '@glimmer/server/admin/run-admin'
import { makeBackup } from '@glimmer/server/backup/make-backup'
import { restoreBackup } from '@glimmer/server/backup/restore-backup'
import { readConfig } from '@glimmer/server/config/config'
import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { openPool } from '@glimmer/server/database/pool'
import { openLog } from '@glimmer/server/http/logging'
import { type Running, start } from '@glimmer/server/start'
import { findBuildLayout } from '@glimmer/server/startup/build-layout'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

const main = pathToFileURL(programOf('server', 'main')).href
const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }

let dataDir: string
let url: string
let running: Running
const logged: string[] = []
const folders: string[] = []

async function startGlimmer(settings: Record<string, string> = {}): Promise<Running> {
  const [port, identityPort] = await Promise.all([freePort(), freePort()])
  url = `http://127.0.0.1:${port}`
  const config = readConfig({
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(process.env.PATH && { PATH: process.env.PATH }),
    ...compileCache,
    ...settings,
  })
  const log = openLog('info', { write: (line) => void logged.push(line) })
  return start(config, findBuildLayout(main), { log })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'glimmer-running-'))
  // As root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  running = await startGlimmer({
    DRAIN_SECONDS: '1',
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '600',
    OPERATOR_NAME: 'Hill School',
    SUPPORT_EMAIL: 'office@hill.example',
  })
})
afterAll(async () => {
  await running.stop()
  for (const folder of [dataDir, ...folders]) await rm(folder, { recursive: true, force: true })
})

const ready = async () => {
  const response = await fetch(`${url}/api/ready`)
  const { part } = (await response.json()) as { part?: string }
  return { status: response.status, ...(part && { part }) }
}

/** Signs in, or up if there is no account yet, at the app's own address, and fetches the account with the token. */
async function enter(prompt: 'create' | 'login', person = maya) {
  const entered = await enterApp({ issuer: `${url}/id`, appAddress: url }, prompt, person)
  const headers = { authorization: `Bearer ${entered?.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ oidcId: entered?.subject, email: person.email })
  const synced = await fetch(`${url}/api/users/sync-oidc-user`, { method: 'POST', headers, body })
  return { headers, status: synced.status, user: (await synced.json()) as { _id: string } }
}

let mayasId: string

describe('the provider at the app’s own address', () => {
  test('creates an account, and returns a token that the app accepts', async () => {
    const { status, user } = await enter('create')
    expect(status).toBe(200)
    expect(user._id).toMatch(/^[\da-f-]{36}$/)
    mayasId = user._id
  })

  test('limits its cookies to its path, and its pages to no frame', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(`${url}/id`, { redirect_uri: `${url}/auth/callback` }).url)
    expect(visitor.url).toMatch(/\/id\/interaction\/[\w-]+\/sign-in$/)
    expect(visitor.cookie('glimmer_interaction')?.path).toMatch(/^\/id\/interaction\//)
    expect(visitor.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const style = /href="([^"]*style\.css[^"]*)"/.exec(visitor.text)?.[1] ?? ''
    expect((await fetch(url + style)).headers.get('content-type')).toContain('text/css')
  })

  test('resets a password by an emailed link', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(`${url}/id`, { redirect_uri: `${url}/auth/callback` }).url)
    await visitor.visit(visitor.link('Forgot password?'))
    await visitor.submit({ email: maya.email })
    expect(visitor.text).toContain('Check your email')
    const mailed = async () => (await fetch(`${url}/id/outbox`)).text()
    await expect.poll(mailed).toContain('/id/reset-password?token=')
    const [link = ''] = /http[^"\s<]*\/id\/reset-password\?token=[\w-]+/.exec(await mailed()) ?? []
    await visitor.visit(link)
    await visitor.submit({ password: 'another quiet lake' })
    expect(visitor.text).toContain('Your new password is saved')
    maya.password = 'another quiet lake'
    expect((await enter('login')).user._id).toBe(mayasId)
  })

  test('names the operator and their address in each email', async () => {
    const { rows } = await running.app.database.pool.query<{ text: string }>('select text from identity.email_outbox')
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows)
      expect(text).toMatch(/The people at Glimmer\n\nGlimmer, run by Hill School, office@hill\.example\n$/)
  })
})

describe('the provider behind a proxy', () => {
  const ask = async (path: string, from: string) =>
    (await fetch(url + path, { headers: { 'x-forwarded-for': from }, redirect: 'manual' })).status

  test('returns 404 for the outbox to other machines, even with a forged header', async () => {
    expect(await ask('/id/outbox', '127.0.0.1')).toBe(200)
    expect(await ask('/id/outbox', '203.0.113.9')).toBe(404)
    expect(await ask('/id/outbox', '203.0.113.9, 127.0.0.1')).toBe(404)
  })

  test('limits each caller by the address that the trusted proxy saw', async () => {
    const begin = (from: string) => {
      const { pathname, search } = new URL(authorizationRequest(`${url}/id`).url)
      return ask(pathname + search, from)
    }
    const greedy = []
    for (let turn = 0; turn <= 60; turn++) greedy.push(await begin(`198.51.100.${turn}, 203.0.113.9`))
    expect(greedy).toContain(429)
    expect(await begin('203.0.113.9, 203.0.113.10')).not.toBe(429)
  })
})

describe('GET /ready', () => {
  test('returns 200 when every part works', async () => {
    expect(await ready()).toEqual({ status: 200 })
  })

  test('names the identity provider while it is restarted after a crash', async () => {
    const identity = fileURLToPath(findBuildLayout(main).identityEntry)
    const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', identity], { encoding: 'utf8' })
    const [pid] = found.split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(ready).toEqual({ status: 503, part: 'identity' })
    const page = await fetch(`${url}/id/health`)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('5')
    await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200 })
    expect((await enter('login')).status).toBe(200)
    expect(logged.join('')).toContain('the identity provider stopped')
  })

  test('names missing migrations', async () => {
    const { pool } = running.app.database
    const { rows } = await pool.query<{ name: string; checksum: string }>(
      'select name, checksum from migration order by name desc limit 1',
    )
    const [newest] = rows
    await pool.query('delete from migration where name = $1', [newest?.name])
    expect(await ready()).toEqual({ status: 503, part: 'migrations' })
    await pool.query('insert into migration (name, checksum) values ($1, $2)', [newest?.name, newest?.checksum])
    expect(await ready()).toEqual({ status: 200 })
  })

  test('names draining while the app stops, and the same account signs in after a restart', async () => {
    const stopped = running.stop()
    expect(await ready()).toEqual({ status: 503, part: 'draining' })
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    await stopped
    await expect(fetch(`${url}/api/health`)).rejects.toThrow()
    running = await startGlimmer()
    expect((await enter('login')).user._id).toBe(mayasId)
  })
})

/** A folder that PostgreSQL's user can reach, deleted at the end. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-running-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

/** The secrets of an installation, or those that a restore has put aside. */
const keysIn = (folder: string, suffix = '') => {
  const read = (name: string) => readFile(join(folder, name + suffix), 'utf8')
  return Promise.all([read('identity.secret'), read('trust.key')])
}

// Several starts a test.
describe('a backup', { timeout: 180_000 }, () => {
  const settings = (folder: string) => ({
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'silent',
    PATH: process.env.PATH,
  })

  test('restores accounts, lines and files elsewhere, and deletes again who left since', async () => {
    const sam = { email: 'sam@example.test', password: 'a different quiet lake' }
    const leaving = await enter('create', sam)
    const { headers } = await enter('login')
    const line = { text: 'I can rest before I am done.' }
    const kept = await fetch(`${url}/api/affirmations`, { method: 'POST', headers, body: JSON.stringify(line) })
    const { _id } = (await kept.json()) as { _id: string }
    const { voices } = (await (await fetch(`${url}/api/voices`, { headers })).json()) as {
      voices: { id: string }[]
    }
    const voice = voices[0]?.id
    const speak = () =>
      fetch(`${url}/api/affirmations/${_id}/speak`, { method: 'POST', headers, body: JSON.stringify({ voice }) })
    const { audioUrl } = (await (await speak()).json()) as { audioUrl: string }
    const file = join(dataDir, 'copy.tar.gz')
    await makeBackup(readConfig(settings(dataDir)), file)
    const left = await fetch(`${url}/api/users/account`, {
      method: 'DELETE',
      headers: { authorization: leaving.headers.authorization },
    })
    expect([leaving.status, left.status]).toEqual([200, 204])
    const heard = Buffer.from(await (await fetch(url + audioUrl, { headers })).arrayBuffer())

    await running.stop()
    const first = dataDir
    const elsewhere = await aFolder()
    dataDir = elsewhere
    // With compose, the new installation has been started once before anybody can restore into it.
    await (await startGlimmer()).stop()
    const before = await keysIn(elsewhere)
    await restoreBackup(readConfig(settings(elsewhere)), findBuildLayout(main), file)
    expect(await keysIn(elsewhere)).toEqual(await keysIn(first))
    expect(await keysIn(elsewhere, '.before-restore')).toEqual(before)
    const marks = join('blobs', 'deleted-accounts')
    await cp(join(first, marks), join(elsewhere, marks), { recursive: true })
    await rm(first, { recursive: true, force: true })
    running = await startGlimmer()
    const again = await enter('login')
    expect(again.user._id).toBe(mayasId)
    const lines = await (await fetch(`${url}/api/affirmations`, { headers: again.headers })).json()
    expect(lines).toMatchObject({ items: [line] })
    const after = Buffer.from(await (await fetch(url + audioUrl, { headers: again.headers })).arrayBuffer())
    expect(after.equals(heard) && heard.length > 1000).toBe(true)
    const { pool } = running.app.database
    expect((await pool.query('select from account where id = $1', [leaving.user._id])).rowCount).toBe(0)
    expect((await pool.query('select from identity.account where email = $1', [sam.email])).rowCount).toBe(0)
  })

  test('is refused when truncated, absent, or onto an installation with accounts', async () => {
    const file = join(dataDir, 'whole.tar.gz')
    await makeBackup(readConfig(settings(dataDir)), file)
    const bytes = await readFile(file)
    const cut = join(dataDir, 'cut.tar.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 100))
    const restore = (source: string) => restoreBackup(readConfig(settings(dataDir)), findBuildLayout(main), source)
    await expect(restore(cut)).rejects.toThrow(`${cut} is no whole backup`)
    const absent = join(dataDir, 'absent.tar.gz')
    await expect(restore(absent)).rejects.toThrow(`There is no file ${absent}.`)
    await expect(restore(file)).rejects.toMatchObject({ code: 'in-use' })
    await running.stop()
    await expect(restore(file)).rejects.toThrow('There are people in this database already.')
    running = await startGlimmer()
    expect((await enter('login')).user._id).toBe(mayasId)
  })
})

describe('a restore into a database of its own', { timeout: 180_000 }, () => {
  let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>
  let folder: string
  let place: Record<string, string>
  beforeAll(async () => {
    folder = await aFolder()
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
    database = await startEmbeddedPostgres({ dataDir: await aFolder(), log: quiet })
    const { host, port, user, database: name } = database.connection
    place = {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    }
  })
  afterAll(() => database.stop())

  /** Leaves every process of the app without a connection, as a pool is after a while in which nobody came. */
  async function endSessions() {
    const { pool, close } = openPool(database.connection, 1, () => undefined)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    await close()
  }

  const restoreThere = (source: string) =>
    restoreBackup(readConfig({ ...place, PUBLIC_URL: url, LOG_LEVEL: 'silent' }), findBuildLayout(main), source)

  test('is refused while a process uses the database, and done once all are stopped', async () => {
    const file = join(folder, 'copy.tar.gz')
    await makeBackup(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url }), file)
    await running.stop()
    const empty = await startGlimmer(place)
    const before = await keysIn(folder)
    await expect(restoreThere(file)).rejects.toThrow(/is using this database \(\d+ sessions\): stop every process/)
    expect(await keysIn(folder)).toEqual(before)
    expect(await ready()).toEqual({ status: 200 })
    await empty.stop()

    const idle = await startGlimmer({
      ...place,
      ROLE: 'web',
      IDENTITY_SECRET: before[0],
    })
    await endSessions()
    await expect(restoreThere(file)).rejects.toThrow(
      'A process of the app was at work on this database within the last',
    )
    await idle.stop()

    await restoreThere(file)
    await expect(restoreThere(file)).rejects.toThrow('There are people in this database already.')
    const restored = await startGlimmer(place)
    expect((await enter('login')).user._id).toBe(mayasId)
    await restored.stop()
    running = await startGlimmer()
  })
})

describe('a backup of another release', () => {
  /** Packs a backup again with another manifest. */
  async function withManifest(change: (manifest: string) => string): Promise<string> {
    const file = join(await aFolder(), 'changed.tar.gz')
    await makeBackup(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url }), file)
    const unpacked = await aFolder()
    execFileSync('tar', ['-xz', '-C', unpacked, '-f', file])
    const manifest = join(unpacked, 'manifest.json')
    await writeFile(manifest, change(await readFile(manifest, 'utf8')))
    execFileSync('tar', ['-cz', '-C', unpacked, '-f', file, '.'])
    return file
  }

  const restoreInto = (folder: string, source: string) =>
    restoreBackup(readConfig({ DATA_DIR: folder, PUBLIC_URL: url }), findBuildLayout(main), source)

  test('is refused by the name of its release before anything is written', async () => {
    const { release } = findBuildLayout(main)
    const newer = await withManifest((manifest) =>
      manifest
        .replace(`"release":"${release}"`, '"release":"9.9.9"')
        .replace('"migrations":[', '"migrations":["0000-of-another.sql",'),
    )
    const folder = await aFolder()
    await expect(restoreInto(folder, newer)).rejects.toThrow(
      `made by release 9.9.9, whose tables this one (${release}) does not have`,
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('is restored by a newer release, which migrates it and enqueues its jobs', async () => {
    const layout = findBuildLayout(main)
    const migrations = await aFolder()
    await cp(layout.migrations, migrations, { recursive: true })
    await writeFile(
      join(migrations, '0002-newer.sql'),
      `alter table account add column newer text not null default 'x'`,
    )
    const folder = await aFolder()
    const file = await withManifest((manifest) => manifest)
    await restoreBackup(readConfig({ DATA_DIR: folder, PUBLIC_URL: url }), { ...layout, migrations }, file)
    const quiet = { info: () => undefined, error: () => undefined }
    const database = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
    const { pool, close } = openPool(database.connection, 1, () => undefined)
    expect((await pool.query('select newer from account')).rows).toContainEqual({ newer: 'x' })
    const jobs = await pool.query(`select from graphile_worker.jobs where task_identifier = 'send-notices'`)
    expect(jobs.rowCount).toBe(1)
    await close()
    await database.stop()
  }, 60_000)

  test('is refused in a sentence when its manifest is damaged', async () => {
    const damaged = await withManifest((manifest) => manifest.slice(0, -10))
    await expect(restoreInto(await aFolder(), damaged)).rejects.toThrow(`${damaged} is no backup of Glimmer.`)
  })
})

/**
 * Runs a program as an operator does, and returns what it prints. Not synchronously: the app runs in this process, and
 * must go on working meanwhile.
 */
async function runProgram(name: 'admin' | 'backup' | 'restore', ...args: string[]): Promise<string> {
  const env = { ...compileCache, DATA_DIR: dataDir, PUBLIC_URL: url, PATH: process.env.PATH }
  const { stdout } = await promisify(execFile)(process.execPath, [programOf('server', name), ...args], {
    env,
    cwd: dataDir,
  })
  return stdout.trim()
}

/** Runs an operator's command in this process, and returns what it prints; throws if it does not succeed. */
async function runCommand(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = []
  const take = (line: string) => void lines.push(line)
  await runAdmin(args, {
    readConfig: () =>
      readConfig({ ...compileCache, DATA_DIR: dataDir, PUBLIC_URL: url, PATH: process.env.PATH, ...settings }),
    layout: findBuildLayout(main),
    print: take,
    complain: take,
  })
  const { exitCode } = process
  process.exitCode = undefined
  if (exitCode) throw new Error(lines.join('\n'))
  return lines.join('\n').trim()
}

describe('the commands', { timeout: 120_000 }, () => {
  test('print their usage, and take no option for a file', async () => {
    expect(await runCommand(['--help'])).toMatch(/test-mail ADDRESS: sends one email/)
    const [restore, option] = await Promise.all([
      runProgram('restore', '--help'),
      runProgram('backup', '--all').catch(String),
    ])
    expect(restore).toMatch(/^restore FILE: fills an installation/)
    expect(option).toContain('backup FILE: writes the database')
    expect(await readdir(dataDir)).not.toContain('--all')
  })

  test('name a missing database or target, and write nothing', async () => {
    const folder = await aFolder()
    const backUp = (file: string, from = dataDir) => makeBackup(readConfig({ DATA_DIR: from, PUBLIC_URL: url }), file)
    const fresh = join(folder, 'fresh')
    const missing = `There is no database in ${fresh}: set DATA_DIR`
    await expect(backUp(join(folder, 'b.tar.gz'), fresh)).rejects.toThrow(missing)
    await expect(runCommand(['audit'], { DATA_DIR: fresh })).rejects.toThrow(missing)
    await expect(backUp('/nowhere/b.tar.gz')).rejects.toThrow('There is no folder /nowhere to write the backup into.')
    await expect(backUp(folder)).rejects.toThrow(`${folder} is a folder: name a file in it`)
    expect(await readdir(folder)).toEqual([])
  })

  test('say for how long they wait for a database', async () => {
    const away = { DATABASE_URL: 'postgres://glimmer@127.0.0.1:9/glimmer', DATABASE_PATIENCE_SECONDS: '1' }
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => complaints.mockRestore())
    await expect(runCommand(['audit'], away)).rejects.toThrow('ECONNREFUSED')
    expect(complaints.mock.calls.join()).toContain(
      'does not answer yet (ECONNREFUSED); waiting for it, for up to 1 seconds.',
    )
  })
})

describe('an operator, while the app runs', { timeout: 120_000 }, () => {
  const admin = (...args: string[]) => runCommand(args)

  test('creates an invitation', async () => {
    const opened = await fetch(await admin('invite', '3'), { redirect: 'manual' })
    expect(opened.headers.get('location')).toBe(`${url}/register`)
    expect(opened.headers.get('set-cookie')).toMatch(/^glimmer_invitation=[\w-]{43}; Path=\/id; .*HttpOnly/)
  })

  test('creates several invitations at once', async () => {
    const links = (await admin('invite', '5', '--count', '2')).split('\n')
    expect(links).toHaveLength(2)
    await expect(runCommand(['invite'], { SIGN_UP: 'closed' })).rejects.toThrow(
      'SIGN_UP=closed lets nobody make an account, invited or not: set SIGN_UP=invite',
    )
  })

  test('finds accounts, without any contents', async () => {
    expect(await admin('find', maya.email.toUpperCase())).toMatch(new RegExp(`^${mayasId}\\t${maya.email}\\t`))
    await expect(admin('find', 'noor@example.test')).rejects.toThrow('Nobody here has that address or id.')
    await running.app.database.pool.query(
      `insert into identity.pending_sign_up (token_hash, email, email_key, password_hash, invitation_hash, expires_at)
       values ('a', 'Olu@example.test', 'olu@example.test', 'b', 'c', now() + interval '1 day')`,
    )
    await expect(admin('find', 'olu@example.test')).rejects.toThrow('waits for its link to be opened: resend sends')
    await expect(admin('constructor')).rejects.toThrow('find ADDRESS: whose account')
  })

  test('finishes a command whose output is closed', async () => {
    const env = { ...compileCache, DATA_DIR: dataDir, PUBLIC_URL: url, PATH: process.env.PATH }
    const child = spawn(process.execPath, [programOf('server', 'admin'), 'audit'], {
      env,
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const faults = child.stderr.toArray()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(Buffer.concat(await faults).toString()).toBe('')
  })

  const ada = { email: 'ada@example.test', password: 'a slow tide at noon' }

  test('grants and ends a plan, resends a link, and announces keys', async () => {
    expect(await admin('grant', maya.email, 'pro')).toContain(`${mayasId}\thas pro`)
    await expect(admin('grant', maya.email, 'gold')).rejects.toThrow('Say which plan')
    expect(await admin('find', maya.email)).toContain('\tpro\t')
    await expect(admin('end-plan', maya.email)).rejects.toThrow('add --yes')
    expect(await admin('end-plan', maya.email, '--yes')).toContain('has no plan any more')
    expect(await admin('find', maya.email)).toContain('\tfree\t')
    const { pool } = running.app.database
    const mails = async () =>
      (await pool.query(`select 1 from identity.email_outbox where recipient = $1`, [ada.email])).rowCount ?? 0
    await expect(admin('resend', maya.email)).rejects.toThrow('proven already')
    await enter('create', ada)
    await expect.poll(mails).toBe(1)
    expect(await admin('resend', ada.email)).toContain('on its way')
    expect(await mails()).toBe(2)
    await expect(admin('resend', 'noor@example.test')).rejects.toThrow('Nobody here waits')
    const away = { MAILER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@glimmer.example' }
    await expect(runCommand(['resend', ada.email], away)).rejects.toThrow(
      /^The email was not sent: ECONNREFUSED\. Check SMTP_URL and MAIL_FROM\.$/,
    )
    expect(await admin('rotate-keys')).toMatch(/^New keys sign from 2/)
    await expect(admin('rotate-keys', '--now')).rejects.toThrow('signs everybody out')
  })

  test('exports and erases an account, and records every command', async () => {
    const file = join(dataDir, 'maya.zip')
    await admin('export', maya.email, file)
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
    await expect(admin('export', maya.email, file)).rejects.toThrow('is there already')
    await expect(admin('erase', maya.email)).rejects.toThrow('add --yes')
    expect(await admin('erase', mayasId, '--yes')).toBe(`${mayasId}\tdeleted, with the sign-in`)
    await expect(admin('find', maya.email)).rejects.toThrow('Nobody here')
    expect(await signInsOf(maya.email)).toBe(0)
    const { rows } = await running.app.database.pool.query('select command from admin_audit order by id')
    expect(rows.map(({ command }) => command)).toEqual([
      ...['invite', 'invite', 'find'],
      ...['grant', 'find', 'end-plan', 'find', 'resend', 'resend', 'rotate-keys'],
      ...['export', 'erase'],
    ])
  })

  const signInsOf = async (email: string) =>
    (await running.app.database.pool.query('select from identity.account where email = $1', [email])).rowCount

  test('erases a sign-in without an account', async () => {
    const { user } = await enter('create', { email: 'kai@example.test', password: 'a slow tide at noon' })
    await running.app.database.pool.query('delete from account where id = $1', [user._id])
    expect(await admin('erase', 'kai@example.test', '--yes')).toBe('There was only a sign-in: it is deleted.')
    expect(await signInsOf('kai@example.test')).toBe(0)
    await expect(admin('erase', 'kai@example.test', '--yes')).rejects.toThrow('Nobody here has that address or id.')
  })

  test('erases an account with its sign-in while the app is stopped', async () => {
    expect(await signInsOf(ada.email)).toBe(1)
    await running.stop()
    expect(await admin('erase', ada.email, '--yes')).toContain('deleted, with the sign-in')
    running = await startGlimmer()
    expect(await signInsOf(ada.email)).toBe(0)
    expect((await admin('audit')).split('\n').at(-1)).toMatch(/\terase\t[\da-f]{64}\t\w+\tdone$/)
  })
})

test('a database that does not answer is named without its password', async () => {
  const settings = { DATABASE_URL: 'postgres://glimmer:hunter2@127.0.0.1:9/glimmer', DATABASE_PATIENCE_SECONDS: '0' }
  const failing = startGlimmer(settings)
  await expect(failing).rejects.toThrow(/^DATABASE_URL leads to no database that answers \(ECONNREFUSED\)/)
  await expect(failing).rejects.not.toThrow(/hunter2/)
})
