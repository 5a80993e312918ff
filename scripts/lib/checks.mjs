import { run } from './run.mjs'

// Incremental: a check after a small change takes a fraction of the time.
const tsc = ['node_modules/typescript-native/bin/tsc', '--incremental', '--tsBuildInfoFile']

/**
 * The static checks: [name, program, arguments]. Those of a group run one after another, and the groups beside each
 * other: the first uses both cores by itself, the second only one.
 */
const groups = [
  [
    ['types', 'node', [...tsc, '.cache/types.tsbuildinfo', '-p', '.']],
    // A service worker has different global types from a page.
    [
      'types of the service worker',
      'node',
      [...tsc, '.cache/worker-types.tsbuildinfo', '-p', 'web/src/shell/service-worker'],
    ],
    ['style and lint', 'biome', ['check', '.', '--error-on-warnings']],
  ],
  [
    [
      'architecture',
      'depcruise',
      ['contract', 'critic', 'lib', 'picture', 'server', 'identity', 'web', 'e2e', 'bench', '--output-type', 'err'],
    ],
    ['unused code', 'knip', []],
  ],
]

/** Runs every check and returns which of them passed. */
export async function runChecks() {
  const results = groups.map(async (checks) => {
    const passed = []
    for (const [name, program, args] of checks) {
      const code = await run(program, args)
      process.stdout.write(`— ${name}: ${code === 0 ? 'passed' : 'failed'}\n`)
      passed.push({ name, passed: code === 0 })
    }
    return passed
  })
  return (await Promise.all(results)).flat()
}
