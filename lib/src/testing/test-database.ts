import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** The address of a unix socket, in the form the app accepts. */
  url: string
  drop(): Promise<void>
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Creates an empty database for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  return {
    url: inject('postgresUrl').replace('/postgres?', `/${name}?`),
    drop: () => administer(`drop database ${name}`),
  }
}
