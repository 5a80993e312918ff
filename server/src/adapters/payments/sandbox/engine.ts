import { createHash } from 'node:crypto'
import { Ledger, newId } from './ledger.ts'
import { passTime } from './pass-time.ts'
import { prices } from './prices.ts'
import { invalid, noSuch, Refusal } from './refusal.ts'
import { findRoute, list, runRoute } from './routes.ts'
import type { Store, StoredResponse, WireResponse } from './store.ts'

export interface WireRequest {
  method: string
  /** Includes the query. */
  path: string
  /** Form-encoded. */
  body: string
  idempotencyKey: string | undefined
}

export interface EngineOptions {
  store: Store
  clock: { now(): Date }
  origin: string
  /** Called when an event was recorded that a webhook reports. */
  onEvents(): Promise<void>
}

type Done<T> = { result: T; response?: StoredResponse }

/** Implements the provider's API: one request in, one response out, one customer's ledger at a time. */
export class Engine {
  readonly #options: EngineOptions

  constructor(options: EngineOptions) {
    this.#options = options
  }

  get #now() {
    return Math.floor(this.#options.clock.now().getTime() / 1000)
  }

  async #work<T>(customer: string, does: (ledger: Ledger, kept?: StoredResponse) => Done<T>, key?: string): Promise<T> {
    const { store, origin, onEvents } = this.#options
    let hasEvents = false
    const result = await store.work(customer, key, ({ objects, response }) => {
      const ledger = new Ledger(objects, { now: this.#now, origin })
      passTime(ledger, this.#now)
      const done = does(ledger, response)
      hasEvents = ledger.events.length > 0
      return { ...done, objects: ledger.changed(), events: ledger.events }
    })
    if (hasEvents) await onEvents()
    return result
  }

  /** For the sandbox's own pages: works on the ledger that contains `id`. Undefined for an unknown id. */
  async onPage<T>(id: string, does: (ledger: Ledger) => T): Promise<T | undefined> {
    const customer = await this.#options.store.ownerOf(id)
    return customer ? this.#work(customer, (ledger) => ({ result: does(ledger) })) : undefined
  }

  async tick() {
    for (const customer of await this.#options.store.customersDue(this.#now))
      await this.#work(customer, () => ({ result: null }))
  }

  /** Never throws for invalid requests: refusals are responses. */
  handle(request: WireRequest): Promise<WireResponse> {
    return this.#respond(request).catch(toResponse)
  }

  async #respond({ method, path, body, idempotencyKey: key }: WireRequest): Promise<WireResponse> {
    const url = new URL(path, 'http://sandbox')
    const form = method === 'GET' ? url.searchParams : new URLSearchParams(body)
    const { route, id } = findRoute(method, url.pathname)
    if (route === 'GET /prices') return { status: 200, body: list(prices) }
    if (route === 'GET /events')
      return { status: 200, body: list(await this.#options.store.undelivered(Number(form.get('created[gte]')))) }
    const customer = await this.#customerOf(route, id, form, key)
    const fingerprint = `${route} ${id} ${form}`
    return this.#work<WireResponse>(
      customer,
      (ledger, stored) => {
        if (stored && stored.fingerprint !== fingerprint)
          throw invalid('Keys for idempotent requests can only be used with the parameters they were first used with.')
        const result = stored ?? attempt(() => runRoute(route, { ledger, id: id ?? customer, form }))
        return stored ? { result } : { result, response: { fingerprint, ...result } }
      },
      key,
    )
  }

  async #customerOf(route: string, id: string | undefined, form: URLSearchParams, key: string | undefined) {
    // The id is derived from the key, so that the same key makes the same customer even if used twice concurrently.
    if (route === 'POST /customers')
      return key ? `cus_${createHash('sha256').update(key).digest('hex').slice(0, 24)}` : newId('cus')
    const names = ['customer', 'subscription', 'from_subscription', 'invoice', 'payment_intent']
    const named = id ?? names.map((name) => form.get(name)).find((value) => value !== null)
    const owner = named && (await this.#options.store.ownerOf(named))
    if (!owner) throw noSuch(route.split(' ')[1] ?? '', named)
    return owner
  }
}

function attempt(does: () => unknown): WireResponse {
  try {
    return { status: 200, body: does() }
  } catch (error) {
    return toResponse(error)
  }
}

function toResponse(error: unknown): WireResponse {
  if (error instanceof Refusal) return { status: error.status, body: error.body }
  throw error
}
