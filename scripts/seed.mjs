import { run } from './steps/run.mjs'

process.exitCode = await run('node', ['scripts/seed/main.ts'])
