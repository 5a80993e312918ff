import { type FileStream, product } from '@glimmer/contract'
import { makeZip } from 'client-zip'
import type { Account, App, MediaFile, PersonalData } from '#app.ts'
import { Problem } from '#problem.ts'
import { readAccount, readTable } from './read-tables.ts'

interface Entry {
  name: string
  input: string | Uint8Array
  lastModified: Date
}

const tablesOf = (personalData: readonly PersonalData[]) => personalData.flatMap(({ exported = [] }) => exported)
const mediaOf = (personalData: readonly PersonalData[]) => personalData.flatMap(({ media }) => media ?? [])

const readMe = (
  personalData: readonly PersonalData[],
  day: string,
  hasSignIn: boolean,
) => `Everything ${product.name} holds of you, on ${day}.

profile.json: who you are here, and what you prefer.
${hasSignIn ? 'sign-in.json: how and where you sign in, and what happened to that account.\n' : ''}${tablesOf(
  personalData,
)
  .map(({ file, says }) => `${file}.json: ${says}`)
  .join('\n')}

${mediaOf(personalData)
  .map(({ folder, says }) => `media/${folder}: ${says}`)
  .join('\n')}

Not in here: what you wrote in notes, and the moods you chose without having asked for them to be kept, because they are
never stored; and recordings of your own voice that you did not choose to keep here, because they have never left the
device you made them on.
`

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function* from(files: AsyncIterable<MediaFile>, folder: string, lastModified: Date): AsyncGenerator<Entry> {
  for await (const { name, bytes } of files) yield { name: `media/${folder}/${name}`, input: bytes, lastModified }
}

/** One table, then one file at a time: however much there is, little of it is in memory at once. */
async function* entries(app: App, { id }: Account, signIn: object | 'none', now: Date): AsyncGenerator<Entry> {
  const entry = (name: string, input: string): Entry => ({ name, input, lastModified: now })
  yield entry('README.txt', readMe(app.personalData, now.toISOString().slice(0, 10), signIn !== 'none'))
  yield entry('profile.json', json(await readAccount(app, id)))
  if (signIn !== 'none') yield entry('sign-in.json', json(signIn))
  for (const table of tablesOf(app.personalData))
    yield entry(`${table.file}.json`, json(await readTable(app, id, table)))
  for (const { folder, files } of mediaOf(app.personalData)) yield* from(files(id), folder, now)
}

/**
 * Everything that is held of a person as one ZIP archive, made while it is read. Throws `identity_unavailable` where what
 * the identity provider keeps for us cannot be had: half an archive is none.
 */
export async function exportEverything(app: App, account: Account, token: string): Promise<FileStream> {
  const now = app.clock.now()
  const signIn = await app.identity.readSignInData(token)
  if (signIn === 'unavailable') throw new Problem('identity_unavailable')
  return {
    stream: makeZip(entries(app, account, signIn, now)),
    mime: 'application/zip',
    name: `glimmer-${now.toISOString().slice(0, 10)}.zip`,
  }
}
