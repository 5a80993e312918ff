import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPool } from '#database/pool.ts'
import { anInstallation, type Installation } from '#testing/installation.ts'

let installation: Installation
let database: Database

beforeAll(async () => {
  installation = await anInstallation()
  database = openPool({ connectionString: installation.databaseUrl }, 1, () => undefined)
})
afterAll(async () => {
  await installation.stop()
  await database.close()
})

/** Starts a process with this role; returns a function that fetches a path and returns the status. */
async function startAs(ROLE: 'web' | 'worker') {
  const { url } = await installation.startProcess({ ROLE })
  return async (path: string) => (await fetch(url + path)).status
}

test('a web process runs no jobs; a worker runs them, and serves the health checks only', async () => {
  const web = await startAs('web')
  expect(await Promise.all(['/api/health', '/api/ready', '/api/config'].map(web))).toEqual([200, 200, 200])
  await database.pool.query(`select graphile_worker.add_job('sweep', '{}'::json, job_key => 'left by the web')`)
  // A worker registers here before it takes its first job. A process that takes none is only noticed by a restore.
  const { rows: registered } = await database.pool.query<{ id: string }>('select id from job_worker')
  expect(registered).toEqual([{ id: expect.stringMatching(/^web-/) }])

  const worker = await startAs('worker')
  const waiting = async () =>
    (await database.pool.query(`select 1 from graphile_worker.jobs where key = 'left by the web'`)).rowCount
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect(await Promise.all(['/api/health', '/api/ready'].map(worker))).toEqual([200, 200])
  // The process knows the contract's paths, but serves none of their routes.
  const others = ['/api/config', '/api/users/profile', '/', '/contact']
  expect(await Promise.all(others.map(worker))).toEqual([405, 405, 404, 404])
})

test('an address that it cannot listen on is reported with its setting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const from = (PORT: number, HOST: string) => installation.startProcess({ PORT: String(PORT), HOST })
  await expect(from(port, '127.0.0.1')).rejects.toThrow(`PORT ${port} is in use by another program: stop it`)
  // An address that is kept for documentation (RFC 5737).
  await expect(from(0, '203.0.113.7')).rejects.toThrow('HOST 203.0.113.7 is no address of this machine')
  other.close()
})

test('a full database disk is reported, with what to do', async () => {
  const full = await anInstallation()
  const { pool, close } = openPool({ connectionString: full.databaseUrl }, 1, () => undefined)
  await pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on encrypted_secret execute function refuse();`)
  await expect(full.startProcess()).rejects.toThrow(
    'The disk that holds the database at DATABASE_URL is full. Make room there and start again; nothing is lost.',
  )
  await close()
  await full.stop()
})
