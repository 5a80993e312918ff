import * as fc from 'fast-check'

/** Values that have crashed servers. */
export const hostileValues: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(5000),
  '\0',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\u202e',
  '🌅'.repeat(200),
  "'; drop table account; --",
  '%00',
  '%',
  '../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'a&b@example.com',
  'me{x}@example.com',
  'x..y@example.com',
  'müller@bücher.example',
  'me@example.xn--p1ai',
  'Etc/Unknown',
  'Zoe\u0308',
  '\u200b\u200d',
  '%2e%2e%2f',
  '%63onstructor',
  'NaN',
  '-1',
  '1e309',
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  -(2 ** 63),
  true,
  [],
  [[[[]]]],
  {},
  { __proto__: null, constructor: 1 },
  Array.from({ length: 500 }, () => 'a'),
]

type Node = Record<string, unknown> | unknown[]
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns the value with one place in it replaced. */
function replaceAt(value: unknown, index: number, hostile: unknown): unknown {
  const keys = isNode(value) ? Object.keys(value) : []
  const key = keys[index % (keys.length + 1)]
  if (key === undefined || !isNode(value)) return hostile
  const inner = replaceAt((value as Record<string, unknown>)[key], Math.floor(index / (keys.length + 1)), hostile)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
}

/** Valid values with one place spoilt, or one field too many. */
export const withHostileValue = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fitting, fc.nat(10_000), fc.constantFrom(...hostileValues), fc.boolean())
    .map(([value, place, hostile, adds]) =>
      adds && isNode(value) && !Array.isArray(value)
        ? { ...value, unknown: hostile }
        : replaceAt(value, place, hostile),
    )

/** The text of a value as a URL or a header may carry it. */
export const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 3000)
