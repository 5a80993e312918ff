import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'

// `node scripts/stripe-schemas.mjs` writes the schemas of the SDK's requests; run it after updating the SDK.
const target = join(root, 'server/src/testing/stripe-requests.schema.json')

/** The SDK's parameter types, by their names in server/src/testing/stripe-requests.ts. */
const types = {
  CustomerCreate: 'CustomerCreateParams',
  PriceList: 'PriceListParams',
  CheckoutSessionCreate: 'Checkout.SessionCreateParams',
  CheckoutSessionRetrieve: 'Checkout.SessionRetrieveParams',
  CheckoutSessionExpire: 'Checkout.SessionExpireParams',
  SubscriptionList: 'SubscriptionListParams',
  SubscriptionRetrieve: 'SubscriptionRetrieveParams',
  SubscriptionUpdate: 'SubscriptionUpdateParams',
  SubscriptionCancel: 'SubscriptionCancelParams',
  ScheduleCreate: 'SubscriptionScheduleCreateParams',
  ScheduleUpdate: 'SubscriptionScheduleUpdateParams',
  ScheduleRelease: 'SubscriptionScheduleReleaseParams',
  InvoicePreview: 'InvoiceCreatePreviewParams',
  InvoiceList: 'InvoiceListParams',
  InvoicePaymentList: 'InvoicePaymentListParams',
  RefundCreate: 'RefundCreateParams',
  PortalSessionCreate: 'BillingPortal.SessionCreateParams',
  EventList: 'EventListParams',
}

const generator = 'ts-json-schema-generator@2.5.2'
const options = ['--type', '*', '--no-type-check', '--expose', 'export', '--jsDoc', 'none']

const open = '#/definitions/OtherString'
const isGroup = (value) => typeof value === 'object' && value !== null
/** The SDK's enumerations also accept any other string; the schemas accept only the values it knows. */
const closed = (arms) => arms.filter((arm) => arm.$ref !== open)

function tidy(value) {
  if (Array.isArray(value)) return value.map(tidy)
  if (!isGroup(value)) return value
  const arms = Array.isArray(value.anyOf) ? { ...value, anyOf: closed(value.anyOf) } : value
  return Object.fromEntries(Object.entries(arms).map(([name, inner]) => [name, tidy(inner)]))
}

const folder = mkdtempSync(join(root, 'server/.stripe-'))
try {
  const file = join(folder, 'types.ts')
  const lines = Object.entries(types).map(([name, type]) => `export type ${name} = Stripe.${type}`)
  writeFileSync(file, ["import type { Stripe } from 'stripe'", ...lines, ''].join('\n'))
  const made = join(folder, 'made.json')
  execFileSync('npx', ['--yes', generator, '--path', file, '--out', made, ...options], { cwd: root, stdio: 'inherit' })
  const { definitions } = JSON.parse(readFileSync(made, 'utf8'))
  writeFileSync(target, `${JSON.stringify(tidy(definitions))}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
