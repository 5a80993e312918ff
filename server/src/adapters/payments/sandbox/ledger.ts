import { randomBytes } from 'node:crypto'
import type { SandboxEvent, SandboxObject } from './objects.ts'
import { noSuch } from './refusal.ts'

type Kind = SandboxObject['object']
type Of<K extends Kind> = Extract<SandboxObject, { object: K }>

/** An id in the provider's format. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** All of one customer's sandbox objects, loaded for one request. */
export class Ledger {
  readonly #objects: Map<string, SandboxObject>
  readonly #changed = new Set<string>()
  readonly events: SandboxEvent[] = []
  /** Epoch seconds; advances when time passes within a request. */
  now: number
  /** The public origin of the sandbox's pages, without a trailing slash. */
  readonly origin: string
  readonly #apiVersion: string

  constructor(objects: SandboxObject[], at: { now: number; origin: string; apiVersion: string }) {
    this.#objects = new Map(objects.map((object) => [object.id, object]))
    this.now = at.now
    this.origin = at.origin
    this.#apiVersion = at.apiVersion
  }

  /** Stores an object; call it again after changing one. */
  put<T extends SandboxObject>(object: T): T {
    this.#objects.set(object.id, object)
    this.#changed.add(object.id)
    return object
  }

  find<K extends Kind>(kind: K, id: string): Of<K> | undefined {
    const found = this.#objects.get(id)
    return found?.object === kind ? (found as Of<K>) : undefined
  }

  /** Throws the provider's 404 if there is none. */
  get<K extends Kind>(kind: K, id: string): Of<K> {
    const found = this.find(kind, id)
    if (!found) throw noSuch(kind, id)
    return found
  }

  /** Newest last. */
  all<K extends Kind>(kind: K): Of<K>[] {
    return [...this.#objects.values()].filter((object): object is Of<K> => object.object === kind)
  }

  /** Records a webhook event with the object's current state. */
  emit(type: string, object: SandboxObject) {
    this.events.push({
      id: newId('evt'),
      object: 'event',
      api_version: this.#apiVersion,
      created: this.now,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: structuredClone(object) },
    })
  }

  changed(): SandboxObject[] {
    return [...this.#changed].flatMap((id) => this.#objects.get(id) ?? [])
  }
}
