import * as fc from 'fast-check'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Plausible input, for whichever pattern it matches. */
const words = ['I can begin again', 'calm', '07:30', 'alasdair', 'hairVariant', '#6a00ff', 'Status 404', 'Maya', '1']

const formats: Record<string, string[]> = {
  email: ['maya@example.test'],
  uri: ['https://fcm.googleapis.com/fcm/send/x', 'https://example.test/maya.png'],
  'date-time': ['2026-11-21T12:00:00.000Z', '0000-01-01T00:00:00.000Z'],
  date: ['2026-11-21', '2026-02-28', '0000-01-01', '0000-01-31', '9999-12-31'],
}

function textOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (pattern === undefined)
    return fc.oneof(
      fc.constantFrom(...words.filter(fits), 'x'.repeat(Math.max(1, minLength))),
      fc.string({ minLength, maxLength }),
    )
  const expression = new RegExp(pattern, 'u')
  const known = words.filter((word) => fits(word) && expression.test(word))
  return known.length > 0 ? fc.constantFrom(...known) : fc.stringMatching(expression)
}

function objectOf({ properties = {}, required = [] }: Schema, make: (schema: Schema) => fc.Arbitrary<unknown>) {
  const shape = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, make(part)]))
  return fc.record(shape, { requiredKeys: required.filter((name) => name in shape) })
}

/** How to resolve a `$ref`, and which ids may be used. */
export interface Surroundings {
  schemas: Record<string, Schema>
  ids: readonly string[]
}

type Make = (schema: Schema, around: Surroundings) => fc.Arbitrary<unknown>

const numbers = ({ minimum = 0, maximum = 100 }: Schema) => ({ min: minimum, max: maximum })

/** Generators by schema type. */
const byType: Record<string, Make> = {
  string: textOf,
  integer: (schema) => fc.integer(numbers(schema)),
  number: (schema) => fc.double({ ...numbers(schema), noNaN: true }),
  boolean: () => fc.boolean(),
  array: ({ items = {}, minItems = 0 }, around) =>
    fc.array(arbitraryOf(items, around), { minLength: minItems, maxLength: Math.max(minItems, 3) }),
  object: (schema, around) => objectOf(schema, (part) => arbitraryOf(part, around)),
}

/** The values of a constant, an enum or a named format; undefined for any other schema. */
function fromList(
  { const: only, enum: values, format = '' }: Schema,
  { ids }: Surroundings,
): readonly unknown[] | undefined {
  if (only !== undefined) return [only]
  return values ?? (format === 'uuid' ? ids : formats[format])
}

/** Generates values that fit a schema, or nearly: rules that exist only in code are not known here. */
export function arbitraryOf(schema: Schema, around: Surroundings): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return arbitraryOf(around.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, around)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, around)))
  const list = fromList(schema, around)
  if (list) return fc.constantFrom(...list)
  const make = byType[[schema.type].flat()[0] ?? '']
  return make ? make(schema, around) : fc.constant(null)
}
