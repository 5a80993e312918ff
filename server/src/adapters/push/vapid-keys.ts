import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import * as z from 'zod'

const Pair = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof Pair>

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * The key pair kept in `<folder>/vapid.json`, made on first use and readable by its owner alone. Written whole under
 * another name and then linked: a kill leaves no half of it, and of two processes the second takes the first one's.
 */
export function readOrMakeKeys(folder: string): VapidKeys {
  const path = join(folder, 'vapid.json')
  const read = () => Pair.parse(JSON.parse(readFileSync(path, 'utf8')))
  try {
    return read()
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return read()
}
