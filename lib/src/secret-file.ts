import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * The text in `<folder>/<name>`, created on first use and readable by its owner alone. It is written whole under
 * another name and then linked: a kill leaves no partial file, and if two processes create it, the second uses the
 * first one's.
 */
export function readOrMakeSecret(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  const read = () => readFileSync(path, 'utf8')
  try {
    return read()
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
  makeDataFolder(folder)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, make(), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return read()
}
