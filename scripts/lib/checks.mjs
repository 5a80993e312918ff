import { run } from './run.mjs'

/** What is checked without running the product: [what it is, program, arguments]. */
const checks = [
  ['types', 'node', ['node_modules/typescript-native/bin/tsc', '-p', '.']],
  // A worker knows no document: it has a world of its own.
  [
    'types of the service worker',
    'node',
    ['node_modules/typescript-native/bin/tsc', '-p', 'web/src/shell/service-worker'],
  ],
  ['style and lint', 'biome', ['check', '.', '--error-on-warnings']],
  ['architecture', 'depcruise', ['contract', 'lib', 'server', 'identity', 'web', '--output-type', 'err']],
  ['unused code', 'knip', []],
]

/** Runs every check and answers what passed and what did not. */
export async function runChecks() {
  const results = []
  for (const [name, program, args] of checks) {
    process.stdout.write(`\n— ${name}\n`)
    results.push({ name, passed: (await run(program, args)) === 0 })
  }
  return results
}
