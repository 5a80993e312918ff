import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { aVisitor } from '@glimmer/identity/testing/visitor'
import { authorizationRequest } from '@glimmer/identity/testing/web-app'
import { describe, expect, test } from 'vitest'
import { enter, install, installed, layout, logged, ready, startGlimmer } from './installation.ts'

const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }

install({
  DRAIN_SECONDS: '1',
  TRUSTED_PROXIES: '1',
  REQUESTS_PER_MINUTE: '600',
  OPERATOR_NAME: 'Hill School',
  SUPPORT_EMAIL: 'office@hill.example',
})

let mayasId: string

describe('the provider at the app’s own address', () => {
  test('creates an account, and returns a token that the app accepts', async () => {
    const { status, user } = await enter('create', maya)
    expect(status).toBe(200)
    expect(user._id).toMatch(/^[\da-f-]{36}$/)
    mayasId = user._id
  })

  test('limits its cookies to its path, and its pages to no frame', async () => {
    const visitor = aVisitor()
    await visitor.visit(
      authorizationRequest(`${installed.url}/id`, { redirect_uri: `${installed.url}/auth/callback` }).url,
    )
    expect(visitor.url).toMatch(/\/id\/interaction\/[\w-]+\/sign-in$/)
    expect(visitor.cookie('glimmer_interaction')?.path).toMatch(/^\/id\/interaction\//)
    expect(visitor.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const style = /href="([^"]*style\.css[^"]*)"/.exec(visitor.text)?.[1] ?? ''
    expect((await fetch(installed.url + style)).headers.get('content-type')).toContain('text/css')
  })

  test('resets a password by an emailed link', async () => {
    const visitor = aVisitor()
    await visitor.visit(
      authorizationRequest(`${installed.url}/id`, { redirect_uri: `${installed.url}/auth/callback` }).url,
    )
    await visitor.visit(visitor.link('Forgot password?'))
    await visitor.submit({ email: maya.email })
    expect(visitor.text).toContain('Check your email')
    const mailed = async () => (await fetch(`${installed.url}/id/outbox`)).text()
    await expect.poll(mailed).toContain('/id/reset-password?token=')
    const [link = ''] = /http[^"\s<]*\/id\/reset-password\?token=[\w-]+/.exec(await mailed()) ?? []
    await visitor.visit(link)
    await visitor.submit({ password: 'another quiet lake' })
    expect(visitor.text).toContain('Your new password is saved')
    maya.password = 'another quiet lake'
    expect((await enter('login', maya)).user._id).toBe(mayasId)
  })

  test('names the operator and their address in each email', async () => {
    const { rows } = await installed.running.app.database.pool.query<{ text: string }>(
      'select text from identity.email_outbox',
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows)
      expect(text).toMatch(/The people at Glimmer\n\nGlimmer, run by Hill School, office@hill\.example\n$/)
  })
})

describe('the provider behind a proxy', () => {
  const ask = async (path: string, from: string) =>
    (await fetch(installed.url + path, { headers: { 'x-forwarded-for': from }, redirect: 'manual' })).status

  test('returns 404 for the outbox to other machines, even with a forged header', async () => {
    expect(await ask('/id/outbox', '127.0.0.1')).toBe(200)
    expect(await ask('/id/outbox', '203.0.113.9')).toBe(404)
    expect(await ask('/id/outbox', '203.0.113.9, 127.0.0.1')).toBe(404)
  })

  test('limits each caller by the address that the trusted proxy saw', async () => {
    const begin = (from: string) => {
      const { pathname, search } = new URL(authorizationRequest(`${installed.url}/id`).url)
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
    const identity = fileURLToPath(layout.identityEntry)
    const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', identity], { encoding: 'utf8' })
    const [pid] = found.split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(ready).toEqual({ status: 503, part: 'identity' })
    const page = await fetch(`${installed.url}/id/health`)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('5')
    await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200 })
    expect((await enter('login', maya)).status).toBe(200)
    expect(logged.join('')).toContain('the identity provider stopped')
  })

  test('names missing migrations', async () => {
    const { pool } = installed.running.app.database
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
    const stopped = installed.running.stop()
    expect(await ready()).toEqual({ status: 503, part: 'draining' })
    expect((await fetch(`${installed.url}/api/health`)).status).toBe(200)
    await stopped
    await expect(fetch(`${installed.url}/api/health`)).rejects.toThrow()
    installed.running = await startGlimmer()
    expect((await enter('login', maya)).user._id).toBe(mayasId)
  })
})

test('a database that does not answer is named without its password', async () => {
  const settings = { DATABASE_URL: 'postgres://glimmer:hunter2@127.0.0.1:9/glimmer', DATABASE_PATIENCE_SECONDS: '0' }
  const failing = startGlimmer(settings)
  await expect(failing).rejects.toThrow(/^DATABASE_URL leads to no database that answers \(ECONNREFUSED\)/)
  await expect(failing).rejects.not.toThrow(/hunter2/)
})
