import * as z from 'zod'
import { Problem } from '#problem.ts'

const Favorite = z.tuple([z.iso.datetime(), z.uuid()])

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode<S extends z.ZodType>(cursor: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    const message = 'This is not the nextCursor of an earlier page.'
    throw new Problem('invalid_input', undefined, { errors: [{ path: 'cursor', message }] })
  }
}

/** Where a list ordered by age went on: the id of its last line. Ids sort by age. */
export const ageCursor = { write: (id: string) => encode(id), read: (cursor: string) => decode(cursor, z.uuid()) }

/** Where a list of favourites went on: when its last one was marked, and its id. */
export const favoriteCursor = {
  write: (favoritedAt: Date, id: string) => encode([favoritedAt.toISOString(), id]),
  read(cursor: string) {
    const [favoritedAt, id] = decode(cursor, Favorite)
    return { favoritedAt: new Date(favoritedAt), id }
  },
}
