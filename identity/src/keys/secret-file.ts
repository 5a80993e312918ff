import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * The secret in `<folder>/identity.secret`, created on first use and readable by its owner alone. Written whole under
 * another name and then linked, so that a process killed in between leaves no half-written secret.
 */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, 'identity.secret')
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}`
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}
