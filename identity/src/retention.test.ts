import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired, rules } from './retention.ts'
import { startTestIdentity, type TestIdentity } from './testing/test-identity.ts'
import { aSignedInVisitor } from './testing/visitor.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
afterAll(() => identity.stop())

const namesOf = async (query: string) => {
  const { rows } = await identity.database.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

test('every table has a retention rule, and every rule a table', async () => {
  const tables = await namesOf(`select tablename as name from pg_tables where schemaname = 'identity' order by 1`)
  expect([...new Set(rules.map(({ table }) => table))].sort()).toEqual(tables)
})

test('tables deleted with the account have a cascading reference', async () => {
  const cascading = await namesOf(`select relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confdeltype = 'c' and confrelid = 'identity.account'::regclass order by 1`)
  const said = rules.flatMap((rule) => ('deletedWith' in rule ? rule.table : []))
  expect(said.sort()).toEqual(cascading)
})

test('a known browser is deleted after twelve months without use', async () => {
  await aSignedInVisitor(identity.issuer, 'rarely@example.com')
  const { database } = identity
  const seen = (months: number) =>
    database.query('update identity.known_device set seen_at = now() - make_interval(months => $1)', [months])
  const known = async () => (await database.query('select from identity.known_device')).rowCount
  await seen(11)
  await deleteExpired(database)
  expect(await known()).toBe(1)
  await seen(13)
  await deleteExpired(database)
  expect(await known()).toBe(0)
})
