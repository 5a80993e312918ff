import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Why ONNX Runtime cannot run here, in a sentence for the operator; undefined if it can. */
export function whyNoRuntime(runtimeFolder: string): string | undefined {
  const installed = join(runtimeFolder, 'node_modules', 'onnxruntime-node')
  if (!existsSync(installed))
    return 'its runtime is not installed: npm run voice installs it, and in a release folder npm install --no-save --ignore-scripts --prefix natural-voice'
  const { platform, arch } = process
  if (existsSync(join(installed, 'bin', 'napi-v6', platform, arch))) return undefined
  return `its runtime has no build for this machine (${platform}-${arch})`
}

/** The server needs CPU time too: use all cores but one, and never more than four. */
export const threadsToUse = () => Math.min(Math.max(availableParallelism() - 1, 1), 4)
