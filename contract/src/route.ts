import type * as z from 'zod'

/** Marks a reply of bytes (audio, video, pictures) instead of JSON. */
export interface Binary {
  readonly binary: string
}
/** `reply: binary('audio/mpeg')`: the handler answers `Bytes`, the caller receives a `Blob`. */
export const binary = (mime: string): Binary => ({ binary: mime })

/** What a handler of a binary route answers. `etag` names these exact bytes. */
export interface Bytes {
  bytes: Uint8Array
  mime: string
  etag: string
  maxAgeSeconds: number
}

/** What a handler of a binary route answers where the caller fetches the bytes elsewhere. */
export interface Elsewhere {
  address: string
  /** How long the answer may be kept that leads there; not at all when left out. */
  maxAgeSeconds?: number
}

/** Marks a reply that is made while it is read, to be saved as a file: its size is not known beforehand. */
export interface Download extends Binary {
  readonly download: true
}
/** `reply: download('application/zip')`: the handler answers a `FileStream`, the caller receives a `Blob`. */
export const download = (mime: string): Download => ({ binary: mime, download: true })

/** What a handler of a download answers: an error in the stream breaks the answer off, so that no half passes for a whole. */
export interface FileStream {
  stream: ReadableStream<Uint8Array>
  mime: string
  name: string
}

/** Marks a reply that is sent as it is made: one JSON object a line, each of this shape. */
export interface Lines<S extends z.ZodType = z.ZodType> extends Binary {
  readonly lines: S
}
/** `reply: lines(SpeechPart)`: the handler answers an `AsyncIterable` of objects, the caller reads them as they come. */
export const lines = <S extends z.ZodType>(shape: S): Lines<S> => ({ binary: 'application/x-ndjson', lines: shape })

/** What an upload route takes as its whole body, instead of JSON. */
export interface Upload {
  /** The content types it accepts. */
  types: readonly string[]
  /** The largest body, in bytes. */
  bytes: number
}

export type Ages = 'any' | 'waiting' | 'agreed' | 'adult'

/** One endpoint, keyed in its table by the words a reader greps for: `'POST /affirmations/generate'`. */
export interface Route {
  summary: string
  /**
   * Who may call: `account` (the default) a synced user; `owner` the same, whom the handler's own query finds, so that
   * a list is one round trip; `token` a valid token whose user may not exist yet; `public` anybody.
   */
  access?: 'public' | 'token' | 'owner' | 'account'
  /**
   * Of accounts, who may call by their age: `any` everybody; `waiting` also those whose parent has not agreed yet;
   * `agreed` (the default) adults, and younger people once a parent has; `adult` adults alone. Whoever has not said how
   * old they are may call all but what AGE_GATE closes. Where the account is not looked up, it can only be `any`.
   */
  ages?: Ages
  /**
   * Needs somebody who has shown within the last ten minutes who they are: `true` always, `if-charged` where the handler
   * finds that it costs money. Otherwise the answer is `fresh_sign_in`.
   */
  fresh?: true | 'if-charged'
  query?: z.ZodType
  body?: z.ZodType
  /** The body may be left out. */
  bodyOptional?: true
  /** The body is a file: the caller gives a `Blob` as `upload`, the handler gets its bytes. */
  upload?: Upload
  /** What a success returns; a route without one answers 204. */
  reply?: z.ZodType | Binary
  status?: 200 | 201
  /** Doing it again changes nothing and answers 200 instead; the handler says which it was. */
  repeatable?: true
  /** The id in the path is no UUID: another system gave it, or it is made from words. */
  foreignId?: true
  /** Honours the Idempotency-Key header. */
  idempotent?: true
  /** Problem codes this route may answer with, beyond the ones every route has. */
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

/** What a caller gives. */
export type Call<K, R> = Params<K> & Given<R, 'query'> & Given<R, 'body'> & Key<R> & File<R, Blob>
/** What a handler gets, once parsed. */
export type Request<K, R> = Params<K> & Parsed<R, 'query'> & Parsed<R, 'body'> & Key<R> & File<R, Uint8Array>
/** What the handler of a repeatable route returns. */
export interface Repeatable<T> {
  /** Whether it had been done before. */
  again: boolean
  reply: T
}
/** What a handler returns. */
export type Answer<R> = R extends { reply: Download }
  ? FileStream
  : R extends { reply: Lines<infer S> }
    ? AsyncIterable<z.input<S>>
    : R extends { reply: Binary }
      ? Bytes | Elsewhere
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

/** What a caller of a route that answers lines receives, one after the other. */
export type Part<R> = R extends { reply: Lines<infer S> } ? z.output<S> : never

export const routes = <const T extends Routes>(table: T) => table
