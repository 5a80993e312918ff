import { problems, type Route } from '@glimmer/contract'
import fastJson, { type Schema } from 'fast-json-stringify'
import * as z from 'zod'

/** The X of `X or null`. Not of listed values: null would have to be one of them. */
const nullable = (schema: { anyOf?: { type?: string; enum?: unknown[]; const?: unknown }[] }) => {
  const [value, none] = schema.anyOf ?? []
  const isListed = value?.enum !== undefined || value?.const !== undefined
  return schema.anyOf?.length === 2 && none?.type === 'null' && value?.type && !isListed ? value : undefined
}

/** Converts a contract's schema to the JSON Schema that a serialiser is compiled from. */
function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    reused: 'inline',
    io: 'output',
    // Express `X or null` as one type, so that the serialiser need not try alternatives on every value.
    override({ jsonSchema }) {
      const value = nullable(jsonSchema as { anyOf?: { type?: string }[] })
      if (!value) return
      Object.assign(jsonSchema, value, { type: [value.type, 'null'] })
      delete jsonSchema.anyOf
    },
  })
}

const serialisers = new WeakMap<z.ZodType, (reply: unknown) => string>()

/**
 * Returns the function that writes a reply as JSON, with no more fields than its contract has. It is compiled for the
 * first reply, since all of them together would slow down every start.
 */
export function serialiserOf(reply: z.ZodType): (reply: unknown) => string {
  const known = serialisers.get(reply)
  if (known) return known
  const serialise = fastJson(toJsonSchema(reply) as Schema)
  serialisers.set(reply, serialise)
  return serialise
}

/** Every problem code a route can respond with, for the API documentation. */
export const problemCodes = (route: Route): string[] => {
  const own = [...(route.problems ?? []), ...(route.scope ? ['insufficient_scope'] : [])]
  const shared = route.access === 'public' ? ['rate_limited'] : ['unauthenticated', 'rate_limited']
  const uploads = route.upload ? ['too_many_uploads', 'uploads_busy'] : []
  return [...own, ...uploads, ...(route.body || route.query ? ['invalid_input'] : []), ...shared].filter(
    (code) => code in problems,
  )
}
