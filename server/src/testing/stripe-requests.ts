import { readFileSync } from 'node:fs'
import type { Overrides } from '#compose/overrides.ts'

/** The part of JSON Schema that a TypeScript interface is converted to. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
}

type Fault = { path: string; message: string }
export type Transport = NonNullable<Overrides['paymentsTransport']>

const read = (): Record<string, Schema> =>
  JSON.parse(readFileSync(new URL('./stripe-requests.schema.json', import.meta.url), 'utf8'))
let schemas: Record<string, Schema> | undefined

/** Returns a type's schema by name; scripts/stripe-schemas.mjs generates them. */
function definition(name: string): Schema {
  schemas ??= read()
  const found = schemas[decodeURIComponent(name)]
  if (!found) throw new Error(`No schema is kept for ${name}: run scripts/stripe-schemas.mjs.`)
  return found
}

/** Requests are form-encoded: `12` is a number and `true` a boolean if the schema says so. */
const fitsType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)),
  boolean: (value) => value === 'true' || value === 'false',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  null: (value) => value === '',
}

function checkObject(schema: Schema, value: Record<string, unknown>, path: string): Fault[] {
  const missing = (schema.required ?? []).filter((name) => !(name in value))
  const known = Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name
    const rule = schema.properties?.[name] ?? schema.additionalProperties
    if (rule === undefined || rule === false) return [{ path: at, message: 'is not a parameter' }]
    return rule === true ? [] : check(rule, inner, at)
  })
  return [...missing.map((name) => ({ path: `${path}.${name}`, message: 'is missing' })), ...known]
}

function checkAny(arms: Schema[], value: unknown, path: string): Fault[] {
  const faults = arms.map((arm) => check(arm, value, path))
  // The variant with the fewest faults explains best.
  return faults.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function checkWord(allowed: unknown[], value: unknown, path: string): Fault[] {
  return allowed.some((one) => String(one) === value) ? [] : [{ path, message: `must be one of ${allowed.join(', ')}` }]
}

function checkType(schema: Schema, value: unknown, path: string): Fault[] {
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => fitsType[type]?.(value)))
    return [{ path, message: `must be ${types.join(' or ')}` }]
  const { items } = schema
  if (Array.isArray(value)) return items ? value.flatMap((one, at) => check(items, one, `${path}.${at}`)) : []
  return schema.properties ? checkObject(schema, value as Record<string, unknown>, path) : []
}

function check(schema: Schema, value: unknown, path: string): Fault[] {
  if (schema.$ref) return check(definition(schema.$ref.slice('#/definitions/'.length)), value, path)
  if (schema.anyOf) return checkAny(schema.anyOf, value, path)
  if (schema.enum) return checkWord(schema.enum, value, path)
  return schema.const === undefined ? checkType(schema, value, path) : checkWord([schema.const], value, path)
}

/** Parses `items[0][price]=x` to `{ items: [{ price: 'x' }] }`. */
function readForm(text: string): Record<string, unknown> {
  type Group = { [name: string]: unknown }
  const form: Group = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([step]) => step)
    const last = path.pop() ?? name
    let group = form
    for (const step of path) {
      group[step] ??= {}
      group = group[step] as Group
    }
    group[last] = value
  }
  const toLists = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const)
    const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
    return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  }
  return toLists(form) as Record<string, unknown>
}

/** The SDK parameter type of each route; null for none. */
const parameters: [route: RegExp, type: string | null][] = [
  [/^POST \/v1\/customers$/, 'CustomerCreate'],
  [/^POST \/v1\/customers\/[^/]+$/, 'CustomerCreate'],
  [/^DELETE \/v1\/customers\/[^/]+$/, null],
  [/^GET \/v1\/prices$/, 'PriceList'],
  [/^POST \/v1\/checkout\/sessions$/, 'CheckoutSessionCreate'],
  [/^GET \/v1\/checkout\/sessions\/[^/]+$/, 'CheckoutSessionRetrieve'],
  [/^POST \/v1\/checkout\/sessions\/[^/]+\/expire$/, 'CheckoutSessionExpire'],
  [/^GET \/v1\/subscriptions$/, 'SubscriptionList'],
  [/^GET \/v1\/subscriptions\/[^/]+$/, 'SubscriptionRetrieve'],
  [/^POST \/v1\/subscriptions\/[^/]+$/, 'SubscriptionUpdate'],
  [/^DELETE \/v1\/subscriptions\/[^/]+$/, 'SubscriptionCancel'],
  [/^POST \/v1\/subscription_schedules$/, 'ScheduleCreate'],
  [/^POST \/v1\/subscription_schedules\/[^/]+$/, 'ScheduleUpdate'],
  [/^POST \/v1\/subscription_schedules\/[^/]+\/release$/, 'ScheduleRelease'],
  [/^POST \/v1\/invoices\/create_preview$/, 'InvoicePreview'],
  [/^GET \/v1\/invoices$/, 'InvoiceList'],
  [/^GET \/v1\/invoice_payments$/, 'InvoicePaymentList'],
  [/^POST \/v1\/refunds$/, 'RefundCreate'],
  [/^POST \/v1\/billing_portal\/sessions$/, 'PortalSessionCreate'],
  [/^GET \/v1\/events$/, 'EventList'],
]

/** Returns what is wrong with a request according to the SDK's own parameter types. */
export function faultsOf(method: string, path: string, body: string): string[] {
  const [bare = '', query = ''] = path.split('?')
  const route = parameters.find(([pattern]) => pattern.test(`${method} ${bare}`))
  if (!route) return [`${method} ${bare} is not a call of the SDK that is known here`]
  const form = readForm(method === 'POST' ? body : query || body)
  const [, type] = route
  if (type === null) return Object.keys(form)
  return check(definition(type), form, '').map((fault) => `${fault.path} ${fault.message}`)
}

const refusal = (message: string) => ({
  getStatusCode: () => 400,
  getHeaders: () => ({ 'stripe-should-retry': 'false' }),
  getRawResponse: () => null,
  toStream: () => null,
  toJSON: async () => ({ error: { type: 'invalid_request_error', code: 'not_in_the_sdk', message } }),
})

/** An HTTP client that only lets requests through which the SDK's own types allow. */
export const onlyKnownParameters: Transport = (client) => ({
  getClientName: () => client.getClientName(),
  async makeRequest(...request) {
    const [, , path, method, , body] = request
    const faults = faultsOf(method, path, body ?? '')
    return faults.length > 0 ? refusal(`${method} ${path}: ${faults.join('; ')}`) : client.makeRequest(...request)
  },
})
