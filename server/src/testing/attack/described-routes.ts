import { describeApi } from '#http/openapi.ts'
import type { Schema } from './arbitrary-of.ts'

/** A route as the published OpenAPI document describes it: all that an attacker needs to know. */
export interface DescribedRoute {
  /** Its key in the contract: `POST /affirmations`. */
  key: string
  method: string
  path: string
  query: { name: string; schema: Schema }[]
  /** The bodies it accepts, by content type. */
  bodies: [type: string, schema: Schema][]
}

interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Every route of the document, and the schemas they refer to. A new route is included automatically. */
export function describedRoutes(): { routes: DescribedRoute[]; schemas: Record<string, Schema> } {
  const { paths, components } = describeApi() as unknown as Document
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { parameters = [], requestBody }]): DescribedRoute => {
      const method = name.toUpperCase()
      return {
        key: `${method} ${path}`,
        method,
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
      }
    }),
  )
  return { routes, schemas: components.schemas }
}
