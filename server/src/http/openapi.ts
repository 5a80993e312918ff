import * as contract from '@glimmer/contract'
import { api, ProblemBody, product, type Route, type Upload } from '@glimmer/contract'
import * as vocabulary from '@glimmer/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { serveApiDocs } from './api-docs.ts'
import { isBinary } from './handle.ts'
import { problemCodes } from './reply-schema.ts'

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })

function success({ reply, status, repeatable }: Route) {
  if (!reply) return { 204: { description: 'Done' } }
  if (isBinary(reply))
    return {
      200: {
        description: 'The bytes',
        content: { [reply.binary]: { schema: { type: 'string' as const, format: 'binary' } } },
      },
    }
  const done = { [status ?? 200]: { description: 'Success', ...json(reply) } }
  return repeatable ? { ...done, 200: { description: 'It had been done before', ...json(reply) } } : done
}

const files = ({ types }: Upload) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]))

function parameters(path: string, route: Route) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, z.string()] as const)
  return {
    ...(names.length > 0 && { path: z.object(Object.fromEntries(names)) }),
    ...(route.query instanceof z.ZodObject && { query: route.query }),
    ...(route.idempotent && { header: z.object({ 'Idempotency-Key': z.string().optional() }) }),
  }
}

function operation(key: string, path: string, route: Route): ZodOpenApiOperationObject {
  return {
    operationId: key.replaceAll(/\W+/g, '_').replace(/_$/, ''),
    tags: [path.split('/')[1] ?? ''],
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ bearer: route.scope ? [route.scope] : [] }],
    requestParams: parameters(path, route),
    ...(route.upload && { requestBody: { required: true, content: files(route.upload) } }),
    ...(route.body && { requestBody: { required: !route.bodyOptional, ...json(route.body) } }),
    responses: {
      ...success(route),
      default: {
        description: `A problem: ${problemCodes(route).join(', ')}`,
        content: { 'application/problem+json': { schema: ProblemBody } },
      },
    },
  }
}

/** The contract's schemas by the names they are exported by. */
const namedSchemas = Object.entries<unknown>({ ...vocabulary, ...contract }).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)

/**
 * Runs `describe` with every schema's name in Zod's registry, where the library looks for it. They are taken out again,
 * so that other JSON Schemas do not depend on whether this has run.
 */
function withNames<T>(describe: () => T): T {
  const unnamed = namedSchemas.filter(([, schema]) => schema.meta()?.id === undefined)
  for (const [id, schema] of unnamed) z.globalRegistry.add(schema, { ...schema.meta(), id })
  try {
    return describe()
  } finally {
    for (const [, schema] of unnamed) {
      const { id: _id, ...meta } = schema.meta() ?? {}
      z.globalRegistry.add(schema, meta)
    }
  }
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The access token of a session, or a personal access token (made in the settings), which may only call the ' +
    'operations that name one of its scopes.',
} as const

/** Returns the contract as an OpenAPI 3.1 document. */
export function describeApi() {
  const paths: ZodOpenApiPathsObject = {}
  for (const [key, route] of Object.entries<Route>(api)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, path, route) }
  }
  return withNames(() =>
    createDocument({
      openapi: '3.1.1',
      info: { title: product.name, version: '1', description: product.tagline },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer } },
      paths,
    }),
  )
}

/** Publishes the document, generated on first request, and a page that renders it. */
export function serveOpenApi(server: FastifyInstance) {
  let document: ReturnType<typeof describeApi> | undefined
  const described = () => (document ??= describeApi())
  server.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(described()),
  )
  serveApiDocs(server)
}
