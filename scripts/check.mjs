import { runChecks } from './lib/checks.mjs'

const results = await runChecks()
const failed = results.filter(({ passed }) => !passed)
process.stdout.write(
  failed.length === 0 ? '\nAll checks pass.\n' : `\nNot right yet: ${failed.map(({ name }) => name).join(', ')}.\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
