import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const prefixBytes = 8

/**
 * Sorted hash prefixes, as written by identity/scripts/common-passwords.mjs; read when the first password is chosen.
 */
let list: Promise<Buffer> | undefined
const readList = () =>
  (list ??= readFile(fileURLToPath(import.meta.resolve('@glimmer/identity/assets/common-passwords.bin'))))

/** Whether a password is on the lists attackers guess from, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const hashes = await readList()
  const wanted = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, prefixBytes)
  let [from, to] = [0, hashes.length / prefixBytes]
  while (from < to) {
    const middle = (from + to) >>> 1
    const order = hashes.compare(wanted, 0, prefixBytes, middle * prefixBytes, (middle + 1) * prefixBytes)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
