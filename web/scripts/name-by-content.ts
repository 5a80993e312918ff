import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join, parse } from 'node:path'

/**
 * Moves a file of the build to the assets, under a name that holds its hash, and returns its new address. Returning
 * visitors then have it cached without asking the server: for a script that blocks the page, asking costs a round trip.
 * @param address of the file in `dist`, such as `/before-paint.js`.
 */
export async function nameByContent(dist: string, address: string): Promise<string> {
  const { name, ext } = parse(address)
  const hash = createHash('sha256').update(await readFile(join(dist, address)))
  const named = `/assets/${name}-${hash.digest('base64url').slice(0, 8)}${ext}`
  await rename(join(dist, address), join(dist, named))
  return named
}
