import { type FileStream, product } from '@glimmer/contract'
import { makeZip } from 'client-zip'
import type { Account, App, MediaFile } from '#app.ts'
import { held } from './held.ts'
import { readHeld, readOwnRecord } from './read-held.ts'

interface Entry {
  name: string
  input: string | Uint8Array
  lastModified: Date
}

const readMe = (day: string) => `Everything ${product.name} holds of you, on ${day}.

profile.json: who you are here, and what you prefer.
${held.map(({ file, says }) => `${file}.json: ${says}`).join('\n')}

media/avatars: your pictures, as WebP.
media/recordings: your lines as they were spoken, as MP3, named after the line's id and the voice; those in
your own voice as your browser made them.

Not in here: what you wrote in notes and which moods you chose, because they are never kept; and recordings of your own
voice that you did not choose to keep here, because they have never left the device you made them on.
`

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function* from(files: AsyncIterable<MediaFile>, folder: string, lastModified: Date): AsyncGenerator<Entry> {
  for await (const { name, bytes } of files) yield { name: `media/${folder}/${name}`, input: bytes, lastModified }
}

/** One table, then one file at a time: however much somebody has kept, little of it is in memory at once. */
async function* entries(app: App, { id }: Account, now: Date): AsyncGenerator<Entry> {
  const entry = (name: string, input: string): Entry => ({ name, input, lastModified: now })
  yield entry('README.txt', readMe(now.toISOString().slice(0, 10)))
  yield entry('profile.json', json(await readOwnRecord(app, id)))
  for (const part of held) yield entry(`${part.file}.json`, json(await readHeld(app, id, part)))
  yield* from(app.avatars.media(id), 'avatars', now)
  yield* from(app.speech.media(id), 'recordings', now)
}

/** Everything that is held of a person as one ZIP archive, made while it is read. */
export function exportEverything(app: App, account: Account): FileStream {
  const now = app.clock.now()
  return {
    stream: makeZip(entries(app, account, now)),
    mime: 'application/zip',
    name: `glimmer-${now.toISOString().slice(0, 10)}.zip`,
  }
}
