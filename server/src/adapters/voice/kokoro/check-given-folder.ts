import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf } from './download/checksum.ts'
import { findModelFile } from './find-model-file.ts'
import { type ModelFile, otherModels } from './manifest.ts'

const isModel = ({ path }: ModelFile) => path.endsWith('.onnx')
/** The original model's configuration has the same list of symbols. */
const alternatives: Readonly<Record<string, string>> = { 'tokenizer.json': 'config.json' }

/**
 * Looks at a folder that an operator provides: what is missing, or which of its files are none that this version knows.
 * Those are opened all the same, since any export that fits can speak.
 */
export async function checkGivenFolder(
  folder: string,
  files: readonly ModelFile[],
): Promise<{ problem: string } | { unknown: string[] }> {
  const model = findModelFile(folder)
  if ('problem' in model) return model
  const present: { path: string; file: ModelFile }[] = []
  for (const file of files) {
    const names = isModel(file) ? [model.path] : [file.path, alternatives[file.path] ?? file.path]
    const path = names.find((name) => existsSync(join(folder, name)))
    if (path === undefined) return { problem: `${file.path} is missing in ${folder}` }
    present.push({ path, file })
  }
  const unknown: string[] = []
  for (const { path, file } of present) {
    const checksum = await checksumOf(join(folder, path))
    if (checksum !== file.sha256 && !(isModel(file) && otherModels.has(checksum))) unknown.push(path)
  }
  return { unknown }
}
