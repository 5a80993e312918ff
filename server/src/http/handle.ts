import {
  type Binary,
  type Bytes,
  type BytesRedirect,
  type BytesStream,
  type Download,
  type FileStream,
  type HandlerResult,
  type Method,
  problems,
  type Repeatable,
  type Request,
  type Route,
  type Routes,
  type TokenScope,
  type Upload,
} from '@glimmer/contract'
import { addressForLimits } from '@glimmer/lib/client-address'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod'
import type { Account, App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { invalidField, Problem } from '#problem.ts'
import {
  type Accounts,
  findCaller,
  readBearer,
  refuseByAge,
  requireFreshSignIn,
  requireOperator,
} from './authenticate.ts'
import { JsonText } from './json-text.ts'
import { serialiserOf } from './reply-schema.ts'
import { sendBytes, sendFile } from './send-bytes.ts'
import type { UploadPlace } from './upload-gate.ts'

type Caller<R> = R extends { access: 'public' }
  ? unknown
  : R extends { access: 'token-only' }
    ? { subject: Subject; token: string }
    : R extends { access: 'owner' }
      ? { subject: Subject }
      : { account: Account; token: string } & (R extends { scope: TokenScope }
          ? {
              /** What the caller's personal access token may do; undefined with a session. */
              scopes: readonly TokenScope[] | undefined
            }
          : unknown) &
          (R extends { fresh: 'if-needed' }
            ? {
                /** Throws `fresh_sign_in` unless the caller has recently proved who they are. */
                requireFresh(): Promise<void>
              }
            : unknown) &
          (R extends { access: 'operator' }
            ? {
                /** The operator's proven email address. */
                operator: string
              }
            : unknown)

/** A handler receives the parsed request, the caller, and a signal that aborts when the client disconnects. */
type Handler<Key, R> = (
  request: Request<Key, R> & Caller<R> & { signal: AbortSignal },
) => Promise<HandlerResult<R> | JsonText<HandlerResult<R>>>
type Handlers<T extends Routes> = { [Key in keyof T]: Handler<Key, T[Key]> }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const json = 'application/json; charset=utf-8'
const noQuery = z.strictObject({})
const keyShape = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Use 1 to 200 visible ASCII characters.')
  .optional()

export const isBinary = (reply: Route['reply']): reply is Binary => reply !== undefined && 'binary' in reply

const isDownload = (reply: Route['reply']): reply is Download => isBinary(reply) && 'download' in reply

/** An id that is not a UUID is treated as unknown (404), not as bad input. UUIDs may be in either case (RFC 9562). */
function readParams({ foreignId }: Route, params: unknown) {
  if (foreignId) return params
  const read = Object.entries(params as Record<string, string>).map(([name, value]) => {
    if (name !== 'id' && !name.endsWith('Id')) return [name, value]
    if (!uuid.test(value)) throw new Problem('not_found')
    return [name, value.toLowerCase()]
  })
  return Object.fromEntries(read)
}

function readIdempotencyKey(route: Route, request: FastifyRequest) {
  if (!route.idempotent) return {}
  const parsed = keyShape.safeParse(request.headers['idempotency-key'])
  if (parsed.success) return { idempotencyKey: parsed.data }
  throw invalidField('Idempotency-Key', parsed.error.issues[0]?.message ?? problems.invalid_input[1])
}

async function readCaller(app: App, accounts: Accounts, route: Route, request: FastifyRequest) {
  if (route.access === 'public') return {}
  const bearer = await readBearer(app, accounts, route.scope, request.headers.authorization)
  if (route.fresh === true && route.access !== 'operator') await requireFreshSignIn(accounts, bearer.subject)
  if (route.access === 'token-only' || route.access === 'owner') return bearer
  const account = bearer.account ?? (await findCaller(accounts, bearer.subject))
  refuseByAge(account.age, route.ages ?? 'agreed', app.config.ages.gate)
  const { token, scopes, subject } = bearer
  if (route.access === 'operator')
    return { account, token, operator: await requireOperator(app, accounts, { account, subject }) }
  return { account, token, scopes, requireFresh: () => requireFreshSignIn(accounts, bearer.subject) }
}

function readBody(route: Route, { body }: FastifyRequest) {
  if (!route.upload) return { body: route.body?.parse(body ?? (route.bodyOptional ? undefined : null)) }
  if (Buffer.isBuffer(body) && body.length > 0) return { upload: body }
  throw invalidField('file', 'Send the file as the body.')
}

/** What is known about an upload before its body is read. */
const beginningOf = ({ ip, headers }: FastifyRequest, { id: accountId }: Account, upload: Upload) => ({
  accountId,
  address: addressForLimits(ip),
  bytes: Math.min(Number(headers['content-length'] ?? upload.bytes), upload.bytes),
})

/** Aborts if the client disconnects before the response is finished. */
function signalOf(reply: FastifyReply): AbortSignal {
  const hungUp = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) hungUp.abort()
  })
  return hungUp.signal
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, result: unknown) {
  if (isDownload(route.reply)) return sendFile(reply, result as FileStream)
  if (isBinary(route.reply)) return sendBytes(request, reply, result as Bytes | BytesRedirect | BytesStream)
  if (!route.reply) return reply.code(204).send()
  const { again, reply: body } = (route.repeatable ? result : { again: false, reply: result }) as Repeatable<unknown>
  const text = body instanceof JsonText ? body.text : serialiserOf(route.reply)(body)
  return reply
    .code(again ? 200 : (route.status ?? 200))
    .type(json)
    .send(text)
}

/**
 * Parses bodies of this scope's routes as files of the given types and size; another type is 415, a larger file 413.
 */
function readFiles(scope: FastifyInstance, { types, bytes }: Upload) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: bytes }, (_, body, done) => done(null, body))
  scope.addContentTypeParser('*', (_request, _payload, done) =>
    done(new Problem('unsupported_media_type', `Please send one of ${types.join(', ')}.`)),
  )
}

/** Overrides the headers of every response, for what pages elsewhere may show and search engines may not. */
const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex, nofollow',
}

/** Registers a handler for every route of a contract: a missing, extra or ill-typed handler does not compile. */
export const handle =
  <const T extends Routes>(table: T, handlers: Handlers<T>) =>
  (server: FastifyInstance, app: App) => {
    for (const [key, route] of Object.entries<Route>(table)) {
      const [method, path] = key.split(' ') as [Method, string]
      const run = handlers[key as keyof T] as (request: object) => Promise<unknown>
      const callers = new WeakMap<FastifyRequest, { account?: Account | undefined; subject?: Subject }>()
      const places = new WeakMap<FastifyRequest, UploadPlace>()
      const options: RouteOptions = {
        method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
        // Authenticate before the body is read, so that large bodies of unauthenticated callers are never parsed.
        async onRequest(request, reply) {
          if (route.crossOrigin) reply.headers(crossOriginHeaders)
          const caller = await readCaller(app, server.accounts, route, request)
          callers.set(request, caller)
          if (route.upload && 'account' in caller && caller.account)
            places.set(request, server.uploads.enter(beginningOf(request, caller.account, route.upload), reply.raw))
        },
        async handler(request, reply) {
          const work = () => {
            const params = readParams(route, request.params)
            const query = (route.query ?? noQuery).parse(request.query)
            const body = readBody(route, request)
            server.limits.take(route, request, reply, callers.get(request)?.account)
            return run({
              ...callers.get(request),
              ...readIdempotencyKey(route, request),
              // Created lazily: most handlers do not use it.
              get signal() {
                return signalOf(reply)
              },
              params,
              query,
              ...body,
            })
          }
          const place = places.get(request)
          return answer(route, request, reply, await (place ? place.workOn(work) : work()))
        },
      }
      const { upload } = route
      if (!upload) server.route(options)
      else
        server.register(async (scope) => {
          readFiles(scope, upload)
          scope.route(options)
        })
    }
  }
