import type { Api, Call, ProblemBody, Reply } from '@glimmer/contract'
import { type AgeRefusal, ApiError, hasNoMessage, isAgeRefusal, networkError } from './errors.ts'
import { log } from './log.ts'

interface Cancel {
  signal?: AbortSignal | undefined
}
/** What a caller of `api` passes after the key; optional when the route requires nothing. */
export type Arguments<C> = Record<never, never> extends C ? [call?: C & Cancel] : [call: C & Cancel]

export type ReadRoute = Extract<keyof Api, `GET ${string}`>
export type WriteRoute = Exclude<keyof Api, ReadRoute>

/** How the client reaches the server, and what it does about a refused token. */
export interface Connection {
  /** Empty in the browser, where the API shares the page's origin. */
  origin: string
  /** The current access token, or null when signed out. */
  token: () => Promise<string | null>
  /** Called after every 401. */
  onRefused: () => void
  /** Returns the `traceparent` header of a call; set where the server records traces. */
  traceparent?: (() => string) | undefined
}
let connection: Connection = { origin: '', token: async () => null, onRefused: () => undefined }

/** Sets how calls are made; the session does this once it exists. */
export const connect = (parts: Partial<Connection>) => {
  connection = { ...connection, ...parts }
}

const isWrite = (key: keyof Api): key is WriteRoute => !key.startsWith('GET ')
const writeListeners = new Set<(route: WriteRoute) => unknown>()

/** Notifies the listeners of a successful call, if it was a write. */
function notifyWritten(key: keyof Api) {
  if (isWrite(key)) for (const listener of writeListeners) listener(key)
}

/** Calls `listener` with the route of every successful write. Returns a function that unsubscribes. */
export function onWritten(listener: (route: WriteRoute) => unknown): () => void {
  writeListeners.add(listener)
  return () => void writeListeners.delete(listener)
}

const ageListeners = new Set<(code: AgeRefusal) => unknown>()

/** Calls `listener` whenever a call is refused because of the user's age. Returns a function that unsubscribes. */
export function onRefusedByAge(listener: (code: AgeRefusal) => unknown): () => void {
  ageListeners.add(listener)
  return () => void ageListeners.delete(listener)
}

export interface CallOptions extends Address, Cancel {
  body?: unknown
  /** A file, sent as the request's body in place of JSON. */
  upload?: Blob
  idempotencyKey?: string
}

/**
 * Calls the server by the contract: `api('POST /affirmations/generate', { body, idempotencyKey })`. Bytes are returned
 * as a Blob, an empty response as undefined. Every failure is an ApiError, except an abort, which stays one.
 */
export async function api<Key extends keyof Api>(
  key: Key,
  ...[call]: Arguments<Call<Key, Api[Key]>>
): Promise<Reply<Api[Key]>> {
  const options: CallOptions = call ?? {}
  const response = await sendCall(key, options)
  notifyWritten(key)
  return (await awaitNetwork(content(response), options.signal)) as Reply<Api[Key]>
}

/** Sends a call of the contract. Throws an ApiError unless it succeeds. */
function sendCall(key: keyof Api, options: CallOptions): Promise<Response> {
  const { method, path } = address(key, options)
  const headers: Record<string, string> = {}
  if (options.body !== undefined) headers['content-type'] = 'application/json'
  if (options.upload) headers['content-type'] = options.upload.type
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (connection.traceparent) headers.traceparent = connection.traceparent()
  const body = options.upload ?? (options.body === undefined ? null : JSON.stringify(options.body))
  return send(path, { method, headers, body, signal: options.signal ?? null })
}

/** The bytes at an address that the API returned, such as a recording's `audioUrl`. Fails as `api` does. */
export async function bytesAt(path: string, { signal }: Cancel = {}): Promise<Blob> {
  // It may redirect to a store of another origin, whose CORS rules then need not allow credentials.
  const options: RequestInit = { method: 'GET', credentials: 'same-origin', signal: signal ?? null }
  const response = await send(path, { ...options, headers: {} })
  return awaitNetwork(response.blob(), signal)
}

/** Says how to sign in: requested before anybody can be signed in, and so without a token. */
const configPath = '/api/config'

/** Sends a request with the session's token. Throws an ApiError unless it succeeds. */
export async function send(
  path: string,
  request: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const token = path === configPath ? null : await connection.token().catch(() => Promise.reject(networkError()))
  if (token) request.headers.authorization = `Bearer ${token}`
  // Lets a deletion that is requested as the page closes still go out.
  const keepalive = request.method === 'DELETE'
  const sent = fetch(connection.origin + path, { credentials: 'include', ...request, keepalive })
  const response = await awaitNetwork(sent, request.signal)
  if (response.ok) return response
  const error = new ApiError(response.status, await problemOf(response))
  if (hasNoMessage(error)) log('The server refused a call.', { status: error.status, code: error.code })
  if (error.status === 401) connection.onRefused()
  if (isAgeRefusal(error.code)) for (const listener of ageListeners) listener(error.code)
  throw error
}

/** Waits for data from the network. Rejects with a network error if it fails or breaks off; an abort is rethrown. */
const awaitNetwork = <T>(coming: Promise<T>, signal?: AbortSignal | null): Promise<T> =>
  coming.catch((thrown: unknown) => {
    throw signal?.aborted ? thrown : networkError()
  })

const isJson = (response: Response) => /[/+]json\b/.test(response.headers.get('content-type') ?? '')

const problemOf = async (response: Response): Promise<Partial<ProblemBody>> =>
  isJson(response) ? await response.json().catch(() => ({})) : {}

async function content(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  return isJson(response) ? response.json() : response.blob()
}

/** The parts of a call that end up in its address. */
export interface Address {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
}

const fill = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const filledParameters = (query: Record<string, unknown>) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )

/**
 * Turns a route's key into what `fetch` needs: `'GET /affirmations/{id}'` and `{ params: { id } }` become
 * `{ method: 'GET', path: '/api/affirmations/…' }`. Empty and missing query values are left out.
 */
export function address(key: string, { params = {}, query = {} }: Address = {}) {
  const [method = 'GET', path = '/'] = key.split(' ')
  const search = new URLSearchParams(filledParameters(query)).toString()
  return { method, path: `/api${fill(path, params)}${search && `?${search}`}` }
}

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Starts a trace of one call, as a W3C Trace Context header. It is random, and different for each call, so it says
 * nothing about the user. The server decides whether to record it.
 */
export const newTraceparent = () => `00-${hex(16)}-${hex(8)}-01`
