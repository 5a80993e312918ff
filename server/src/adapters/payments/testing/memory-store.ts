import type { SandboxEvent, SandboxObject } from '../sandbox/objects.ts'
import type { Store, StoredResponse } from '../sandbox/store.ts'

/** The ids by which an object, its schedule and its payment are asked for. */
function idsIn(object: SandboxObject): string[] {
  if (object.object === 'invoice' && object.payment_intent) return [object.id, object.payment_intent]
  if (object.object === 'subscription' && object.schedule) return [object.id, object.schedule.id]
  return [object.id]
}

/** The sandbox's storage without a database, for tests that run hundreds of histories. */
export function memoryStore(): Store & { events: SandboxEvent[] } {
  const owners = new Map<string, string>()
  const objects = new Map<string, SandboxObject>()
  const responses = new Map<string, StoredResponse>()
  const events: SandboxEvent[] = []
  return {
    events,
    ownerOf: async (id) => owners.get(id),
    async work(customer, key, does) {
      const own = [...objects.values()].filter(({ id }) => owners.get(id) === customer)
      const changes = does({ objects: structuredClone(own), response: responses.get(key ?? '') })
      for (const object of changes.objects) {
        objects.set(object.id, structuredClone(object))
        for (const id of idsIn(object)) owners.set(id, customer)
      }
      events.push(...changes.events)
      if (key && changes.response) responses.set(key, changes.response)
      return changes.result
    },
    customersDue: async () => [...new Set(owners.values())],
    waitingEvents: async () => [],
    markDelivered: async () => undefined,
    undelivered: async () => [],
  }
}
