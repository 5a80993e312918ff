import * as z from 'zod'
import { invalidField } from '#problem.ts'

/** The database knows no year 0000. */
const Marked = z.tuple([z.iso.datetime().refine((instant) => !instant.startsWith('0000')), z.uuid()])

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Throws `invalid_input` for a cursor that no page has returned. */
export function refuseCursor(): never {
  throw invalidField('cursor', 'This is not the nextCursor of an earlier page.')
}

function decode<S extends z.ZodType>(cursor: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return refuseCursor()
  }
}

/** Cursor of a list ordered by age: the id of the page's last line, because ids sort by age. */
export const ageCursor = { write: (id: string) => encode(id), read: (cursor: string) => decode(cursor, z.uuid()) }

/** Cursor of a list ordered by when its lines were marked: the time and id of the page's last line. */
export const instantCursor = {
  write: (instant: Date, id: string) => encode([instant.toISOString(), id]),
  read(cursor: string) {
    const [instant, id] = decode(cursor, Marked)
    return { instant: new Date(instant), id }
  },
}

/** Cursor of the open shelf: the id of the page's last line. */
export const shelfCursor = {
  write: (id: string) => encode(id),
  read: (cursor: string) => decode(cursor, z.string().max(20)),
}
