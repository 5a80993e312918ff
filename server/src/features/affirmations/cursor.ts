import * as z from 'zod'
import { Problem } from '#problem.ts'

const Marked = z.tuple([z.iso.datetime(), z.uuid()])

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Throws the `invalid_input` of a cursor that no page has answered. */
export function refuseCursor(): never {
  const message = 'This is not the nextCursor of an earlier page.'
  throw new Problem('invalid_input', undefined, { errors: [{ path: 'cursor', message }] })
}

function decode<S extends z.ZodType>(cursor: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return refuseCursor()
  }
}

/** Where a list ordered by age went on: the id of its last line. Ids sort by age. */
export const ageCursor = { write: (id: string) => encode(id), read: (cursor: string) => decode(cursor, z.uuid()) }

/** Where a list ordered by when its lines were marked went on: when the last one was, and its id. */
export const instantCursor = {
  write: (instant: Date, id: string) => encode([instant.toISOString(), id]),
  read(cursor: string) {
    const [instant, id] = decode(cursor, Marked)
    return { instant: new Date(instant), id }
  },
}

/** Where a look along the open shelf went on: the id of its last line. */
export const shelfCursor = {
  write: (id: string) => encode(id),
  read: (cursor: string) => decode(cursor, z.string().max(20)),
}
