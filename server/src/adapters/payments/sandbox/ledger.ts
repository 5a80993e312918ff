import { randomBytes } from 'node:crypto'
import type { SandboxEvent, SandboxObject, Schedule } from './objects.ts'
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

  constructor(objects: SandboxObject[], at: { now: number; origin: string }) {
    this.#objects = new Map(objects.map((object) => [object.id, object]))
    this.now = at.now
    this.origin = at.origin
  }

  /** Stores an object; call it again after changing one. */
  put<T extends SandboxObject>(object: T): T {
    this.#objects.set(object.id, object)
    this.#changed.add(object.id)
    return object
  }

  find<K extends Kind>(kind: K, id: string | null): Of<K> | undefined {
    return this.all(kind).find((object) => object.id === id)
  }

  /** Throws the provider's 404 if there is none. */
  get<K extends Kind>(kind: K, id: string | null): Of<K> {
    const object = this.find(kind, id)
    if (!object) throw noSuch(kind, id ?? '')
    return object
  }

  /** Newest last. */
  all<K extends Kind>(kind: K): Of<K>[] {
    return [...this.#objects.values()].filter((object): object is Of<K> => object.object === kind)
  }

  /** Records a webhook event with the object's current state. */
  emit(type: string, object: SandboxObject | Schedule) {
    const data = { object: structuredClone(object) }
    this.events.push({ id: newId('evt'), object: 'event', created: this.now, livemode: false, type, data })
  }

  changed(): SandboxObject[] {
    return [...this.#changed].flatMap((id) => this.#objects.get(id) ?? [])
  }
}
