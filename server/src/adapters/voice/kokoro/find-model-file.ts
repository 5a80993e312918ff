import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const usual = 'onnx/model.onnx'

const listIfAny = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * The model's file in a folder, relative to it: the usual one, or the only one, whatever it is called. Without it, a
 * sentence says why.
 */
export function findModelFile(folder: string): { path: string } | { problem: string } {
  if (existsSync(join(folder, usual))) return { path: usual }
  const names = [...listIfAny(folder), ...listIfAny(join(folder, 'onnx')).map((name) => `onnx/${name}`)]
  const [path, ...more] = names.filter((name) => name.endsWith('.onnx')).toSorted()
  if (path === undefined) return { problem: `there is no .onnx file in ${folder}` }
  if (more.length === 0) return { path }
  return { problem: `${folder} has several models (${[path, ...more].join(', ')}); name the one to use ${usual}` }
}
