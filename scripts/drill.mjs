// npm run drill -- <name>: tests that are too long or too disruptive for npm test, against the real thing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.mjs'

const [name = ''] = process.argv.slice(2)
const script = `e2e/drills/${name}.ts`
if (/^[a-z-]+$/.test(name) && existsSync(join(root, script))) process.exitCode = await run('node', [script])
else {
  process.stderr.write('Say which: npm run drill -- release, backup, pooler, two, rolling or failover.\n')
  process.exitCode = 1
}
