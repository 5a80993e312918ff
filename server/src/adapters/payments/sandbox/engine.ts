import { createHash } from 'node:crypto'
import { numberOf, parseForm, textOf } from './form.ts'
import { Ledger, newId } from './ledger.ts'
import { passTime } from './pass-time.ts'
import { prices } from './prices.ts'
import { noSuch, Refusal } from './refusal.ts'
import { findRoute, runRoute } from './router.ts'
import type { KeptAnswer, Store, Work } from './store.ts'

export interface WireRequest {
  method: string
  /** Includes the query. */
  path: string
  /** Form-encoded. */
  body: string
  idempotencyKey: string | undefined
}

export interface WireAnswer {
  status: number
  body: unknown
  replayed: boolean
}

/** The result, and the response to store under its idempotency key. */
type Done<T> = { result: T; answer?: KeptAnswer & { key: string } }

export interface EngineOptions {
  store: Store
  clock: { now(): Date }
  origin: string
  apiVersion: string
  /** Called when an event was recorded that a webhook reports. */
  onEvents(): Promise<void>
}

/** Implements the provider's API: one request in, one response out, one customer's ledger at a time. */
export class Engine {
  readonly #options: EngineOptions

  constructor(options: EngineOptions) {
    this.#options = options
  }

  get #now() {
    return Math.floor(this.#options.clock.now().getTime() / 1000)
  }

  async #onLedger<T>(customer: string, does: (ledger: Ledger, work: Work) => Promise<Done<T>>) {
    const { store, origin, apiVersion, onEvents } = this.#options
    const [result, told] = await store.work(customer, async (work) => {
      const ledger = new Ledger(work.objects, { now: this.#now, origin, apiVersion })
      passTime(ledger, this.#now)
      const { result: done, answer } = await does(ledger, work)
      await work.keep({ objects: ledger.changed(), events: ledger.events, ...(answer && { answer }) })
      return [done, ledger.events.length > 0] as const
    })
    if (told) await onEvents()
    return result
  }

  /** For the sandbox's own pages: works on the ledger that contains `id`. Undefined for an unknown id. */
  async onPage<T>(id: string, does: (ledger: Ledger) => T): Promise<T | undefined> {
    const customer = await this.#options.store.ownerOf(id)
    return customer ? this.#onLedger(customer, async (ledger) => ({ result: does(ledger) })) : undefined
  }

  async tick() {
    for (const customer of await this.#options.store.customersDue(this.#now))
      await this.#onLedger(customer, async () => ({ result: null }))
  }

  /** Never throws for invalid requests: refusals are responses. */
  async handle(request: WireRequest): Promise<WireAnswer> {
    try {
      return await this.#answer(request)
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body, replayed: false }
      throw error
    }
  }

  async #answer({ method, path, body, idempotencyKey: key }: WireRequest): Promise<WireAnswer> {
    const url = new URL(path, 'http://sandbox')
    const text = method === 'GET' ? url.search.slice(1) : body
    const form = parseForm(text)
    const { route, id } = findRoute(method, url.pathname)
    if (route === 'GET /prices') return { status: 200, body: list(prices), replayed: false }
    if (route === 'GET /events') return { status: 200, body: list(await this.#undelivered(form)), replayed: false }
    const customer = await this.#customerOf(route, id, form, key)
    return this.#onLedger(customer, async (ledger, work) => {
      const fingerprint = `${route} ${id ?? ''} ${text}`
      const kept = key ? await work.answerTo(key) : undefined
      if (kept) return { result: replay(kept, fingerprint) }
      const answer = attempt(() => runRoute(route, { ledger, id: id ?? customer, form }))
      return { result: { ...answer, replayed: false }, ...(key && { answer: { key, fingerprint, ...answer } }) }
    })
  }

  #undelivered(form: ReturnType<typeof parseForm>) {
    const created = form.created
    return this.#options.store.undelivered(
      numberOf(typeof created === 'object' && !Array.isArray(created) ? created.gte : created) ?? 0,
    )
  }

  async #customerOf(
    route: string,
    id: string | undefined,
    form: ReturnType<typeof parseForm>,
    key: string | undefined,
  ) {
    // The id is derived from the key, so that the same key makes the same customer even if used twice concurrently.
    if (route === 'POST /customers')
      return key ? `cus_${createHash('sha256').update(key).digest('hex').slice(0, 24)}` : newId('cus')
    const named =
      id ??
      ['customer', 'subscription', 'from_subscription', 'invoice', 'payment_intent'].flatMap(
        (name) => textOf(form[name]) ?? [],
      )[0]
    const owner = named && (await this.#options.store.ownerOf(named))
    if (!owner) throw noSuch(route.split(' ')[1] ?? '', named ?? '')
    return owner
  }
}

const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

function attempt(does: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: does() }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
}

function replay(kept: KeptAnswer, fingerprint: string): WireAnswer {
  if (kept.fingerprint === fingerprint) return { status: kept.status, body: kept.body, replayed: true }
  throw new Refusal(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  )
}
