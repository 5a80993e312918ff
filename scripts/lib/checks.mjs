import { run } from './run.mjs'

// Incremental: a check after a small change takes a fraction of the time.
const tsc = ['node_modules/typescript-native/bin/tsc', '--incremental', '--tsBuildInfoFile']

/** The static checks: [name, program, arguments]. */
const checks = [
  ['types', 'node', [...tsc, '.cache/types.tsbuildinfo', '-p', '.']],
  // A service worker has different global types from a page.
  [
    'types of the service worker',
    'node',
    [...tsc, '.cache/worker-types.tsbuildinfo', '-p', 'web/src/shell/service-worker'],
  ],
  ['style and lint', 'biome', ['check', '.', '--error-on-warnings']],
  [
    'architecture',
    'depcruise',
    ['contract', 'critic', 'lib', 'server', 'identity', 'web', 'e2e', 'bench', '--output-type', 'err'],
  ],
  ['unused code', 'knip', []],
]

/** Runs every check and returns which of them passed. */
export async function runChecks() {
  const results = []
  for (const [name, program, args] of checks) {
    process.stdout.write(`\n— ${name}\n`)
    results.push({ name, passed: (await run(program, args)) === 0 })
  }
  return results
}
