import { type FileStream, product } from '@glimmer/contract'
import { makeZip } from 'client-zip'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Account, App } from '#app.ts'
import type { ExportedTable, PersonalData } from '#personal-data.ts'
import { orNotFound, Problem } from '#problem.ts'
import { ExportManifest, ProfileFile, SignInFile, schemaOf, sha256 } from './export-files.ts'
import { personalDataOf } from './personal-data.ts'

type Row = Record<string, unknown>

const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const readable = (row: Row, without: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => (without.includes(column) ? [] : [[camelCase(column), value]])),
  )

/** One account's rows of a table, in camelCase. */
async function readTable({ database }: App, accountId: string, { table, orderBy, without = [] }: ExportedTable) {
  const { rows } = await database.db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where account_id = ${accountId} order by ${sql.raw(orderBy)}`,
  )
  return rows.map(({ row }) => readable(row, ['account_id', ...without]))
}

/** The account's own row, in camelCase. */
async function readAccount({ database }: App, accountId: string) {
  const { rows } = await database.db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from account t where id = ${accountId}`,
  )
  return readable(orNotFound(rows[0]).row, ['issuer'])
}

interface Entry {
  name: string
  input: string | Uint8Array
}

const tablesOf = (personalData: readonly PersonalData[]) => personalData.flatMap(({ exported = [] }) => exported)
const mediaOf = (personalData: readonly PersonalData[]) => personalData.flatMap(({ media }) => media ?? [])

const profileSays = 'Who you are here, and what you prefer.'
const signInSays = 'How and where you sign in, and what happened to that account.'

const readMe = (
  personalData: readonly PersonalData[],
  day: string,
  hasSignIn: boolean,
) => `Everything ${product.name} holds of you, on ${day}.

profile.json: ${profileSays}
${hasSignIn ? `sign-in.json: ${signInSays}\n` : ''}${tablesOf(personalData)
  .map(({ file, description: says }) => `${file}.json: ${says}`)
  .join('\n')}

${mediaOf(personalData)
  .map(({ folder, description: says }) => `media/${folder}: ${says}`)
  .join('\n')}

For programs: export.json lists every file with its checksum (SHA-256), and schemas/ says what is in each JSON file, as
JSON Schema 2020-12.

Not in here: what you wrote in notes, and the moods you chose without having asked for them to be kept, because they are
never stored; and recordings of your own voice that you did not choose to keep here, because they have never left the
device you made them on.
`

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** One JSON file and its schema; adds the file to the manifest. */
function* described(
  { files }: ExportManifest,
  { name, says, shape, value }: { name: string; says: string; shape: z.ZodType; value: unknown },
): Generator<Entry> {
  const [input, schema] = [json(value), `schemas/${name}`]
  files.push({ name, says, rows: Array.isArray(value) ? value.length : 1, schema, sha256: sha256(input) })
  yield { name, input }
  yield { name: schema, input: json(schemaOf(says, shape)) }
}

/** Reads one table, then one file at a time, so that only a little of a large export is in memory at once. */
async function* entries(app: App, { id }: Account, signIn: object | 'none', now: Date): AsyncGenerator<Entry> {
  const personalData = personalDataOf(app)
  const manifest: ExportManifest = { format: 'glimmer-export', version: 1, madeAt: now.toISOString(), files: [] }
  yield { name: 'README.txt', input: readMe(personalData, now.toISOString().slice(0, 10), signIn !== 'none') }
  const profile = await readAccount(app, id)
  yield* described(manifest, { name: 'profile.json', says: profileSays, shape: ProfileFile, value: profile })
  if (signIn !== 'none')
    yield* described(manifest, { name: 'sign-in.json', says: signInSays, shape: SignInFile, value: signIn })
  for (const table of tablesOf(personalData)) {
    const { file, description: says, row } = table
    const value = await readTable(app, id, table)
    yield* described(manifest, { name: `${file}.json`, says, shape: z.array(row), value })
  }
  for (const { folder, description: says, files } of mediaOf(personalData))
    for await (const { name: file, bytes } of files(id)) {
      const name = `media/${folder}/${file}`
      manifest.files.push({ name, says, sha256: sha256(bytes) })
      yield { name, input: bytes }
    }
  yield { name: 'schemas/export.json', input: json(schemaOf('What is in this archive.', ExportManifest)) }
  yield { name: 'export.json', input: json(manifest) }
}

async function* at(lastModified: Date, all: AsyncIterable<Entry>) {
  for await (const entry of all) yield { ...entry, lastModified }
}

/**
 * Everything stored about a person as one ZIP archive, built while it is streamed; `signIn` is what the identity
 * provider stores.
 */
export function exportAccount(app: App, account: Account, signIn: object | 'none'): FileStream {
  const now = app.clock.now()
  return {
    stream: makeZip(at(now, entries(app, account, signIn, now))),
    mime: 'application/zip',
    name: `glimmer-${now.toISOString().slice(0, 10)}.zip`,
  }
}

/**
 * `exportAccount`, with what the identity provider stores. Throws `identity_unavailable` if that cannot be read: half
 * an export is not offered.
 */
export async function exportEverything(app: App, account: Account, token: string): Promise<FileStream> {
  const signIn = await app.identity.readSignInData(token)
  if (signIn === 'unavailable') throw new Problem('identity_unavailable')
  return exportAccount(app, account, signIn)
}
