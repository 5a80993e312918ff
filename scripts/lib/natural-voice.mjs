// The natural voice's runtime is not part of the workspaces: 113 MB that only those download who switch the voice on or
// test it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of a package's builds for other machines: `bin/napi-v6/<platform>/<processor>`. */
function otherBuilds(builds, { platform, arch }) {
  if (!existsSync(builds)) return []
  return readdirSync(builds).flatMap((system) => {
    if (system !== platform) return [join(builds, system)]
    const processors = readdirSync(join(builds, system)).filter((each) => each !== arch)
    return processors.map((each) => join(builds, system, each))
  })
}

/**
 * Installs the runtime if its lockfile has changed since the last install, and deletes its builds for other machines.
 * Returns a sentence if that failed: the product works without it.
 *
 * Install scripts are never run: the runtime's own downloads graphics-card libraries from elsewhere.
 */
export function installNaturalVoice({ root, platform, arch, install = npmInstall }) {
  const folder = join(root, 'natural-voice')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return undefined
  process.stdout.write('Installing the natural voice’s runtime…\n')
  if (install(folder, platform) !== 0)
    return 'npm could not install the natural voice’s runtime; its reason is above. The basic voice speaks instead.'
  const builds = join(folder, 'node_modules', 'onnxruntime-node', 'bin', 'napi-v6')
  for (const build of otherBuilds(builds, { platform, arch })) rmSync(build, { recursive: true, force: true })
  writeFileSync(stamp, lock)
  return undefined
}

/**
 * Runs npm in the folder and returns its exit code. It times out, so that a machine without a connection does not wait.
 */
function npmInstall(folder, platform) {
  const isWindows = platform === 'win32'
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--fetch-retries=1'],
    { cwd: folder, stdio: 'inherit', shell: isWindows, timeout: 5 * 60_000 },
  )
  return status
}
