import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

const sources = resolve(import.meta.dirname, '../src')
const files = new Map<string, string>()

/**
 * What a class is called in the build: its own name, and four letters for its file, the same in every build. Longer
 * names were a fifth of the sheets' weight.
 */
export function shortName(name: string, file: string): string {
  const path = relative(sources, file.replace(/\?.*/, ''))
  const code = createHash('sha256')
    .update(path)
    .digest('base64')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, 4)
  if ((files.get(code) ?? path) !== path) throw new Error(`${path} and ${files.get(code)} share their letters.`)
  files.set(code, path)
  return `${name}_${code}`
}
