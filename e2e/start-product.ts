import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProduct } from './product.ts'

/** Playwright calls the default export. One built product for all journeys, on free ports and a fresh data folder: real database, provider and voice. */
export default async function startForJourneys() {
  const [port, identityPort, dataDir] = await Promise.all([
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'glimmer-e2e-')),
  ])
  // As root, PostgreSQL runs as another user who must reach it.
  await chmod(dataDir, 0o755)
  const product = await startProduct({
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    PUBLIC_URL: `http://localhost:${port}`,
    IDENTITY_PUBLIC_URL: `http://localhost:${identityPort}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Each newcomer says where they come from: from one address, only so many sign up in an hour.
    TRUSTED_PROXIES: '1',
  })
  process.env.GLIMMER_URL = product.url
  process.env.GLIMMER_IDENTITY_URL = `http://localhost:${identityPort}`
  return async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
