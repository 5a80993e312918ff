import type { Tracing } from '@glimmer/lib/tracing/tracing'
import type { Wire } from '#adapters/payments/make-payments.ts'
import type { PushWire } from '#adapters/push/web-push.ts'
import type { App } from '#app.ts'
import type { Clock } from '#ports/clock.ts'

/** Parts a caller brings along instead of the configured ones: a test's clock, a bench's silent log. */
export interface Overrides {
  clock?: Clock
  tracing?: Tracing | undefined
  log?: App['log']
  /** The built voice worker; the source beside the adapter when left out. */
  voiceWorker?: URL
  /** The built process of the natural voice; the source beside its adapter when left out. */
  voiceHost?: URL
  /** Where the films lie; those of the product when left out. */
  films?: string
  /** What stands between the payment adapter and the sandbox. */
  paymentsWire?: Wire
  /** What stands between the push adapter and the browsers' push services. */
  pushWire?: PushWire
}
