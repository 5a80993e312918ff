import type * as z from 'zod'

/** Marks a reply of bytes (audio, video, pictures) instead of JSON. */
export interface Binary {
  readonly binary: string
}
/** `reply: binary('audio/mpeg')`: the handler returns `Bytes`, the caller receives a `Blob`. */
export const binary = (mime: string): Binary => ({ binary: mime })

/**
 * What the handler of a binary route returns. `etag` identifies these exact bytes; a function makes them only for a
 * caller who does not have them.
 */
export interface Bytes {
  bytes: Uint8Array | (() => Promise<Uint8Array>)
  mime: string
  etag: string
  maxAgeSeconds: number
}

/** What the handler of a binary route returns if the caller is redirected to fetch the bytes elsewhere. */
export interface BytesRedirect {
  address: string
  /** How long the redirect may be cached; not at all if left out. */
  maxAgeSeconds?: number
}

/** What the handler of a binary route returns if the bytes are still being made. */
export interface BytesStream {
  chunks: AsyncIterable<Uint8Array>
  mime: string
}

/** Marks a reply that is streamed and saved as a file: its size is not known in advance. */
export interface Download extends Binary {
  readonly download: true
}
/** `reply: download('application/zip')`: the handler returns a `FileStream`, the caller receives a `Blob`. */
export const download = (mime: string): Download => ({ binary: mime, download: true })

/**
 * What the handler of a download returns: an error in the stream aborts the response, so that a partial file never
 * passes for a whole one.
 */
export interface FileStream {
  stream: ReadableStream<Uint8Array>
  mime: string
  name: string
}

/** What an upload route accepts as its whole body, instead of JSON. */
export interface Upload {
  /** The content types it accepts. */
  types: readonly string[]
  /** The largest body, in bytes. */
  bytes: number
}

/**
 * What a personal access token may be allowed to do: read lines, write and change lines of the user's own, read and set
 * favourites.
 */
export const tokenScopes = ['lines:read', 'lines:write', 'favorites'] as const
export type TokenScope = (typeof tokenScopes)[number]

export type Ages = 'any' | 'waiting' | 'agreed' | 'adult'

/** How often a route may be called. */
export interface RateLimit {
  /** Identifies the limit; routes whose limits have the same name are counted together. */
  name: string
  most: number
  within: 'minute' | 'hour' | 'day'
  /** What is counted: requests of one network address, which may be a school's, of one account, or for one link. */
  per: 'address' | 'account' | 'token'
  /** A list in the body whose entries are counted instead of the request. */
  weight?: string
  /** Replaces the sentence of `rate_limited`. */
  sentence?: string
}

/** One endpoint. Its key in the table can be searched for: `'POST /affirmations/generate'`. */
export interface Route {
  summary: string
  /**
   * Who may call: `account` (the default) a synced user; `owner` the same, but looked up by the handler's own query, so
   * that a list needs one round trip; `operator` an account whose proven address is in OPERATORS, signed in with a second
   * step, while everybody else is told that nothing is there (404); `token-only` a valid token whose user may not exist yet; `public` anyone.
   */
  access?: 'public' | 'token-only' | 'owner' | 'operator' | 'account'
  /**
   * Which accounts may call, by age: `any` everyone; `waiting` also teens whose parent has not agreed yet; `agreed`
   * (the default) adults, and teens once a parent has agreed; `adult` adults only. Users who have not stated their age
   * may call everything except what AGE_GATE closes. Where the account is not looked up, it can only be `any`.
   */
  ages?: Ages
  /**
   * Requires a sign-in within the last ten minutes: `true` always, `if-needed` if the handler finds that it costs
   * money or deletes the account. Otherwise the response is `fresh_sign_in`.
   */
  fresh?: true | 'if-needed'
  /** The scope with which a personal access token may call it; without one it needs a session. */
  scope?: TokenScope
  /** Pages of any origin may read it: the address itself is the secret. Search engines may not index it. */
  crossOrigin?: true
  query?: z.ZodType
  body?: z.ZodType
  /** The largest JSON body, in bytes, if the usual 64 KiB are too few. */
  bodyBytes?: number
  /** The body may be left out. */
  bodyOptional?: true
  /** The body is a file: the caller passes a `Blob` as `upload`, the handler receives its bytes. */
  upload?: Upload
  /** The body of a successful response; a route without one responds with 204. */
  reply?: z.ZodType | Binary
  status?: 200 | 201
  /** Repeating it changes nothing and responds with 200 instead; the handler says which it was. */
  repeatable?: true
  /** The id in the path is not a UUID: another system assigned it, or it is derived from words. */
  foreignId?: true
  /** Honours the Idempotency-Key header. */
  idempotent?: true
  /** Rate limits of this route, beyond the one that all requests share. */
  limits?: readonly RateLimit[]
  /** Problem codes this route may respond with, beyond those of every route. */
  problems?: readonly string[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Routes = { readonly [key: `${Method} /${string}`]: Route }

type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Params<Key> = [Names<Key>] extends [never] ? unknown : { params: Record<Names<Key>, string> }
type Given<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodType }
  ? undefined extends z.input<S>
    ? { [P in Part]?: z.input<S> }
    : Record<never, never> extends z.input<S>
      ? { [P in Part]?: z.input<S> }
      : { [P in Part]: z.input<S> }
  : unknown
type Parsed<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodType }
  ? { [P in Part]: z.output<S> }
  : unknown

type Key<R> = R extends { idempotent: true } ? { idempotencyKey?: string } : unknown
type File<R, T> = R extends { upload: Upload } ? { upload: T } : unknown

/** What a caller passes. */
export type Call<K, R> = Params<K> & Given<R, 'query'> & Given<R, 'body'> & Key<R> & File<R, Blob>
/** What a handler receives, once parsed. */
export type Request<K, R> = Params<K> & Parsed<R, 'query'> & Parsed<R, 'body'> & Key<R> & File<R, Uint8Array>
/** What the handler of a repeatable route returns. */
export interface Repeatable<T> {
  /** Whether it had been done before. */
  again: boolean
  reply: T
}
/** What a handler returns. */
export type HandlerResult<R> = R extends { reply: Download }
  ? FileStream
  : R extends { reply: Binary }
    ? Bytes | BytesRedirect | BytesStream
    : R extends { reply: infer S extends z.ZodType }
      ? R extends { repeatable: true }
        ? Repeatable<z.input<S>>
        : z.input<S>
      : undefined
/** What a caller receives. */
export type Reply<R> = R extends { reply: Binary }
  ? Blob
  : R extends { reply: infer S extends z.ZodType }
    ? z.output<S>
    : undefined

export const routes = <const T extends Routes>(table: T) => table
