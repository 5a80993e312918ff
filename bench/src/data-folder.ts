import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh data folder, and how to be rid of it. As root, PostgreSQL runs as another user who must reach it. */
export function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'glimmer-bench-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
