import { buildAll } from './steps/build-all.mjs'
import { run } from './steps/run.mjs'

await buildAll()
process.exitCode = await run('node', ['bench/src/main.ts', ...process.argv.slice(2)])
