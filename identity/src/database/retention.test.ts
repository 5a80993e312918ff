import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestIdentity, type TestIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor } from '#testing/visitor.ts'
import { deleteExpired, rules } from './retention.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
afterAll(() => identity.stop())

const namesOf = async (query: string) => {
  const { rows } = await identity.database.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

test('every table has a rule, and every rule a table', async () => {
  const tables = await namesOf(`select tablename as name from pg_tables where schemaname = 'identity' order by 1`)
  expect([...new Set(rules.map(({ table }) => table))].sort()).toEqual(tables)
})

test('what is said to go with an account does', async () => {
  const cascading = await namesOf(`select relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confdeltype = 'c' and confrelid = 'identity.accounts'::regclass order by 1`)
  const said = rules.flatMap((rule) => ('goesWith' in rule ? rule.table : []))
  expect(said.sort()).toEqual(cascading)
})

test('a browser nobody has used for a year is forgotten; one used since is not', async () => {
  await aSignedInVisitor(identity.issuer, 'rarely@example.com')
  const { database } = identity
  const seen = (months: number) =>
    database.query('update identity.devices set seen_at = now() - make_interval(months => $1)', [months])
  const known = async () => (await database.query('select from identity.devices')).rowCount
  await seen(11)
  await deleteExpired(database)
  expect(await known()).toBe(1)
  await seen(13)
  await deleteExpired(database)
  expect(await known()).toBe(0)
})
