import type { Tracing } from '@glimmer/lib/tracing/tracing'
import type { PaymentsTransport } from '#adapters/payments/make-payments.ts'
import type { PushTransport } from '#adapters/push/web-push.ts'
import type { App } from '#app.ts'
import type { Clock } from '#ports/clock.ts'
import type { Voice } from '#ports/voice.ts'

/** Parts that a caller passes in place of the configured ones: a test's clock, a benchmark's silent log. */
export interface Overrides {
  clock?: Clock
  tracing?: Tracing | undefined
  log?: App['log']
  /** How long a person waits for a language model, in milliseconds. */
  writerPatienceMs?: number | undefined
  /** The built-in voice, if several Apps of a process share its thread. */
  builtInVoice?: Voice
  /** The built voice worker; defaults to the source next to the adapter. */
  voiceWorker?: URL
  /** The built process of the natural voice; defaults to the source next to its adapter. */
  voiceHost?: URL
  /** The folder of the films; defaults to the one that ships with Glimmer. */
  films?: string
  /** Intercepts the calls between the payment adapter and the sandbox. */
  paymentsTransport?: PaymentsTransport
  /** Intercepts the calls between the push adapter and the browsers' push services. */
  pushTransport?: PushTransport
}
