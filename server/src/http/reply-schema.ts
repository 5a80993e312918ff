import { problems, type Route } from '@glimmer/contract'
import * as z from 'zod'

const nullable = (schema: { anyOf?: { type?: string }[] }) => {
  const [value, none] = schema.anyOf ?? []
  return schema.anyOf?.length === 2 && none?.type === 'null' && value?.type ? value : undefined
}

/** A contract's schema as the JSON Schema its serialiser is compiled from. */
function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    reused: 'inline',
    io: 'output',
    // `X or null` as one type: the serialiser then need not try alternatives on every value.
    override({ jsonSchema }) {
      const value = nullable(jsonSchema as { anyOf?: { type?: string }[] })
      if (!value) return
      Object.assign(jsonSchema, value, { type: [value.type, 'null'] })
      delete jsonSchema.anyOf
    },
  })
}

/** What Fastify compiles this route's serialiser from: a reply is never wider than its contract. */
export function replySchema(route: Route) {
  const { reply } = route
  if (!reply || 'binary' in reply) return {}
  const schema = toJsonSchema(reply)
  return { [route.status ?? 200]: schema, ...(route.repeatable && { 200: schema }) }
}

/** Every code a route can answer with, for its documentation. */
export const problemCodes = (route: Route): string[] => {
  const own = route.problems ?? []
  const shared = route.access === 'public' ? ['rate_limited'] : ['unauthenticated', 'rate_limited']
  const uploads = route.upload ? ['too_many_uploads', 'uploads_busy'] : []
  return [...own, ...uploads, ...(route.body || route.query ? ['invalid_input'] : []), ...shared].filter(
    (code) => code in problems,
  )
}
