import * as fc from 'fast-check'
import { arbitraryOf, type Surroundings } from './arbitrary-of.ts'
import type { DescribedRoute } from './described-routes.ts'
import { asText, hostileValues, withHostileValue } from './hostile-values.ts'

/** A request as it is sent. */
export interface AttackRequest {
  path: string
  init: RequestInit
}

/** A cursor such as a page of marked lines returns, of a year that the database does not know. */
const oldCursor = Buffer.from('["0000-01-01T00:00:00.000Z","00000000-0000-7000-8000-000000000000"]').toString(
  'base64url',
)

const hostileText = fc.constantFrom(...hostileValues).map(asText)

/** Fills in path parameters: an id of the caller's or another user's, a word, or anything. */
function pathOf({ path }: DescribedRoute, { ids }: Surroundings): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name)
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom('calm', 'alasdair', 'tutorial-onboarding', '2026-11-21', '0000-01-01') },
    { weight: 1, arbitrary: hostileText },
  )
  return fc
    .tuple(...names.map(() => segment))
    .map((segments) =>
      names.reduce((filled, name, at) => filled.replace(name, encodeURIComponent(segments[at] ?? '')), path),
    )
}

function queryOf({ query }: DescribedRoute, around: Surroundings): fc.Arbitrary<string> {
  const parts = query.map(({ name, schema }) =>
    fc
      .oneof({ weight: 2, arbitrary: arbitraryOf(schema, around).map(asText) }, { weight: 1, arbitrary: hostileText })
      .map((text) => `${name}=${encodeURIComponent(text)}`),
  )
  const extra = fc.constantFrom(
    'unknown=1',
    'limit=1&limit=2',
    'q=%ED%A0%80',
    'cursor=%',
    '__proto__=1',
    `cursor=${oldCursor}`,
  )
  const chosen = fc
    .tuple(...parts.map((part) => fc.option(part, { nil: '' })))
    .map((all) => all.filter(Boolean).join('&'))
  return fc.oneof({ weight: 4, arbitrary: chosen }, { weight: 1, arbitrary: extra })
}

const malformed = ['', '{', '{"a":', 'null', '[]', '"text"', '{"__proto__": {"a": 1}}', '\u00ff', '{"a": 1e999}']

function bodyOf({ bodies }: DescribedRoute, around: Surroundings): fc.Arbitrary<Pick<RequestInit, 'body' | 'headers'>> {
  const [first] = bodies
  if (!first) return fc.constant({})
  const [type, schema] = first
  const headers = { 'content-type': type }
  if (type !== 'application/json')
    return fc.uint8Array({ maxLength: 600 }).map((bytes) => ({ body: new Uint8Array(bytes), headers }))
  const fitting = arbitraryOf(schema, around)
  return fc.oneof(
    { weight: 4, arbitrary: fitting.map((value) => ({ body: JSON.stringify(value), headers })) },
    { weight: 5, arbitrary: withHostileValue(fitting).map((value) => ({ body: JSON.stringify(value), headers })) },
    { weight: 1, arbitrary: fc.constantFrom(...malformed).map((body) => ({ body, headers })) },
    { weight: 1, arbitrary: fc.constant({ body: 'a=b', headers: { 'content-type': 'text/plain' } }) },
  )
}

const headersOf = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'k'.repeat(300) },
      { 'idempotency-key': 'the-same-key' },
      { range: 'bytes=9-1' },
      { range: 'bytes=99999999999999999999-' },
      { 'if-none-match': '"' },
      { 'accept-encoding': 'nonsense' },
    ),
  },
)

/** Generates requests to a route: some are valid, most are nearly so. */
export const attackOn = (route: DescribedRoute, around: Surroundings): fc.Arbitrary<AttackRequest> =>
  fc
    .tuple(pathOf(route, around), queryOf(route, around), bodyOf(route, around), headersOf)
    .map(([path, query, { body, headers: own }, headers]) => ({
      path: query ? `${path}?${query}` : path,
      init: { ...(body !== undefined && { body }), headers: { ...own, ...headers } },
    }))
