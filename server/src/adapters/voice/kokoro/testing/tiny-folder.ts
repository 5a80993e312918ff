import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ModelFile } from '../manifest.ts'
import { presets } from '../presets.ts'
import { type TinyOptions, tinyModel, vocabulary } from './tiny-model.ts'

const list = (entries: object) => Buffer.from(JSON.stringify(entries))
const styles = (value: number) => Buffer.from(new Float32Array(510 * 256).fill(value).buffer)

/** The tiny model's files by path: all that the real one has, with a handful of words in its lists. */
export function tinyFiles(options: TinyOptions = {}): Record<string, Uint8Array> {
  return {
    'tokenizer.json': list({ model: { vocab: vocabulary } }),
    ...Object.fromEntries(presets.map(({ id }, index) => [`voices/${id}.bin`, styles(index / 100)])),
    'gb_gold.json': list({ calm: 'kˈɑːm', kind: 'kˈInd', rest: 'ɹˈɛst' }),
    'gb_silver.json': list({ patience: 'pˈAʃᵊns' }),
    'us_gold.json': list({ calm: 'kˈɑm', kind: 'kˈInd', rest: 'ɹˈɛst' }),
    'us_silver.json': list({ patience: 'pˈAʃəns' }),
    'onnx/model.onnx': tinyModel(options),
  }
}

/** The manifest of these files, with checksums; they are downloaded from `base`. */
export const manifestOf = (files: Readonly<Record<string, Uint8Array>>, base = 'http://127.0.0.1:9'): ModelFile[] =>
  Object.entries(files).map(([path, bytes]) => ({
    path,
    url: `${base}/${path}`,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))

/** Writes the files to a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}
