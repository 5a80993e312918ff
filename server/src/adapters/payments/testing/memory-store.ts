import type { SandboxEvent, SandboxObject } from '../sandbox/objects.ts'
import type { KeptAnswer, Store } from '../sandbox/store.ts'

/** The sandbox's storage without a database, for tests that run hundreds of histories. One request at a time. */
export function memoryStore(): Store & { events: SandboxEvent[] } {
  const owners = new Map<string, string>()
  const objects = new Map<string, SandboxObject>()
  const answers = new Map<string, KeptAnswer>()
  const events: SandboxEvent[] = []
  let last: Promise<unknown> = Promise.resolve()
  return {
    events,
    ownerOf: async (id) => owners.get(id),
    work(customer, does) {
      const work = {
        objects: [] as SandboxObject[],
        answerTo: async (key: string) => answers.get(key),
        async keep(changed: {
          objects: SandboxObject[]
          events: SandboxEvent[]
          answer?: KeptAnswer & { key: string }
        }) {
          for (const object of changed.objects) {
            objects.set(object.id, structuredClone(object))
            owners.set(object.id, customer)
            if (object.object === 'invoice_payment') owners.set(object.payment.payment_intent, customer)
          }
          events.push(...changed.events)
          if (changed.answer) answers.set(changed.answer.key, changed.answer)
        },
      }
      const done = last.then(() => {
        work.objects = structuredClone([...objects.values()].filter(({ id }) => owners.get(id) === customer))
        return does(work)
      })
      last = done.catch(() => undefined)
      return done
    },
    customersDue: async () => [...new Set(owners.values())],
    waitingEvents: async () => [],
    markDelivered: async () => undefined,
    undelivered: async () => [],
  }
}
