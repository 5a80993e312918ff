import * as z from 'zod'
import { Affirmation } from './affirmations.ts'
import { oneLine } from './lines.ts'
import { tidyName } from './names.ts'
import { routes } from './route.ts'
import { Theme } from './vocabulary.ts'

/** How many collections a user may have, and how many lines each may hold. */
export const maxCollections = 50
export const maxCollectionLines = 100

/** A name for one of a user's own things. */
export const ShortName = z
  .string()
  .trim()
  .regex(oneLine, 'Keep the name to one line.')
  .overwrite(tidyName)
  .min(1, 'Give it a name.')
  .max(60, 'Keep the name under 60 characters.')

const LineIds = z
  .array(z.uuid().toLowerCase())
  .max(maxCollectionLines, `A collection holds up to ${maxCollectionLines} lines.`)

export const Collection = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** Its lines, in order. */
  lineIds: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Collection = z.output<typeof Collection>

export const FullCollection = Collection.extend({ lines: z.array(Affirmation) })
export type FullCollection = z.output<typeof FullCollection>

/** A collection that anybody can copy. */
export const StarterCollection = z
  .object({ id: z.string(), name: z.string(), themes: z.array(Theme), lines: z.array(z.string()) })
  .meta({ id: 'StarterCollection' })
export type StarterCollection = z.output<typeof StarterCollection>

export const CreateCollection = z.strictObject({ name: ShortName, lineIds: LineIds.default([]) })
export type CreateCollection = z.output<typeof CreateCollection>

export const ChangeCollection = z
  .strictObject({
    name: ShortName.optional(),
    /**
     * The new order. Lines of the collection not named here follow in their previous order; unknown ids are ignored.
     */
    lineIds: LineIds.optional(),
  })
  .refine((change) => change.name !== undefined || change.lineIds !== undefined, 'Change the name or the order.')
export type ChangeCollection = z.output<typeof ChangeCollection>

export const collections = routes({
  'GET /collections': {
    summary: 'List collections, newest first',
    ages: 'any',
    reply: z.object({ items: z.array(Collection) }).meta({ id: 'Collections' }),
  },
  'POST /collections': {
    summary: 'Create a collection, empty or with lines',
    body: CreateCollection,
    reply: Collection,
    status: 201,
    problems: ['not_found', 'collections_full'],
  },
  'GET /collections/starters': {
    summary: 'List the collections to begin with, which can be copied',
    ages: 'any',
    reply: z.object({ items: z.array(StarterCollection) }).meta({ id: 'StarterCollections' }),
  },
  'POST /collections/starters/{id}/copy': {
    summary: 'Copy a collection to begin with; copying it again changes nothing while its name is kept',
    foreignId: true,
    reply: Collection,
    status: 201,
    repeatable: true,
    problems: ['not_found', 'collections_full'],
  },
  'GET /collections/{id}': {
    summary: 'Get a collection with its lines',
    ages: 'any',
    reply: FullCollection,
    problems: ['not_found'],
  },
  'PUT /collections/{id}': {
    summary: 'Rename a collection or reorder its lines',
    body: ChangeCollection,
    reply: Collection,
    problems: ['not_found'],
  },
  'DELETE /collections/{id}': { summary: 'Delete a collection; its lines stay', ages: 'any', problems: ['not_found'] },
  'POST /collections/{id}/lines': {
    summary: 'Append a line to a collection; a line that is already in it keeps its place',
    body: z.strictObject({ affirmationId: z.uuid().toLowerCase() }).meta({ id: 'AddToCollection' }),
    reply: Collection,
    problems: ['not_found', 'collection_full'],
  },
  'DELETE /collections/{id}/lines/{affirmationId}': {
    summary: 'Remove a line from a collection; the line itself is kept',
    ages: 'any',
    problems: ['not_found'],
  },
})
