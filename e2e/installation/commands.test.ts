import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { programOf } from '@glimmer/lib/testing/program'
import { runAdmin } from '@glimmer/server/admin/run-admin'
import { makeBackup } from '@glimmer/server/backup/make-backup'
import { readConfig } from '@glimmer/server/config/config'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aFolder, enter, install, installed, layout, startGlimmer } from './installation.ts'

const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }

install()

let mayasId: string
beforeAll(async () => {
  mayasId = (await enter('create', maya)).user._id
  // As if she had followed the link in her mail.
  await installed.running.app.database.pool.query('update identity.account set email_verified = true')
})

/**
 * Runs a program as an operator does, and returns what it prints. Not synchronously: the app runs in this process, and
 * must go on working meanwhile.
 */
async function runProgram(name: 'admin' | 'backup' | 'restore', ...args: string[]): Promise<string> {
  const env = { ...compileCache, DATA_DIR: installed.dataDir, PUBLIC_URL: installed.url, PATH: process.env.PATH }
  const { stdout } = await promisify(execFile)(process.execPath, [programOf('server', name), ...args], {
    env,
    cwd: installed.dataDir,
  })
  return stdout.trim()
}

/** Runs an operator's command in this process, and returns what it prints; throws if it does not succeed. */
async function runCommand(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = []
  const take = (line: string) => void lines.push(line)
  await runAdmin(args, {
    readConfig: () =>
      readConfig({
        ...compileCache,
        DATA_DIR: installed.dataDir,
        PUBLIC_URL: installed.url,
        PATH: process.env.PATH,
        ...settings,
      }),
    layout: layout,
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
    expect(await readdir(installed.dataDir)).not.toContain('--all')
  })

  test('name a missing database or target, and write nothing', async () => {
    const folder = await aFolder()
    const backUp = (file: string, from = installed.dataDir) =>
      makeBackup(readConfig({ DATA_DIR: from, PUBLIC_URL: installed.url }), file)
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
    expect(opened.headers.get('location')).toBe(`${installed.url}/register`)
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
    await installed.running.app.database.pool.query(
      `insert into identity.pending_sign_up (token_hash, email, email_key, password_hash, invitation_hash, expires_at)
       values ('a', 'Olu@example.test', 'olu@example.test', 'b', 'c', now() + interval '1 day')`,
    )
    await expect(admin('find', 'olu@example.test')).rejects.toThrow('waits for its link to be opened: resend sends')
    await expect(admin('constructor')).rejects.toThrow('find ADDRESS: whose account')
  })

  test('finishes a command whose output is closed', async () => {
    const env = { ...compileCache, DATA_DIR: installed.dataDir, PUBLIC_URL: installed.url, PATH: process.env.PATH }
    const child = spawn(process.execPath, [programOf('server', 'admin'), 'audit'], {
      env,
      cwd: installed.dataDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const faults = child.stderr.toArray()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(Buffer.concat(await faults).toString()).toBe('')
  })

  const ada = { email: 'ada@example.test', password: 'a slow tide at noon' }

  test('resends a link, and announces keys', async () => {
    const { pool } = installed.running.app.database
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
    const file = join(installed.dataDir, 'maya.zip')
    await admin('export', maya.email, file)
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
    await expect(admin('export', maya.email, file)).rejects.toThrow('is there already')
    await expect(admin('erase', maya.email)).rejects.toThrow('add --yes')
    expect(await admin('erase', mayasId, '--yes')).toBe(`${mayasId}\tdeleted, with the sign-in`)
    await expect(admin('find', maya.email)).rejects.toThrow('Nobody here')
    expect(await signInsOf(maya.email)).toBe(0)
    const { rows } = await installed.running.app.database.pool.query('select command from admin_audit order by id')
    expect(rows.map(({ command }) => command)).toEqual([
      ...['invite', 'invite', 'find'],
      ...['resend', 'resend', 'rotate-keys', 'export', 'erase'],
    ])
  })

  const signInsOf = async (email: string) =>
    (await installed.running.app.database.pool.query('select from identity.account where email = $1', [email])).rowCount

  test('erases a sign-in without an account', async () => {
    const { user } = await enter('create', { email: 'kai@example.test', password: 'a slow tide at noon' })
    await installed.running.app.database.pool.query('delete from account where id = $1', [user._id])
    expect(await admin('erase', 'kai@example.test', '--yes')).toBe('There was only a sign-in: it is deleted.')
    expect(await signInsOf('kai@example.test')).toBe(0)
    await expect(admin('erase', 'kai@example.test', '--yes')).rejects.toThrow('Nobody here has that address or id.')
  })

  test('erases an account with its sign-in while the app is stopped', async () => {
    expect(await signInsOf(ada.email)).toBe(1)
    await installed.running.stop()
    expect(await admin('erase', ada.email, '--yes')).toContain('deleted, with the sign-in')
    installed.running = await startGlimmer()
    expect(await signInsOf(ada.email)).toBe(0)
    expect((await admin('audit')).split('\n').at(-1)).toMatch(/\terase\t[\da-f]{64}\t\w+\tdone$/)
  })
})
