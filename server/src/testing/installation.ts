import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { freePort } from '@glimmer/lib/testing/free-port'
import { inject } from 'vitest'
import type { Overrides } from '#compose/overrides.ts'
import { readConfig } from '#config/config.ts'
import { openPool } from '#database/pool.ts'
import { type Running, start } from '#start.ts'
import { findBuildLayout } from '#startup/build-layout.ts'
import { startTestIssuer, type TestIssuer } from './test-issuer.ts'

const main = new URL('../main.ts', import.meta.url).href

/** Creates a migrated database on the test server. */
export async function freshDatabaseUrl(): Promise<string> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool(server, 1, () => undefined)
  await admin.pool.query(`create database ${name} template ${inject('templateDatabase')}`)
  await admin.close()
  return `postgresql://${server.user}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`
}

export interface Installation {
  issuer: TestIssuer
  databaseUrl: string
  /** The environment of its processes. */
  settings: Record<string, string>
  /** Starts one process, as `npm start` does, and returns its URL. */
  startProcess(settings?: Record<string, string>, overrides?: Overrides): Promise<Running & { url: string }>
  /** Stops what was started, and deletes everything. */
  stop(): Promise<void>
}

/** An installation with its own database, issuer and folder, in which nothing runs yet. */
export async function anInstallation(): Promise<Installation> {
  const [databaseUrl, issuer, dataDir] = await Promise.all([
    freshDatabaseUrl(),
    startTestIssuer(),
    mkdtemp(join(tmpdir(), 'glimmer-installation-')),
  ])
  const running: Running[] = []
  const shared = {
    ...compileCache,
    IDENTITY: 'oidc',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_AUDIENCE: issuer.audience,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  }
  return {
    issuer,
    databaseUrl,
    settings: shared,
    async startProcess(settings = {}, overrides = {}) {
      const port = await freePort()
      const config = readConfig({ ...shared, PORT: String(port), ...settings })
      const one = await start(config, findBuildLayout(main), overrides)
      running.push(one)
      return { ...one, url: `http://127.0.0.1:${port}` }
    },
    async stop() {
      for (const { stop } of running) await stop()
      await issuer.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
