import { parseArgs } from 'node:util'
import type { Database } from '@glimmer/server/database/pool'
import { addCrowd } from '@glimmer/server/testing/crowd'

const number = (given: string | undefined, name: string): number => {
  const read = Number(given)
  if (!Number.isInteger(read) || read < 1) throw new Error(`Say how many: --${name} and a whole number from 1 on.`)
  return read
}

/** How many people to add, and on how many days they came; undefined if not requested. */
export function readCrowd(args: string[]): { people: number; days: number } | undefined {
  const { values } = parseArgs({ args, options: { people: { type: 'string' }, days: { type: 'string' } } })
  if (values.people === undefined && values.days === undefined) return undefined
  return { people: number(values.people, 'people'), days: number(values.days ?? '90', 'days') }
}

/** Adds people nobody can sign in as, so that the database has a realistic size. */
export async function fillDatabase(
  { pool }: Database,
  asked: { people: number; days: number },
  now: Date,
): Promise<string> {
  const began = performance.now()
  const client = await pool.connect()
  try {
    await addCrowd(client, { ...asked, issuer: 'https://crowd.example.test', now })
  } finally {
    client.release(true)
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  return `${asked.people} people with ${asked.days} days each, in ${seconds} s.`
}
