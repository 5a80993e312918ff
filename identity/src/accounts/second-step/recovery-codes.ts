import { randomBytes } from 'node:crypto'
import { hashToken } from '@glimmer/lib/tokens'
import { type Connection, type Database, hasRow } from '#database/pool.ts'

const howMany = 8

/** Crockford's base 32: no letter that can be mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 24

/** 24 of 32 characters: 120 random bits. 256 is a multiple of 32, so every character is equally likely. */
const makeCode = () => [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** For display, in groups of four. */
const inGroups = (code: string) => code.match(/.{4}/g)?.join('-') ?? code

/** Normalises a typed code, however it was spaced; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined
}

/** Makes new codes in place of all existing ones. They are shown once; only their hashes are stored. */
export async function makeRecoveryCodes(connection: Connection, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode)
  await connection.query('delete from identity.recovery_code where account_id = $1', [accountId])
  await connection.query('insert into identity.recovery_code (code_hash, account_id) select unnest($2::bytea[]), $1', [
    accountId,
    codes.map(hashToken),
  ])
  return codes.map(inGroups)
}

/** Uses a code up: of several concurrent attempts, one succeeds. */
export const useRecoveryCode = (database: Database, accountId: string, code: string): Promise<boolean> =>
  hasRow(
    database,
    'update identity.recovery_code set used_at = now() where code_hash = $1 and account_id = $2 and used_at is null',
    [hashToken(code), accountId],
  )

export async function recoveryCodesLeft(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ left: number }>(
    'select count(*)::int as left from identity.recovery_code where account_id = $1 and used_at is null',
    [accountId],
  )
  return rows[0]?.left ?? 0
}
