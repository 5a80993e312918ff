import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { product } from '@glimmer/contract/product'

const maxPasswordLength = 128
const guessed = 'That one is on lists people guess from. Three or four plain words do better.'

/** Words an attacker would try here first, with or without digits around them. */
const contextWords = () => ['glimmer', product.name, 'affirmation', 'affirmations']

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Whether the text is one short piece repeated, as `aaaaaaaaaa` and `passwordpassword` are. */
const isRepeated = (text: string) => /^(.{1,10})\1+$/su.test(text.toLowerCase())

/** Whether the password is the address, its local part or one of our own words, plus only digits and symbols. */
function isFromContext(password: string, email: string): boolean {
  const [name = ''] = email.split('@')
  const words = [email, name, ...contextWords()].map(lettersOf).filter((word) => word.length >= 3)
  return words.includes(lettersOf(password))
}

/**
 * Checks a new password by its length and against what attackers guess first (NIST SP 800-63B: no composition rules).
 * Returns a sentence for the user, or undefined if the password is acceptable.
 */
export async function newPasswordError(
  password: string,
  email: string,
  minLength: number,
): Promise<string | undefined> {
  const composed = password.normalize('NFKC')
  const { length } = [...composed]
  if (length === 0) return 'Please choose a password.'
  if (length < minLength) return `Please use at least ${minLength} characters.`
  if (length > maxPasswordLength) return `Please use ${maxPasswordLength} characters or fewer.`
  if (composed.toLowerCase() === email.trim().toLowerCase())
    return 'Please choose something other than your email address.'
  const isGuessed = isFromContext(composed, email) || isRepeated(composed) || (await isCommonPassword(composed))
  return isGuessed ? guessed : undefined
}

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
  const hashPrefix = createHash('sha256')
    .update(password.normalize('NFKC').toLowerCase())
    .digest()
    .subarray(0, prefixBytes)
  let [from, to] = [0, hashes.length / prefixBytes]
  while (from < to) {
    const middle = (from + to) >>> 1
    const order = hashes.compare(hashPrefix, 0, prefixBytes, middle * prefixBytes, (middle + 1) * prefixBytes)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
