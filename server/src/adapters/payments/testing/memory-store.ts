import type { SandboxEvent, SandboxObject } from '../sandbox/objects.ts'
import type { KeptResponse, Store } from '../sandbox/store.ts'

/** The sandbox's storage without a database, for tests that run hundreds of histories. */
export function memoryStore(): Store & { events: SandboxEvent[] } {
  const owners = new Map<string, string>()
  const objects = new Map<string, SandboxObject>()
  const responses = new Map<string, KeptResponse>()
  const events: SandboxEvent[] = []
  return {
    events,
    ownerOf: async (id) => owners.get(id),
    async work(customer, key, does) {
      const own = [...objects.values()].filter(({ id }) => owners.get(id) === customer)
      const changes = does({ objects: structuredClone(own), response: responses.get(key ?? '') })
      for (const object of changes.objects) {
        objects.set(object.id, structuredClone(object))
        owners.set(object.id, customer)
        if (object.object === 'invoice_payment') owners.set(object.payment.payment_intent, customer)
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
