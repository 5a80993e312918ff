// Writes assets/common-passwords.bin, which new passwords are compared with: the first eight bytes of the SHA-256 of
// each common password, sorted. The list itself would take 16 MB of memory. Run after updating the list's package.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Shorter passwords are refused for their length. */
const shortest = 8
const prefixBytes = 8

const hashes = dictionary['passwords-common']
  .map((password) => password.normalize('NFKC').toLowerCase())
  .filter((password) => [...password].length >= shortest)
  .map((password) => createHash('sha256').update(password).digest().subarray(0, prefixBytes))
const sorted = [...new Map(hashes.map((hash) => [hash.toString('hex'), hash])).values()].sort(Buffer.compare)

writeFileSync(new URL('../assets/common-passwords.bin', import.meta.url), Buffer.concat(sorted))
process.stdout.write(`${sorted.length} common passwords\n`)
